interface Rated {
  key?: string | undefined;
  rate?: string | undefined;
}

/** Older names of VAT rates and the keys that replace them. */
const treatments: ReadonlyMap<string, string> = new Map([
  ['zero', 'zero'],
  ['exempt', 'exempt'],
  ['exempt+reverse-charge', 'reverse-charge'],
  ['exempt+export', 'export'],
  ['exempt+eea', 'intra-community'],
  ['exempt+export+eea', 'intra-community'],
]);

/**
 * Returns key and rate of a VAT combo under their current names (chapter 03 §3); unchanged if they are current already.
 */
export function withRateOfToday(given: Rated): Rated {
  const { key, rate } = given;
  if (!rate) return given;
  const treatment = treatments.get(rate);
  if (treatment !== undefined) return { key: treatment, rate: undefined };
  return rate.startsWith('standard') ? { key, rate: rate.replace(/^standard(?=$|\+)/, 'general') } : given;
}
