import type { Field } from './columns.ts';

const AMOUNTS: readonly (Field | undefined)[] = ['price', 'grossPrice', 'net', 'gross'];

/** Returns whether a column of a table contains prices or sums. */
export function hasAmounts(fields: readonly (Field | undefined)[]): boolean {
  return fields.some((field) => AMOUNTS.includes(field));
}
