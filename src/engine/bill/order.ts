import { Period } from '../cal/period.ts';
import { key } from '../cbc/key.ts';
import { enumeration } from '../model/enumeration.ts';
import { list } from '../model/list.ts';
import { field, type InstanceOf, object } from '../model/object.ts';
import { normaliser } from '../normalise/normaliser.ts';
import { DocumentRef } from '../org/document-ref.ts';
import { Identity } from '../org/identity.ts';
import { Party } from '../org/party.ts';
import { oneOf, present, unfailing } from '../rules/conditions.ts';
import { at, check, rules } from '../rules/declare.ts';
import { DeliveryDetails } from './delivery-details.ts';
import * as fields from './fields.ts';
import { PaymentDetails } from './payment-details.ts';

/**
 * The types of orders, with their names. The customer sends purchase orders to the supplier; the others go the opposite
 * way.
 */
const orderTypes = enumeration(key, [
  ['purchase', 'Purchase Order'],
  ['sale', 'Sales Order'],
  ['quote', 'Quote'],
]);

/** A purchase order, sales order or quote (chapter 02 §2.1). */
export const Order = object(
  'bill.Order',
  { title: 'Order', description: 'A purchase that one party requests or the other offers, with taxes and totals.' },
  {
    ...fields.opening(key),
    type: field(orderTypes, 'Type', 'The type of order. Defaults to purchase.'),
    ...fields.number,
    ...fields.issue,
    op_date: fields.op_date,
    ...fields.valuation(true),
    contracts: field(list(DocumentRef), 'Contracts', 'The contracts that the order is based on.'),
    preceding: fields.preceding,
    identities: field(list(Identity), 'Identities', 'Other numbers of the order.'),
    period: field(Period, 'Period', 'The period in which the order is to be fulfilled.'),
    tax: fields.tax,
    ...fields.parties,
    buyer: field(Party, 'Buyer', 'The buyer, if not the customer who pays.'),
    seller: field(Party, 'Seller', 'The seller, if not the supplier who invoices.'),
    ...fields.rows,
    payment: field(PaymentDetails, 'Payment Details', 'When and how to pay, and what has been paid.'),
    delivery: field(DeliveryDetails, 'Delivery Details', 'Where and when goods are to be delivered.'),
    totals: fields.totals(false),
    ...fields.closing,
  },
);
export type Order = InstanceOf<typeof Order>;

export const orderNormaliser = normaliser(Order, (order) => {
  order.type ||= 'purchase';
});

export const orderRules = rules(Order, 'GOBL-BILL-ORDER', [
  at('type', [
    check('01', 'An order needs its type; building the document fills in purchase.', present),
    check('02', `The type of an order must be one of ${orderTypes.values.join(', ')}.`, oneOf(...orderTypes.values)),
  ]),
  at('issue_date', [check('03', 'An order needs its issue date, as YYYY-MM-DD.', unfailing)]),
  at('currency', [check('04', 'An order needs its currency, for example EUR.', present)]),
  at('supplier', [check('05', 'The supplier is missing.', present)]),
  at('lines', [check('06', 'An order needs at least one line.', present)]),
]);
