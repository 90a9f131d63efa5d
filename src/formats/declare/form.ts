import type { Json } from '../../engine/model/json.ts';
import type { FormatOptions } from './conversion.ts';

/** What a form asks for an e-invoice besides the usual fields, in the terms of its country. */
export interface FormatForm {
  /** The country of the documents. */
  readonly country: string;
  /** The name of the e-invoice. */
  readonly name: string;
  /** The type of its documents. Default: invoices. */
  readonly of?: 'bill.Payment';
  /** The addon that defines its codes. Without one, its fields are always shown. */
  readonly addon?: string;
  readonly fields: readonly FormField[];
  /** Columns of the lines, with their share of the width. */
  readonly columns?: readonly FormColumn[];
  /** The addresses of the customer that have a field each, by their keys. Default: the first address, whatever its key. */
  readonly inboxes?: readonly { readonly key: string; readonly member: 'code' | 'email'; readonly label: string }[];
  /** An example of the address for electronic invoices, which both parties have. */
  readonly inboxExample?: string;
  /** Lists for codes that its addon leaves open, by extension: a code and its name on each line. Others can be typed. */
  readonly lists?: Readonly<Record<string, () => Promise<string>>>;
  /** Whether it has no field for the reason of a discount. */
  readonly lacksDiscountReasons?: true;
}

export type Path = readonly (string | number)[];

interface FormColumn {
  /** Within a line. */
  readonly path: Path;
  readonly label: string;
  readonly share: number;
  /** The initial members of objects in the line that writing it creates. */
  readonly extras?: FormField['extras'];
}

export interface FormField {
  readonly path: Path;
  readonly label: string;
  /** The initial members of objects created by writing it, by path. */
  readonly extras?: readonly { readonly of: Path; readonly members: Readonly<Record<string, unknown>> }[];
  /** The entry of a list that it belongs to: the one with these members, or a new one. Its path has the index 0. */
  readonly entry?: { readonly list: Path; readonly members: Readonly<Record<string, unknown>> };
  /** Whether the value is of one document only, so that copies and corrections begin without it. */
  readonly isOwn?: true;
  /** The date at the head of the sheet whose place it takes. */
  readonly instead?: Path;
  /** The note that its value requires, which gets a field after it. */
  readonly note?: FormNote;
}

export interface FormNote {
  readonly label: string;
  readonly members: { readonly key: string; readonly src: string };
}

/** An option that is asked for before saving. Its answer is kept for the next time, unless it counts only once. */
export interface AskedField {
  readonly label: string;
  readonly hint?: string;
  /** What the file lacks without an answer, in a sentence. It is shown when the file is saved, too. */
  readonly missing?: string;
  /** The values to choose from; the first one is the default. Without them, a text is asked for. */
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
  /** Whether the answer counts for one file. The next file starts with the default. */
  readonly isOnce?: true;
  /** The maximum number of characters. */
  readonly length?: number;
  /** The files whose content is the answer, as in the attribute `accept`: keys and certificates. It is never stored. */
  readonly file?: string;
  /** Whether it is a password, which is never stored. */
  readonly isPassword?: true;
  /** The characters that a text must not have. */
  readonly without?: RegExp;
  /** The first number, if each file needs the next one. */
  readonly firstNumber?: string;
  /** Names the previous file, usually the one saved last. */
  readonly last?: {
    /** The answer for the first file, and its label. */
    readonly first: { readonly value: string; readonly label: string };
    /** Returns the number of the invoice in a file. */
    numberIn(file: string): string | undefined;
  };
  /** The property of the document that has the answer; it is not asked for then. */
  readonly unless?: readonly string[];
  /** The country of the companies that keep the answer, and the e-invoice that needs it. */
  readonly company?: { readonly country: string; readonly format: string };
  /** Its fields, if the answer is an object in JSON. */
  readonly parts?: readonly AskedPart[];
  /** Returns the value of the option; undefined for an answer without one. Default: the answer. */
  parse?(answer: string): Json | undefined;
  /** Returns the options of an answer that stands for several. */
  optionsOf?(answer: string): FormatOptions;
}

/** A field of an answer with several. */
export interface AskedPart {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  /** The maximum number of characters. */
  readonly length?: number;
  /** The values to choose from. By default, none is chosen. */
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
}

export const taxExtension = (key: string, label: string): FormField => ({ path: ['tax', 'ext', key], label });

export const paymentExtension = (key: string, label: string): FormField => ({
  path: ['payment', 'instructions', 'ext', key],
  label,
  extras: [{ of: ['payment', 'instructions'], members: { key: 'credit-transfer' } }],
});
