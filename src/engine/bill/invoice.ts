import { isZeroDate } from '../cal/date.ts';
import { key } from '../cbc/key.ts';
import { enumeration, openEnumeration } from '../model/enumeration.ts';
import { field, type InstanceOf, object } from '../model/object.ts';
import { normaliser } from '../normalise/normaliser.ts';
import { absent, oneOf, present } from '../rules/conditions.ts';
import { at, check, rules, when } from '../rules/declare.ts';
import { labelled } from '../rules/label.ts';
import { DeliveryDetails } from './delivery-details.ts';
import * as fields from './fields.ts';
import { PaymentDetails } from './payment-details.ts';
import { takeLegacyTags } from './tax.ts';

/** The types of invoices, with their names and meanings. The type does not affect amounts. */
export const invoiceTypes = enumeration(key, [
  ['standard', 'Standard', 'An invoice for goods or services in the usual course of business.'],
  ['proforma', 'Proforma', 'Shows what an invoice would say, for customs or for approval; nothing is due.'],
  ['corrective', 'Corrective', 'Replaces an earlier invoice as a whole, with the right figures.'],
  [
    'credit-note',
    'Credit Note',
    'Takes back all or part of an earlier invoice, such as for returned goods or a rebate.',
  ],
  ['debit-note', 'Debit Note', 'Adds to the amount of an earlier invoice, such as for costs that arose later.'],
  ['other', 'Other', 'A document of a kind that only its regime or addon knows.'],
]);

/** The tags of every invoice (chapter 02 §4, step 4). */
export const invoiceTags = openEnumeration(key, [
  ['simplified', 'Simplified invoice'],
  ['reverse-charge', 'Reverse charge'],
  ['self-billed', 'Self-billed'],
  ['customer-rates', "Rates of the customer's country"],
  ['partial', 'Partial'],
  ['bypass', 'Bypass the calculation'],
  ['prepayment', 'Prepayment'],
  ['factoring', 'Factoring'],
]);

/** A request for payment for goods or services, with its taxes and totals (chapter 02 §2.1). */
export const Invoice = object(
  'bill.Invoice',
  {
    title: 'Invoice',
    description: 'A request for payment for goods or services, or a correction of one, with taxes and totals.',
    completed(invoice) {
      const tags = takeLegacyTags(invoice.tax);
      if (tags) invoice.$tags = tags;
    },
  },
  {
    ...fields.opening(invoiceTags),
    type: field(invoiceTypes, 'Type', 'The type of invoice. Defaults to standard.', {
      required: true,
      calculated: true,
    }),
    ...fields.number,
    ...fields.issue,
    op_date: fields.op_date,
    ...fields.valuation(true),
    preceding: fields.preceding,
    tax: fields.tax,
    ...fields.parties,
    ...fields.rows,
    ordering: fields.ordering,
    payment: field(PaymentDetails, 'Payment Details', 'When and how to pay, and what has been paid.'),
    delivery: field(DeliveryDetails, 'Delivery Details', 'Where and when goods are delivered.'),
    totals: fields.totals(true),
    ...fields.closing,
  },
);
export type Invoice = InstanceOf<typeof Invoice>;

export const invoiceNormaliser = normaliser(Invoice, (invoice) => {
  invoice.type ||= 'standard';
});

const isGivenDay = labelled('is given day', (day?: string) => day !== undefined && !isZeroDate(day));
const hasTaxPoint = labelled('has tax point', (invoice: Invoice | undefined) => present(invoice?.tax?.point));
const hasTaxCode = labelled('has tax code', (customer: Invoice['customer']) => present(customer?.tax_id?.code));
const withoutDiscountsAndCharges = labelled(
  'without discounts and charges',
  (invoice: Invoice | undefined) => !invoice?.discounts?.length && !invoice?.charges?.length,
);

export const invoiceRules = rules(Invoice, 'GOBL-BILL-INVOICE', [
  at('type', [
    check('01', 'An invoice needs its type; building the document fills in standard.', present),
    check(
      '02',
      `The type of an invoice must be one of ${invoiceTypes.values.join(', ')}.`,
      oneOf(...invoiceTypes.values),
    ),
  ]),
  at('issue_date', [check('03', 'An invoice needs its issue date, as YYYY-MM-DD.', isGivenDay)]),
  at('currency', [check('04', 'An invoice needs its currency, for example EUR.', present)]),
  at('supplier', [
    check('05', 'The supplier is missing.', present),
    at('name', [check('06', 'The supplier needs a name; give it in supplier.name.', present)]),
  ]),
  when(hasTaxPoint, [
    at('value_date', [check('11', 'An invoice has either a tax point or a value date; remove one of them.', absent)]),
  ]),
  at('customer', [
    when(hasTaxCode, [
      at('name', [check('07', 'A customer with a tax number needs a name; give it in customer.name.', present)]),
    ]),
  ]),
  at('lines[].item.price', [check('08', 'An item of an invoice needs its price; it can be 0.', present)]),
  at('totals', [
    check('09', 'An invoice needs totals; building it fills them in once a line or charge has a price.', present),
  ]),
  when(withoutDiscountsAndCharges, [
    at('lines', [check('10', 'An invoice needs at least one line, discount or charge.', present)]),
  ]),
]);
