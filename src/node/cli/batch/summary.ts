import { printable } from '../printable.ts';
import type { Session } from '../session.ts';
import * as texts from '../texts.ts';
import type { Row } from './report-file.ts';

/** The result of a batch: the count of each status, and the total. */
export interface Summary extends Readonly<Record<Row['status'], number>> {
  total: number;
  milliseconds: number;
  /** The most frequent fault codes, each with an example document. */
  codes: { code: string; count: number; example: string }[];
}

const MOST = 10;

/** Counts outcomes by status and fault code. */
export class Tally {
  readonly #rows: Record<Row['status'], number> = {
    ok: 0,
    faulty: 0,
    unreadable: 0,
    unwritten: 0,
    skipped: 0,
    unjudged: 0,
  };
  readonly #codes = new Map<string, { code: string; count: number; example: string }>();

  add({ file, status, error }: Row): void {
    this.#rows[status]++;
    for (const { code } of error?.faults ?? []) {
      const known = this.#codes.get(code);
      if (known) known.count++;
      else this.#codes.set(code, { code, count: 1, example: file });
    }
  }

  /** Returns the counts, with the elapsed milliseconds. */
  summary(milliseconds: number): Summary {
    return {
      total: Object.values(this.#rows).reduce((sum, count) => sum + count, 0),
      ...this.#rows,
      milliseconds: Math.round(milliseconds),
      codes: [...this.#codes.values()].sort((a, b) => b.count - a.count).slice(0, MOST),
    };
  }
}

/** Returns the summary as lines for people. */
export function summaryLines(session: Pick<Session, 'say'>, summary: Summary): string[] {
  const { total, ok, faulty, unreadable, unwritten, skipped, unjudged, milliseconds, codes } = summary;
  const seconds = (milliseconds / 1000).toFixed(1);
  const width = Math.max(0, ...codes.map(({ code }) => code.length));
  return [
    session.say(texts.summary, { total, ok, faulty, unreadable, unwritten, skipped, unjudged, seconds }),
    ...codes.map(
      ({ code, count, example }) => `  ${code.padEnd(width)}  ${String(count).padStart(6)}  ${printable(example)}`,
    ),
  ];
}
