import { create } from 'zustand';
import { goToRange, useActiveEditor } from '../app/active-editor.ts';
import { showPane } from '../app/pane.ts';
import { nextStop, type Problem, type Range, stopsOf } from '../app/problem.ts';
import { problemsOf } from '../app/problem-store.ts';
import { say } from '../texts/say.ts';
import { announce } from '../ui/announcer.tsx';
import * as texts from './texts.ts';

/** The problem that was gone to last, by its identifier. */
export const useChosenProblem = create<{ chosen: string | undefined }>(() => ({ chosen: undefined }));

/** Shows a problem at one of its locations in the document. */
export function showProblem(problem: Problem, range: Range): void {
  useChosenProblem.setState({ chosen: problem.id });
  showPane('Document');
  goToRange(range);
}

/** Goes to the next problem behind the cursor (1), or to the one before it (-1), and round at the end. */
export function goToProblem(draft: string, direction: 1 | -1): void {
  const stop = nextStop(stopsOf(problemsOf(draft)), useActiveEditor.getState().position, direction);
  if (stop) showProblem(stop.problem, stop.range);
  announce(stop?.problem.message ?? say(texts.noProblems));
}
