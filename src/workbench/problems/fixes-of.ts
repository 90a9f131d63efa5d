import type { Problem } from '../app/problem.ts';
import { useDrafts } from '../drafts/drafts.ts';
import { editText } from '../drafts/open-texts.ts';
import { runOf } from '../drafts/runs.ts';
import { useLanguage } from '../language/catalogue-language.ts';
import { engine } from '../service/engine.ts';
import { say } from '../texts/say.ts';
import { announce } from '../ui/announcer.tsx';
import type { Fix } from '../worker/fixes/index.ts';
import * as texts from './texts.ts';

/** What may fix a problem of a text: its edits are of no other. */
export interface FoundFixes {
  problem: Problem;
  text: string;
  fixes: readonly Fix[];
}

/** Returns what may fix a problem of a draft and leaves nothing to be written; nothing where the engine is away. */
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
 * Does what fixes a problem of a draft, as one step. Where the text is another by now, it is looked for anew; nothing is done
 * where it is no longer there.
 * @param text for which it was found; that which was checked last for the one that is found unasked
 */
export async function applyFix(draft: string, problem: Problem, fix: Fix, text = runOf(draft).checked): Promise<void> {
  const { title } = fix;
  const found = draftOf(draft).text === text ? { text, fixes: [fix] } : await fixesOf(draft, problem);
  const wanted = found.fixes.find((each) => each.title === title);
  if (!wanted || draftOf(draft).text !== found.text) return;
  editText(draft, wanted.edits);
  announce(say(texts.fixed, { fix: title }));
}

/** Returns the fixes that were found where they are for this problem: in its place in the list may be another by now. */
export function fixesFor(problem: Problem, found: FoundFixes | undefined): FoundFixes | undefined {
  const known = found?.problem;
  const isSame = known?.message === problem.message && known.locations[0]?.path === problem.locations[0]?.path;
  return isSame ? found : undefined;
}

function draftOf(draft: string): { text: string; envelop: boolean } {
  return useDrafts.getState().drafts.find(({ id }) => id === draft) ?? { text: '', envelop: false };
}
