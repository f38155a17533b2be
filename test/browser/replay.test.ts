import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { GAMES } from '../../src/games/registry.ts';
import { Client, ok } from '../support/client.ts';
import { barriers } from './axe.ts';
import { launch } from './chromium.ts';
import { DESKTOP, PHONE, type Player, player } from './players.ts';

const MOVING: BrowserContextOptions = { reducedMotion: 'no-preference' };

let browser: Browser;

beforeAll(async () => {
  browser = await launch();
});

afterAll(async () => {
  await browser.close();
});

/** A table whose people play without a screen; `links[seat]` leads back to a seat. */
class Plays {
  readonly clients: Client[];
  id = '';
  watch = '';
  readonly links: string[] = [];
  moves = 0;

  private constructor(seats: number) {
    this.clients = Array.from({ length: seats }, () => new Client(inject('origin')));
  }

  static async of(game: string, seats: number): Promise<Plays> {
    const plays = new Plays(seats);
    const [host, ...others] = plays.clients;
    const made = await host!.make(game, seats);
    plays.id = made.id;
    plays.watch = made.links.watch;
    plays.links.push(made.links.seat);
    for (const [at, client] of others.entries()) {
      plays.links.push(ok(await client.sit(made.id, made.links.invite, `Friend ${at + 1}`)).link);
    }
    return plays;
  }

  look(seat: number) {
    return this.clients[seat]!.look(this.id).then((answer) => ok(answer));
  }

  /** One move of a seat that is asked, of those in `seats`; false when none of them is. */
  async move(seats = [...this.clients.keys()]): Promise<boolean> {
    for (const seat of seats) {
      const table = await this.look(seat);
      const { length } = table.offers;
      if (length === 0) continue;
      this.moves += 1;
      const offer = table.offers[(this.moves * 7) % length];
      ok(await this.clients[seat]!.move(this.id, table.version, offer));
      return true;
    }
    return false;
  }

  /** Plays until seat 0 is asked, has moved before, and the others have since made `least` moves that are told. */
  async untilAwaited(least: number): Promise<void> {
    for (;;) {
      const { log, lastMoved, offers } = await this.look(0);
      const since = log.filter(
        ({ version, seat, events }) => version > lastMoved && seat !== 0 && events.length > 0,
      );
      if (offers.length > 0 && lastMoved > 0 && since.length >= least) return;
      expect(await this.move()).toBe(true);
    }
  }

  /** Opens the table on a seat. */
  async open(seat: number, options: BrowserContextOptions): Promise<Player> {
    const who = await player(browser, options);
    await who.page.goto(`${inject('origin')}/t/${this.id}#seat.${this.links[seat] ?? ''}`);
    await who.page.getByRole('button', { name: 'Continue' }).click();
    await who.page.getByRole('heading', { name: 'What happened' }).waitFor();
    return who;
  }
}

/** Samples the table at each frame from now on. Answers how many things have moved on it at once, since this was last asked. */
async function watchMotion(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const seen = { moved: 0 };
    Object.assign(globalThis, { seen });
    const sample = () => {
      const running = document.getAnimations().filter(({ effect }) => {
        const target = effect instanceof KeyframeEffect ? effect.target : null;
        return target !== null && target.closest('.felt') !== null;
      });
      seen.moved = Math.max(seen.moved, running.length);
      requestAnimationFrame(sample);
    };
    sample();
  });
  return () =>
    page.evaluate(() => {
      const { seen } = globalThis as unknown as { seen: { moved: number } };
      const { moved } = seen;
      seen.moved = 0;
      return moved;
    });
}

