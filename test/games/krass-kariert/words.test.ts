import { describe, expect, it } from 'vitest';
import { krassKariert } from '../../../src/games/krass-kariert/index.ts';
import { notation } from '../../../src/games/krass-kariert/notation.ts';
import { cardsOf, table, type TestTable } from './position.ts';

const { en, de = en } = krassKariert.words;

const open = () => table({ hands: ['stop 5 7 x', '6 8', '3'], reserves: ['', '4', ''] });

function asked(game: TestTable): string[] {
  const seat = game.asked ?? 0;
  const offers = game.offered().flatMap((word) => notation.parse(word) ?? []);
  return [en, de].map((words) => words.asked(game.view(seat), seat, offers));
}

describe('refusals and words', () => {
  it.each([
    ['insert 0', 'nothing-drawn'],
    ['stop 1', 'not-stop'],
    ['redraw 0', 'not-redraw'],
    ['stop 9', 'no-card'],
    ['play 3 2 x5', 'no-card'],
    ['play 0 1', 'special-alone'],
    ['play 1 2', 'no-combination'],
    ['play 3 1', 'x-undeclared'],
    ['play 1 1 x5', 'x-without-card'],
    ['take 0 0', 'opener-plays'],
  ])('refuses %s to the opener: %s', (word, reason) => {
    expect(open().refused(word)).toBe(reason);
    expect(en.refused[reason]).toBeDefined();
    expect(de.refused[reason]).toBeDefined();
  });

  it.each([
    ['take 1 0', 'no-reserve'],
    ['take 0 3', 'no-gap'],
    ['concede', 'has-reserves'],
  ])('refuses %s to the next: %s', (word, reason) => {
    expect(open().play('play 2 1').refused(word)).toBe(reason);
  });

  it.each([
    'play',
    'play 0',
    'play 0 4',
    'play 0 1 x13',
    'play 0 1 x0',
    'stop',
    'take 2 0',
    'concede 1',
    'insert x',
  ])('does not read "%s" as a move', (word) => expect(notation.parse(word)).toBeUndefined());

  it('says what is asked', () => {
    const game = open();
    expect(asked(game)).toEqual([
      'Open the trick: play a combination or play a Stop.',
      'Eröffne den Stich: spiel eine Kombination oder spiel einen Stopp.',
    ]);
    expect(asked(game.play('play 2 1'))).toEqual([
      'Beat the single 7 or take a reserve card.',
      'Überbiete das Solo 7 oder nimm eine Reservekarte.',
    ]);
  });

  it('says what cannot be beaten', () => {
    expect(asked(table({ hands: ['6 x 6 1', '6 8', '3'], xCard: 'wild-only' }).play('play 0 3 x6'))).toEqual([
      'You cannot beat the trips 6-X(6)-6: concede the deal.',
      'Du kannst den Drilling 6-X(6)-6 nicht überbieten: gib den Durchgang auf.',
    ]);
  });

  it('says which card waits for its gap, and how many follow', () => {
    const game = table({ hands: ['redraw 1', '2 2', '3 4'], reserves: ['', '5', '5'], pile: 'x 7 stop' });
    game.play('redraw 0', 'take 0 0', 'take 0 0');
    expect(asked(game)).toEqual([
      'Put the X you drew into your hand. 2 more to draw.',
      'Steck das X in deine Hand. Danach ziehst du noch 2.',
    ]);
    expect(asked(game.play('insert 0', 'insert 0'))).toEqual([
      'Put the Stop you drew into your hand.',
      'Steck den Stopp in deine Hand.',
    ]);
  });

  it('labels moves by the cards they move', () => {
    const game = open().play('play 2 1');
    const seen = game.view(1);
    const label = (word: string) => {
      const move = notation.parse(word);
      return move && [en.move(move, seen), de.move(move, seen)];
    };
    expect(label('play 1 1')).toEqual(['Play 8', '8 spielen']);
    expect(label('take 0 1')).toEqual([
      'Take the 4 and put it between 6 and 8',
      'Die 4 nehmen und zwischen 6 und 8 stecken',
    ]);
    expect(cardsOf('4')).toEqual(seen.players[1]?.reserves);
  });
});
