import type { GameInfo } from '../../src/protocol/table.ts';

type Spec = GameInfo['options'][number];
type Value = Spec['values'][number]['value'];
export type Chosen = Readonly<Record<string, Value>>;

/** An option that applies to the table being made, with the value that it has now. */
export interface ShownOption {
  readonly key: string;
  readonly spec: Spec;
  readonly value: Value;
  readonly label: string;
}

/**
 * The options to show: those that the number of seats and the options before them let apply. What was chosen before and still
 * applies stays, the rest is the first value.
 */
export function optionsFor(game: GameInfo, seats: number, chosen: Chosen): ShownOption[] {
  const shown: ShownOption[] = [];
  for (const spec of game.options) {
    if (spec.seats && !spec.seats.includes(seats)) continue;
    const { beside } = spec;
    if (beside && shown.find(({ key }) => key === beside.key)?.value !== beside.value) continue;
    const value = spec.values.find((one) => one.value === chosen[spec.key]) ?? spec.values[0];
    if (value) shown.push({ key: spec.key, spec, value: value.value, label: value.label });
  }
  return shown;
}
