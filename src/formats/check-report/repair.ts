/** The repair of a file, in the report of its check. */

import { sha256Bytes } from '../../engine/text/sha256.ts';
import type { WordedChange } from '../repair/worded.ts';
import type { CheckReport } from './data.ts';

/** A change of a file before its check. */
interface ReportedChange {
  /** In business words. */
  description: string;
  rule: string;
  path: string;
  before?: string;
  after?: string;
}

/** How a file was repaired before its check. */
export interface ReportedRepair {
  /** The SHA-256 of the original file, in hexadecimal. */
  sha256: string;
  changes: ReportedChange[];
}

/** Returns a report with the changes that were made to the file before its check; the same report if there were none. */
export function withRepair(report: CheckReport, before: Uint8Array, changes: readonly WordedChange[]): CheckReport {
  const repair = reportedRepair(before, changes);
  return repair ? { ...report, repair } : report;
}

/** Returns how a file was repaired; undefined if nothing was changed. */
export function reportedRepair(before: Uint8Array, changes: readonly WordedChange[]): ReportedRepair | undefined {
  return changes.length === 0 ? undefined : { sha256: sha256Bytes(before), changes: changes.map(reported) };
}

function reported({ description, rule, xpath, from, to }: WordedChange): ReportedChange {
  return {
    description,
    rule,
    path: xpath,
    ...(from !== undefined && { before: from }),
    ...(to !== undefined && { after: to }),
  };
}
