/** A discount for early payment in the notation of XRechnung, which paper shows in words. */
const NOTED = /^#SKONTO#TAGE=(\d{1,4})#PROZENT=(\d{1,3}(?:\.\d{1,2})?)#/;

export interface Discount {
  days: string;
  /** A standard number, without a percent sign. */
  percent: string;
  /** Its line among the terms. */
  line: string;
}

/** Returns the discounts for early payment in payment terms. */
export function cashDiscountsIn(terms: string | undefined): Discount[] {
  return (terms ?? '').split('\n').flatMap((line) => {
    const [, days, percent] = NOTED.exec(line.trim()) ?? [];
    return days === undefined || percent === undefined ? [] : [{ days, percent, line }];
  });
}

export function hasCashDiscount(terms: string | undefined): boolean {
  return cashDiscountsIn(terms).length > 0;
}

/** Returns the line of a discount as XRechnung requires it (BR-DE-18); undefined for other percentages and days. */
export function notedDiscount(percent: string, days: string): string | undefined {
  const [, whole, decimals = ''] = /^(\d{1,2})(?:[.,](\d{1,2}))?$/.exec(percent.trim().replace(/%$/, '').trim()) ?? [];
  if (whole === undefined || !/^\d{1,3}$/.test(days.trim())) return undefined;
  return `#SKONTO#TAGE=${Number(days)}#PROZENT=${Number(whole)}.${decimals.padEnd(2, '0')}#`;
}

/** Returns payment terms with an added line; XRechnung ends each discount with a line break. */
export function withLine(terms: string | undefined, line: string): string {
  return [...(terms ?? '').split('\n').filter((each) => each.trim() !== ''), line].join('\n');
}

/** Returns payment terms without a line; undefined if nothing is left. */
export function withoutLine(terms: string | undefined, line: string): string | undefined {
  return (
    (terms ?? '')
      .split('\n')
      .filter((each) => each !== line)
      .join('\n')
      .trim() || undefined
  );
}
