import type { Mending } from '../worker/mend.ts';

/** A stretch of the editor's text: lines and columns from 1, as Monaco counts them. */
export interface Range {
  startLineNumber: number;
  startColumn: number;
  endLineNumber: number;
  endColumn: number;
}

/** One place of a problem. */
export interface Place {
  /** As the service names it, `$.lines[0].item`; empty for a place that was found in the text itself. */
  path: string;
  /** Absent for a place outside the document. */
  range: Range | undefined;
}

/** Something wrong with a document, in one or several places. */
export interface Problem {
  /** Tells it from the others of its document. */
  id: string;
  severity: 'error' | 'warning';
  /** The rule's code, where it has one. */
  code: string | undefined;
  message: string;
  places: readonly Place[];
  /** What can be done about it, once that is known. */
  mending?: Mending | undefined;
}

/** A problem's place, found by the order of the text. */
export interface Stop {
  problem: Problem;
  range: Range;
}

/** All places of all problems in the order of the text. */
export function stopsOf(problems: readonly Problem[]): Stop[] {
  return problems
    .flatMap((problem) => problem.places.flatMap(({ range }) => (range ? [{ problem, range }] : [])))
    .sort((a, b) => compare(a.range, b.range));
}

/** The next place after a position, or the one before it; at the end it goes on from the start. */
export function nextStop(
  stops: readonly Stop[],
  position: { lineNumber: number; column: number },
  direction: 1 | -1,
): Stop | undefined {
  const here = { startLineNumber: position.lineNumber, startColumn: position.column };
  if (direction === 1) return stops.find(({ range }) => compare(range, here) > 0) ?? stops[0];
  return stops.findLast(({ range }) => compare(range, here) < 0) ?? stops.at(-1);
}

/** Orders in which problems are listed. */
export const problemOrders = ['By severity', 'By place'] as const;
export type ProblemOrder = (typeof problemOrders)[number];

/** Problems in an order: errors before warnings, or as they stand in the text; those without a place at the end. */
export function inOrder(problems: readonly Problem[], order: ProblemOrder): readonly Problem[] {
  if (order === 'By severity') return problems.toSorted((a, b) => a.severity.localeCompare(b.severity));
  const firstOf = ({ places }: Problem) => places.find(({ range }) => range)?.range ?? last;
  return problems.toSorted((a, b) => compare(firstOf(a), firstOf(b)));
}

const last: Start = { startLineNumber: Number.MAX_SAFE_INTEGER, startColumn: 0 };

/** How many of each. */
export function countsOf(problems: readonly Problem[]): { errors: number; warnings: number } {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  return { errors, warnings: problems.length - errors };
}

/** Problems as text, a line each, for the clipboard. */
export function problemsText(problems: readonly Problem[]): string {
  return problems
    .map(({ severity, code, message, places }) => {
      const where = places.map(({ path, range }) => path || (range ? `line ${range.startLineNumber}` : ''));
      return [severity, code, message, ...where].filter(Boolean).join('\t');
    })
    .join('\n');
}

type Start = Pick<Range, 'startLineNumber' | 'startColumn'>;

function compare(a: Start, b: Start): number {
  return a.startLineNumber - b.startLineNumber || a.startColumn - b.startColumn;
}
