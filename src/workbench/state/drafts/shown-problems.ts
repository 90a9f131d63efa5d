import { useMemo } from 'react';
import { isObject } from '../../engine/document/values.ts';
import { useView } from '../view/document-view.ts';
import type { Problem } from '../view/problem.ts';
import { shownInForm, useQuiet } from '../view/quiet.ts';
import { draftById } from './drafts.ts';
import { runOf, useRun } from './runs.ts';

/** Returns a draft's problems that its form shows. */
export function useProblemsInForm(draft: string): readonly Problem[] {
  const { problems } = useRun(draft, 'problems');
  const { left, writing } = useQuiet();
  const own = left.get(draft);
  return useMemo(() => shownOf(draft, problems, own, writing), [draft, problems, own, writing]);
}

/** Returns a draft's visible problems: of its text while typing, of its form once a field is left. */
export function useShownProblems(draft: string): readonly Problem[] {
  const inForm = useProblemsInForm(draft);
  const { problems } = useRun(draft, 'problems');
  const inList = useMemo(() => withConsequences(inForm, problems), [inForm, problems]);
  return useView(({ view }) => view === 'Form') ? inList : problems;
}

/** Adds the problems that follow from shown ones. */
function withConsequences(shown: readonly Problem[], all: readonly Problem[]): readonly Problem[] {
  if (shown.length === all.length) return shown;
  const paths = new Set(shown.flatMap(({ locations }) => locations.map(({ path }) => path)));
  const following = all.filter(({ causes }) => causes?.some((path) => paths.has(path)));
  return following.length > 0 ? [...shown, ...following] : shown;
}

/** Returns a draft's currently visible problems. */
export function shownProblemsOf(draft: string): readonly Problem[] {
  const { problems } = runOf(draft);
  const { left, writing } = useQuiet.getState();
  return useView.getState().view === 'Form' ? shownOf(draft, problems, left.get(draft), writing) : problems;
}

function shownOf(
  draft: string,
  problems: readonly Problem[],
  left: ReadonlySet<string> | undefined,
  writing: readonly string[],
): readonly Problem[] {
  return shownInForm(problems, left && documentOf(draft), left, writing);
}

/** Returns the document of a draft's text; undefined if it is not JSON. */
function documentOf(draft: string): unknown {
  try {
    const whole = JSON.parse(draftById(draft)?.text ?? '');
    return isObject(whole) && isObject(whole.doc) ? whole.doc : whole;
  } catch {
    return undefined;
  }
}
