import { date } from '../cal/types.ts';
import { code } from '../cbc/code.ts';
import { key } from '../cbc/key.ts';
import { enumeration, openEnumeration } from '../model/enumeration.ts';
import { field, type InstanceOf, object } from '../model/object.ts';
import { normaliser } from '../normalise/normaliser.ts';
import { Party } from '../org/party.ts';
import { Website } from '../org/website.ts';
import { oneOf, present, unfailing } from '../rules/conditions.ts';
import { at, check, rules } from '../rules/declare.ts';
import * as fields from './fields.ts';

/**
 * The types of deliveries, with their names. The receiver sends a receipt to the sender; the others go with the goods.
 */
const deliveryTypes = enumeration(key, [
  ['advice', 'Delivery Advice'],
  ['note', 'Delivery Note'],
  ['waybill', 'Waybill'],
  ['receipt', 'Delivery Receipt'],
  ['other', 'Other'],
]);

/** Where to track goods in transit. */
const Tracking = object(
  'bill.Tracking',
  { title: 'Tracking', description: 'How to track goods in transit.', within: 'bill/delivery' },
  {
    code: field(code, 'Code', 'The number of the consignment with the courier.'),
    website: field(Website, 'Website', 'The web page that shows where it is.'),
  },
);

/** Goods that are sent, in transit or received (chapter 02 §2.1). */
export const Delivery = object(
  'bill.Delivery',
  { title: 'Delivery', description: 'Goods that are sent, in transit or received, with or without prices.' },
  {
    ...fields.opening(openEnumeration(key, [])),
    type: field(deliveryTypes, 'Type', 'The type of delivery document. Defaults to advice.', {
      required: true,
      calculated: true,
    }),
    ...fields.number,
    ...fields.issue,
    ...fields.valuation(false),
    ordering: fields.ordering,
    preceding: fields.preceding,
    tracking: field(Tracking, 'Tracking', 'How to track the goods in transit.'),
    despatch_date: field(date, 'Despatch Date', 'The date on which the goods leave.'),
    receive_date: field(date, 'Receive Date', 'The date on which the goods arrive or are expected.'),
    tax: fields.tax,
    ...fields.parties,
    despatcher: field(Party, 'Despatcher', 'The sender of the goods, if not the supplier.'),
    receiver: field(Party, 'Receiver', 'The recipient of the goods, if not the customer.'),
    courier: field(Party, 'Courier', 'The carrier of the goods.'),
    ...fields.rows,
    totals: fields.totals(false),
    ...fields.closing,
  },
);
export type Delivery = InstanceOf<typeof Delivery>;

export const deliveryNormaliser = normaliser(Delivery, (delivery) => {
  delivery.type ||= 'advice';
});

export const deliveryRules = rules(Delivery, 'GOBL-BILL-DELIVERY', [
  at('type', [
    check('01', 'A delivery needs its type; building the document fills in advice.', present),
    check(
      '02',
      `The type of a delivery must be one of ${deliveryTypes.values.join(', ')}.`,
      oneOf(...deliveryTypes.values),
    ),
  ]),
  at('issue_date', [check('03', 'A delivery needs its issue date, as YYYY-MM-DD.', unfailing)]),
  at('supplier', [check('04', 'A delivery needs a supplier: the party that owns the goods.', present)]),
  at('lines', [check('05', 'A delivery needs at least one line with the delivered goods.', present)]),
]);
