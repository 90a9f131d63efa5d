/** Where XRechnung looks for what its rules ask, in UBL and in CII (chapter 12 §11.1). */

import type { XmlElement } from '../../xml/element.ts';
import type { Judged } from '../declare.ts';

/** The places of one syntax. */
export interface Places {
  /** The means of payment (BG-16), each with its code. */
  readonly means: (judged: Judged) => readonly XmlElement[];
  readonly code: string;
  /** What a means has of credit transfers (BG-17), cards (BG-18) and direct debits (BG-19). */
  readonly transfer: (means: XmlElement) => boolean;
  readonly card: (means: XmlElement) => boolean;
  readonly debit: (means: XmlElement, judged: Judged) => boolean;
  /** What a direct debit has beside it that belongs to a transfer or a card. */
  readonly besideDebit: (means: XmlElement) => boolean;
  /** BT-84 as an IBAN and BT-91. */
  readonly account: (means: XmlElement) => string;
  readonly debited: (means: XmlElement) => string;
  /** Whether BT-90 and BT-91 are missing of a direct debit. */
  readonly creditorMissing: (judged: Judged) => boolean;
  readonly debitedMissing: (judged: Judged) => boolean;
  /** Whether a VAT category that asks for an identifier of the seller is used. */
  readonly taxed: (judged: Judged) => boolean;
  /** Whether the seller has BT-31 or BT-32, or there is BG-11. */
  readonly identified: (judged: Judged) => boolean;
  /** The elements of payment terms (BT-20). */
  readonly terms: (judged: Judged) => readonly XmlElement[];
  /** The documents that may be attached (BG-24), and their attachments. */
  readonly documents: (judged: Judged) => readonly XmlElement[];
  readonly attachment: readonly string[];
  /** The locations of external documents (BT-124) with the elements around them. */
  readonly located: (judged: Judged) => readonly XmlElement[];
  readonly location: string;
  /** Whether it says when it was delivered: BT-72, BG-14, or BG-26 in every line. */
  readonly dated: (judged: Judged) => boolean;
}

/** VAT categories for which a seller is identified. */
const CATEGORIES = new Set(['S', 'Z', 'E', 'AE', 'K', 'G', 'L', 'M']);

/** Returns whether an element has one of them. */
export const isCategory = ({ value }: XmlElement) => CATEGORIES.has(value);
