/** Verifies reports of checks that a user opens: that nobody changed them, and who signed them. */

import type { JsonWebKey } from '../../../client/index.ts';
import { type Fault, messageOf } from '../../../engine/faults.ts';
import { isJsonObject, type Json, type JsonObject } from '../../../engine/model/json.ts';
import { sha256Bytes } from '../../../engine/text/sha256.ts';
import { systemEnvironment } from '../../../operations/environment.ts';
import { isPdf } from '../../../pdf/is-pdf.ts';
import { language } from '../../ui/texts/say.ts';

export interface VerifyReportRequest {
  file: Blob;
  publickeys: readonly JsonWebKey[];
  /** Files that the report may be about. */
  checked: readonly File[];
}

/** Whether a report is as it was signed. `unknown-key`: nobody changed it, but none of the keys made its signature. */
export type ReportState = 'valid' | 'changed' | 'unsigned' | 'unknown-key' | 'forged' | 'outside-time';

export interface VerifiedReport {
  state: ReportState;
  /** Why it is not valid. */
  why: string;
  /** Its first signature, in the compact form of JWS. */
  signature?: string | undefined;
  checkedAt?: string | undefined;
  program?: string | undefined;
  /** The number of files in it. */
  files: number;
  /** Whether it has each of the given files, as they are. */
  checked: readonly { name: string; isIn: boolean }[];
}

const STATES: Readonly<Record<string, ReportState>> = {
  'BW-REPORT-DIGEST': 'changed',
  'BW-REPORT-PAGES': 'changed',
  'BW-VERIFY-UNSIGNED': 'unsigned',
  'BW-VERIFY-KEY': 'unknown-key',
  'BW-KEY-MISSING': 'unknown-key',
  'BW-VERIFY-WINDOW': 'outside-time',
};

/** Verifies a report with keys, and compares files with it. */
export async function verifyReport({ file, publickeys, checked }: VerifyReportRequest): Promise<VerifiedReport> {
  const bytes = await bytesOf(file);
  const data = isPdf(bytes) ? bytes : new TextDecoder().decode(bytes);
  const [{ verify }, { reportIn }] = await Promise.all([
    import('../../../operations/verify.ts'),
    import('../../../formats/check-report/verify.ts'),
  ]);
  const environment = { ...systemEnvironment(), translation: language.translation };
  const keys = JSON.parse(JSON.stringify(publickeys));
  const outcome = await verify.run({ data, ...(keys.length > 0 && { publickeys: keys }) }, environment);
  const [fault] = outcome.ok ? [] : outcome.faults;
  const report = reportIn(data);
  const digests = JSON.stringify(report ?? {});
  return {
    ...stateOf(fault),
    ...factsOf(report),
    checked: await Promise.all(
      checked.map(async (each) => ({ name: each.name, isIn: digests.includes(sha256Bytes(await bytesOf(each))) })),
    ),
  };
}

function stateOf(fault: Fault | undefined): Pick<VerifiedReport, 'state' | 'why'> {
  if (fault === undefined) return { state: 'valid', why: '' };
  return { state: STATES[fault.code] ?? 'forged', why: messageOf([fault], language.translation) };
}

function factsOf(report: JsonObject | undefined): Omit<VerifiedReport, 'state' | 'why' | 'checked'> {
  const { files, program, checked_at: checkedAt, sigs } = report ?? {};
  const { name, version } = isJsonObject(program) ? program : {};
  return {
    signature: textOf(Array.isArray(sigs) ? sigs[0] : undefined),
    checkedAt: textOf(checkedAt),
    program: [name, version].map(textOf).join(' ').trim() || textOf(program),
    files: Array.isArray(files) ? files.length : report === undefined ? 0 : 1,
  };
}

function textOf(value: Json | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

async function bytesOf(blob: Blob): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await blob.arrayBuffer());
}
