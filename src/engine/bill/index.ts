/**
 * The declarations of the billing namespace. `core.ts` collects their objects, types, normalisers and rules.
 */
export * from './charge.ts';
export * from './correction-options.ts';
export * from './delivery.ts';
export * from './delivery-details.ts';
export * from './discount.ts';
export * from './invoice.ts';
export * from './line.ts';
export * from './order.ts';
export * from './ordering.ts';
export * from './payment.ts';
export * from './payment-details.ts';
export * from './payment-line.ts';
export * from './status.ts';
export * from './status-line.ts';
export * from './tax.ts';
export * from './totals.ts';
