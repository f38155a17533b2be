import { showTool } from './tools.ts';

const linted = await showTool('oxlint', ['--type-aware', '--fix']);
const formatted = await showTool('oxfmt', []);
if (!linted || !formatted) process.exitCode = 1;
