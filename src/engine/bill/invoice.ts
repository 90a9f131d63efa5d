import { isZeroDate } from '../cal/date.ts';
import { date, time } from '../cal/types.ts';
import { code } from '../cbc/code.ts';
import { key } from '../cbc/key.ts';
import { meta } from '../cbc/meta.ts';
import { uuid } from '../cbc/uuid.ts';
import { currencyCode } from '../currency/code.ts';
import { ExchangeRate } from '../currency/exchange-rate.ts';
import { list } from '../model/list.ts';
import { field, type InstanceOf, object } from '../model/object.ts';
import { wrapper } from '../model/wrapper.ts';
import { normaliser } from '../normalise/normaliser.ts';
import { Attachment } from '../org/attachment.ts';
import { DocumentRef } from '../org/document-ref.ts';
import { Note } from '../org/note.ts';
import { Party } from '../org/party.ts';
import { at, check, each, rules, when } from '../rules/declare.ts';
import { absent, oneOf, present } from '../rules/tests.ts';
import { addonsField, regimeField, tagsField } from '../tax/shared.ts';
import { Charge, Discount } from './adjustments.ts';
import { DeliveryDetails } from './delivery-details.ts';
import { Line } from './line.ts';
import { Ordering } from './ordering.ts';
import { PaymentDetails } from './payment-details.ts';
import { Tax, takeLegacyTags } from './tax.ts';
import { Totals } from './totals.ts';

/** The types of invoices, with their names; none has an influence on amounts. */
export const invoiceTypes = [
  ['standard', 'Standard'],
  ['proforma', 'Pro forma'],
  ['corrective', 'Corrective'],
  ['credit-note', 'Credit note'],
  ['debit-note', 'Debit note'],
  ['other', 'Other'],
] as const;

/** Tags that every invoice may carry (chapter 02 §4, step 4). */
export const invoiceTags = [
  ['simplified', 'Simplified invoice'],
  ['reverse-charge', 'Reverse charge'],
  ['self-billed', 'Self-billed'],
  ['customer-rates', "Rates of the customer's country"],
  ['partial', 'Partial'],
  ['bypass', 'Bypass the calculation'],
  ['prepayment', 'Prepayment'],
  ['factoring', 'Factoring'],
] as const;

/** A demand for payment for goods or services, with its taxes and totals (chapter 02 §2.1). */
export const Invoice = object(
  'bill.Invoice',
  {
    title: 'Invoice',
    description: 'A demand for payment for goods or services, or its correction, with taxes and totals.',
    completed(invoice) {
      const tags = takeLegacyTags(invoice.tax);
      if (tags) invoice.$tags = tags;
    },
  },
  {
    $regime: regimeField,
    $addons: addonsField,
    $tags: tagsField(invoiceTags),
    uuid: field(uuid, 'UUID', 'Identifies the invoice everywhere; a new one is given when it is put into an envelope.'),
    type: field(key, 'Type', 'What sort of invoice it is; standard where nothing is said.', {
      required: true,
      calculated: true,
      values: invoiceTypes,
    }),
    series: field(code, 'Series', 'The row of numbers that the invoice belongs to.', { recommended: true }),
    code: field(code, 'Code', 'The number of the invoice within its series; needed before it can be signed.', {
      recommended: true,
    }),
    issue_date: field(date, 'Issue Date', 'The day of the invoice; today where nothing is said.', {
      required: true,
      calculated: true,
    }),
    issue_time: field(time, 'Issue Time', 'The time of day; an empty text asks for now.', { calculated: true }),
    op_date: field(date, 'Operation Date', 'The day on which the goods or services were supplied.'),
    value_date: field(date, 'Value Date', 'The day whose tax rates hold, where it is not the issue date.'),
    currency: field(currencyCode, 'Currency', "The currency of all amounts; the regime's where nothing is said.", {
      required: true,
      calculated: true,
    }),
    exchange_rates: field(
      list(ExchangeRate),
      'Exchange Rates',
      'Rates for items priced in other currencies, and for totals in the currency of the law.',
    ),
    preceding: field(list(DocumentRef), 'Preceding Details', 'The documents that this one corrects or follows.'),
    tax: field(Tax, 'Tax', 'How the taxes are calculated, and what is said about them.'),
    supplier: field(Party, 'Supplier', 'Who sells; the tax identity decides about the regime.', { required: true }),
    customer: field(Party, 'Customer', 'Who buys.'),
    lines: field(list(Line), 'Lines', 'What is sold.', { recommended: true }),
    discounts: field(list(Discount), 'Discounts', 'Reductions of the whole invoice.'),
    charges: field(list(Charge), 'Charges', 'Additions to the whole invoice.'),
    ordering: field(Ordering, 'Ordering Details', 'What was ordered, and by whom.'),
    payment: field(PaymentDetails, 'Payment Details', 'When and how to pay, and what has been paid.'),
    delivery: field(DeliveryDetails, 'Delivery Details', 'Where and when goods are delivered.'),
    totals: field(Totals, 'Totals', 'What the invoice comes to.', { required: true, calculated: true }),
    notes: field(list(Note), 'Notes', 'Remarks and legal texts.'),
    complements: field(
      list(wrapper),
      'Complements',
      'Further objects, each with its own $schema, that a format asks for.',
    ),
    meta: field(meta, 'Meta', 'Further texts of your own about the invoice.'),
    attachments: field(list(Attachment), 'Attachments', 'Files that belong to the invoice.'),
  },
);
export type Invoice = InstanceOf<typeof Invoice>;

export const invoiceNormaliser = normaliser(Invoice, (invoice) => {
  invoice.type ||= 'standard';
});

export const invoiceRules = rules(
  Invoice,
  'GOBL-BILL-INVOICE',
  at(
    'type',
    check('01', 'An invoice needs its type; building the document fills in standard.', present),
    check(
      '02',
      'The type of an invoice is one of standard, proforma, corrective, credit-note, debit-note, other.',
      oneOf(...invoiceTypes.map(([type]) => type)),
    ),
  ),
  at(
    'issue_date',
    check('03', 'An invoice needs its issue date, as YYYY-MM-DD.', (day) => day !== undefined && !isZeroDate(day)),
  ),
  at('currency', check('04', 'An invoice needs its currency, for example EUR.', present)),
  at(
    'supplier',
    check('05', 'An invoice needs a supplier: the party that sells.', present),
    at('name', check('06', 'The supplier needs a name; give it in supplier.name.', present)),
  ),
  when(
    (invoice) => present(invoice?.tax?.point),
    at('value_date', check('11', 'An invoice states either a tax point or a value date; remove one of them.', absent)),
  ),
  at(
    'customer',
    when(
      (customer) => present(customer?.tax_id?.code),
      at('name', check('07', 'A customer with a tax code needs a name; give it in customer.name.', present)),
    ),
  ),
  at(
    'lines',
    each(at('item', at('price', check('08', 'An item of an invoice needs its price; 0 is a price too.', present)))),
  ),
  at(
    'totals',
    check('09', 'An invoice needs totals; building it fills them in once a line or charge has a price.', present),
  ),
  when(
    (invoice) => !invoice?.discounts?.length && !invoice?.charges?.length,
    at('lines', check('10', 'An invoice needs at least one line, discount or charge.', present)),
  ),
);
