import { Stone } from './faces.tsx';
import { placeOf, touchPlace } from './picking.tsx';
import { type Part, Spot } from './spot.tsx';
import { tryStone } from './tries.tsx';

const ALL = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The wishing stones in the middle; an empty ring where one was taken. */
export function Stones(part: Part) {
  const { view, w, chosen, held, offers, hand, names, seat } = part;
  return (
    <section class="kel-stones" aria-label={w.stones}>
      {ALL.map((stone) => {
        const owner = view.players.find(({ stones }) => stones.includes(stone));
        const place = `stone ${stone}` as const;
        const by = owner && (owner.seat === seat ? w.you : (names[owner.seat] ?? ''));
        const pressed = chosen ? placeOf(chosen) === place : held.place === place;
        const kind = owner ? 'kel-well gone' : 'kel-well';
        return (
          <Spot
            key={stone}
            part={part}
            step={touchPlace(offers, hand, held, place)}
            tries={tryStone(stone, hand, held)}
            at={place}
            kind={kind}
            pressed={pressed}
            label={by === undefined ? w.stone(stone) : w.stoneTaken(stone, by)}
          >
            <Stone stone={stone} />
          </Spot>
        );
      })}
    </section>
  );
}
