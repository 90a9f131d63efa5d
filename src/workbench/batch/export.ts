import { csvRecord } from '../../engine/text/csv.ts';
import type { Operation, Row } from './row.ts';
import type { Summary } from './summary.ts';

const columns = ['file', 'kind', 'status', 'milliseconds', 'warnings', 'code', 'property', 'description'];

/**
 * Returns results as RFC 4180 has it: a line for each property of each fault, and one for each document without. It
 * begins with a mark of its encoding, without which spreadsheets spoil accents.
 */
export function resultsAsCsv(rows: readonly Row[]): string {
  const records = rows.flatMap(({ name, kind, status, time, warnings, faults }) => {
    const head = [name, kind, status, rounded(time) ?? '', warnings];
    if (faults.length === 0) return [[...head, '', '', '']];
    return faults.flatMap(({ code = '', properties, description }) =>
      (properties.length > 0 ? properties : ['']).map((property) => [...head, code, property, description]),
    );
  });
  return csvOf([columns, ...records]);
}

/** Returns records as RFC 4180 has them, behind a mark of the encoding. */
export function csvOf(records: readonly (readonly (string | number)[])[]): string {
  return `\ufeff${records.map(csvRecord).join('')}`;
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

/** Returns the documents that were built, one a line. */
export function builtAsLines(rows: readonly Row[]): string {
  return rows.map(({ built }) => (built === undefined ? '' : `${built}\n`)).join('');
}

function rounded(milliseconds: number | undefined): number | undefined {
  return milliseconds === undefined ? undefined : Number(milliseconds.toFixed(3));
}
