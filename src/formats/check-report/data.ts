/** The report of a check that recipients keep: what was checked, by which rules, and what was found. */

import { type Environment, type Fault, faultOf, type SignatureVerdict, worded } from '../../engine/faults.ts';
import { isJsonObject, type Json, type JsonObject } from '../../engine/model/json.ts';
import { type Message, type Translation, words } from '../../engine/text/message.ts';
import { sha256Bytes } from '../../engine/text/sha256.ts';
import { shorten } from '../../engine/text/shorten.ts';
import { withoutAdvice } from '../../engine/text/without-advice.ts';
import { STANDARD_VERSION } from '../../engine/version.ts';
import { isPdf } from '../../pdf/is-pdf.ts';
import { rulesOfSets } from '../check/rule-list.ts';
import type { Format } from '../declare/format.ts';
import { isPlan } from '../declare/meanings.ts';
import type { JudgedFile } from '../declare/syntax.ts';
import { UNJUDGED } from '../declare/unjudged.ts';
import { formatInPdf } from '../list/format-in-pdf.ts';
import { ruleClassifier } from '../list/rule-class.ts';
import { definitionOf } from '../list/summaries.ts';
import { syntaxOf } from '../list/syntaxes.ts';
import type { Plan } from '../model/plan.ts';
import { readTerms } from '../model/read.ts';
import type { RuleClass } from '../rules/class.ts';
import type { TermId } from '../terms/declare.ts';
import { type REPORT, reportHead } from './kinds.ts';
import { nameOf } from './name-of.ts';
import { numberOf } from './number-of.ts';
import type { ReportedRepair } from './repair.ts';
import * as texts from './texts.ts';

/** The verdict by the official rules of the format; `not-judged` without such rules, such as for a PDF without an e-invoice. */
export type Verdict = 'valid' | 'invalid' | 'not-judged' | 'unreadable';

/** A set of rules that a file was checked by. */
interface CheckedSet {
  key: string;
  name: string;
  version: string;
  from?: string;
  /** The number of its rules, and of those that nothing in the file violates. */
  rules?: number;
  passed?: number;
}

export interface ReportedFault {
  class: RuleClass;
  code: string;
  level: 'error' | 'warning' | 'information';
  /** What is wrong, what is expected, and how to fix it. */
  description: string;
  /** The laws that require the content. */
  law?: readonly string[];
  /** The names of the business terms concerned. */
  fields?: string[];
  places: { path: string; line?: number; column?: number }[];
}

/** The data that distinguishes an invoice from others. */
export interface InvoiceFacts {
  number?: string;
  date?: string;
  seller?: string;
  buyer?: string;
  total?: string;
  currency?: string;
}

/** What a check found in a file. */
export interface FileCheck {
  file?: string;
  /** In hexadecimal. Missing for a document that did not come as a file. */
  sha256?: string;
  bytes?: number;
  verdict: Verdict;
  /** The suggestion of an inbox, and what it noticed in comparison with the other files. */
  suggestion?: 'pay' | 'ask' | 'refuse' | 'nothing';
  flags?: readonly object[];
  /** The reason of the suggestion, in one sentence. */
  why?: string;
  format?: { key: string; name: string; specification: string };
  /** The invoice, or the first one in the file. */
  invoice?: InvoiceFacts;
  /** All invoices in a file that has several. */
  invoices?: InvoiceFacts[];
  /** The country of the buyer. */
  recipient?: string;
  /** Whether the signature of a signed file is valid. */
  signature?: SignatureVerdict;
  rule_sets: CheckedSet[];
  /** The number of faults and warnings of each class. */
  classes: Record<RuleClass, number>;
  /** What the verdict means for the recipient, in sentences. */
  meaning: string[];
  faults: ReportedFault[];
  /** How the file was repaired before its check. */
  repair?: ReportedRepair;
}

export interface CheckReport extends FileCheck {
  report: typeof REPORT;
  program: { name: string; version: string };
  /** In ISO 8601. */
  checked_at: string;
  /** The language of the texts. */
  language: string;
}

/** The outcome of a check. */
export interface CheckOutcome {
  readonly ok: boolean;
  readonly key?: string;
  readonly faults?: readonly Fault[];
  readonly warnings?: readonly Fault[] | undefined;
}

/** A checked file, with the format that it was judged by. */
export interface CheckedFile {
  name?: string | undefined;
  bytes?: Uint8Array | undefined;
  judged?: JudgedFile | undefined;
  /** Whether it is a document of the standard. */
  isDocument?: boolean | undefined;
}

/** Returns the report of one file. */
export async function checkReport(
  outcome: CheckOutcome,
  file: CheckedFile,
  environment: Environment,
): Promise<CheckReport> {
  const { translation } = environment;
  return { ...reportHead(environment.now(), translation), ...(await fileCheck(outcome, file, environment)) };
}

/** Returns the report of a file that cannot be read. */
export async function unreadableReport(
  why: Message,
  file: CheckedFile,
  environment: Environment,
): Promise<CheckReport> {
  return checkReport({ ok: false, key: 'input', faults: [faultOf('input', '$', why)] }, file, environment);
}

