import type { Page } from 'playwright-core';
import { must } from '../../src/engine/assert.ts';
import type { Tagged } from '../../src/engine/game.ts';
import { Rng } from '../../src/engine/rng.ts';
import { rngOfWord } from '../../src/engine/shuffle.ts';
import type { Player } from './players.ts';

/** How somebody plays: with a thumb, with a mouse, or with nothing but Tab, Enter, Space and Escape. */
export type Way = 'touch' | 'mouse' | 'keyboard';

/** Something on the screen that leads towards a move. */
export interface Choice {
  /** What sort of element it is: the keyboard's way to it is walked once for each. */
  readonly kind: string;
  /** The offer that it previews; null where it only narrows the offers. */
  readonly move: Tagged | null;
}

/** How gladly an offer is taken; an element that only narrows the offers counts as {@link NARROW}. */
export type Liking = (move: Tagged) => number;

const NARROW = 4;
const CHOICES = 'main :is([data-move], [data-narrow]):not(:disabled)';
const CONFIRM = '.bar [aria-describedby="preview"]';
/** Nothing on a page takes so long, unless it never comes. */
const PATIENCE_MS = 8_000;
/** More than there is to hold for any one move. */
const LONGEST_WAY = 40;

/** A person's hands at a table: they choose among what is on the screen, at random, and know no rule. */
export class Hands {
  readonly player: Player;
  readonly way: Way;
  /** Every offer that was confirmed, in order. */
  readonly confirmed: Tagged[] = [];
  /** What was sent without being what the preview had shown. */
  readonly astray: string[] = [];
  /** The sorts of elements to which Tab was seen to lead, and on which the focus was seen. */
  readonly reached = new Set<string>();
  readonly #chance: Rng;
  #chosen: string | null = null;
  #escaped = false;

