import { isObject } from '../../document/values.ts';
import type { SheetCell } from './layouts.ts';
import * as texts from './national/texts.ts';

/** The members of the note with the legal basis of a Polish exemption. */
const members = { key: 'legal', src: 'pl-favat-exemption' };

const isLegal = (note: unknown) => isObject(note) && note.src === members.src;

/** Returns the existing or future place of that note. */
export function legalNoteOf(notes: unknown): SheetCell {
  const known = Array.isArray(notes) ? notes : [];
  const found = known.findIndex(isLegal);
  const own = ['notes', found < 0 ? known.length : found];
  return { path: [...own, 'text'], label: texts.przepis, extras: [{ of: own, members }] };
}

/** Returns the index of the first other note, or of the next one. */
export function noteIndexOf(notes: unknown): number {
  const known = Array.isArray(notes) ? notes : [];
  const found = known.findIndex((note) => !isLegal(note));
  return found < 0 ? known.length : found;
}
