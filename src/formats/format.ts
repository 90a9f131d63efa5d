/** What a format of e-invoices is, as data (chapter 13 §1). */

import type { Fault } from '../engine/faults.ts';
import type { JsonObject } from '../engine/model/json.ts';
import type { Plan } from './model/plan.ts';
import type { TermId } from './terms/declare.ts';

/** A text by languages: English always. */
export interface Localised {
  readonly [language: string]: string;
}

/** Whether an invoice is issued by who converts it, or was received from others. */
export type Direction = 'issued' | 'received';

/** The national syntaxes, by their keys (nationals.ts). */
export type NationalKey = 'ksef' | 'fatturapa';

export type Syntax = 'ubl' | 'cii' | 'cdar' | NationalKey;

/** Sets of rules, each a module that is loaded when it is first wanted. */
export type RuleSetKey =
  | 'en16931-ubl'
  | 'en16931-cii'
  | 'peppol-ubl'
  | 'peppol-cii'
  | 'peppol-sb-ubl'
  | 'xrechnung-ubl'
  | 'xrechnung-cii'
  | 'fr-flux2-ubl'
  | 'fr-flux2-cii'
  | 'fr-extended-ubl'
  | 'fr-extended-cii'
  | 'fr-cdv'
  | 'facturx-minimum'
  | 'facturx-basicwl'
  | 'facturx-basic'
  | 'facturx-en16931'
  | 'facturx-extended'
  | 'ksef'
  | 'fatturapa';

/** The schemas by which structure is judged. */
export type SchemaKey =
  | 'ubl'
  | 'cii-d16b'
  | 'cii-d22b'
  | 'cdar'
  | 'facturx-minimum'
  | 'facturx-basicwl'
  | 'facturx-basic'
  | 'facturx-en16931'
  | 'facturx-extended'
  | 'fa-2'
  | 'fa-3'
  | 'fpr-12'
  | 'fsm-10';

/** Terms beyond those of the core, each a module that is loaded when it is first wanted. */
export type TermsKey = 'extended' | 'france';

/** The key of documents of the standard among those of the formats. */
export const DOCUMENT = 'gobl';

/** The key of pages to read, print and send, which nothing is read from. */
export const PDF = 'pdf';

export interface Format {
  readonly key: string;
  readonly name: Localised;
  readonly description: Localised;
  readonly syntax: Syntax;
  /** BT-24, of CDAR MDT-3, exactly as it is written; of a national format what it calls itself. */
  readonly specification: string;
  /** What tells it from another format with the same BT-24, where there is one: what BT-23 is one of, and the seller's country (BT-40). */
  readonly signs?: { readonly processes: readonly string[]; readonly country?: string };
  /** Other spellings of BT-24, exactly as they are written. */
  readonly spellings?: readonly string[];
  /** What BT-24 is or begins with where a document extends or narrows the format; no letter, digit or `_` may follow. */
  readonly extensions?: readonly string[];
  /** What BT-24 is in other versions, or begins with where it ends in `_`: they are judged by this one, and it is said. */
  readonly versions?: readonly string[];
  /** BT-23, of CDAR MDT-2, as it is written; undefined where any will do. */
  readonly process?: string;
  /** Addons that a document has which is written so. */
  readonly addons: readonly string[];
  /** The key of the inboxes that electronic addresses are read as: the network that they are in. */
  readonly inboxes?: 'peppol';
  readonly schema: SchemaKey;
  /** The terms that it has beyond those of the core. */
  readonly terms?: readonly TermsKey[];
  /** The sets of rules, in their order. */
  readonly rules: readonly RuleSetKey[];
  /** Other keys that mean it. */
  readonly aliases?: readonly string[];
  /** The file that the XML is in, where that is no file by itself. */
  readonly container?: Container;
  /** It takes files of any type, not only those of EN 16931. */
  readonly takesAnyFile?: true;
  readonly reads: boolean;
  readonly writes: boolean;
  /** What it is for sellers of a country, by its code: other addons, and other demands. */
  readonly national?: Readonly<Record<string, Pick<Format, 'addons' | 'writing'>>>;
  /** Returns what a fault that the addon finds in a document is to the format, where its official rules ask less: a warning, or nothing. */
  readonly tolerates?: (fault: Fault, document: JsonObject) => 'warning' | 'nothing' | undefined;
  /** Rules that documents in it break by design: they are noticed, and no fault. */
  readonly bears?: readonly string[];
  /** Returns the terms of a plan that it has no place for; where it is not given, there are none. */
  readonly refuses?: (plan: Plan) => Promise<ReadonlySet<TermId>>;
  /** What it asks for of documents that are written, beyond the core. */
  readonly writing?: Writing;
}

/** A file that carries an e-invoice beside what people read (chapter 13 §5). */
export interface Container {
  readonly kind: 'pdf';
  /** The format of the XML in it, by its key. */
  readonly carries: string;
  /** The name of the XML in it. */
  readonly fileName: string;
  /** What the XML is to the pages. */
  readonly relationship: 'Data' | 'Alternative';
  /** The profile, as the metadata name it: `EN 16931`. */
  readonly level: string;
  /** The version of the profile, as the metadata name it. */
  readonly version: string;
}

/** What a format asks for of documents that are written (chapter 14 §3). */
export interface Writing {
  /** It takes one note: all are joined, unless both parties are German. */
  readonly oneNote?: true;
  /** Where there is neither a buyer reference nor an order, `NA` stands for the order. */
  readonly orderOrNothing?: true;
  /** The buyer has all its identifiers, not one alone. */
  readonly allBuyerIdentifiers?: true;
  /** The extension in `tax.ext` that BT-23 is. */
  readonly processFrom?: string;
  /** The extension of a party that is the scheme of its legal identifier, as the portal of French public bodies wants it. */
  readonly partySchemeFrom?: string;
  /** The rate stands in the breakdown of what is outside the scope of VAT too: 0. */
  readonly rateOutside?: true;
  /** Where nothing says when or whither goods went, they went to the buyer. */
  readonly deliveryToBuyer?: true;
}
