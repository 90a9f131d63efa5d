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
  const lines = filled([
    { text: joined('. ', term, terms?.notes) },
    ...(terms?.due_dates ?? []).map(({ date, amount, percent, currency, notes }) => ({
      name: labels.dueDate,
      text: joined(
        ' · ',
        date && format.date(date),
        joined(' ', amount && format.money(amount, currency), percent && `(${format.percent(percent)})`),
        notes,
      ),
    })),
    ...(advances ?? []).map(({ date, description, amount }) => ({
      name: labels.advance,
      text: joined(' · ', date && format.date(date), description, amount && format.money(amount)),
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
