/** Reports the check of an e-invoice, as every other program does. */

import type { CheckReport, ReportKind } from '../../../formats/check-report/index.ts';
import type { ReportedRepair } from '../../../formats/check-report/repair.ts';
import { systemEnvironment } from '../../../operations/environment.ts';
import { language } from '../../ui/texts/say.ts';
import { decode } from '../document/decoding.ts';
import type { InspectRequest } from './inspect.ts';
import { openedPdf } from './open-pdf.ts';

export interface ReportRequest extends InspectRequest {
  /** The name of the file. */
  name: string;
  /** How the file was repaired before. */
  repair?: ReportedRepair | undefined;
}

/** Returns the report on an e-invoice: on its file, or on its text once that was edited. */
export async function checkReport({ name, repair, ...request }: ReportRequest): Promise<CheckReport> {
  const { checkWithReport } = await import('../../../operations/check-report.ts');
  const data = (await unchangedFile(request)) ?? new TextEncoder().encode(request.text);
  const environment = { ...systemEnvironment(), translation: language.translation };
  const { report } = await checkWithReport({ data, as_of: request.asOf ?? null }, environment, { name });
  return repair ? { ...report, repair } : report;
}

export interface WriteRequest {
  report: CheckReport;
  kind: ReportKind;
}

export async function writeCheckReport({ report, kind }: WriteRequest): Promise<string | Uint8Array<ArrayBuffer>> {
  const { writeReport } = await import('../../../formats/check-report/write.ts');
  return writeReport(report, kind, language.translation);
}

/** Returns the PDF, signed file or file in another encoding that the text came from, if it was not edited. */
export async function unchangedFile({
  draft,
  text,
  pdf,
  signed,
  encoded,
}: InspectRequest): Promise<Uint8Array | undefined> {
  const file = pdf ?? signed ?? encoded;
  if (!file) return undefined;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const content = pdf ? (await openedPdf(draft, pdf))?.text : await textIn(bytes, signed !== undefined);
  return content === text ? bytes : undefined;
}

async function textIn(bytes: Uint8Array, isSigned: boolean): Promise<string | undefined> {
  if (!isSigned) return decode(bytes).text;
  const { unwrapSigned } = await import('../../../formats/signed/unwrap.ts');
  const found = unwrapSigned(bytes);
  return found.ok ? decode(found.bytes).text : undefined;
}
