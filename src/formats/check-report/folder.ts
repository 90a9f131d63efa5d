import type { Translation } from '../../engine/text/message.ts';
import type { FileCheck, Verdict } from './data.ts';
import { reportHead } from './kinds.ts';

/** The report on the files of a folder. */
export interface FolderReport extends ReturnType<typeof reportHead> {
  /** The number of files by verdict. */
  verdicts: Record<Verdict, number>;
  files: readonly FileCheck[];
}

export function folderReport(files: readonly FileCheck[], now: Date, translation?: Translation): FolderReport {
  const verdicts = { valid: 0, invalid: 0, 'not-judged': 0, unreadable: 0 };
  for (const { verdict } of files) verdicts[verdict]++;
  return { ...reportHead(now, translation), verdicts, files };
}
