import { printable } from '../printable.ts';
import { counted } from '../report.ts';
import type { Row } from './report-file.ts';

/** What a batch came to. */
export interface Summary {
  total: number;
  ok: number;
  faulty: number;
  unreadable: number;
  /** Good documents whose results could not be written. */
  unwritten: number;
  milliseconds: number;
  /** The most frequent fault codes, each with a document that has it. */
  codes: { code: string; count: number; example: string }[];
}

const MOST = 10;

export function summaryOf(rows: readonly Row[], milliseconds: number): Summary {
  const count = (status: Row['status']) => rows.filter((row) => row.status === status).length;
  const codes = new Map<string, { code: string; count: number; example: string }>();
  for (const { file, error } of rows) {
    for (const { code } of error?.faults ?? []) {
      const known = codes.get(code);
      if (known) known.count++;
      else codes.set(code, { code, count: 1, example: file });
    }
  }
  return {
    total: rows.length,
    ok: count('ok'),
    faulty: count('faulty'),
    unreadable: count('unreadable'),
    unwritten: count('unwritten'),
    milliseconds: Math.round(milliseconds),
    codes: [...codes.values()].sort((a, b) => b.count - a.count).slice(0, MOST),
  };
}

/** The summary in lines, as a person reads it. */
export function summaryLines(summary: Summary): string[] {
  const { total, ok, faulty, unreadable, unwritten, milliseconds, codes } = summary;
  const unread = unreadable === 0 ? '' : `, ${unreadable} unreadable`;
  const unput = unwritten === 0 ? '' : `, ${unwritten} not written`;
  const seconds = (milliseconds / 1000).toFixed(1);
  const width = Math.max(0, ...codes.map(({ code }) => code.length));
  return [
    `${counted(total, 'document')}: ${ok} good, ${faulty} faulty${unread}${unput}, in ${seconds} s`,
    ...codes.map(
      ({ code, count, example }) => `  ${code.padEnd(width)}  ${String(count).padStart(6)}  ${printable(example)}`,
    ),
  ];
}
