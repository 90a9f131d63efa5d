/**
 * Compares the figures of a document with its e-invoice. Not left to the ledger, because chapter 14 §5.10 requires the rounding to be
 * settled first, and each difference at its property; the ledger reports what is left.
 */

import { subunitsOf } from '../../../engine/currency/currencies.ts';
import { isJsonObject, type Json, type JsonObject } from '../../../engine/model/json.ts';
import { taxCategoryOf, vatKeyOf } from '../../../engine/tax/tax-category.ts';
import { message } from '../../../engine/text/message.ts';
import type { Severity } from '../../declare/report.ts';
import { Decimal } from '../../rules/decimal.ts';
import type { TermId } from '../../terms/declare.ts';
import { thirdPartyPayments } from './adjustments.ts';
import { isDetail, kindOf } from './breakdown.ts';
import type { Reading, Terms } from './reading.ts';
import { schemeOf, taxOf } from './taxes.ts';
import { reportRest, restOfTotals } from './without-lines.ts';

/** A figure that differs. */
interface Difference {
  term: TermId;
  property: string;
  group: Terms;
  stated: Decimal;
  calculated: Decimal;
}

/** The totals of a document by term. */
const TOTALS: readonly (readonly [TermId, string])[] = [
  ['BT-106', 'sum'],
  ['BT-107', 'discount'],
  ['BT-108', 'charge'],
  ['BT-109', 'total'],
  ['BT-110', 'tax'],
  ['BT-112', 'total_with_tax'],
  ['BT-113', 'advance'],
];

/** Copies the rounding of the e-invoice to a draft. Calculation keeps it. */
export function giveRounding(reading: Reading, draft: JsonObject): void {
  const property = '$.totals.rounding';
  const stated = reading.invoice.inner('BG-22')?.decimal('BT-114', property);
  const { rounding = stated } = restOfTotals(reading);
  if (rounding === undefined || rounding.isZero) return;
  draft.totals = { rounding: rounding.toString() };
  if (rounding === stated) return;
  const values = { rounding: rounding.toString() };
  reportRest(
    reading,
    property,
    message('The amount due and the total differ by {rounding}, which was read as rounding.', values),
  );
}

/**
 * Returns the change of a draft's rounding that keeps the amount due the same, if the total without tax is equal and
 * the difference comes from rounding taxes only.
 */
export function missingRounding(reading: Reading, document: JsonObject): Decimal | undefined {
  const totals = reading.invoice.inner('BG-22');
  const due = Decimal.parse(totals?.peek('BT-115'));
  const calculated = dueOf(document);
  const net = Decimal.parse(totals?.peek('BT-109'));
  if (due === undefined || calculated === undefined || net === undefined) return undefined;
  const difference = due.minus(calculated);
  const total = figure(document, 'totals', 'total') ?? Decimal.ZERO;
  if (difference.isZero || !net.equals(total)) return undefined;
  return difference.abs().compare(toleranceOf(reading)) <= 0 ? difference : undefined;
}

/** Returns the tolerance: one subunit for each group of the breakdown and each line with a rounded amount. */
function toleranceOf({ invoice, subunits }: Reading): Decimal {
  const lines = invoice.all('BG-25').filter((line) => {
    const quantity = Decimal.parse(line.peek('BT-129'))?.shortened();
    const price = Decimal.parse(line.inner('BG-29')?.peek('BT-146'))?.shortened();
    return quantity !== undefined && price !== undefined && quantity.times(price).shortened().scale > subunits;
  });
  return new Decimal(BigInt(invoice.all('BG-23').length + lines.length), subunits);
}

/** Adds to the rounding of a draft and reports it. */
export function addRounding(reading: Reading, draft: JsonObject, difference: Decimal): void {
  const rounding = (figure(draft, 'totals', 'rounding') ?? Decimal.ZERO).plus(difference);
  draft.totals = { rounding: rounding.toString() };
  const totals = reading.invoice.inner('BG-22');
  reading.report.difference(
    'warning',
    { property: '$.totals.rounding', element: totals?.elementOf('BT-115'), term: 'BT-114' },
    message('The taxes round differently; {difference} was added to the rounding to keep the amount due {due}.', {
      difference: difference.toString(),
      due: totals?.peek('BT-115') ?? '',
    }),
  );
}

