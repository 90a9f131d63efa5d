import { isObject } from '../../document/values.ts';
import type { Path } from '../path.ts';
import type { SheetCell } from './layouts.ts';
import * as texts from './texts.ts';

/** Another official number of a party, besides its tax number. */
interface OtherNumber {
  label: string;
  /** Members of its identity other than the number. */
  members: Readonly<Record<string, string>>;
}

const numbers: Readonly<Record<string, OtherNumber>> = {
  BE: { label: texts.bce, members: { type: 'BCE' } },
  DE: { label: texts.steuernummer, members: { key: 'de-tax-number' } },
  FR: { label: texts.siren, members: { type: 'SIREN' } },
  GB: { label: texts.companyNumber, members: { type: 'CRN', label: texts.companyNumber } },
  IT: { label: texts.codiceFiscale, members: { key: 'it-fiscal-code' } },
  NL: { label: texts.kvk, members: { type: 'KVK' } },
  SE: { label: texts.on, members: { type: 'ON' } },
};

/** Returns the name of the other number of parties in a country. */
export function otherNumberName(country: string | undefined): string | undefined {
  return numbers[country ?? '']?.label;
}

/** Chorus Pro identifies French parties by this number instead of the SIREN. */
const siret: OtherNumber = { label: texts.siret, members: { type: 'SIRET' } };

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
  const number = country === 'FR' && extensions.has('fr-choruspro-scheme') ? siret : numbers[country ?? ''];
  if (!number) return undefined;
  const { label, members } = number;
  const known = Array.isArray(identities) ? identities : [];
  const found = known.findIndex(
    (each) => isObject(each) && (members.key ? each.key === members.key : each.type === members.type),
  );
  const own = [...party, 'identities', found < 0 ? known.length : found];
  return { path: [...own, 'code'], label, extras: [{ of: own, members }] };
}
