import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isXmlText } from '../../../engine/reading/xml-text.ts';
import { useDescription } from '../../engine/document/use-description.ts';
import { engine } from '../../engine/service/engine.ts';
import { useDrafts } from '../../state/drafts/drafts.ts';
import { readFile } from '../../state/drafts/read-documents.ts';
import { useActiveDraft, useShowDraft } from '../../state/drafts/use-active-draft.ts';
import { useImport } from '../../state/drafts/use-import.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { FileButton } from '../../ui/file-button.tsx';
import { say } from '../../ui/texts/say.ts';
import { Codes, RejectionField } from '../rejection/rejection.tsx';
import { RepairDialog } from './repair-dialog.tsx';
import * as texts from './texts.ts';

interface FixDialogProps {
  /** The pasted answer of the tax office or network. */
  given?: string;
  onClose(): void;
}

/** Fixes the user's own e-invoice that others rejected: the open one, or one that is chosen here. */
export function FixDialog({ given, onClose }: FixDialogProps) {
  const [text, setText] = useState(given || undefined);
  const draft = useActiveDraft();
  const { isXml } = useDescription(draft?.text ?? '');
  if (draft && isXml && draft.inbox === undefined) return <RepairDialog draft={draft} given={text} onClose={onClose} />;
  return <WithoutFile text={text} onText={setText} onClose={onClose} />;
}

interface WithoutFileProps {
  text: string | undefined;
  onText(text: string): void;
  onClose(): void;
}

/** Explains an answer, and asks for the file that it is about. */
function WithoutFile({ text, onText, onClose }: WithoutFileProps) {
  const show = useShowDraft();
  const { openFiles } = useImport();
  const { data: codes } = useQuery({
    queryKey: ['rejection', text],
    queryFn: () => engine().call('explainRejection', text ?? ''),
    enabled: text !== undefined,
    gcTime: 0,
    retry: false,
  });
  const open = async (file: File) => {
    const { drafts, question } = await readFile(file);
    const [first, ...others] = drafts;
    if (first && others.length === 0 && !question) {
      const { text: content, ...source } = first;
      show(useDrafts.getState().open(content, false, source));
      // A document has its own fixes, in Problems.
      if (!isXmlText(content)) onClose();
      return;
    }
    onClose();
    openFiles([file]);
  };
  return (
    <Dialog wide title={say(texts.fixTitle)} description={say(texts.fixAbout)} onClose={onClose}>
      <div className="grid items-start gap-x-6 gap-y-5 md:grid-cols-2">
        <section className="grid gap-2">
          <h3 className="font-semibold">{say(texts.wrong)}</h3>
          <RejectionField given={text ?? ''} onExplain={onText} />
          <div role="status">{codes && <Codes codes={codes} />}</div>
        </section>
        <section className="grid justify-items-start gap-2">
          <h3 className="font-semibold">{say(texts.changes)}</h3>
          <p className="text-soft">{say(texts.chooseAbout)}</p>
          <FileButton onFile={(file) => void open(file)}>{say(texts.choose)}</FileButton>
        </section>
      </div>
    </Dialog>
  );
}
