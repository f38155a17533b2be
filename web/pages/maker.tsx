import type { ComponentChild, ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import type { GameInfo, MakeTable, TableMade } from '../../src/protocol/table.ts';
import { ask, makeSalt, type Trouble } from '../api.ts';
import { hasTable, loadTable, loadTableWords } from '../games.ts';
import { keep, keepLinks, keepSalt, recall } from '../keep.ts';
import { field } from '../kit/form.ts';
import type { GameCoverProps } from '../kit/game-table.ts';
import { TroubleNote, Waiting } from '../kit/trouble.tsx';
import { listOf } from '../kit/time.ts';
import { go, rulesPath } from '../route.ts';
import { lang } from '../settings.ts';
import { words } from '../words.ts';
import { optionsFor, type Chosen } from './options.ts';
import { useGames } from './use-games.ts';

/** Game, people, options, name: and there is a table. */
export function Maker() {
  const { home } = words.value;
  const { games, failed } = useGames();
  return (
    <section class="maker" aria-labelledby="make">
      <h2 id="make">{home.make}</h2>
      {failed && <p class="note bad">{home.failed}</p>}
      {!games && !failed && <Waiting />}
      {games && <MakerForm games={games.filter(({ id }) => hasTable(id))} />}
    </section>
  );
}

function MakerForm({ games }: { games: readonly GameInfo[] }) {
  const { home } = words.value;
  const gameId = useSignal(recall('game'));
  const game = games.find(({ id }) => id === gameId.value) ?? games[0];
  const wanted = useSignal((recall('seats') as number | undefined) ?? 3);
  const chosen = useSignal<Chosen>({});
  const busy = useSignal(false);
  const trouble = useSignal<Trouble | null>(null);
  if (!game) return null;
  const seats = game.seats.includes(wanted.value) ? wanted.value : (game.seats[0] ?? 2);
  const options = optionsFor(game, seats, chosen.value);

  const make = async (name: string) => {
    busy.value = true;
    trouble.value = null;
    const body: MakeTable = {
      game: game.id,
      seats,
      options: Object.fromEntries(options.map(({ key, value }) => [key, value])),
      name,
      salt: makeSalt(),
    };
    const answer = await ask<TableMade>('POST', '/tables', body);
    busy.value = false;
    if (!answer.ok) {
      trouble.value = answer.trouble;
      return;
    }
    keepLinks(answer.value.id, answer.value.links);
    keepSalt(answer.value.id, body.salt);
    keep('name', name);
    keep('game', game.id);
    keep('seats', seats);
    go(`/t/${answer.value.id}`);
  };

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void make(field(event.currentTarget, 'name'));
      }}
    >
      <fieldset class="games">
        <legend>{home.game}</legend>
        {games.map((one) => (
          <label key={one.id} class="choice game">
            <input
              type="radio"
              name="game"
              checked={one === game}
              onChange={() => {
                gameId.value = one.id;
                chosen.value = {};
              }}
            />
            <span class="body">
              <strong>{one.name}</strong>
              <span>{one.blurb}</span>
              <span class="faint">
                {home.forSeats(listOf(one.seats.map(String), lang.value, 'disjunction'))}
                {' · '}
                <a href={rulesPath(one.id, lang.value)}>
                  {home.rules}
                  <span class="sr"> {one.name}</span>
                </a>
              </span>
            </span>
            {one === game && <GameCover game={one.id} />}
          </label>
        ))}
      </fieldset>
      <fieldset class="segments">
        <legend>{home.seats}</legend>
        {game.seats.map((count) => (
          <label key={count} class="segment">
            <input
              type="radio"
              name="seats"
              checked={count === seats}
              onChange={() => (wanted.value = count)}
            />
            <span>{count}</span>
          </label>
        ))}
      </fieldset>
      {options.length > 0 && (
        <details class="options">
          <summary>
            {home.optionsNow(options.map(({ spec, label }) => `${spec.label}: ${label}`).join(' · '))}
          </summary>
          {options.map((option) => (
            <fieldset key={option.key}>
              <legend>{option.spec.label}</legend>
              <p class="faint">{option.spec.help}</p>
              {option.spec.values.map(({ value, label, help }) => (
                <label key={String(value)} class="choice">
                  <input
                    type="radio"
                    name={`option-${option.key}`}
                    checked={value === option.value}
                    onChange={() => (chosen.value = { ...chosen.value, [option.key]: value })}
                  />
                  <span class="body">
                    <strong>{label}</strong>
                    <span>{help}</span>
                  </span>
                </label>
              ))}
            </fieldset>
          ))}
        </details>
      )}
      <div class="sit">
        <label>
          {home.name}
          <input
            class="field"
            name="name"
            required
            maxLength={60}
            autoComplete="nickname"
            defaultValue={(recall('name') as string | undefined) ?? ''}
            aria-describedby="name-help"
          />
        </label>
        <button class="button primary" disabled={busy.value}>
          {busy.value ? home.making : home.submit}
        </button>
        <p id="name-help" class="faint">
          {home.nameHelp}
        </p>
      </div>
      <TroubleNote trouble={trouble.value} />
    </form>
  );
}

/** Loaded with the game's table, which is wanted next anyway. */
function GameCover({ game }: { game: string }) {
  const [cover, set] = useState<{ readonly of: string; readonly cards: ComponentChild } | null>(null);
  const wanted = lang.value;
  useEffect(() => {
    void Promise.all([loadTable(game), loadTableWords(game, wanted)])
      .then(([module, tableWords]) => {
        const Cover = module?.Cover as unknown as ComponentType<GameCoverProps> | undefined;
        return Cover && set({ of: game, cards: <Cover tableWords={tableWords} /> });
      })
      .catch(() => undefined);
  }, [game, wanted]);
  return (
    <span class="cover" aria-hidden="true">
      {cover?.of === game && cover.cards}
    </span>
  );
}
