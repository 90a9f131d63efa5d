import { currencyOf } from '../countries/currencies.ts';
import { amountToPay, paidAlready, restOf, splitTax } from '../engine/bill/amount-to-pay.ts';
import { LOCAL_TAXES, localTaxesIn } from '../engine/bill/local-taxes.ts';
import { entryOf } from '../engine/model/json.ts';
import { ratesByKind } from '../engine/tax/untaxed.ts';
import { rateText, withTax } from './columns.ts';
import type { Adjustment, Bill, TaxCategory } from './documents.ts';
import { amountInCurrency } from './exchange.ts';
import { exemptingArticle, isOnMargin, untaxedWords } from './exemptions.ts';
import { digitsOf } from './format.ts';
import type { Figure, Figures } from './paper.ts';
import { joined, negated } from './texts.ts';
import type { Writing } from './writing.ts';

interface Unwritten {
  label: string;
  amount: string;
  base?: string | undefined;
  /** The word before the base: `on`. */
  before?: string | undefined;
  /** Default: that of the document. */
  currency?: string;
  isStrong?: boolean;
}

/** Returns the figures from the sum of the lines to the amount due. */
export function describeTotals(bill: Bill, writing: Writing): Figures | undefined {
  const { totals } = bill;
  return totals && describeFigures([...rowsOf(bill, totals, writing), ...nationalTax(bill, writing)], writing);
}

/** Returns the figures of the order that an invoice for an advance is about, whose lines the page shows. */
export function describeOrder(bill: Bill, writing: Writing): Figures | undefined {
  const { ordered } = bill;
  if (ordered === undefined) return undefined;
  const labels = { ...writing.labels, payable: writing.labels.orderValue };
  const rows = rowsOf({ ...bill, totals: ordered }, ordered, { ...writing, labels });
  return describeFigures(
    rows.map((row) => ({ ...row, isStrong: false })),
    writing,
  );
}

/**
 * Returns the tax in the currency of the supplier's country, if the document has another one (Directive 2006/112/EC,
 * article 230; BT-111). A single rate is the rate for it.
 */
function nationalTax({ currency, exchange_rates = [], totals = {} }: Bill, { country, labels }: Writing): Unwritten[] {
  const rates = exchange_rates.filter(({ from, to }) => from === currency && to !== currency);
  const own =
    rates.find(({ to }) => to === (currencyOf(country) ?? 'EUR')) ?? (rates.length === 1 ? rates[0] : undefined);
  const taxed = totals.taxes?.categories?.filter(({ informative, retained }) => !informative && !retained) ?? [];
  const amount = own && amountInCurrency(totals.tax, own.amount, digitsOf(own.to));
  if (!own?.to || amount === undefined || taxed.length === 0) return [];
  const [{ code = '' } = {}, ...others] = taxed;
  const name = others.length > 0 ? labels.tax : (entryOf(labels.taxes, code) ?? code);
  return [{ label: `${name} (${own.to})`, amount, currency: own.to }];
}

/** Returns figures one below the other; strong ones with the currency. */
export function describeFigures(rows: readonly Unwritten[], { labels, format, beside }: Writing): Figures {
  return {
    kind: 'figures',
    rows: rows.map(({ label, amount, base, before = beside ? '' : labels.on, currency, isStrong = false }): Figure => {
      const text = isStrong || currency ? format.money(amount, currency) : format.number(amount);
      return { label, ...(base && { base: joined(' ', before, format.amount(base)) }), amount: text, isStrong };
    }),
  };
}

/** Returns the rows of the totals in order of calculation. */
function rowsOf(bill: Bill, totals: NonNullable<Bill['totals']>, writing: Writing): Unwritten[] {
  const { labels } = writing;
  const categories = totals.taxes?.categories?.filter(({ informative }) => !informative) ?? [];
  const others = otherTaxes(bill);
  const amounts = others.map(({ amount = '' }) => amount);
  const charge = others.length > 0 ? withoutZero(restOf(totals.charge, amounts)) : totals.charge;
  const net = others.length > 0 ? (restOf(totals.total, amounts) ?? totals.total) : totals.total;
  const isAdjusted = totals.discount !== undefined || charge !== undefined || totals.tax_included !== undefined;
  const split = splitTax(totals);
  const paid = totals.advance ?? paidAlready(totals);
  const isSettled = totals.due !== undefined || split !== undefined;
  const isOther = totals.total_with_tax !== totals.payable;
  const isRetained = totals.retained_tax !== undefined || totals.rounding !== undefined || isOther;
  const isTaxed = !isRetained && categories.length > 0;
  const payable = (isTaxed && labels.payableWithTax) || (isSettled ? labels.total : labels.payable);
  return [
    ...(isAdjusted ? plain(labels.sum, totals.sum) : []),
    ...plain(labels.discounts, totals.discount && negated(totals.discount)),
    ...plain(labels.charges, charge),
    ...plain(labels.taxIncluded, totals.tax_included && negated(totals.tax_included)),
    ...plain(labels.net, net),
    ...categories.filter(({ retained }) => !retained).flatMap((category) => taxRows(category, bill, writing)),
    ...others.map((tax) => otherTaxRow(tax, writing)),
    ...(isRetained ? plain(labels.totalWithTax, totals.total_with_tax) : []),
    ...categories.filter(({ retained }) => retained).flatMap((category) => taxRows(category, bill, writing)),
    ...roundingRows(bill, totals, writing),
    ...(totals.payable === undefined
      ? []
      : [{ label: payable, amount: payableOf(bill, labels), isStrong: !isSettled }]),
    ...plain(labels.advance, paid && negated(paid)),
    ...plain(labels.splitPayment, split && negated(split)),
    ...(isSettled ? [{ label: labels.due, amount: amountToPay(totals) ?? '', isStrong: true }] : []),
    // Taxes within the prices that are not added, such as ICMS and ISS.
    ...(totals.taxes?.categories ?? [])
      .filter(({ informative }) => informative)
      .flatMap((category) => taxRows(category, bill, writing)),
  ];
}

