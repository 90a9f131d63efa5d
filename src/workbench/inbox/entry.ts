/** The files of the inbox, as this browser keeps them. */

import { base64Of } from '../../engine/text/base64.ts';
import type { ReadEntry } from '../engine/worker/inbox.ts';
import { readSaved } from '../state/stores/saved-file.ts';
import type { StoredIn } from '../state/stores/shapes/index.ts';

/** What the user does with a file. */
export const marks = ['new', 'ok', 'pay', 'paid', 'asked', 'answered', 'refused'] as const;
export type Mark = (typeof marks)[number];

/** A file of the list. */
export type Entry = StoredIn<'inbox'>;
/** The remembered invoices of a supplier. */
export type Supplier = StoredIn<'suppliers'>;

/** @param received when it arrived, in milliseconds since 1970 */
export function entryOf({ read, classes, format }: ReadEntry, received: number, content?: Blob): Entry {
  const key = `${read.digest} ${read.file}`;
  return { key, read: { ...read, received }, classes, format, content, mark: 'new' };
}

/** The maximum number of characters of file contents in a saved inbox. Further files are saved without their content. */
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

/** Returns the content of a saved inbox; undefined for another kind of file. */
export async function readInbox(text: string): Promise<{ entries: Entry[]; suppliers: Supplier[] } | undefined> {
  const saved = await readSaved(text, 'inbox');
  if (saved === undefined) return undefined;
  const entries = saved.files.map(({ content, ...entry }) => {
    if (content === undefined) return entry;
    // The decoder of the engine would load with the first page.
    const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
    return { ...entry, content: new Blob([bytes]) };
  });
  return { entries, suppliers: saved.suppliers };
}
