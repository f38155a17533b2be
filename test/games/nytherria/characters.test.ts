import { describe, expect, it } from 'vitest';
import { MAIN_DECK, NEUTRAL_DECK, character } from '../../../src/games/nytherria/cards.ts';
import { table } from './position.ts';

const FULL = 'soldier soldier soldier soldier soldier';

describe('the cards (§6)', () => {
  it('has 62 characters, 31 of each faction, and 40 neutral cards', () => {
    expect(MAIN_DECK).toHaveLength(62);
    expect(MAIN_DECK.filter((code) => character(code).faction === 'light')).toHaveLength(31);
    expect(NEUTRAL_DECK).toHaveLength(40);
    expect(NEUTRAL_DECK.filter((code) => code === 'trap')).toHaveLength(20);
  });
});

describe('Scout and Shade (§6)', () => {
  it.each(['scout', 'shade'])('%s: buries Traps and Events, never stones, and orders the rest', (card) => {
    const game = table({ hands: [card, 'hex'], neutral: 'trap light-stone echo dark-stone' });
    game.play(`play ${card}`);
    expect(game.event('looked')?.cards).toEqual(['trap', 'light-stone', 'echo']);
    expect(game.sealed).toBe(true);
    expect(game.offered()).toHaveLength(6 + 2 + 2 + 1);
    expect(game.offered()).toContain('arrange bury echo trap top light-stone');
    expect(game.refused('arrange bury light-stone top trap echo')).toBe('stones-stay');
    game.play('arrange bury trap top echo light-stone');
    expect(game.neutral).toBe('echo light-stone dark-stone');
    expect(game.buried).toBe('trap');
    expect(game.types).not.toContain('shuffled');
    expect(game.all('drew')[0]).toEqual({ type: 'drew', seat: 0, cards: ['herald'] });
  });

  it('offers equal cards in one order', () => {
    const game = table({ hands: ['scout', 'hex'], neutral: 'trap trap' }).play('play scout');
    expect(game.offered()).toEqual([
      'arrange bury top trap trap',
      'arrange bury trap top trap',
      'arrange bury trap trap top',
    ]);
  });

  it('asks about a last neutral card, and skips an empty neutral deck but draws', () => {
    const last = table({ hands: ['scout', 'hex'], neutral: 'light-stone' }).play('play scout');
    expect(last.offered()).toEqual(['arrange bury top light-stone']);
    const none = table({ hands: ['scout', 'hex'] }).play('play scout');
    expect(none.types.slice(0, 3)).toEqual(['played', 'nothing', 'drew']);
  });
});

describe('characters on stones (§6)', () => {
  it('lets the Sorceress choose where the target has both colours', () => {
    const game = table({ hands: ['sorceress', 'hex'], stones: ['', 'light dark'] }).play('play sorceress 1');
    expect(game.asked).toBe('take-stone 0');
    expect(game.offered()).toEqual(['choose-stone dark-stone', 'choose-stone light-stone']);
    game.play('choose-stone dark-stone');
    expect([game.stones(0), game.stones(1)]).toEqual(['dark', 'light']);
  });

  it('sends the Sorceress to the Void countered, and without effect', () => {
    const countered = table({ hands: ['sorceress', 'wraith'], stones: ['', 'light'] });
    countered.play('play sorceress 1', 'counter wraith');
    expect([countered.void, countered.graveyard, countered.stones(1)]).toEqual([
      'sorceress',
      'wraith',
      'light',
    ]);
    const idle = table({ hands: ['sorceress', 'hex'] }).play('play sorceress 1');
    expect(idle.event('nothing')).toEqual({ type: 'nothing', card: 'sorceress' });
    expect(idle.void).toBe('sorceress');
  });

  it('returns by the Hex the stone that its player chooses, and shuffles', () => {
    const game = table({ hands: ['hex', 'soldier'], stones: ['', 'light dark'], neutral: 'trap' });
    game.play('play hex 1');
    expect(game.asked).toBe('return-stone 0');
    game.play('choose-stone light-stone');
    expect(game.stones(1)).toBe('dark');
    expect(game.event('shuffled')?.order.toSorted()).toEqual(['light-stone', 'trap']);
  });

  it('takes for the Overlord a stone of each other player, hidden until all have chosen, and explores after one shuffle', () => {
    const game = table({
      hands: ['overlord', 'hex', 'hex', 'hex'],
      stones: ['light', 'light dark', 'dark', 'light dark'],
      neutral: 'trap trap',
    }).play('play overlord');
    expect(game.asked).toBe('levy 1 3');
    game.play('3: choose-stone light-stone');
    expect(game.events).toEqual([]);
    expect(game.stones(3)).toBe('light dark');
    game.play('1: choose-stone dark-stone');
    expect(game.all('stone-returned').map(({ seat, stone }) => [seat, stone])).toEqual([
      [1, 'dark-stone'],
      [2, 'dark-stone'],
      [3, 'light-stone'],
    ]);
    expect(game.types.slice(3, 5)).toEqual(['shuffled', 'explored']);
    expect(game.void).toBe('overlord');
  });

  it('shuffles nothing for an Overlord when nobody has a stone', () => {
    const game = table({ hands: ['overlord', 'hex'], stones: ['light', ''], neutral: 'trap' }).play(
      'play overlord',
    );
    expect(game.types.slice(0, 3)).toEqual(['played', 'nothing', 'explored']);
  });
});

