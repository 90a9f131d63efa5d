import { writeText } from '../../engine/document/write.ts';
import { builtAhead } from '../../engine/service/ahead.ts';
import { draftDiscarded } from '../../state/drafts/discarded.ts';
import type { Draft } from '../../state/drafts/draft-storage.ts';
import { draftById } from '../../state/drafts/drafts.ts';
import { lightText } from '../../state/drafts/open-texts.ts';
import { changeRun, forgetRun, runOf } from '../../state/drafts/runs.ts';
import { builtWhileTyping } from './built.ts';
import { LiveDraft } from './live-draft.ts';
import type { LiveText } from './live-text.ts';

const live = new Map<string, LiveDraft>();

/** Checks a draft's text from now on, until the draft is discarded. If it is already checked, the text has another holder now. */
export function checkLive(draft: string, text: LiveText): void {
  const known = live.get(draft);
  if (known) known.moveTo(text);
  else live.set(draft, new LiveDraft(draft, text));
}

/** Checks a draft from now on, if it is not yet. */
export function startChecks(draft: Draft): void {
  if (live.has(draft.id) || !draftById(draft.id)) return;
  void showAhead(draft);
  const text = lightText(draft.id);
  if (text) checkLive(draft.id, text);
}

draftDiscarded.subscribe((draft) => {
  live.get(draft)?.end();
  live.delete(draft);
  forgetRun(draft);
});

/** Shows the result that the service calculated while the page was loading. */
async function showAhead({ id, text, envelop }: Draft): Promise<void> {
  const ahead = builtAhead();
  if (!ahead || envelop || !isSame(text, ahead.document)) return;
  const document = await ahead.built;
  const { built, checked } = runOf(id);
  if (!document || built || checked !== undefined || draftById(id)?.text !== text) return;
  const result = { result: writeText(document), faults: 0, partial: false, time: undefined };
  changeRun(id, { built: builtWhileTyping(result, { text, envelop }, undefined) });
}

function isSame(text: string, document: unknown): boolean {
  try {
    return JSON.stringify(JSON.parse(text)) === JSON.stringify(document);
  } catch {
    return false;
  }
}
