/** What a national syntax gives: how its files are checked, read, written and shown. */

import type { Environment, Outcome } from '../../engine/faults.ts';
import type { JsonObject } from '../../engine/model/json.ts';
import type { TextPosition } from '../../engine/reading/problem.ts';
import type { Message } from '../../engine/text/message.ts';
import type { Checked, XmlFault } from '../checked.ts';
import type { DocumentRead, FormatOptions, WriteOptions, WrittenXml } from '../conversion.ts';
import type { Format } from '../format.ts';
import type { XmlDocument } from '../xml/parse.ts';

/** A file that is checked or read. */
export interface NationalFile extends XmlDocument {
  /** As it came; absent where a text came. */
  readonly bytes?: Uint8Array | undefined;
  /** What is noticed of what it was wrapped in, such as a signature. */
  readonly noticed?: readonly XmlFault[];
}

export interface CheckOptions {
  /** The moment at which it is checked. */
  readonly now: Date;
  readonly options?: FormatOptions | undefined;
}

export interface National {
  /** Checks a file by its schema and the official rules of its format, or of the one that is given. */
  check(file: NationalFile, given: Format | undefined, options: CheckOptions): Promise<Checked>;
  /** Returns what is said of a text that is no XML; not given, that it is none. */
  readonly broken?: (file: string | Uint8Array, problem: { what: Message } & TextPosition) => XmlFault[];
  /** Not given, files are checked alone. */
  read?(
    file: NationalFile,
    from: Format | undefined,
    options: { strict?: boolean; formatOptions?: FormatOptions | undefined },
    environment: Environment,
  ): Promise<Outcome<DocumentRead>>;
  write?(
    data: JsonObject,
    format: Format,
    options: WriteOptions,
    environment: Environment,
  ): Promise<Outcome<WrittenXml>>;
  /** What elements mean, by their names without prefixes, in English. */
  readonly names: Readonly<Record<string, string>>;
}
