import { keysInSet } from '../engine/dsig/key-set.ts';
import type { Environment } from '../engine/faults.ts';
import { fault } from '../engine/faults.ts';
import * as engine from '../engine/index.ts';
import type { Json, JsonObject } from '../engine/model/json.ts';
import { readDocumentText } from '../engine/reading/document-text.ts';
import { bytesOfBase64 } from '../engine/text/base64.ts';
import { isReport, isReportPage } from '../formats/check-report/is-report.ts';
import { isPdf } from '../pdf/is-pdf.ts';
import { exampleEnvelope, examplePublicKey } from './example-data.ts';
import type { RequestObject } from './fields.ts';
import { operation } from './operation.ts';

/** Maximum number of tests of a key against a signature. Each signature is tested with each key, so a small request could cost seconds. */
const MOST_TESTS = 1000;

function excessOfTests(signatures: Json | undefined, keys: Json | undefined): engine.Failure | undefined {
  const tests = lengthOf(signatures) * Math.max(1, keysInSet(keys ?? null)?.length ?? 0);
  if (tests <= MOST_TESTS) return undefined;
  const excess = fault(
    'BW-REQUEST-TYPE',
    'request.publickeys',
    'the signatures and keys need {tests} tests, more than the limit of {most} per request; send fewer keys',
    { tests, most: MOST_TESTS },
  );
  return engine.failure('input', [excess]);
}

function lengthOf(list: Json | undefined): number {
  return Array.isArray(list) ? list.length : 0;
}

/**
 * Checks an envelope or a signed report, and its signatures (chapter 09 §5.3). The signed document is used unchanged: no template, no type.
 */
export const verify = operation({
  name: 'verify',
  tag: 'Signing',
  summary: 'Check an envelope and its signatures',
  description:
    'Checks the envelope, then each signature: that one of the keys made it, for this header, while the key was valid. ' +
    'The envelope verifies if at least one signature is valid and none fails. A signature that none of the keys made cannot be tested. ' +
    'If another signature is valid, this is a warning; otherwise the request is refused. Keys with another purpose (`kty`, `crv`, `use`, `alg`, `key_ops`) ' +
    'are refused in `publickey`, and skipped with a warning in a set. Without a key, the service tests each signature with the published keys ' +
    'of its issuer (`iss`), if its operator allows that issuer. Warnings name each member of the header that no signature covers: use the document alone. Signed reports of checks verify too: as JSON, ' +
    'page, or PDF in base64.',
  fields: ['encoding', 'checked', 'publickey', 'publickeys', 'details'],
  answer: 'VerifyResponse',
  tool: {
    description:
      'Checks that this key signed an envelope, unchanged since. Returns {"ok": true}, or why a signature fails. Next: use doc alone; warnings name what is not signed.',
    needs: ['publickey'],
  },
  usage: `  $ billwright verify --quiet signed.json

Each signature is listed with its key as ok, failed, or no key if none of your keys made it. The envelope verifies if at
least one signature is ok and none failed; otherwise the exit code is 4.`,
  examples: {
    envelope: {
      summary: 'A signed envelope, with the list of its signatures',
      request: { data: exampleEnvelope, publickey: examplePublicKey, details: true },
    },
  },
  takesPage: isReportPage,
  whole(body, environment, { read: fieldsIn, mistyped, usual }) {
    const report = reportIn(body);
    if (report === undefined) return usual(body, environment);
    const read = fieldsIn(body);
    if (!read.ok) return read;
    return verifyReported(report, read.value, environment).then((verified) => {
      if (!verified?.ok) return verified ?? usual(body, environment);
      const noticed = [...mistyped(body), ...(verified.warnings ?? [])];
      return { ...verified, warnings: noticed, wantsWarnings: read.value.warnings ?? false };
    });
  },
  run: (data, { publickey, publickeys, details, strict }, environment) => {
    const excess = excessOfTests(data.sigs, publickeys);
    return excess ?? engine.verify(data, { publickey, publickeys, details: details ?? false, strict }, environment);
  },
});

/** Returns the report in a request, or the PDF that may be one. */
function reportIn({ data, encoding }: RequestObject): JsonObject | string | Uint8Array | undefined {
  if (data instanceof Uint8Array) return isPdf(data) ? data : undefined;
  if (isReport(data)) return data;
  if (typeof data !== 'string') return undefined;
  const bytes = encoding === 'base64' ? bytesOfBase64(data) : undefined;
  if (bytes && isPdf(bytes)) return bytes;
  const text = bytes ? new TextDecoder().decode(bytes) : data;
  if (isReportPage(text)) return text;
  if (!/^\s*\{\s*"report"/.test(text)) return undefined;
  const read = readDocumentText(text, '$');
  return read.ok && isReport(read.value) ? read.value : undefined;
}

interface ReportKeys {
  publickey?: Json | undefined;
  publickeys?: Json | undefined;
  checked?: Json | undefined;
  details?: boolean | null | undefined;
}

/** Verifies a signed report. Returns undefined for other data. */
async function verifyReported(
  report: JsonObject | string | Uint8Array,
  { publickey, publickeys, checked, details }: ReportKeys,
  environment: Environment,
) {
  const { verifyReport } = await import('../formats/check-report/verify.ts');
  const excess = (sigs: Json | undefined) => excessOfTests(sigs, publickeys);
  return verifyReport(report, { publickey, publickeys, checked, details: details ?? false, excess }, environment);
}
