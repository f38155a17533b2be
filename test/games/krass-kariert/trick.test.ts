import { describe, expect, it } from 'vitest';
import { table } from './position.ts';

describe('a trick (§4)', () => {
  it('asks everybody with cards exactly once, clockwise from the opener (R12)', () => {
    const game = table({ hands: ['1 1', '2 2', '', '3 3', '4 4'], opens: 3 });
    const asked = [game.asked];
    for (const word of ['play 0 1', 'play 0 1']) asked.push(game.play(word).asked);
    expect(asked).toEqual([3, 4, 0]);
    expect(game.state.order).toEqual([3, 4, 0, 1]);
  });

  it('makes the opener play (R11)', () => {
    const game = table({ hands: ['5 9', '2 2', '3'], reserves: ['7', '7', '7'] });
    expect(game.offered()).toEqual(['play 0 1', 'play 1 1']);
    expect(game.refused('take 0 0')).toBe('opener-plays');
    expect(game.refused('concede')).toBe('opener-plays');
  });

  it('is won by the opener when all the others take a reserve card (R11)', () => {
    const game = table({ hands: ['5 9', '2', '3'], reserves: ['', '7', '8 1'] }).play(
      'play 0 1',
      'take 0 1',
      'take 1 0',
    );
    expect(game.event('won')).toEqual({ type: 'won', seat: 0, by: 'combination', due: 0, draws: 0 });
    expect([game.hand(1), game.hand(2)]).toEqual(['2 7', '1 3']);
    expect(game.state.reserves).toEqual([[], [], ['8']]);
    expect(game.asked).toBe(0);
  });

  it('lets one take a reserve card though one could play, and put it into any gap (R27)', () => {
    const game = table({ hands: ['5 9', '6 8', '3'], reserves: ['', '7', ''] }).play('play 0 1');
    expect(game.offered()).toEqual(['play 0 1', 'play 1 1', 'take 0 0', 'take 0 1', 'take 0 2']);
    expect(game.play('take 0 1').hand(1)).toBe('6 7 8');
  });

  it('offers moves that leave the same hand one by one', () => {
    const game = table({ hands: ['5 9', '7 7', '3'], reserves: ['', '7 7', ''] }).play('play 0 1');
    expect(game.offered('take')).toHaveLength(6);
  });

  it('is won by the highest combination, whose player opens the next one (§7)', () => {
    const game = table({ hands: ['5 9', '6 6 1', '7 8 9 2'] }).play('play 0 1', 'play 0 2', 'play 0 3');
    expect(game.events.map((event) => event.type)).toEqual(['played', 'won', 'trick']);
    expect(game.asked).toBe(2);
    expect(game.state.discard).toEqual(['5', '6', '6', '7', '8', '9']);
    expect(game.state.lastTrick?.winner).toBe(2);
  });
});

describe('the X (§6)', () => {
  const sketch = { hands: ['4 5 6 1', 'x 6 7 2', '7 8 9 3'], reserves: ['', '', '11'], pile: '9 10 11 12' };

  it('worked test 5: ends the trick at once, wins it and draws three (R03)', () => {
    const game = table(sketch).play('play 0 3', 'play 0 3 x5');
    expect(game.event('won')).toEqual({ type: 'won', seat: 1, by: 'x', due: 3, draws: 3 });
    expect(game.asked).toBe(1);
    game.play('insert 0', 'insert 0', 'insert 3');
    expect(game.hand(1)).toBe('10 9 2 11');
    expect(game.asked).toBe(1);
    expect(game.state.trick).toBe(2);
    expect(game.hand(2)).toBe('7 8 9 3');
  });

  it('worked test 5: is a wild card and nothing more by the option', () => {
    const game = table({ ...sketch, xCard: 'wild-only' }).play('play 0 3', 'play 0 3 x5');
    expect(game.asked).toBe(2);
    expect(game.combinations()).toEqual(['three-straight 24']);
    game.play('take 0 0');
    expect(game.event('won')).toEqual({ type: 'won', seat: 1, by: 'combination', due: 0, draws: 0 });
    expect(game.state.drawing).toBeNull();
  });

  it('must outbid (R04)', () => {
    const game = table({ hands: ['9 9 9 1', 'x 6 7', '1'] }).play('play 0 3');
    expect(game.offered()).toEqual(['concede']);
    expect(game.refused('play 0 3 x5')).toBe('too-low');
  });

  it('adds its three cards to those of the Redraws (R06)', () => {
    const game = table({ hands: ['redraw 1', 'x 3', '7'], pile: '1 2 3 4 5 6 7' }).play(
      'play 1 1',
      'play 0 1 x4',
    );
    expect(game.event('won')?.due).toBe(3);
    const both = table({ hands: ['redraw 1', 'x 3', '7'], pile: '1 2 3 4 5 6 7' }).play(
      'redraw 0',
      'play 0 1 x4',
    );
    expect(both.event('won')).toMatchObject({ seat: 1, by: 'x', due: 6, draws: 6 });
  });
});

