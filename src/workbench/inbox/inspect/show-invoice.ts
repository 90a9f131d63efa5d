import { engine } from '../../engine/service/engine.ts';
import type { Draft } from '../../state/drafts/draft-storage.ts';
import { changeRun, inspectRequest, runOf } from '../../state/drafts/runs.ts';
import { builtWhileTyping } from '../../write/live/built.ts';

/** Shows another invoice of a file, by index from 0. */
export async function showInvoice(draft: Draft, invoice: number): Promise<void> {
  const { id, text } = draft;
  changeRun(id, { invoice });
  const { inspection, time } = await engine().call('inspect', inspectRequest(draft));
  const { invoice: shown, checked, built } = runOf(id);
  if (!inspection || shown !== invoice || checked !== text) return;
  const { document: result, documentFaults } = inspection;
  changeRun(id, {
    inspection,
    built: builtWhileTyping(
      { result, faults: documentFaults.length, partial: false, time },
      { text, envelop: false },
      built,
    ),
  });
}
