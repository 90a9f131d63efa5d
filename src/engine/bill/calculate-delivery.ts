import type { Party } from '../org/party.ts';
import type { Calculation } from './calculation.ts';
import { clearIdentity } from './copy.ts';
import { Delivery } from './delivery.ts';
import type { DocumentKind } from './kind.ts';
import { prepareDocument } from './prepare.ts';
import { settleDocument } from './settle.ts';
import { checkTags } from './tags.ts';

/**
 * Completes a delivery (chapter 02 §4). Deliveries have no general tags: each tag must come from a regime or an addon.
 */
function calculateDelivery(delivery: Delivery, calculation: Calculation): void {
  const { plan } = prepareDocument(delivery, Delivery, calculation);
  checkTags(delivery.$tags, 'bill/delivery', [], plan, calculation);
  settleDocument(delivery, plan, calculation);
}

/** Returns the first of two parties that has an endpoint, otherwise the second. */
function reachable(first: Party | undefined, second: Party | undefined): Party | undefined {
  return first?.endpoints?.length ? first : second;
}

export const deliveryKind: DocumentKind<Delivery> = {
  type: Delivery,
  calculate: calculateDelivery,
  clearForCopy: clearIdentity,
  ready: ({ code }) => Boolean(code),
  route({ type, despatcher, supplier, receiver, customer }) {
    const sender = reachable(despatcher, supplier);
    const recipient = reachable(receiver, customer);
    return type === 'receipt' ? { from: recipient, to: sender } : { from: sender, to: recipient };
  },
};
