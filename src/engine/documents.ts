/** The kinds of documents that have their own operations. */
import { deliveryKind } from './bill/calculate-delivery.ts';
import { invoiceKind } from './bill/calculate-invoice.ts';
import { orderKind } from './bill/calculate-order.ts';
import { paymentKind } from './bill/calculate-payment.ts';
import { statusKind } from './bill/calculate-status.ts';
import type { DocumentKind } from './bill/kind.ts';
import { partyKind, taxIdentityKind } from './bill/standalone.ts';
import type { ObjectType } from './model/object.ts';

// biome-ignore lint/suspicious/noExplicitAny: one table contains the kinds of all types, each found by its type.
const kinds: readonly DocumentKind<any>[] = [
  invoiceKind,
  orderKind,
  deliveryKind,
  paymentKind,
  statusKind,
  partyKind,
  taxIdentityKind,
];

const byType = new Map<ObjectType<object>, DocumentKind<object>>(kinds.map((kind) => [kind.type, kind]));

/** Registers a kind provided by an addon. */
export function registerKind<T extends object>(kind: DocumentKind<T>): void {
  // A kind is only looked up by its own type.
  byType.set(kind.type, kind as unknown as DocumentKind<object>);
}

/** Returns the kind of a document type; undefined for types that are only read and validated. */
export function kindOf(type: ObjectType<object>): DocumentKind<object> | undefined {
  return byType.get(type);
}
