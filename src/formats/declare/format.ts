/** E-invoice formats as data (chapter 13 §1). */

import type { Fault } from '../../engine/faults.ts';
import type { JsonObject } from '../../engine/model/json.ts';
import type { Message } from '../../engine/text/message.ts';
import type { Plan } from '../model/plan.ts';
import type { Releases } from '../rules/releases.ts';
import type { RuleSetSource } from '../rules/source.ts';
import type { SchemaSource } from '../schema/source.ts';
import type { TermId } from '../terms/declare.ts';
import type { TermsSource } from '../terms/source.ts';
import type { XmlElement } from '../xml/element.ts';
import type { OptionDeclaration } from './option.ts';

/** A text by language. English is always present. */
export interface Localised {
  readonly [language: string]: string;
}

/** Whether the user issues an invoice or received it. */
export type Direction = 'issued' | 'received';

/** The key for documents of the standard among the format keys. */
export const DOCUMENT = 'gobl';

/** The key for pages to read, print and send. Pages cannot be read. */
export const PDF = 'pdf';

export interface Format {
  readonly key: string;
  readonly name: Localised;
  readonly description: Localised;
  /** The key of its syntax: `ubl`. */
  readonly syntax: string;
  /** BT-24, or MDT-3 in CDAR, exactly as written; in a national format, its own identifier. */
  readonly specification: string;
  /**
   * The signs that distinguish the format from another with the same BT-24: allowed values of BT-23, and the seller's
   * country (BT-40).
   */
  readonly signs?: { readonly processes: readonly string[]; readonly country?: string };
  /** Other spellings of BT-24, exactly as written. */
  readonly spellings?: readonly string[];
  /** BT-24, or its beginning, in documents that extend or restrict the format. No letter, digit or `_` may follow. */
  readonly extensions?: readonly string[];
  /** The form of BT-24 in further documents of the format. */
  readonly recognises?: RegExp;
  /** BT-24 in other versions, or its beginning if it ends in `_` or `:`. They are checked by this format, with a notice. */
  readonly versions?: readonly string[];
  /** BT-23, or MDT-2 in CDAR, as written; undefined if any value is allowed. */
  readonly process?: string;
  /** Whether BT-23 names the format, whatever BT-24 is. */
  readonly isNamedByProcess?: true;
  /** The addons of a document written in this format. */
  readonly addons: readonly string[];
  /** The addons for whose invoices it is the usual format. At most one format is usual for each. Those of countries are in `src/countries/e-invoices.ts`. */
  readonly usualFor?: readonly string[];
  /** The inbox key for electronic addresses, which identifies their network. */
  readonly inboxes?: 'peppol';
  readonly schema: SchemaSource;
  /** The terms of the format beyond the core. */
  readonly terms?: readonly TermsSource[];
  /** The sets of rules, in order. */
  readonly rules: readonly RuleSetSource[];
  /** Loads the releases of these rules by day. Absent if only today's are here. */
  readonly releases?: () => Promise<Releases>;
  /** Other keys for the format. */
  readonly aliases?: readonly string[];
  /** The file that contains the XML, if it is not a file itself. */
  readonly container?: Container;
  /** Allow files of any type, not only those of EN 16931. */
  readonly takesAnyFile?: true;
  readonly reads: boolean;
  readonly writes: boolean;
  /** Differences for sellers in a country, by country code: other addons and other requirements. */
  readonly national?: Readonly<Record<string, Pick<Format, 'addons' | 'writing'>>>;
  /**
   * Returns how the format treats a fault that an addon reports, if the official rules require less: as a warning, or
   * not at all.
   */
  readonly tolerates?: (fault: Fault, document: JsonObject) => 'warning' | 'nothing' | undefined;
  /** What an authority or its provider puts into a file to make it an invoice. A received file without it is not one. */
  readonly mark?: { readonly code: string; readonly text: Message; readonly isIn: (root: XmlElement) => boolean };
  /** Rules that documents in this format break by design. They are warnings. */
  readonly bears?: readonly string[];
  /** Returns the terms that the format has no field for. Default: none. */
  readonly refuses?: (plan: Plan) => Promise<ReadonlySet<TermId>>;
  /** Requirements on written documents beyond the core. */
  readonly writing?: Writing;
  /** Its options beyond those of the syntax, by name. */
  readonly options?: Readonly<Record<string, OptionDeclaration>>;
  /** What the format does differently from the core. */
  readonly mapping?: OwnMappingSource;
}

/** A file with pages for people that contains an e-invoice (chapter 13 §5). */
export interface Container {
  readonly kind: 'pdf';
  /** The key of the format of the XML inside. */
  readonly carries: string;
  /** The file name of the XML inside. */
  readonly fileName: string;
  /** The relationship of the XML to the pages. */
  readonly relationship: 'Data' | 'Alternative';
  /** The profile in the metadata: `EN 16931`. */
  readonly level: string;
  /** The version of the profile in the metadata. */
  readonly version: string;
}

/** Loads the hooks of a format, which `mapping/own-mapping.ts` declares. Here they are opaque, because they use formats. */
export interface OwnMappingSource {
  readonly key: string;
  readonly load: () => Promise<object>;
}

/** Requirements of a format on written documents (chapter 14 §3). */
export interface Writing {
  /** Only one note is allowed. Several are joined, unless both parties are German. */
  readonly oneNote?: true;
  /** Write `NA` as the order number if there is neither a buyer reference nor an order. */
  readonly orderOrNothing?: boolean;
  /** Write all identifiers of the buyer, not only one. */
  readonly allBuyerIdentifiers?: true;
  /** The extension in `tax.ext` with the value of BT-23. */
  readonly processFrom?: string;
  /**
   * The extension of a party with the scheme of its legal identifier, as required by the portal of French public
   * bodies.
   */
  readonly partySchemeFrom?: string;
  /** The value of BT-24 for an invoice with items in the list CVD, which clean vehicles have in BT-158. */
  readonly vehicles?: string;
  /** Write the rate 0 in the breakdown of supplies outside the scope of VAT. */
  readonly rateOutside?: true;
  /** Without delivery details, goods count as delivered to the buyer. */
  readonly deliveryToBuyer?: true;
  /** The currency of the VAT total, for countries without a regime. */
  readonly accountingCurrency?: string | undefined;
  /** The mapping of the format writes code and source of line notes, or reports them. */
  readonly codedNotes?: true;
  /** The countries whose tax numbers have no country in front. All numbers are for the tax of the format. */
  readonly ownNumbers?: readonly string[];
  /** Amounts outside the totals may have more than two decimals. */
  readonly freeDecimals?: true;
  /** Credit notes have the root of invoices too. */
  readonly onlyInvoices?: true;
  /** An invoice may have no buyer. */
  readonly buyerMayMiss?: true;
  /** VAT numbers are written also outside the scope of VAT. */
  readonly vatNumberOutside?: true;
  /** Each exemption reason has a group of the breakdown, even at the rate 0. */
  readonly eachReason?: true;
  /** The mapping of the format writes why invoices are corrected. */
  readonly ownReasons?: true;
  /** Tags that the mapping of the format writes. */
  readonly tags?: readonly string[];
  /** Rules on data that are added after writing. If such data are missing, the mapping of the format gives notices. */
  readonly later?: readonly string[];
  /** The registers whose numbers are legal identifiers, as country and type, the first one first: `NL OIN`. */
  readonly registers?: readonly string[];
}
