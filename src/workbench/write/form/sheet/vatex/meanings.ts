import * as texts from './texts.ts';

/** Codes that many small companies need on every invoice. */
export const usual: ReadonlySet<string> = new Set(['VATEX-FR-FRANCHISE']);

/** The meanings of VATEX codes whose official names only cite an article of Directive 2006/112/EC, or are in English. */
export const meanings: Readonly<Record<string, string>> = {
  'VATEX-FR-FRANCHISE': texts.franchise,
  'VATEX-EU-79-C': texts.article79C,
  'VATEX-EU-132': texts.article132,
  'VATEX-EU-132-1A': texts.article1321A,
  'VATEX-EU-132-1B': texts.article1321B,
  'VATEX-EU-132-1C': texts.article1321C,
  'VATEX-EU-132-1D': texts.article1321D,
  'VATEX-EU-132-1E': texts.article1321E,
  'VATEX-EU-132-1F': texts.article1321F,
  'VATEX-EU-132-1G': texts.article1321G,
  'VATEX-EU-132-1H': texts.article1321H,
  'VATEX-EU-132-1I': texts.article1321I,
  'VATEX-EU-132-1J': texts.article1321J,
  'VATEX-EU-132-1K': texts.article1321K,
  'VATEX-EU-132-1L': texts.article1321L,
  'VATEX-EU-132-1M': texts.article1321M,
  'VATEX-EU-132-1N': texts.article1321N,
  'VATEX-EU-132-1O': texts.article1321O,
  'VATEX-EU-132-1P': texts.article1321P,
  'VATEX-EU-132-1Q': texts.article1321Q,
  'VATEX-EU-135-1': texts.article1351,
  'VATEX-EU-143': texts.article143,
  'VATEX-EU-143-1A': texts.article1431A,
  'VATEX-EU-143-1B': texts.article1431B,
  'VATEX-EU-143-1C': texts.article1431C,
  'VATEX-EU-143-1D': texts.article1431D,
  'VATEX-EU-143-1E': texts.article1431E,
  'VATEX-EU-143-1F': texts.article1431F,
  'VATEX-EU-143-1FA': texts.article1431FA,
  'VATEX-EU-143-1G': texts.article1431G,
  'VATEX-EU-143-1H': texts.article1431H,
  'VATEX-EU-143-1I': texts.article1431I,
  'VATEX-EU-143-1J': texts.article1431J,
  'VATEX-EU-143-1K': texts.article1431K,
  'VATEX-EU-143-1L': texts.article1431L,
  'VATEX-EU-144': texts.article144,
  'VATEX-EU-146-1E': texts.article1461E,
  'VATEX-EU-148': texts.article148,
  'VATEX-EU-148-A': texts.article148A,
  'VATEX-EU-148-B': texts.article148B,
  'VATEX-EU-148-C': texts.article148C,
  'VATEX-EU-148-D': texts.article148D,
  'VATEX-EU-148-E': texts.article148E,
  'VATEX-EU-148-F': texts.article148F,
  'VATEX-EU-148-G': texts.article148G,
  'VATEX-EU-151': texts.article151,
  'VATEX-EU-151-1A': texts.article1511A,
  'VATEX-EU-151-1AA': texts.article1511AA,
  'VATEX-EU-151-1B': texts.article1511B,
  'VATEX-EU-151-1C': texts.article1511C,
  'VATEX-EU-151-1D': texts.article1511D,
  'VATEX-EU-151-1E': texts.article1511E,
  'VATEX-EU-153': texts.article153,
  'VATEX-EU-159': texts.article159,
  'VATEX-EU-309': texts.article309,
  'VATEX-EU-D': texts.travel,
  'VATEX-EU-F': texts.secondHand,
  'VATEX-EU-I': texts.art,
  'VATEX-EU-J': texts.antiques,
};

/** Codes with their own treatment, by the tax's key. */
export const codesOfKeys: Readonly<Record<string, string>> = {
  'reverse-charge': 'VATEX-EU-AE',
  'intra-community': 'VATEX-EU-IC',
  export: 'VATEX-EU-G',
  'outside-scope': 'VATEX-EU-O',
};

/** Returns whether a code is relevant in a country: EU codes in the EU, and the country's own. */
export function isOfCountry(code: string, country: string, codes: readonly string[]): boolean {
  const of = (each: string) => each.split('-')[1] ?? '';
  // A country outside the EU with reasons of its own has no others.
  const isOutside = country !== 'FR' && codes.some((each) => of(each) === country);
  return of(code) === country || (of(code) === 'EU' && !isOutside);
}
