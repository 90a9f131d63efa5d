/** Reads the payments of a receipt (chapter 18 §7.2). */

import { addTo } from '../../../engine/model/group-by.ts';
import { message } from '../../../engine/text/message.ts';
import type { Report } from '../../declare/report.ts';
import { Decimal } from '../../rules/decimal.ts';
import { PAYMENT_META, PESO } from './codes.ts';
import { decimalsOf } from './lists.ts';
import { filled, type Members, metaOf, percentOf, sumOf } from './read-base.ts';
import { categoryOf } from './read-lines.ts';
import type { PaidDocument, Payment, TaxNode } from './view.ts';

/** The keys of means of payment by their codes. */
const KEYS: Readonly<Record<string, string>> = {
  '01': 'cash',
  '02': 'cheque',
  '03': 'credit-transfer',
  '04': 'card',
  '05': 'online+wallet',
  '06': 'online',
  '08': 'other+grocery-vouchers',
  '12': 'other+in-kind',
  '13': 'other+subrogation',
  '14': 'other+consignment',
  '15': 'other+debt-relief',
  '17': 'netting',
  '23': 'other+novation',
  '24': 'other+merger',
  '25': 'other+remission',
  '26': 'other+expiration',
  '27': 'other+satisfy-creditor',
  '28': 'card+debit',
  '29': 'other+services',
  '30': 'other+advance',
  '31': 'other+intermediary',
};

const NOON = '12:00:00';

/** Returns what a payment adds to the head of its receipt. */
export function paymentOf(payment: Payment, report: Report): Members {
  const currency = payment.text('MonedaP') || PESO;
  const decimals = decimalsOf(currency) ?? 2;
  const paid = sumOf(payment.documents.map((each) => inPayment(each, each.number('ImpPagado'), decimals)));
  const amount = payment.amount('Monto');
  const isAll = paid.equals(amount) || payment.documents.length === 0;
  if (!isAll) {
    report.difference(
      'error',
      { element: payment.element, step: '@Monto' },
      message('Monto is {given}, but {made} were assigned to documents; the rest is in meta of the method.', {
        given: amount.toString(),
        made: paid.toString(),
      }),
    );
  }
  const total = isAll ? amount : paid;
  const [date, time] = payment.text('FechaPago').split('T');
  const means = payment.text('FormaDePagoP');
  const rate = payment.get('TipoCambioP');
  return filled({
    currency,
    exchange_rates: currency === PESO || rate === undefined ? [] : [{ from: currency, to: PESO, amount: rate }],
    lines: payment.documents.map((each, at) => lineOf(each, at, decimals, report)),
    methods: [
      filled({
        date,
        key: KEYS[means],
        ref: payment.get('NumOperacion'),
        amount: total.toString(),
        ext: filled({ 'mx-cfdi-payment-means': means }),
        meta: filled({
          ...metaOf(payment, PAYMENT_META),
          'mx-cfdi-time': time === NOON ? undefined : time,
          'mx-cfdi-amount': isAll ? undefined : amount.toString(),
        }),
      }),
    ],
    total: total.toString(),
  });
}

/** Returns an amount of a paid document in the currency of the payment. */
function inPayment(paid: PaidDocument, amount: Decimal | undefined, decimals: number): Decimal | undefined {
  if (amount === undefined || paid.isSameCurrency) return amount;
  return amount.dividedBy(paid.equivalence).round(decimals);
}

function lineOf(paid: PaidDocument, at: number, decimals: number, report: Report): Members {
  const uuid = paid.get('IdDocumento');
  const money = (name: string) => inPayment(paid, paid.number(name), decimals)?.toString();
  const isConverted = !paid.isSameCurrency;
  if (isConverted) {
    report.changed(
      'warning',
      { element: paid.element },
      message('The amounts in {from} were converted to {to}, the currency of the payment.', {
        from: paid.text('MonedaDR'),
        to: paid.payment.text('MonedaP'),
      }),
    );
  }
  const number = Number(paid.text('NumParcialidad'));
  return filled({
    i: at + 1,
    document: filled({
      series: paid.get('Serie'),
      code: paid.get('Folio') ?? uuid,
      stamps: uuid === undefined ? [] : [{ prv: 'sat-uuid', val: uuid }],
      meta: isConverted
        ? filled({
            'mx-cfdi-currency': paid.get('MonedaDR'),
            'mx-cfdi-equivalence': paid.get('EquivalenciaDR'),
          })
        : {},
    }),
    installment: Number.isInteger(number) && number > 0 ? number : undefined,
    payable: money('ImpSaldoAnt'),
    amount: money('ImpPagado'),
    tax: taxOf(paid, decimals),
  });
}

function taxOf(paid: PaidDocument, decimals: number): Members {
  const categories = new Map<string, TaxNode[]>();
  for (const tax of [...paid.taxes.transferred, ...paid.taxes.retained]) {
    const code = categoryOf(tax);
    if (code === undefined) continue;
    addTo(categories, code, tax);
  }
  const money = (value: Decimal | undefined) =>
    (inPayment(paid, value, decimals) ?? Decimal.ZERO).plus(new Decimal(0, decimals));
  const made = [...categories].map(([code, taxes]) => ({
    code,
    isRetained: taxes[0]?.isRetained === true,
    amount: sumOf(taxes.map(({ importe }) => money(importe))),
    rates: taxes.map((tax) =>
      filled({
        base: money(tax.base).toString(),
        percent: tax.isExempt || !tax.rate ? undefined : percentOf(tax.rate),
        amount: money(tax.importe).toString(),
      }),
    ),
  }));
  if (made.length === 0) return {};
  const sum = (isRetained: boolean) =>
    sumOf(made.filter((each) => each.isRetained === isRetained).map(({ amount }) => amount)).plus(
      new Decimal(0, decimals),
    );
  return {
    categories: made.map(({ code, isRetained, rates, amount }) => ({
      code,
      ...(isRetained && { retained: true }),
      rates,
      amount: amount.toString(),
    })),
    sum: sum(false).toString(),
    ...(made.some(({ isRetained }) => isRetained) && { retained: sum(true).toString() }),
  };
}
