/**
 * The shape of a syntax: how its files are recognised, checked, read, written and named. Each syntax is a folder that declares
 * itself as data, with code that loads on first use; `index.ts` lists them.
 */

import type { AppliedRelease, Environment, Outcome, SignatureVerdict } from '../../engine/faults.ts';
import type { JsonObject } from '../../engine/model/json.ts';
import type { Amount } from '../../engine/num/amount.ts';
import type { TextPosition } from '../../engine/reading/problem.ts';
import type { Message } from '../../engine/text/message.ts';
import type { Shown } from '../../paper/shown.ts';
import type { Plan } from '../model/plan.ts';
import type { RuleClasses } from '../rules/class.ts';
import type { SyntaxFile } from '../signed/syntax-file.ts';
import type { XmlElement } from '../xml/element.ts';
import type { Namespaces } from '../xml/namespaces.ts';
import type { Checked, XmlFault } from './checked.ts';
import type { DocumentRead, FormatOptions, WriteOptions, WrittenXml } from './conversion.ts';
import type { Declaration, DeclareRequest, ReadFile } from './declaration.ts';
import type { Direction, Format } from './format.ts';
import type { OptionDeclaration } from './option.ts';
import type { ReportShown } from './report-shown.ts';
import type { SyntaxFacts } from './syntax-facts.ts';

/** The root of a file, and the format whose rules it is judged by. */
export interface JudgedFile {
  readonly format: Format;
  readonly root: XmlElement;
  /** The releases of the sets of rules. */
  readonly releases?: readonly AppliedRelease[] | undefined;
  /** Present if it is signed. */
  readonly signature?: SignatureVerdict | undefined;
}

export interface CheckOptions {
  /** The time of the check. */
  readonly now: Date;
  /** Called with the format whose rules a file is judged by. */
  readonly judged?: ((file: JudgedFile) => void) | undefined;
  readonly options?: FormatOptions | undefined;
  /** Whether the file is sent or was received. Default: `issued`. */
  readonly direction?: Direction | undefined;
  /** The day by whose official rules the file is judged, `2026-02-23`, or `issue` for its own date. Default: today. */
  readonly asOf?: string | undefined;
  /** The day that is today, `2026-11-28`. Default: that of the program. */
  readonly today?: string | undefined;
  /** Whether to list what the file lacks for EN 16931-1:2026, as a draft. Default: false. */
  readonly readiness?: boolean | undefined;
  /** Returns the day in `asOf`, given the date of the file. `checkInvoice` sets it if there is one. */
  readonly dayFor?: ((issued: string | undefined) => string) | undefined;
}

export interface ReadOptions {
  /** Report any loss of meaning as a fault. */
  readonly strict?: boolean;
  readonly formatOptions?: FormatOptions | undefined;
  /** Whether the file is read only to be drawn: a report, which is not a document, then has pages. */
  readonly isForPages?: boolean;
}

/** The meanings of elements in English, by name without prefix. */
export type Meanings = Readonly<Record<string, string>>;

/** Data that readers and writers get besides the user's options, because only `list/` has them. */
export interface Handed {
  /** The namespaces of all syntaxes. */
  readonly namespaces: Namespaces;
}

/** The code of a syntax. */
export interface SyntaxCode {
  /** Checks a file against its schema and the official rules of its format, or of the given format. */
  check(file: SyntaxFile, given: Format | undefined, options: CheckOptions): Promise<Checked>;
  /** Returns the faults of a text that is not XML. By default a single fault states just that. */
  readonly broken?: (file: string | Uint8Array, problem: { what: Message } & TextPosition) => XmlFault[];
  read(
    file: SyntaxFile,
    from: Format | undefined,
    options: ReadOptions & Handed,
    environment: Environment,
  ): Promise<Outcome<DocumentRead>>;
  write(
    data: JsonObject,
    format: Format,
    options: WriteOptions & Handed,
    environment: Environment,
  ): Promise<Outcome<WrittenXml>>;
  /** Returns what the pages of a built document show, if that is not the document itself. */
  shown?(document: JsonObject): Shown | undefined;
  /** Makes a report of many documents. */
  declare?(request: DeclareRequest, environment: Environment, readFile: ReadFile): Promise<Declaration>;
  /** Returns a report as people see it. It is not a document. */
  reportIn?(root: XmlElement): ReportShown;
  /** The name and specification of a file in another version than the format writes; undefined for the same. */
  versionOf?(root: XmlElement): Pick<Format, 'name' | 'specification'> | undefined;
  /** Returns what the elements of a file mean: by the plan of its business terms, or by their names. */
  meaningsOf(root: XmlElement, format: Format): Meanings | Promise<Plan>;
}

/** What a built document charges in a system where that is not the sum of its lines. */
export interface Invoiced {
  /** The draft of an ordinary invoice of that amount. */
  readonly draft: JsonObject;
  /** The amount to pay for it, before payments. */
  readonly total: Amount;
  /** What the draft leaves out, by property of the document. */
  readonly left: readonly { readonly property: string; readonly text: Message }[];
}

export interface Syntax extends SyntaxFacts {
  /** Its formats, in the order of their lists. */
  readonly formats: readonly Format[];
  /** Returns whether a root belongs to it, including unsupported versions. */
  readonly isRoot: (root: XmlElement) => boolean;
  /** The classes of the rules that only it has. */
  readonly ownClasses?: () => Promise<{ classes: RuleClasses }>;
  /** The options for writing and reading, by name. */
  readonly options?: Readonly<Record<string, OptionDeclaration>>;
  /** Loads the function that finds the amounts of documents about a part of their lines. Absent if the syntax has no such documents. */
  readonly invoiced?: () => Promise<{ invoicedOf(built: JsonObject): Invoiced | undefined }>;
  readonly load: () => Promise<SyntaxCode>;
}
