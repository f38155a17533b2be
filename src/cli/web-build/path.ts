/** How many numbers a command takes; of an arc's seven the fourth and fifth are flags, which may stand without a space. */
const ARITY: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
};
const COMMAND = /([a-z])([^a-z]*)/gi;
const NUMBER = /^[\s,]*([-+]?(?:\d+\.?\d*|\.\d+))/;
const FLAG = /^[\s,]*([01])/;

interface Segment {
  readonly command: string;
  readonly numbers: readonly number[];
}

/**
 * The outline of an SVG path with its points on a grid. Every point lies where it lay, to within half a step: the error of
 * one does not carry over to the next.
 *
 * @param digits after the decimal point
 * @throws Error for what is no path
 */
export function roundedPath(d: string, digits: number): string {
  const round = (value: number) => Number(value.toFixed(digits));
  let [x, y] = [0, 0];
  let [startX, startY] = [0, 0];
  // Where the pen is once everything so far was rounded.
  let [atX, atY] = [0, 0];
  let [startAtX, startAtY] = [0, 0];
  let out = '';
  let last = '';
  for (const { command, numbers } of segmentsOf(d)) {
    const kind = command.toLowerCase();
    if (kind === 'z') {
      [x, y, atX, atY] = [startX, startY, startAtX, startAtY];
      out += 'z';
      last = 'z';
      continue;
    }
    const relative = command === kind;
    const parts: number[] = [];
    const place = (value: number, from: number, at: number) => {
      const to = relative ? from + value : value;
      const rounded = round(relative ? to - at : to);
      parts.push(rounded);
      return { to, at: round(relative ? at + rounded : rounded) };
    };
    const before = { x, y, atX, atY };
    const across = (value: number) => ({ to: x, at: atX } = place(value, before.x, before.atX));
    const down = (value: number) => ({ to: y, at: atY } = place(value, before.y, before.atY));
    if (kind === 'h') across(numbers[0] ?? 0);
    else if (kind === 'v') down(numbers[0] ?? 0);
    else {
      const [ahead, points] = kind === 'a' ? [numbers.slice(0, 5), numbers.slice(5)] : [[], numbers];
      parts.push(...ahead.map((value, place) => (place < 2 ? round(value) : value)));
      for (const [at, value] of points.entries()) (at % 2 === 0 ? across : down)(value);
    }
    if (kind === 'm') [startX, startY, startAtX, startAtY] = [x, y, atX, atY];
    const goesOn = command === last && kind !== 'm';
    out += goesOn ? spaced(parts, true) : command + spaced(parts, false);
    last = command;
  }
  return out;
}

function segmentsOf(d: string): Segment[] {
  return [...d.matchAll(COMMAND)].flatMap(([, command = '', text = '']): Segment[] => {
    const arity = ARITY[command.toLowerCase()];
    if (arity === undefined) throw new Error(`no path has the command ${command}`);
    if (arity === 0) return [{ command, numbers: [] }];
    const segments: Segment[] = [];
    for (let rest = text.trim(); rest !== '';) {
      const numbers: number[] = [];
      for (let at = 0; at < arity; at += 1) {
        const isFlag = arity === 7 && (at === 3 || at === 4);
        const match = (isFlag ? FLAG : NUMBER).exec(rest);
        if (!match) throw new Error(`a path ends in the middle of ${command}: ${rest}`);
        numbers.push(Number(match[1]));
        rest = rest.slice(match[0].length);
      }
      // What follows a move without a command of its own is a line.
      const implied = { m: 'l', M: 'L' }[command] ?? command;
      segments.push({ command: segments.length === 0 ? command : implied, numbers });
    }
    return segments;
  });
}

/** As few characters as tell the numbers apart. */
function spaced(numbers: readonly number[], goesOn: boolean): string {
  return numbers
    .map((value) => String(value === 0 ? 0 : value).replace(/^(-?)0\./, '$1.'))
    .reduce(
      (text, one) => ((text === '' && !goesOn) || one.startsWith('-') ? text + one : `${text} ${one}`),
      '',
    );
}
