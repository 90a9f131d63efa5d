import { extname } from 'node:path';
import { isPosition } from '../places.ts';
import { counted, type PlacedError, type PlacedFault } from '../report.ts';
import type { Summary } from './summary.ts';

/** What became of one document, or of a file that could not be read. A good one whose result could not be written is `unwritten`. */
export interface Row {
  file: string;
  status: 'ok' | 'faulty' | 'unreadable' | 'unwritten';
  milliseconds: number;
  error?: PlacedError;
  /** What was noticed besides. */
  warnings?: PlacedFault[];
}

/** The text of a report, in the format that its file's ending names: `.csv`, `.xml` (JUnit), else JSON. */
export function reportText(file: string, rows: readonly Row[], summary: Summary): string {
  const format = FORMATS[extname(file).toLowerCase()] ?? jsonReport;
  return format(rows, summary);
}

type Format = (rows: readonly Row[], summary: Summary) => string;

const FORMATS: Readonly<Record<string, Format>> = { '.csv': csvReport, '.xml': junitReport };

function jsonReport(rows: readonly Row[], summary: Summary): string {
  return `${JSON.stringify({ summary, files: rows }, null, 2)}\n`;
}

const COLUMNS = ['file', 'status', 'milliseconds', 'key', 'code', 'property', 'line', 'column', 'description'];

/** RFC 4180: a line for each property of each fault and of each warning, and one for each document without faults. */
function csvReport(rows: readonly Row[]): string {
  const records = rows.flatMap((row) => {
    const head = [row.file, row.status, row.milliseconds];
    const { key = '', message = '', faults = [] } = row.error ?? {};
    return [
      ...(faults.length === 0 ? [[...head, key, '', '', '', '', message]] : csvFaults([...head, key], faults)),
      ...csvFaults([...head, 'warning'], row.warnings ?? []),
    ];
  });
  return [COLUMNS, ...records].map((record) => `${record.map(csvField).join(',')}\r\n`).join('');
}

function csvFaults(head: readonly (string | number)[], faults: readonly PlacedFault[]): (string | number)[][] {
  return faults.flatMap(({ code, properties, positions, description }) =>
    properties.map((property, i) => {
      const place = positions[i];
      const at = place && isPosition(place) ? [place.line, place.column] : ['', ''];
      return [...head, code, property, ...at, description];
    }),
  );
}

function csvField(value: string | number): string {
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** JUnit's XML as build servers read it: a test case for each document. */
function junitReport(rows: readonly Row[], { total, faulty, unreadable, unwritten, milliseconds }: Summary): string {
  const seconds = (time: number) => (time / 1000).toFixed(3);
  const cases = rows.map((row) => {
    const attributes = `name="${xml(row.file)}" classname="billwright" time="${seconds(row.milliseconds)}"`;
    const within = [failureIn(row), warningsIn(row)].filter((element) => element !== undefined);
    if (within.length === 0) return `    <testcase ${attributes}/>`;
    return `    <testcase ${attributes}>\n${within.map((element) => `      ${element}\n`).join('')}    </testcase>`;
  });
  const counts = `tests="${total}" failures="${faulty}" errors="${unreadable + unwritten}" time="${seconds(milliseconds)}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites ${counts}>
  <testsuite name="billwright batch" ${counts}>
${cases.join('\n')}
  </testsuite>
</testsuites>
`;
}

function failureIn({ status, error }: Row): string | undefined {
  if (!error) return undefined;
  const tag = status === 'faulty' ? 'failure' : 'error';
  const { message, key, faults = [] } = error;
  const what = faults.length === 0 ? message : counted(faults.length, 'fault');
  return `<${tag} type="${xml(key)}" message="${xml(what)}">${xml(linesOf(faults))}</${tag}>`;
}

/** The format knows no warnings; what a test printed is the place that readers show. */
function warningsIn({ warnings }: Row): string | undefined {
  return warnings && `<system-err>${xml(`${counted(warnings.length, 'warning')}\n${linesOf(warnings)}`)}</system-err>`;
}

function linesOf(faults: readonly PlacedFault[]): string {
  return faults
    .map(({ code, properties, description }) => `${properties.join(', ')}: ${description} (${code})`)
    .join('\n');
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text in XML 1.0, which has no way to write most control characters. */
function xml(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd')
    .replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}
