import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { CHARACTERS, type Character, character } from '../../../src/games/nytherria/cards.ts';
import { nytherria } from '../../../src/games/nytherria/index.ts';
import type { Move } from '../../../src/games/nytherria/state.ts';
import { table, type TestTable } from './position.ts';

const { en, de = en } = nytherria.words;
const names = (you: number) => (seat: number) => ({
  name: ['Ana', 'Ben', 'Cleo', 'Dan'][seat] ?? '',
  you: seat === you,
});

function lines(game: TestTable, viewer: number): string[] {
  return game.told(viewer).flatMap((event) => en.told(event, names(viewer)) ?? []);
}

function asked(game: TestTable, seat: number): string[] {
  const offers = game.offered(seat).flatMap((word) => nytherria.notation.parse(word) ?? []);
  return [en, de].map((words) => words.asked(game.view(seat), seat, offers));
}

function play(card: Character): Move {
  return character(card).targets ? { type: 'play', card, target: 1 } : { type: 'play', card };
}

const many = () =>
  table({
    hands: ['scout sorceress exorcist', 'soldier thief wraith', 'hex hex'],
    stones: ['', 'light dark', ''],
    neutral: 'trap light-stone echo',
    graveyard: 'soldier hex wraith',
  });

describe('refusals (§4, §6)', () => {
  it.each<[before: readonly string[], word: string, reason: string]>([
    [[], 'play hex 1', 'not-in-hand'],
    [[], 'play sorceress', 'needs-target'],
    [[], 'play sorceress 0', 'not-an-opponent'],
    [[], 'play sorceress 3', 'not-an-opponent'],
    [[], 'play scout 1', 'no-target'],
    [[], 'discard scout', 'not-asked'],
    [['play sorceress 1'], 'counter paladin', 'cannot-counter'],
    [['play sorceress 1'], 'choose-stone light-stone', 'not-asked'],
    [['play scout'], 'arrange bury light-stone top trap echo', 'stones-stay'],
    [['play scout'], 'arrange bury trap echo top light-stone', 'not-in-order'],
    [['play scout'], 'arrange bury trap top echo', 'other-cards'],
    [['play scout'], 'arrange bury trap trap top light-stone', 'other-cards'],
    [['play exorcist'], 'banish soldier hex', 'not-in-order'],
    [['play exorcist'], 'banish hex soldier wraith', 'at-most-two'],
    [['play exorcist'], 'banish hex hex', 'not-in-graveyard'],
  ])('after %j refuses "%s": %s', (before, word, reason) => {
    const game = many().play(...before);
    expect(game.refused(word)).toBe(reason);
    expect([en.refused[reason], de.refused[reason]]).toEqual([expect.any(String), expect.any(String)]);
  });

  it('refuses stones that are not there, cards not held, and what the Plaguebearer spares', () => {
    const plague = table({ hands: ['plaguebearer', 'soldier thief'] }).play('play plaguebearer');
    expect(plague.refused('discard soldier')).toBe('spare-soldiers');
    expect(plague.refused('discard hex')).toBe('not-in-hand');
    expect(plague.refused('discard')).toBe('wrong-number');
    const over = table({ hands: ['herald hex hex hex hex soldier', 'hex'] }).play('play herald');
    expect(over.refused('discard soldier hex hex')).toBe('not-in-order');
    const eclipse = table({ hands: ['soldier hex hex', 'hex'], neutral: 'eclipse' }).play('play soldier');
    expect(eclipse.refused('pass-card thief')).toBe('not-in-hand');
    const inquisitor = table({ hands: ['inquisitor', 'hex thief'] }).play('play inquisitor 1');
    expect(inquisitor.refused('choose-card soldier')).toBe('not-in-that-hand');
    expect(inquisitor.refused('choose-card hex 1')).toBe('no-target');
    const cleric = table({ hands: ['cleric', 'hex'], graveyard: 'scout soldier' }).play('play cleric');
    expect(cleric.refused('choose-card herald')).toBe('not-in-graveyard');
    expect(cleric.refused('choose-card scout 1')).toBe('no-target');
  });

  it('gives every reason words in both languages', () => {
    expect(Object.keys(en.refused)).toEqual(Object.keys(de.refused));
  });
});

describe('moves on the wire (§4)', () => {
  it.each<unknown>([
    { type: 'play', card: 'trap' },
    { type: 'play', card: 'hex', target: 4 },
    { type: 'play', card: 'hex', target: null },
    { type: 'pass', card: 'hex' },
    { type: 'choose-stone', stone: 'light' },
    { type: 'arrange', bury: [], top: ['soldier'] },
    { type: 'banish', cards: 'soldier' },
  ])('refuses the shape of %j', (move) => {
    expect(v.safeParse(nytherria.move, move).success).toBe(false);
  });

  it.each([
    'play',
    'play hex 4',
    'play hex 1 2',
    'counter',
    'pass now',
    'arrange bury',
    'arrange top trap',
    'banish trap',
    'fly',
    '',
  ])('reads no move from "%s"', (word) => {
    expect(nytherria.notation.parse(word)).toBeUndefined();
  });
});

describe('words', () => {
  it('speaks to who reads', () => {
    const game = table({ hands: ['thief', 'paladin hex'] }).play('play thief 1');
    expect(lines(game, 0)).toEqual([
      'You played the Thief on Ben.',
      'The Thief may be countered: waiting for a response.',
    ]);
    expect(lines(game, 1)[0]).toBe('Ana played the Thief on you.');
    const told = game.told(1)[0];
    expect(told && de.told(told, names(1))).toBe('Ana hat den Dieb gegen dich gespielt.');
    game.play('counter paladin');
    expect(lines(game, 1)[0]).toBe('You countered the Thief with the Paladin.');
  });

  it('asks who can counter and who cannot in the same words', () => {
    const game = table({ hands: ['hex', 'paladin', 'soldier'], alwaysAsk: true });
    const questions = ['Counter the Hex, or let it through?', 'Den Fluch kontern oder durchlassen?'];
    expect(asked(game.play('play hex 1'), 1)).toEqual(questions);
    const none = table({ hands: ['hex', 'paladin', 'soldier'], alwaysAsk: true }).play('play hex 2');
    expect(asked(none, 2)).toEqual(questions);
    expect([game.view(1).counter, none.view(2).counter]).toEqual(['paladin', 'paladin']);
  });

  it('labels each card in both languages', () => {
    const view = table({ hands: ['hex', 'hex'] }).view(0);
    for (const words of [en, de]) {
      const labels = CHARACTERS.map((card) => words.move(play(card), view));
      expect(new Set(labels).size).toBe(CHARACTERS.length);
    }
    expect(en.move(play('hex'), view)).toBe('Play the Hex on player 2');
    expect(de.move(play('hex'), view)).toBe('Den Fluch gegen Person 2 spielen');
  });
});
