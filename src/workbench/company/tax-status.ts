import { hasUnionVatNumbers } from '../../countries/european-union.ts';
import { type CountryStatus, oneStopShop, taxStatuses } from '../../countries/tax-statuses.ts';
import { countryOfParty, isObject } from '../engine/document/values.ts';
import type { Entry } from '../state/memory/entries.ts';
import * as memoryTexts from '../state/memory/texts.ts';
import * as texts from './texts.ts';

/** The names of tax statuses. */
export const statusNames: Readonly<Record<CountryStatus['key'], string>> = {
  'small-business': memoryTexts.smallBusiness,
  cash: texts.cash,
  professional: texts.professional,
  simplified: texts.simplified,
  oss: texts.oss,
};

/** Returns the statuses besides the ordinary one that a company may have in a country. */
export function statusesOf(country: string | undefined): readonly CountryStatus[] {
  if (country === undefined) return [];
  return [...(taxStatuses[country] ?? []), ...(hasUnionVatNumbers(country) ? [oneStopShop] : [])];
}

export function countryOfCompany({ value }: Entry): string | undefined {
  return countryOfParty(value);
}

/** The extensions that some status writes into the company. */
const extensionsOfStatus = new Set(
  Object.values(taxStatuses)
    .flat()
    .flatMap(({ ext = {} }) => Object.keys(ext)),
);

/** Returns a company with a tax status; the ordinary one without a key. */
export function withStatus(entry: Entry, key: string): Entry {
  const status = statusesOf(countryOfCompany(entry)).find((each) => each.key === key);
  const { status: _, ...usual } = entry.usual ?? {};
  const { ext, ...value } = entry.value;
  const others = Object.entries(isObject(ext) ? ext : {}).filter(([name]) => !extensionsOfStatus.has(name));
  const extensions = { ...Object.fromEntries(others), ...status?.ext };
  const written = status && { status: { key, ...status.writes } };
  const { usual: _usual, ...rest } = entry;
  return {
    ...rest,
    value: { ...value, ...(Object.keys(extensions).length > 0 && { ext: extensions }) },
    ...((written || Object.keys(usual).length > 0) && { usual: { ...usual, ...written } }),
  };
}

/** Returns a company without a tax status that its country does not have, after the country was changed. */
export function withFittingStatus(entry: Entry): Entry {
  const key = entry.usual?.status?.key;
  const isKnown = key === undefined || statusesOf(countryOfCompany(entry)).some((each) => each.key === key);
  return isKnown ? entry : withStatus(entry, '');
}
