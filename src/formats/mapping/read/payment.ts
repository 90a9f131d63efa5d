/** Reads how and when to pay an invoice, and earlier payments (chapter 14 §5.5). */

import { PAYMENT_MEANS } from '../../../engine/catalogues/codes-of-keys.ts';
import type { InvoiceDraft } from '../../../engine/document-types.ts';
import type { PercentageText } from '../../../engine/num/percentage.ts';
import { isIban } from '../../../engine/pay/iban.ts';
import { message } from '../../../engine/text/message.ts';
import { Decimal, sum } from '../../rules/decimal.ts';
import type { TermId } from '../../terms/declare.ts';
import { readDiscountTerms } from '../cash-discounts.ts';
import { PAYEE, type PartyTerms } from '../party-terms.ts';
import { THIRD_PARTY_PAYMENT } from './adjustments.ts';
import { EXTENDED_PAYEE, FRENCH_PAYEE, FRENCH_PAYER, PAYER } from './extended-parties.ts';
import { readParty, readPlainParty } from './parties.ts';
import { extensions, keyFor, type Reading, some, type Terms, unlessEmpty } from './reading.ts';
import { reportRest, restOfTotals } from './without-lines.ts';

export type Payment = NonNullable<InvoiceDraft['payment']>;
type Instructions = NonNullable<Payment['instructions']>;
type Account = NonNullable<NonNullable<Instructions['credit_transfer']>[number]>;
type PaymentTerms = NonNullable<Payment['terms']>;
type DueDate = NonNullable<NonNullable<PaymentTerms['due_dates']>[number]>;
type Advance = NonNullable<NonNullable<Payment['advances']>[number]>;

export function readPayment(reading: Reading): Payment | undefined {
  return some<Payment>({
    payee: readParty(reading.invoice.inner('BG-10'), payeeTerms(reading), '$.payment.payee'),
    payer: readPayer(reading),
    terms: readTerms(reading),
    advances: unlessEmpty(withThirdParties(reading, readAdvances(reading))),
    instructions: readInstructions(reading),
  });
}

function payeeTerms(reading: Reading): PartyTerms {
  if (reading.hasTerm('EXT-FR-FE-27')) return FRENCH_PAYEE;
  return reading.hasTerm('BT-X-257') ? EXTENDED_PAYEE : PAYEE;
}

/**
 * Reads the payer on behalf of the buyer. EXTENDED has one, and the French extension has one with the mandate in UBL.
 */
function readPayer(reading: Reading) {
  const { invoice, isCii } = reading;
  if (reading.hasTerm('EXT-FR-FE-BG-02')) {
    return readParty(invoice.inner('EXT-FR-FE-BG-02'), FRENCH_PAYER, '$.payment.payer');
  }
  if (isCii) return readParty(invoice.inner('BG-X-73'), PAYER, '$.payment.payer');
  const means = invoice
    .all('BG-16')
    .map(({ element }) => element?.child('cac:PaymentMandate')?.child('cac:PayerParty'));
  return readPlainParty(
    reading,
    means.find((payer) => payer !== undefined),
  );
}

/** Returns due dates and payment terms. */
function readTerms(reading: Reading): PaymentTerms | undefined {
  const { invoice } = reading;
  const path = '$.payment.terms';
  const groups = invoice.all('BG-BW-6');
  const early = groups.filter((each) => isForDiscount(each, groups));
  const discounts = groups.flatMap((each) => readDiscountTerms(reading, each));
  // The last day of a discount is not a due date.
  for (const each of early) each.value('BT-BW-2');
  const instalments = groups.filter((each) => each.peek('BT-BW-2') !== undefined && !early.includes(each));
  if (instalments.length > 1 || instalments.some((each) => each.peek('BT-X-275') !== undefined)) {
    const { notes, ...terms } = readInstalments(reading, instalments);
    return { ...terms, notes: joined(notes ?? undefined, discounts) };
  }
  const [only] = early.length > 0 ? instalments : [];
  if (only) for (const value of invoice.values('BT-9')) reading.take(value);
  const property = `${path}.due_dates[0].date`;
  const date = only ? only.date('BT-BW-2', property) : invoice.date('BT-9', property);
  return some<PaymentTerms>({
    due_dates: date === undefined ? undefined : [{ date, percent: wholeOf(reading) }],
    notes: joined(readNotes(invoice), discounts),
  });
}

/**
 * Returns `100%` for a due date on which the whole amount is payable; undefined for an amount of zero, which a due date
 * cannot have.
 */
function wholeOf({ invoice }: Reading): PercentageText | undefined {
  const totals = invoice.inner('BG-22');
  const payable = Number(totals?.peek('BT-115')) + Number(totals?.peek('BT-113') ?? 0);
  return payable === 0 ? undefined : '100%';
}

/** Returns whether terms only limit a discount, while others have the due date of the whole amount. */
function isForDiscount(terms: Terms, all: readonly Terms[]): boolean {
  const isWhole = (each: Terms) => each.peek('BT-BW-2') !== undefined && each.inner('BG-BW-8') === undefined;
  return terms.inner('BG-BW-8') !== undefined && terms.peek('BT-X-275') === undefined && all.some(isWhole);
}

