import { describe, expect, it } from 'vitest';
import { CARD_CODES, CARDS } from '../../../src/games/celecast/cards.ts';
import { celecast } from '../../../src/games/celecast/index.ts';
import { notation } from '../../../src/games/celecast/notation.ts';
import { cardsDe } from '../../../src/games/celecast/words-cards-de.ts';
import { cardsEn } from '../../../src/games/celecast/words-cards-en.ts';
import { stepDe } from '../../../src/games/celecast/words-de.ts';
import { stepEn } from '../../../src/games/celecast/words-en.ts';
import { table, type TestTable } from './position.ts';

const { en, de = en } = celecast.words;
const NAMES = ['Ana', 'Ben', 'Cem', 'Dia'];
const who = (you: number | 'onlooker') => (seat: number) => ({ name: NAMES[seat] ?? '', you: seat === you });

function asked(game: TestTable): string[] {
  const seat = celecast.toAct(game.state)[0] ?? 0;
  const offers = game.offered().flatMap((word) => notation.parse(word) ?? []);
  return [en, de].map((words) => words.asked(game.view(seat), seat, offers));
}

function lines(game: TestTable, viewer: number | 'onlooker', words = en): (string | undefined)[] {
  return game.told(viewer).map((event) => words.told(event, who(viewer)));
}

describe('refusals and notation', () => {
  it.each([
    ['play knight', 'not-in-hand'],
    ['target 1', 'asked-play'],
    ['say 3', 'asked-play'],
  ])('refuses %s at the beginning of a turn: %s', (word, reason) => {
    expect(table({ hands: ['shadow', 'shadow'] }).refused(word)).toBe(reason);
  });

  it.each([
    ['target 0', 'not-this-player'],
    ['target 3', 'not-this-player'],
    ['give tower', 'asked-target'],
  ])('refuses %s where another player is to be chosen: %s', (word, reason) => {
    const game = table({ hands: ['change-of-heart tower shadow', 'shadow', 'shadow'] });
    expect(game.play('play change-of-heart').refused(word)).toBe(reason);
  });

  it('refuses numbers that cannot come true', () => {
    const game = table({ hands: ['the-pack', 'shadow', 'shadow'] }).play('play the-pack');
    expect([game.refused('say 1'), game.refused('say 11')]).toEqual(['not-this-number', 'not-this-number']);
  });

  it('refuses a split in another order, and another move instead of a pile', () => {
    const game = table({ hands: ['judgement', 'shadow'], castle: 'tower knight' }).play('play judgement');
    expect(game.refused('split knight tower')).toBe('not-these-cards');
    expect(game.play('split').refused('split')).toBe('asked-pick');
  });

  it.each([
    'play',
    'play king',
    'target 4',
    'say 0',
    'say 21',
    'split tower x',
    'pick 2',
    'pick 0 1',
    'pass',
    '',
  ])('does not read "%s" as a move', (word) => expect(notation.parse(word)).toBeUndefined());
});

describe('what is asked', () => {
  it.each([
    [table({ hands: ['shadow', 'shadow'] }), 'Play a card.', 'Spiel eine Karte.'],
    [
      table({ hands: ['the-magician', 'shadow', 'shadow'] }).play('play the-magician'),
      'Magician: choose whom to compare hands with.',
      '„Der Magier“: wähle, mit wem du die Hand vergleichst.',
    ],
    [
      table({ hands: ['devilry tower tower tower', 'shadow'] }).play('play devilry', 'discard tower'),
      'Discard a card (2 of 2).',
      'Wirf eine Karte ab (2 von 2).',
    ],
    [
      table({ hands: ['the-pack', 'shadow tower', 'shadow'] }).play('play the-pack'),
      'Say a number from 2 to 10.',
      'Nenne eine Zahl von 2 bis 10.',
    ],
    [
      table({ hands: ['the-pack', 'shadow tower', 'shadow'] }).play('play the-pack', 'say 4'),
      'Choose a card for The Pack. It stays hidden until all have chosen.',
      'Wähle eine Karte für „Das Rudel“. Sie bleibt verdeckt, bis alle gewählt haben.',
    ],
  ])('is said in one sentence', (game, english, german) => expect(asked(game)).toEqual([english, german]));
});

describe('what was done', () => {
  it('is told to each in their own words', () => {
    const game = table({
      hands: ['the-reaper', 'knight shadow', 'shadow'],
      castle: 'tower devilry',
      king: 2,
    });
    game.play('play the-reaper', 'play knight');
    expect(lines(game, 'onlooker').slice(0, 3)).toEqual([
      'Ben played Knight. The King turns it to Cem.',
      `Cem drew 2 cards.`,
      'The next player will be skipped.',
    ]);
    expect(lines(game, 1, de)[0]).toBe('Du hast „Ritter“ gespielt. „Der König“ lenkt die Karte auf Cem.');
    expect(lines(game, 2)[1]).toMatch(/^You drew [A-Z].*\.$/);
  });

  it('names alike cards once', () => {
    const game = table({ hands: ['the-queen tower shadow tower', 'shadow'] }).play('play the-queen');
    expect(lines(game, 1)[1]).toBe('Ana discarded 2 × Tower and Shadow.');
    expect(lines(game, 0, de)[1]).toBe('Du hast 2 × „Turm“ und „Schatten“ abgeworfen.');
  });

  it('says who exchanged what', () => {
    const game = table({ hands: ['the-magician tower', 'knight', 'shadow'] }).play(
      'play the-magician',
      'target 1',
    );
    expect(lines(game, 1)[1]).toBe('You exchanged hands with Ana: Knight for Tower.');
    expect(lines(game, 2, de)[1]).toBe('Ana und Ben haben die Hände getauscht, je 1 Karte.');
  });
});

describe('cards and steps', () => {
  it('every card has its text, and its special parts have theirs, in both languages', () => {
    for (const card of CARD_CODES) {
      for (const words of [cardsEn[card], cardsDe[card]]) {
        expect(words.played).toMatch(/\.$/);
        expect(words.discarded !== undefined).toBe(CARDS[card].discarded !== undefined);
        expect(words.milled !== undefined).toBe(CARDS[card].milled !== undefined);
      }
    }
  });

  it('every step of every card has its sentence, before and after its player is chosen', () => {
    for (const card of CARD_CODES) {
      for (const part of ['played', 'discarded', 'milled'] as const) {
        for (const deed of CARDS[card][part] ?? []) {
          for (const to of [null, 1]) {
            const step = {
              ...deed,
              status: 'to-come',
              card,
              part,
              seat: 0,
              moved: 0,
              to,
              asked: [],
            } as const;
            for (const viewer of [0, 1, 'onlooker'] as const) {
              for (const line of [stepEn(step, who(viewer)), stepDe(step, who(viewer))]) {
                expect(line).toMatch(/^[A-ZÄÖÜ„0-9][^!]*\.$/);
                expect(line).not.toMatch(/undefined|null/);
              }
            }
          }
        }
      }
    }
  });

  it('a step says for whom it unwinds', () => {
    const game = table({ hands: ['sunflower shadow', 'shadow'], king: 1, castle: 'tower' }).play(
      'play sunflower',
    );
    const [step] = game.view(0).steps;
    expect(step && stepEn(step, who(1))).toBe('You mill 1.');
    expect(step && stepDe(step, who(0))).toBe('Ben trägt 1 ab.');
  });
});
