import { create } from 'zustand';
import { isWithin, memberAt } from '../../engine/document/values.ts';
import { chosenView } from '../../ui/page/chosen-view.ts';
import { settings } from '../../ui/page/settings.ts';
import { startWriting } from './form-guide.ts';
import type { Problem } from './problem.ts';

interface QuietState {
  /** Drafts whose form was not checked as a whole, each with the fields the user has left. */
  left: ReadonlyMap<string, ReadonlySet<string>>;
  /** The fields edited since the last check that were valid before, and the one being edited. */
  writing: readonly string[];
}

const SETTING = 'unchecked';

/** Problems that the form does not show yet: missing values of fields the user has not visited, and faults of unfinished input. */
export const useQuiet = create<QuietState>(() => ({
  left: new Map(kept().map((draft) => [draft, new Set()])),
  writing: [],
}));

/** Maximum number of unchecked drafts to remember. */
const MOST = 20;

/** Returns the drafts that were still unchecked when the page was left. */
function kept(): string[] {
  return (settings.getItem(SETTING) ?? '').split(' ').filter(Boolean);
}

function keep(left: QuietState['left']): void {
  useQuiet.setState({ left });
  settings.setItem(SETTING, [...left.keys()].slice(-MOST).join(' '));
}

/** Hides missing values of a new draft until the user leaves their fields. */
export function beginQuietly(draft: string): void {
  keep(new Map(useQuiet.getState().left).set(draft, new Set()));
}

/** In the form, starts a copy or correction like a new draft: quietly, with the focus in its first empty field. */
export function goOnInCopy(draft: string): void {
  if (chosenView() !== 'Form') return;
  beginQuietly(draft);
  startWriting(draft);
}

export function noteLeft(draft: string, field: string): void {
  const { left, writing } = useQuiet.getState();
  if (writing.includes(field)) useQuiet.setState({ writing: writing.filter((each) => each !== field) });
  const before = left.get(draft);
  if (before && !before.has(field)) useQuiet.setState({ left: new Map(left).set(draft, new Set(before).add(field)) });
}

export function noteWriting(field: string): void {
  const { writing } = useQuiet.getState();
  if (!writing.includes(field)) useQuiet.setState({ writing: [...writing, field] });
}

/** Shows all problems of a draft from now on. */
export function checkAll(draft: string): void {
  const { left } = useQuiet.getState();
  if (!left.has(draft)) return;
  const others = new Map(left);
  others.delete(draft);
  keep(others);
}

/** Returns the problems that a form shows at its fields; `document` is the parsed text. Those that follow from others are in the list only. */
export function shownInForm(
  all: readonly Problem[],
  document: unknown,
  left: ReadonlySet<string> | undefined,
  writing: readonly string[],
): readonly Problem[] {
  const independent = all.filter(({ causes }) => !causes);
  const problems = independent.length === all.length ? all : independent;
  if (left === undefined && writing.length === 0) return problems;
  const isShown = ({ locations, code }: Problem) => {
    const paths = locations.map(({ path }) => path.replace(/^\$(\.doc(?=$|[.[]))?/, ''));
    if (paths.some((path) => path !== '' && writing.some((field) => isWithin(path, field)))) return false;
    // A fault of the text itself has no field to leave.
    if (left === undefined || locations.every(({ path }) => path === '')) return true;
    // The law wants a date that nobody misses: once the user has come to the lines.
    const isDue = code === 'BW-SUPPLY-DATE';
    return paths.some(
      (path) =>
        isWritten(document, path) ||
        [...left].some((field) => isWithin(path, field) || (isDue && field.startsWith('.lines'))),
    );
  };
  const shown = problems.filter(isShown);
  return shown.length === problems.length ? problems : shown;
}

/** Returns whether a document has its own value at a path. Objects and lists exist before they are complete. */
function isWritten(document: unknown, path: string): boolean {
  const value = memberAt(document, path.replace(/^\./, ''));
  return value !== undefined && value !== '' && typeof value !== 'object';
}
