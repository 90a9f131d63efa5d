import {
  addonDefinition,
  addonSummaries,
  type FaultCode,
  type I18n,
  type JsonObject,
  type RuleSummary,
  regimeDefinition,
  ruleDetail,
  ruleSummaries,
  STANDARD_VERSION,
} from '../../engine/index.ts';
import { load } from '../../engine/loading.ts';
import type { Translation } from '../../engine/text/translation.ts';
import type { FormatRuleCode } from '../../formats/check/rule-codes.ts';
import type { FormatRule } from '../../formats/index.ts';
import { type OwnCode, ownCodes } from './codes/index.ts';
import { derivation } from './derived.ts';
import { whyNoExample } from './no-example.ts';

/** Fault codes: the standard's rules, official rules of e-invoices in XML, and our own codes (chapter 09 §6.5). */

/** A code in a list; an official rule also has its sets. */
export interface ListedRule extends RuleSummary {
  /** The business terms concerned. */
  terms?: readonly string[];
  /** The meaning of a violation, and the laws that require the content. */
  class?: FormatRule['class'];
  law?: readonly string[];
  sets?: readonly RuleInSet[];
}

/** A set that contains a rule, with its version and the rule's level. */
type RuleInSet = Pick<FormatRule['sets'][number], 'key' | 'version' | 'level' | 'since' | 'until'>;

/** The details of a code. */
export interface RuleDetail extends Partial<ListedRule> {
  [more: string]: unknown;
  code: FaultCode | FormatRuleCode;
  description: string;
  /** How to fix it. */
  explanation?: string | undefined;
  /** The conditions under which the rule applies. */
  guards?: string[] | undefined;
  /** The tests that must all pass. */
  tests?: string[] | undefined;
  /** The rule that replaced it. */
  successor?: string | undefined;
  /** Its source: the format or the law. */
  origin?: readonly Origin[] | undefined;
  /** The part of a document that breaks it, with `…` for the rest: in YAML, or XML for official rules. */
  fails?: string | undefined;
  /** The reason why there is no such part, for example because no document can break it. */
  no_example?: string | undefined;
  /** The corrected part. */
  passes?: string | undefined;
  /** A request and its answer. */
  example?:
    | {
        request: { method: string; path: string; body?: unknown; text?: string };
        answer: { status: number; body?: unknown };
      }
    | undefined;
}

/** The source of a rule: an addon, a tax regime or a law, with its address if public. */
interface Origin {
  title: string;
  url?: string;
}

/** Returns the codes with a prefix, sorted. Our own and official ones belong to no object. */
export async function ruleList(prefix = ''): Promise<ListedRule[]> {
  const own = ownCodes.map(({ code, description }) => ({ code, description, object: '', field: '' }));
  // Requests for codes of the standard do not load the official rules.
  const official = /^(?:GOBL|BW)-/.test(prefix) ? [] : (await officialRules()).map(summaryOf);
  return [...own, ...official, ...ruleSummaries()]
    .filter(({ code }) => code.startsWith(prefix))
    .sort((a, b) => (a.code < b.code ? -1 : a.code > b.code ? 1 : 0));
}

/** Returns the details of a code; for our own also the fix, and a request with its answer. */
export async function ruleOf(code: string): Promise<JsonObject | undefined> {
  const own = ownCodes.find((each) => each.code === code);
  if (own) return await explained(own);
  const rule = ruleDetail(code);
  if (!rule) return await officialRule(code);
  const { guards, tests, extensions: _, ...about } = rule;
  const explanation = derivation(rule.object, rule.field);
  const example = await (await import('./examples.ts')).standardExample(code);
  return {
    ...about,
    ...(explanation && { explanation }),
    guards: [...guards],
    tests: [...tests],
    origin: originOf(code).map((each) => ({ ...each })),
    ...(example ?? whyNoExample(code, rule)),
  };
}

