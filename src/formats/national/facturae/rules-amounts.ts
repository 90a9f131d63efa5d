/** Checks of the amounts: those of Order HAP/1650/2015, Annex II, number 6, and our own. */

import { Amount } from '../../../engine/num/amount.ts';
import type { Violation } from '../../rules/declare.ts';
import type { XmlElement } from '../../xml/element.ts';
import { differ, minus, percentOf, plus, times } from '../shared/amounts.ts';
import { CURRENCIES } from './codes.ts';
import { found, inInvoices, type Rule, rule, unequal } from './rule-base.ts';
import type { Invoice, Tax, View } from './view.ts';

/** Amounts of a line, and of an invoice, besides those in taxes. */
const LINE_AMOUNTS = /^(?:TotalCost|GrossAmount|DiscountAmount|ChargeAmount|TotalAmount)$/;
const INVOICE_AMOUNTS = /^(?:Total\w+|InvoiceTotal|\w+Amount)$/;

function hasManyDecimals({ text }: XmlElement): boolean {
  return text.length - text.indexOf('.') > 3 && /\.\d\d\d*[1-9]/.test(text);
}

/** Returns the amounts with more than two decimals in the elements of an invoice. */
function tooExact(roots: readonly (XmlElement | undefined)[], names: RegExp): XmlElement[] {
  const found: XmlElement[] = [];
  for (const root of roots) if (root !== undefined) addTooExact(root, names, found);
  return found;
}

function addTooExact(element: XmlElement, names: RegExp, found: XmlElement[]): void {
  if (element.first === undefined) {
    if (hasManyDecimals(element) && names.test(element.localName)) found.push(element);
  }
  for (let child = element.first; child !== undefined; child = child.next) addTooExact(child, names, found);
}

const inEuros = (look: (invoice: Invoice, view: View) => readonly Violation[]) =>
  inInvoices((invoice, view) => (invoice.isInEuros ? look(invoice, view) : []));

/** Returns the discounts, or charges, of a line. */
const lineSum = (view: View, line: XmlElement, list: string, each: string) =>
  view.sum(view.all(line, list, each), `${each}Amount`);

function cost(view: View, line: XmlElement): Amount | undefined {
  const [quantity, price] = [view.number(line, 'Quantity'), view.number(line, 'UnitPriceWithoutTax')];
  return quantity && price && times(quantity, price).rescale(2);
}

function grossOf(view: View, line: XmlElement): Amount | undefined {
  const total = view.number(line, 'TotalCost');
  if (total === undefined) return undefined;
  const charges = lineSum(view, line, 'Charges', 'Charge');
  return plus(minus(total, lineSum(view, line, 'DiscountsAndRebates', 'Discount')), charges);
}

const sumOfTaxes = (taxes: readonly Tax[]): Amount =>
  taxes.reduce((sum, { amount, surchargeAmount }) => plus(plus(sum, amount), surchargeAmount), Amount.zero(2));

/** Compares a figure among the totals. */
function total(invoice: Invoice, view: View, name: string, expected: Amount): Violation[] {
  const found = view.in(invoice.totals, name);
  return unequal(found, view.number(invoice.totals, name), expected);
}

const withheldAmount = (view: View, { totals }: Invoice) =>
  plus(
    view.number(totals, 'AmountsWithheld', 'WithholdingAmount') ?? Amount.zero(2),
    view.number(totals, 'PaymentInKind', 'PaymentInKindAmount'),
  );

const expenses = (view: View, { totals }: Invoice) =>
  view.sum(view.all(totals, 'ReimbursableExpenses', 'ReimbursableExpenses'), 'ReimbursableExpensesAmount');
const onAccount = (view: View, { totals }: Invoice) =>
  view.sum(view.all(totals, 'PaymentsOnAccount', 'PaymentOnAccount'), 'PaymentOnAccountAmount');
const subsidies = (view: View, { totals }: Invoice) =>
  view.sum(view.all(totals, 'Subsidies', 'Subsidy'), 'SubsidyAmount');

function outstanding(invoice: Invoice, view: View): Violation[] {
  const paid = invoice.total('TotalPaymentsOnAccount');
  const left = minus(minus(invoice.total('InvoiceTotal'), subsidies(view, invoice)), paid);
  const more = plus(invoice.total('TotalReimbursableExpenses'), invoice.total('TotalFinancialExpenses'));
  const executable = plus(minus(invoice.total('TotalOutstandingAmount'), withheldAmount(view, invoice)), more);
  return [
    ...total(invoice, view, 'TotalOutstandingAmount', left),
    ...total(invoice, view, 'TotalExecutableAmount', executable),
    ...total(invoice, view, 'TotalPaymentsOnAccount', onAccount(view, invoice)),
    ...total(invoice, view, 'TotalReimbursableExpenses', expenses(view, invoice)),
  ];
}

