import {
  addonDefinition,
  addonSummaries,
  type FaultCode,
  type I18n,
  type Json,
  type JsonObject,
  load,
  type RuleSummary,
  regimeDefinition,
  ruleDetail,
  ruleSummaries,
  STANDARD_VERSION,
} from '../../engine/index.ts';
import type { FormatRule } from '../../formats/index.ts';
import type { FormatRuleCode } from '../../formats/rule-codes.ts';
import { systemEnvironment } from '../../operations/environment.ts';
import { statusOf } from '../../operations/errors.ts';
import { operations } from '../../operations/index.ts';
import { type Result, resultBody } from '../../operations/result.ts';
import { requestObject } from '../http/request.ts';
import { derivation } from './derived.ts';
import { type OwnCode, ownCodes } from './own-codes.ts';

/** Codes of faults: the rules of the standard, the official ones of e-invoices in XML, and our own (chapter 09 §6.5). */

/** A code as lists show it; of an official rule also the sets that it is in. */
export interface ListedRule extends RuleSummary {
  /** The business terms that it is about. */
  terms?: readonly string[];
  sets?: readonly RuleInSet[];
}

/** A set that has a rule, its version, and how it weighs the rule. */
type RuleInSet = Pick<FormatRule['sets'][number], 'key' | 'version' | 'level'>;

/** What is known of one code. */
export interface RuleDetail extends Partial<ListedRule> {
  [more: string]: unknown;
  code: FaultCode | FormatRuleCode;
  description: string;
  /** How to fix it. */
  explanation?: string | undefined;
  /** What must hold for the rule to count. */
  guards?: string[] | undefined;
  /** What is tested. */
  tests?: string[] | undefined;
  /** Where it is from: the format or the law. */
  origin?: readonly Origin[] | undefined;
  /** The part of a document that breaks it, with `…` for the rest: in YAML, or XML of official rules. */
  fails?: string | undefined;
  /** The same part as it passes. */
  passes?: string | undefined;
  /** A request, and what it is answered. */
  example?:
    | {
        request: { method: string; path: string; body?: unknown; text?: string };
        answer: { status: number; body?: unknown };
      }
    | undefined;
}

/** What asks for a rule: an addon, a tax regime or a text of law, with its address where it is public. */
interface Origin {
  title: string;
  url?: string;
}

/** Returns codes as lists show them, sorted, those that begin with a prefix. Our own and the official ones are on no object. */
export async function ruleList(prefix = ''): Promise<ListedRule[]> {
  const own = ownCodes.map(({ code, description }) => ({ code, description, object: '', field: '' }));
  // Nobody who asks for codes of the standard waits for the official rules.
  const official = /^(?:GOBL|BW)-/.test(prefix) ? [] : (await officialRules()).map(summaryOf);
  return [...own, ...official, ...ruleSummaries()]
    .filter(({ code }) => code.startsWith(prefix))
    .sort((a, b) => (a.code < b.code ? -1 : a.code > b.code ? 1 : 0));
}

/** Returns what is known of one code; of our own also how to fix it, and a request with what it is answered. */
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
    ...example,
  };
}

/** Returns what asks for a rule of the standard, by its code: the addon or the tax regime, with the texts that they follow. */
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

function summaryOf({ code, description, terms, sets }: FormatRule): ListedRule {
  const inSets = sets.map(({ key, version, level }) => ({ key, version, level }));
  return { code, description, object: '', field: '', ...(terms.length > 0 && { terms }), sets: inSets };
}

async function officialRule(code: string): Promise<JsonObject | undefined> {
  if (/^(?:GOBL|BW)-/.test(code)) return undefined;
  const rule = await (await import('../../formats/index.ts')).formatRule(code);
  if (!rule) return undefined;
  const { terms, sets, ...about } = rule;
  const { ruleExample } = await import('../../formats/rule-examples.ts');
  const example = await ruleExample(code, rule.description);
  return {
    ...about,
    ...(terms.length > 0 && { terms: [...terms] }),
    sets: sets.map((each) => ({ ...each })),
    ...example,
  };
}

async function explained({ example, ...about }: OwnCode): Promise<JsonObject> {
  if (!example) return { ...about };
  const { path, ...sent } = example;
  if ('body' in sent) await load(sent.body as Json);
  const result = await resultAt(path, 'text' in sent ? sent.text : JSON.stringify(sent.body));
  const answer = { status: result.ok ? 200 : statusOf(result), body: resultBody(result) as Json };
  // What the service answers is JSON, though its parts have types of their own.
  const { requestExample } = await import('./examples.ts');
  const parts = 'body' in sent ? requestExample(path, sent.body) : { fails: `${sent.text}\n` };
  return { ...about, ...parts, example: { request: { method: 'POST', path, ...sent }, answer } };
}

const byPath = new Map(operations.map(({ name, run }) => [`/v0/${name}`, run]));

/** Returns the result for the text of a body. */
async function resultAt(path: string, text: string): Promise<Result> {
  const read = requestObject(new TextEncoder().encode(text), 'JSON');
  const run = byPath.get(path);
  if (!run) throw new Error(`no operation at ${path}`);
  return read.ok ? await run(read.value, systemEnvironment()) : read;
}
