import type { Edit } from 'jsonc-parser';
import { edited } from '../document/change.ts';
import { useDrafts } from './drafts.ts';
import { keepVersion } from './history.ts';

/** What the editor does with a text that it holds, so that it can be undone there. */
interface HeldText {
  /** Changes it as one step. */
  edit(edits: Edit[]): void;
  /** Changes it as a part of the step that is going on, as keys do. */
  type(edits: Edit[]): void;
  /** Ends the step that is going on. */
  endStep(): void;
}

const open = new Map<string, HeldText>();

/** What was done to a text that the editor does not hold yet. */
interface Waiting {
  /** The text before it, and after. */
  first: string;
  last: string;
  steps: ((held: HeldText) => void)[];
}

const waiting = new Map<string, Waiting>();

/**
 * Returns the text with which the editor begins, which is the draft's before what was done to it in the meantime: that
 * is done again once it is held, so that it can be undone.
 */
export function firstText(draft: string, present: string): string {
  const known = waiting.get(draft);
  // An editor's lines end in one way: offsets in such a text would be others there.
  if (known?.last === present && !known.first.includes('\r')) return known.first;
  waiting.delete(draft);
  return present;
}

/** Notes that the editor holds a draft's text from now on, and does again what was done before. */
export function holdText(draft: string, held: HeldText): void {
  for (const step of waiting.get(draft)?.steps ?? []) step(held);
  waiting.delete(draft);
  open.set(draft, held);
}

/** Notes that the editor no longer holds a draft's text. */
export function releaseText(draft: string): void {
  open.delete(draft);
  waiting.delete(draft);
}

/** Changes a draft's text, as one step that can be undone once it is open in the editor. */
export function editText(draft: string, edits: Edit[]): void {
  const held = open.get(draft);
  if (held) held.edit(edits);
  else changeDraft(draft, edits, (later) => later.edit(edits));
}

/** Changes a draft's text as somebody types into a field; all until `endStep` is undone at once. */
export function typeText(draft: string, edits: Edit[]): void {
  const held = open.get(draft);
  if (held) held.type(edits);
  else changeDraft(draft, edits, (later) => later.type(edits));
}

/** Ends the step of undo: what is typed from now on is another one. */
export function endStep(draft: string): void {
  const held = open.get(draft);
  if (held) held.endStep();
  else waiting.get(draft)?.steps.push((later) => later.endStep());
}

/** Puts another text in a draft, as one step. The one it had is kept in its history. */
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
  return useDrafts.getState().drafts.find(({ id }) => id === draft)?.text;
}