function batch(view: View): Violation[] {
  const count = Amount.of(view.invoices.length, 0);
  const sumOf = (name: string) => view.invoices.reduce((sum, each) => plus(sum, each.total(name)), Amount.zero(2));
  const compare = (name: string, from: string) =>
    unequal(view.in(view.batch, name), view.amount(view.batch, name), sumOf(from));
  return [
    ...unequal(view.in(view.batch, 'InvoicesCount'), view.number(view.batch, 'InvoicesCount'), count),
    ...compare('TotalInvoicesAmount', 'InvoiceTotal'),
    ...compare('TotalOutstandingAmount', 'TotalOutstandingAmount'),
    ...compare('TotalExecutableAmount', 'TotalExecutableAmount'),
  ];
}

/** Returns the key of a tax for comparison with others. */
const keyOf = ({ code, rate, surcharge }: Tax) =>
  `${code} ${rate?.valueKey() ?? ''} ${surcharge?.isZero() === false ? surcharge.valueKey() : ''}`;

function basesOf(taxes: readonly Tax[]): Map<string, Amount> {
  const sums = new Map<string, Amount>();
  for (const tax of taxes) addTo(sums, tax, tax.base);
  return sums;
}

function addTo(sums: Map<string, Amount>, tax: Tax, amount: Amount | undefined): void {
  const key = keyOf(tax);
  sums.set(key, plus(sums.get(key) ?? Amount.zero(2), amount));
}

function rates(invoice: Invoice, view: View): Violation[] {
  const { outputs, withheld } = invoice.taxes;
  const all = [
    ...outputs,
    ...withheld,
    ...invoice.lines.flatMap((line) => [...view.taxes(line, 'TaxesOutputs'), ...view.taxes(line, 'TaxesWithheld')]),
  ];
  const wrong = all.filter(
    ({ base, rate, amount, surcharge, surchargeAmount }) =>
      isOff(base, rate, amount) || isOff(base, surcharge, surchargeAmount),
  );
  return found([...wrong.map(({ element }) => element), ...otherBases(invoice, view)]);
}

/** Returns whether a tax is not the percentage of its base. */
function isOff(base: Amount | undefined, percent: Amount | undefined, tax: Amount | undefined): boolean {
  return base !== undefined && percent !== undefined && tax !== undefined && differ(percentOf(base, percent), tax, 1);
}

/** Returns the taxes of an invoice whose base is not the sum of its lines. */
function otherBases(invoice: Invoice, view: View): XmlElement[] {
  if (invoice.adjustments.length > 0) return [];
  const { outputs } = invoice.taxes;
  const sums = basesOf(outputs);
  const ofLines = new Map<string, Amount>();
  for (const line of invoice.lines) {
    const gross = view.number(line, 'GrossAmount');
    for (const tax of view.taxes(line, 'TaxesOutputs')) addTo(ofLines, tax, gross);
  }
  return outputs
    .filter((tax) => differ(sums.get(keyOf(tax)) ?? Amount.zero(2), ofLines.get(keyOf(tax)) ?? Amount.zero(2), 1))
    .map(({ element }) => element);
}

