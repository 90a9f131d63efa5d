import { applyEdits, type Edit } from 'jsonc-parser';
import { useDrafts } from '../drafts/drafts.ts';
import { keepVersion } from '../drafts/history.ts';

/** How the text of a draft that was opened in the editor is changed, so that it can be undone there. */
const open = new Map<string, (edits: Edit[]) => void>();

/** The editor says that it holds a draft's text from now on. */
export function holdText(draft: string, edit: (edits: Edit[]) => void): void {
  open.set(draft, edit);
}

/** Changes a draft's text, as one step that can be undone once it is open in the editor. */
export function editText(draft: string, edits: Edit[]): void {
  const { drafts, change } = useDrafts.getState();
  const text = drafts.find(({ id }) => id === draft)?.text;
  const edit = open.get(draft);
  if (edit) edit(edits);
  else if (text !== undefined) change(draft, { text: applyEdits(text, edits) });
}

/** Puts another text in a draft, as one step. The one it had is kept in its history. */
export function replaceText(draft: string, text: string): void {
  const present = useDrafts.getState().drafts.find(({ id }) => id === draft)?.text ?? '';
  keepVersion(draft, present, 'replaced');
  editText(draft, [{ offset: 0, length: present.length, content: text }]);
}
