import { textClean } from '../text/clean.ts';
import { isZeroUuid } from '../text/uuid.ts';

/** Removes the all-zero UUID, which says nothing (chapter 03 §1.1, uuid-clean). */
export function cleanUuid(owner: { uuid?: string }): void {
  if (owner.uuid !== undefined && isZeroUuid(owner.uuid)) owner.uuid = undefined;
}

/** Cleans the named free texts in place (chapter 03 §1.1, text-clean). */
export function cleanTexts<K extends string>(owner: { [name in K]?: string }, ...names: K[]): void {
  for (const name of names) {
    const value = owner[name];
    if (value !== undefined) owner[name] = textClean(value);
  }
}
