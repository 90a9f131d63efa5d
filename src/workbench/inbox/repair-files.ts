/** Repairs files of the inbox that need no answers, by kind. */

import type { WordedChange } from '../../formats/repair/worded.ts';
import type { InboxRow } from './rows.ts';
import { startWorkers } from './workers.ts';

/** A file that can be repaired, with the changes to look at. */
export interface RepairableFile {
  key: string;
  path: string;
  file: Blob;
  changes: readonly WordedChange[];
  /** Whether something is still wrong after the repair. */
  isOpen: boolean;
}

/** Files whose repairs answer the same rules. */
export interface RepairKind {
  rules: string;
  files: readonly RepairableFile[];
}

/** Returns whether a file may need a repair. */
export function isRepairable({ entry: { content, read } }: InboxRow): boolean {
  return content !== undefined && (read.verdict === 'invalid' || read.verdict === 'unreadable');
}

/** Looks for repairs of files. @param onDone called with the number of files looked at so far */
export async function repairsOf(
  rows: readonly InboxRow[],
  onDone: (done: number) => void,
): Promise<{ kinds: RepairKind[]; left: number }> {
  const workers = startWorkers();
  let done = 0;
  try {
    const found = await Promise.all(
      rows.filter(isRepairable).map(async ({ entry: { key, read, content } }): Promise<RepairableFile | undefined> => {
        const file = content ?? new Blob();
        const repair = await workers
          .run((calls) => calls.call('repairBytes', { file, answers: {} }))
          .catch(() => undefined);
        onDone(++done);
        if (!repair || 'fault' in repair || repair.changes.length === 0) return undefined;
        return {
          key,
          path: read.file,
          file: repair.file,
          changes: repair.changes,
          isOpen: repair.remaining.length > 0,
        };
      }),
    );
    const files = found.flatMap((each) => each ?? []);
    return { kinds: byRules(files), left: found.length - files.filter(({ isOpen }) => !isOpen).length };
  } finally {
    workers.end();
  }
}

function byRules(files: readonly RepairableFile[]): RepairKind[] {
  const kinds = new Map<string, RepairableFile[]>();
  for (const file of files) {
    const rules = [...new Set(file.changes.map(({ rule }) => rule))].sort().join(', ');
    kinds.set(rules, [...(kinds.get(rules) ?? []), file]);
  }
  return [...kinds].map(([rules, own]) => ({ rules, files: own })).sort((a, b) => b.files.length - a.files.length);
}