/** Appends discount lines to notes, unless already present. */
function joined(notes: string | undefined, discounts: readonly string[]): string | undefined {
  const lines = notes?.split('\n') ?? [];
  const all = [...lines, ...discounts.filter((each) => !lines.some((line) => line.trim() === each))];
  return all.length === 0 ? undefined : all.join('\n');
}

/** Returns the payment terms, joined by line breaks if there are several. */
function readNotes(invoice: Terms): string | undefined {
  const texts = invoice.values('BT-20').map((value) => {
    invoice.reading.take(value, '$.payment.terms.notes');
    return invoice.textOf(value, 'BT-20', '$.payment.terms.notes');
  });
  return texts.length === 0 ? undefined : texts.join('\n');
}

/** Returns the text of terms without a date, if those with a date have their own texts. */
function readApart(invoice: Terms): string | undefined {
  const apart = invoice.all('BG-BW-6').filter((each) => each.peek('BT-BW-2') === undefined);
  const texts = apart.map((each) => each.text('BT-BW-1', '$.payment.terms.notes')).filter((text) => text !== undefined);
  return texts.length > 0 ? texts.join('\n') : undefined;
}

/**
 * Reads the instalments of EXTENDED, with date and amount each. A text that only one instalment has belongs to its
 * date.
 */
function readInstalments(reading: Reading, instalments: readonly Terms[]): PaymentTerms {
  const { invoice } = reading;
  const path = '$.payment.terms';
  const texts = new Set(invoice.group.all('BT-20').map(({ text }) => text.trim()));
  const isShared = texts.size <= 1;
  const dueDates = instalments.map((instalment, i): DueDate => {
    const amount = instalment.number('BT-X-275', `${path}.due_dates[${i}].amount`);
    return {
      date: instalment.date('BT-BW-2', `${path}.due_dates[${i}].date`),
      amount,
      percent: amount === undefined && instalments.length === 1 ? wholeOf(reading) : undefined,
      notes: isShared ? undefined : instalment.text('BT-BW-1', `${path}.due_dates[${i}].notes`),
    };
  });
  for (const value of invoice.values('BT-9')) invoice.reading.take(value);
  const notes = isShared ? readNotes(invoice) : readApart(invoice);
  return { due_dates: dueDates, notes };
}

/** Returns earlier payments: each one if EXTENDED lists them and they add up to the total, otherwise the total. */
function readAdvances(reading: Reading): Advance[] {
  const { invoice } = reading;
  const totals = invoice.inner('BG-22');
  const path = '$.payment.advances';
  const paid = totals?.decimal('BT-113', `${path}[0].amount`);
  if (paid === undefined || paid.isZero) return advanceOfTotals(reading);
  const each = invoice.all('BG-BW-9');
  if (each.length > 0 && sum(each.map((advance) => advance.peek('BT-X-291'))).equals(paid)) {
    for (const advance of each) leaveOutTax(reading, advance);
    return each.map((advance, i) => ({
      date: advance.date('BT-X-292', `${path}[${i}].date`),
      ref: advance.text('BT-X-558', `${path}[${i}].ref`),
      amount: advance.number('BT-X-291', `${path}[${i}].amount`),
    }));
  }
  return [{ amount: paid.toString() }];
}

/** Returns the earlier payments, if only the totals show them. */
function advanceOfTotals(reading: Reading): Advance[] {
  const { paid } = restOfTotals(reading);
  if (paid === undefined) return [];
  const values = { paid: paid.toString() };
  const text = 'The amount due is {paid} less than the total; the difference was read as already paid.';
  reportRest(reading, '$.payment.advances[0]', message(text, values));
  return [{ amount: paid.toString() }];
}

/**
 * Adds payments to third parties to the advances, with a minus: what the supplier collects for others is due with the
 * invoice, but no total includes it (XRechnung's extension).
 */
function withThirdParties({ invoice, report }: Reading, advances: Advance[]): Advance[] {
  const others = invoice.all(THIRD_PARTY_PAYMENT).map((group, i): Advance => {
    const path = `$.payment.advances[${advances.length + i}]`;
    report.changed(
      'warning',
      { property: path, element: group.element, term: THIRD_PARTY_PAYMENT },
      message('The payment to a third party was read as a negative advance: it is due, but no total includes it.'),
    );
    return {
      ref: group.text('BT-DEX-001', `${path}.ref`),
      description: group.text('BT-DEX-003', `${path}.description`),
      amount: Decimal.ZERO.minus(group.decimal('BT-DEX-002', `${path}.amount`) ?? Decimal.ZERO).toString(),
    };
  });
  return [...advances, ...others];
}

/**
 * Ignores the VAT of an advance, which documents cannot contain. It is not a loss if it equals the share of the rate in the total.
 */
