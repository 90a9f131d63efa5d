/** What a combo says of its treatment and rate. */
interface Rated {
  key?: string | undefined;
  rate?: string | undefined;
}

/** What older names of VAT rates mean today: the key in their place. */
const treatments: ReadonlyMap<string, string> = new Map([
  ['zero', 'zero'],
  ['exempt', 'exempt'],
  ['exempt+reverse-charge', 'reverse-charge'],
  ['exempt+export', 'export'],
  ['exempt+eea', 'intra-community'],
  ['exempt+export+eea', 'intra-community'],
]);

/** Returns key and rate of a VAT combo by the names of today (chapter 03 §3): what was given, where these are no older ones. */
export function withRateOfToday(given: Rated): Rated {
  const { key, rate } = given;
  if (!rate) return given;
  const treatment = treatments.get(rate);
  if (treatment !== undefined) return { key: treatment, rate: undefined };
  return rate.startsWith('standard') ? { key, rate: rate.replace(/^standard(?=$|\+)/, 'general') } : given;
}