/** Returns what a check found in a file, with texts in a language. */
export async function fileCheck(
  outcome: CheckOutcome,
  file: CheckedFile,
  environment: Environment,
): Promise<FileCheck> {
  const { name, bytes, isDocument } = file;
  const { translation } = environment;
  const errors = outcome.ok ? [] : (outcome.faults ?? []);
  const warnings = (outcome.warnings ?? []).filter(({ code }) => code !== UNJUDGED);
  const isUnjudged = outcome.ok && warnings.length < (outcome.warnings ?? []).length;
  const verdict = await verdictOf(outcome, isUnjudged, file);
  const judged = verdict === 'unreadable' ? undefined : file.judged;
  const isWithoutInvoice = verdict === 'not-judged' && !outcome.ok;
  const plan = judged && (await planOf(judged));
  const found = judged ? await factsOf(judged, plan, file, environment) : [];
  const recipient = found.find((each) => each.recipient !== undefined)?.recipient;
  const invoices = found.map(({ recipient: _, ...facts }) => facts).filter((each) => Object.keys(each).length > 0);
  const [invoice] = invoices;
  const format = judged && (await definitionOf(formatOfFile(judged, bytes)));
  const about = {
    classOf: await ruleClassifier(),
    plan,
    translation,
    said: judged ? withoutAdvice(translation) : translation,
  };
  const faults = [
    ...errors.map((each) => reported(each, isWithoutInvoice ? 'information' : 'error', about)),
    ...warnings.map((each) => reported(each, each.level ?? 'warning', about)),
  ];
  const classes = { format: 0, content: 0, business: 0, advice: 0 };
  for (const each of faults) classes[each.class]++;
  return {
    ...(name !== undefined && { file: name }),
    ...(bytes && { sha256: sha256Bytes(bytes), bytes: bytes.length }),
    verdict,
    ...(format &&
      !isUnjudged && {
        format: { key: format.key, name: nameOf(format.name, translation), specification: format.specification },
      }),
    ...(invoice && { invoice }),
    ...(invoices.length > 1 && { invoices }),
    ...(recipient !== undefined && { recipient }),
    ...(judged?.signature && { signature: judged.signature }),
    rule_sets: isUnjudged || verdict === 'unreadable' ? [] : await setsOf(judged, errors, isDocument, translation),
    classes,
    meaning: (isWithoutInvoice ? [texts.meansNoInvoice] : meaningOf(verdict, classes, recipient)).map((template) =>
      words({ template }, translation),
    ),
    faults,
  };
}

async function factsOf(
  judged: JudgedFile,
  plan: Plan | undefined,
  { bytes }: CheckedFile,
  environment: Environment,
): Promise<FactsFound[]> {
  if (plan) return [factsOfTerms(judged, plan)];
  return bytes ? await factsOfFile(bytes, environment) : [];
}

async function verdictOf(
  { ok, key, faults = [] }: CheckOutcome,
  isUnjudged: boolean,
  { bytes, judged, isDocument }: CheckedFile,
): Promise<Verdict> {
  if (bytes && isPdf(bytes)) {
    const { hasEnd, isWhole } = await import('../../pdf/whole.ts');
    if (!hasEnd(bytes)) return 'unreadable';
    if (faults.some(({ code }) => code === 'BW-PDF-INVOICE')) return isWhole(bytes) ? 'not-judged' : 'unreadable';
  }
  if (ok) return isUnjudged ? 'not-judged' : 'valid';
  if (judged) return 'invalid';
  const isOwn = isDocument === true || bytes === undefined;
  return isOwn && key !== 'input' ? 'invalid' : 'unreadable';
}

/** Returns the format of a file: that of its e-invoice, or of the PDF that carries it. */
function formatOfFile({ format }: JudgedFile, bytes: Uint8Array | undefined): Format {
  return (bytes && isPdf(bytes) && formatInPdf(format.key)) || format;
}

interface About {
  classOf: Awaited<ReturnType<typeof ruleClassifier>>;
  plan: Plan | undefined;
  translation: Translation | undefined;
  /** The translation for faults, which in an e-invoice only its issuer can correct. */
  said: Translation | undefined;
}

function reported(
  fault: Fault,
  level: ReportedFault['level'],
  { classOf, plan, translation, said }: About,
): ReportedFault {
  const { code, description, properties, positions = [], terms = [] } = worded(fault, said);
  const fields = terms.flatMap((id) => plan?.terms.get(id as TermId)?.term.name ?? []);
  const flag = level === 'error' ? 'fatal' : level;
  const { class: kind, law } = classOf(code, flag);
  return {
    class: kind,
    code,
    level,
    description,
    ...(law && { law }),
    ...(fields.length > 0 && { fields: fields.map((name) => translation?.find(name) ?? name) }),
    places: properties.map((path, at) => ({ path, ...positions[at] })),
  };
}

/** The codes of each set, cached because listing them takes long. */
const codesBySet = new Map<string, Promise<ReadonlySet<string>>>();

