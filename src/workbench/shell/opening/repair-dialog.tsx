import { lazy, Suspense } from 'react';
import { laidOut } from '../../engine/document/edits.ts';
import { reportNotOpened, withdraw } from '../../state/drafts/not-opened.ts';
import { ask } from '../../state/drafts/questions.ts';
import type { Question } from '../../state/drafts/read-documents.ts';
import { readDocuments } from '../../state/drafts/read-documents.ts';
import { reportPasted } from '../../state/drafts/report-pasted.ts';
import * as draftsTexts from '../../state/drafts/texts.ts';
import { useImport } from '../../state/drafts/use-import.ts';
import { showView } from '../../state/view/document-view.ts';
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

/** Shows broken JSON next to its probable repair; the user opens one of them. If dismissed, the page keeps offering it. */
export function RepairDialog({ question, onClose }: RepairDialogProps) {
  const { name, text, repaired } = question;
  const { openDrafts } = useImport();
  // Differences on a single line would be invisible.
  const after = text.includes('\n') ? repaired : laidOut(repaired);
  const title = name === '' ? say(texts.repair) : say(texts.repairOf, { name });
  const open = (texts: readonly string[]) => {
    withdraw({ title, content: text });
    onClose();
    openDrafts(texts.map((text) => ({ text })));
  };
  const openAsJson = () => {
    showView('JSON');
    open([text]);
  };
  const dismiss = () => {
    onClose();
    const actions = [
      { label: say(draftsTexts.openAsJson), onClick: openAsJson },
      { label: say(draftsTexts.explainRejection), onClick: () => ask(question) },
    ];
    (name === '' ? reportPasted : reportNotOpened)({ title, content: text, actions });
  };
  return (
    <Dialog
      wide
      title={title}
      description={say(texts.repairAbout)}
      onClose={dismiss}
      footer={
        <>
          <Button onClick={openAsJson}>{say(draftsTexts.openAsJson)}</Button>
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
