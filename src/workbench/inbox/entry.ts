/** The files of the inbox, as this browser keeps them. */

import { base64Of } from '../../engine/text/base64.ts';
import type { Localised } from '../../formats/format.ts';
import type { RuleClass } from '../../formats/rules/class.ts';
import type { FileRead } from '../../inbox/read-file.ts';
import type { Known } from '../../inbox/suppliers.ts';
import { isObject } from '../engine/document/values.ts';
import type { ReadEntry } from '../engine/worker/inbox.ts';

/** What the user does with a file. */
export const marks = ['new', 'ok', 'pay', 'paid', 'asked', 'answered', 'refused'] as const;
export type Mark = (typeof marks)[number];

/** A file of the list. */
export interface Entry {
  /** The same for the same content at the same path. */
  key: string;
  read: FileRead;
  classes: Readonly<Record<RuleClass, number>>;
  format?: Localised | undefined;
  /** Missing for a file that could not be taken out of its archive. */
  content?: Blob | undefined;
  mark: Mark;
}

/** The remembered invoices of a supplier. */
export interface Supplier {
  key: string;
  invoices: Known[];
}

/** @param received when it arrived, in milliseconds since 1970 */
export function entryOf({ read, classes, format }: ReadEntry, received: number, content?: Blob): Entry {
  const key = `${read.digest} ${read.file}`;
  return { key, read: { ...read, received }, classes, format, content, mark: 'new' };
}

/** The characters of file contents that a saved inbox has at most. Files beyond are saved without their content. */
const MOST_CONTENT = 192 * 1024 * 1024;

/** Returns a saved inbox. */
export async function writeInbox(entries: readonly Entry[], suppliers: readonly Supplier[]): Promise<Blob> {
  let room = MOST_CONTENT;
  const parts: string[] = [];
  for (const { content, ...entry } of entries) {
    const fits = content !== undefined && content.size * BASE64 <= room;
    if (fits) room -= content.size * BASE64;
    parts.push(
      JSON.stringify({ ...entry, ...(fits && { content: base64Of(new Uint8Array(await content.arrayBuffer())) }) }),
    );
  }
  const head = `{"billwright":"inbox","suppliers":${JSON.stringify(suppliers)},"files":[\n`;
  return new Blob([head, parts.join(',\n'), '\n]}\n'], { type: 'application/json' });
}

/** Characters of Base64 for a byte. */
const BASE64 = 4 / 3;

/** Returns what a saved inbox has; undefined for another kind of file. */
export function readInbox(text: string): { entries: Entry[]; suppliers: Supplier[] } | undefined {
  try {
    const saved: unknown = JSON.parse(text);
    if (!isObject(saved) || saved.billwright !== 'inbox') return undefined;
    const { files, suppliers } = saved;
    if (!Array.isArray(files) || !files.every(isEntry)) return undefined;
    if (!Array.isArray(suppliers) || !suppliers.every(isSupplier)) return undefined;
    const entries = files.map(({ content, ...entry }) => {
      if (typeof content !== 'string') return entry;
      // The decoder of the engine would load with the first page.
      const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
      return { ...entry, content: new Blob([bytes]) };
    });
    return { entries, suppliers };
  } catch {
    return undefined;
  }
}

function isEntry(value: unknown): value is Entry {
  if (!isObject(value) || !isObject(value.read) || !isObject(value.classes)) return false;
  const { file, digest, format, verdict, flags, broken } = value.read;
  return (
    typeof value.key === 'string' &&
    marks.some((mark) => mark === value.mark) &&
    [file, digest, format, verdict].every((each) => typeof each === 'string') &&
    Array.isArray(flags) &&
    Array.isArray(broken)
  );
}

function isSupplier(value: unknown): value is Supplier {
  return isObject(value) && typeof value.key === 'string' && Array.isArray(value.invoices);
}