export const amounts: readonly Rule[] = [
  rule(
    'FACE-6a-dec',
    'fatal',
    inEuros(({ lines }) => found(tooExact(lines, LINE_AMOUNTS))),
    'The amount {value} of a line has more than two decimals; round it to cents.',
  ),
  rule(
    'FACE-6a-cost',
    'fatal',
    inEuros(({ lines }, view) =>
      lines.flatMap((line) => {
        const expected = cost(view, line);
        return expected ? unequal(view.in(line, 'TotalCost'), view.number(line, 'TotalCost'), expected) : [];
      }),
    ),
    'TotalCost is {given}, but quantity times price, rounded to cents, is {expected}; correct one of them.',
  ),
  rule(
    'FACE-6a-gross',
    'fatal',
    inEuros(({ lines }, view) =>
      lines.flatMap((line) => {
        const expected = grossOf(view, line);
        return expected ? unequal(view.in(line, 'GrossAmount'), view.number(line, 'GrossAmount'), expected) : [];
      }),
    ),
    'GrossAmount is {given}, but TotalCost less discounts plus charges is {expected}; correct one of them.',
  ),
  rule(
    'FACE-6b-dec',
    'fatal',
    inEuros(({ totals, element }, view) =>
      found(tooExact([totals, view.in(element, 'TaxesOutputs'), view.in(element, 'TaxesWithheld')], INVOICE_AMOUNTS)),
    ),
    'The amount {value} of the invoice has more than two decimals; round it to cents.',
  ),
  rule(
    'FACE-6b-sum',
    'fatal',
    inEuros((invoice, view) => total(invoice, view, 'TotalGrossAmount', view.sum(invoice.lines, 'GrossAmount'))),
    'TotalGrossAmount is {given}, but the lines add up to {expected}; correct one of them.',
  ),
  rule(
    'FACE-6c',
    'fatal',
    inInvoices(({ issue, currency }, view) =>
      currency === undefined || CURRENCIES.has(currency) ? [] : found([view.in(issue, 'InvoiceCurrencyCode')]),
    ),
    'The currency {value} is not an ISO 4217 code such as EUR; correct it.',
  ),
  rule(
    'FACE-6d',
    'fatal',
    inInvoices((invoice, view) => {
      const element = view.in(invoice.totals, 'TotalTaxesWithheld');
      const text = element?.text.trim() ?? '';
      const isPositive = invoice.total('TotalGrossAmountBeforeTaxes').isPositive();
      const isWrong = isPositive && (invoice.total('TotalTaxesWithheld').isNegative() || /^-[0.]+$/.test(text));
      return isWrong ? found([element]) : [];
    }),
    'TotalTaxesWithheld is {value}, below zero, although the invoice is not; write it without the minus.',
  ),
  rule(
    'FACE-6e',
    'fatal',
    inInvoices((invoice, view) => {
      const discounted = minus(invoice.total('TotalGrossAmount'), invoice.total('TotalGeneralDiscounts'));
      const expected = plus(discounted, invoice.total('TotalGeneralSurcharges'));
      return total(invoice, view, 'TotalGrossAmountBeforeTaxes', expected);
    }),
    'TotalGrossAmountBeforeTaxes is {given}, but the lines less discounts plus surcharges are {expected}; correct one of them.',
  ),
  rule(
    'FACE-6f',
    'fatal',
    inInvoices((invoice, view) => total(invoice, view, 'InvoiceTotal', invoice.totalWithTax)),
    'InvoiceTotal is {given}, but the amount before taxes plus taxes less withheld taxes is {expected}. Subtract the withheld tax.',
  ),
  rule(
    'BW-FACTURAE-TAXSUM',
    'fatal',
    inInvoices((invoice, view) => [
      ...total(invoice, view, 'TotalTaxOutputs', sumOfTaxes(invoice.taxes.outputs)),
      ...total(invoice, view, 'TotalTaxesWithheld', sumOfTaxes(invoice.taxes.withheld)),
    ]),
    'The total of taxes is {given}, but the taxes of the invoice add up to {expected}; correct one of them.',
  ),
  rule(
    'BW-FACTURAE-OUTSTANDING',
    'fatal',
    inInvoices(outstanding),
    'The amount is {given}, but the other amounts of the invoice give {expected}; correct one of them.',
  ),
  rule(
    'BW-FACTURAE-BATCH',
    'fatal',
    batch,
    'The header of the file says {given}, but its invoices add up to {expected}; correct one of them.',
  ),
  rule(
    'BW-FACTURAE-BATCH',
    'fatal',
    (view) => {
      const modality = view.in(view.root, 'FileHeader', 'Modality');
      const isMany = view.text(view.root, 'FileHeader', 'Modality') === 'I' && view.invoices.length > 1;
      const others = view.invoices.flatMap(({ issue, currency }) =>
        view.currency !== undefined && currency !== undefined && currency !== view.currency
          ? [view.in(issue, 'InvoiceCurrencyCode')]
          : [],
      );
      return found([isMany ? modality : undefined, ...others]);
    },
    'A file with one invoice needs the modality I, and all its invoices must have the currency of the file; {value} differs.',
  ),
  rule(
    'BW-FACTURAE-RATE',
    'warning',
    inInvoices(rates),
    'A tax is not its base times its rate, or its base is not the sum of the lines; correct one of them.',
  ),
  rule(
    'BW-FACTURAE-INSTALLMENT',
    'warning',
    inInvoices((invoice, view) => {
      const rows = view.all(invoice.element, 'PaymentDetails', 'Installment');
      const [first] = rows;
      const sum = view.sum(rows, 'InstallmentAmount');
      return first ? unequal(view.in(first, 'InstallmentAmount'), sum, invoice.total('TotalExecutableAmount')) : [];
    }),
    'The instalments add up to {given}, but the amount payable is {expected}; correct one of them.',
  ),
  rule(
    'BW-FACTURAE-EURO',
    'warning',
    inInvoices(({ issue, currency, element }, view) => {
      if (currency === undefined || currency === 'EUR') return [];
      const isRated = view.in(issue, 'ExchangeRateDetails') !== undefined;
      const amounts = [...element.within()].filter(({ name }) => name === 'TotalAmount');
      const isConverted = amounts.every(({ parent }) => view.in(parent, 'EquivalentInEuros'));
      return isRated && isConverted ? [] : found([view.in(issue, 'InvoiceCurrencyCode') ?? element]);
    }),
    'The invoice is in {value}; add ExchangeRateDetails, and EquivalentInEuros to each amount.',
  ),
];
