import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second, whatever the kernel's own tick is. */
const TICK_MS = 10;

interface Spent {
  readonly pid: number;
  readonly parent: number;
  readonly ms: number;
}

/** The processor time in ms that a process and all below it have taken so far; NaN where there is no /proc to say so. */
export function cpuMs(root: number): number {
  if (!existsSync('/proc/self/stat')) return Number.NaN;
  const all = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? (spent(Number(name)) ?? []) : []));
  const below = (pid: number): number =>
    all.filter(({ parent }) => parent === pid).reduce((sum, child) => sum + child.ms + below(child.pid), 0);
  return (all.find(({ pid }) => pid === root)?.ms ?? 0) + below(root);
}

/** See proc(5), stat: fields 4, 14 and 15, counted behind the name in parentheses, which may hold spaces. */
function spent(pid: number): Spent | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { pid, parent: Number(fields[1]), ms: (Number(fields[11]) + Number(fields[12])) * TICK_MS };
  } catch {
    // It has ended meanwhile.
    return undefined;
  }
}
