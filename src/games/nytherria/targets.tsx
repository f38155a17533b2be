import type { Character } from './cards.ts';
import { Gems } from './faces.tsx';
import { fitting } from './picking.tsx';
import { stonesText } from './players.tsx';
import type { Part } from './table.tsx';

/** On whom a card is played or revived, where there is a choice. */
export function Targets({ card, view, offers, chosen, choose, words, w, who }: Part & { card: Character }) {
  const aimed = fitting(offers, [card]);
  if (aimed.length < 2 || !aimed.some((move) => 'target' in move)) return null;
  return (
    <div class="n-targets" role="group" aria-label={w.onWhom}>
      <p>{w.onWhom}</p>
      {aimed.map((move) => {
        const target = 'target' in move ? move.target : undefined;
        const player = target === undefined ? undefined : view.players[target];
        if (target === undefined || !player) return null;
        return (
          <button
            key={target}
            type="button"
            class="n-choice"
            data-move={JSON.stringify(move)}
            aria-pressed={move === chosen}
            onClick={() => choose(move === chosen ? null : move)}
          >
            <span class="sr">
              {words.move(move, view, who)}: {who(target).name}, {stonesText(player, w)},{' '}
              {w.cardCount(player.count)}
            </span>
            <strong aria-hidden="true">{who(target).name}</strong>
            <Gems stones={player.stones} sockets={0} />
            <span class="n-count" aria-hidden="true">
              <span class="n-mini" />
              <span class="numeral">{player.count}</span>
            </span>
          </button>
        );
      })}
    </div>
  );
}
