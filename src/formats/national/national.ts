/** Defines how a national syntax checks, reads, writes and displays files. */

import type { Environment, Outcome } from '../../engine/faults.ts';
import type { JsonObject } from '../../engine/model/json.ts';
import type { TextPosition } from '../../engine/reading/problem.ts';
import type { Message } from '../../engine/text/message.ts';
import type { Checked, XmlFault } from '../checked.ts';
import type { DocumentRead, FormatOptions, WriteOptions, WrittenXml } from '../conversion.ts';
import type { Format } from '../format.ts';
import type { XmlElement } from '../xml/element.ts';
import type { XmlDocument } from '../xml/parse.ts';

/** A file to check or read. */
export interface NationalFile extends XmlDocument {
  /** The original bytes; absent if the input was a text. */
  readonly bytes?: Uint8Array | undefined;
  /** Observations about a wrapper such as a signature. */
  readonly noticed?: readonly XmlFault[];
}

export interface CheckOptions {
  /** The time of the check. */
  readonly now: Date;
  readonly options?: FormatOptions | undefined;
}

export interface National {
  /** Checks a file against its schema and the official rules of its format, or of the given format. */
  check(file: NationalFile, given: Format | undefined, options: CheckOptions): Promise<Checked>;
  /** Returns the faults of a text that is not XML. By default a single fault states just that. */
  readonly broken?: (file: string | Uint8Array, problem: { what: Message } & TextPosition) => XmlFault[];
  /** Without this function, files can be checked but not read. */
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
  /** The name and specification of a file in another version than the format writes; undefined for the same. */
  versionOf?(root: XmlElement): Pick<Format, 'name' | 'specification'> | undefined;
  /** The meaning of elements in English, by name without prefix. */
  readonly names: Readonly<Record<string, string>>;
}
