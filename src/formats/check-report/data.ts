/** The report of a check that recipients keep: what was checked, by which rules, and what was found. */

import { type Fault, worded } from '../../engine/faults.ts';
import { type Message, type Translation, words } from '../../engine/text/message.ts';
import { sha256Bytes } from '../../engine/text/sha256.ts';
import { STANDARD_VERSION } from '../../engine/version.ts';
import { isPlan } from '../meanings.ts';
import { readTerms } from '../model/read.ts';
import { classOf } from '../rule-class.ts';
import { rulesOfSets } from '../rule-list.ts';
import type { RuleClass } from '../rules/class.ts';
import { definitionOf } from '../summaries.ts';
import type { JudgedFile } from '../syntax.ts';
import { syntaxOf } from '../syntaxes/index.ts';
import { UNJUDGED } from '../unjudged.ts';
import { type REPORT, reportHead } from './kinds.ts';
import { nameOf } from './name-of.ts';
import * as texts from './texts.ts';

export type Verdict = 'valid' | 'invalid' | 'not-judged' | 'unreadable';

/** A set of rules that a file was checked by. */
export interface CheckedSet {
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
  places: { path: string; line?: number; column?: number }[];
}

/** What a check found in a file. */
export interface FileCheck {
  file?: string;
  /** In hexadecimal. Missing for a document that did not come as a file. */
  sha256?: string;
  bytes?: number;
  verdict: Verdict;
  format?: { key: string; name: string; specification: string };
  /** The country of the buyer. */
  recipient?: string;
  rule_sets: CheckedSet[];
  /** The number of faults and warnings of each class. */
  classes: Record<RuleClass, number>;
  /** What the verdict means for the recipient, in sentences. */
  meaning: string[];
  faults: ReportedFault[];
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
  now: Date,
  translation?: Translation,
): Promise<CheckReport> {
  return { ...reportHead(now, translation), ...(await fileCheck(outcome, file, translation)) };
}

/** Returns what a check found in a file, with texts in a language. */
export async function fileCheck(
  outcome: CheckOutcome,
  { name, bytes, judged, isDocument }: CheckedFile,
  translation?: Translation,
): Promise<FileCheck> {
  const errors = outcome.ok ? [] : (outcome.faults ?? []);
  const warnings = (outcome.warnings ?? []).filter(({ code }) => code !== UNJUDGED);
  const isUnjudged = outcome.ok && warnings.length < (outcome.warnings ?? []).length;
  const verdict = !outcome.ok
    ? judged || outcome.key !== 'input'
      ? 'invalid'
      : 'unreadable'
    : isUnjudged
      ? 'not-judged'
      : 'valid';
  const recipient = judged && (await buyersCountry(judged));
  const format = judged && (await definitionOf(judged.format));
  const faults = [
    ...errors.map((each) => reported(each, 'error', translation)),
    ...warnings.map((each) => reported(each, each.level ?? 'warning', translation)),
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
    ...(recipient !== undefined && { recipient }),
    rule_sets: isUnjudged ? [] : await setsOf(judged, errors, isDocument),
    classes,
    meaning: meaningOf(verdict, classes, recipient).map((each) => words(each, translation)),
    faults,
  };
}

function reported(fault: Fault, level: ReportedFault['level'], translation?: Translation): ReportedFault {
  const { code, description, properties, positions = [] } = worded(fault, translation);
  const flag = level === 'error' ? 'fatal' : level;
  const { class: kind, law } = classOf(code, flag);
  return {
    class: kind,
    code,
    level,
    description,
    ...(law && { law }),
    places: properties.map((path, at) => ({ path, ...positions[at] })),
  };
}

/** The codes of each set, which take long to list. */
const codesBySet = new Map<string, Promise<ReadonlySet<string>>>();

async function setsOf(
  judged: JudgedFile | undefined,
  errors: readonly Fault[],
  isDocument = false,
): Promise<CheckedSet[]> {
  if (isDocument) return [{ key: 'gobl', name: 'GOBL', version: STANDARD_VERSION }];
  if (!judged) return [];
  const { format } = judged;
  const { rule_sets } = await definitionOf(format);
  const violated = new Set<string>(errors.map(({ code }) => code));
  return Promise.all(
    rule_sets.map(async (set) => {
      const key = format.rules.find((each) => each === set.key);
      const known = codesBySet.get(set.key) ?? codesOf(key ? [key] : []);
      codesBySet.set(set.key, known);
      const codes = await known;
      return { ...set, rules: codes.size, passed: [...codes].filter((code) => !violated.has(code)).length };
    }),
  );
}

async function codesOf(keys: Parameters<typeof rulesOfSets>[0]): Promise<ReadonlySet<string>> {
  return new Set((await rulesOfSets(keys)).map(({ code }) => code));
}

/** Returns the country of the buyer's address, as far as the syntax has business terms. */
async function buyersCountry({ format, root }: JudgedFile): Promise<string | undefined> {
  const meanings = await (await syntaxOf(format.syntax).load()).meaningsOf(root, format);
  if (!isPlan(meanings)) return undefined;
  const country = readTerms(root, meanings).invoice.group('BG-7')?.group('BG-8')?.text('BT-55')?.trim();
  return country === '' ? undefined : country;
}

/** Returns what a verdict means; for recipients in Germany by the letter of its ministry of finance. */
function meaningOf(verdict: Verdict, classes: FileCheck['classes'], recipient: string | undefined): Message[] {
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
