/** The places of XRechnung's rules in UBL and CII (chapter 12 §11.1). */

import type { Judged } from '../../../rules/declare.ts';
import type { XmlElement } from '../../../xml/element.ts';

/** The places of a syntax. */
export interface XRechnungElements {
  /** The payment means (BG-16), each with its code. */
  readonly means: (judged: Judged) => readonly XmlElement[];
  readonly code: string;
  /** Returns the code of a payment means to compare. Default: its text without spaces around. */
  readonly codeOf?: (means: XmlElement) => string;
  /** Whether a payment means has a credit transfer (BG-17), card (BG-18) or direct debit (BG-19). */
  readonly transfer: (means: XmlElement) => boolean;
  readonly card: (means: XmlElement) => boolean;
  readonly debit: (means: XmlElement, judged: Judged) => boolean;
  /** Whether a direct debit also has parts of a transfer or card. */
  readonly hasDirectDebit: (means: XmlElement) => boolean;
  /** BT-84 as an IBAN and BT-91. */
  readonly account: (means: XmlElement) => string;
  readonly debited: (means: XmlElement) => string;
  /** Returns whether BT-90 and BT-91 of a direct debit are missing. */
  readonly creditorMissing: (judged: Judged) => boolean;
  readonly debitedMissing: (judged: Judged) => boolean;
  /** Returns whether any VAT category requires an identifier of the seller. */
  readonly taxed: (judged: Judged) => boolean;
  /** Returns whether the seller has BT-31 or BT-32, or there is BG-11. */
  readonly identified: (judged: Judged) => boolean;
  /** The elements of payment terms (BT-20). */
  readonly terms: (judged: Judged) => readonly XmlElement[];
  /** The attached documents (BG-24), and their attachments. */
  readonly documents: (judged: Judged) => readonly XmlElement[];
  readonly attachment: readonly string[];
  /** The locations of external documents (BT-124) with their parents. */
  readonly located: (judged: Judged) => readonly XmlElement[];
  readonly location: string;
  /** Returns whether the date of supply is stated: BT-72, BG-14, or BG-26 in every line. */
  readonly dated: (judged: Judged) => boolean;
}

/** VAT categories that require an identified seller. */
const CATEGORIES = new Set(['S', 'Z', 'E', 'AE', 'K', 'G', 'L', 'M']);

/** Returns whether an element has one of these categories. */
export const isCategory = ({ value }: XmlElement) => CATEGORIES.has(value);
