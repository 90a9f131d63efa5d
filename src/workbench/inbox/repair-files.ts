/** Repairs files of the inbox that need no answers, by kind. */

import { zip } from 'fflate';
import { addTo } from '../../engine/model/group-by.ts';
import type { WordedChange } from '../../formats/repair/worded.ts';
import { isOneOf } from '../../inbox/own.ts';
import { useMemory } from '../state/memory/memory.ts';
import type { InboxRow } from './rows.ts';
import { companiesIn } from './use-rows.ts';
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

/** Returns whether a file may need a repair. A bill of somebody else is not changed: its seller has to send a corrected one. */
export function isRepairable({ entry: { content, read }, row }: InboxRow): boolean {
  if (content === undefined || (read.verdict !== 'invalid' && read.verdict !== 'unreadable')) return false;
  return isOneOf({ vat: row.vat, name: row.sender }, companiesIn(useMemory.getState().entries)) !== false;
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
    addTo(kinds, rules, file);
  }
  return [...kinds].map(([rules, own]) => ({ rules, files: own })).sort((a, b) => b.files.length - a.files.length);
}

/** Returns repaired files in an archive, in their folders. */
export async function zipOf(files: readonly RepairableFile[]): Promise<Blob> {
  const contents: Record<string, Uint8Array> = {};
  for (const { path, file } of files) contents[nameIn(contents, path)] = new Uint8Array(await file.arrayBuffer());
  return new Promise((resolve, reject) =>
    zip(contents, (error, bytes) =>
      error ? reject(error) : resolve(new Blob([Uint8Array.from(bytes)], { type: 'application/zip' })),
    ),
  );
}

/** Returns a path that no other file in the archive has, which stays in the folder where the archive is unpacked. */
function nameIn(contents: Readonly<Record<string, unknown>>, path: string): string {
  const own = path
    .replaceAll('\\', '/')
    .replace(/^(?:[a-z]:)?\/+/i, '')
    .split('/')
    .filter((step) => step !== '..')
    .join('/');
  const [, base = own, extension = ''] = /^(.+?)(\.[^./]*)?$/.exec(own) ?? [];
  let name = own;
  for (let count = 2; Object.hasOwn(contents, name); count++) name = `${base}-${count}${extension}`;
  return name;
}
