import type { Row, Status } from './row.ts';

/** A fault code, the number of documents with it, and one of them. */
interface CodeCount {
  code: string;
  documents: number;
  example: string;
}

export interface Summary {
  counts: Readonly<Record<Status, number>>;
  /** Good documents with warnings. */
  warned: number;
  /** All codes, most frequent first. */
  codes: readonly CodeCount[];
}

export function summaryOf(rows: readonly Row[]): Summary {
  const counts = { good: 0, unjudged: 0, faulty: 0, unreadable: 0 };
  const codes = new Map<string, CodeCount>();
  let warned = 0;
  for (const { status, warnings, faults, name } of rows) {
    counts[status]++;
    if (status === 'good' && warnings > 0) warned++;
    for (const code of new Set(faults.flatMap(({ code }) => code ?? []))) {
      const known = codes.get(code);
      if (known) known.documents++;
      else codes.set(code, { code, documents: 1, example: name });
    }
  }
  const order = (a: CodeCount, b: CodeCount) => b.documents - a.documents || a.code.localeCompare(b.code);
  return { counts, warned, codes: [...codes.values()].sort(order) };
}
