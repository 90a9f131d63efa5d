import type { Environment, Fault, Outcome } from '../engine/faults.ts';
import { fault } from '../engine/faults.ts';
import { isJsonObject, type Json, type JsonObject } from '../engine/model/json.ts';
import { readDocumentText } from '../engine/reading/document-text.ts';
import { base64Of, bytesOfBase64 } from '../engine/text/base64.ts';
import type { Translation } from '../engine/text/translation.ts';
import type { CheckReport } from '../formats/check-report/index.ts';
import type { WordedCode, WordedRepair } from '../formats/repair/worded.ts';
import { isSigned } from '../formats/signed/is-signed.ts';
import { isPdf } from '../pdf/is-pdf.ts';
import { checkWithReport } from './check-report.ts';
import { Content, type MediaType } from './content.ts';
import { type Refusal, refusedInput } from './errors.ts';
import type { RequestObject } from './fields.ts';
import { noFile, operation } from './operation.ts';
import type { Result } from './result.ts';

/** A repaired e-invoice, or a rejection that was explained. */
export interface Repair extends Partial<WordedRepair> {
  /** The file in base64: repaired, or as it was. */
  result?: string;
  media_type?: MediaType;
  encoding?: 'base64';
  /** The codes that the rejection names. */
  codes?: WordedCode[];
  /** The check of the file after its repair. */
  report?: CheckReport;
}

/** Repairs an e-invoice in the file itself, or explains a rejection. */
export const fix = operation({
  name: 'fix',
  summary: 'Fix a rejected e-invoice, or explain why it was rejected',
  description:
    'Fixes what is written wrongly in an e-invoice (XML or PDF): order of elements, dates, numbers, codes in words, missing schemes, namespaces, encoding. All other bytes stay as they are, and amounts, taxes, accounts and parties never change their meaning. `changes` lists what was changed, in business words. `remaining` lists what is still wrong: for the kind `ask`, give the answer in `set`; for the kind `issuer`, correct the invoice itself. A file that cannot be fixed comes back unchanged. `rejection` is explained in `codes`, with or without `data`. With `Accept: application/xml` or `application/pdf` the answer is the file alone.',
  fields: ['set', 'only', 'rejection', 'report', 'encoding'],
  answer: 'Repair',
  produces: ['application/xml', 'application/pdf', 'application/pkcs7-mime'],
  isChoice: true,
  tool: {
    description:
      'Repairs how an e-invoice is written, never its amounts; explains a rejection, also without data. Next: ask the user what remaining needs, and fix again with set.',
    data: 'The e-invoice in XML.',
    takes: ['set', 'rejection', 'encoding'],
  },
  usage: '',
  examples: {
    rejection: { summary: 'What a rejection means', request: { rejection: 'KoSIT: [BR-DE-15] fehlt, [BR-CO-15]' } },
  },
  takesXml: true,
  // A broken file is repaired as it is, and a rejection is explained without a file.
  async whole(body, environment, { read: fieldsIn, mistyped }) {
    const read = fieldsIn(body);
    if (!read.ok) return read;
    const given = bytesOf(body);
    const answers = answersIn(read.value.set);
    if (!given.ok) return given;
    if (!answers.ok) return answers;
    const { bytes } = given;
    const noticed = mistyped(body);
    const rejection = read.value.rejection ?? undefined;
    if (bytes === undefined && rejection === undefined)
      return refusedInput([
        fault('BW-REQUEST-DATA', 'request.data', 'no payload; send a file in data, or a rejection'),
      ]);
    if (bytes === undefined)
      return whole({ codes: await explained(rejection ?? '', environment.translation) }, noticed);
    const outcome = await repaired(bytes, { ...read.value, rejection, answers: answers.value }, environment);
    return outcome.ok ? answerWith(outcome.result, rejection !== undefined, noticed) : outcome;
  },
});

/** How to repair a file. */
interface FixInput {
  only?: 'safe' | null | undefined;
  report?: boolean | null | undefined;
  rejection?: string | undefined;
  answers: Readonly<Record<string, string>>;
}

/** A repair in words, with the file as bytes. */
export interface RepairedFile extends WordedRepair {
  file: Uint8Array<ArrayBuffer>;
  codes: WordedCode[];
  report?: CheckReport;
}