describe('the Redraw (§6)', () => {
  it('worked test 6: leaves the combination before it to be beaten; its winner draws three and leads', () => {
    const hands = ['5 5 9', 'redraw 2', '6 6 10 11'];
    const game = table({ hands, reserves: ['', '', '1'], pile: '1 2 3 4' }).play('play 0 2', 'redraw 0');
    expect(game.combinations()).toEqual(['pair 12']);
    game.play('take 0 0');
    expect(game.event('won')).toEqual({ type: 'won', seat: 0, by: 'combination', due: 3, draws: 3 });
    game.play('insert 1', 'insert 2', 'insert 3');
    expect(game.hand(0)).toBe('9 1 2 3');
    expect(game.asked).toBe(0);
    expect(game.state.pile).toEqual(['4']);
  });

  it('worked test 7: as the last card brings its player back into the deal (R08, R18)', () => {
    const game = table({ hands: ['redraw', '2 3', '4 5'], reserves: ['', '6', '7'], pile: '8 9 10 11' });
    game.play('redraw 0', 'take 0 2', 'take 0 2');
    expect(game.event('won')).toEqual({ type: 'won', seat: 0, by: 'redraw', due: 3, draws: 3 });
    expect(game.offered()).toEqual(['insert 0']);
    game.play('insert 0', 'insert 1', 'insert 2');
    expect(game.hand(0)).toBe('8 9 10');
    expect(game.event('out')).toBeUndefined();
    expect(game.asked).toBe(0);
  });

  it('may answer a Redraw; without a combination the first one wins and draws six (R21, R22)', () => {
    const game = table({
      hands: ['redraw 1', 'redraw 2', '3 4'],
      reserves: ['', '', '5'],
      pile: '6 7 8 9 10 11',
    });
    game.play('redraw 0', 'redraw 0', 'take 0 0');
    expect(game.event('won')).toEqual({ type: 'won', seat: 0, by: 'redraw', due: 6, draws: 6 });
  });

  it('may be played on anything and leaves anything possible after an opening Redraw (R29, R30)', () => {
    const game = table({ hands: ['12 12 12 1', 'redraw 2', '3 4'] }).play('play 0 3');
    expect(game.offered()).toEqual(['redraw 0', 'concede']);
    const open = table({ hands: ['redraw 1', '2', '3 4'] }).play('redraw 0');
    expect(open.combinations()).toEqual(['solo 2']);
  });

  it('asks for every drawn card, one at a time, before the next one is seen (R08)', () => {
    const game = table({ hands: ['redraw 1', '2 2', '3 4'], reserves: ['', '5', '5'], pile: '6 7 8 9' });
    game.play('redraw 0', 'take 0 0', 'take 0 0');
    expect(game.state.drawing).toEqual({ seat: 0, card: '6', left: 2 });
    expect(game.offered()).toEqual(['insert 0', 'insert 1']);
    expect(game.refused('play 0 1')).toBe('insert-first');
    expect(game.refused('insert 2')).toBe('no-gap');
    game.play('insert 0');
    expect(game.state.drawing).toEqual({ seat: 0, card: '7', left: 1 });
    expect(game.state.actions).toHaveLength(3);
  });

  it('draws what the pile has and no more (R23)', () => {
    const sketch = { hands: ['redraw 1', '2 2', '3 4'], reserves: ['', '5', '5'] };
    const game = table({ ...sketch, pile: '6' }).play('redraw 0', 'take 0 0', 'take 0 0');
    expect(game.event('won')).toMatchObject({ due: 3, draws: 1 });
    expect(game.play('insert 0').state.trick).toBe(2);
    const none = table({ ...sketch, pile: '' }).play('redraw 0', 'take 0 0', 'take 0 0');
    expect(none.event('won')).toMatchObject({ due: 3, draws: 0 });
    expect(none.state.trick).toBe(2);
  });
});

