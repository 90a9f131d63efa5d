/** Verifies signed reports: their content, pages, files and signatures. */

import { type Environment, type Failure, type Fault, failure, fault, type Outcome } from '../../engine/faults.ts';
import { type Verified, type VerifyOptions, verifySignatures } from '../../engine/index.ts';
import { isJsonObject, type Json, type JsonObject } from '../../engine/model/json.ts';
import { readJson } from '../../engine/reading/json.ts';
import { message } from '../../engine/text/message.ts';
import { sha256Bytes, sha256Hex } from '../../engine/text/sha256.ts';
import { contentOf, readPdf } from '../../pdf/read.ts';
import { digestOfReport } from './canonical.ts';
import { isReport, reportInPage } from './is-report.ts';
import { REPORT_FILE, REPORT_TYPES } from './kinds.ts';

/** A report with the digest of the file that carries it, which is not part of the digest. */
interface Found {
  report: JsonObject;
  /** Only for pages and PDFs. */
  rest?: { type: string; sha256: string };
}

export interface ReportVerifyOptions extends VerifyOptions {
  /** The SHA-256 of files, in hexadecimal, by their names, to check that the report is about them. */
  checked?: Json | undefined;
  /** Rejects signatures that would take too long to verify. */
  excess?: (sigs: Json) => Failure | undefined;
}

/**
 * Checks a report, as a value, as the text of a page or as the bytes of a PDF: that nobody changed it since it was signed, and its signatures like
 * those of an envelope. Returns undefined for a PDF that is not a report.
 */
export async function verifyReport(
  file: JsonObject | string | Uint8Array,
  options: ReportVerifyOptions,
  environment: Environment,
): Promise<Outcome<Verified> | undefined> {
  const found = foundIn(file);
  if (found === undefined) return file instanceof Uint8Array ? undefined : unsigned();
  const { head, sigs } = found.report;
  if (!isJsonObject(head) || !Array.isArray(sigs) || sigs.length === 0) return unsigned();
  const dig = isJsonObject(head.dig) ? { alg: textOf(head.dig.alg), val: textOf(head.dig.val) } : undefined;
  const faults = [...changes(found, dig), ...strangers(found.report, options.checked)];
  if (faults.length > 0) return failure('signature', faults, message('the report was changed, or covers other files'));
  const excess = options.excess?.(sigs);
  if (excess) return excess;
  return verifySignatures({ head: { uuid: textOf(head.uuid), dig }, sigs: sigs.map(textOf) }, options, environment);
}

/** Returns a text; the empty one, which never verifies, for any other value. */
function textOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : '';
}

/** Returns the report in a file, signed or not. Pages and PDFs carry signed ones only. */
export function reportIn(file: string | Uint8Array): JsonObject | undefined {
  return (typeof file === 'string' ? reportOf(file) : undefined) ?? foundIn(file)?.report;
}

function unsigned() {
  const text = 'The report has no signature. Ask for a signed report, or compare it with the original.';
  return failure('signature', [fault('BW-VERIFY-UNSIGNED', '$.sigs', text)], message('report is not signed'));
}

function foundIn(file: JsonObject | string | Uint8Array): Found | undefined {
  if (file instanceof Uint8Array) return inPdf(file);
  if (typeof file !== 'string') return { report: file };
  const page = reportInPage(file);
  const report = page && reportOf(page.text);
  return report && { report, rest: { type: REPORT_TYPES.html, sha256: sha256Hex(page.rest) } };
}

function reportOf(text: string): JsonObject | undefined {
  const read = readJson(text);
  return read.ok && isReport(read.value) ? read.value : undefined;
}

const SPACE = 0x20;

function inPdf(pdf: Uint8Array): Found | undefined {
  const read = readPdf(pdf);
  const attached = read.ok ? read.attachments.find(({ name }) => name === REPORT_FILE) : undefined;
  const content = attached && contentOf(attached);
  const report = content?.ok ? reportOf(new TextDecoder().decode(content.bytes)) : undefined;
  if (report === undefined || !content?.ok) return undefined;
  const { bytes } = content;
  const at = placeOf(bytes, pdf);
  const rest = new Uint8Array(pdf);
  if (at >= 0) rest.fill(SPACE, at, at + bytes.length);
  return { report, rest: { type: REPORT_TYPES.pdf, sha256: sha256Bytes(rest) } };
}

/** Returns where the bytes of an attached file are in a PDF; -1 if they were unpacked from it. */
function placeOf(bytes: Uint8Array, pdf: Uint8Array): number {
  const at = bytes.byteOffset - pdf.byteOffset;
  return bytes.buffer === pdf.buffer && at + bytes.length <= pdf.length ? at : -1;
}

/** Returns what was changed in a report, and in the file that carries it. */
function changes({ report, rest }: Found, dig: { alg: string; val: string } | undefined): Fault[] {
  const faults: Fault[] = [];
  if (dig?.alg !== 'sha256' || dig.val !== digestOfReport(report)) {
    const text =
      'The report was changed after it was signed: its content does not match the digest in head.dig. Ask for the original.';
    faults.push(fault('BW-REPORT-DIGEST', '$.head.dig', text));
  }
  if (rest) {
    const { type, sha256 } = isJsonObject(report.pages) ? report.pages : {};
    if (type !== rest.type || sha256 !== rest.sha256) {
      const text =
        'The pages were changed after they were signed: they do not match the digest in pages. Ask for the original.';
      faults.push(fault('BW-REPORT-PAGES', '$.pages', text));
    }
  }
  return faults;
}

/** Returns a fault for each file that the report is not about. */
function strangers(report: JsonObject, checked: Json | undefined): Fault[] {
  if (!isJsonObject(checked)) return [];
  const files = filesOf(report);
  const digests = new Set(files.map(({ sha256 }) => sha256));
  const names = new Set(files.flatMap(({ file }) => (file === undefined ? [] : baseOf(file))));
  return Object.entries(checked).flatMap(([name, sha256]) => {
    if (digests.has(String(sha256).toLowerCase())) return [];
    return names.has(baseOf(name))
      ? fault(
          'BW-REPORT-FILE',
          'request.checked',
          'The file {name} is not the one that was checked: its digest differs.',
          { name },
        )
      : fault(
          'BW-REPORT-FILE',
          'request.checked',
          'The report does not cover the file {name}: it does not contain its digest.',
          { name },
        );
  });
}

function baseOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Returns the files of a report, with their digests. */
function filesOf(report: JsonObject): { file?: string; sha256: string }[] {
  const entries = [report, ...(Array.isArray(report.files) ? report.files : [])].filter(isJsonObject);
  return entries.flatMap((entry) => {
    const check = isJsonObject(entry.check) ? entry.check : entry;
    const sha256 = check.sha256 ?? entry.digest;
    if (typeof sha256 !== 'string') return [];
    return [{ sha256, ...(typeof entry.file === 'string' && { file: entry.file }) }];
  });
}
