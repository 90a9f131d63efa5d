import type { FormNote } from '../../../../formats/declare/form.ts';
import { forms } from '../../../../formats/list/forms.ts';
import { isObject } from '../../../engine/document/values.ts';
import type { SheetCell } from './layouts.ts';

/** The sources of the notes that have fields of their own, such as the legal basis of a Polish exemption. */
const OWN = new Set<unknown>(forms.flatMap(({ fields }) => fields.flatMap(({ note }) => note?.members.src ?? [])));

/** Returns the existing or future place of such a note. */
export function noteOf({ label, members }: FormNote, notes: unknown): SheetCell {
  const own = ['notes', indexIn(notes, (src) => src === members.src)];
  return { path: [...own, 'text'], label, extras: [{ of: own, members }] };
}

/** Returns the index of the first other note, or of the next one. */
export function noteIndexOf(notes: unknown): number {
  return indexIn(notes, (src) => !OWN.has(src));
}

function indexIn(notes: unknown, fits: (src: unknown) => boolean): number {
  const known = Array.isArray(notes) ? notes : [];
  const found = known.findIndex((note) => fits(isObject(note) ? note.src : undefined));
  return found < 0 ? known.length : found;
}
