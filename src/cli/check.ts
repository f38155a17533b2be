import { runTool } from './tools.ts';

type Step = { readonly name: string; readonly tool: string; readonly args: readonly string[] };

/** The TypeScript projects: `tsconfig.<name>.json`. Together they read every file. */
export const PROJECTS = ['worker', 'web', 'offline', 'node', 'browser'];

// Two lanes for two cores; within a lane one after another.
const LANES: readonly (readonly Step[])[] = [
  [
    { name: 'format', tool: 'oxfmt', args: ['--check'] },
    ...PROJECTS.map((project) => ({
      name: `types (${project})`,
      tool: 'tsc',
      args: ['-p', `tsconfig.${project}.json`],
    })),
  ],
  [
    { name: 'lint', tool: 'oxlint', args: ['--type-aware'] },
    { name: 'unused', tool: 'knip', args: ['--no-progress'] },
  ],
];

/** Runs every static check, prints what the failing ones say, and resolves to the names of those that failed. */
export async function check(): Promise<readonly string[]> {
  const lanes = await Promise.all(LANES.map(runLane));
  return lanes.flat();
}

async function runLane(steps: readonly Step[]): Promise<string[]> {
  const failed: string[] = [];
  for (const { name, tool, args } of steps) {
    const { ok, output } = await runTool(tool, args);
    console.log(ok ? `✓ ${name}` : `✗ ${name}\n${output.trimEnd()}\n`);
    if (!ok) failed.push(name);
  }
  return failed;
}

if (import.meta.main) {
  const failed = await check();
  if (failed.length > 0) {
    console.log(`Failed: ${failed.join(', ')}`);
    process.exitCode = 1;
  }
}
