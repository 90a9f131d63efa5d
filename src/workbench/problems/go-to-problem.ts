import { create } from 'zustand';
import { goToRange, useActiveEditor } from '../app/active-editor.ts';
import { goToField, isWithin, useFormGuide } from '../app/form-guide.ts';
import { showPane } from '../app/pane.ts';
import { nextStop, type Problem, type Range, type Stop, stopsOf } from '../app/problem.ts';
import { checkAll } from '../app/quiet.ts';
import { shownProblemsOf } from '../drafts/shown-problems.ts';
import { say } from '../texts/say.ts';
import { announce } from '../ui/announcer.tsx';
import * as texts from './texts.ts';

/** The problem that was gone to last, by its identifier. */
export const useChosenProblem = create<{ chosen: string | undefined }>(() => ({ chosen: undefined }));

/** Shows a problem at one of its locations in the document: in the form at its field, else in the text. */
export function showProblem(problem: Problem, range: Range): void {
  useChosenProblem.setState({ chosen: problem.id });
  showPane('Document');
  const path = pathOf({ problem, range });
  if (useFormGuide.getState().goTo && path !== undefined) goToField(path);
  else goToRange(range);
}

/** Goes to the next problem after the cursor or the field in focus (1), or to the one before it (-1), and round at the end. */
export function goToProblem(draft: string, direction: 1 | -1): void {
  checkAll(draft);
  const stops = stopsOf(shownProblemsOf(draft));
  const stop = useFormGuide.getState().goTo
    ? nextInForm(stops, direction)
    : nextStop(stops, useActiveEditor.getState().position, direction);
  if (stop) showProblem(stop.problem, stop.range);
  announce(stop?.problem.message ?? say(texts.noProblems));
}

/** Returns the stop after the field in focus, or after the problem that was gone to last where the focus has not left its field. */
function nextInForm(stops: readonly Stop[], direction: 1 | -1): Stop | undefined {
  const focused = document.activeElement?.closest<HTMLElement>('[data-path]')?.dataset.path;
  const isHere = (stop: Stop) => {
    const path = pathOf(stop);
    return focused === undefined || (path !== undefined && (isWithin(path, focused) || isWithin(focused, path)));
  };
  const { chosen } = useChosenProblem.getState();
  const last = stops.findIndex((stop) => stop.problem.id === chosen && isHere(stop));
  const at = last >= 0 || focused === undefined ? last : stops.findIndex(isHere);
  const next = at < 0 && direction === -1 ? stops.length - 1 : at + direction;
  return stops[(next + stops.length) % Math.max(1, stops.length)];
}

/** Returns the path of a stop as fields have it: without the root and the envelope. */
function pathOf({ problem, range }: Stop): string | undefined {
  const location = problem.locations.find((each) => each.range === range);
  return location?.path.replace(/^\$(\.doc(?=$|[.[]))?/, '') || undefined;
}