function leaveOutTax({ invoice, report }: Reading, advance: Terms): void {
  const number = (terms: Terms | undefined, id: TermId) => Decimal.parse(terms?.peek(id)) ?? Decimal.ZERO;
  const total = number(invoice.inner('BG-22'), 'BT-112');
  const paid = number(advance, 'BT-X-291');
  for (const tax of advance.all('BG-BW-10')) {
    const rate = invoice
      .all('BG-23')
      .find((each) => each.peek('BT-118') === tax.peek('BT-X-296') && each.peek('BT-119') === tax.peek('BT-X-298'));
    const difference = number(tax, 'BT-X-293')
      .times(total)
      .minus(paid.times(number(rate, 'BT-117')));
    const isShare = rate !== undefined && difference.abs().compare(total.abs().times(CENT)) <= 0;
    tax.settle();
    report.dropped(
      isShare ? 'info' : 'warning',
      { element: tax.element, term: 'BT-X-293' },
      message('Ignored the VAT {amount} of the advance; a document states advances including tax.', {
        amount: tax.peek('BT-X-293') ?? '',
      }),
    );
  }
}

const CENT = new Decimal(1n, 2);

/** Returns the payment instructions: a single means with all accounts, because a document has no more. */
function readInstructions(reading: Reading): Instructions | undefined {
  const groups = reading.invoice.all('BG-16');
  const [first] = groups;
  if (first === undefined) return undefined;
  const path = '$.payment.instructions';
  const code = first.text('BT-81', `${path}.ext.untdid-payment-means`);
  const detail = groups.find((group) => group.peek('BT-82') !== undefined)?.text('BT-82', `${path}.detail`);
  const ref = groups.find((group) => group.peek('BT-83') !== undefined)?.text('BT-83', `${path}.ref`);
  for (const group of groups) takeEqual(group, first);
  const instructions = some<Instructions>({
    detail,
    ref,
    credit_transfer: unlessEmpty(readAccounts(groups, `${path}.credit_transfer`)),
    card: readCard(groups, `${path}.card`),
    direct_debit: readDebit(groups, `${path}.direct_debit`),
  });
  if (code !== undefined) {
    const key = keyFor(code, PAYMENT_MEANS) ?? 'other';
    return { ...instructions, key: key as Instructions['key'], ext: extensions({ 'untdid-payment-means': code }) };
  }
  if (instructions === undefined) return undefined;
  reading.report.supplied(
    'info',
    { property: `${path}.key`, element: first.element, term: 'BT-81' },
    message('The invoice does not name the means of payment; the means was set to any.'),
  );
  return { ...instructions, key: 'any' };
}

/** Marks a means that is repeated for another account with the same text as read. */
function takeEqual(group: Terms, first: Terms): void {
  for (const term of ['BT-81', 'BT-82', 'BT-83'] as const) {
    if (group.peek(term) !== undefined && group.peek(term) === first.peek(term)) group.value(term);
  }
}

/** Reads accounts. UBL and CII have one payment means per account. */
function readAccounts(groups: readonly Terms[], path: string): Account[] {
  const accounts: Account[] = [];
  for (const group of groups) {
    const banks = group.values('BT-86');
    const numbers = group.all('BG-17');
    for (let i = 0; i < Math.max(numbers.length, banks.length); i++) {
      const at = `${path}[${accounts.length}]`;
      const bank = banks[i];
      const account = readAccount(numbers[i], at);
      if (bank) group.reading.take(bank, `${at}.bic`);
      const bic = bank && group.textOf(bank, 'BT-86', `${at}.bic`);
      const all = some<Account>({ bic, ...account });
      if (all) accounts.push(all);
    }
  }
  return accounts;
}

function readAccount(account: Terms | undefined, path: string): Account | undefined {
  if (account === undefined) return undefined;
  const kind = isIban(account.peek('BT-84') ?? '') ? 'iban' : 'number';
  const text = account.text('BT-84', `${path}.${kind}`);
  const name = account.text('BT-85', `${path}.name`);
  return { [kind]: text, name };
}

function readCard(groups: readonly Terms[], path: string): Instructions['card'] {
  const card = groups.flatMap((group) => group.all('BG-18'))[0];
  const number = card?.text('BT-87', `${path}.last4`);
  if (card === undefined) return undefined;
  if (number !== undefined && number.length > 4) {
    card.reading.report.changed(
      'info',
      { property: `${path}.last4`, element: card.elementOf('BT-87'), term: 'BT-87' },
      message('Only the last four digits of the card number were kept.'),
    );
  }
  if (card.peek('BT-87-0') === 'NA') card.value('BT-87-0');
  return some({ last4: number?.slice(-4), holder: card.text('BT-88', `${path}.holder`) });
}

function readDebit(groups: readonly Terms[], path: string): Instructions['direct_debit'] {
  const debits = groups.flatMap((group) => group.all('BG-19'));
  const first = (term: 'BT-89' | 'BT-90' | 'BT-91', name: string) =>
    debits.find((debit) => debit.peek(term) !== undefined)?.text(term, `${path}.${name}`);
  return some({ ref: first('BT-89', 'ref'), creditor: first('BT-90', 'creditor'), account: first('BT-91', 'account') });
}
