/**
 * The documents of the standard as they stand in JSON: their types follow from the declarations. Amounts, percentages
 * and dates are texts. What building fills in, or a rule asks for, is there in a document that was built.
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

/** Says in `$schema` what a document is. */
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

/** A document with the header that seals it, and its signatures. */
export interface Envelope<D = JsonObject> extends Omit<Written<typeof EnvelopeObject>, 'doc' | '$schema'> {
  $schema: Id<'envelope'>;
  doc: D;
}
export interface EnvelopeDraft extends Omit<Draft<InstanceOf<typeof EnvelopeObject>>, '$schema'> {
  readonly $schema: Id<'envelope'>;
}

/** What a correction is to be. */
export interface CorrectionDraft extends Draft<InstanceOf<typeof CorrectionOptionsObject>> {
  readonly $schema?: Id<'bill/correction-options'>;
}

/** The documents that have types. */
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
 * What may be given as a document whose `$schema` is S: its draft where the type is known; any object of another schema,
 * and where S is any text. A literal that is no schema fits none of the drafts, which is an error at `$schema`.
 */
type DraftOf<S> = S extends DocumentDraft['$schema']
  ? Extract<DocumentDraft, { readonly $schema: S }>
  : string extends S
    ? object
    : S extends SchemaId
      ? object
      : DocumentDraft;

/** What a literal `$schema` may be; other texts are allowed so that any text is. */
export type AnySchemaId = SchemaId | (string & {});

/** A document or an envelope, with the members of the schema S: TypeScript sees by the literal `$schema` what else may be there. */
export type TypedInput<S> = string | ({ readonly $schema: S } & DraftOf<S>) | DraftOf<S>;

/** What comes of it. */
export type BuiltOf<S> = S extends Document['$schema'] ? Extract<Document, { $schema: S }> : JsonObject;

/** What comes of it in an envelope. */
export type EnvelopeOf<S> = S extends Envelope['$schema'] ? Envelope : Envelope<BuiltOf<S>>;
