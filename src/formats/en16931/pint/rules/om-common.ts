/** What the rules of Oman share. */

import { dayOf } from '../../../rules/days.ts';
import { Decimal, sum } from '../../../rules/decimal.ts';
import type { Judged } from '../../../rules/declare.ts';
import type { XmlElement } from '../../../xml/element.ts';
import { all, has, number, text } from '../../shared/paths.ts';
import { asked, BUYER, currencyOf, linesOf, SELLER } from './common.ts';

export const VAT = 'VAT';
export const RIAL = 'OMR';
export const HALF_CENT = '0.01';
export const FIVE = new Decimal(5, 0);
export const sellerOf = asked(({ root }) => all(root, `${SELLER}/`));
export const buyerOf = asked(({ root }) => all(root, `${BUYER}/`));

export const hasAddress = (party: readonly XmlElement[], ...names: string[]) =>
  names.every((name) => has(party, `PostalAddress/${name}`));

const day = (from: XmlElement | readonly XmlElement[] | undefined, path: string) => dayOf(all(from, path)[0]?.value);
export const isDay = (value: string) => /^\d{4}-\d\d-\d\d$/.test(value) && dayOf(value) !== undefined;

/** Returns whether a period ends within a month of its start. */
export function isWithinMonth(period: XmlElement | undefined): boolean {
  if (period === undefined) return true;
  const [start, end] = [day(period, 'StartDate'), day(period, 'EndDate')];
  if (start === undefined || end === undefined) return false;
  const date = new Date(start * 60_000);
  const isSame = new Date(end * 60_000).toISOString().slice(0, 7) === date.toISOString().slice(0, 7);
  return isSame;
}

export const hasBothDates = (period: XmlElement | undefined) => has(period, 'StartDate') && has(period, 'EndDate');
export const isForeign = (judged: Judged) => currencyOf(judged) !== RIAL;
export const exchange = ({ root }: Judged) => root.child('cac:TaxExchangeRate');
export const rateOf = (judged: Judged) => text(exchange(judged), 'CalculationRate');

export const itemTax = (line: XmlElement) => {
  const found = all(line, 'ItemPriceExtension/TaxTotal/TaxAmount');
  return found.length === 0 ? undefined : sum(found.map(({ value }) => value));
};

export const withTax = (line: XmlElement) => number(line, 'ItemPriceExtension/Amount');
export const line = (judged: Judged) => linesOf(judged.root);
export const isZero = (number: Decimal | undefined) => number?.isZero === true;
