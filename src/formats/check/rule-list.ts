/** The list of official rules, with their sets (chapter 12 §1). */

import { isTranslated, type Message, message, type Translation, words } from '../../engine/text/message.ts';
import { loadReleases, loadRuleSets, ruleSetKeys, ruleSetNamed } from '../list/rule-sets.ts';
import type { RuleSetSummary } from '../list/summaries.ts';
import { syntaxes } from '../list/syntaxes.ts';
import type { RuleLife, SetThatHad } from '../releases/changes.ts';
import type { RuleClass } from '../rules/class.ts';
import type { Flag, ListedRule, RuleSet } from '../rules/declare.ts';
import type { TermId } from '../terms/declare.ts';
import type { FormatRuleCode } from './rule-codes.ts';

/** A rule by its official identifier. */
export interface FormatRule {
  code: FormatRuleCode;
  /** The text for a broken rule, with `…` for values. */
  description: string;
  /** The fix, if the description does not contain it. */
  explanation?: string;
  /** The business terms concerned. */
  terms: readonly TermId[];
  /** The codes of the rules here that have this number in official files. */
  codes?: readonly string[];
  /** The path that may occur once, if the rule is about that. */
  once?: string;
  /** The meaning of a violation: a fault of format, business rules or content, or mere advice. */
  class: RuleClass;
  /** The laws that require the content. */
  law?: readonly string[];
  sets: readonly (RuleSetSummary & { level: Flag } & Partial<RuleLife>)[];
}

let known: FormatRule[] | undefined;

/** Returns all rules that a set has or had, each once, with the periods and releases in which the sets have it. */
export async function formatRules(): Promise<readonly FormatRule[]> {
  known ??= await allRules();
  return known;
}

async function allRules(): Promise<FormatRule[]> {
  const [rules, [{ codesThatWent, setsThatHad }, lifeOf]] = await Promise.all([rulesOfSets(ruleSetKeys), past()]);
  const today = new Map<string, FormatRule>(rules.map((rule) => [rule.code, rule]));
  const gone = codesThatWent().filter((code) => !today.has(code));
  const found = await Promise.all(
    [...today.keys(), ...gone].map((code) => withLives(code, today.get(code), setsThatHad(code), lifeOf)),
  );
  return found.filter((rule) => rule !== undefined);
}

/**
 * Returns a rule by its code, with the periods and releases in which its sets have it; undefined if no set has or had it. Loads only the
 * sets that may have it.
 */
export async function formatRule(code: string): Promise<FormatRule | undefined> {
  if (known !== undefined) return known.find((each) => each.code === code);
  const [rule, [{ setsThatHad }, lifeOf]] = await Promise.all([ruleOfToday(code), past()]);
  return await withLives(code, rule, setsThatHad(code), lifeOf);
}

type LifeOf = (set: RuleSetSummary, code: string) => Partial<RuleLife & Pick<RuleSetSummary, 'from'>>;

/** Loads the changes of rules, and a function that finds the period in which a set has a rule and the first day of its release. */
async function past(): Promise<readonly [typeof import('../releases/changes.ts'), LifeOf]> {
  const [changes, releases] = await Promise.all([import('../releases/changes.ts'), loadReleases()]);
  return [changes, (set, code) => changes.lifeInRelease(releases, set, code)];
}

/** Returns a rule with its sets, including those that had it only in the past, and the period in which each has it. */
async function withLives(
  code: string,
  rule: FormatRule | undefined,
  had: readonly SetThatHad[],
  lifeOf: LifeOf,
): Promise<FormatRule | undefined> {
  const older = await olderRule(code, had);
  const found = rule ?? older;
  const sets = [...(rule?.sets ?? []), ...(older?.sets ?? [])];
  return found && { ...found, sets: sets.map((set) => ({ ...set, ...lifeOf(set, code) })) };
}

async function ruleOfToday(code: string): Promise<FormatRule | undefined> {
  const rules = await rulesOfSets(
    ruleSetKeys.filter((key) => mayHave(key, code)),
    code,
  );
  return rules.find((each) => each.code === code);
}

/** Returns a rule as older releases of some sets had it. */
async function olderRule(code: string, had: readonly SetThatHad[]): Promise<FormatRule | undefined> {
  if (had.length === 0) return undefined;
  const [{ loadSetNamed }, { ruleClassifier }] = await Promise.all([
    import('../rules/older-sets.ts'),
    import('../list/rule-class.ts'),
  ]);
  const classOf = await ruleClassifier();
  const found = await Promise.all(
    had.map(async ({ set: key, release, flag }) => {
      const { name, from, ...set } = await loadSetNamed(ruleSetNamed(key), release);
      const rules = listedBySet.get(set.rules) ?? new Map([...rulesOf(set)].map((rule) => [rule.id, rule]));
      listedBySet.set(set.rules, rules);
      const listed = rules.get(code);
      return { listed, flag, set: { key, name, version: release, from, level: flag } };
    }),
  );
  const texts = new Set(found.flatMap(({ listed }) => (listed ? [described(listed.text)] : [])));
  const isGrave = found.some(({ flag }) => flag === 'fatal');
  return {
    code,
    // Two rules may have had the same name.
    description: texts.size > 0 ? [...texts].join(' / ') : described(UNCHECKED),
    terms: found.find(({ listed }) => listed)?.listed?.terms ?? [],
    ...classOf(code, isGrave ? undefined : found[0]?.flag),
    sets: found.map(({ set }) => set),
  };
}

/** The rules of older releases by their codes. */
const listedBySet = new WeakMap<RuleSet['rules'], Map<string, ListedRule>>();

const UNCHECKED = message(
  'This rule of an older release is not checked: no file can break it, or Billwright lacks the release.',
);

function mayHave(key: string, code: string): boolean {
  if (code.startsWith('FX-')) return key.startsWith('facturx-');
  const own = syntaxes.find(({ rulePrefixes }) => rulePrefixes?.some((prefix) => code.startsWith(prefix)));
  return own ? own.ruleSets.includes(key) : !syntaxes.some(({ ruleSets }) => ruleSets.includes(key));
}

/** Returns the rules of some sets, each once. With a code, rules with other codes may be missing. */
export async function rulesOfSets(keys: readonly string[], code?: string): Promise<FormatRule[]> {
  const { ruleClassifier } = await import('../list/rule-class.ts');
  const classOf = await ruleClassifier();
  const rules = new Map<string, FormatRule & { sets: (RuleSetSummary & { level: Flag })[] }>();
  for (const { key, name, version, from, ...set } of await loadRuleSets(keys)) {
    for (const { id, flag, terms = [], text, fix, once } of rulesOf(set, code)) {
      if (code !== undefined && id !== code) continue;
      const rule = rules.get(id) ?? {
        code: id,
        description: described(text),
        ...(fix && { explanation: described(fix) }),
        ...(once !== undefined && { once }),
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

/** Returns a text for people, with `…` for values. */
export function described(text: Message): string {
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
