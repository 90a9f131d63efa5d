import type { Fault } from '../../client/index.ts';
import type { Range } from '../document/text.ts';
import { say } from '../texts/say.ts';
import type { PossibleFixes } from '../worker/possible-fixes.ts';
import * as texts from './texts.ts';

export type { Range };

/** Where a problem is. */
export interface Location {
  /** As the service names it, `$.lines[0].item`; empty for what was found in the text itself. */
  path: string;
  /** Absent for what is outside the document. */
  range: Range | undefined;
  /** What the field is called, where its path says less. */
  label?: string | undefined;
}

/** Something wrong with a document, in one or several locations. */
export interface Problem {
  /** Differs from those of the other problems of its document. */
  id: string;
  severity: 'error' | 'warning';
  /** The rule's code, where it has one. */
  code: string | undefined;
  message: string;
  locations: readonly Location[];
  /** What can be done about it, once that is known. */
  possibleFixes?: PossibleFixes | undefined;
}

/** Returns what a service found as problems whose locations in the text are not known yet. */
export function problemsFrom(faults: readonly Fault[], severity: Problem['severity']): Problem[] {
  return faults.map(({ code, description, properties, input_properties }, index) => ({
    id: `${severity}-${index}`,
    severity: severityOf(code, severity),
    code,
    message: description,
    locations: (input_properties ?? properties).map((path) => ({ path, range: undefined })),
  }));
}

/** Returns how a fault weighs here: whoever writes a document sees an unknown country as an error, which the service only warns of. */
export function severityOf(code: string | undefined, severity: Problem['severity']): Problem['severity'] {
  return code === 'BW-COUNTRY' ? 'error' : severity;
}

/** Returns the warnings among problems, as a service would list them. */
export function warningsAmong(problems: readonly Problem[]): Fault[] {
  return problems
    .filter(({ severity }) => severity === 'warning')
    .map(({ code, message, locations }) => ({
      ...(code !== undefined && { code }),
      properties: locations.map(({ path }) => path),
      description: message,
    }));
}

/** One location of a problem within the text. */
export interface Stop {
  problem: Problem;
  range: Range;
}

/** Returns all locations of all problems in the order of the text. */
export function stopsOf(problems: readonly Problem[]): Stop[] {
  return problems
    .flatMap((problem) => problem.locations.flatMap(({ range }) => (range ? [{ problem, range }] : [])))
    .sort((a, b) => compare(a.range, b.range));
}

/** Returns the next stop after a position, or the one before it; from the end it goes on at the start. */
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
export const problemOrders = ['severity', 'position'] as const;
export type ProblemOrder = (typeof problemOrders)[number];

/** Sorts problems: errors before warnings, or by their position in the text, those outside of it last. */
export function inOrder(problems: readonly Problem[], order: ProblemOrder): readonly Problem[] {
  if (order === 'severity') return problems.toSorted((a, b) => a.severity.localeCompare(b.severity));
  const firstOf = ({ locations }: Problem) => locations.find(({ range }) => range)?.range ?? last;
  return problems.toSorted((a, b) => compare(firstOf(a), firstOf(b)));
}

const last: Start = { startLineNumber: Number.MAX_SAFE_INTEGER, startColumn: 0 };

/** Counts errors and warnings. */
export function countsOf(problems: readonly Problem[]): { errors: number; warnings: number } {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  return { errors, warnings: problems.length - errors };
}

/** Returns problems as text, a line each, for the clipboard. */
export function problemsText(problems: readonly Problem[]): string {
  return problems
    .map(({ severity, code, message, locations }) => {
      const where = locations.map(
        ({ path, range }) => path || (range ? say(texts.line, { line: range.startLineNumber }) : ''),
      );
      return [say(severity === 'error' ? texts.error : texts.warning), code, message, ...where]
        .filter(Boolean)
        .join('\t');
    })
    .join('\n');
}

type Start = Pick<Range, 'startLineNumber' | 'startColumn'>;

function compare(a: Start, b: Start): number {
  return a.startLineNumber - b.startLineNumber || a.startColumn - b.startColumn;
}
