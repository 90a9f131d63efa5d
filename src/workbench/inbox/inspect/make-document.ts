import { engine } from '../../engine/service/engine.ts';
import type { Draft } from '../../state/drafts/draft-storage.ts';
import { useDrafts } from '../../state/drafts/drafts.ts';
import { supplierIn } from '../../state/drafts/received-from.ts';
import { inspectRequest, runOf } from '../../state/drafts/runs.ts';
import { titleOf } from '../../state/drafts/titles.ts';
import { showFormFirst } from '../../state/view/document-view.ts';
import { showPane } from '../../state/view/pane.ts';
import { notify } from '../../ui/notice.ts';
import { say } from '../../ui/texts/say.ts';
import * as texts from './texts.ts';

/** Opens the document made from an e-invoice as a new draft, and reports losses. */
export async function makeDocument(draft: Draft, show: (id: string) => void): Promise<void> {
  const { id, text } = draft;
  const { checked, noInvoice, inspection: known } = runOf(id);
  const isKnown = checked === text && noInvoice === undefined;
  const inspection = isKnown ? known : (await engine().call('inspect', inspectRequest(draft))).inspection;
  if (inspection?.document === undefined) {
    notify({ title: say(texts.notMade), description: say(texts.notMadeAbout), tone: 'bad' });
    return;
  }
  const { document } = inspection;
  show(useDrafts.getState().open(document, false, { receivedFrom: supplierIn(document) }));
  showFormFirst();
  showPane('Document');
  const count = inspection.losses.filter(({ severity }) => severity !== 'info').length;
  notify({
    title: say(texts.made, { title: titleOf(draft) }),
    description: [
      say(texts.madeOfOthers),
      count > 0 ? say(texts.madeWithLosses, { count }) : say(texts.madeWithout),
    ].join(' '),
    tone: 'good',
    duration: 12_000,
  });
}