async function setsOf(
  judged: JudgedFile | undefined,
  errors: readonly Fault[],
  isDocument = false,
  translation?: Translation,
): Promise<CheckedSet[]> {
  if (isDocument) return [{ key: 'gobl', name: 'GOBL', version: STANDARD_VERSION }];
  if (!judged) return [];
  const { format, releases } = judged;
  const { rule_sets } = await definitionOf(format);
  const violated = new Set<string>(errors.map(({ code }) => code));
  return Promise.all(
    rule_sets.map(async (official) => {
      const set = { ...official, name: translation?.find(official.name) ?? official.name };
      const { release, from } = releases?.find((each) => each.set === set.key) ?? {};
      if (release !== undefined && release !== set.version) {
        return { key: set.key, name: set.name, version: release, ...(from !== undefined && { from }) };
      }
      const isOwn = format.rules.some((each) => each.key === set.key);
      const known = codesBySet.get(set.key) ?? codesOf(isOwn ? [set.key] : []);
      codesBySet.set(set.key, known);
      const codes = await known;
      return { ...set, rules: codes.size, passed: [...codes].filter((code) => !violated.has(code)).length };
    }),
  );
}

async function codesOf(keys: Parameters<typeof rulesOfSets>[0]): Promise<ReadonlySet<string>> {
  return new Set((await rulesOfSets(keys)).map(({ code }) => code));
}

/** Returns the plan of a file's business terms, if its syntax has any. */
async function planOf({ format, root }: JudgedFile): Promise<Plan | undefined> {
  const meanings = await (await syntaxOf(format.syntax).load()).meaningsOf(root, format);
  return isPlan(meanings) ? meanings : undefined;
}

type FactsFound = InvoiceFacts & { recipient?: string };

/** Returns what the file says about its invoice, and the country of the buyer's address. */
function factsOfTerms({ root }: JudgedFile, plan: Plan): FactsFound {
  const { invoice } = readTerms(root, plan);
  return filled({
    number: invoice.text('BT-1'),
    date: dayOf(invoice.text('BT-2')),
    seller: invoice.group('BG-4')?.text('BT-27'),
    buyer: invoice.group('BG-7')?.text('BT-44'),
    total: invoice.group('BG-22')?.text('BT-112'),
    currency: invoice.text('BT-5'),
    recipient: invoice.group('BG-7')?.group('BG-8')?.text('BT-55'),
  });
}

/** Returns what the invoices in a file say, if its syntax has no business terms, by the documents made from them. */
async function factsOfFile(bytes: Uint8Array, { now, uuid }: Environment): Promise<FactsFound[]> {
  const { convertXml } = await import('../convert/convert.ts');
  const made = await convertXml(bytes, {}, { now, uuid });
  if (!made.ok) return [];
  const records = [made.result.record].flat();
  const documents = [made.result.result].flat();
  return documents.flatMap((document, at) => (isJsonObject(document) ? factsOfDocument(document, records[at]) : []));
}

function factsOfDocument(document: JsonObject, record: JsonObject | undefined): FactsFound {
  const buyer = objectIn(document.customer);
  const [address] = Array.isArray(buyer.addresses) ? buyer.addresses : [];
  return filled({
    number: numberOf(document, record),
    date: textIn(document.issue_date),
    seller: textIn(objectIn(document.supplier).name),
    buyer: textIn(buyer.name),
    total: textIn(objectIn(document.totals).total_with_tax),
    currency: textIn(document.currency),
    recipient: textIn(objectIn(address).country) ?? textIn(objectIn(buyer.tax_id).country),
  });
}

function objectIn(value: Json | undefined): JsonObject {
  return isJsonObject(value) ? value : {};
}

function textIn(value: Json | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** Returns the values that are not empty, shortened. */
function filled(values: Readonly<Record<string, string | undefined>>): FactsFound {
  const found = Object.entries(values).flatMap(([name, text]) => {
    const short = shorten(text?.trim() ?? '');
    return short === '' ? [] : [[name, short] as const];
  });
  return Object.fromEntries(found);
}

/** Returns a date in ISO 8601; CII writes it without hyphens. */
function dayOf(text: string | undefined): string | undefined {
  return text?.trim().replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
}

/** Returns what a verdict means; for recipients in Germany by the letter of its ministry of finance. */
function meaningOf(verdict: Verdict, classes: FileCheck['classes'], recipient: string | undefined): string[] {
  if (verdict === 'unreadable') return [texts.meansUnreadable];
  if (verdict === 'not-judged') return [texts.meansUnjudged];
  const isGerman = recipient === 'DE';
  const found = verdict === 'valid' && classes.content + classes.business === 0 ? [texts.meansValid] : [];
  return [
    ...found,
    ...(classes.format > 0 ? [isGerman ? texts.germanFormat : texts.meansFormat] : []),
    ...(classes.content > 0 ? [isGerman ? texts.germanContent : texts.meansContent] : []),
    ...(classes.business > 0 ? [isGerman ? texts.germanBusiness : texts.meansBusiness] : []),
    ...(isGerman ? [texts.germanSource] : []),
    texts.readIt,
  ];
}