  constructor(player: Player, way: Way, word: string) {
    this.player = player;
    this.way = way;
    this.#chance = new Rng(rngOfWord(word));
    player.page.on('request', (request) => {
      if (request.method() !== 'POST' || !request.url().endsWith('/moves')) return;
      const { move } = request.postDataJSON() as { move: Tagged };
      if (JSON.stringify(move) === this.#chosen) this.confirmed.push(move);
      else this.astray.push(`${JSON.stringify(move)} instead of ${this.#chosen}`);
    });
  }

  /** The offer that was touched last, as JSON; null where it only narrowed the offers. */
  get chosen(): string | null {
    return this.#chosen;
  }

  get page(): Page {
    return this.player.page;
  }

  /** Waits until something can be chosen, or the game is over. */
  async untilAsked(): Promise<'asked' | 'over'> {
    return until(
      this.page,
      ([choices]) => {
        if (document.querySelector('.play.over .results')) return 'over';
        return document.querySelector(choices) ? 'asked' : null;
      },
      [CHOICES, ''],
      60_000,
    );
  }

  /** What can be chosen now. */
  choices(): Promise<Choice[]> {
    return this.page.evaluate(
      (choices) =>
        [...document.querySelectorAll<HTMLElement>(choices)].map(({ dataset, tagName, classList }) => ({
          kind: `${tagName}.${classList[0] ?? ''}`,
          move: dataset['move'] === undefined ? null : (JSON.parse(dataset['move']) as Tagged),
        })),
      CHOICES,
    );
  }

  /** Makes one move: touches one thing after another until there is a preview, and confirms it. */
  async move(like: Liking): Promise<void> {
    while (await this.preview(like)) if (await this.#confirm()) return;
  }

  /** Touches one thing after another until there is a preview. False when somebody else was faster, or the game is over. */
  async preview(like: Liking): Promise<boolean> {
    for (let touched = 0; touched < LONGEST_WAY; touched += 1) {
      const choices = await this.choices();
      if (choices.length === 0) return false;
      const choice = weighed(
        choices,
        choices.map(({ move }) => (move ? like(move) : NARROW)),
        this.#chance,
      );
      if (await this.#choose(choices.indexOf(choice), choice)) return true;
    }
    throw new Error(`${LONGEST_WAY} things touched and no preview`);
  }

  /** Takes a preview back. */
  async cancel(): Promise<void> {
    await this.page.getByRole('button', { name: 'Cancel' }).click();
    await until(this.page, noPreview, [CONFIRM, '']);
    await this.#rest();
  }

  /** What is drawn next, and where the focus goes by itself, comes within two frames; nobody is faster. */
  async #rest(): Promise<void> {
    await this.page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
  }

  /** Touches one choice. Whether a preview came of it. */
  async #choose(at: number, choice: Choice): Promise<boolean> {
    const chosen = choice.move && JSON.stringify(choice.move);
    this.#chosen = chosen;
    await this.#watch();
    const touched =
      this.way === 'keyboard'
        ? await this.#press(at, choice, chosen)
        : await this.#touch(CHOICES, at, chosen);
    if (!touched) return false;
    const preview = await this.#answered(`${choice.kind} ${chosen}`);
    if (!preview || this.way !== 'keyboard' || this.#escaped) return preview;
    // Once for each person: Escape takes the preview back, and the focus is on something to choose.
    this.#escaped = true;
    await this.#focused();
    await this.#watch();
    await this.page.keyboard.press('Escape');
    if (await this.#answered('Escape')) throw new Error('Escape leaves the preview');
    await until(this.page, ([choices]) => document.activeElement?.matches(choices) || null, [CHOICES, '']);
    return false;
  }

  /** Confirms the preview; false when it was gone before. */
  async #confirm(): Promise<boolean> {
    const before = await this.#version();
    if (this.way === 'keyboard') {
      if ((await this.#focused()) === 'gone') return false;
      await this.#visible(CONFIRM);
      await this.page.keyboard.press('Enter');
    } else if (!(await this.#touch(CONFIRM, 0))) return false;
    try {
      await until(this.page, noPreview, [CONFIRM, '']);
    } catch (error) {
      // Somebody else moved at the same moment, and what was to be touched was somewhere else: one touches it again.
      if ((await this.#version()) === before) throw error;
      return false;
    }
    return true;
  }

  /** Counts up with each move at the table. */
  #version(): Promise<string | null> {
    return this.page.locator('.play').getAttribute('data-version');
  }

  /** The focus goes to the confirmation of a preview by itself. */
  #focused(): Promise<'focused' | 'gone'> {
    return until(
      this.page,
      ([confirm]) => {
        const button = document.querySelector(confirm);
        return button === null ? 'gone' : document.activeElement === button ? 'focused' : null;
      },
      [CONFIRM, ''],
    );
  }

  /**
   * By keyboard: Tab leads to each sort of element at least once, and the focus shows there; later it is put there at once.
   * False when the choice is gone.
   */
  async #press(at: number, { kind }: Choice, chosen: string | null): Promise<boolean> {
    if (!this.reached.has(kind)) await this.#tabTo(at, kind);
    const there = await this.page.evaluate(
      ([choices, index, move]) => {
        const element = document.querySelectorAll<HTMLElement>(choices)[index];
        if (!element || (element.dataset['move'] ?? null) !== move) return false;
        element.focus();
        return true;
      },
      [CHOICES, at, chosen] as const,
    );
    if (there) await this.page.keyboard.press(this.#chance.below(2) === 0 ? 'Enter' : 'Space');
    return there;
  }

  async #tabTo(at: number, kind: string): Promise<void> {
    const tab = this.#chance.below(2) === 0 ? 'Shift+Tab' : 'Tab';
    for (let presses = 0; presses < 250; presses += 1) {
      await this.page.keyboard.press(tab);
      const there = await this.page.evaluate(
        ([choices, index]) => document.querySelectorAll(choices)[index] === document.activeElement,
        [CHOICES, at] as const,
      );
      if (there) return this.#visible(kind);
    }
    throw new Error(`${tab} does not lead to ${kind}`);
  }

  /** Sees the focus: an outline of two pixels or more, in a colour that is not see-through. */
  async #visible(what: string): Promise<void> {
    if (this.reached.has(what)) return;
    const outline = await this.page.evaluate(() => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(
        document.activeElement ?? document.body,
      );
      return { style: outlineStyle, width: Number.parseFloat(outlineWidth), color: outlineColor };
    });
    if (outline.style === 'none' || outline.width < 2 || /, 0\)|transparent/.test(outline.color))
      throw new Error(`the focus does not show on ${what}: ${JSON.stringify(outline)}`);
    this.reached.add(what);
  }

  /** Touches an element where it can be seen, and where nothing lies on it. False when it is gone. */
  async #touch(selector: string, at: number, move: string | null = null): Promise<boolean> {
    const point = await this.page.evaluate(whereToTouch, [selector, at, move] as const);
    if (point === 'gone') return false;
    if (point === 'covered') throw new Error(`${selector} (${at}) cannot be touched: something lies on it`);
    if (this.way === 'touch') await this.page.touchscreen.tap(...point);
    else await this.page.mouse.click(...point);
    return true;
  }

  /** Notes what the table looks like, for {@link #answered}. */
  #watch(): Promise<void> {
    return this.page.evaluate(() => {
      const marked = globalThis as { before?: string };
      marked.before = document.querySelector('.board')?.innerHTML ?? '';
    });
  }

