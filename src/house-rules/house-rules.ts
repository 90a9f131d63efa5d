import { cutFault, type Fault, fault, MOST_FAULTS } from '../engine/faults.ts';
import { isJsonObject, type Json, type JsonObject } from '../engine/model/json.ts';
import { pathText, type Step } from '../engine/model/path.ts';
import { ENVELOPE_ID, schemaId } from '../engine/model/schema-id.ts';
import { shorten } from '../engine/text/shorten.ts';
import { type Located, locate, type RulePath } from './path.ts';
import { type Context, spender, type Test, TooMuchWork, textOf, valuesAt } from './tests.ts';

/** A rule that was read. */
export interface Rule {
  code: string;
  /** The schemas of the documents it applies to, by path. */
  types: readonly string[];
  each: RulePath | undefined;
  when: Test | undefined;
  at: RulePath;
  /** The path as written. */
  where: string;
  test: Test;
  /** Its messages by language; the only one without a language has the empty name. */
  texts: ReadonlyMap<string, string>;
  level: 'fault' | 'warning';
}

/** A rule in lists. */
export interface HouseRuleSummary {
  code: string;
  level: 'fault' | 'warning';
  at: string;
  description: string;
}

/** What is known about a rule, in the form of the rules of the standard. */
export interface HouseRuleDetail {
  code: string;
  description: string;
  level: 'fault' | 'warning';
  /** The schemas of the documents that it applies to. */
  object: string;
  /** The property that it tests. */
  field: string;
  guards?: string[];
  tests: string[];
}

/** The result of house rules for a document. */
export interface HouseVerdict {
  faults: Fault[];
  warnings: Fault[];
}

/** House rules that were read and checked. `readHouseRules` makes them. */
export class HouseRules {
  /** The file as it was read, for other programs. */
  readonly source: JsonObject;
  readonly #rules: readonly Rule[];

  constructor(rules: readonly Rule[], source: JsonObject) {
    this.#rules = rules;
    this.source = source;
  }

  /** Returns these rules together with others. */
  with(others: HouseRules): HouseRules {
    return new HouseRules([...this.#rules, ...others.#rules], this.source);
  }

  /** Returns a rule by its code, with what it tests. */
  detail(code: string, language?: string): HouseRuleDetail | undefined {
    const rule = this.#rules.find((each) => each.code === code);
    const written = Array.isArray(this.source.rules)
      ? this.source.rules.find((each) => isJsonObject(each) && each.code === code)
      : undefined;
    if (!rule || !isJsonObject(written)) return undefined;
    const { each, when, test } = written;
    return {
      code,
      description: textIn(rule.texts, language),
      level: rule.level,
      object: rule.types.join(', '),
      field: typeof each === 'string' ? `${each}.${rule.where}` : rule.where,
      ...(when !== undefined && { guards: partsOf(when) }),
      tests: partsOf(test),
    };
  }

  /** Returns the rules, in words. */
  summaries(language?: string): HouseRuleSummary[] {
    return this.#rules.map(({ code, level, where, texts }) => ({
      code,
      level,
      at: where,
      description: textIn(texts, language),
    }));
  }

  /**
   * Applies the rules to a completed document or envelope.
   * @param at the place of the document in the result: `[1]` in a list
   */
  judge(
    given: JsonObject,
    { now, language, at = [] }: { now: Date; language?: string | undefined; at?: readonly Step[] },
  ): HouseVerdict {
    const isEnvelope = given.$schema === ENVELOPE_ID && isJsonObject(given.doc);
    const document: Located = isEnvelope ? { path: [...at, 'doc'], value: given.doc } : { path: at, value: given };
    const verdict: HouseVerdict = { faults: [], warnings: [] };
    const today = now.toISOString().slice(0, 10);
    const spend = spender();
    try {
      this.#judge(document, { today, spend }, language, verdict);
    } catch (error) {
      if (!(error instanceof TooMuchWork)) throw error;
      verdict.faults.push(
        fault(
          'BW-RULES-LIMIT',
          '$',
          'These house rules take too long for this document, and some were not applied. Split the document, or shorten the rules.',
        ),
      );
    }
    return verdict;
  }

  #judge(
    document: Located,
    given: Pick<Context, 'today' | 'spend'>,
    language: string | undefined,
    verdict: HouseVerdict,
  ): void {
    const schema = isJsonObject(document.value) ? document.value.$schema : undefined;
    for (const rule of this.#rules) {
      if (!rule.types.some((type) => schema === schemaId(type))) continue;
      const list = verdict[rule.level === 'warning' ? 'warnings' : 'faults'];
      for (const here of rule.each ? locate(rule.each, document) : [document]) {
        this.#apply(rule, { document, here, ...given }, language, list);
        if (list.length > MOST_FAULTS) {
          list.push(cutFault('$'));
          return;
        }
      }
    }
  }

  #apply({ when, at, test, code, texts }: Rule, context: Context, language: string | undefined, list: Fault[]): void {
    if (when && when(undefined, context) !== true) return;
    for (const { path, value } of valuesAt(at, context)) {
      if (test(value, context) !== false) continue;
      const text = textIn(texts, language).replaceAll('{value}', () => shorten(textOf(value) ?? ''));
      list.push({ code, properties: [pathText(path)], template: '{text}', values: { text } });
    }
  }
}

/** Returns the text in a language, in English, or in the first language there is. */
function textIn(texts: ReadonlyMap<string, string>, language = 'en'): string {
  const [own] = language.split('-');
  return texts.get(language) ?? texts.get(own ?? '') ?? texts.get('en') ?? [...texts.values()][0] ?? '';
}

/** Returns the members of a test or condition, as in `present: true`. */
function partsOf(given: Json | undefined): string[] {
  return Object.entries(isJsonObject(given) ? given : {}).map(
    ([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
}
