/** Repairs e-invoices and explains rejections, as every other program does. */

import { messageOf } from '../../../engine/faults.ts';
import type { ReportedRepair } from '../../../formats/check-report/repair.ts';
import type { WordedCode, WordedRepair } from '../../../formats/repair/worded.ts';
import { isPdf } from '../../../pdf/is-pdf.ts';
import { language } from '../../ui/texts/say.ts';
import { decode } from '../document/decoding.ts';
import { unchangedFile } from './check-report.ts';
import type { InspectRequest } from './inspect.ts';
import { openPdf } from './open-pdf.ts';

/** A file to repair, with answers by name. */
export interface RepairedFile {
  file: Blob;
  answers: Readonly<Record<string, string>>;
  rejection?: string | undefined;
}

export interface RepairRequest extends InspectRequest, Omit<RepairedFile, 'file'> {}

/** A repair to look at before it is made. */
export interface Repair extends WordedRepair {
  /** The file: as it was, if nothing changed. */
  file: Blob;
  /** The fixes as the report of the check lists them. */
  reported: ReportedRepair | undefined;
  codes: WordedCode[];
}

/** A repair of an open e-invoice. */
export interface TextRepair extends Repair {
  /** Its text after the repair. */
  text: string;
  /** Whether the file is its PDF. */
  isPdf: boolean;
  /** Whether the same text in UTF-8 would have other bytes. */
  isEncoded: boolean;
}

/** Repairs an open e-invoice, with its file if it was not edited. */
export async function repairFile(request: RepairRequest): Promise<TextRepair | { fault: string }> {
  const bytes = (await unchangedFile(request)) ?? (await editedFile(request));
  const repair = await repairBytes({ ...request, file: new Blob([new Uint8Array(bytes)]) });
  if ('fault' in repair) return repair;
  if (repair.changes.length === 0) return { ...repair, text: request.text, isPdf: false, isEncoded: false };
  const repaired = new Uint8Array(await repair.file.arrayBuffer());
  if (isPdf(repaired)) {
    const opened = await openPdf(repair.file);
    return 'fault' in opened ? opened : { ...repair, text: opened.text, isPdf: true, isEncoded: false };
  }
  const { text } = decode(repaired);
  return { ...repair, text, isPdf: false, isEncoded: new TextEncoder().encode(text).length !== repaired.length };
}

/** Returns an edited text in its PDF; alone, if the PDF cannot be changed. */
async function editedFile({ text, pdf }: RepairRequest): Promise<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  if (!pdf) return bytes;
  const { withInvoice } = await import('../../../formats/hybrid/replace-invoice.ts');
  const changed = await withInvoice(new Uint8Array(await pdf.arrayBuffer()), bytes, new Date());
  return changed.ok ? changed.bytes : bytes;
}

/** Repairs a file. */
export async function repairBytes({ file, answers, rejection }: RepairedFile): Promise<Repair | { fault: string }> {
  const [{ repairInvoice, codesIn }, { wordedRepair, wordedCodes }, { reportedRepair }] = await Promise.all([
    import('../../../formats/repair/index.ts'),
    import('../../../formats/repair/worded.ts'),
    import('../../../formats/check-report/repair.ts'),
  ]);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const repaired = await repairInvoice(bytes, { now: new Date(), answers, rejection });
  const { translation } = language;
  if (!repaired.ok) return { fault: messageOf(repaired.faults, translation) };
  const worded = wordedRepair(repaired, translation);
  return {
    ...worded,
    file: worded.changes.length === 0 ? file : new Blob([new Uint8Array(repaired.bytes)]),
    reported: reportedRepair(bytes, worded.changes),
    codes: rejection ? wordedCodes(await codesIn(rejection), repaired, translation) : [],
  };
}

/** Explains a rejection without its file. */
export async function explainRejection(text: string): Promise<WordedCode[]> {
  const [{ codesIn }, { wordedCodes }] = await Promise.all([
    import('../../../formats/repair/index.ts'),
    import('../../../formats/repair/worded.ts'),
  ]);
  return wordedCodes(await codesIn(text), undefined, language.translation);
}
