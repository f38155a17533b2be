import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFailed, vi } from 'vitest';
import { ROOT } from '../../src/cli/tools.ts';
import { verifyRecord } from '../../src/engine/replay.ts';
import { Rng } from '../../src/engine/rng.ts';
import { rngOfWord } from '../../src/engine/shuffle.ts';
import { gameOf } from '../../src/games/registry.ts';
import { Client, ok } from '../support/client.ts';
import { launch } from './chromium.ts';
import { CONTESTS } from './contests.ts';
import { Hands, type Liking, type Way, weighed } from './hands.ts';
import { DESKTOP, makeTable, PHONE, player, type Player, sitDown } from './players.ts';

/** The choices follow from this word; the cards don't: their seed is the service's own. */
const WORD = process.env['PLAY_WORD'] ?? crypto.randomUUID().slice(0, 8);

/** Moves of which all kinds are liked the same, before somebody wants the game to end. */
const UNHURRIED = 12;

describe.each(CONTESTS)('$name, played to its end', ({ game, name, seats = 2, hurry }) => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(async () => {
    await browser.close();
  });

  it.each<readonly [Way, Way]>([
    ['touch', 'keyboard'],
    ['keyboard', 'mouse'],
  ])('by %s on a phone and by %s on a desktop', { timeout: 120_000 }, async (phone, desktop) => {
    onTestFailed(() => console.log(`PLAY_WORD=${WORD}`));
    const ana = await player(browser, PHONE);
    const ben = await player(browser, DESKTOP);
    const invite = await makeTable(ana, inject('origin'), name, seats, 'Ana');
    await sitDown(ben, invite, 'Ben');
    const people = [
      new Hands(ana, phone, `${WORD}/${game}/ana`),
      new Hands(ben, desktop, `${WORD}/${game}/ben`),
    ];
    const others = seats > 2 ? [await cleoSits(invite)] : [];
    const heard = await Promise.all([ana, ben].map(listen));
    const afar = others.map((play) => play(`${WORD}/${game}/cleo`, hurry));
    await Promise.all([...people.map((hands) => play(hands, hurry)), ...afar]);

    for (const hears of heard) await hears();
    const [mine, theirs] = await Promise.all([ana, ben].map(scores));
    expect(mine).toEqual(theirs);
    const record = await ana.page.evaluate(async (): Promise<unknown> => {
      const answer = await fetch(`/api${location.pathname.replace('/t/', '/tables/')}/record`);
      return answer.json();
    });
    expect(verifyRecord(record, gameOf)).toMatchObject({ ok: true });
    expect(people.flatMap(({ astray }) => astray)).toEqual([]);
    expect([...ana.complaints, ...ben.complaints]).toEqual([]);
    await Promise.all([ana, ben].map(({ context }) => context.close()));
  });
});

async function play(hands: Hands, hurry: Liking): Promise<void> {
  try {
    while ((await hands.untilAsked()) === 'asked') {
      await hands.move(hands.confirmed.length < UNHURRIED ? () => 4 : hurry);
    }
  } catch (error) {
    await hands.page.screenshot({ path: join(ROOT, 'dist', 'pictures', `stuck-${hands.way}.png`) });
    throw error;
  }
}

/** Listens to what a screen reader is told, until what it returns is called: these are the lines of the log, word for word. */
async function listen({ page }: Player): Promise<() => Promise<void>> {
  const region = page.locator('.play > [role="log"]');
  await region.waitFor({ state: 'attached' });
  await region.evaluate((element) => {
    const ear = globalThis as { heard?: string[] };
    ear.heard = [];
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const { textContent } of addedNodes) ear.heard?.push(textContent ?? '');
    }).observe(element, { childList: true });
  });
  const log = () =>
    page
      .locator('.log li')
      .evaluateAll((lines) => lines.map((line) => line.firstElementChild?.textContent ?? '').toReversed());
  const before = (await log()).length;
  return async () => {
    const heard = await page.evaluate(() => (globalThis as { heard?: string[] }).heard ?? []);
    expect(heard.length).toBeGreaterThan(0);
    expect(heard).toEqual((await log()).slice(before));
  };
}

/** Cleo sits down; what is returned plays for her, without a screen. */
async function cleoSits(invite: string): Promise<(word: string, hurry: Liking) => Promise<void>> {
  const { origin, pathname, hash } = new URL(invite);
  const cleo = new Client(origin);
  const id = pathname.replace('/t/', '');
  ok(await cleo.sit(id, hash.replace('#invite.', ''), 'Cleo'));
  return (word, hurry) => playFromAfar(cleo, id, new Rng(rngOfWord(word)), hurry);
}

async function playFromAfar(cleo: Client, id: string, chance: Rng, hurry: Liking): Promise<void> {
  for (;;) {
    const table = await vi.waitFor(
      async () => {
        const { body } = await cleo.look(id);
        if (body.status === 'playing' && body.offers.length === 0) throw new Error('not asked');
        return body;
      },
      { timeout: 60_000, interval: 30 },
    );
    if (table.status === 'over') return;
    ok(await cleo.move(id, table.version, weighed(table.offers, table.offers.map(hurry), chance)));
  }
}

function scores({ page }: Player): Promise<string[]> {
  return page.locator('.results tbody tr').allInnerTexts();
}
