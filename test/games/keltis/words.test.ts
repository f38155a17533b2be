import { describe, expect, it } from 'vitest';
import { must } from '../../../src/engine/assert.ts';
import { keltis } from '../../../src/games/keltis/index.ts';
import { notation } from '../../../src/games/keltis/notation.ts';
import { table, type TestTable } from './position.ts';

const { en, de = en } = keltis.words;

function asked(game: TestTable, seat = 0): string[] {
  return [en, de].map((words) => words.asked(game.view(seat), seat, game.offers(seat)));
}

function label(game: TestTable, word: string): string[] {
  const move = must(notation.parse(word), word);
  return [en, de].map((words) => words.move(move, game.view(0)));
}

function lines(game: TestTable, viewer: number): (string | undefined)[][] {
  const who = (seat: number) => ({ name: ['Ana', 'Ben'][seat] ?? '', you: seat === viewer });
  return game.told(viewer).map((event) => [en.told(event, who), de.told(event, who)]);
}

function game(): TestTable {
  return table({
    hands: ['red-5 blue-5 point-3 purple-end', 'red-1'],
    rows: [{ red: '4', points: '9' }],
    discards: { green: '7', points: '1' },
  });
}

describe('words', () => {
  it('say what is asked', () => {
    expect(asked(game())).toEqual([
      'Lay a card, discard a pair for a wishing stone or discard a card.',
      'Lege eine Karte an, lege ein Paar für einen Wunschstein ab oder lege eine Karte ab.',
    ]);
    expect(asked(game().play('claim blue-5 red-5'))).toEqual([
      'Draw the first of two cards from the pile or a discard pile.',
      'Zieh die erste von zwei Karten vom Stapel oder von einem Ablagestapel.',
    ]);
    expect(asked(table({ hands: ['red-5', ''] }).play('discard red-5'))).toEqual([
      'Draw a card from the pile.',
      'Zieh eine Karte vom Stapel.',
    ]);
    expect(asked(table({ hands: ['red-5', ''], rows: [{ red: '4 3' }] }))).toEqual([
      'Discard a card.',
      'Lege eine Karte ab.',
    ]);
  });

  it('say how many cards may still be added', () => {
    const final = table({ hands: ['red-5 red-6', ''], rows: [{ red: '4' }], phase: 'final' });
    expect(asked(final)).toEqual([
      'Add up to two cards to your rows.',
      'Lege bis zu zwei Karten an deine Reihen an.',
    ]);
    expect(asked(final.play('lay red-5'))).toEqual([
      'Add one more card to your rows.',
      'Lege noch eine Karte an deine Reihen an.',
    ]);
    expect(label(final, 'done')).toEqual(['Add nothing more', 'Nichts mehr anlegen']);
    expect(lines(final.play('done'), 1)).toEqual([
      ['Ana added nothing more.', 'Ana hat nichts mehr angelegt.'],
      ['The game is over.', 'Das Spiel ist aus.'],
    ]);
  });

  it.each([
    ['discard red-5', 'Discard the red 5', 'Die rote 5 ablegen'],
    [
      'claim blue-5 red-5',
      'Discard the blue 5 and the red 5 for wishing stone 5',
      'Die blaue 5 und die rote 5 ablegen für Wunschstein 5',
    ],
    ['lay red-5', 'Lay the red 5 on the red row', 'Die rote 5 an die rote Reihe legen'],
    [
      'lay purple-end',
      'Start a purple row with the purple End card',
      'Mit der lila Endkarte eine lila Reihe beginnen',
    ],
    [
      'lay-point point-3 points',
      'Lay the Point card 3 on the point row',
      'Die Punktkarte 3 an die Punktreihe legen',
    ],
    ['draw pile', 'Draw from the pile', 'Vom Stapel ziehen'],
    [
      'draw green',
      'Take the green 7 from the green discard pile',
      'Die grüne 7 vom grünen Ablagestapel nehmen',
    ],
    [
      'draw points',
      'Take the Point card 1 from the grey discard pile',
      'Die Punktkarte 1 vom grauen Ablagestapel nehmen',
    ],
    ['draw blue', 'Take a card from the blue discard pile', 'Eine Karte vom blauen Ablagestapel nehmen'],
  ])('label "%s"', (word, english, german) => expect(label(game(), word)).toEqual([english, german]));

  it('tell of discards, claims and draws', () => {
    expect(lines(game().play('discard point-3'), 0)).toEqual([
      ['You discarded the Point card 3.', 'Du hast die Punktkarte 3 abgelegt.'],
    ]);
    const claimed = table({ hands: ['red-5 red-5', ''] }).play('claim red-5 red-5');
    expect(lines(claimed, 1)).toEqual([
      [
        'Ana discarded two red 5s and took wishing stone 5.',
        'Ana hat zwei rote 5 abgelegt und Wunschstein 5 genommen.',
      ],
    ]);
    const drew = game().play('lay red-5', 'draw pile');
    expect(lines(drew, 0)).toEqual([
      ['You drew the red 0 from the pile.', 'Du hast die rote 0 vom Stapel gezogen.'],
    ]);
    expect(lines(drew, 1)).toEqual([
      ['Ana drew a card from the pile.', 'Ana hat eine Karte vom Stapel gezogen.'],
    ]);
    expect(lines(game().play('lay red-5', 'draw green'), 1)).toEqual([
      [
        'Ana took the green 7 from the green discard pile.',
        'Ana hat die grüne 7 vom grünen Ablagestapel genommen.',
      ],
    ]);
  });

  it('tell of rows that are started, extended and ended', () => {
    expect(lines(game().play('lay red-5'), 0)).toEqual([
      [
        'You laid the red 5 on the red row: 2 cards.',
        'Du hast die rote 5 an die rote Reihe gelegt: 2 Karten.',
      ],
    ]);
    expect(lines(game().play('lay blue-5'), 1)).toEqual([
      ['Ana started a blue row with the blue 5.', 'Ana hat mit der blauen 5 eine blaue Reihe begonnen.'],
    ]);
    const ended = game().play('lay purple-end');
    expect(lines(ended, 0)[1]).toEqual([
      'Your purple row has ended. Rows ended so far: 1.',
      'Deine lila Reihe ist beendet. Beendete Reihen bisher: 1.',
    ]);
    expect(lines(ended, 1)[1]).toEqual([
      'Ana’s purple row has ended. Rows ended so far: 1.',
      'Die lila Reihe von Ana ist beendet. Beendete Reihen bisher: 1.',
    ]);
  });

  it('tell what brought the end', () => {
    const causes = ['five-rows', 'last-card', 'stalled'] as const;
    const told = causes.map((cause) =>
      en.told({ type: 'final', seat: 0, cause }, () => ({ name: 'Ana', you: false })),
    );
    expect(told).toEqual([
      'Five rows have ended, and with them the game. Each of you may add up to two cards.',
      'The pile is used up, and the game ends. Each of you may add up to two cards.',
      'For 200 turns nobody drew from the pile, and the game ends. Each of you may add up to two cards.',
    ]);
  });

  it('have the same refusals in both languages', () => {
    expect(Object.keys(de.refused)).toEqual(Object.keys(en.refused));
  });
});

describe('notation', () => {
  it.each([
    'discard',
    'discard red-11',
    'lay red-5 red',
    'claim red-5',
    'claim red-5 red',
    'lay-point point-1',
  ])('does not read "%s"', (word) => expect(notation.parse(word)).toBeUndefined());

  it.each([
    'lay-point point-1 grey',
    'draw',
    'draw grey',
    'done 1',
    'done ',
    'claim red-5 red-5 red-5',
    'pass',
  ])('does not read "%s" either', (word) => expect(notation.parse(word)).toBeUndefined());
});
