import { jsonText } from '../../engine/reading/json-text.ts';
import type { ErrorBody } from '../../operations/errors.ts';
import { isPosition, type Origin } from './locations.ts';
import { printable } from './printable.ts';
import type { Session } from './session.ts';
import { table } from './table.ts';

/** How faults are written to standard error (chapter 09 §9.4): for people, or for the programs that read these. */
export const FAULT_FORMATS = ['text', 'json', 'gnu', 'github', 'sarif'] as const;
export type FaultFormat = (typeof FAULT_FORMATS)[number];

/** Something that is wrong with a document, or was noticed about it. */
export interface Finding {
  level: 'error' | 'warning' | 'note';
  /** The code of a fault, the key of an error, the kind of a loss. */
  code: string;
  /** The business term that it is about. */
  term?: string;
  description: string;
  places: readonly Place[];
}

interface Place {
  property: string;
  origin: Origin | undefined;
}

/** Findings about one file. */
export interface Report {
  file: string;
  /** As JSON. */
  body: object;
  /** What people read first, behind the name of the file. */
  heading: string;
  /** Whether people get a row for each finding, or the heading alone. */
  rows: boolean;
  findings: readonly Finding[];
}

/** Writes findings in the format that was asked for; those of SARIF are kept until the end, as they are one object. */
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
    if (rows) complainLines(session, rowsOf(session, findings));
  }
}

/** Writes what ended a command, which no document is to blame for. */
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

function rowsOf(session: Session, findings: readonly Finding[]): string[] {
  const rows = findings.flatMap(({ level, code, term, description, places }) =>
    places.map(({ property, origin }, i) => [
      positionText(origin),
      printable(property),
      i === 0 ? printable(description) : '',
      i === 0 ? session.style(STYLES[level], term === undefined ? code : `${code} ${term}`) : '',
    ]),
  );
  return table(rows, session.width);
}

function positionText(origin: Origin | undefined): string {
  if (origin === undefined) return '';
  return isPosition(origin) ? `${origin.line}:${origin.column}` : printable(origin.source);
}

/** Lines of the formats that have one for each place; a finding that has no place has one line all the same. */
const LINES: Readonly<Record<'gnu' | 'github', (file: string, finding: Finding) => string[]>> = {
  /** https://www.gnu.org/prep/standards/html_node/Errors.html, which editors read. */
  gnu: (file, { level, code, description, places }) =>
    orNowhere(places).map(({ property, origin }) => {
      const where = origin && isPosition(origin) ? `${file}:${origin.line}:${origin.column}` : file;
      return `${printable(where)}: ${level}: ${printable(saidOf(property, description))} [${code}]`;
    }),
  /** https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands: notes beside the lines of a change. */
  github: (file, { level, code, description, places }) =>
    orNowhere(places).map(({ property, origin }) => {
      const at = origin && isPosition(origin) ? [`line=${origin.line}`, `col=${origin.column}`] : [];
      const named = [`file=${escapedForGithub(file, true)}`, ...at, `title=${escapedForGithub(code, true)}`];
      const kind = level === 'note' ? 'notice' : level;
      return `::${kind} ${named.join(',')}::${escapedForGithub(saidOf(property, description))}`;
    }),
};

function saidOf(property: string, description: string): string {
  return property === '' ? description : `${property}: ${description}`;
}

function orNowhere(places: readonly Place[]): readonly Place[] {
  return places.length > 0 ? places : [{ property: '', origin: undefined }];
}

function escapedForGithub(text: string, isProperty = false): string {
  const escaped = text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  return printable(isProperty ? escaped.replaceAll(':', '%3A').replaceAll(',', '%2C') : escaped);
}