/** Repairs the bytes of a file, and explains the rejection that came with it. */
export async function repaired(
  bytes: Uint8Array,
  { only, report: isReported, rejection, answers }: FixInput,
  environment: Environment,
): Promise<Outcome<RepairedFile>> {
  const [{ repairInvoice, codesIn }, { wordedRepair, wordedCodes }] = await repairing();
  const { translation } = environment;
  const made = await repairInvoice(bytes, { now: environment.now(), answers, isSafe: only === 'safe', rejection });
  if (!made.ok) return { ...made, warnings: [] };
  const file = new Uint8Array(made.bytes);
  const worded = wordedRepair(made, translation);
  const codes = rejection === undefined ? [] : wordedCodes(await codesIn(rejection), made, translation);
  const report = isReported ? await reportOn(file, bytes, worded, environment) : undefined;
  return { ok: true, result: { ...worded, file, codes, ...(report && { report }) }, warnings: [] };
}

function answerWith(
  { file, codes, ...worded }: RepairedFile,
  hasRejection: boolean,
  warnings: readonly Fault[],
): Result {
  const media_type = mediaTypeOf(file);
  const answer: Repair = {
    ...worded,
    media_type,
    result: base64Of(file),
    encoding: 'base64',
    ...(hasRejection && { codes }),
  };
  return whole(answer, warnings, new Content(media_type, file));
}

/** Explains a rejection without its file. */
export async function explained(rejection: string, translation?: Translation): Promise<WordedCode[]> {
  const [{ codesIn }, { wordedCodes }] = await repairing();
  return wordedCodes(await codesIn(rejection), undefined, translation);
}

const repairing = () =>
  Promise.all([import('../formats/repair/index.ts'), import('../formats/repair/worded.ts')] as const);

function whole(answer: Repair, warnings: readonly Fault[], content?: Content): Result {
  return {
    ok: true,
    result: answer,
    ...(content && { content }),
    isChoice: true,
    warnings,
    wantsWarnings: false,
    showsWarnings: true,
  };
}

function mediaTypeOf(bytes: Uint8Array): MediaType {
  if (isPdf(bytes)) return 'application/pdf';
  return isSigned(bytes) ? 'application/pkcs7-mime' : 'application/xml';
}

/** Returns the file in a request, also one that is broken in a way that can be repaired. */
function bytesOf({ data, encoding }: RequestObject): { ok: true; bytes: Uint8Array | undefined } | Refusal {
  if (data === undefined || data instanceof Uint8Array) return { ok: true, bytes: data };
  if (typeof data !== 'string') return refusedInput([noFile]);
  if (encoding !== 'base64') return { ok: true, bytes: new TextEncoder().encode(data) };
  const bytes = bytesOfBase64(data);
  const text = 'data is not base64, although encoding says so';
  return bytes ? { ok: true, bytes } : refusedInput([fault('BW-BASE64', 'request.data', text)]);
}

/** Returns answers by name. Text has them as JSON, or as lines such as `due-date=2026-04-30`. */
function answersIn(given: Json | undefined): { ok: true; value: Record<string, string> } | Refusal {
  if (given === undefined || given === null || given === '') return { ok: true, value: {} };
  const read =
    typeof given !== 'string'
      ? undefined
      : given.trimStart().startsWith('{')
        ? readDocumentText(given, '$')
        : undefined;
  const value = read ? (read.ok ? read.value : undefined) : typeof given === 'string' ? linesIn(given) : given;
  const isRight = isJsonObject(value) && Object.values(value).every((each) => typeof each === 'string');
  if (isRight) return { ok: true, value: value as Record<string, string> };
  const text = 'set must be an object of texts; as text, lines such as due-date=2026-04-30';
  return refusedInput([fault('BW-REQUEST-TYPE', 'request.set', text)]);
}

function linesIn(text: string): JsonObject | undefined {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  if (lines.some((line) => line.indexOf('=') < 1)) return undefined;
  return Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]));
}

/** Returns the report on a file after its repair, with what was changed. */
async function reportOn(
  file: Uint8Array,
  before: Uint8Array,
  { changes }: WordedRepair,
  environment: Environment,
): Promise<CheckReport> {
  const { withRepair } = await import('../formats/check-report/repair.ts');
  const { report } = await checkWithReport({ data: new Uint8Array(file) }, environment);
  return withRepair(report, before, changes);
}
