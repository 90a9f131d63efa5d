/** The list of official rules, with their sets (chapter 12 §1). */

import { isTranslated, type Message, type Translation, words } from '../engine/text/message.ts';
import type { RuleSetKey } from './format.ts';
import type { FormatRuleCode } from './rule-codes.ts';
import { loadRuleSets, ruleSetKeys } from './rule-sets.ts';
import type { RuleClass } from './rules/class.ts';
import type { Flag, ListedRule, RuleSet } from './rules/declare.ts';
import { sharedRuleSets } from './rules/sets.ts';
import type { RuleSetSummary } from './summaries.ts';
import { syntaxes } from './syntaxes/index.ts';
import type { TermId } from './terms/declare.ts';

/** A rule by its official identifier. */
export interface FormatRule {
  code: FormatRuleCode;
  /** The text for a broken rule, with `…` for values. */
  description: string;
  /** The fix, if the description does not contain it. */
  explanation?: string;
  /** The business terms concerned. */
  terms: readonly TermId[];
  /** What a fault of it means: of format, business rules or content, or mere advice. */
  class: RuleClass;
  /** The laws that require the content. */
  law?: readonly string[];
  sets: readonly (RuleSetSummary & { level: Flag })[];
}

let known: FormatRule[] | undefined;

/** Returns all rules of all sets, each once. */
export async function formatRules(): Promise<readonly FormatRule[]> {
  known ??= await rulesOfSets(ruleSetKeys);
  return known;
}

/** Returns a rule by its code; undefined if no set has it. Loads only the sets that may have it. */
export async function formatRule(code: string): Promise<FormatRule | undefined> {
  const rules =
    known ??
    (await rulesOfSets(
      ruleSetKeys.filter((key) => mayHave(key, code)),
      code,
    ));
  return rules.find((each) => each.code === code);
}

function mayHave(key: RuleSetKey, code: string): boolean {
  if (code.startsWith('FX-')) return key.startsWith('facturx-');
  const own = syntaxes.find(({ rulePrefixes }) => rulePrefixes?.some((prefix) => code.startsWith(prefix)));
  return own ? own.ruleSets.includes(key) : key in sharedRuleSets;
}

/** Returns the rules of some sets, each once. With a code, rules with other codes may be missing. */
export async function rulesOfSets(keys: readonly RuleSetKey[], code?: string): Promise<FormatRule[]> {
  const { ruleClassifier } = await import('./rule-class.ts');
  const classOf = await ruleClassifier();
  const rules = new Map<string, FormatRule & { sets: (RuleSetSummary & { level: Flag })[] }>();
  for (const { key, name, version, from, ...set } of await loadRuleSets(keys)) {
    for (const { id, flag, terms = [], text, fix } of rulesOf(set, code)) {
      if (code !== undefined && id !== code) continue;
      const rule = rules.get(id) ?? {
        code: id,
        description: described(text),
        ...(fix && { explanation: described(fix) }),
        terms,
        ...classOf(id, flag),
        sets: [],
      };
      // Its level differs from set to set; the gravest counts.
      if (flag === 'fatal') Object.assign(rule, classOf(id));
      // A set may have a rule several times, for several places.
      if (rule.sets.at(-1)?.key !== key) rule.sets.push({ key, name, version, from, level: flag });
      rules.set(id, rule);
    }
  }
  return [...rules.values()];
}

/** Returns the texts of all rules, as templates, by their identifiers. @internal */
export async function formatRuleTexts(): Promise<{ id: string; template: string }[]> {
  const sets = await loadRuleSets(ruleSetKeys);
  return sets.flatMap((set) => [...rulesOf(set)].map(({ id, text }) => ({ id, template: text.template })));
}

function* rulesOf(
  { rules, scans = [], national = [] }: Pick<RuleSet, 'rules' | 'scans' | 'national'>,
  code?: string,
): Generator<ListedRule> {
  for (const { id, flag, terms, text } of rules) yield { id, flag, terms, text: { template: text, values: undefined } };
  for (const scan of scans) yield* scan.rules(code);
  for (const { id, flag, text, values } of national)
    yield { id, flag, text: { template: text, values: values && wholeOf(text, values) } };
}

/** Returns the values of a text in which only some are known before a rule is broken. */
function wholeOf(template: string, values: NonNullable<Message['values']>): Message['values'] {
  const open = [...template.matchAll(/\{(\w+)/g)].map(([, name = '']) => [name, '…'] as const);
  return { ...Object.fromEntries(open), ...values };
}

/** The messages of descriptions. */
const messages = new Map<string, Message>();

/**
 * Returns the description of an official rule in another language, by its English text; undefined without a
 * translation.
 */
export function translatedDescription(english: string, translation: Translation): string | undefined {
  const text = messages.get(english);
  return text && isTranslated(text, translation) ? withoutNames(words(text, translation)) : undefined;
}

function described(text: Message): string {
  const description = withoutNames(words(text));
  messages.set(description, text);
  return description;
}

/** Replaces the names of values. */
function withoutNames(text: string): string {
  // The cases of a plural are in nested braces.
  const withoutInner = text.replace(/\{[^{}]*\}/g, '…');
  return withoutInner.replace(/\{[^{}]*\}/g, '…');
}
