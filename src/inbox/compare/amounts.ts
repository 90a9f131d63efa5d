/** Finds amounts in texts, with the separators of any European language. */

/** An amount in a text, in hundredths. */
export interface FoundAmount {
  from: number;
  to: number;
  cents: number;
}

const GROUP = String.raw`[.,'’ʼ′\`´·\u00a0\u202f\u2009 ]`;

/** Whole digits, with or without groups, and two decimals or the dash for none. */
const AMOUNT = new RegExp(
  String.raw`(?<![\d.,'’])(\d{1,3}(?:${GROUP}\d{3})+|\d+)([.,])(\d{2}|[–—]|--?)(?![\d]|[.,]\d)`,
  'g',
);

/**
 * Returns the amounts with two decimals in a text. Where a space may separate groups or numbers, both readings are
 * returned: `3 1 234,56` has 31,234.56, 1,234.56 and 234.56.
 */
export function amountsIn(text: string): FoundAmount[] {
  const found: FoundAmount[] = [];
  for (const match of text.matchAll(AMOUNT)) {
    const [whole, digits = '', sign = '', decimals = ''] = match;
    const fraction = /\d/.test(decimals) ? decimals : '00';
    // The same sign cannot separate groups and decimals.
    const isMixed = digits.includes(sign);
    const to = match.index + whole.length;
    const starts = [0, ...Array.from(digits.matchAll(/[\u00a0\u202f\u2009 ]/g), ({ index }) => index + 1)];
    for (const start of isMixed ? [] : starts) {
      const cents = Number(digits.slice(start).replace(/\D/g, '') + fraction);
      if (Number.isSafeInteger(cents)) found.push({ from: match.index + start, to, cents });
    }
  }
  return found;
}

/** Returns a decimal number in hundredths, without its sign; undefined if it has more digits. */
export function centsOf(amount: string | null): number | undefined {
  const [, whole = '', fraction = ''] = /^-?(\d+)(?:\.(\d+))?$/.exec(amount ?? '') ?? [];
  if (whole === '' || !/^\d{0,2}0*$/.test(fraction)) return undefined;
  const cents = Number(whole + fraction.slice(0, 2).padEnd(2, '0'));
  return Number.isSafeInteger(cents) ? cents : undefined;
}

export function amountText(cents: number): string {
  const text = String(cents).padStart(3, '0');
  return `${text.slice(0, -2)}.${text.slice(-2)}`;
}
