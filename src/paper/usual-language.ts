/** The language in which suppliers usually write, by their address, and in bilingual places by the customer's. */

import { entryOf } from '../engine/model/json.ts';
import { languageOf, type PaperLanguage } from './languages.ts';

/** Where a party is, as far as its language depends on it. */
export interface Place {
  country: string | undefined;
  /** The postal code. */
  code?: string | undefined;
  /** The province or canton, as a code or a name. */
  region?: string | undefined;
}

/** Returns the language of a supplier's papers. */
export function usualLanguage(supplier: Place, customer: Place): PaperLanguage {
  const written = languagesAt(supplier);
  const [first] = written;
  return (written.length > 1 && languagesAt(customer).find((each) => written.includes(each))) || first;
}

type Languages = readonly [PaperLanguage, ...PaperLanguage[]];

/** Returns the languages at a place, the usual one first. */
function languagesAt(place: Place): Languages {
  return entryOf(bilingual, place.country)?.(place) ?? [languageOf(place.country)];
}

const bilingual: Readonly<Record<string, (place: Place) => Languages>> = {
  BE: ({ code }) => inRange(belgian, code) ?? ['nl', 'fr', 'de'],
  CA: ({ code, region }) => {
    // Charter of the French language, section 57.
    if (isQuebec(region, code)) return ['fr'];
    return region || code ? ['en'] : ['en', 'fr'];
  },
  CH: ({ code, region = '' }) => inRange(swiss, code) ?? cantons[region.toUpperCase()] ?? ['de', 'fr', 'it'],
  FI: ({ code }) => inRange(finnish, code) ?? ['fi'],
};

function isQuebec(region = '', code = ''): boolean {
  return /^(?:QC|Qu[ée]bec)$/i.test(region) || (region === '' && /^[GHJ]/i.test(code));
}

type Range = readonly [first: number, last: number, ...languages: Languages];

/** Postal codes by the language areas of the Constitution (article 4). Municipalities of Eupen and Sankt Vith have 47… */
const belgian: readonly Range[] = [
  [1000, 1299, 'fr', 'nl'],
  [1300, 1499, 'fr'],
  [4700, 4799, 'de'],
  [4000, 7999, 'fr'],
  [1500, 9999, 'nl'],
];

/** Postal codes by the main language of their municipality (Federal Statistical Office, language areas); others are German. */
const swiss: readonly Range[] = [
  [1656, 1657, 'de'],
  [1712, 1719, 'de'],
  [1734, 1738, 'de'],
  [1792, 1795, 'de'],
  [1797, 1797, 'de'],
  [1000, 2499, 'fr'],
  [2500, 2505, 'de', 'fr'],
  [2515, 2525, 'fr'],
  [2533, 2533, 'fr', 'de'],
  [2534, 2538, 'fr'],
  [2814, 2814, 'de'],
  [2600, 2999, 'fr'],
  [3970, 3970, 'de'],
  [3960, 3979, 'fr'],
  [6500, 6999, 'it'],
  [7602, 7610, 'it'],
  [7710, 7748, 'it'],
  [1000, 9999, 'de'],
];

const cantons: Readonly<Record<string, Languages>> = {
  GE: ['fr'],
  VD: ['fr'],
  NE: ['fr'],
  JU: ['fr'],
  FR: ['fr', 'de'],
  VS: ['fr', 'de'],
  BE: ['de', 'fr'],
  GR: ['de', 'it'],
  TI: ['it'],
};

/** Åland is Swedish-speaking (Act on the Autonomy of Åland, section 36). */
const finnish: readonly Range[] = [[22000, 22999, 'sv']];

/** Returns the languages of the first range with a postal code. */
function inRange(ranges: readonly Range[], code = ''): Languages | undefined {
  const digits = /\d{4,5}/.exec(code)?.[0];
  const found = digits && ranges.find(([first, last]) => first <= Number(digits) && Number(digits) <= last);
  if (!found) return undefined;
  const [, , ...languages] = found;
  return languages;
}
