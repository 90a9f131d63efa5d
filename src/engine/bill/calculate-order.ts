import type { Calculation } from './calculation.ts';
import { clearIdentity } from './copy.ts';
import type { DocumentKind } from './kind.ts';
import { Order } from './order.ts';
import { prepareDocument } from './prepare.ts';
import { settleDocument } from './settle.ts';

/** Completes an order (chapter 02 §4). Tags are not checked, but invoice tags that change figures apply here too. */
function calculateOrder(order: Order, calculation: Calculation): void {
  const { plan } = prepareDocument(order, Order, calculation);
  settleDocument(order, plan, calculation);
}

export const orderKind: DocumentKind<Order> = {
  type: Order,
  calculate: calculateOrder,
  clearForCopy(order) {
    clearIdentity(order);
    order.op_date = undefined;
  },
  ready: ({ code }) => Boolean(code),
  route: ({ type, supplier, customer }) =>
    type === 'purchase' ? { from: customer, to: supplier } : { from: supplier, to: customer },
};