/** Waits until the table shows this version, and two frames more, so that one with it was sampled. */
async function untilShown(page: Page, version: number): Promise<void> {
  await page.waitForFunction(
    (wanted) => document.querySelector('.play')?.getAttribute('data-version') === wanted,
    String(version),
  );
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

const told = (page: Page) => page.locator('.moment-told');
const path = (page: Page) => new URL(page.url()).pathname;

describe('earlier moments', () => {
  let plays: Plays;
  let ana: Player;

  beforeAll(async () => {
    plays = await Plays.of('coloretto', 3);
    for (let made = 0; made < 12; made += 1) await plays.move();
    ana = await plays.open(0, PHONE);
  });
  afterAll(() => ana.context.close());

  it('are stepped through by keys, by buttons, by the slider and by the log, each with an address', async () => {
    const { page } = ana;
    const now = await page.locator('.coloretto').innerText();
    await page.getByRole('link', { name: 'Look back at the game' }).click();
    await expect.poll(() => told(page).innerText()).toContain('Move 12 of 12.');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => path(page)).toBe(`/t/${plays.id}/12`);
    await page.getByRole('button', { name: 'One move back' }).click();
    await expect.poll(() => told(page).innerText()).toContain('Move 10 of 12.');
    await page.keyboard.press('Home');
    await expect.poll(() => told(page).innerText()).toContain('The deal.');
    expect(await page.locator('main [data-move]').count()).toBe(0);
    await expect.poll(() => page.locator('.coloretto').innerText()).not.toBe(now);
    await page.getByRole('slider', { name: 'Move' }).fill('5');
    await expect.poll(() => path(page)).toBe(`/t/${plays.id}/6`);
    await page.locator('.log a').last().click();
    await expect.poll(() => path(page)).toBe(`/t/${plays.id}/1`);
    expect(await barriers(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });

  it('stay as they are through a reload, and the browser’s way back leads to the game', async () => {
    const { page } = ana;
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => path(page)).toBe(`/t/${plays.id}/3`);
    await page.reload();
    await expect.poll(() => told(page).innerText()).toContain('Move 2 of 12.');
    await page.goBack();
    await page.getByRole('region', { name: 'What is asked' }).waitFor();
    expect(path(page)).toBe(`/t/${plays.id}`);
    await page.goForward();
    await expect.poll(() => told(page).innerText()).toContain('Move 2 of 12.');
  });

  it('hold whoever looks at them: new moves are told', async () => {
    const { page } = ana;
    await plays.move();
    await page.getByText('One new move.').waitFor();
    await expect.poll(() => told(page).innerText()).toContain('Move 2 of 13.');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy link to this moment' }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    await page.getByRole('button', { name: /^Back to/ }).click();
    await page.getByRole('region', { name: 'What is asked' }).waitFor();
    expect(ana.complaints).toEqual([]);
  });

  it('move forward from one to the next, and jump back', async () => {
    const cleo = await plays.open(2, { ...DESKTOP, ...MOVING });
    const { page } = cleo;
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Look back at the game' }).click();
    await expect.poll(() => told(page).innerText()).toContain('Move 13 of 13.');
    const moved = await watchMotion(page);
    for (let at = 12; at >= 8; at -= 1) {
      await page.keyboard.press('ArrowLeft');
      await untilShown(page, at + 1);
    }
    expect(await moved()).toBe(0);
    for (let at = 9; at <= 12; at += 1) {
      await page.keyboard.press('ArrowRight');
      await untilShown(page, at + 1);
    }
    expect(await moved()).toBeGreaterThan(0);
    expect(cleo.complaints).toEqual([]);
    await cleo.context.close();
  });

  it('are a link for who only watches', async () => {
    const eve = await player(browser, DESKTOP);
    await eve.page.goto(`${inject('origin')}/t/${plays.id}/5#watch.${plays.watch}`);
    await expect.poll(() => told(eve.page).innerText()).toContain('Move 4 of 13.');
    expect(path(eve.page)).toBe(`/t/${plays.id}/5`);
    await eve.page.getByRole('button', { name: 'Back to the game' }).click();
    await eve.page.getByText('You are watching.').waitFor();
    expect(await told(eve.page).count()).toBe(0);
    expect(eve.complaints).toEqual([]);
    await eve.context.close();
  });
});

describe('who comes back', () => {
  it('sees on the table what happened since, can end it and see it again', async () => {
    const plays = await Plays.of('coloretto', 3);
    await plays.untilAwaited(3);
    const ana = await plays.open(0, { ...PHONE, ...MOVING });
    const { page } = ana;
    await page.getByRole('button', { name: 'Skip' }).waitFor();
    expect(await page.locator('.coloretto [data-move]').count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.locator('.coloretto [data-move]').first().waitFor();
    await page.getByRole('button', { name: 'Show again' }).click();
    await page.getByRole('button', { name: 'Skip' }).waitFor();
    await page.getByRole('button', { name: 'Draw a card' }).last().click();
    await page.getByRole('button', { name: 'Confirm' }).waitFor();
    expect(await page.getByRole('button', { name: 'Skip' }).count()).toBe(0);
    await page.reload();
    await page.locator('.coloretto [data-move]').first().waitFor();
    expect(await page.getByRole('button', { name: 'Skip' }).count()).toBe(0);
    expect(ana.complaints).toEqual([]);
    await ana.context.close();
  });

  it('reads it where less motion is asked for', async () => {
    const plays = await Plays.of('coloretto', 3);
    await plays.untilAwaited(3);
    const { page, context } = await plays.open(0, PHONE);
    const since = page.getByRole('region', { name: 'Since your last turn' });
    await since.waitFor();
    expect(await since.evaluate((element) => element.clientHeight)).toBeLessThan(100);
    expect(await page.locator('.coloretto [data-move]').count()).toBeGreaterThan(0);
    await since.getByRole('link', { name: 'Step through it' }).click();
    await told(page).waitFor();
    await context.close();
  });
});

describe('what others do', () => {
  it.each(GAMES.map(({ id, seats }) => [id, seats.includes(3) ? 3 : (seats[0] ?? 2)] as const))(
    'moves on the table of who watches it happen: %s',
    async (game, seats) => {
      const plays = await Plays.of(game, seats);
      const { page, context, complaints } = await plays.open(0, { ...DESKTOP, ...MOVING });
      const moved = await watchMotion(page);
      let most = 0;
      for (let made = 0; made < 12 && most === 0; made += 1) {
        const others = [...plays.clients.keys()].slice(1);
        if (!(await plays.move(others))) await plays.move();
        const { version } = await plays.look(0);
        await untilShown(page, version);
        most = Math.max(most, await moved());
      }
      expect(most).toBeGreaterThan(0);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );
});

describe('a table in two windows', () => {
  it('says in the one what was done in the other', async () => {
    const plays = await Plays.of('coloretto', 3);
    await plays.untilAwaited(1);
    const ana = await plays.open(0, DESKTOP);
    const { page } = ana;
    await page.locator('main [data-move*=draw]').click();
    await page.getByRole('button', { name: 'Confirm' }).waitFor();
    await plays.move([0]);
    await page.getByText('You have moved in another window or on another device.').waitFor();
    expect(await page.getByRole('button', { name: 'Confirm' }).count()).toBe(0);
    const lines = await page.locator('.log li').count();
    await page.reload();
    await page.getByRole('heading', { name: 'What happened' }).waitFor();
    expect(await page.locator('.log li').count()).toBe(lines);
    expect(ana.complaints).toEqual([]);
    await ana.context.close();
  });

  it('says in one that heard of nothing that it is late, and what to do', async () => {
    const plays = await Plays.of('coloretto', 3);
    await plays.untilAwaited(1);
    const { page, context } = await player(browser, DESKTOP);
    // The line is open, and nothing comes.
    await page.routeWebSocket(/socket$/, () => undefined);
    await page.goto(`${inject('origin')}/t/${plays.id}#seat.${plays.links[0] ?? ''}`);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.locator('main [data-move*=draw]').click();
    await plays.move([0]);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByText('The table has moved on since you looked.').waitFor();
    expect(await page.getByRole('button', { name: 'Confirm' }).count()).toBe(0);
    await context.close();
  });
});
