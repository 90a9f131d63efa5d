/** The report on an inbox that recipients keep: what was checked, what was noticed, and what was suggested. */

import { type Translation, words } from '../../engine/text/message.ts';
import type { FileCheck, ReportedFault } from '../../formats/check-report/data.ts';
import { type FolderReport, folderReport } from '../../formats/check-report/folder.ts';
import { meansUnreadable } from '../../formats/check-report/texts.ts';
import type { FileRead } from '../read-file.ts';
import type { Row } from '../row.ts';
import { whyInWords } from '../why.ts';

/** Returns the report on judged files. @param reads the files of the rows with their checks, in the same order */
export function inboxReport(
  rows: readonly Row[],
  reads: readonly FileRead[],
  now: Date,
  translation?: Translation,
): FolderReport {
  const checks = rows.map((row, i): FileCheck => {
    const { file, digest, suggestion, flags, why } = row;
    const found = checkOf(row, reads[i], translation);
    const { file: _, sha256 = digest, bytes, verdict, ...rest } = found;
    return {
      file,
      ...(sha256 !== '' && { sha256 }),
      ...(bytes !== undefined && { bytes }),
      verdict,
      suggestion,
      flags,
      why: whyInWords(why, translation),
      ...rest,
    };
  });
  return folderReport(checks, now, translation);
}

/** Returns the check of a file. A file that is not an invoice is unreadable here, even if it is a valid document. */
function checkOf(row: Row, read: FileRead | undefined, translation: Translation | undefined): FileCheck {
  const check = read?.check;
  if (check && (check.verdict === 'unreadable' || row.verdict !== 'unreadable')) return ofPart(check, read.part);
  const fault: ReportedFault = {
    class: 'format',
    code: 'input',
    level: 'error',
    description: words(read?.reason ?? row.why, translation),
    places: [],
  };
  return {
    verdict: 'unreadable',
    rule_sets: [],
    classes: { format: 1, content: 0, business: 0, advice: 0 },
    meaning: [words({ template: meansUnreadable }, translation)],
    faults: [fault],
  };
}

/** Returns the check of a file for one of its invoices, each of which has a row. */
function ofPart({ invoices, ...check }: FileCheck, part = 1): FileCheck {
  const invoice = invoices?.[part - 1];
  return invoice ? { ...check, invoice } : check;
}
