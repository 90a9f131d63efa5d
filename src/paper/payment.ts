import { factsOf } from '../countries/countries.ts';
import { masked } from '../countries/masked.ts';
import { nameIn } from '../countries/names.ts';
import { instalmentAmounts } from '../engine/bill/amount-to-pay.ts';
import { entryOf } from '../engine/model/json.ts';
import { isIban } from '../engine/pay/iban.ts';
import { printedAccount } from '../engine/pay/printed-account.ts';
import type { Bill, Instructions } from './documents.ts';
import { paymentCode } from './epc.ts';
import { directionOf } from './languages.ts';
import type { Section, TextLine } from './paper.ts';
import { printedReference } from './reference.ts';
import { domesticCodeOf, slipOf } from './slips.ts';
import { filled, joined } from './texts.ts';
import type { Writing } from './writing.ts';

/** Returns the terms and means of payment and the advances; undefined if there are none. */
export function describePayment(bill: Bill, isInvoice: boolean, writing: Writing): Section | undefined {
  const { advances, ...asked } = bill.payment ?? {};
  // On a credit note, the customer has nothing to pay.
  const { terms, instructions } = isInvoice && isRefund(bill) ? withoutPayment(asked) : asked;
  if (!terms && !instructions && !advances) return undefined;
  const { labels, format } = writing;
  const dueDates = terms?.due_dates ?? [];
  // The dates that follow state the term.
  const isDated = terms?.key === 'due-date' && dueDates.some(({ date }) => date);
  const term = isDated ? undefined : terms?.key && (entryOf(labels.terms, terms.key) ?? terms.key);
  const amounts = instalmentAmounts(dueDates, bill.totals ?? {});
  // One date for everything needs no amount: the total is above.
  const [only] = dueDates;
  const isWhole = dueDates.length === 1 && isAll(only?.percent) && !only?.currency;
  const { notes, discounts } = termsOf(terms?.notes, bill.issue_date, writing);
  const lines = filled([
    { text: joined('. ', term, notes) },
    ...discounts,
    ...dueDates.map(({ date, percent, currency, notes }, position) => {
      const amount = isWhole ? undefined : amounts[position];
      const share = !isWhole && percent && `(${format.percent(percent)})`;
      return {
        name: labels.dueDate,
        text: inOrder(
          writing,
          date && format.date(date),
          joined(' ', amount && format.money(amount, currency), share || undefined),
          notes,
        ),
      };
    }),
    ...(advances ?? []).map(({ date, ref, description, amount }) => ({
      name: labels.advance,
      text: inOrder(writing, date && format.date(date), ref, description, amount && format.money(amount)),
    })),
  ]);
  const code = isInvoice && !slipOf(bill, writing.language) ? codeOf(bill, writing) : undefined;
  const all = [...lines, ...(instructions ? instructionLines(instructions, bill, writing) : [])];
  if (all.length === 0 && !code) return undefined;
  return {
    kind: 'section',
    label: labels.payment,
    lines: all,
    ...(code && { code }),
  };
}

/** Returns whether a share is the whole. */
function isAll(percent: string | undefined): boolean {
  return /^100(?:\.0*)?%$/.test(percent ?? '');
}

/** Returns the code from which a banking app fills in the payment: that of the country, or of the European Union. */
function codeOf(bill: Bill, { labels }: Writing): Section['code'] {
  const domestic = domesticCodeOf(bill);
  if (domestic) return domestic;
  const payload = paymentCode(bill);
  return payload === undefined ? undefined : { label: labels.scanToPay, payload };
}

/** Returns texts one after the other, in the direction of the paper even if all of them are figures. */
function inOrder({ language }: Writing, ...texts: (string | undefined)[]): string {
  const text = joined(' · ', ...texts);
  return text && directionOf(language) === 'rtl' ? `\u200f${text}` : text;
}

/** A discount for early payment in the notation of XRechnung, which e-invoices have in their terms. */
const CASH_DISCOUNT = /^#SKONTO#TAGE=(\d{1,4})#PROZENT=(\d{1,3}(?:\.\d{1,2})?)#(?:BASISBETRAG=(-?\d+(?:\.\d+)?)#)?$/;

