import { factsOf } from '../../../../countries/countries.ts';
import { isObject } from '../../../engine/document/values.ts';
import type { Path } from '../path.ts';
import type { SheetCell } from './layouts.ts';

/** Returns the name of the other number of parties in a country. */
export function otherNumberName(country: string | undefined): string | undefined {
  return factsOf(country).secondNumbers?.[0]?.label;
}

/**
 * Returns the existing or future place of a party's other number among its identities; undefined if its country has none.
 * @param extensions those of the document's addons
 */
export function otherNumberOf(
  party: Path,
  country: string | undefined,
  identities: unknown,
  extensions: Pick<ReadonlyMap<string, unknown>, 'has'>,
): SheetCell | undefined {
  const number = factsOf(country).secondNumbers?.findLast(
    ({ extension }) => extension === undefined || extensions.has(extension),
  );
  if (!number) return undefined;
  const { label, members } = number;
  const known = Array.isArray(identities) ? identities : [];
  const found = known.findIndex(
    (each) => isObject(each) && (members.key ? each.key === members.key : each.type === members.type),
  );
  const own = [...party, 'identities', found < 0 ? known.length : found];
  return { path: [...own, 'code'], label, extras: [{ of: own, members }] };
}
