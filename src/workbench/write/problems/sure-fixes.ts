import type { Edit } from 'jsonc-parser';
import type { Fix } from '../../engine/worker/fixes/index.ts';
import { draftById } from '../../state/drafts/drafts.ts';
import { editText } from '../../state/drafts/open-texts.ts';
import { runOf } from '../../state/drafts/runs.ts';
import { byCause, type Problem } from '../../state/view/problem.ts';
import { announce } from '../../ui/announcer.tsx';
import { say } from '../../ui/texts/say.ts';
import * as texts from './texts.ts';

/** Returns the certain fixes of causes that change different places of a text, so that they can be applied together. */
export function sureFixes(problems: readonly Problem[]): readonly Fix[] {
  const chosen: Fix[] = [];
  for (const { problem } of byCause(problems)) {
    const { fix } = problem.possibleFixes ?? {};
    if (fix && !chosen.some((each) => meet(each.edits, fix.edits))) chosen.push(fix);
  }
  return chosen;
}

/** Applies all certain fixes of a draft's problems as one step. They belong to the last checked text, and do nothing to another. */
export function fixAtOnce(draft: string, problems: readonly Problem[]): void {
  const fixes = sureFixes(problems);
  if (fixes.length === 0 || draftById(draft)?.text !== runOf(draft).checked) return;
  editText(
    draft,
    fixes.flatMap(({ edits }) => edits).sort((a, b) => a.offset - b.offset),
  );
  announce(say(texts.fixedAtOnce, { count: fixes.length }));
}

/** Returns whether edits touch each other, also two insertions at one offset. */
function meet(some: readonly Edit[], others: readonly Edit[]): boolean {
  return some.some((a) => others.some((b) => a.offset <= b.offset + b.length && b.offset <= a.offset + a.length));
}
