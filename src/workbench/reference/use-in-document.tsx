import type { Edit } from 'jsonc-parser';
import { Check, Plus } from 'lucide-react';
import { isXmlText } from '../../engine/reading/xml-text.ts';
import { type Description, describe } from '../engine/document/description.ts';
import { addonEdits, withoutAddonEdits } from '../engine/document/edits.ts';
import { contentOf } from '../engine/document/text.ts';
import { isObject } from '../engine/document/values.ts';
import type { Draft } from '../state/drafts/draft-storage.ts';
import { draftById } from '../state/drafts/drafts.ts';
import { editText } from '../state/drafts/open-texts.ts';
import { useActiveDraft, useShowDraft } from '../state/drafts/use-active-draft.ts';
import { useReadOnly } from '../state/view/read-only.ts';
import { Button } from '../ui/button.tsx';
import { notify } from '../ui/notice.ts';
import { say } from '../ui/texts/say.ts';
import * as texts from './texts.ts';

interface UseInDocumentProps {
  /** Returns the button's label, for the document. */
  label(document: string): string;
  /** The message after success: `Added to Invoice 1`. */
  done(document: string): string;
  isIn(document: Description): boolean;
  edits(text: string): Edit[];
  /** Returns a function that removes it again, even after other changes. */
  withoutIt?: ((text: string) => Edit[]) | undefined;
  /** Called instead, with the function that adds the entry, if a question comes first. */
  before?(use: () => void): void;
}

interface Use extends Pick<UseInDocumentProps, 'edits' | 'withoutIt'> {
  /** The message after success. */
  done: string | Promise<string>;
  /** Shows the draft, unless it is in sight. */
  show?: () => void;
}

/** Adds a catalogue entry to a draft, with a notice that shows the draft or takes the entry out again. */
export function addWithUndo(
  { id, text: before }: Pick<Draft, 'id' | 'text'>,
  { edits, withoutIt, done, show }: Use,
): void {
  editText(id, edits(before));
  const after = draftById(id)?.text;
  const undo = () => {
    const text = draftById(id)?.text;
    // What was written since then stays.
    if (text === after) editText(id, [{ offset: 0, length: text?.length ?? 0, content: before }]);
    else if (text !== undefined && withoutIt) editText(id, withoutIt(text));
  };
  const undoing = { label: say(texts.undo), onClick: undo };
  const buttons = show ? { action: { label: say(texts.show), onClick: show }, other: undoing } : { action: undoing };
  void Promise.resolve(done).then((title) =>
    notify({ id: 'added', title, tone: 'good', ...buttons, duration: 12_000 }),
  );
}

/** Returns how an addon is added to a document, and taken out again. */
export const changesOf = (addon: string) => ({
  edits: (text: string) => addonEdits(text, addon),
  withoutIt: (text: string) => withoutAddonEdits(text, addon),
});

/** Adds a catalogue entry to the current draft. */
export function UseInDocument({ label, done, isIn, edits, withoutIt, before: ask }: UseInDocumentProps) {
  const draft = useActiveDraft();
  const show = useShowDraft();
  const description = describe(draft?.text ?? '');
  const readOnly = useReadOnly(description);
  if (!draft) return null;
  const { title } = description;
  if (isIn(description)) {
    return (
      <p className="flex h-[30px] items-center gap-1.5 text-good">
        <Check aria-hidden className="size-4" />
        {say(texts.inDocument, { document: title })}
      </p>
    );
  }
  const isReadable = isObject(contentOf(draft.text));
  const isReceived = isXmlText(draft.text);
  const why = isReceived
    ? say(texts.received)
    : (readOnly ?? (isReadable ? undefined : say(texts.notJson, { document: title })));
  const use = () => addWithUndo(draft, { edits, withoutIt, done: done(title), show: () => show(draft.id) });
  return (
    <div className="grid justify-items-end gap-1">
      <Button
        Icon={Plus}
        onClick={ask ? () => ask(use) : use}
        disabled={why !== undefined}
        title={say(texts.inDocument, { document: title })}
      >
        {label(title)}
      </Button>
      {why && <p className="text-faint text-xs">{why}</p>}
    </div>
  );
}
