import { date } from '../cal/types.ts';
import { key } from '../cbc/key.ts';
import { currencyCode } from '../currency/code.ts';
import { enumeration } from '../model/enumeration.ts';
import { list } from '../model/list.ts';
import { field, type InstanceOf, object } from '../model/object.ts';
import { text } from '../model/scalars.ts';
import { Amount } from '../num/amount.ts';
import { amount, percentage } from '../num/types.ts';
import { cleanedText } from '../org/cleaning.ts';
import { notZero, oneOf, present } from '../rules/conditions.ts';
import { at, check, rules, when } from '../rules/declare.ts';
import { extensions } from '../tax/extensions.ts';
import { trimmed } from '../text/clean.ts';

/** A due date for a part of the sum (chapter 03 §11.3). */
export const DueDate = object(
  'pay.DueDate',
  { title: 'Due Date', description: 'The due date of a part of the amount.', within: 'pay/terms' },
  {
    date: field(date, 'Date', 'The last day for payment.', { required: true, blank: null }),
    notes: field(text, 'Notes', 'Information about this part.'),
    amount: field(amount, 'Amount', 'The amount to be paid. Calculated if a percentage is given.'),
    percent: field(percentage, 'Percent', 'The share of the sum that is due. The amount is calculated from it.'),
    currency: field(currencyCode, 'Currency', "The currency, if not the document's."),
  },
);
export type DueDate = InstanceOf<typeof DueDate>;

/** Payment terms, with names and codes of UNTDID 4279. Other keys are not allowed. */
const termKeys = enumeration(key, [
  ['end-of-month', 'At the end of the month', '2'],
  ['due-date', 'On the dates given', '3'],
  ['deferred', 'Some time after the document', '4'],
  ['proximo', 'On a day of the month after', '9'],
  ['instant', 'On receipt of the document', '10'],
  ['elective', 'As the customer chooses', '11'],
  ['pending', 'Still to be agreed', '13'],
  ['advanced', 'Before delivery', '32'],
  ['delivery', 'On delivery', '52'],
  ['undefined', 'Not defined', '16'],
]);

/** Returns the English title of a key of payment terms. */
export function termTitle(key: string): string | undefined {
  return termKeys.choices?.find(([known]) => known === key)?.[1];
}

/** When a document is due (chapter 03 §11.3). */
export const Terms = object(
  'pay.Terms',
  {
    title: 'Terms',
    description: 'The payment terms of a document.',
    legacy: { detail: field(text, 'Detail', 'Now part of notes.') },
    migrate(terms, { detail }) {
      if (detail) terms.notes = terms.notes ? joinedNotes(terms.notes, detail) : detail;
    },
  },
  {
    key: field(termKeys, 'Key', 'The kind of payment terms.'),
    due_dates: field(list(DueDate), 'Due Dates', 'The due dates of the parts of the sum.'),
    notes: field(cleanedText, 'Notes', 'Other information, such as a discount for early payment.'),
    ext: field(extensions, 'Extensions', 'Codes that a country or format requires.'),
  },
);
export type Terms = InstanceOf<typeof Terms>;

/** Joins notes and detail: `Notes text.` and `Detail` become `Notes text. Detail`. */
function joinedNotes(notes: string, detail: string): string {
  return `${trimmed(notes).replace(/\.$/, '')}. ${detail}`;
}

/** Calculates the amounts of due dates from their percentages of a total, and rounds all amounts to the currency. */
export function calculateTerms(terms: Terms, total: Amount, subunits: number): void {
  for (const due of terms.due_dates ?? []) {
    if (due.percent !== undefined && !due.percent.isZero()) due.amount = due.percent.of(total);
    due.amount = due.amount?.rescale(subunits);
  }
}

/**
 * Returns the last amount that makes instalments of 100 % add up to the total, if they differ from it by rounding only
 * (chapter 02 §9). The standard rounds each one by itself.
 */
export function lastInstalment(rows: readonly DueDate[], total: Amount): Amount | undefined {
  let percents = Amount.ZERO;
  let rest = total;
  for (const { percent, amount } of rows) {
    if (!percent || !amount) return undefined;
    percents = percents.match(percent.fraction).add(percent.fraction);
    rest = rest.match(amount).subtract(amount);
  }
  const most = Amount.of(rows.length, rest.exponent).upscale(1).divide(Amount.of(2, 0));
  if (!percents.equals(Amount.ONE) || rest.isZero() || rest.abs().compare(most) > 0) return undefined;
  return rows.at(-1)?.amount?.add(rest);
}

export const dueDateRules = rules(DueDate, 'GOBL-PAY-DUEDATE', [
  at('date', [check('01', 'A due date needs its date in date.', present)]),
  at('amount', [
    check('02', 'The amount of a due date must not be zero; correct it, or leave out amount and percent.', notZero),
  ]),
]);

export const termsRules = rules(Terms, 'GOBL-PAY-TERMS', [
  at('key', [
    when(present, [
      check(
        '01',
        `The key of payment terms must be one of: ${termKeys.values.join(', ')}; or leave it out.`,
        oneOf(...termKeys.values),
      ),
    ]),
  ]),
]);
