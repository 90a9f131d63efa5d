import { applyEdits, type Edit } from 'jsonc-parser';
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

/** Notes that the editor holds a draft's text from now on. */
export function holdText(draft: string, held: HeldText): void {
  open.set(draft, held);
}

/** Notes that the editor no longer holds a draft's text. */
export function releaseText(draft: string): void {
  open.delete(draft);
}

/** Changes a draft's text, as one step that can be undone once it is open in the editor. */
export function editText(draft: string, edits: Edit[]): void {
  const held = open.get(draft);
  if (held) held.edit(edits);
  else changeDraft(draft, edits);
}

/** Changes a draft's text as somebody types into a field; all until `endStep` is undone at once. */
export function typeText(draft: string, edits: Edit[]): void {
  const held = open.get(draft);
  if (held) held.type(edits);
  else changeDraft(draft, edits);
}

/** Ends the step of undo: what is typed from now on is another one. */
export function endStep(draft: string): void {
  open.get(draft)?.endStep();
}

/** Puts another text in a draft, as one step. The one it had is kept in its history. */
export function replaceText(draft: string, text: string): void {
  const present = textOf(draft) ?? '';
  keepVersion(draft, present, 'replaced');
  editText(draft, [{ offset: 0, length: present.length, content: text }]);
}

function changeDraft(draft: string, edits: Edit[]): void {
  const text = textOf(draft);
  if (text !== undefined) useDrafts.getState().change(draft, { text: applyEdits(text, edits) });
}

function textOf(draft: string): string | undefined {
  return useDrafts.getState().drafts.find(({ id }) => id === draft)?.text;
}
