/** The report on an inbox that recipients keep: what was checked, what was noticed, and what was suggested. */

import { type Translation, words } from '../../engine/text/message.ts';
import type { FileCheck } from '../../formats/check-report/data.ts';
import { type FolderReport, folderReport } from '../../formats/check-report/folder.ts';
import { nameOf } from '../../formats/check-report/name-of.ts';
import { formats } from '../../formats/formats.ts';
import { ruleClassifier } from '../../formats/rule-class.ts';
import { definitionOf } from '../../formats/summaries.ts';
import type { FileRead } from '../read-file.ts';
import type { Row } from '../row.ts';

type FormatParts = Pick<FileCheck, 'format' | 'rule_sets'>;

/** Returns the report on judged files. @param reads the files of the rows, in the same order */
export async function inboxReport(
  rows: readonly Row[],
  reads: readonly FileRead[],
  now: Date,
  translation?: Translation,
): Promise<FolderReport> {
  const classOf = await ruleClassifier();
  const known = new Map<string, FormatParts>();
  const checks: FileCheck[] = [];
  for (const [i, row] of rows.entries()) {
    const about = known.get(row.format) ?? (await formatParts(row.format, translation));
    known.set(row.format, about);
    const faults = (reads[i]?.broken ?? []).map(({ code, text }): FileCheck['faults'][number] => {
      const { class: kind, law } = classOf(code, 'fatal');
      const description = words(text, translation);
      return { class: kind, code, level: 'error', description, ...(law && { law }), places: [] };
    });
    const classes = { format: 0, content: 0, business: 0, advice: 0 };
    for (const each of faults) classes[each.class]++;
    const invoice = invoiceOf(row);
    checks.push({
      file: row.file,
      ...(row.digest !== '' && { sha256: row.digest }),
      verdict: row.verdict,
      suggestion: row.suggestion,
      flags: row.flags,
      ...about,
      ...(Object.keys(invoice).length > 0 && { invoice }),
      classes,
      meaning: [words(row.why, translation)],
      faults,
    });
  }
  return folderReport(checks, now, translation);
}

function invoiceOf({ number, date, sender, total, currency }: Row): NonNullable<FileCheck['invoice']> {
  const values = { number, date, seller: sender, total, currency };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
}

async function formatParts(key: string, translation: Translation | undefined): Promise<FormatParts> {
  const format = formats.find((each) => each.key === key);
  if (!format) return { rule_sets: [] };
  const { name, specification, rule_sets } = await definitionOf(format);
  return { format: { key, name: nameOf(name, translation), specification }, rule_sets: [...rule_sets] };
}
