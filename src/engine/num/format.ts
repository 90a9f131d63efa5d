/** Amounts and percentages for people to read; documents do not use it. Spec chapter 01 § 1.4. */

import type { Amount } from './amount.ts';
import type { Percentage } from './percentage.ts';

/** How numbers are shown. */
export interface NumberFormat {
  readonly decimalMark: string;
  readonly thousandsSeparator: string;
  /** What the number counts: a currency sign, `%` … */
  readonly unit?: string;
  /** Where number (`%n`) and unit (`%u`) stand; empty or absent: `%n%u`. */
  readonly template?: string;
  /** The template for numbers below zero, which then carry no `-` of their own. */
  readonly negativeTemplate?: string;
  /** Digits of the number; Latin unless told. */
  readonly numerals?: 'arabic';
}

/** What a currency's definition says about showing it, as in the standard's currency data. */
export interface CurrencyDisplay {
  readonly symbol: string;
  readonly disambiguate_symbol?: string | undefined;
  readonly decimal_mark: string;
  readonly thousands_separator: string;
  readonly template?: string | undefined;
}

const DEFAULT_TEMPLATE = '%n%u';
const DEFAULT_CURRENCY_TEMPLATE = '%u%n';
const ARABIC_ZERO = 0x0660;

/** The amount as the format shows it: `-1.234.567,89 €`. */
export function formatAmount(amount: Amount, format: NumberFormat): string {
  const number = numberText(amount.abs().toString(), format);
  const negative = amount.isNegative();
  const template = (negative && format.negativeTemplate) || format.template || DEFAULT_TEMPLATE;
  const signed = negative && !format.negativeTemplate ? `-${number}` : number;
  return template
    .replace('%u', () => format.unit ?? '')
    .replace('%n', () => signed)
    .trim();
}

/** The percentage as the format shows it, always with `%` behind the number: `16,0%`. */
export function formatPercentage(percentage: Percentage, format: NumberFormat): string {
  return formatAmount(percentage.hundredths(), { ...format, unit: '%', template: DEFAULT_TEMPLATE });
}

/** The format of a currency; with `unambiguous`, by the symbol that tells it from other currencies of the same sign. */
export function currencyFormat(currency: CurrencyDisplay, unambiguous = false): NumberFormat {
  return {
    decimalMark: currency.decimal_mark,
    thousandsSeparator: currency.thousands_separator,
    unit: (unambiguous && currency.disambiguate_symbol) || currency.symbol,
    template: currency.template || DEFAULT_CURRENCY_TEMPLATE,
  };
}

function numberText(text: string, format: NumberFormat): string {
  const [whole = '', decimals] = text.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, () => format.thousandsSeparator);
  const number = decimals === undefined ? grouped : `${grouped}${format.decimalMark}${decimals}`;
  if (format.numerals !== 'arabic') return number;
  return number.replace(/[0-9]/g, (digit) => String.fromCharCode(ARABIC_ZERO + Number(digit)));
}
