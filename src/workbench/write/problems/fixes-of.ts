import { engine } from '../../engine/service/engine.ts';
import type { Fix } from '../../engine/worker/fixes/index.ts';
import { draftById } from '../../state/drafts/drafts.ts';
import { editText } from '../../state/drafts/open-texts.ts';
import { runOf } from '../../state/drafts/runs.ts';
import { useFormGuide } from '../../state/view/form-guide.ts';
import type { Problem } from '../../state/view/problem.ts';
import { announce } from '../../ui/announcer.tsx';
import { useLanguage } from '../../ui/language/catalogue-language.ts';
import { say } from '../../ui/texts/say.ts';
import * as texts from './texts.ts';

/** Possible fixes of a problem, with edits for exactly one text. */
export interface FoundFixes {
  problem: Problem;
  text: string;
  fixes: readonly Fix[];
}

/** Returns complete fixes of a draft's problem, which leave nothing to write; empty if the engine is unavailable. */
export async function fixesOf(draft: string, problem: Problem): Promise<FoundFixes> {
  const { code, locations } = problem;
  const { text, envelop } = draftOf(draft);
  const fault = { code, path: locations[0]?.path ?? '' };
  const { language } = useLanguage.getState();
  const found: Fix[] = await engine()
    .call('fixes', { text, envelop, language, fault })
    .catch(() => []);
  return { problem, text, fixes: found.filter(({ goOn }) => goOn === undefined) };
}

/**
 * Applies a fix of a draft's problem as one step. If the text has changed, the fix is searched again, and nothing happens if it is gone.
 * @param text that the fix was found in; by default the last checked one
 */
export async function applyFix(draft: string, problem: Problem, fix: Fix, text = runOf(draft).checked): Promise<void> {
  const { title } = fix;
  const found = draftOf(draft).text === text ? { text, fixes: [fix] } : await fixesOf(draft, problem);
  const wanted = found.fixes.find((each) => each.title === title);
  if (!wanted || draftOf(draft).text !== found.text) return;
  editText(draft, wanted.edits);
  const { words } = useFormGuide.getState();
  announce(say(texts.fixed, { fix: words?.inFix(title, problem.locations[0]?.path ?? '') ?? title }));
}

/** Returns the found fixes if they belong to this problem: the list may have changed. */
export function fixesFor(problem: Problem, found: FoundFixes | undefined): FoundFixes | undefined {
  const known = found?.problem;
  const isSame = known?.message === problem.message && known.locations[0]?.path === problem.locations[0]?.path;
  return isSame ? found : undefined;
}

function draftOf(draft: string): { text: string; envelop: boolean } {
  return draftById(draft) ?? { text: '', envelop: false };
}
