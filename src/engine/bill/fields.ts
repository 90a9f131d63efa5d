/** The shared properties of bill documents. Each document uses the ones it has, in its own order. */
import { date, time } from '../cal/types.ts';
import { code } from '../cbc/code.ts';
import { meta } from '../cbc/meta.ts';
import { uuid } from '../cbc/uuid.ts';
import { currencyCode } from '../currency/code.ts';
import { ExchangeRate } from '../currency/exchange-rate.ts';
import { list } from '../model/list.ts';
import { field } from '../model/object.ts';
import type { ScalarType } from '../model/value.ts';
import { wrapper } from '../model/wrapper.ts';
import { Attachment } from '../org/attachment.ts';
import { DocumentRef } from '../org/document-ref.ts';
import { Note } from '../org/note.ts';
import { Party } from '../org/party.ts';
import { addonsField, regimeField, tagsField } from '../tax/shared.ts';
import { Charge } from './charge.ts';
import { Discount } from './discount.ts';
import { Line } from './line.ts';
import { Ordering } from './ordering.ts';
import { Tax } from './tax.ts';
import { Totals } from './totals.ts';

/** Returns the fields at the start of every bill document. `tag` is the type of its tags. */
export function opening<T extends string>(tag: ScalarType<T>) {
  return { $regime: regimeField, $addons: addonsField, $tags: tagsField(tag), uuid: uuidField };
}

export const uuidField = field(
  uuid,
  'UUID',
  'Unique identifier of the document. Generated when it is wrapped in an envelope.',
);

export const number = {
  series: field(code, 'Series', 'The series that the number belongs to.', { recommended: true }),
  code: field(code, 'Code', 'The number of the document within its series. Required for signing.', {
    recommended: true,
  }),
};

export const issue = {
  issue_date: field(date, 'Issue Date', 'The date of the document. Defaults to today.', {
    required: true,
    calculated: true,
  }),
  issue_time: field(time, 'Issue Time', 'The time of day. An empty text means now.', { calculated: true }),
};

export const op_date = field(date, 'Operation Date', 'The date on which the goods or services were supplied.');

const value_date = field(date, 'Value Date', 'The date that decides the tax rates, if not the issue date.');

const exchange_rates = field(list(ExchangeRate), 'Exchange Rates', 'The rates for amounts in other currencies.');

/** Returns the value date and the currency of all amounts. Only deliveries may omit the currency. */
export function valuation<R extends boolean>(currencyRequired: R) {
  const currency = field(
    currencyCode,
    'Currency',
    'The currency of all amounts. Defaults to the currency of the regime.',
    {
      required: currencyRequired,
      calculated: true,
    },
  );
  return { value_date, currency, exchange_rates };
}

export const preceding = field(
  list(DocumentRef),
  'Preceding Details',
  'The documents that this one corrects or follows.',
);

export const tax = field(Tax, 'Tax', 'How the taxes are calculated, with notes about them.');

export const parties = {
  supplier: field(Party, 'Supplier', 'The seller. The tax ID decides about the regime.', { required: true }),
  customer: field(Party, 'Customer', 'The buyer.'),
};

export const rows = {
  lines: field(list(Line), 'Lines', 'The goods and services, one line each.', { recommended: true }),
  discounts: field(list(Discount), 'Discounts', 'Reductions of the whole document.'),
  charges: field(list(Charge), 'Charges', 'Additions to the whole document.'),
};

export const ordering = field(Ordering, 'Ordering Details', 'Details of the order.');

/** Returns the totals field, which is always written in documents that require totals. */
export function totals<R extends boolean>(required: R) {
  return field(Totals, 'Totals', 'The totals of the document.', { required, calculated: true });
}

export const notes = field(list(Note), 'Notes', 'Remarks and legal texts.');

export const complements = field(
  list(wrapper),
  'Complements',
  'Further objects that a format requires, each with its own $schema.',
);

export const metaField = field(meta, 'Meta', 'Further texts of your own about the document.');

/** The fields at the end of documents about goods and services. */
export const closing = {
  notes,
  complements,
  meta: metaField,
  attachments: field(list(Attachment), 'Attachments', 'Files that belong to the document.'),
};
