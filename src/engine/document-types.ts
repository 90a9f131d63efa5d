/**
 * The documents of the standard as they stand in JSON: their types follow from the declarations. Amounts, percentages
 * and dates are texts. What building fills in, or a rule asks for, is there in a document that was built.
 */
import type { Delivery as DeliveryObject } from './bill/delivery.ts';
import type { Invoice as InvoiceObject } from './bill/invoice.ts';
import type { Order as OrderObject } from './bill/order.ts';
import type { Payment as PaymentObject } from './bill/payment.ts';
import type { Status as StatusObject } from './bill/status.ts';
import type { Envelope as EnvelopeObject } from './envelope/envelope.ts';
import type { JsonObject } from './model/json.ts';
import type { Written } from './model/object.ts';
import type { SCHEMA_BASE } from './model/schema-id.ts';
import type { Message as MessageObject } from './note/message.ts';
import type { Party as PartyObject } from './org/party.ts';

/** The full ID of a schema, by its path. */
type Id<Path extends string> = `${typeof SCHEMA_BASE}${Path}`;

export interface Invoice extends Written<typeof InvoiceObject> {
  $schema: Id<'bill/invoice'>;
}
export interface Order extends Written<typeof OrderObject> {
  $schema: Id<'bill/order'>;
}
export interface Delivery extends Written<typeof DeliveryObject> {
  $schema: Id<'bill/delivery'>;
}
export interface Payment extends Written<typeof PaymentObject> {
  $schema: Id<'bill/payment'>;
}
export interface Status extends Written<typeof StatusObject> {
  $schema: Id<'bill/status'>;
}
export interface Message extends Written<typeof MessageObject> {
  $schema: Id<'note/message'>;
}
export interface Party extends Written<typeof PartyObject> {
  $schema?: Id<'org/party'>;
}

/** A document with the header that seals it, and its signatures. */
export interface Envelope<D = JsonObject> extends Omit<Written<typeof EnvelopeObject>, 'doc'> {
  $schema: Id<'envelope'>;
  doc: D;
}
