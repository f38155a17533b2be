import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFailed } from 'vitest';
import { must } from '../../src/engine/assert.ts';
import { Rng } from '../../src/engine/rng.ts';
import { rngOfWord } from '../../src/engine/shuffle.ts';
import type { TableMade, TableView } from '../../src/protocol/table.ts';
import { Client, ok, startedTable } from '../support/client.ts';
import { launch } from './chromium.ts';
import { CONTESTS } from './contests.ts';
import { Hands, weighed } from './hands.ts';
import { examine, examineReflow, examineThemes, throughOtherEyes } from './look.ts';
import { DESKTOP, PHONE, player, type Player, seatAt } from './players.ts';

const WORD = process.env['PLAY_WORD'] ?? crypto.randomUUID().slice(0, 8);

/** Kinds of questions that are looked at for each size of screen: the first ones that come up. */
const MOST = 5;
/** Moves of which all kinds come, before the game is hurried to its end. */
const UNHURRIED = 80;
/** Moves after which the table is looked at in every way. */
const MIDDLE = 14;

interface Screen {
  readonly size: 'phone' | 'desktop';
  readonly player: Player;
  readonly hands: Hands;
  readonly seen: Set<string>;
}

/** Played by the API, so that many different moments come up; the screen is only looked at. */
describe.each(CONTESTS)('a table of $name', ({ game: id, seats = 2, hurry }) => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(async () => {
    await browser.close();
  });

  it('has no barrier, whatever is asked', { timeout: 180_000 }, async () => {
    onTestFailed(() => console.log(`PLAY_WORD=${WORD}`));
    const origin = inject('origin');
    const people = Array.from({ length: seats }, () => new Client(origin));
    const made = await startedTable(people, id);
    const screens = [
      await screen(browser, must(people[0], 'Ana'), 'phone', PHONE),
      await screen(browser, must(people[1], 'Ben'), 'desktop', DESKTOP),
    ];
    const chance = new Rng(rngOfWord(`${WORD}/${id}`));
    const url = `${origin}/t/${made.id}`;
    for (let moves = 0; ; moves += 1) {
      if (moves === MIDDLE) await everyWay(browser, screens, made, origin, id);
      const asked: { client: Client; table: TableView; screen: Screen | undefined }[] = [];
      for (const [seat, client] of people.entries()) {
        const table = ok(await client.look(made.id));
        if (table.offers.length > 0) asked.push({ client, table, screen: screens[seat] });
      }
      if (asked.length === 0) break;
      const { client, table, screen: one } = chance.pick(asked);
      if (one) await whatIsAsked(one, table, url, id);
      const liked = table.offers.map(moves < UNHURRIED ? () => 1 : hurry);
      ok(await client.move(made.id, table.version, weighed(table.offers, liked, chance)));
    }
    for (const { player: who, size } of screens) {
      await who.page.goto(url);
      await who.page.getByRole('table', { name: 'Result' }).waitFor();
      await examine(who.page, `${id}-end-${size}`, true);
      await examineThemes(who.page, `${id}-end-${size}`, true);
      expect(who.complaints).toEqual([]);
    }
  });
});

async function screen(
  browser: Browser,
  client: Client,
  size: Screen['size'],
  options: BrowserContextOptions,
): Promise<Screen> {
  const who = await player(browser, options);
  await seatAt(who, client);
  const way = size === 'phone' ? 'touch' : 'mouse';
  return { size, player: who, hands: new Hands(who, way, `${WORD}/${size}`), seen: new Set() };
}

/** Looks at a question that did not come up before on this size of screen, and at the preview of an answer. */
async function whatIsAsked(
  { seen, size, player: { page }, hands }: Screen,
  { offers }: TableView,
  url: string,
  id: string,
): Promise<void> {
  const kinds = [...new Set(offers.map(({ type }) => type))].toSorted().join('+');
  if (seen.has(kinds) || seen.size >= MOST) return;
  seen.add(kinds);
  const name = `${id}-${size}-${kinds}`;
  await page.goto(url);
  await hands.untilAsked();
  await examine(page, name);
  await hands.preview(() => 4);
  await examine(page, `${name}-preview`);
}

/** The same moment in every look, in German, and as an onlooker sees it. */
async function everyWay(
  browser: Browser,
  screens: readonly Screen[],
  { id: table, links }: TableMade,
  origin: string,
  id: string,
): Promise<void> {
  for (const { player: who, size } of screens) {
    await who.page.goto(`${origin}/t/${table}`);
    await who.page.getByRole('heading', { name: 'What happened' }).waitFor();
    const name = `${id}-middle-${size}`;
    await examine(who.page, name);
    await examineThemes(who.page, name);
    await throughOtherEyes(who.page, name);
    await examineReflow(who.page, name);
    const onlooker = await player(browser, size === 'phone' ? { ...PHONE, locale: 'de-DE' } : DESKTOP);
    await onlooker.page.goto(`${origin}/t/${table}#watch.${links.watch}`);
    await onlooker.page.locator('.play').waitFor();
    await examine(onlooker.page, `${id}-onlooker-${size}`, true);
    expect(await onlooker.page.locator('[data-move], [data-narrow]').count()).toBe(0);
    await onlooker.context.close();
  }
}