describe('characters on the graveyard (§6)', () => {
  it('lets a Cleric take a Light character, Quickplay too, but no Cleric and no leader', () => {
    const game = table({
      hands: ['cleric', 'hex'],
      graveyard: 'paladin cleric archon hex sorceress paladin',
    });
    game.play('play cleric');
    expect(game.offered()).toEqual(['choose-card paladin', 'choose-card sorceress']);
    expect(game.refused('choose-card archon')).toBe('cannot-fetch');
    expect(game.refused('choose-card hex')).toBe('cannot-fetch');
    game.play('choose-card sorceress');
    expect(game.hand(0)).toMatch(/^sorceress/);
    expect(game.graveyard).toBe('archon cleric cleric hex paladin paladin');
  });

  it('takes the one fitting code unasked, and nothing where there is none', () => {
    const one = table({ hands: ['cleric', 'hex'], graveyard: 'paladin paladin hex' }).play('play cleric');
    expect(one.event('fetched')).toEqual({ type: 'fetched', seat: 0, card: 'paladin' });
    const none = table({ hands: ['cleric', 'hex'], graveyard: 'archon hex' }).play('play cleric');
    expect(none.event('nothing')).toEqual({ type: 'nothing', card: 'cleric' });
  });

  it('lets an Exorcist banish none, one or two cards, each pair once', () => {
    const game = table({ hands: ['exorcist', 'hex'], graveyard: 'soldier hex soldier' }).play(
      'play exorcist',
    );
    expect(game.offered()).toEqual([
      'banish',
      'banish hex',
      'banish soldier',
      'banish hex soldier',
      'banish soldier soldier',
    ]);
    game.play('banish soldier soldier');
    expect([game.void, game.graveyard]).toEqual(['soldier soldier', 'exorcist hex']);
    expect(game.all('drew')[0]?.cards).toEqual(['herald']);
  });

  it('skips the Exorcist’s choice in an empty graveyard and draws', () => {
    const game = table({ hands: ['exorcist', 'hex'] }).play('play exorcist');
    expect(game.types.slice(0, 3)).toEqual(['played', 'nothing', 'drew']);
  });

  it('lets a Necromancer revive a Dark character, but no Necromancer, Quickplay card or leader', () => {
    const game = table({
      hands: ['necromancer', 'paladin', 'hex'],
      graveyard: 'necromancer wraith saboteur overlord soldier hex shade',
      stones: ['', 'light', ''],
    }).play('play necromancer');
    expect(game.offered()).toEqual(['choose-card hex 1', 'choose-card hex 2', 'choose-card shade']);
    expect(game.refused('choose-card wraith')).toBe('cannot-revive');
    expect(game.refused('choose-card hex')).toBe('needs-target');
    game.play('choose-card hex 1');
    // Nobody is asked for a response, although seat 1 holds the Paladin.
    expect(game.types.slice(0, 3)).toEqual(['revived', 'stone-returned', 'shuffled']);
    expect(game.void).toBe('hex');
    expect(game.graveyard).toContain('necromancer necromancer');
  });

  it('revives unasked what is the one code with one possible target', () => {
    const two = table({ hands: ['necromancer', 'soldier soldier'], graveyard: 'thief thief' });
    expect(two.play('play necromancer').event('revived')).toEqual({
      type: 'revived',
      seat: 0,
      card: 'thief',
      target: 1,
    });
    const three = table({ hands: ['necromancer', 'soldier', 'hex'], graveyard: 'thief' });
    expect(three.play('play necromancer').asked).toBe('revive 0');
    const none = table({ hands: ['necromancer', 'soldier'], graveyard: 'soldier' }).play('play necromancer');
    expect(none.event('nothing')).toEqual({ type: 'nothing', card: 'necromancer' });
  });

  it('revives a Plaguebearer, who asks the others', () => {
    const game = table({ hands: ['necromancer', 'soldier hex'], graveyard: 'plaguebearer' }).play(
      'play necromancer',
    );
    expect(game.asked).toBe('plague 1');
    expect(game.table).toBe('necromancer plaguebearer');
    game.play('discard hex');
    expect([game.void, game.graveyard]).toEqual(['plaguebearer', 'hex necromancer']);
  });
});

