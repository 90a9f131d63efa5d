import { showPane } from '../app/pane.ts';
import type { Draft } from '../drafts/draft-storage.ts';
import { useDrafts } from '../drafts/drafts.ts';
import { supplierIn } from '../drafts/received-from.ts';
import { inspectRequest, runOf } from '../drafts/runs.ts';
import { titleOf } from '../drafts/titles.ts';
import { engine } from '../service/engine.ts';
import { say } from '../texts/say.ts';
import { notify } from '../ui/notice.ts';
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
  showPane('Document');
  const count = inspection.losses.filter(({ severity }) => severity !== 'info').length;
  notify({
    title: say(texts.made, { title: titleOf(draft) }),
    description: count > 0 ? say(texts.madeWithLosses, { count }) : say(texts.madeWithout),
    tone: 'good',
    duration: 12_000,
  });
}
