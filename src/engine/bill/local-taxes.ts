/**
 * Local taxes of a Mexican receipt: ISH on lodging, cedular taxes. A document has them in `meta`, because the standard
 * has no such taxes, and their net in `totals.rounding` (chapter 18 §5.9).
 */

/** The entry of `meta`: `NAME RATE AMOUNT`, joined by semicolons, with a minus before a tax that is withheld. */
export const LOCAL_TAXES = 'mx-cfdi-local-taxes';

export interface LocalTax {
  readonly name: string;
  /** The percentage, without its sign. */
  readonly rate: string;
  /** Without a sign. */
  readonly amount: string;
  readonly isRetained: boolean;
}

const ENTRY = /^(-?)\s*(\S.*?)\s+(\d+(?:\.\d+)?)%?\s+(-?)(\d+(?:\.\d+)?)$/;

/** Reads the entry of `meta`; undefined if a part of it cannot be read. */
export function localTaxesIn(text: string): LocalTax[] | undefined {
  const found: LocalTax[] = [];
  for (const part of text.split(';')) {
    if (part.trim() === '') continue;
    const [, before, name = '', rate = '', sign, amount = ''] = ENTRY.exec(part.trim()) ?? [];
    if (name === '') return undefined;
    found.push({ name, rate, amount, isRetained: before === '-' || sign === '-' });
  }
  return found;
}

/** Writes the entry of `meta`. */
export function localTaxText(taxes: readonly LocalTax[]): string {
  return taxes
    .map(({ name, rate, amount, isRetained }) => `${isRetained ? '-' : ''}${name} ${rate} ${amount}`)
    .join(';');
}
