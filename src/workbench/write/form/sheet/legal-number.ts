import { factsOf } from '../../../../countries/countries.ts';
import type { Path } from '../path.ts';
import type { SheetCell } from './layouts.ts';
import { otherNumberOf } from './other-number.ts';

/**
 * Returns the place of the number by which an e-invoice knows a party, as the form writes it: its other number, or the only official one
 * besides the tax number. Undefined if its country has none, or several.
 */
export function legalNumberOf(
  party: Path,
  country: string | undefined,
  identities: unknown,
  extensions: Pick<ReadonlyMap<string, unknown>, 'has'>,
): SheetCell | undefined {
  const other = otherNumberOf(party, country, identities, extensions);
  const [only, ...more] = Object.keys(factsOf(country).numbers ?? {});
  if (other || only === undefined || more.length > 0) return other;
  const own = [...party, 'identities', Array.isArray(identities) ? identities.length : 0];
  return { path: [...own, 'code'], label: only, extras: [{ of: own, members: { type: only } }] };
}