/** Reports the figures of a document that differ from the XML. */
export function compareFigures(reading: Reading, document: JsonObject, isRounded: boolean): void {
  const differences = [...lineDifferences(reading, document), ...totalDifferences(reading, document)];
  const totals = reading.invoice.inner('BG-22');
  if (totals?.element && !isJsonObject(document.totals)) {
    reading.report.uncompared(totals.element);
    return;
  }
  const tolerance = differences.length > 0 ? toleranceOf(reading) : Decimal.ZERO;
  for (const each of differences) {
    const { term, property, group, stated, calculated } = each;
    const isSmall = stated.minus(calculated).abs().compare(tolerance) <= 0;
    const severity: Severity = isRounded && isSmall && OF_TAX.has(term) ? 'warning' : 'error';
    reading.report.difference(
      severity,
      { property, element: group.elementOf(term) ?? group.element, term },
      message('{term} is {stated} in the XML, but {calculated} in the document.', {
        term,
        stated: stated.toString(),
        calculated: calculated.toString(),
      }),
    );
  }
}

/** Figures affected by rounding taxes. */
const OF_TAX = new Set<TermId>(['BT-110', 'BT-111', 'BT-112', 'BT-117']);

function* lineDifferences({ invoice }: Reading, document: JsonObject): Generator<Difference> {
  const lines = invoice.all('BG-25').filter((line) => isDetail(kindOf(line)) && !line.reading.settled.has(line.group));
  yield* rowDifferences(lines, 'BT-131', document, 'lines', 'total');
  yield* rowDifferences(invoice.all('BG-20'), 'BT-92', document, 'discounts', 'amount');
  yield* rowDifferences(invoice.all('BG-21'), 'BT-99', document, 'charges', 'amount');
}

function* rowDifferences(
  groups: readonly Terms[],
  term: TermId,
  document: JsonObject,
  list: string,
  name: string,
): Generator<Difference> {
  const rows = listIn(document, list);
  for (const [i, group] of groups.entries()) {
    const property = `$.${list}[${i}].${name}`;
    const stated = group.decimal(term, property);
    const row = rows[i];
    const calculated = figure(row, name) ?? Decimal.ZERO;
    if (stated !== undefined && !stated.equals(calculated)) yield { term, property, group, stated, calculated };
  }
}

function* totalDifferences(reading: Reading, document: JsonObject): Generator<Difference> {
  const group = reading.invoice.inner('BG-22');
  if (group !== undefined) {
    for (const [term, name] of TOTALS) {
      const property = `$.totals.${name}`;
      const stated = group.decimal(term, property);
      const all = figure(document, 'totals', name) ?? Decimal.ZERO;
      const calculated = term === 'BT-113' ? all.plus(thirdPartyPayments(reading)) : all;
      if (stated !== undefined && !stated.equals(calculated)) yield { term, property, group, stated, calculated };
    }
    const name = figure(document, 'totals', 'due') === undefined ? 'payable' : 'due';
    const stated = group.decimal('BT-115', `$.totals.${name}`);
    const calculated = dueOf(document) ?? Decimal.ZERO;
    if (stated !== undefined && !stated.equals(calculated)) {
      yield { term: 'BT-115', property: `$.totals.${name}`, group, stated, calculated };
    }
    yield* accountingTaxDifferences(reading, group, document);
  }
  yield* breakdownDifferences(reading, document);
}

/** Compares the VAT in the accounting currency with the VAT of the document at the rate that was read. */
function* accountingTaxDifferences(reading: Reading, group: Terms, document: JsonObject): Generator<Difference> {
  const property = '$.exchange_rates[0].amount';
  const to = reading.invoice.peek('BT-6');
  const [rate] = listIn(document, 'exchange_rates');
  const [factor, tax] = [figure(rate, 'amount'), figure(document, 'totals', 'tax')];
  const stated = Decimal.parse(group.peek('BT-111'));
  if (stated === undefined || factor === undefined || tax === undefined || textIn(rate, 'to') !== to) return;
  const calculated = tax.times(factor).round(Math.min(subunitsOf(to ?? '') ?? 2, 2));
  if (!stated.equals(calculated)) yield { term: 'BT-111', property, group, stated, calculated };
}

