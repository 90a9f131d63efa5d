/** Sentences for data that e-invoices have no terms for, in the language and number format of the supplier's country. */

import { isoCode } from '../../../engine/country/iso-code.ts';

/** `{percent} of {base}` and `{amount} retained`, by language. */
const WORDS: Readonly<Record<string, readonly [of: string, retained: string]>> = {
  en: ['of', 'retained'],
  de: ['von', 'einbehalten'],
  es: ['sobre', 'retenidos'],
  fr: ['sur', 'retenus'],
  it: ['su', 'trattenuti'],
  nl: ['over', 'ingehouden'],
  pl: ['od', 'potrącono'],
  pt: ['sobre', 'retidos'],
};

/** A tax that is not VAT, with its figures as in documents. */
export interface OtherTax {
  tax: string;
  percent: string | undefined;
  base: string;
  amount: string;
  currency: string;
  isRetained: boolean;
}

/** Writes sentences for a country. */
export class InWords {
  readonly #locale: string;
  readonly #language: string;

  constructor(country: string | undefined) {
    const spoken = country ? spokenIn(country) : 'en';
    // Without the words of a language, English ones, with the figures of Britain.
    this.#language = Object.hasOwn(WORDS, spoken) ? spoken : 'en';
    this.#locale = this.#language === 'en' ? 'en-GB' : `${spoken}-${isoCode(country ?? '')}`;
  }

  /** `IRPF 15 % sobre 2.760,00: 414,00 EUR retenidos`. */
  tax({ tax, percent, base, amount, currency, isRetained }: OtherTax): string {
    const [of = '', retained = ''] = WORDS[this.#language] ?? [];
    const rate = percent === undefined ? '' : ` ${this.#percent(percent)}`;
    return `${tax}${rate} ${of} ${this.#number(base)}: ${this.#money(amount, currency)}${isRetained ? ` ${retained}` : ''}`;
  }

  #money(amount: string, currency: string): string {
    return `${this.#number(amount)} ${currency}`;
  }

  #number(figure: string): string {
    if (!/^-?\d+(\.\d+)?$/.test(figure)) return figure;
    const decimals = figure.split('.')[1]?.length ?? 0;
    const format = new Intl.NumberFormat(this.#locale, {
      ...{ minimumFractionDigits: decimals, maximumFractionDigits: decimals, useGrouping: 'always' },
    });
    // As a string, the figure stays exact.
    return plainSpaces(format.format(figure as Intl.StringNumericLiteral));
  }

  #percent(percent: string): string {
    const figure = percent
      .replace(/%$/, '')
      .replace(/(\.\d*?)0+$/, '$1')
      .replace(/\.$/, '');
    const pattern = plainSpaces(new Intl.NumberFormat(this.#locale, { style: 'percent' }).format(0.07));
    return pattern.replace('7', this.#number(figure));
  }
}

/** Narrow spaces are rare in e-invoices, and missing in some fonts. */
function plainSpaces(text: string): string {
  return text.replace(/\u202f/g, '\u00a0');
}

function spokenIn(country: string): string {
  try {
    return new Intl.Locale(`und-${isoCode(country)}`).maximize().language;
  } catch {
    return 'en';
  }
}
