import { instalmentAmount } from '../engine/bill/amount-to-pay.ts';
import { bareOf } from '../engine/pay/iban.ts';
import type { Bill, Instructions } from './documents.ts';
import { paymentCode } from './epc.ts';
import type { Section, TextLine } from './paper.ts';
import { filled, joined } from './texts.ts';
import type { Writing } from './writing.ts';

/** Returns the terms and means of payment and the advances; undefined if there are none. */
export function describePayment(bill: Bill, isInvoice: boolean, writing: Writing): Section | undefined {
  const { terms, instructions, advances } = bill.payment ?? {};
  if (!terms && !instructions && !advances) return undefined;
  const { labels, format } = writing;
  const term = terms?.key && (labels.terms[terms.key] ?? terms.key);
  const { notes, discounts } = termsOf(terms?.notes, bill.issue_date, writing);
  const lines = filled([
    { text: joined('. ', term, notes) },
    ...discounts,
    ...(terms?.due_dates ?? []).map(({ date, amount: given, percent, currency, notes }) => {
      const amount = instalmentAmount({ amount: given, percent }, bill.totals ?? {});
      const share = percent && `(${format.percent(percent)})`;
      return {
        name: labels.dueDate,
        text: joined(
          ' · ',
          date && format.date(date),
          joined(' ', amount && format.money(amount, currency), share),
          notes,
        ),
      };
    }),
    ...(advances ?? []).map(({ date, ref, description, amount }) => ({
      name: labels.advance,
      text: joined(' · ', date && format.date(date), ref, description, amount && format.money(amount)),
    })),
  ]);
  const payload = isInvoice ? paymentCode(bill) : undefined;
  return {
    kind: 'section',
    label: labels.payment,
    lines: [...lines, ...(instructions ? instructionLines(instructions, writing) : [])],
    ...(payload !== undefined && { code: { label: labels.scanToPay, payload } }),
  };
}

/** A discount for early payment in the notation of XRechnung, which e-invoices have in their terms. */
const CASH_DISCOUNT = /^#SKONTO#TAGE=(\d{1,4})#PROZENT=(\d{1,3}(?:\.\d{1,2})?)#(?:BASISBETRAG=(-?\d+(?:\.\d+)?)#)?$/;

/** Separates the discounts for early payment from terms of payment. They count from the issue date. */
function termsOf(terms: string | undefined, issued: string | undefined, { labels, format }: Writing) {
  const discounts: TextLine[] = [];
  const others = (terms ?? '').split('\n').filter((line) => {
    const [found, days, percent, base] = CASH_DISCOUNT.exec(line.trim()) ?? [];
    const last = found === undefined ? undefined : daysAfter(issued, Number(days));
    if (last === undefined) return true;
    const text = joined(' · ', format.date(last), format.percent(`${percent}%`), base && format.money(base));
    discounts.push({ name: labels.cashDiscount, text });
    return false;
  });
  return { notes: others.join('\n').trim() || undefined, discounts };
}

function daysAfter(date: string | undefined, days: number): string | undefined {
  const time = Date.parse(date ?? '') + days * 86_400_000;
  return Number.isNaN(time) ? undefined : new Date(time).toISOString().slice(0, 10);
}

/** Returns the name of a means of payment; undefined for an unknown key. */
export function meansName(key: string, { labels }: Writing): string | undefined {
  return labels.means[key] ?? labels.means[key.split('+')[0] ?? ''];
}

function instructionLines(instructions: Instructions, writing: Writing): TextLine[] {
  const { labels } = writing;
  const { key = '', ref, notes, detail, credit_transfer = [], direct_debit, card, online = [] } = instructions;
  return filled([
    { text: meansName(key, writing) },
    ...credit_transfer.flatMap(({ iban, bic, number, clearing, name }) => [
      { name: 'IBAN', text: iban && inFours(iban) },
      { name: labels.account, text: number },
      { name: labels.clearing, text: clearing },
      { name: 'BIC', text: bic },
      { name: labels.accountHolder, text: name },
    ]),
    { name: labels.mandate, text: direct_debit?.ref },
    { name: labels.creditor, text: direct_debit?.creditor },
    { name: labels.account, text: direct_debit?.account },
    { name: labels.card, text: card && joined(' ', card.first6 && `${card.first6} …`, card.last4, card.holder) },
    ...online.map(({ label, url }) => ({ name: label ?? '', text: url })),
    { name: labels.reference, text: ref },
    { text: joined(' ', notes, detail) },
  ]);
}

/** Returns an IBAN in printed form: in groups of four. */
function inFours(iban: string): string {
  return bareOf(iban).replace(/(.{4})(?=.)/g, '$1 ');
}
