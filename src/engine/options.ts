import type { Seat } from './game.ts';

export type OptionValue = string | number | boolean;
/** The options of one table, defaults filled in; only those that apply to it. */
export type Options = Readonly<Record<string, OptionValue>>;

/** One choice at the making of a table. The first value is the default. Its texts stand in the game's words. */
export interface OptionSpec {
  readonly key: string;
  readonly values: readonly [OptionValue, ...OptionValue[]];
  /** The option exists only for these numbers of seats … */
  readonly seats?: readonly Seat[];
  /** … and only beside this value of another option, listed before it. */
  readonly beside?: { readonly key: string; readonly value: OptionValue };
}

export type SetupFault = { readonly code: 'invalid-setup'; readonly detail: string };

/** Whether an option applies, given the number of seats and the options before it. */
export function applies(spec: OptionSpec, seats: number, chosen: Options): boolean {
  if (spec.seats && !spec.seats.includes(seats)) return false;
  return !spec.beside || chosen[spec.beside.key] === spec.beside.value;
}

/** All options that apply, with defaults for those not given. Refuses unknown, misplaced and odd values. */
export function completeOptions(
  game: { readonly seats: readonly number[]; readonly options: readonly OptionSpec[] },
  seats: number,
  given: Readonly<Record<string, unknown>>,
): Options | SetupFault {
  if (!game.seats.includes(seats)) return fault(`This game is for ${game.seats.join(', ')} players.`);
  const chosen: Record<string, OptionValue> = {};
  for (const spec of game.options) {
    if (!applies(spec, seats, chosen)) continue;
    const value = Object.hasOwn(given, spec.key) ? given[spec.key] : spec.values[0];
    const known = spec.values.find((one) => one === value);
    if (known === undefined) return fault(`The option ${spec.key} is one of: ${spec.values.join(', ')}.`);
    chosen[spec.key] = known;
  }
  const stray = Object.keys(given).find((key) => !Object.hasOwn(chosen, key));
  if (stray !== undefined) return fault(`The option ${stray.slice(0, 32)} does not apply to this table.`);
  return chosen;
}

/** Tells a fault from options: `code` is no option's key. */
export function isFault(result: Options | SetupFault): result is SetupFault {
  return result['code'] === 'invalid-setup';
}

function fault(detail: string): SetupFault {
  return { code: 'invalid-setup', detail };
}
