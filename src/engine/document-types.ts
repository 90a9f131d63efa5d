/**
 * TypeScript types of the standard's documents in JSON, derived from the declarations. Amounts, percentages and dates
 * are texts. Members that building fills in, or that a rule requires, are present in a built document.
 */
import type { CorrectionOptions as CorrectionOptionsObject } from './bill/correction-options.ts';
import type { Delivery as DeliveryObject } from './bill/delivery.ts';
import type { Invoice as InvoiceObject } from './bill/invoice.ts';
import type { Order as OrderObject } from './bill/order.ts';
import type { Payment as PaymentObject } from './bill/payment.ts';
import type { Status as StatusObject } from './bill/status.ts';
import type { Draft } from './draft.ts';
import type { Envelope as EnvelopeObject } from './envelope/envelope.ts';
import type { JsonObject } from './model/json.ts';
import type { InstanceOf, Written } from './model/object.ts';
import type { SCHEMA_BASE, SchemaId } from './model/schema-id.ts';
import type { Message as MessageObject } from './note/message.ts';
import type { Party as PartyObject } from './org/party.ts';

/** The full ID of a schema, by its path. */
type Id<Path extends string> = `${typeof SCHEMA_BASE}${Path}`;

/** Identifies a document type by its `$schema`. */
interface Of<Path extends string> {
  $schema: Id<Path>;
}

export interface Party extends Written<typeof PartyObject>, Partial<Of<'org/party'>> {}
export interface PartyDraft extends Draft<InstanceOf<typeof PartyObject>>, Readonly<Of<'org/party'>> {}

export interface Invoice extends Written<typeof InvoiceObject>, Of<'bill/invoice'> {}
export interface InvoiceDraft extends Draft<InstanceOf<typeof InvoiceObject>>, Readonly<Of<'bill/invoice'>> {}

export interface Order extends Written<typeof OrderObject>, Of<'bill/order'> {}
export interface OrderDraft extends Draft<InstanceOf<typeof OrderObject>>, Readonly<Of<'bill/order'>> {}

export interface Delivery extends Written<typeof DeliveryObject>, Of<'bill/delivery'> {}
export interface DeliveryDraft extends Draft<InstanceOf<typeof DeliveryObject>>, Readonly<Of<'bill/delivery'>> {}

export interface Payment extends Written<typeof PaymentObject>, Of<'bill/payment'> {}
export interface PaymentDraft extends Draft<InstanceOf<typeof PaymentObject>>, Readonly<Of<'bill/payment'>> {}

export interface Status extends Written<typeof StatusObject>, Of<'bill/status'> {}
export interface StatusDraft extends Draft<InstanceOf<typeof StatusObject>>, Readonly<Of<'bill/status'>> {}

export interface Message extends Written<typeof MessageObject>, Of<'note/message'> {}
export interface MessageDraft extends Draft<InstanceOf<typeof MessageObject>>, Readonly<Of<'note/message'>> {}

/** A document with a header that contains its digest, and its signatures. */
export interface Envelope<D = JsonObject> extends Omit<Written<typeof EnvelopeObject>, 'doc' | '$schema'> {
  $schema: Id<'envelope'>;
  doc: D;
}
export interface EnvelopeDraft extends Omit<Draft<InstanceOf<typeof EnvelopeObject>>, '$schema'> {
  readonly $schema: Id<'envelope'>;
}

/** The options of a correction. */
export interface CorrectionDraft extends Draft<InstanceOf<typeof CorrectionOptionsObject>> {
  readonly $schema?: Id<'bill/correction-options'>;
}

/** The typed documents. */
type Document = Invoice | Order | Delivery | Payment | Status | Message | PartyDocument | Envelope;
type DocumentDraft =
  | InvoiceDraft
  | OrderDraft
  | DeliveryDraft
  | PaymentDraft
  | StatusDraft
  | MessageDraft
  | PartyDraft
  | EnvelopeDraft;

interface PartyDocument extends Party {
  $schema: Id<'org/party'>;
}

/**
 * The accepted input for a document with the `$schema` S: its draft if the type is known, otherwise any object. A
 * literal that is not a schema matches no draft, which is an error at `$schema`.
 */
type DraftOf<S> = S extends DocumentDraft['$schema']
  ? Extract<DocumentDraft, { readonly $schema: S }>
  : string extends S
    ? object
    : S extends SchemaId
      ? object
      : DocumentDraft;

/** The type of a literal `$schema`. Other texts are allowed. */
export type AnySchemaId = SchemaId | (string & {});

/** A built document with the `$schema` S, which can be built again. Its names may come from a later version. */
type Again<S> = S extends Document['$schema'] ? Readonly<Extract<Document, { $schema: S }>> : never;

/** A document or an envelope with the members of schema S. TypeScript infers its members from a literal `$schema`. */
export type TypedInput<S> = string | ({ readonly $schema: S } & DraftOf<S>) | DraftOf<S> | Again<S>;

/** The result of building a document with the `$schema` S. */
export type BuiltOf<S> = S extends Document['$schema'] ? Extract<Document, { $schema: S }> : JsonObject;

/** The result of building a document with the `$schema` S in an envelope. */
export type EnvelopeOf<S> = S extends Envelope['$schema'] ? Envelope : Envelope<BuiltOf<S>>;