describe('characters on hands (§6)', () => {
  it('lets the Inquisitor see a hand and send one card of it to the graveyard', () => {
    const game = table({ hands: ['inquisitor', 'thief soldier thief'] }).play('play inquisitor 1');
    expect(game.event('inspected')?.cards).toEqual(['soldier', 'thief', 'thief']);
    expect(game.sealed).toBe(true);
    expect(game.offered()).toEqual(['choose-card soldier', 'choose-card thief']);
    game.play('choose-card thief');
    expect(game.event('discarded')).toEqual({ type: 'discarded', seat: 1, cards: ['thief'] });
    expect(game.all('drew')[0]?.cards).toEqual(['herald', 'herald']);
  });

  it('asks the Inquisitor about a hand of equal cards, but not about one card, and skips an empty hand', () => {
    expect(table({ hands: ['inquisitor', 'hex hex'] }).play('play inquisitor 1').asked).toBe('inspect 0');
    const one = table({ hands: ['inquisitor', 'hex'] }).play('play inquisitor 1');
    expect(one.types.slice(0, 5)).toEqual(['played', 'let-through', 'inspected', 'discarded', 'drew']);
    const none = table({ hands: ['inquisitor', ''] }).play('play inquisitor 1');
    expect(none.types.slice(0, 4)).toEqual(['played', 'let-through', 'nothing', 'drew']);
  });

  it('makes the target of an Assassin discard two cards at random, or what they have', () => {
    const game = table({ hands: ['assassin', 'hex thief scout'] }).play('play assassin 1');
    expect(game.event('picked')?.cards).toHaveLength(2);
    expect(game.event('discarded')?.cards).toEqual(game.event('picked')?.cards);
    const one = table({ hands: ['assassin', 'hex'] }).play('play assassin 1');
    expect(one.event('picked')).toEqual({ type: 'picked', from: 1, cards: ['hex'] });
    const none = table({ hands: ['assassin', ''] }).play('play assassin 1');
    expect(none.types.slice(0, 4)).toEqual(['played', 'let-through', 'nothing', 'drew']);
  });

  it('moves by the Thief a card at random into his hand', () => {
    const game = table({ hands: ['thief', 'hex'] }).play('play thief 1');
    expect(game.event('picked')).toEqual({ type: 'picked', from: 1, cards: ['hex'] });
    expect(game.event('stole')).toEqual({ type: 'stole', seat: 0, from: 1, card: 'hex' });
    expect(game.hand(0)).toMatch(/^hex herald/);
    expect(table({ hands: ['thief', ''] }).play('play thief 1').types).not.toContain('picked');
  });

  it('spares for the Plaguebearer nobody who holds only Soldiers and Ravagers', () => {
    const game = table({ hands: ['plaguebearer', 'soldier ravager', FULL, 'hex'] }).play('play plaguebearer');
    expect(game.asked).toBe('plague 1 2');
    expect(game.offered(1)).toEqual(['discard ravager', 'discard soldier']);
    game.play('1: discard ravager', '2: discard soldier');
    expect(game.all('discarded').map(({ seat, cards }) => [seat, ...cards])).toEqual([
      [1, 'ravager'],
      [2, 'soldier'],
      [3, 'hex'],
    ]);
  });

  it('carries out a Plaguebearer unasked where all owe their whole hand or hold none', () => {
    const game = table({ hands: ['plaguebearer', 'soldier', ''] }).play('play plaguebearer');
    expect(game.all('discarded')).toEqual([{ type: 'discarded', seat: 1, cards: ['soldier'] }]);
    const none = table({ hands: ['plaguebearer', '', ''] }).play('play plaguebearer');
    expect(none.event('nothing')).toEqual({ type: 'nothing', card: 'plaguebearer' });
  });

  it('draws three cards for a Herald', () => {
    const game = table({ hands: ['herald', 'hex'], main: 'scout shade thief hex cleric' }).play(
      'play herald',
    );
    expect(game.event('drew')?.cards).toEqual(['scout', 'shade', 'thief']);
  });
});