  /** Waits until the table looks different. Whether there is a preview. */
  async #answered(touched: string): Promise<boolean> {
    const looks = await until(
      this.page,
      ([confirm]) => {
        const { before } = globalThis as { before?: string };
        if ((document.querySelector('.board')?.innerHTML ?? '') === before) return null;
        return { preview: document.querySelector(confirm) !== null };
      },
      [CONFIRM, ''],
    ).catch((error: unknown) => {
      throw new Error(`nothing came of ${touched}`, { cause: error });
    });
    if (!looks.preview) await this.#rest();
    return looks.preview;
  }
}

/** One of several things, the likelier the more it weighs. */
export function weighed<T>(all: readonly T[], weights: readonly number[], chance: Rng): T {
  let left = chance.below(weights.reduce((sum, weight) => sum + weight, 0));
  for (const [at, weight] of weights.entries()) {
    left -= weight;
    if (left < 0) return must(all[at], 'a thing for each weight');
  }
  throw new Error('weights do not add up');
}

/** In the page: a point of an element that nothing lies on, when the element has come to rest there. */
async function whereToTouch([selector, at, move]: readonly [string, number, string | null]): Promise<
  readonly [number, number] | 'gone' | 'covered'
> {
  const STEPS = [0.5, 0.25, 0.75, 0.1, 0.9];
  const find = () => {
    const element = document.querySelectorAll<HTMLElement>(selector)[at];
    return element && (element.dataset['move'] ?? null) === move ? element : null;
  };
  for (const block of ['nearest', 'center', 'start'] as const) {
    find()?.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
    let before: DOMRect | undefined;
    for (;;) {
      const element = find();
      if (!element) return 'gone';
      const box = element.getBoundingClientRect();
      if (before?.x === box.x && before.y === box.y) {
        for (const across of STEPS) {
          for (const down of STEPS) {
            const [x, y] = [box.left + box.width * across, box.top + box.height * down];
            if (element.contains(document.elementFromPoint(x, y))) return [x, y];
          }
        }
        break;
      }
      before = box;
      await new Promise(requestAnimationFrame);
    }
  }
  return 'covered';
}

/** In the page: whether there is none. */
function noPreview([confirm]: readonly [string, string]): true | null {
  return document.querySelector(confirm) === null || null;
}

/** Looks at each frame until `look` finds something. */
async function until<T>(
  page: Page,
  look: (args: readonly [string, string]) => T | null,
  args: readonly [string, string],
  timeout = PATIENCE_MS,
): Promise<T> {
  const found = await page.waitForFunction(look as (args: readonly [string, string]) => T, args, {
    polling: 'raf',
    timeout,
  });
  return found.jsonValue();
}
