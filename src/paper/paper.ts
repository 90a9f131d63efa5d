/**
 * The content of a document's paper as data: blocks from top to bottom, with texts, numbers and dates in one language.
 * The preview and the PDF are drawn from it.
 */

import type { PaperLanguage } from './languages.ts';
import type { PaperSize } from './size.ts';

export interface Paper {
  language: PaperLanguage;
  direction: 'ltr' | 'rtl';
  /** The usual paper size in the supplier's country. */
  size: PaperSize;
  /** The type and number of the document: `Invoice A / 12`. */
  title: string;
  /** A word across each page. */
  mark?: string;
  blocks: readonly Block[];
}

export type Block = Head | Parties | Facts | Table | Figures | Section | Content | Members | Slip;

/** The type, number and dates of the document. */
export interface Head {
  kind: 'head';
  title: string;
  number: string;
  dates: readonly Fact[];
  logo?: Logo;
  /** Whether there are logos but none can be drawn. */
  lacksLogo?: true;
}

/** An image embedded in the document. */
export interface Logo {
  mime: 'image/png' | 'image/jpeg';
  /** The image in base64. */
  data: string;
  /** The alternative text. */
  alt: string;
}

/** A name with its value. */
export interface Fact {
  name: string;
  text: string;
}

/** A line of text, optionally preceded by a name. */
export interface TextLine {
  name?: string;
  text: string;
  look?: Look;
}

/** The appearance of a text: emphasised, secondary, paler, or indented below another. */
export type Look = 'strong' | 'small' | 'soft' | 'inner';

/** The parties of the document. */
export interface Parties {
  kind: 'parties';
  parties: readonly { label: string; lines: readonly TextLine[] }[];
}

/** References and other details, side by side if there is room. */
export interface Facts {
  kind: 'facts';
  facts: readonly Fact[];
}

export interface Table {
  kind: 'table';
  columns: readonly Column[];
  rows: readonly Row[];
  /** Rows at the end that concern the whole table, such as a discount. */
  rest: readonly Row[];
  /** The sum of the first rows, for pages that end within the table. */
  carried?: { forward: string; brought: string; after(rows: number): string | undefined };
}

export interface Column {
  /** The heading; in two languages, on two lines. */
  heading: string;
  /** Figures are aligned at the end of their column. */
  align: 'start' | 'end';
  /** Whether the column takes the remaining width. */
  isWide?: true;
}

export interface Row {
  /** The number of columns that the first cell spans. */
  span?: number;
  cells: readonly (readonly TextLine[])[];
}

/** Named figures, one below the other. */
export interface Figures {
  kind: 'figures';
  rows: readonly Figure[];
  /** A QR code in the free space next to them. */
  code?: ScannedCode | undefined;
}

export interface Figure {
  label: string;
  /** The base of the calculation in words: `on 100.00`. */
  base?: string;
  amount: string;
  isStrong: boolean;
}

/** Lines below a small heading, optionally with a QR code next to them. */
export interface Section {
  kind: 'section';
  label: string;
  lines: readonly TextLine[];
  code?: ScannedCode | undefined;
}

/** A QR code, with the texts above and below it. */
export interface ScannedCode {
  above?: string;
  label: string;
  payload: string;
}

/** The payment part with receipt of a Swiss QR-bill, at the lower edge of the last page. */
export interface Slip {
  kind: 'slip';
  headings: Readonly<
    Record<
      | ('receipt' | 'paymentPart' | 'account' | 'reference' | 'message' | 'debtor' | 'noDebtor')
      | ('currency' | 'amount' | 'acceptance' | 'separate'),
      string
    >
  >;
  payload: string;
  /** The account, name and address of the creditor. */
  account: readonly string[];
  /** Empty if missing, like the message. */
  reference: string;
  message: string;
  /** The name and address of the debtor, who otherwise fills them in. */
  debtor: readonly string[];
  currency: string;
  amount: string;
}

/** The lines of a message. */
export interface Content {
  kind: 'content';
  text: string;
}

/** The members of any other document by name. */
export interface Members {
  kind: 'members';
  members: readonly Member[];
}

export interface Member {
  name: string;
  value: MemberValue;
}

export type MemberValue = string | { members: readonly Member[] } | { entries: readonly MemberValue[] };
