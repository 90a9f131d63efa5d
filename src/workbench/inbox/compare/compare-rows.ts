import type { Comparison } from '../../../formats/releases/compare.ts';
import type { InboxRow } from '../rows.ts';
import { startWorkers } from '../workers.ts';

/** Compares files by the rules of two days, in workers. Files that cannot be read are left out. */
export async function compareRows(
  rows: readonly InboxRow[],
  days: readonly [string, string],
  onDone: (done: number) => void,
  signal: AbortSignal,
): Promise<{ row: InboxRow; comparison: Comparison }[]> {
  const workers = startWorkers();
  try {
    let done = 0;
    const compared = await Promise.all(
      rows.map(async (row) => {
        const { content } = row.entry;
        if (!content) return [];
        const comparison = await workers
          .run(async (calls) => (signal.aborted ? undefined : calls.call('compareFile', { content, days })))
          .catch(() => undefined);
        onDone(++done);
        return comparison ? [{ row, comparison }] : [];
      }),
    );
    return compared.flat();
  } finally {
    workers.end();
  }
}