/** Returns the amount to pay. An amount called refunded needs no sign. */
function payableOf({ type, totals }: Bill, { payable, refunded }: Writing['labels']): string {
  const amount = totals?.payable ?? '';
  return type === 'corrective' && payable === refunded && amount.startsWith('-') ? negated(amount) : amount;
}

/** The key of charges that are taxes, and the extension that names the tax. */
const TAX_CHARGE = { key: 'tax', extension: 'ar-arca-tax-type' };

/**
 * Returns the charges of a calculated document that are taxes outside the base of VAT. They belong below it, not in the total without
 * tax (ARCA, WSFEv1: `ImpTrib` next to `ImpNeto`).
 */
export function otherTaxes({ charges = [], totals }: Bill): Adjustment[] {
  if (totals?.total === undefined) return [];
  return charges.filter(
    ({ key, ext, taxes = [] }) =>
      taxes.length === 0 && (key === TAX_CHARGE.key || entryOf(ext ?? {}, TAX_CHARGE.extension) !== undefined),
  );
}

function otherTaxRow({ reason, percent, base, amount = '' }: Adjustment, { labels, format }: Writing): Unwritten {
  return { label: joined(' ', reason || labels.charge, percent && format.percent(percent)), base, amount };
}

function withoutZero(amount: string | undefined): string | undefined {
  return Number(amount) === 0 ? undefined : amount;
}

/** Returns the amounts added after taxes: local taxes by name, and the rounding that they do not explain. */
function roundingRows(
  { meta }: Bill,
  { rounding }: NonNullable<Bill['totals']>,
  { labels, format }: Writing,
): Unwritten[] {
  const local = rounding === undefined ? undefined : localTaxesIn(entryOf(meta ?? {}, LOCAL_TAXES) ?? '');
  if (rounding === undefined || !local?.length) return plain(labels.rounding, rounding);
  const rows = local.map(({ name, rate, amount, isRetained }) => ({
    label: joined(' ', name, format.percent(`${rate}%`)),
    amount: isRetained ? negated(amount) : amount,
  }));
  const left = restOf(
    rounding,
    rows.map(({ amount }) => amount),
  );
  return left === undefined || Number(left) === 0 ? rows : [...rows, ...plain(labels.rounding, left)];
}

function taxRows(category: TaxCategory, bill: Bill, writing: Writing): Unwritten[] {
  const notes = (bill.tax?.notes ?? []).flatMap(({ text }) => text ?? []);
  return ratesByKind(category.code, category.rates ?? [], bill).flatMap((rate) => {
    const { amount = '', base, surcharge } = rate;
    const tax: Unwritten = {
      label: rateLabel(category, rate, notes, writing),
      amount: category.retained ? negated(amount) : amount,
      base,
      ...(rate.percent === undefined && { before: `· ${writing.labels.untaxedBase}` }),
    };
    if (!surcharge?.amount) return [tax];
    const { percent, amount: extra } = surcharge;
    return [
      tax,
      { label: joined(' ', writing.labels.surcharge, percent && writing.format.percent(percent)), amount: extra },
    ];
  });
}

type TaxRate = NonNullable<TaxCategory['rates']>[number];

/** Languages whose words for exemptions and the like already say that it is VAT: `steuerfrei`, `fuori campo IVA`. */
const NAMELESS: ReadonlySet<string> = new Set('de es it pt da sv nb fi el sk bg cs et hr hu lt lv ro sl'.split(' '));

function capitalised(text: string, language: string): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase(language) + text.slice(first.length);
}

/** Returns the label of a rate: `IVA 21 %`, `IRPF 15 %, retenido`, `Steuerfrei, Art. 132 MwStSystRL`. */
function rateLabel(
  { code = '', retained }: TaxCategory,
  { key = '', percent, ext }: TaxRate,
  notes: readonly string[],
  writing: Writing,
): string {
  const { labels, language } = writing;
  const isVat = code === 'VAT';
  const { scheme, reason } = isVat
    ? untaxedWords(ext, notes, writing)
    : { scheme: undefined, reason: exemptingArticle(ext, writing, code) };
  if (scheme) return scheme;
  const isMargin = isVat && isOnMargin(ext, writing);
  const rate = isMargin ? labels.taxKeys.margin : (rateText(key, percent, writing) ?? key);
  const isSaid = isVat && percent === undefined && rate !== '' && NAMELESS.has(language);
  const name = isSaid ? capitalised(rate ?? '', language) : withTax(code, rate, writing);
  // Some taxes are named as withheld.
  const isNamed = /r(?:et|it)en|retid|^rete|^IRRF$/i.test(labels.taxes[code] ?? '');
  return joined(', ', name, reason, retained && !isNamed ? labels.withheld : undefined);
}

function plain(label: string, amount: string | undefined): Unwritten[] {
  return amount === undefined || amount === '' ? [] : [{ label, amount }];
}
