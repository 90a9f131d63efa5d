import { create } from 'zustand';
import { isWithin } from '../../engine/document/values.ts';
import { runOf } from '../../state/drafts/runs.ts';
import { shownProblemsOf } from '../../state/drafts/shown-problems.ts';
import { goToRange, useActiveEditor } from '../../state/view/active-editor.ts';
import { goToField, useFormGuide } from '../../state/view/form-guide.ts';
import { showPane } from '../../state/view/pane.ts';
import { byCause, nextStop, type Problem, type Range, type Stop, stopsOf } from '../../state/view/problem.ts';
import { checkAll } from '../../state/view/quiet.ts';
import { announce } from '../../ui/announcer.tsx';
import { say } from '../../ui/texts/say.ts';
import * as texts from './texts.ts';

/** The id of the last problem visited. */
export const useChosenProblem = create<{ chosen: string | undefined }>(() => ({ chosen: undefined }));

/** Shows a location of a problem: at its field in the form, otherwise in the text. */
export function showProblem(problem: Problem, range: Range): void {
  useChosenProblem.setState({ chosen: problem.id });
  showPane('Document');
  const path = pathOf({ problem, range });
  if (useFormGuide.getState().goTo && path !== undefined) goToField(path);
  else goToRange(range);
}

/** Goes to the next (1) or previous (-1) cause or hint from the cursor or focused field, cyclically. Problems that follow from others are passed over. */
export function goToProblem(draft: string, direction: 1 | -1): void {
  checkAll(draft);
  const causes = byCause(shownProblemsOf(draft)).map(({ problem }) => problem);
  const { hints } = runOf(draft);
  const stop = useFormGuide.getState().goTo
    ? nextInForm([...stopsOf(causes), ...stopsOf(hints)], direction)
    : nextStop(stopsOf([...causes, ...hints]), useActiveEditor.getState().position, direction);
  if (stop) showProblem(stop.problem, stop.range);
  announce(stop?.problem.message ?? say(texts.noProblems));
}

/** Fixes the problem of the focused row or field, or shows its fixes, or all details at the field. Returns whether it has any. */
export function fixFocused(): boolean {
  const focused = document.activeElement;
  const field = focused?.closest<HTMLElement>('[data-form] [data-path]')?.dataset.path;
  const around = field === undefined ? focused?.closest('li') : document.getElementById(`${field}-faults`);
  const fix =
    around?.querySelector<HTMLElement>('[data-fix]') ??
    (field === undefined ? undefined : around?.querySelector<HTMLElement>('[aria-expanded]'));
  fix?.click();
  return Boolean(fix);
}

/** Returns the stop after the focused field, or after the last visited problem if the focus is still in its field. */
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

/** Returns the path of a stop as used by fields: without root and envelope. */
function pathOf({ problem, range }: Stop): string | undefined {
  const location = problem.locations.find((each) => each.range === range);
  return location?.path.replace(/^\$(\.doc(?=$|[.[]))?/, '') || undefined;
}
