import type { Edit } from 'jsonc-parser';
import { draftDiscarded } from './discarded.ts';
import { draftById } from './drafts.ts';
import { keepVersion } from './history.ts';
import { type HeldText, LightText } from './light-text.ts';

/** The texts of drafts that Monaco holds. */
const held = new Map<string, HeldText>();

/** All others that were changed, or are watched. */
const light = new Map<string, LightText>();

/** Returns the text of a draft with its undo steps, unless Monaco holds it. */
export function lightText(draft: string): LightText | undefined {
  if (held.has(draft)) return undefined;
  const text = light.get(draft) ?? new LightText(draft);
  light.set(draft, text);
  return text;
}

/**
 * Returns the first text for Monaco: the draft's text before all changes, which are repeated there, so that they can be undone.
 */
export function firstText(draft: string): string {
  const first = lightText(draft)?.first() ?? '';
  // Monaco normalises line ends, so offsets would differ.
  if (!first.includes('\r')) return first;
  light.delete(draft);
  return draftById(draft)?.text ?? '';
}

/** Hands a draft's text over to Monaco. */
export function holdText(draft: string, by: HeldText): void {
  light.get(draft)?.repeatIn(by);
  light.delete(draft);
  held.set(draft, by);
}

draftDiscarded.subscribe((draft) => {
  held.delete(draft);
  light.delete(draft);
});

const textOf = (draft: string): HeldText | undefined => held.get(draft) ?? lightText(draft);

/** Changes a draft's text as one undo step. */
export function editText(draft: string, edits: readonly Edit[]): void {
  textOf(draft)?.edit(edits);
}

/** Changes a draft's text like typing in a field: everything until `endStep` is undone at once. */
export function typeText(draft: string, edits: readonly Edit[]): void {
  textOf(draft)?.type(edits);
}

/** Ends the current undo step; later input starts another. */
export function endStep(draft: string): void {
  textOf(draft)?.endStep();
}

/** Undoes or redoes a step. */
export function stepBack(draft: string, action: 'undo' | 'redo'): void {
  textOf(draft)?.stepBack(action);
}

/** Replaces a draft's text as one step. The previous text is kept in its history. */
export function replaceText(draft: string, text: string): void {
  const present = draftById(draft)?.text ?? '';
  keepVersion(draft, present, 'replaced');
  editText(draft, [{ offset: 0, length: present.length, content: text }]);
}
