/** A report of many documents as people see it. It is not a document (chapter 24 §9). */

interface Party {
  readonly code: string;
  readonly name: string;
}

/** Net and VAT at a rate, as decimal numbers. */
export interface RateShown {
  readonly percent: string;
  readonly net: string;
  readonly tax: string;
}

/** An invoice with a company abroad. */
export interface InvoiceShown {
  readonly number: string;
  readonly date: string;
  readonly type: string;
  readonly currency: string;
  /** The company on the other side, by its identifier and its country. */
  readonly other: string;
  readonly country: string;
  readonly net: string;
  /** In euros. */
  readonly tax: string;
  /** In the currency of the invoice, each with its VAT category. */
  readonly rates: readonly (RateShown & { readonly category: string })[];
  /** The numbers of the invoices that it corrects. */
  readonly corrects: readonly string[];
}

/** The sales to consumers of a day and a category. */
export interface DayShown {
  readonly date: string;
  readonly category: string;
  readonly currency: string;
  readonly net: string;
  readonly tax: string;
  readonly count: string;
  readonly rates: readonly RateShown[];
  /** Whether the day is outside the period. */
  readonly isOutside: boolean;
  /** Whether its sums are not those of its rates. */
  readonly differs: boolean;
}

/** A payment of an invoice, or the payments of a day. */
export interface PaymentShown {
  readonly date: string;
  /** The number and date of the invoice; empty for the payments of a day. */
  readonly number: string;
  readonly issued: string;
  readonly rates: readonly { readonly percent: string; readonly amount: string }[];
  readonly isOutside: boolean;
}

/** A report as people see it. */
export interface ReportShown {
  readonly number: string;
  readonly name: string;
  /** The time at which it was made: `2026-11-02T06:30:00`. */
  readonly made: string;
  readonly isRectifying: boolean;
  readonly platform: Party;
  readonly declarant: Party;
  readonly isOfBuyer: boolean;
  readonly isOfPayments: boolean;
  readonly start: string;
  readonly end: string;
  readonly invoices: readonly InvoiceShown[];
  readonly days: readonly DayShown[];
  readonly payments: readonly PaymentShown[];
  /** Of all days, by category and rate. */
  readonly sums: readonly (RateShown & { readonly category: string })[];
  /** The VAT of all invoices in euros. */
  readonly invoiceTax: string;
  /** Of all payments, by rate. */
  readonly paid: readonly { readonly percent: string; readonly amount: string }[];
}
