import type { Edit } from 'jsonc-parser';
import { addonEdits, withoutAddonEdits } from '../engine/document/edits.ts';
import type { Draft } from '../state/drafts/draft-storage.ts';
import { draftById } from '../state/drafts/drafts.ts';
import { editText } from '../state/drafts/open-texts.ts';
import { notify } from '../ui/notice.ts';
import { say } from '../ui/texts/say.ts';
import * as texts from './texts.ts';

interface Change {
  edits(text: string): Edit[];
  /** Reverts it, even after other changes. */
  back?: ((text: string) => Edit[]) | undefined;
  /** The message after success. */
  done: string;
  /** Resolves to a fuller message, which replaces it while it is shown. */
  fuller?: Promise<string>;
  /** Shows the draft, unless it is in sight. */
  show?: () => void;
}

/** The change whose notice is shown. */
let told: object | undefined;

/** Changes a draft by a catalogue entry, with a notice that shows the draft or undoes the change. */
export function changeWithUndo(
  { id, text: before }: Pick<Draft, 'id' | 'text'>,
  { edits, back, done, fuller, show }: Change,
): void {
  editText(id, edits(before));
  const after = draftById(id)?.text;
  const own = {};
  const end = () => {
    if (told === own) told = undefined;
  };
  const undo = () => {
    end();
    const text = draftById(id)?.text;
    // What was written since then stays.
    if (text === after) editText(id, [{ offset: 0, length: text?.length ?? 0, content: before }]);
    else if (text !== undefined && back) editText(id, back(text));
  };
  const undoing = { label: say(texts.undo), onClick: undo };
  const buttons = show ? { action: { label: say(texts.show), onClick: show }, other: undoing } : { action: undoing };
  const tell = (title: string) =>
    notify({ id: 'added', title, tone: 'good', ...buttons, duration: 12_000, onGone: end });
  told = own;
  tell(done);
  void fuller?.then((title) => told === own && title !== done && tell(title));
}

/** Returns how an addon is added to a document, and taken out again. */
export const additionOf = (addon: string) => ({
  edits: (text: string) => addonEdits(text, addon),
  back: (text: string) => withoutAddonEdits(text, addon),
});

/**
 * Takes an addon out of a draft.
 * @param name of the addon
 * @param document the title of the document
 */
export function removeAddon(draft: Pick<Draft, 'id' | 'text'>, addon: string, name: string, document: string): void {
  const { edits, back } = additionOf(addon);
  changeWithUndo(draft, { edits: back, back: edits, done: say(texts.addonRemoved, { addon: name, document }) });
}
