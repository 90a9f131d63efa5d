import { lazy, Suspense } from 'react';
import { laidOut } from '../../engine/document/edits.ts';
import type { Question } from '../../state/drafts/read-documents.ts';
import { readDocuments } from '../../state/drafts/read-documents.ts';
import { useImport } from '../../state/drafts/use-import.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Waiting } from '../../ui/message.tsx';
import { say } from '../../ui/texts/say.ts';
import { withEditorTexts } from '../../write/monaco/editor-language.ts';
import * as texts from './texts.ts';

const Difference = lazy(async () => ({
  default: (await withEditorTexts(() => import('../../write/editor/difference.tsx'))).Difference,
}));

interface RepairDialogProps {
  question: Extract<Question, { kind: 'repaired' }>;
  onClose(): void;
}

/** Shows broken JSON next to its probable repair; the user opens one of them. */
export function RepairDialog({ question: { name, text, repaired }, onClose }: RepairDialogProps) {
  const { openDrafts } = useImport();
  // Differences on a single line would be invisible.
  const after = text.includes('\n') ? repaired : laidOut(repaired);
  const open = (texts: readonly string[]) => {
    onClose();
    openDrafts(texts.map((text) => ({ text })));
  };
  return (
    <Dialog
      wide
      title={name === '' ? say(texts.repair) : say(texts.repairOf, { name })}
      description={say(texts.repairAbout)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={() => open([text])}>{say(texts.openAsItIs)}</Button>
          <Button look="primary" onClick={() => open(readDocuments(after, name).texts)}>
            {say(texts.openRepaired)}
          </Button>
        </>
      }
    >
      <div className="h-[min(50dvh,26rem)] overflow-hidden rounded-lg border border-line">
        <Suspense fallback={<Waiting what={say(texts.repair)} />}>
          <Difference before={text} after={after} beforeLabel={say(texts.asItWas)} afterLabel={say(texts.asRepaired)} />
        </Suspense>
      </div>
    </Dialog>
  );
}
