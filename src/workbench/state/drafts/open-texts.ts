import type { Edit } from 'jsonc-parser';
import { edited } from '../../engine/document/change.ts';
import { draftById, useDrafts } from './drafts.ts';
import { keepVersion } from './history.ts';

/** How the editor changes a text it holds, so that it can be undone there. */
interface HeldText {
  /** Applies a change as one undo step. */
  edit(edits: Edit[]): void;
  /** Applies a change as part of the current undo step, like typing. */
  type(edits: Edit[]): void;
  /** Ends the current undo step. */
  endStep(): void;
}

const open = new Map<string, HeldText>();

/** Changes to a text that the editor does not hold yet. */
interface Waiting {
  /** The text before and after. */
  first: string;
  last: string;
  steps: ((held: HeldText) => void)[];
}

const waiting = new Map<string, Waiting>();

/**
 * Returns the first text for the editor: the draft's text before recent changes, which are repeated in the editor, so that they can be
 * undone.
 */
export function firstText(draft: string, present: string): string {
  const known = waiting.get(draft);
  // An editor normalises line ends, so offsets would differ.
  if (known?.last === present && !known.first.includes('\r')) return known.first;
  waiting.delete(draft);
  return present;
}

/** Registers the editor's copy of a draft's text, and repeats earlier changes in it. */
export function holdText(draft: string, held: HeldText): void {
  for (const step of waiting.get(draft)?.steps ?? []) step(held);
  waiting.delete(draft);
  open.set(draft, held);
}

/** Unregisters the editor's copy of a draft's text. */
export function releaseText(draft: string): void {
  open.delete(draft);
  waiting.delete(draft);
}

/** Changes a draft's text as one undo step, once it is open in the editor. */
export function editText(draft: string, edits: Edit[]): void {
  const held = open.get(draft);
  if (held) held.edit(edits);
  else changeDraft(draft, edits, (later) => later.edit(edits));
}

/** Changes a draft's text like typing in a field: everything until `endStep` is undone at once. */
export function typeText(draft: string, edits: Edit[]): void {
  const held = open.get(draft);
  if (held) held.type(edits);
  else changeDraft(draft, edits, (later) => later.type(edits));
}

/** Ends the current undo step; later input starts another. */
export function endStep(draft: string): void {
  const held = open.get(draft);
  if (held) held.endStep();
  else waiting.get(draft)?.steps.push((later) => later.endStep());
}

/** Replaces a draft's text as one step. The previous text is kept in its history. */
export function replaceText(draft: string, text: string): void {
  const present = textOf(draft) ?? '';
  keepVersion(draft, present, 'replaced');
  editText(draft, [{ offset: 0, length: present.length, content: text }]);
}

function changeDraft(draft: string, edits: Edit[], step: Waiting['steps'][number]): void {
  const text = textOf(draft);
  if (text === undefined) return;
  const known = waiting.get(draft);
  const { first, steps } = known?.last === text ? known : { first: text, steps: [] };
  const last = edited(text, edits);
  waiting.set(draft, { first, last, steps: [...steps, step] });
  useDrafts.getState().change(draft, { text: last });
}

function textOf(draft: string): string | undefined {
  return draftById(draft)?.text;
}
