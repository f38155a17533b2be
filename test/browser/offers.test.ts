import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFailed } from 'vitest';
import { must } from '../../src/engine/assert.ts';
import type { Tagged } from '../../src/engine/game.ts';
import { Rng } from '../../src/engine/rng.ts';
import { rngOfWord } from '../../src/engine/shuffle.ts';
import type { TableView } from '../../src/protocol/table.ts';
import { Client, ok, startedTable } from '../support/client.ts';
import { launch } from './chromium.ts';
import { CONTESTS } from './contests.ts';
import { Hands } from './hands.ts';
import { examine } from './look.ts';
import { PHONE, player, type Player, seatAt } from './players.ts';

const WORD = process.env['PLAY_WORD'] ?? crypto.randomUUID().slice(0, 8);

/** Moves that are made with some of the offers gone. */
const MOVES = 10;
/** Walks from thing to thing after which everything that can be chosen was chosen, but for one chance in millions. */
const WALKS = 60;

type Alter = (offers: readonly Tagged[]) => readonly Tagged[];

const EVERYTHING: Alter = (offers) => offers;

interface Hand {
  readonly hand: readonly string[];
}

/** Offers that the rules may not have made, of a kind that the screen has a place for. */
const UNHEARD_OF: Readonly<
  Record<string, (view: Hand & { readonly players: readonly Hand[] }) => readonly Tagged[]>
> = {
  coloretto: () => [0, 1, 2].map((row) => ({ type: 'take', row })),
  keltis: ({ hand }) =>
    hand.map((card) => ({ type: 'claim', cards: [must(hand[0], 'a card'), card] })).slice(1),
  'krass-kariert': () => [0, 1, 2, 3].map((at) => ({ type: 'play', at, count: 3 })),
  // Who is asked to play discards, and who is asked for something else plays.
  celecast: ({ hand }) =>
    hand.flatMap((card) => [
      { type: 'discard', card },
      { type: 'play', card },
    ]),
  nytherria: ({ players: [me] }) =>
    (me?.hand ?? []).flatMap((card) => [
      { type: 'discard', cards: [card] },
      { type: 'play', card },
    ]),
};

describe.each(CONTESTS)('what can be done at a table of $name', ({ game, seats = 2 }) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(async () => {
    await browser.close();
  });

  it('is what the service offers, nothing more and nothing less', { timeout: 120_000 }, async () => {
    onTestFailed(() => console.log(`PLAY_WORD=${WORD}`));
    const origin = inject('origin');
    const people = Array.from({ length: seats }, () => new Client(origin));
    const { id } = await startedTable(people, game);
    const [me, ...others] = people;
    const chance = new Rng(rngOfWord(`${WORD}/${game}`));
    const ana = await player(browser, PHONE);
    await seatAt(ana, must(me, 'Ana'));
    let alter = EVERYTHING;
    await alterOffers(ana, (offers) => alter(offers));
    const hands = new Hands(ana, 'touch', `${WORD}/${game}/ana`);
    const asked = async () => {
      await playUntilAsked(must(me, 'Ana'), others, id, chance);
      return ok(await must(me, 'Ana').look(id));
    };
    const see = async (what: Alter) => {
      alter = what;
      await ana.page.goto(`${origin}/t/${id}`);
      await ana.page.locator('.play .bar').waitFor();
    };

    // Some offers, or a single one.
    for (let moves = 0; moves < MOVES; moves += 1) {
      const table = await asked();
      if (table.status === 'over') break;
      const few = some(table.offers, chance.below(2) === 0 ? 1 : 3, chance);
      await see(() => few);
      const chosen = new Set<string>();
      for (let walks = 0; walks < WALKS && chosen.size < few.length; walks += 1) {
        expect(await hands.preview(() => 4)).toBe(true);
        chosen.add(must(hands.chosen, 'what is previewed'));
        await hands.cancel();
      }
      expect([...chosen].toSorted()).toEqual(few.map((move) => JSON.stringify(move)).toSorted());
      await hands.move(() => 4);
      expect(few).toContainEqual(hands.confirmed.at(-1));
    }
    expect(hands.astray).toEqual([]);

    // One that the rules did not make: the page believes the service, and says what comes of it.
    let strange: Tagged | undefined;
    for (;;) {
      const table = await asked();
      if (table.status === 'over') return;
      const offered = new Set(table.offers.map((move) => JSON.stringify(move)));
      strange = UNHEARD_OF[game]?.(table.view as never).find((move) => !offered.has(JSON.stringify(move)));
      if (strange) break;
      ok(await must(me, 'Ana').move(id, table.version, chance.pick(table.offers)));
    }
    const one = [strange];
    await see(() => one);
    await hands.move(() => 4);
    expect(hands.confirmed.at(-1)).toEqual(strange);
    await ana.page.getByRole('alert').getByText(/./).first().waitFor();
    await examine(ana.page, `${game}-refused`);

    // None: nothing that is touched leads to a preview.
    await see(() => []);
    await ana.page.locator('.bar p:visible').first().waitFor();
    expect(await ana.page.locator('[data-move], [data-narrow]').count()).toBe(0);
    const previews = await ana.page.evaluate(async () => {
      let seen = 0;
      for (const button of document.querySelectorAll<HTMLElement>('.felt button')) {
        button.click();
        await new Promise(requestAnimationFrame);
        if (document.querySelector('[aria-describedby="preview"]')) seen += 1;
      }
      return seen;
    });
    expect(previews).toBe(0);
    const inBar = await ana.page.locator('.bar button').allInnerTexts();
    expect(inBar.filter((text) => text !== 'Undo my last move')).toEqual([]);
    await ana.context.close();
  });
});

function some<T>(all: readonly T[], count: number, chance: Rng): T[] {
  const left = [...all];
  const taken: T[] = [];
  while (taken.length < count && left.length > 0) taken.push(...left.splice(chance.below(left.length), 1));
  return taken;
}

/** Plays for the others until Ana is asked, or the game is over. */
async function playUntilAsked(me: Client, others: readonly Client[], id: string, chance: Rng): Promise<void> {
  for (;;) {
    const mine = ok(await me.look(id));
    if (mine.status === 'over' || mine.offers.length > 0) return;
    for (const other of others) {
      const table = ok(await other.look(id));
      if (table.offers.length > 0) ok(await other.move(id, table.version, chance.pick(table.offers)));
    }
  }
}

/** Alters what the service offers on its way to a page, in answers and on the socket. */
async function alterOffers({ page }: Player, alter: Alter): Promise<void> {
  const altered = (table: TableView): TableView =>
    table.offers.length > 0 ? { ...table, offers: [...alter(table.offers)] } : table;
  await page.route(/\/api\/tables\/[a-z2-9]+(\?.*)?$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: altered((await response.json()) as TableView) });
  });
  await page.routeWebSocket(/\/socket$/, (socket) => {
    const service = socket.connectToServer();
    service.onMessage((message) => {
      const told = JSON.parse(String(message).replace(/^pong$/, 'null')) as TableView | null;
      socket.send(told && 'offers' in told ? JSON.stringify({ ...told, ...altered(told) }) : message);
    });
  });
}
