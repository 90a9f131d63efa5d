/** Reads a report as people see it: its head, its blocks and their sums (chapter 24 §9). */

import { Amount } from '../../../engine/num/amount.ts';
import type { DayShown, InvoiceShown, PaymentShown, ReportShown } from '../../declare/report-shown.ts';
import type { XmlElement } from '../../xml/element.ts';
import { CATEGORIES } from './codes.ts';

/** Returns a report as people see it. Missing parts are empty. */
export function reportIn(root: XmlElement): ReportShown {
  const head = root.child('ReportDocument');
  const sales = root.child('TransactionsReport');
  const paid = root.child('PaymentsReport');
  const period = (sales ?? paid)?.child('ReportPeriod');
  const [start, end] = [dayIn(period, 'StartDate'), dayIn(period, 'EndDate')];
  const isOfBuyer = textAt(head, 'Issuer', 'RoleCode') === 'BY';
  const isOutside = (day: string) => start !== '' && end !== '' && (day < start || day > end);
  const invoices = (sales?.all('Invoice') ?? []).map((each) => invoiceIn(each, isOfBuyer));
  const days = (sales?.all('Transactions') ?? []).map((each) => daySales(each, isOutside));
  const ofInvoices = paid?.all('Invoice') ?? [];
  const payments = [...ofInvoices, ...(paid?.all('Transactions') ?? [])].map((each) => paymentIn(each, isOutside));
  return {
    number: textAt(head, 'Id'),
    name: textAt(head, 'Name'),
    made: momentOf(textAt(head, 'IssueDateTime', 'DateTimeString')),
    isRectifying: textAt(head, 'TypeCode') === 'RE',
    platform: partyIn(head, 'Sender'),
    declarant: partyIn(head, 'Issuer'),
    isOfBuyer,
    isOfPayments: paid !== undefined,
    start,
    end,
    invoices,
    days,
    payments,
    sums: sumsOf(days),
    invoiceTax: added(invoices.map(({ tax }) => tax)),
    paid: paidByRate(payments),
  };
}

function invoiceIn(invoice: XmlElement, isOfBuyer: boolean): InvoiceShown {
  const other = invoice.child(isOfBuyer ? 'Seller' : 'Buyer');
  return {
    number: textAt(invoice, 'ID'),
    date: dayIn(invoice, 'IssueDate'),
    type: textAt(invoice, 'TypeCode'),
    currency: textAt(invoice, 'CurrencyCode'),
    other: textAt(other, 'CompanyId'),
    country: textAt(other, 'PostalAddress', 'CountryId'),
    net: textAt(invoice, 'MonetaryTotal', 'TaxExclusiveAmount'),
    tax: textAt(invoice, 'MonetaryTotal', 'TaxAmount'),
    rates: invoice.all('TaxSubTotal').map((each) => ({
      percent: textAt(each, 'TaxCategory', 'Percent'),
      net: textAt(each, 'TaxableAmount'),
      tax: textAt(each, 'TaxAmount'),
      category: textAt(each, 'TaxCategory', 'Code'),
    })),
    corrects: invoice.all('ReferencedDocument').map((each) => textAt(each, 'ID')),
  };
}

function daySales(sales: XmlElement, isOutside: (day: string) => boolean): DayShown {
  const date = dayIn(sales, 'Date');
  const rates = sales.all('TaxSubtotal').map((each) => ({
    percent: textAt(each, 'TaxPercent'),
    net: textAt(each, 'TaxableAmount'),
    tax: textAt(each, 'TaxTotal'),
  }));
  const [net, tax] = [textAt(sales, 'TaxExclusiveAmount'), textAt(sales, 'TaxTotal')];
  return {
    date,
    category: textAt(sales, 'CategoryCode'),
    currency: textAt(sales, 'TransactionsCurrency'),
    net,
    tax,
    count: textAt(sales, 'TransactionsCount'),
    rates,
    isOutside: isOutside(date),
    differs:
      !isSum(
        net,
        rates.map(({ net: each }) => each),
      ) ||
      !isSum(
        tax,
        rates.map(({ tax: each }) => each),
      ),
  };
}

function paymentIn(paid: XmlElement, isOutside: (day: string) => boolean): PaymentShown {
  const payment = paid.child('Payment');
  const date = dayIn(payment, 'Date');
  return {
    date,
    number: textAt(paid, 'InvoiceID'),
    issued: dayIn(paid, 'IssueDate'),
    rates: (payment?.all('SubTotals') ?? []).map((each) => ({
      percent: textAt(each, 'TaxPercent'),
      amount: textAt(each, 'Amount'),
    })),
    isOutside: isOutside(date),
  };
}

function sumsOf(days: readonly DayShown[]): ReportShown['sums'] {
  const rates = days.flatMap((day) => day.rates.map((rate) => ({ ...rate, category: day.category })));
  return grouped(rates, ({ category, percent }) => `${category} ${Number(percent)}`)
    .map(([first, entries]) => ({
      ...first,
      net: added(entries.map(({ net }) => net)),
      tax: added(entries.map(({ tax }) => tax)),
    }))
    .sort((one, other) => rankOf(one) - rankOf(other) || Number(one.percent) - Number(other.percent));
}

function rankOf({ category }: { category: string }): number {
  const rank = CATEGORIES.indexOf(category);
  return rank < 0 ? CATEGORIES.length : rank;
}

function paidByRate(payments: readonly PaymentShown[]): ReportShown['paid'] {
  const rates = payments.flatMap((payment) => payment.rates);
  return grouped(rates, ({ percent }) => String(Number(percent)))
    .map(([first, entries]) => ({ ...first, amount: added(entries.map(({ amount }) => amount)) }))
    .sort((one, other) => Number(one.percent) - Number(other.percent));
}

/** Returns entries by a key, each group with its first entry. */
function grouped<T>(entries: readonly T[], keyOf: (entry: T) => string): (readonly [T, readonly T[]])[] {
  const groups = new Map<string, readonly [T, T[]]>();
  for (const entry of entries) {
    const known = groups.get(keyOf(entry));
    if (known) known[1].push(entry);
    else groups.set(keyOf(entry), [entry, [entry]]);
  }
  return [...groups.values()];
}

const CENTS = 2;

/** Returns the sum of numbers. A text that is not a number counts as zero. */
function added(numbers: readonly string[]): string {
  return numbers
    .reduce((sum, each) => sum.add(Amount.parse(each) ?? Amount.zero(CENTS)), Amount.zero(CENTS))
    .toString();
}

/** Returns whether a number is the sum of others, which are cents. */
function isSum(whole: string, parts: readonly string[]): boolean {
  return Number(whole).toFixed(CENTS) === Number(added(parts)).toFixed(CENTS);
}

function textAt(element: XmlElement | undefined, ...path: string[]): string {
  let at = element;
  for (const name of path) at = at?.child(name);
  return at?.text.trim() ?? '';
}

function partyIn(head: XmlElement | undefined, name: string): ReportShown['declarant'] {
  return { code: textAt(head, name, 'Id'), name: textAt(head, name, 'Name') };
}

/** Returns a date in ISO 8601; other texts unchanged. */
function dayIn(element: XmlElement | undefined, name: string): string {
  const found = textAt(element, name);
  return found.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
}

function momentOf(text: string): string {
  return text.replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/, '$1-$2-$3T$4:$5:$6');
}
