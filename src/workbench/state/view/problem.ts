import type { Fault } from '../../../client/index.ts';
import type { Range } from '../../engine/document/text.ts';
import type { PossibleFixes } from '../../engine/worker/possible-fixes.ts';

export type { Range };

/** The location of a problem. */
export interface Location {
  /** The path as the service reports it, `$.lines[0].item`; empty for a problem of the text itself. */
  path: string;
  /** The range in the text; absent outside the document. */
  range: Range | undefined;
  /** The name of the field, if clearer than its path. */
  label?: string | undefined;
}

/** A problem of a document, in one or more locations. */
export interface Problem {
  /** Unique among the problems of its document. */
  id: string;
  severity: 'error' | 'warning';
  /** The rule's code, if any. */
  code: string | undefined;
  message: string;
  locations: readonly Location[];
  /** The places of the problems that it follows from: it disappears with them. */
  causes?: readonly string[] | undefined;
  /** Possible fixes, once known. */
  possibleFixes?: PossibleFixes | undefined;
}

/** Returns the faults of a service as problems whose text locations are not known yet. */
export function problemsFrom(faults: readonly Fault[], severity: Problem['severity']): Problem[] {
  return faults.map(({ code, description, properties, input_properties, caused_by }) => ({
    id: idOf(severity, code, (input_properties ?? properties)[0], description),
    severity: severityOf(code, severity),
    code,
    message: description,
    locations: (input_properties ?? properties).map((path) => ({ path, range: undefined })),
    causes: caused_by,
  }));
}

/** Returns the id of a problem, which it keeps while others appear and disappear. */
export function idOf(...about: unknown[]): string {
  return about.join(' ');
}

/** Warnings of the service that an author has to correct, although the document can be saved. */
const MISTAKES: ReadonlySet<string | undefined> = new Set(['BW-COUNTRY', 'BW-IBAN']);

/** Returns the severity shown here. */
export function severityOf(code: string | undefined, severity: Problem['severity']): Problem['severity'] {
  return MISTAKES.has(code) ? 'error' : severity;
}

/** A problem with those that follow from it. */
export interface Cause {
  problem: Problem;
  consequences: readonly Problem[];
}

/** Groups problems by what causes them. One whose cause is not among them stands alone. */
export function byCause(problems: readonly Problem[]): Cause[] {
  const causes = new Map<Problem, Problem[]>();
  const atPath = new Map<string, Problem>();
  for (const problem of problems) {
    if (problem.causes) continue;
    causes.set(problem, []);
    for (const { path } of problem.locations) if (!atPath.has(path)) atPath.set(path, problem);
  }
  for (const problem of problems) {
    if (!problem.causes) continue;
    const cause = problem.causes.map((path) => atPath.get(path)).find(Boolean);
    if (cause) causes.get(cause)?.push(problem);
    else causes.set(problem, []);
  }
  return problems.flatMap((problem) => {
    const consequences = causes.get(problem);
    return consequences ? [{ problem, consequences }] : [];
  });
}

/** Returns the warnings among problems, in the form of a service. */
export function warningsAmong(problems: readonly Problem[]): Fault[] {
  return problems
    .filter(({ severity }) => severity === 'warning')
    .map(({ code, message, locations }) => ({
      ...(code !== undefined && { code }),
      properties: locations.map(({ path }) => path),
      description: message,
    }));
}

/** A location of a problem in the text. */
export interface Stop {
  problem: Problem;
  range: Range;
}

/** Returns all locations of all problems, in text order. */
export function stopsOf(problems: readonly Problem[]): Stop[] {
  return problems
    .flatMap((problem) => problem.locations.flatMap(({ range }) => (range ? [{ problem, range }] : [])))
    .sort((a, b) => compare(a.range, b.range));
}

/** Returns the next or previous stop from a position, cyclically. */
export function nextStop(
  stops: readonly Stop[],
  position: { lineNumber: number; column: number },
  direction: 1 | -1,
): Stop | undefined {
  const here = { startLineNumber: position.lineNumber, startColumn: position.column };
  if (direction === 1) return stops.find(({ range }) => compare(range, here) > 0) ?? stops[0];
  return stops.findLast(({ range }) => compare(range, here) < 0) ?? stops.at(-1);
}

/** Sort orders of problems. */
export const problemOrders = ['severity', 'position'] as const;
export type ProblemOrder = (typeof problemOrders)[number];

/** Sorts problems: errors before warnings, or by position in the text, with problems outside the text last. */
export function inOrder(problems: readonly Problem[], order: ProblemOrder): readonly Problem[] {
  if (order === 'severity') return problems.toSorted((a, b) => a.severity.localeCompare(b.severity));
  const firstOf = ({ locations }: Problem) => locations.find(({ range }) => range)?.range ?? last;
  return problems.toSorted((a, b) => compare(firstOf(a), firstOf(b)));
}

const last: Start = { startLineNumber: Number.MAX_SAFE_INTEGER, startColumn: 0 };

/** Counts errors and warnings, and separately the problems that only follow from others. */
export function countsOf(problems: readonly Problem[]): { errors: number; warnings: number; following: number } {
  const causes = byCause(problems);
  const errors = causes.filter(({ problem }) => problem.severity === 'error').length;
  return { errors, warnings: causes.length - errors, following: problems.length - causes.length };
}

type Start = Pick<Range, 'startLineNumber' | 'startColumn'>;

function compare(a: Start, b: Start): number {
  return a.startLineNumber - b.startLineNumber || a.startColumn - b.startColumn;
}
