import { csvRecord } from '../../../engine/text/csv.ts';
import { say } from '../../ui/texts/say.ts';
import type { Operation, Row } from './row.ts';
import { sheetWriting, statusShown } from './shown.ts';
import type { Summary } from './summary.ts';
import * as texts from './texts.ts';

const columns = () =>
  [
    ...[texts.file, texts.kind, texts.status, texts.inMilliseconds, texts.warningCount],
    ...[texts.code, texts.property, texts.problem],
  ].map((heading) => say(heading));

/**
 * Returns results as CSV: a line for each property of each fault, and one for each document without faults. Begins with a byte
 * order mark, without which spreadsheets misread accents.
 */
export function resultsAsCsv(rows: readonly Row[]): string {
  const records = rows.flatMap(({ name, kind, status, time, warnings, faults }) => {
    const head = [name, kind, statusShown(status), inDecimals(rounded(time)), warnings];
    if (faults.length === 0) return [[...head, '', '', '']];
    return faults.flatMap(({ code = '', properties, description }) =>
      (properties.length > 0 ? properties : ['']).map((property) => [...head, code, property, description]),
    );
  });
  return csvOf([columns(), ...records]);
}

/** Returns records as spreadsheets of the user's country read them, after a byte order mark. */
export function csvOf(records: readonly (readonly (string | number)[])[]): string {
  const { separator } = sheetWriting();
  return `\ufeff${records.map((record) => csvRecord(record, separator)).join('')}`;
}

/** Returns a number without thousands separators: `-1234.5` → `-1234,5`. */
export function inDecimals(figure: string | number | undefined): string {
  return String(figure ?? '').replace('.', sheetWriting().decimal);
}

/** Returns results with their summary, as JSON. */
export function resultsAsJson(rows: readonly Row[], { counts, codes }: Summary, operation: Operation): string {
  const files = rows.map(({ name, kind, status, time, warnings, faults }) => ({
    file: name,
    kind,
    status,
    milliseconds: rounded(time),
    warnings,
    faults,
  }));
  return `${JSON.stringify({ operation, summary: { total: rows.length, ...counts, codes }, files }, null, 2)}\n`;
}

/** Returns the built documents, a line each. */
export function builtAsLines(rows: readonly Row[]): string {
  return rows.map(({ built }) => (built === undefined ? '' : `${built}\n`)).join('');
}

function rounded(milliseconds: number | undefined): number | undefined {
  return milliseconds === undefined ? undefined : Number(milliseconds.toFixed(3));
}