interface Rate {
  property: string;
  base: Decimal;
  amount: Decimal;
}

function* breakdownDifferences(reading: Reading, document: JsonObject): Generator<Difference> {
  const rates = ratesOf(document);
  const groups = new Map<string, Terms[]>();
  for (const group of reading.invoice.all('BG-23')) {
    const scheme = schemeOf(group);
    const category = group.peek('BT-118') ?? '';
    const rate = Decimal.parse(group.peek('BT-119'));
    const own = rateKey(taxOf(scheme, category), category, rate);
    // A group without tax may still state a rate, such as reverse charge in the Emirates.
    const isTaxless = Decimal.parse(group.peek('BT-117'))?.isZero !== false;
    const key = rates.has(own) || !isTaxless ? own : rateKey(taxOf(scheme, category), category, undefined);
    const same = groups.get(key);
    if (same === undefined) groups.set(key, [group]);
    else same.push(group);
  }
  for (const [key, same] of groups) {
    const [group] = same;
    const { property, base, amount } = rates.get(key) ?? NO_RATE;
    if (group === undefined) continue;
    const statedBase = total(same, 'BT-116', `${property}.base`);
    const statedAmount = total(same, 'BT-117', `${property}.amount`);
    if (!statedBase.equals(base)) {
      yield { term: 'BT-116', property: `${property}.base`, group, stated: statedBase, calculated: base };
    }
    if (!statedAmount.equals(amount)) {
      yield { term: 'BT-117', property: `${property}.amount`, group, stated: statedAmount, calculated: amount };
    }
  }
}

const NO_RATE: Rate = { property: '$.totals.taxes', base: Decimal.ZERO, amount: Decimal.ZERO };

function total(groups: readonly Terms[], term: TermId, property: string): Decimal {
  return groups.reduce((sum, group) => sum.plus(group.decimal(term, property) ?? Decimal.ZERO), Decimal.ZERO);
}

/** Returns the key of a rate. Categories without a key of the standard count as the standard rate, as in documents. */
function rateKey(tax: string, given: string, rate: Decimal | undefined): string {
  const category = tax === 'VAT' ? taxCategoryOf(vatKeyOf(given) ?? 'standard') : given;
  return `${tax} ${category} ${rate?.shortened().toString() ?? '0'}`;
}

/** Returns the rates of a document by tax, category and percentage, merging equal ones. */
function ratesOf(document: JsonObject): Map<string, Rate> {
  const rates = new Map<string, Rate>();
  const taxes = member(member(document, 'totals'), 'taxes');
  listIn(taxes, 'categories').forEach((category, i) => {
    listIn(category, 'rates').forEach((rate, j) => {
      const percent = textIn(rate, 'percent')?.slice(0, -1);
      const code = textIn(member(rate, 'ext'), 'untdid-tax-category') ?? '';
      const key = rateKey(textIn(category, 'code') ?? '', code, Decimal.parse(percent));
      const known = rates.get(key);
      const base = (figure(rate, 'base') ?? Decimal.ZERO).plus(known?.base ?? Decimal.ZERO);
      const amount = (figure(rate, 'amount') ?? Decimal.ZERO).plus(known?.amount ?? Decimal.ZERO);
      rates.set(key, { property: known?.property ?? `$.totals.taxes.categories[${i}].rates[${j}]`, base, amount });
    });
  });
  return rates;
}

function dueOf(document: JsonObject): Decimal | undefined {
  return figure(document, 'totals', 'due') ?? figure(document, 'totals', 'payable');
}

function member(value: Json | undefined, name: string): Json | undefined {
  return isJsonObject(value) ? value[name] : undefined;
}

function textIn(value: Json | undefined, name: string): string | undefined {
  const text = member(value, name);
  return typeof text === 'string' ? text : undefined;
}

function listIn(value: Json | undefined, name: string): Json[] {
  const list = member(value, name);
  return Array.isArray(list) ? list : [];
}

function figure(value: Json | undefined, ...path: readonly string[]): Decimal | undefined {
  const end = path.reduce<Json | undefined>(member, value);
  return typeof end === 'string' ? Decimal.parse(end) : undefined;
}
