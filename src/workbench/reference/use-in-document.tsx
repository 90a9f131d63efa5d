import type { Edit } from 'jsonc-parser';
import { Check, Plus } from 'lucide-react';
import type { ComponentProps } from 'react';
import { isXmlText } from '../../engine/reading/xml-text.ts';
import { type Description, describe } from '../engine/document/description.ts';
import { contentOf } from '../engine/document/text.ts';
import { isObject } from '../engine/document/values.ts';
import { useActiveDraft, useShowDraft } from '../state/drafts/use-active-draft.ts';
import { useReadOnly } from '../state/view/read-only.ts';
import { Button } from '../ui/button.tsx';
import { say } from '../ui/texts/say.ts';
import { changeWithUndo } from './change-with-undo.ts';
import * as texts from './texts.ts';

interface UseInDocumentProps extends Pick<ComponentProps<typeof Button>, 'look'> {
  /** Returns the button's label, for the document. */
  label(document: string): string;
  /** The message after success: `Added to Invoice 1`. */
  done(document: string): string;
  isIn(document: Description): boolean;
  edits(text: string): Edit[];
  /** Returns a function that removes it again, even after other changes. */
  back?: ((text: string) => Edit[]) | undefined;
  /** Called instead, with the function that adds the entry, if a question comes first. */
  before?(use: () => void): void;
}

/** Adds a catalogue entry to the current draft. */
export function UseInDocument({ look = 'plain', label, done, isIn, edits, back, before: ask }: UseInDocumentProps) {
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
  const use = () => changeWithUndo(draft, { edits, back, done: done(title), show: () => show(draft.id) });
  return (
    <div className="grid justify-items-end gap-1">
      <Button
        look={look}
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
