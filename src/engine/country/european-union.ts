/** Membership in the European Union: [first day, last day], both included (chapter 01 §7, https://european-union.europa.eu). */
const MEMBERS: Readonly<Record<string, readonly [since: string, until?: string]>> = {
  AT: ['1995-01-01'],
  BE: ['1958-01-01'],
  BG: ['2007-01-01'],
  CY: ['2004-01-01'],
  CZ: ['2004-01-01'],
  DE: ['1958-01-01'],
  DK: ['1973-01-01'],
  EE: ['2004-01-01'],
  EL: ['1981-01-01'],
  ES: ['1986-01-01'],
  FI: ['1995-01-01'],
  FR: ['1958-01-01'],
  GB: ['1973-01-01', '2020-01-31'],
  GR: ['1981-01-01'],
  HR: ['2013-01-01'],
  HU: ['2004-01-01'],
  IE: ['1973-01-01'],
  IT: ['1958-01-01'],
  LT: ['2004-01-01'],
  LU: ['1958-01-01'],
  LV: ['2004-01-01'],
  MT: ['2004-01-01'],
  NL: ['1958-01-01'],
  PL: ['2004-01-01'],
  PT: ['1986-01-01'],
  RO: ['2007-01-01'],
  SE: ['1995-01-01'],
  SI: ['2004-01-01'],
  SK: ['2004-01-01'],
};

/**
 * Returns whether a country, by its ISO or tax code, was a member on a day (`YYYY-MM-DD`). XI, EU and MC are not
 * members.
 */
export function inEuropeanUnion(country: string, day: string): boolean {
  if (!Object.hasOwn(MEMBERS, country)) return false;
  const [since = '', until] = MEMBERS[country] ?? [];
  return since <= day && (until === undefined || day <= until);
}

/** Returns whether a country is a member today, for rules that ignore the date of the document. */
export function inEuropeanUnionToday(country: string, now: Date): boolean {
  return inEuropeanUnion(country, now.toISOString().slice(0, 10));
}
