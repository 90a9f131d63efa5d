import { isXmlText } from '../../../engine/reading/xml-text.ts';
import { writeText } from '../../engine/document/write.ts';
import { builtAhead } from '../../engine/service/ahead.ts';
import { engine } from '../../engine/service/engine.ts';
import type { Draft } from '../../state/drafts/draft-storage.ts';
import { draftById } from '../../state/drafts/drafts.ts';
import { changeRun, inspectRequest, runOf } from '../../state/drafts/runs.ts';
import { noteSeen } from '../../state/view/first-paper.ts';
import { builtWhileTyping } from './built.ts';

/** Longer texts are left to the editor, to avoid processing them twice. */
const SMALL_TEXT = 100_000;

/** Shows the result of a text before the editor is loaded, which takes longest on a slow network. The editor updates it from then on. */
export async function showEarly(draft: Draft): Promise<void> {
  const { id, text, envelop } = draft;
  const isWanted = () => {
    const { built, checked } = runOf(id);
    const present = draftById(id);
    return built === undefined && checked === undefined && present?.text === text && present.envelop === envelop;
  };
  // An e-invoice has no form.
  if (isXmlText(text)) noteSeen('form');
  const found = text.length <= SMALL_TEXT && isWanted() ? await resultOf(draft).catch(() => undefined) : undefined;
  if (found?.result !== undefined && isWanted()) {
    changeRun(id, { built: builtWhileTyping(found, { text, envelop }, undefined) });
  } else {
    // There is no paper to wait for.
    noteSeen('paper');
  }
}

type EarlyResult = Parameters<typeof builtWhileTyping>[0];

async function resultOf(draft: Draft): Promise<EarlyResult | undefined> {
  const { id, text, envelop } = draft;
  const ahead = builtAhead();
  if (ahead && !envelop && isSame(text, ahead.document)) {
    const built = await ahead.built;
    if (built) return { result: writeText(built), faults: [], partial: false, time: undefined };
  }
  if (!isXmlText(text)) return await engine().call('check', { draft: id, text, envelop });
  const { inspection, time } = await engine().call('inspect', inspectRequest(draft));
  return inspection && { result: inspection.document, faults: inspection.documentFaults, partial: false, time };
}

function isSame(text: string, document: unknown): boolean {
  try {
    return JSON.stringify(JSON.parse(text)) === JSON.stringify(document);
  } catch {
    return false;
  }
}
