import { jsonText } from '../../engine/reading/json-text.ts';
import type { ErrorBody } from '../../operations/errors.ts';
import { isPosition, type Origin } from './locations.ts';
import { printable } from './printable.ts';
import type { Session } from './session.ts';
import { table } from './table.ts';
import * as texts from './texts.ts';

/** Writes faults to standard error (chapter 09 §9.4), for people or for other programs. */
export const FAULT_FORMATS = ['text', 'json', 'gnu', 'github', 'sarif'] as const;
export type FaultFormat = (typeof FAULT_FORMATS)[number];

/** Formats of lists, such as that of `inbox`: an object per line, and test reports. Their faults are JSON. */
export const LIST_FORMATS = ['jsonl', 'junit'] as const;
export type ListFormat = (typeof LIST_FORMATS)[number];

/** A fault, warning or loss of a document. */
export interface Finding {
  level: 'error' | 'warning' | 'note';
  /** The code of a fault, key of an error, or kind of a loss. */
  code: string;
  /** The business term concerned. */
  term?: string;
  description: string;
  places: readonly FileLocation[];
  /** The codes of faults that follow from this one, which the text folds under it. */
  consequences?: readonly string[];
}

interface FileLocation {
  property: string;
  origin: Origin | undefined;
}

/** Findings about one file. */
export interface Report {
  file: string;
  /** The report as JSON. */
  body: object;
  /** The first line for people, after the file name. */
  heading: string;
  /** Whether to print a row for each finding, not only the heading. */
  rows: boolean;
  findings: readonly Finding[];
}

/** Writes findings in the requested format. SARIF findings are collected until the end, because they form one object. */
export function report(session: Session, { file, body, heading, rows, findings }: Report): void {
  const { format } = session;
  if (format === 'json') session.complain(jsonText(body));
  else if (format === 'sarif') for (const finding of findings) session.found.push({ file, ...finding });
  else if (format !== 'text')
    complainLines(
      session,
      findings.flatMap((finding) => LINES[format](file, finding)),
    );
  else {
    session.complain(`${session.style('bold', printable(file))}: ${heading}`);
    if (rows) complainLines(session, rowsOf(session, file, findings));
  }
}

/** Writes an error that concerns no document. */
export function reportTrouble(session: Session, body: ErrorBody & { file?: string }): void {
  const { format } = session;
  const lines = body.message.split('\n').map(printable).join('\n');
  if (format === 'sarif') session.troubles.push(body.message);
  else if (format === 'json') session.complain(jsonText(body));
  else session.complain(format === 'github' ? `::error::${escapedForGithub(body.message)}` : `billwright: ${lines}`);
}

function complainLines(session: Session, lines: readonly string[]): void {
  for (const line of lines) session.complain(line);
}

const STYLES = { error: 'red', warning: 'yellow', note: 'dim' } as const;

function rowsOf(session: Session, file: string, findings: readonly Finding[]): string[] {
  const rows = findings.flatMap(({ level, code, term, description, places, consequences = [] }) => {
    const own = places.map(({ property, origin }, i) => [
      positionText(origin),
      printable(property),
      i === 0 ? printable(description) : '',
      i === 0 ? session.style(STYLES[level], term === undefined ? code : `${code} ${term}`) : '',
    ]);
    return consequences.length > 0 ? [...own, consequencesRow(session, consequences)] : own;
  });
  const origins = findings.flatMap(({ places, consequences }) => [
    ...places.map(({ origin }) => origin),
    ...(consequences?.length ? [undefined] : []),
  ]);
  return table(rows, session.width, (row) => excerptBelow(session, file, origins[row], origins[row + 1]));
}

function consequencesRow(session: Session, codes: readonly string[]): string[] {
  const said = session.say(texts.consequences, { count: codes.length });
  return ['', '', session.style('dim', said), session.style('dim', [...new Set(codes)].join(' '))];
}

/** Returns the line of the source with a position, on a terminal and after the last row with this position. */
function excerptBelow(session: Session, file: string, origin: Origin | undefined, next: Origin | undefined): string[] {
  const lines = session.sourceOf(file);
  if (!lines || origin === undefined || !isPosition(origin)) return [];
  if (next && isPosition(next) && next.line === origin.line && next.column === origin.column) return [];
  return lines.excerpt(origin, session.width).map((line) => session.style('dim', line));
}

function positionText(origin: Origin | undefined): string {
  if (origin === undefined) return '';
  return isPosition(origin) ? `${origin.line}:${origin.column}` : printable(origin.source);
}

/** Lines of the formats with one line per position. A finding without a position gets one line. */
const LINES: Readonly<Record<'gnu' | 'github', (file: string, finding: Finding) => string[]>> = {
  /** The GNU format, which editors parse: https://www.gnu.org/prep/standards/html_node/Errors.html. */
  gnu: (file, { level, code, description, places }) =>
    orNowhere(places).map(({ property, origin }) => {
      const where = origin && isPosition(origin) ? `${file}:${origin.line}:${origin.column}` : file;
      return `${printable(where)}: ${level}: ${printable(annotationText(property, description))} [${code}]`;
    }),
  /**
   * Annotations next to changed lines:
   * https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands.
   */
  github: (file, { level, code, description, places }) =>
    orNowhere(places).map(({ property, origin }) => {
      const at = origin && isPosition(origin) ? [`line=${origin.line}`, `col=${origin.column}`] : [];
      const named = [`file=${escapedForGithub(file, true)}`, ...at, `title=${escapedForGithub(code, true)}`];
      const kind = level === 'note' ? 'notice' : level;
      return `::${kind} ${named.join(',')}::${escapedForGithub(annotationText(property, description))}`;
    }),
};

function annotationText(property: string, description: string): string {
  return property === '' ? description : `${property}: ${description}`;
}

function orNowhere(places: readonly FileLocation[]): readonly FileLocation[] {
  return places.length > 0 ? places : [{ property: '', origin: undefined }];
}

function escapedForGithub(text: string, isProperty = false): string {
  const escaped = text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  return printable(isProperty ? escaped.replaceAll(':', '%3A').replaceAll(',', '%2C') : escaped);
}
