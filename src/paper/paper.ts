/**
 * What stands on the paper of a document, as data: blocks from top to bottom, their texts in the words, numbers and dates of a language. The preview and the
 * PDF are drawn of it.
 */

import type { PaperLanguage } from './languages.ts';
import type { PaperSize } from './size.ts';

export interface Paper {
  language: PaperLanguage;
  /** On what it is printed, as is usual in the supplier's country. */
  size: PaperSize;
  /** What the document is, and its number: `Invoice A / 12`. */
  title: string;
  blocks: readonly Block[];
}

export type Block = Head | Parties | Facts | Table | Figures | Section | Content | Members;

/** What the document is, its number and its dates. */
export interface Head {
  kind: 'head';
  title: string;
  number: string;
  dates: readonly Fact[];
  logo?: Logo;
  /** There are logos, and none of them can be drawn. */
  lacksLogo?: true;
}

/** A picture that lies in the document itself. */
export interface Logo {
  mime: 'image/png' | 'image/jpeg';
  /** In base64. */
  data: string;
  /** What is said in its place. */
  alt: string;
}

/** A name and what it stands for. */
export interface Fact {
  name: string;
  text: string;
}

/** A line of text, perhaps with its name before it. */
export interface TextLine {
  name?: string;
  text: string;
  look?: Look;
}

/** What stands out, what is said besides, what is paler, and that set in below it. */
export type Look = 'strong' | 'small' | 'soft' | 'inner';

/** Who the document is about. */
export interface Parties {
  kind: 'parties';
  parties: readonly { label: string; lines: readonly TextLine[] }[];
}

/** References and other details, beside one another as far as there is room. */
export interface Facts {
  kind: 'facts';
  facts: readonly Fact[];
}

export interface Table {
  kind: 'table';
  columns: readonly Column[];
  rows: readonly Row[];
  /** Rows below the others that are about all of them, such as a discount on the whole. */
  rest: readonly Row[];
}

export interface Column {
  heading: string;
  /** Figures stand at the end of their column. */
  align: 'start' | 'end';
  /** It takes the room that the others leave. */
  isWide?: true;
}

export interface Row {
  /** The first cell takes so many columns. */
  span?: number;
  cells: readonly (readonly TextLine[])[];
}

/** Figures below one another, each with its name. */
export interface Figures {
  kind: 'figures';
  rows: readonly Figure[];
}

export interface Figure {
  label: string;
  /** What it was calculated on, in words: `on 100.00`. */
  base?: string;
  amount: string;
  isStrong: boolean;
}

/** Lines below a small heading, perhaps with a code for cameras beside them. */
export interface Section {
  kind: 'section';
  label: string;
  lines: readonly TextLine[];
  code?: PaymentCode;
}

/** What a banking program reads of a QR code. */
interface PaymentCode {
  label: string;
  payload: string;
}

/** The text of a message, in its lines. */
export interface Content {
  kind: 'content';
  text: string;
}

/** What is in any other document, by name. */
export interface Members {
  kind: 'members';
  members: readonly Member[];
}

export interface Member {
  name: string;
  value: MemberValue;
}

export type MemberValue = string | { members: readonly Member[] } | { entries: readonly MemberValue[] };