describe('the Stop (§6)', () => {
  it('worked test 8: as the last card ends the trick; the combination before it leads (R19)', () => {
    const game = table({ hands: ['9 9 1 2', 'stop', '12 12'], reserves: ['', '5 5', '3'] }).play(
      'play 0 2',
      'stop 0',
    );
    expect(game.events.map((event) => event.type)).toEqual(['stopped', 'won', 'out', 'trick']);
    expect(game.event('won')).toEqual({ type: 'won', seat: 1, by: 'stop', due: 0, draws: 0 });
    expect(game.hand(2)).toBe('12 12');
    expect(game.state.reserves[2]).toEqual(['3']);
    expect(game.state.order).toEqual([0, 2]);
  });

  it('can open, and beats everything (R29)', () => {
    expect(table({ hands: ['stop 1', '2', '3'] }).play('stop 0').asked).toBe(0);
    const game = table({ hands: ['12 12 12 1', '2 stop', '3'] }).play('play 0 3');
    expect(game.offered()).toEqual(['stop 1', 'concede']);
    expect(game.play('stop 1').asked).toBe(1);
  });

  it('draws for the Redraws played before it (R09)', () => {
    const game = table({ hands: ['redraw 1', 'stop 2', '3'], pile: '4 5 6 7' }).play('redraw 0', 'stop 0');
    expect(game.event('won')).toEqual({ type: 'won', seat: 1, by: 'stop', due: 3, draws: 3 });
    expect(game.view('onlooker').leader).toEqual({ seat: 1, by: 'stop' });
  });
});

describe('who opens the next trick (§7)', () => {
  it('passes from the winner to the next lower combination whose player has cards (R20)', () => {
    const game = table({ hands: ['5 1', '6', '7', '1 2'], reserves: ['', '', '', '4'] });
    game.play('play 0 1', 'play 0 1', 'play 0 1', 'take 0 0');
    expect(game.events.filter((event) => event.type === 'out')).toEqual([
      { type: 'out', seat: 1 },
      { type: 'out', seat: 2 },
    ]);
    expect(game.asked).toBe(0);
  });

  it('passes to the highest of those who have cards, not to a Redraw (R20)', () => {
    const game = table({ hands: ['5 1', '6 1', '7'] }).play('play 0 1', 'play 0 1', 'play 0 1');
    expect(game.asked).toBe(1);
    const redraw = table({ hands: ['5 1', 'redraw 1', '7'] }).play('play 0 1', 'redraw 0', 'play 0 1');
    expect(redraw.asked).toBe(0);
  });

  it('passes to the first Redraw whose player has cards where no combination is left', () => {
    const hands = ['7', 'redraw 2', '1 2', '3 4'];
    const game = table({ hands, reserves: ['', '', '8', '8'] }).play(
      'play 0 1',
      'redraw 0',
      'take 0 0',
      'take 0 0',
    );
    expect(game.event('won')).toMatchObject({ seat: 0, due: 3, draws: 0 });
    expect(game.asked).toBe(1);
  });

  it('passes to the right where nobody else played, round to the first with cards (R20)', () => {
    const hands = ['', '7', '1 2', '3 4', ''];
    const game = table({ hands, reserves: ['', '', '8', '8', ''], opens: 1 }).play(
      'play 0 1',
      'take 0 0',
      'take 0 0',
    );
    expect(game.asked).toBe(3);
  });

  it('leaves out of the trick who has only reserve cards (R17)', () => {
    const game = table({ hands: ['5 1', '6', '7 2'], reserves: ['', '3 4', ''] }).play(
      'play 0 1',
      'play 0 1',
      'play 0 1',
    );
    expect(game.state.order).toEqual([2, 0]);
    expect(game.view('onlooker').players[1]).toMatchObject({ part: 'out', cards: 0, reserves: ['3', '4'] });
  });
});
