/**
 * Every check and every test: `npm test`, or `npm test -- <vitest arguments>` for some of the tests. The last line is
 * `N passed, N failed`: the tests that passed, and the tests, checks and builds that did not.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { buildWeb } from './build.ts';
import { check } from './check.ts';
import { ROOT, showTool } from './tools.ts';

const REPORT = join(ROOT, '.cache', 'vitest.json');

const Report = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numPendingTests: v.number(),
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      assertionResults: v.array(v.object({ status: v.string() })),
    }),
  ),
});

type TestRun = {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly ok: boolean;
};

async function runTests(args: readonly string[]): Promise<TestRun> {
  rmSync(REPORT, { force: true });
  const ok = await showTool('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${REPORT}`,
    ...args,
  ]);
  if (!existsSync(REPORT)) return { passed: 0, failed: 1, skipped: 0, ok: false };
  const report = v.parse(Report, JSON.parse(readFileSync(REPORT, 'utf8')));
  // A file that can't even be loaded has no test that could fail.
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  ).length;
  const failed = report.numFailedTests + broken;
  return {
    passed: report.numPassedTests,
    // An error outside of any test fails the run as well.
    failed: ok || failed > 0 ? failed : 1,
    skipped: report.numPendingTests,
    ok: ok && failed === 0,
  };
}

async function build(): Promise<readonly string[]> {
  try {
    await buildWeb();
    console.log('✓ web build');
    return [];
  } catch (error) {
    console.log('✗ web build\n', error);
    return ['web build'];
  }
}

const failedSteps = [...(await check()), ...(await build())];
const tests = await runTests(process.argv.slice(2));

const lines = [
  failedSteps.length > 0 ? `Failed before the tests: ${failedSteps.join(', ')}` : 'All checks passed',
  ...(tests.skipped > 0 ? [`${tests.skipped} tests skipped`] : []),
  `${tests.passed} passed, ${tests.failed + failedSteps.length} failed`,
];
console.log(lines.join('\n'));
if (failedSteps.length > 0 || !tests.ok) process.exitCode = 1;
