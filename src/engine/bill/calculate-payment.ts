/**
 * Payments (chapter 02 §11): the amount each line pays of its document, with its taxes, and the total of the methods.
 */
import { currencyDefinition } from '../currency/currencies.ts';
import { RateTable } from '../currency/exchange-rate.ts';
import { Amount } from '../num/amount.ts';
import { calculateRecord } from '../pay/record.ts';
import type { Plan } from '../tax/registry.ts';
import { Rounding } from '../tax/rounding.ts';
import { message } from '../text/message.ts';
import { shorten } from '../text/shorten.ts';
import type { Calculation } from './calculation.ts';
import { clearIdentity } from './copy.ts';
import { completeIssueDate } from './dates.ts';
import type { DocumentKind } from './kind.ts';
import { Payment } from './payment.ts';
import { calculatePaymentLine } from './payment-lines.ts';
import { prepareDocument } from './prepare.ts';

function calculatePayment(payment: Payment, calculation: Calculation): void {
  const { plan } = prepareDocument(payment, Payment, calculation);
  completeIssueDate(payment, calculation.environment.now(), plan.regime?.definition.time_zone);
  const rounding = settleCurrency(payment, plan, calculation);
  if (!rounding) return;
  const rates = new RateTable(payment.exchange_rates);
  for (const [position, line] of (payment.lines ?? []).entries()) {
    line.i = position + 1;
    if (calculation.unknown?.rows.has(line)) {
      line.payable = undefined;
      line.due = undefined;
      line.tax = undefined;
      continue;
    }
    const rate = rateOfDocument(payment, position, rates, calculation);
    if (rate !== 'missing') calculatePaymentLine(line, rate, rounding);
  }
  payment.total = calculation.unknown?.totals ? undefined : totalOf(payment);
  if (payment.total) settleMethods(payment, payment.total);
}

/** Fills in the regime's currency if there is no other. Rules report an unknown currency later. */
function settleCurrency(payment: Payment, { regime }: Plan, calculation: Calculation): Rounding | undefined {
  payment.currency ||= regime?.definition.currency;
  if (!payment.currency) {
    calculation.fail(
      'BW-CURRENCY',
      message('currency: required, unable to determine'),
      message(
        "The payment has no currency and no regime that sets one; set currency, for example EUR, or the supplier's country in supplier.tax_id.country.",
      ),
      [['currency']],
      [['currency']],
    );
    return undefined;
  }
  const rule = regime?.definition.calculator_rounding_rule ?? 'precise';
  return new Rounding(rule, currencyDefinition(payment.currency)?.subunits ?? 2);
}

/** Returns the rate from the currency of a line's document to the currency of the payment, if the document states one. */
function rateOfDocument(payment: Payment, position: number, rates: RateTable, calculation: Calculation) {
  const from = payment.lines?.[position]?.document?.currency;
  if (!from) return undefined;
  const to = payment.currency ?? '';
  const rate = rates.rate(from, to);
  if (rate) return rate;
  const [given, wanted] = [shorten(from), shorten(to)];
  const about = { line: position + 1, given, wanted };
  calculation.fail(
    'BW-EXCHANGE-RATE',
    message('lines: {line}: document: currency: missing exchange rate from {given} to {wanted}', about),
    from === to
      ? message("The document is in the payment's currency, {given}; leave out its currency.", { given })
      : message(
          'The document is in {given}, the payment in {wanted}, and exchange_rates has no rate from {given} to {wanted}; add one.',
          about,
        ),
    [['lines', position, 'document', 'currency']],
    [['exchange_rates'], ['currency']],
  );
  return 'missing' as const;
}

/** Returns the sum of all lines, with the decimals of the first, or the stated total if there are no lines. */
function totalOf({ lines, total }: Payment): Amount {
  let sum: Amount | undefined;
  for (const { amount = Amount.ZERO, refund } of lines ?? []) {
    const signed = refund ? amount.negate() : amount;
    sum = sum ? sum.add(signed) : signed;
  }
  return sum ?? total ?? Amount.ZERO;
}

/** Divides the total among methods by percentage. A single method without an amount takes all of it. */
function settleMethods({ methods }: Payment, total: Amount): void {
  for (const method of methods ?? []) calculateRecord(method, total);
  const [only] = methods ?? [];
  if (methods?.length === 1 && only && !only.currency && (only.amount?.isZero() ?? true)) only.amount = total;
}

export const paymentKind: DocumentKind<Payment> = {
  type: Payment,
  calculate: calculatePayment,
  clearForCopy: clearIdentity,
  ready: ({ code }) => Boolean(code),
  route: ({ type, supplier, customer }) =>
    type === 'advice' ? { from: customer, to: supplier } : { from: supplier, to: customer },
};
