import type { ShownLoss } from '../../engine/worker/inspect.ts';
import type { Draft } from '../../state/drafts/draft-storage.ts';
import { useRun } from '../../state/drafts/runs.ts';
import { goToRange } from '../../state/view/active-editor.ts';
import { showPane } from '../../state/view/pane.ts';
import { Message, Waiting } from '../../ui/message.tsx';
import { say } from '../../ui/texts/say.ts';
import { FaultList } from '../../write/problems/fault-list.tsx';
import { Losses } from '../../write/saving/losses.tsx';
import * as texts from './texts.ts';

/** E-invoices become invoices. */
const ofInvoices = { schema: 'bill/invoice', envelope: false, country: undefined };

/** The content of an e-invoice that a document made from it would lose. */
export function LossesPanel({ draft }: { draft: Draft }) {
  const { inspection, noInvoice } = useRun(draft.id, 'inspection', 'noInvoice');
  if (!inspection) {
    return noInvoice === undefined ? <Waiting what={say(texts.checking)} /> : <Message title={noInvoice} />;
  }
  const { losses, documentFaults } = inspection;
  if (losses.length + documentFaults.length === 0) {
    return <Message title={say(texts.noLosses)} about={say(texts.noLossesAbout)} />;
  }
  const go = ({ range }: ShownLoss) => {
    if (!range) return;
    showPane('Document');
    goToRange(range);
  };
  return (
    <div className="grid min-w-0 flex-1 content-start gap-5 overflow-auto px-4 py-3.5">
      {losses.length > 0 && (
        <section className="grid gap-2.5">
          <p className="font-semibold">{say(texts.lossesAbout, { count: losses.length })}</p>
          <Losses losses={losses} of={ofInvoices} onGo={go} />
        </section>
      )}
      {documentFaults.length > 0 && (
        <section>
          <p className="font-semibold text-bad">{say(texts.documentFaults, { count: documentFaults.length })}</p>
          <FaultList faults={documentFaults} />
        </section>
      )}
    </div>
  );
}
