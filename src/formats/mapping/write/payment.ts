/** Writes how and when to pay an e-invoice (chapter 14 §3.9). */

import type { Invoice } from '../../../engine/document-types.ts';
import { Amount } from '../../../engine/num/amount.ts';
import { Percentage } from '../../../engine/num/percentage.ts';
import { bareOf, isIban } from '../../../engine/pay/iban.ts';
import { termTitle } from '../../../engine/pay/terms.ts';
import { type Message, message, words } from '../../../engine/text/message.ts';
import type { Totals } from '../../../paper/documents.ts';
import type { Group } from '../../model/group.ts';
import { takeDiscountTerms } from '../cash-discounts.ts';
import { copy } from '../copied.ts';
import { instalmentsOf } from '../instalments.ts';
import { writeExtendedParty } from './extended-party.ts';
import { extensionOf, type Mapping } from './mapping.ts';
import { writePayee } from './parties.ts';
import type { Source } from './source.ts';

type Payment = NonNullable<Invoice['payment']>;
type Terms = NonNullable<Payment['terms']>;
type DueDate = NonNullable<Terms['due_dates']>[number];
type Instructions = NonNullable<Payment['instructions']>;

export function writePayment(mapping: Mapping): void {
  const payment = mapping.document.object('payment');
  writePayee(mapping);
  const terms = payment?.object('terms', 'terms');
  if (terms) writeTerms(mapping, terms);
  const instructions = payment?.object('instructions', 'instructions');
  if (instructions) writeInstructions(mapping, instructions);
  writePayer(mapping, payment?.object('payer', 'party'));
  writeDueDateOfCreditNote(mapping);
  if (mapping.terms.length > 0) {
    const [first] = mapping.terms;
    const text = mapping.terms.map(({ text }) => withoutIndents(text)).join('\n');
    // A line such as #SKONTO#TAGE=14#PROZENT=2.25# must end with a line break, including the last one (BR-DE-18).
    mapping.invoice.add('BT-20', /(^|\n)#[^\n]*#$/.test(text) ? `${text}\n` : text, first?.property);
  }
}

/** Removes blanks around lines that begin with #, such as cash discounts. */
function withoutIndents(text: string): string {
  if (!text.includes('#')) return text;
  const lines = text.split('\n').map((line) => (line.trimStart().startsWith('#') ? line.trim() : line));
  return lines.join('\n');
}

function writeTerms(mapping: Mapping, terms: Source<Terms>): void {
  const { invoice, report } = mapping;
  const notes = terms.text('notes');
  if (notes !== undefined) mapping.terms.push({ text: notes, property: terms.at('notes') });
  const writeDiscounts = takeDiscountTerms(mapping);
  const dates = terms.list('due_dates', 'due-date').filter((each) => each.peek('date') !== undefined);
  const [only] = dates;
  const key = terms.text('key');
  const isPart = only !== undefined && dates.length === 1 && !isWhole(mapping, only);
  if (dates.length > 1 || (isPart && mapping.extra('BG-BW-6'))) writeInstalments(mapping, dates);
  else if (only) {
    invoice.add('BT-9', only.text('date'), only.at('date'));
    only.take('amount', 'percent');
    if (!isForeign(mapping, only)) only.take('currency');
    if (isPart) report.dropped('warning', { property: only.at('amount'), term: 'BT-9' }, ONLY_DAY);
    const notes = only.text('notes');
    const [before] = mapping.terms;
    if (notes !== undefined && before) before.text = `${before.text}. ${notes}`;
    else if (notes !== undefined) mapping.terms.push({ text: notes, property: only.at('notes') });
  }
  writeDiscounts();
  if (key === undefined) return;
  const place = { property: terms.at('key'), term: 'BT-20' } as const;
  const title = termTitle(key);
  if (notes === undefined && only === undefined && title !== undefined) {
    mapping.terms.push({ text: title, property: place.property });
    report.changed(
      'info',
      place,
      message('The key of the terms was written as text, since there is neither a date nor a note.'),
    );
  } else {
    report.dropped(
      'info',
      place,
      message('The key of the terms was not written; the dates or notes define the payment terms.'),
    );
  }
}

const ONLY_DAY = message(
  'The amount was not written, only the date; in EN 16931 the whole amount payable is due then.',
);

/** Returns whether the whole payable amount is due on a date. */
function isWhole({ document }: Mapping, due: Source<DueDate>): boolean {
  const percent = due.peek('percent');
  if (percent !== undefined) return Percentage.parse(percent)?.fraction.equals(Amount.ONE) ?? false;
  const totals = document.object('totals', 'totals');
  const amount = Amount.parse(due.peek('amount') ?? '');
  const sums = [totals?.peek('payable'), totals?.peek('due')].map((sum) => Amount.parse(sum ?? ''));
  return amount === undefined || sums.some((sum) => sum?.equals(amount));
}

/** Returns whether an instalment is in another currency than the document, which e-invoices do not support. */
function isForeign({ currency }: Mapping, due: Source<DueDate>): boolean {
  return (due.peek('currency') ?? currency) !== currency;
}

/** Writes instalments: EXTENDED has a group for each, the core the earliest date, and BT-20 lists all. */
function writeInstalments(mapping: Mapping, dates: readonly Source<DueDate>[]): void {
  const amounts = amountsOf(mapping, dates);
  if (mapping.extra('BG-BW-6')) {
    // General text goes to the first group; if instalments have texts of their own, to a group before them.
    const isApart = mapping.terms.length > 0 && dates.some((each) => each.peek('notes') !== undefined);
    if (isApart) mapping.open(mapping.invoice, 'BG-BW-6', mapping.terms[0]?.property);
    for (const [position, each] of dates.entries()) {
      const group = mapping.open(mapping.invoice, 'BG-BW-6', each.path);
      group.add('BT-BW-2', each.text('date'), each.at('date'));
      group.add('BT-BW-1', each.text('notes'), each.at('notes'));
      each.take('percent');
      if (isForeign(mapping, each)) continue;
      each.take('amount');
      const amount = amounts[position];
      group.add('BT-X-275', amount, each.at('amount'));
      each.take('currency');
    }
    return;
  }
  const [earliest] = dates.toSorted((a, b) => ((a.peek('date') ?? '') < (b.peek('date') ?? '') ? -1 : 1));
  mapping.invoice.add('BT-9', earliest?.peek('date'), earliest?.at('date'));
  for (const [position, each] of dates.entries()) {
    const [date = '', percent, notes] = (['date', 'percent', 'notes'] as const).map((name) => each.text(name));
    const amount = amounts[position];
    each.take('amount');
    const part = instalmentText(date, amount, each.text('currency') ?? mapping.currency, percent);
    mapping.terms.push({ text: notes === undefined ? part : `${part} ${notes}`, property: each.path });
    mapping.report.changed(
      'warning',
      { property: each.path, term: 'BT-20' },
      message(
        'The instalment was written as a line of the payment terms; EN 16931 has one due date, which is the earliest.',
      ),
    );
  }
}

function amountsOf({ document, report }: Mapping, dates: readonly Source<DueDate>[]): (string | undefined)[] {
  const totals = (document.object('totals', 'totals')?.value ?? {}) as Totals;
  const rows = dates.map((each) => ({ amount: each.peek('amount'), percent: each.peek('percent') }));
  const places = dates.map((each) => each.at('amount'));
  return instalmentsOf(rows, totals, places, report);
}

/** Returns the text for an instalment, as far as known. */
function instalmentText(date: string, amount: string | undefined, currency: string, percent: string | undefined) {
  if (amount === undefined)
    return percent === undefined ? date : words(message('{date}: {percent}', { date, percent }));
  const values = { date, amount, currency };
  return percent === undefined
    ? words(message('{date}: {amount} {currency}', values))
    : words(message('{date}: {amount} {currency} ({percent})', { ...values, percent }));
}

/** Writes payment means: one group per account, with text, card and mandate in the first. */
function writeInstructions(mapping: Mapping, instructions: Source<Instructions>): void {
  const { invoice } = mapping;
  const given = extensionOf(instructions, 'untdid-payment-means');
  instructions.take('key');
  const code = given === '30' ? transferCode(mapping, instructions) : given;
  if (code === undefined) {
    mapping.fault(
      'BW-XML-PAYMENT-MEANS',
      instructions.at('ext'),
      message(
        'The means of payment has no UNTDID 4461 code; set it in ext under untdid-payment-means, for example 58.',
      ),
    );
    return;
  }
  const accounts = instructions.list('credit_transfer', 'credit-transfer');
  const groups: Group[] = [];
  for (const account of accounts.length > 0 ? accounts : [undefined]) {
    const group = mapping.open(invoice, 'BG-16', instructions.path);
    groups.push(group);
    group.add('BT-81', code, instructions.at('ext.untdid-payment-means'));
    copy(group, instructions, 'BT-83');
    if (account) writeAccount(mapping, group, account);
  }
  const [first] = groups;
  if (first === undefined) return;
  copy(first, instructions, 'BT-82');
  const card = instructions.object('card', 'card');
  if (card) copy(mapping.open(first, 'BG-18', card.path), card, 'BT-87', 'BT-88');
  const debit = instructions.object('direct_debit', 'direct-debit');
  if (debit) {
    const group = mapping.open(first, 'BG-19', debit.path);
    copy(group, debit, 'BT-89');
    group.add('BT-90', inElectronicForm(debit.text('creditor')), debit, 'creditor');
    const account = debit.text('account');
    group.add('BT-91', account && isIban(account) ? bareOf(account) : account, debit, 'account');
  }
  const notes = instructions.text('notes');
  if (notes !== undefined) reportPayment(mapping, first, notes, instructions.at('notes'));
  for (const page of instructions.list('online', 'online')) {
    const [label, url] = [page.text('label'), page.text('url')];
    const text = label !== undefined && url !== undefined ? `${label}, ${url}` : (url ?? label);
    if (text !== undefined) reportPayment(mapping, first, text, page.path);
  }
}

/**
 * Returns the code of a transfer. Between Danish parties, Peppol uses the SEPA code with an IBAN, otherwise the code of a Danish
 * account (DK-R-005).
 */
function transferCode(mapping: Mapping, instructions: Source<Instructions>): '30' | '42' | '58' {
  const { report } = mapping;
  if (!isDanish(mapping)) return '30';
  const accounts = instructions.list('credit_transfer', 'credit-transfer');
  const code = accounts.every((each) => each.has('iban')) ? '58' : '42';
  report.changed(
    'info',
    { property: instructions.at('ext.untdid-payment-means'), term: 'BT-81' },
    message('The transfer has the code {code}; Peppol does not allow 30 between Danish parties (DK-R-005).', { code }),
  );
  return code;
}

/** Returns whether the Peppol rules for payments between Danish parties apply. */
function isDanish({ document, format }: Mapping): boolean {
  if (!format.rules.some(({ key }) => key.startsWith('peppol'))) return false;
  const seller = document.object('ordering')?.object('seller', 'party') ?? document.object('supplier', 'party');
  const parties = [seller, document.object('customer', 'party')];
  return parties.every((each) => each?.list('addresses', 'address')[0]?.peek('country') === 'DK');
}

/** Writes a payment text as BT-82, or as a line of BT-20 if that is taken. */
function reportPayment({ report, terms }: Mapping, group: Group, text: string, property: string): void {
  if (group.first('BT-82') === undefined) {
    group.add('BT-82', text, property);
    report.changed('info', { property, term: 'BT-82' }, message('It was written as the text of the payment means.'));
    return;
  }
  terms.push({ text, property });
  report.changed('info', { property, term: 'BT-20' }, message('It was written as a line of the payment terms.'));
}

/** Returns an IBAN, BIC or creditor identifier in its electronic form: upper case without spaces (ISO 13616-1). */
function inElectronicForm(text: string | undefined): string | undefined {
  return text === undefined ? undefined : bareOf(text);
}

function writeAccount(
  mapping: Mapping,
  around: Group,
  account: Source<NonNullable<Instructions['credit_transfer']>[number]>,
): void {
  const iban = inElectronicForm(account.text('iban'));
  const number = account.text('number');
  const group = mapping.open(around, 'BG-17', account.path);
  const written = group.add('BT-84', iban ?? number, account.at(iban === undefined ? 'number' : 'iban'));
  // The Danish rules for CII expect every account in the IBAN element (DK-R-006, DK-R-008, DK-R-010).
  if (mapping.isCii && isDanish(mapping)) written?.with('BT-84-1', 'IBAN');
  copy(group, account, 'BT-85');
  around.add('BT-86', bankOf(account.text('bic')), account.at('bic'));
  if (iban !== undefined && number !== undefined && iban !== number) {
    mapping.dropped(
      'warning',
      { property: account.at('number'), term: 'BT-84' },
      message('The account number was not written, since the account has an IBAN.'),
    );
  }
}

/** Writes the payer on behalf of the buyer. In UBL it belongs to the mandate of the payment means. */
function writePayer(mapping: Mapping, payer: Source<NonNullable<Payment['payer']>> | undefined): void {
  const isWritten = writeExtendedParty(mapping, 'BG-X-73', payer);
  if (payer === undefined || !isWritten || mapping.isCii) return;
  if (mapping.invoice.group('BG-16') === undefined) supplyMeans(mapping, UNDEFINED_FOR_PAYER);
  mapping.group(mapping.group(mapping.invoice, 'BG-16'), 'BG-19', payer.path);
}

const UNDEFINED_FOR_PAYER = message('UBL stores the payer with a means of payment; code 1 (not defined) was written.');
const UNDEFINED_FOR_DATE = message(
  'A UBL credit note stores the due date with a means of payment; code 1 (not defined) was written.',
);

/** Writes unknown payment means. */
function supplyMeans(mapping: Mapping, why: Message): void {
  const property = mapping.document.at('payment.instructions');
  mapping.open(mapping.invoice, 'BG-16', property).add('BT-81', '1', property);
  mapping.report.supplied('info', { property, term: 'BT-81' }, why);
}

/** Writes the due date of a UBL credit note, which belongs to the payment means. They are created if missing. */
function writeDueDateOfCreditNote(mapping: Mapping): void {
  const { invoice, plan } = mapping;
  if (plan.kind !== 'ubl-credit-note' || invoice.first('BT-9') === undefined) return;
  if (invoice.group('BG-16') === undefined) supplyMeans(mapping, UNDEFINED_FOR_DATE);
}

/** Returns a BIC without blanks. Other numbers of banks stay as they are: `BSB 062-000`. */
function bankOf(text: string | undefined): string | undefined {
  const bic = inElectronicForm(text);
  return bic !== undefined && /^[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?$/.test(bic) ? bic : text;
}
