import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT } from '../../src/cli/tools.ts';
import { GAMES } from '../../src/games/registry.ts';

const TIMEOUT = 120_000;
const GAMES_EACH = 6;

function run(task: string, ...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(ROOT, 'src', 'cli', `${task}.ts`), ...args],
    {
      encoding: 'utf8',
    },
  );
  return { status, stdout, stderr };
}

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'longhand-records-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe.each(GAMES.map(({ id }) => ({ id })))('records of $id', ({ id }) => {
  test('are written by the fuzzer and pass the offline check', { timeout: TIMEOUT }, () => {
    const file = join(folder, `${id}.jsonl`);
    const fuzz = run('fuzz', id, String(GAMES_EACH), '--records', file);
    expect(fuzz).toMatchObject({ status: 0, stderr: '' });
    expect(fuzz.stdout).toMatch(/games\/s[^]+Branches of the rules reached: \d+ of \d+/);
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
    expect(lines).toHaveLength(GAMES_EACH);
    expect(new Set(lines).size).toBe(GAMES_EACH);
    expect(run('verify', file)).toMatchObject({
      status: 0,
      stderr: '',
      stdout: expect.stringContaining(`${GAMES_EACH} records checked, 0 wrong`) as string,
    });
  });
});

/** A file for one test after the other. */
const one = () => join(folder, 'one.json');

describe('the offline check', () => {
  const [game] = GAMES;

  test('reads a record over many lines, and finds the line that was changed', { timeout: TIMEOUT }, () => {
    const lines = readFileSync(join(folder, `${game?.id}.jsonl`), 'utf8')
      .trimEnd()
      .split('\n');
    const record = JSON.parse(lines[1] ?? '') as { results: { rank: number }[]; moves: { seat: number }[] };
    writeFileSync(one(), JSON.stringify(record, null, 2));
    const passed = run('verify', one());
    expect(passed).toMatchObject({ status: 0, stderr: '' });
    expect(passed.stdout).toContain(`each of the ${record.moves.length} moves was possible`);

    const changed = { ...record, results: record.results.map((line) => ({ ...line, rank: line.rank + 1 })) };
    writeFileSync(one(), [lines[0], JSON.stringify(changed), ''].join('\n'));
    const found = run('verify', one());
    expect(found.status).toBe(1);
    expect(found.stderr).toContain('line 2: wrong at results: the game ends with another result');
    expect(found.stdout).toContain('2 records checked, 1 wrong');
  });

  test.for([
    ['', 'the file is empty'],
    ['{}', 'wrong at'],
    ['{"format"', 'wrong at'],
    ['{}\n{"format"', 'line 2 is no JSON'],
  ] as const)('says what is wrong with %j', { timeout: TIMEOUT }, ([text, complaint]) => {
    writeFileSync(one(), text);
    const { status, stderr } = run('verify', one());
    expect(status).toBe(1);
    expect(stderr).toContain(complaint);
  });

  test('says which file it cannot read', { timeout: TIMEOUT }, () => {
    const { status, stderr } = run('verify', join(folder, 'none.json'));
    expect(status).toBe(1);
    expect(stderr).toContain('none.json');
  });
});

test.for([
  { args: [] },
  { args: ['chess', '1'] },
  { args: ['coloretto', '0'] },
  { args: ['coloretto', '1', '--seats', '9'] },
])('the fuzzer refuses the arguments $args', { timeout: TIMEOUT }, ({ args }) => {
  const { status, stderr } = run('fuzz', ...args);
  expect(status).toBe(1);
  expect(stderr).toMatch(/Usage|players/);
});
