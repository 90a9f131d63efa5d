/** Sentences for data that e-invoices have no terms for, in the language and number format of a country. */

import { isoCode } from '../../../engine/country/iso-code.ts';
import { withoutTrailing } from '../../../engine/text/trailing.ts';

/** `of … retained`, by language. */
const WORDS: Readonly<Record<string, string>> = {
  en: 'of retained',
  de: 'von einbehalten',
  es: 'sobre retenidos',
  fr: 'sur retenus',
  it: 'su trattenuti',
  nl: 'over ingehouden',
  pl: 'od potrącono',
  pt: 'sobre retidos',
};

/** A tax that is not VAT, with its figures as in documents. */
interface OtherTax {
  tax: string;
  percent: string | undefined;
  base: string;
  amount: string;
  currency: string;
  isRetained: boolean;
}

/** Returns a sentence about a tax: `IRPF 15 % sobre 2.760,00: 414,00 EUR retenidos`. */
export function taxInWords(country: string, { tax, percent, base, amount, currency, isRetained }: OtherTax): string {
  const locale = new Intl.Locale(`und-${isoCode(country)}`).maximize();
  const words = WORDS[locale.language];
  const [of, retained] = (words ?? WORDS.en ?? '').split(' ');
  // A language without words here gets English words and British figures.
  const tag = words ? `${locale.language}-${locale.region}` : 'en-GB';
  const written = (figure: string, style?: 'percent') => {
    const [, decimals = ''] = figure.split('.');
    const digits = { minimumFractionDigits: decimals.length, maximumFractionDigits: decimals.length };
    // As a string, the figure stays exact.
    const text = (style ? `${figure}e-2` : figure) as Intl.StringNumericLiteral;
    // Narrow spaces are missing in some fonts.
    return new Intl.NumberFormat(tag, { ...digits, style, useGrouping: 'always' })
      .format(text)
      .replace(/\u202f/g, '\u00a0');
  };
  const rate = percent === undefined ? '' : ` ${written(figureOf(percent), 'percent')}`;
  return `${tax}${rate} ${of} ${written(base)}: ${written(amount)} ${currency}${isRetained ? ` ${retained}` : ''}`;
}

/** Returns the figure of a percentage, without needless zeros. */
function figureOf(percent: string): string {
  const figure = withoutTrailing(percent, '%');
  return figure.includes('.') ? withoutTrailing(withoutTrailing(figure, '0'), '.') : figure;
}
