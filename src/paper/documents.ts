/**
 * The documents that the preview shows, based on the declarations of the engine. All members are optional: the preview draws any answer of the
 * service. Amounts and percentages are strings, dates `YYYY-MM-DD`.
 */
import type * as declared from '../engine/document-types.ts';

type Incomplete<T> = T extends string
  ? string
  : T extends readonly (infer E)[]
    ? Incomplete<E>[]
    : T extends object
      ? { [K in keyof T]?: Incomplete<T[K]> }
      : T;

type Entry<List> = NonNullable<NonNullable<List>[number & keyof NonNullable<List>]>;

/** An invoice, an order or a delivery. An invoice for an advance has the totals of the order in `ordered`. */
export type Bill = Incomplete<
  Omit<declared.Invoice, 'type' | '$schema'> &
    Omit<declared.Order, 'type' | '$schema'> &
    Omit<declared.Delivery, 'type' | '$schema'>
> & { type?: string; ordered?: Incomplete<declared.Invoice>['totals'] };
export type Line = Entry<Bill['lines']>;
export type Attribute = Entry<NonNullable<Line['item']>['attributes']>;
/** A discount or a charge, of a line or of the whole document. */
export type Adjustment = Entry<Bill['discounts']>;
export type TaxCombo = Entry<Line['taxes']>;
export type Totals = NonNullable<Bill['totals']>;
export type TaxCategory = Entry<NonNullable<Totals['taxes']>['categories']>;
type PaymentDetails = NonNullable<Bill['payment']>;
export type Instructions = NonNullable<PaymentDetails['instructions']>;
export type DocumentReference = Entry<Bill['preceding']>;
export type Period = NonNullable<Line['period']>;

export type Party = Incomplete<declared.Party>;
export type Address = Entry<Party['addresses']>;
export type PersonName = NonNullable<Entry<Party['people']>['name']>;

/** A payment request, advice or receipt. */
export type Payment = Incomplete<declared.Payment>;
export type PaymentLine = Entry<Payment['lines']>;

/** The status of other documents. */
export type Status = Incomplete<declared.Status>;
export type StatusLine = Entry<Status['lines']>;

/** A text message to a person. */
export type TextMessage = Incomplete<declared.Message>;