/** Separates the discounts for early payment from terms of payment. They count from the issue date. */
function termsOf(terms: string | undefined, issued: string | undefined, writing: Writing) {
  const { labels, format } = writing;
  const discounts: TextLine[] = [];
  const others = (terms ?? '').split('\n').filter((line) => {
    const [found, days, percent, base] = CASH_DISCOUNT.exec(line.trim()) ?? [];
    const last = found === undefined ? undefined : daysAfter(issued, Number(days));
    if (last === undefined) return true;
    const text = inOrder(writing, format.date(last), format.percent(`${percent}%`), base && format.money(base));
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
  return entryOf(labels.means, key) ?? entryOf(labels.means, key.split('+')[0]);
}

/** Returns whether the supplier pays: by a credit note, or by a correction with a negative amount. */
export function isRefund({ type, totals }: Bill): boolean {
  const isNegative = (totals?.due ?? totals?.payable ?? '').startsWith('-');
  return type === 'credit-note' ? !isNegative : type === 'corrective' && isNegative;
}

/** Returns payment details without what a customer needs to pay: when it is due, and the supplier's account. */
function withoutPayment({ terms, instructions }: NonNullable<Bill['payment']>): NonNullable<Bill['payment']> {
  const { notes, ref } = instructions ?? {};
  return {
    ...(terms?.notes && { terms: { notes: terms.notes } }),
    ...((notes || ref) && { instructions: { ...(notes && { notes }), ...(ref && { ref }) } }),
  };
}

function countryOf({ $regime, supplier }: Bill): string | undefined {
  return supplier?.tax_id?.country ?? $regime;
}

/** Returns the number of a bank or branch by its name in the supplier's country. */
function clearingOf(code: string | undefined, country: string | undefined, writing: Writing) {
  const { name, mask } = factsOf(country).clearing ?? {};
  return {
    name: name === undefined ? writing.labels.clearing : nameIn(name, writing.language),
    text: code && masked(code, mask ? [mask] : []),
  };
}

function instructionLines(instructions: Instructions, bill: Bill, writing: Writing): TextLine[] {
  const { labels } = writing;
  const country = countryOf(bill);
  // E-invoices have the name of the holder here (BT-85), which is not printed as that of a bank.
  const holders = [bill.supplier, bill.payment?.payee].flatMap((party) => [party?.name, party?.alias]);
  const { accounts = [], reference } = factsOf(country);
  const accountName = (number = '') =>
    accounts.find(({ form }) => form.test(number.replace(/[\s-]/g, '')))?.name ?? labels.account;
  const printed = instructions.ref && printedReference(instructions.ref, country);
  const referenceName = reference?.form.test(printed ?? '')
    ? nameIn(reference.name, writing.language)
    : labels.reference;
  const { key = '', notes, detail, credit_transfer = [], direct_debit, card, online = [] } = instructions;
  return filled([
    { text: meansName(key, writing) },
    ...credit_transfer.flatMap(({ iban, bic, number, clearing, name }) => [
      { name: iban && !isIban(iban) ? accountName(iban) : 'IBAN', text: iban && printedAccount(iban, country) },
      clearingOf(clearing, country, writing),
      { name: accountName(number), text: number && printedAccount(number, country) },
      { name: 'BIC', text: bic },
      { name: labels.bank, text: holders.includes(name) ? undefined : name },
    ]),
    { name: labels.mandate, text: direct_debit?.ref },
    { name: labels.creditor, text: direct_debit?.creditor },
    { name: labels.account, text: direct_debit?.account && printedAccount(direct_debit.account, country) },
    { name: labels.card, text: card && joined(' ', card.first6 && `${card.first6} …`, card.last4, card.holder) },
    ...online.map(({ label, url }) => ({ name: label ?? '', text: url })),
    { name: referenceName, text: printed },
    { text: joined(' ', notes, detail) },
  ]);
}
