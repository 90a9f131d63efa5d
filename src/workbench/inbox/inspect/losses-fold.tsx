import type { Inspection, ShownLoss } from '../../engine/worker/inspect.ts';
import { goToRange } from '../../state/view/active-editor.ts';
import { showPane } from '../../state/view/pane.ts';
import { say } from '../../ui/texts/say.ts';
import { FaultList } from '../../write/problems/fault-list.tsx';
import { Losses } from '../../write/saving/losses.tsx';
import * as texts from './texts.ts';

/** E-invoices become invoices. */
const ofInvoices = { schema: 'bill/invoice', envelope: false, country: undefined };

/** What a document made from an e-invoice would lose, folded below what the file says. */
export function LossesFold({ inspection: { losses, documentFaults } }: { inspection: Inspection }) {
  const go = ({ range }: ShownLoss) => {
    if (!range) return;
    showPane('Document');
    goToRange(range);
  };
  return (
    <details className="shrink-0 border-line border-t px-4">
      <summary className="min-h-9 pointer-coarse:min-h-11 cursor-pointer content-center font-medium text-soft">
        {say(texts.losses, { count: losses.length + documentFaults.length })}
      </summary>
      <div className="grid max-h-[40dvh] gap-5 overflow-auto pb-3.5">
        {losses.length + documentFaults.length === 0 && <p>{say(texts.noLossesAbout)}</p>}
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
    </details>
  );
}