/** Returns the source of a rule of the standard: the addon or tax regime, with the texts that it follows. */
function originOf(code: string): Origin[] {
  const addon = addonSummaries().find(({ key }) => code.startsWith(`GOBL-${key.replace(/-v\d+$/, '').toUpperCase()}-`));
  const country = /^GOBL-([A-Z]{2})-/.exec(code)?.[1];
  const definition = addon ? addonDefinition(addon.key) : country ? regimeDefinition(country) : undefined;
  if (!definition) return [{ title: `GOBL ${STANDARD_VERSION}`, url: 'https://docs.gobl.org' }];
  const { name, sources } = definition as { name: I18n; sources?: readonly { title?: I18n; url: string }[] };
  const titled = (sources ?? []).map(({ title, url }) => ({ title: title?.en ?? url, url }));
  return [{ title: name.en ?? code }, ...titled];
}

async function officialRules(): Promise<readonly FormatRule[]> {
  return await (await import('../../formats/index.ts')).formatRules();
}

function summaryOf({ code, description, terms, class: kind, law, sets }: FormatRule): ListedRule {
  const inSets = sets.map(({ name: _, from: __, ...set }) => set);
  const about = { ...(terms.length > 0 && { terms }), class: kind, ...(law && { law }) };
  return { code, description, object: '', field: '', ...about, sets: inSets };
}

async function officialRule(code: string): Promise<JsonObject | undefined> {
  if (/^(?:GOBL|BW)-/.test(code)) return undefined;
  const rule = code.startsWith('FX-SCH-')
    ? await (await import('../../formats/check/numbered-rule.ts')).numberedRule(code)
    : await (await import('../../formats/index.ts')).formatRule(code);
  if (!rule) return await systemAnswer(code);
  const { terms, law, sets, codes, ...about } = rule;
  const { ruleExample } = await import('../../formats/samples/rule-examples.ts');
  const example = await ruleExample(codes?.[0] ?? code);
  return {
    ...about,
    ...(terms.length > 0 && { terms: [...terms] }),
    ...(law && { law: [...law] }),
    sets: sets.map((each) => ({ ...each })),
    ...(example ?? (sets.length > 0 && sets.every(({ until }) => until) ? FORMER : whyNoExample(code))),
  };
}

/** Returns what the answer of a system means, such as a status of KSeF. */
async function systemAnswer(code: string): Promise<JsonObject | undefined> {
  const { systemAnswers } = await import('../../formats/repair/systems.ts');
  const answer = systemAnswers.get(code);
  return answer && { code, description: answer.meaning.template };
}
const FORMER = { no_example: 'There is no example: the newest release does not have this rule.' };

async function explained({ example, ...about }: OwnCode): Promise<JsonObject> {
  if (!example) {
    // Codes about e-invoices have examples like their rules.
    const { ruleExample } = await import('../../formats/samples/rule-examples.ts');
    return { ...about, ...((await ruleExample(about.code)) ?? whyNoExample(about.code)) };
  }
  const { path, passes: _, ...sent } = example;
  if ('body' in sent) await load(sent.body);
  const { answerTo } = await import('./example-answer.ts');
  const answer = await answerTo(path, 'text' in sent ? sent.text : JSON.stringify(sent.body));
  const { requestExample } = await import('./examples.ts');
  return { ...about, ...requestExample(example), example: { request: { method: 'POST', path, ...sent }, answer } };
}

/** Members of a rule that are texts, also within lists of rules. */
const TEXTS: ReadonlySet<string> = new Set(['description', 'explanation']);

/** Returns a rule, or an object with a list of rules, with its texts translated. */
export async function translatedRule(value: object, translation: Translation): Promise<object> {
  const members = await Promise.all(
    Object.entries(value).map(async ([name, member]) => {
      if (name === 'rules' && Array.isArray(member))
        return [name, await Promise.all(member.map((each: object) => translatedRule(each, translation)))];
      const isText = TEXTS.has(name) && typeof member === 'string';
      return [name, isText ? await translatedText(member, translation) : member];
    }),
  );
  return Object.fromEntries(members);
}

async function translatedText(text: string, translation: Translation): Promise<string> {
  const found = translation.find(text);
  if (found !== undefined) return found;
  const { translatedDescription } = await import('../../formats/index.ts');
  return translatedDescription(text, translation) ?? text;
}
