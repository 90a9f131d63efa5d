import { extname } from 'node:path';
import { isPosition } from '../places.ts';
import type { PlacedError } from '../report.ts';
import { counted } from '../report.ts';
import type { Summary } from './summary.ts';

/** What became of one document, or of a file that could not be read. */
export interface Row {
  file: string;
  status: 'ok' | 'faulty' | 'unreadable';
  milliseconds: number;
  error?: PlacedError;
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

/** RFC 4180: a line for each property of each fault, and one for each document without. */
function csvReport(rows: readonly Row[]): string {
  const records = rows.flatMap((row) => {
    const head = [row.file, row.status, row.milliseconds, row.error?.key ?? ''];
    const faults = row.error?.faults ?? [];
    if (faults.length === 0) return [[...head, '', '', '', '', row.error?.message ?? '']];
    return faults.flatMap(({ code, properties, positions, description }) =>
      properties.map((property, i) => {
        const place = positions[i];
        const at = place && isPosition(place) ? [place.line, place.column] : ['', ''];
        return [...head, code, property, ...at, description];
      }),
    );
  });
  return [COLUMNS, ...records].map((record) => `${record.map(csvField).join(',')}\r\n`).join('');
}

function csvField(value: string | number): string {
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** JUnit's XML as build servers read it: a test case for each document. */
function junitReport(rows: readonly Row[], { total, faulty, unreadable, milliseconds }: Summary): string {
  const seconds = (time: number) => (time / 1000).toFixed(3);
  const cases = rows.map((row) => {
    const attributes = `name="${xml(row.file)}" classname="billwright" time="${seconds(row.milliseconds)}"`;
    if (!row.error) return `    <testcase ${attributes}/>`;
    const tag = row.status === 'faulty' ? 'failure' : 'error';
    const { message, key, faults = [] } = row.error;
    const lines = faults.map(
      ({ code, properties, description }) => `${properties.join(', ')}: ${description} (${code})`,
    );
    const what = faults.length === 0 ? message : counted(faults.length, 'fault');
    return `    <testcase ${attributes}>
      <${tag} type="${xml(key)}" message="${xml(what)}">${xml(lines.join('\n'))}</${tag}>
    </testcase>`;
  });
  const counts = `tests="${total}" failures="${faulty}" errors="${unreadable}" time="${seconds(milliseconds)}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites ${counts}>
  <testsuite name="billwright batch" ${counts}>
${cases.join('\n')}
  </testsuite>
</testsuites>
`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text in XML 1.0, which has no way to write most control characters. */
function xml(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd')
    .replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}
