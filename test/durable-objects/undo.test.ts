import { describe, expect, it, vi } from 'vitest';
import { Rng } from '../../src/engine/rng.ts';
import { rngOfWord } from '../../src/engine/shuffle.ts';
import { refused } from '../support/matchers.ts';
import { done, newAction, on, started } from '../support/room-table.ts';

vi.mock('../../src/games/registry.ts', () => import('../support/registry-with-duel.ts'));

describe('taking back', () => {
  it('brings back the state before the move, and the log says so', () => {
    const table = started('duel', 2).choose();
    const before = table.store.snapshot();
    table.play('0 mark 1');
    expect(table.look(on(0)).canUndo).toBe(true);
    const { version, table: after } = done(table.undo(0));
    expect(table.store.snapshot()).toEqual(before);
    expect(after.log.at(-1)).toMatchObject({
      version,
      kind: 'undo',
      seat: 0,
      undoes: version - 1,
      events: [],
    });
  });

  it('goes step by step to the first move of the turn', () => {
    const table = started('duel', 2).choose();
    const before = table.store.snapshot();
    table.play('0 mark 1', '0 mark 2', '0 pass');
    done(table.undo(0));
    expect(table.look(on(0)).waiting.seats).toEqual([0]);
    done(table.undo(0));
    done(table.undo(0));
    expect(table.store.snapshot()).toEqual(before);
    expect(table.undo(0)).toEqual(refused('undo-sealed'));
  });

  it('leaves a table that plays on as if the move had never been', () => {
    const table = started('duel', 2).choose().play('0 mark 1');
    done(table.undo(0));
    table.play('0 draw', '1 draw').choose();
    const other = started('duel', 2).choose().play('0 draw', '1 draw').choose();
    expect(table.store.snapshot()).toEqual(other.store.snapshot());
  });

  it('stops at what was revealed, drawn or chosen hidden', () => {
    const table = started('duel', 2);
    const [offer] = table.look(on(0)).offers;
    done(table.move(0, offer ?? ''));
    expect(table.look(on(0)).canUndo).toBe(false);
    expect(table.undo(0)).toEqual(refused('undo-sealed'));
    table.choose().play('0 draw');
    expect(table.undo(0)).toEqual(refused('undo-sealed'));
  });

  it('stops at another’s move, and is nobody else’s', () => {
    const table = started('duel', 3).choose().play('0 pass');
    expect(table.undo(1)).toEqual(refused('undo-sealed'));
    expect(table.look(on(1)).canUndo).toBe(false);
    table.play('1 mark 1');
    expect(table.look(on(0)).canUndo).toBe(false);
    expect(table.undo(0)).toEqual(refused('undo-sealed'));
    done(table.undo(1));
    expect(done(table.undo(0)).table.waiting.seats).toEqual([0]);
  });

  it('answers exactly the table that was seen', () => {
    const table = started('duel', 2).choose().play('0 mark 1');
    const { version } = table.head;
    expect(table.undo(0, { version: version - 1 })).toEqual(refused('stale-version'));
    expect(table.undo(0, { version: version + 1 })).toEqual(refused('stale-version'));
    expect(done(table.undo(0, { version })).version).toBe(version + 1);
  });

  it('is one undo, asked twice', () => {
    const table = started('duel', 2).choose().play('0 mark 1', '0 mark 2');
    const actionId = newAction();
    const { version } = table.head;
    const first = done(table.undo(0, { actionId, version }));
    expect(done(table.undo(0, { actionId, version }))).toEqual({ ...first, replayed: true });
    expect(table.move(0, 'pass', { actionId })).toEqual(refused('idempotency-key-reused'));
  });

  it('says that the game is frozen where the log no longer replays', () => {
    const table = started('duel', 2).choose().play('0 mark 1', '0 mark 2');
    table.sql.all(`UPDATE log SET move = '{"type":"mark","number":2}' WHERE version = 4`);
    table.sql.all(`UPDATE log SET move = '{"type":"choose","card":"c99"}' WHERE version = 2`);
    const dump = table.sql.dump();
    expect(table.undo(0)).toEqual(refused('game-frozen'));
    expect(table.sql.dump()).toBe(dump);
    expect(table.look(on(0)).version).toBe(5);
  });
});

describe('a game with moves taken back at random', () => {
  it.each(['a', 'b'])('equals the game of the moves that stand (%s)', (word) => {
    const dice = new Rng(rngOfWord(word));
    const table = started('coloretto', 3);
    const stands: { seat: number; move: object }[] = [];
    while (table.head.asked.length > 0) {
      const undoer = stands.at(-1)?.seat;
      if (undoer !== undefined && dice.below(3) === 0 && table.look(on(undoer)).canUndo) {
        done(table.undo(undoer));
        stands.pop();
      } else {
        const seat = table.head.asked[0]?.seat ?? 0;
        const move = dice.pick(table.look(on(seat)).offers);
        done(table.move(seat, move));
        stands.push({ seat, move });
      }
    }
    expect(table.store.log(0).some(({ kind }) => kind === 'undo')).toBe(true);
    const straight = started('coloretto', 3);
    for (const { seat, move } of stands) done(straight.move(seat, move as never));
    expect(table.store.snapshot()).toEqual(straight.store.snapshot());
    expect(table.look(on(0)).results).toEqual(straight.look(on(0)).results);
  });
});
