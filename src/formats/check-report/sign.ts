/**
 * Signs reports as envelopes are signed: a header with the digest of the report, and a signature on the header. Pages and PDFs carry the
 * signed report, which has the digest of the rest of the file.
 */

import type { Environment, Outcome } from '../../engine/faults.ts';
import { type SignOptions, signHeader } from '../../engine/index.ts';
import type { JsonObject } from '../../engine/model/json.ts';
import { jsonText } from '../../engine/reading/json-text.ts';
import type { Translation } from '../../engine/text/message.ts';
import { sha256Bytes, sha256Hex } from '../../engine/text/sha256.ts';
import { digestOfReport } from './canonical.ts';
import { REPORT_ELEMENT, REPORT_FILE, REPORT_TYPES, type ReportKind } from './kinds.ts';
import { pageOf, pdfOf, type Report } from './write.ts';

/** Returns a signed report as the content of a file, or why it was not signed. */
export async function writeSignedReport(
  report: Report,
  kind: ReportKind,
  by: SignOptions,
  environment: Environment,
  translation?: Translation,
): Promise<Outcome<string | Uint8Array<ArrayBuffer>>> {
  const sign = (content: object) => signReport(content, by, environment);
  if (kind === 'json') {
    const signed = await sign(report);
    return signed.ok ? { ...signed, result: `${jsonText(signed.result, true)}\n` } : signed;
  }
  return kind === 'html' ? signedPage(report, sign, translation) : signedPdf(report, sign, by, translation);
}

/** Returns a report with its header and signature. */
export async function signReport(
  report: object,
  by: SignOptions,
  environment: Environment,
): Promise<Outcome<JsonObject>> {
  // As it will be read from JSON.
  const content: JsonObject = JSON.parse(JSON.stringify(report));
  const head = { uuid: environment.uuid(), dig: { alg: 'sha256', val: digestOfReport(content) } };
  const signed = await signHeader(head, by, environment);
  return signed.ok ? { ...signed, result: { ...content, head, sigs: [signed.result] } } : signed;
}

type Sign = (content: object) => Promise<Outcome<JsonObject>>;

/** Returns the element of a page that holds the signed report, whose text has no `<`. */
function elementOf(text: string): string {
  return `<script type="application/json" id="${REPORT_ELEMENT}">${text.replaceAll('<', '\\u003c')}</script>\n`;
}

async function signedPage(report: Report, sign: Sign, translation?: Translation): Promise<Outcome<string>> {
  const pages = { type: REPORT_TYPES.html, sha256: sha256Hex(pageOf(report, translation, elementOf(''))) };
  const signed = await sign({ ...report, pages });
  return signed.ok
    ? { ...signed, result: pageOf(report, translation, elementOf(JSON.stringify(signed.result))) }
    : signed;
}

/** The bytes of a header and a signature, without the names in it. */
const ROOM_OF_SIGNATURE = 2048;

async function signedPdf(
  report: Report,
  sign: Sign,
  { issuer, audience }: SignOptions,
  translation?: Translation,
): Promise<Outcome<Uint8Array<ArrayBuffer>>> {
  const { Room } = await import('../../pdf/writing/room.ts');
  const names = JSON.stringify([issuer, audience]);
  const room = new Room(utf8(JSON.stringify(report) + names + names).length + ROOM_OF_SIGNATURE);
  const pdf = await pdfOf(report, translation, ({ context }, now) =>
    room.reserve(context, { name: REPORT_FILE, mediaType: REPORT_TYPES.json, now }),
  );
  const blank = room.fill(pdf, new Uint8Array());
  const signed = await sign({ ...report, pages: { type: REPORT_TYPES.pdf, sha256: sha256Bytes(blank) } });
  return signed.ok ? { ...signed, result: room.fill(pdf, utf8(JSON.stringify(signed.result))) } : signed;
}

function utf8(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}
