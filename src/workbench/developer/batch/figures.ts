/** The bookkeeping figures of a document: its number, date, parties and sums. */

import { syntaxIn } from '../../../formats/list/facts.ts';
import { families } from '../../../formats/list/families.ts';
import { numberOf } from '../../../paper/bill-number.ts';
import { negated } from '../../engine/document/decimal.ts';
import { isObject, partAt } from '../../engine/document/values.ts';
import { say } from '../../ui/texts/say.ts';
import * as texts from './texts.ts';

/** A tax in a document: its category and rate, base and amount. */
interface RateFigures {
  /** `VAT 19%`. Without a percentage, the category alone or with its key. */
  rate: string;
  base: string;
  tax: string;
}

/** Amounts are as in the document, negative for credit notes. */
export interface Figures {
  number: string;
  /** In ISO 8601. */
  date: string;
  supplier: string;
  customer: string;
  net: string;
  tax: string;
  total: string;
  currency: string;
  rates: readonly RateFigures[];
}

/** Returns the figures of a built document, or of the one in an envelope. */
export function figuresOf(given: unknown): Figures | undefined {
  if (!isObject(given)) return undefined;
  const document = isObject(given.doc) ? given.doc : given;
  const isCredit = document.type === 'credit-note';
  const signed = (amount: string) => (isCredit && amount !== '' ? negated(amount) : amount);
  const at = (...path: string[]) => textOf(partAt(document, path));
  const net = at('totals', 'total');
  return {
    number: numberOf({ series: at('series'), code: at('code') }, at('supplier', 'tax_id', 'country')),
    date: at('issue_date'),
    supplier: at('supplier', 'name'),
    customer: at('customer', 'name'),
    net: signed(net),
    tax: signed(at('totals', 'tax') || (net === '' ? '' : '0')),
    total: signed(at('totals', 'total_with_tax')),
    currency: at('currency'),
    rates: ratesOf(partAt(document, ['totals', 'taxes', 'categories'])).map(({ rate, base, tax }) => ({
      rate,
      base: signed(base),
      tax: signed(tax),
    })),
  };
}

function ratesOf(categories: unknown): RateFigures[] {
  return objectsIn(categories).flatMap((category) =>
    objectsIn(category.rates).map((rate) => ({
      rate: [textOf(category.code), textOf(rate.percent) || textOf(rate.key)].filter(Boolean).join(' '),
      base: textOf(rate.base),
      tax: textOf(rate.amount),
    })),
  );
}

function objectsIn(list: unknown): Record<string, unknown>[] {
  return Array.isArray(list) ? list.filter(isObject) : [];
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Returns the format of a text, from its beginning: `XRechnung (UBL)`, `JSON`. */
export function formatIn(source: string): string {
  const head = source.slice(0, 5_000);
  if (!/^[\ufeff\s]*</.test(head)) return 'JSON';
  const { name, shortName: syntax = name } = syntaxIn(head) ?? { name: 'XML' };
  const [, specification = ''] =
    /<(?:[\w.-]+:)?CustomizationID[^>]*>([^<]+)</.exec(head) ??
    /GuidelineSpecifiedDocumentContextParameter>\s*<(?:[\w.-]+:)?ID[^>]*>([^<]+)</.exec(head) ??
    [];
  const family = families.find(({ sign }) => sign.test(specification));
  return family === undefined ? syntax : say(texts.inSyntax, { name: family.name, syntax });
}
