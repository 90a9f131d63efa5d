import { type Failure, type Fault, failure, faultOf } from '../engine/faults.ts';
import { describe } from '../engine/model/describe.ts';
import { entryOf, isJsonObject, type Json, type JsonObject } from '../engine/model/json.ts';
import { pathText, type Step } from '../engine/model/path.ts';
import { SCHEMA_BASE } from '../engine/model/schema-id.ts';
import { findType } from '../engine/reading/type-hint.ts';
import { schemaIds } from '../engine/schemas.ts';
import { detailed, followed, type Message, message } from '../engine/text/message.ts';
import { nearest } from '../engine/text/nearest.ts';
import { shorten } from '../engine/text/shorten.ts';
import { HouseRules, type Rule } from './house-rules.ts';
import { unknownPath } from './known-path.ts';
import { EVERY, type RulePath, readPath } from './path.ts';
import { patternOf } from './pattern.ts';
import * as tests from './tests.ts';

/** The largest number of rules, of values in all lists, of tests, of nested tests, and of words to look for. */
const MOST = { rules: 500, values: 20_000, tests: 5000, depth: 8, words: 100 } as const;

/** The longest texts, in characters. */
const LONGEST = { code: 60, message: 1000 } as const;

const DEFAULT_TYPE = 'bill/invoice';

const RULE = ['code', 'for', 'each', 'when', 'at', 'test', 'message', 'level'];
const BOUNDS = ['min', 'max'];
const SUM = ['of', 'min', 'max', 'equals'];
const SOME = ['of', 'test'];
const WITHIN = ['days', 'after', 'before', 'of'];

/** House rules, or the faults of their file. */
export type HouseRulesRead = { ok: true; rules: HouseRules } | Failure;

/**
 * Reads house rules. All faults are reported at once, at their places in the file. Reports `BW-RULES-FORM`,
 * `BW-RULES-PATH`, `BW-RULES-PATTERN` and `BW-RULES-LIMIT`.
 * @param place the start of the places: `$` for a file
 */
export function readHouseRules(data: Json, place = '$'): HouseRulesRead {
  const reader = new Reader(place);
  const rules = reader.file(data);
  if (reader.faults.length > 0 || !isJsonObject(data)) return failure('input', reader.faults);
  return { ok: true, rules: new HouseRules(rules, data) };
}

class Reader {
  readonly faults: Fault[] = [];
  readonly #place: string;
  readonly #path: Step[] = [];
  readonly #lists = new Map<string, ReadonlySet<string>>();
  readonly #codes = new Set<string>();
  #values = 0;
  #tests = 0;
  #depth = 0;
  /** The documents and the list of the current rule, by which its paths are checked. */
  #types: readonly string[] = [];
  #each: RulePath | undefined;
  /** The path of the current test. */
  #tested: RulePath | undefined;

  constructor(place: string) {
    this.#place = place;
  }

  file(data: Json): Rule[] {
    const file = this.#object(data, ['rules'], ['$schema', 'lists', 'rules']);
    if (!file) return [];
    this.#member(file, 'lists', (lists) => this.#readLists(lists));
    return this.#member(file, 'rules', (list) => this.#list(list, MOST.rules, (each) => this.#rule(each))) ?? [];
  }

  #readLists(given: Json): void {
    if (!isJsonObject(given)) this.#wrong(message('an object with a list for each name'), given);
    else for (const name in given) this.#member(given, name, (list) => this.#lists.set(name, this.#set(list)));
  }

  #set(given: Json): ReadonlySet<string> {
    return new Set(this.#list(given, MOST.values, (each) => this.#scalar(each)));
  }

  #scalar(given: Json): string | undefined {
    this.#values++;
    if (this.#values === MOST.values + 1) this.#tooMany(MOST.values);
    const text = tests.textOf(given);
    return text ?? this.#wrong(message('a text or a number'), given);
  }

  #rule(data: Json): Rule | undefined {
    const given = this.#object(data, ['code', 'at', 'test', 'message'], RULE);
    if (!given) return undefined;
    const code = this.#member(given, 'code', (each) => this.#code(each));
    const types = this.#member(given, 'for', (each) => this.#typesIn(each)) ?? [DEFAULT_TYPE];
    this.#types = types;
    this.#each = undefined;
    const each = this.#member(given, 'each', (path) => this.#pathIn(path));
    this.#each = each;
    const when = this.#member(given, 'when', (condition) => this.#condition(condition));
    const at = this.#member(given, 'at', (path) => this.#pathIn(path));
    this.#tested = at;
    const test = this.#member(given, 'test', (one) => this.#test(one));
    const texts = this.#member(given, 'message', (message) => this.#texts(message));
    const level = this.#member(given, 'level', (name) => this.#level(name)) ?? 'fault';
    if (!code || !at || !test || !texts) return undefined;
    return { code, types, each, when, at, where: String(given.at), test, texts, level };
  }

  #code(given: Json): string | undefined {
    if (typeof given !== 'string' || given.length > LONGEST.code || !/^X(?:-[A-Z0-9]+)+$/.test(given)) {
      return this.#wrong(message('a code such as X-ORDER: X- and capital letters, digits or hyphens'), given);
    }
    if (this.#codes.has(given)) {
      this.#fail('BW-RULES-FORM', message('Two rules have the code {code}. Give each rule its own.', { code: given }));
    }
    this.#codes.add(given);
    return given;
  }

  #typesIn(given: Json): string[] {
    const types = this.#oneOrList(given, MOST.words, (hint) => {
      const found = typeof hint === 'string' ? findType(hint, schemaIds()) : undefined;
      return found?.ok
        ? found.id.slice(SCHEMA_BASE.length)
        : this.#wrong(message('a document such as invoice, order or payment'), hint);
    });
    return types.length > 0 ? types : [DEFAULT_TYPE];
  }

  #level(given: Json): Rule['level'] | undefined {
    return given === 'fault' || given === 'warning' ? given : this.#wrong(message('fault or warning'), given);
  }

  #texts(given: Json): ReadonlyMap<string, string> {
    const texts = new Map<string, string>();
    const add = (language: string, text: Json) => {
      const isText = typeof text === 'string' && text.trim() !== '' && text.length <= LONGEST.message;
      if (!isText) this.#wrong(message('a text of at most {most} characters', { most: LONGEST.message }), text);
      else texts.set(language, text);
    };
    if (!isJsonObject(given)) add('', given);
    else if (Object.keys(given).length === 0) this.#wrong(message('a text, or texts by language'), given);
    else {
      for (const language in given) {
        this.#member(given, language, (text) => {
          if (language.length > LONGEST.code || !/^[a-z]{2,3}(?:-[A-Za-z0-9]+)*$/.test(language))
            this.#wrong(message('a language such as de'), language);
          add(language, text);
        });
      }
    }
    return texts;
  }

  #condition(given: Json): tests.Test {
    if (!isJsonObject(given)) {
      this.#wrong(message('an object with a test for each path'), given);
      return tests.all([]);
    }
    const parts = Object.keys(given).map((name) => this.#member(given, name, (each) => this.#conditionAt(name, each)));
    return tests.all(defined(parts));
  }

  #conditionAt(name: string, given: Json): tests.Test | undefined {
    return this.#nested(() => {
      if (name === 'not') return tests.not(this.#condition(given));
      if (name === 'any' || name === 'all') {
        const parts = this.#list(given, MOST.tests, (each) => this.#condition(each));
        return name === 'any' ? tests.any(parts) : tests.all(parts);
      }
      const path = this.#pathIn(name);
      this.#tested = path;
      const test = Array.isArray(given)
        ? this.#in(given)
        : isJsonObject(given)
          ? this.#test(given)
          : this.#equals(given);
      return path && test && tests.somewhere(path, test);
    });
  }

  #test(data: Json): tests.Test | undefined {
    const given = this.#object(data, [], Object.keys(this.#kinds));
    if (!given) return undefined;
    const names = Object.keys(given);
    if (names.length === 0) return this.#wrong(message('at least one test, such as present: true'), data);
    const parts = names.map((name) =>
      this.#member(given, name, (each) => this.#nested(() => entryOf(this.#kinds, name)?.(each))),
    );
    return tests.all(defined(parts));
  }

  readonly #kinds: Readonly<Record<string, (given: Json) => tests.Test | undefined>> = {
    present: (given) => this.#isTrue(given, tests.present),
    absent: (given) => this.#isTrue(given, (value) => !tests.present(value)),
    equals: (given) => this.#equals(given),
    in: (given) => this.#in(given),
    pattern: (given) => this.#pattern(given),
    contains: (given) => this.#contains(given),
    length: (given) => this.#lengths(given),
    min: (given) => this.#ordered(given, (order) => order >= 0),
    max: (given) => this.#ordered(given, (order) => order <= 0),
    before: (given) => this.#dated(given, (days) => days < 0),
    after: (given) => this.#dated(given, (days) => days > 0),
    within: (given) => this.#within(given),
    count: (given) => optional(this.#sized(given), tests.count),
    sum: (given) => this.#sum(given),
    some: (given) => this.#some(given),
    any: (given) => tests.any(this.#list(given, MOST.tests, (each) => this.#test(each))),
    all: (given) => tests.all(this.#list(given, MOST.tests, (each) => this.#test(each))),
    not: (given) => optional(this.#test(given), tests.not),
  };

  #isTrue(given: Json, test: tests.Test): tests.Test | undefined {
    return given === true ? test : this.#wrong(message('true; for the opposite use not, present or absent'), given);
  }

  #equals(given: Json): tests.Test | undefined {
    const operand = this.#operand(given, (value) =>
      tests.textOf(value) === undefined ? this.#wrong(message('a text, a number or a path'), value) : value,
    );
    return operand && tests.equals(operand);
  }

  #in(given: Json): tests.Test | undefined {
    const named = typeof given === 'string' ? this.#lists.get(given) : undefined;
    if (typeof given === 'string' && !named) {
      const guess = nearest(given, this.#lists.keys());
      const name = shorten(given);
      return this.#fail(
        'BW-RULES-FORM',
        guess === undefined
          ? message('There is no list {name} under lists. Add it, or write the values here.', { name })
          : message('There is no list {name} under lists. Did you mean {guess}?', { name, guess }),
      );
    }
    const values = named ?? this.#set(given);
    return tests.ofText((text) => values.has(text));
  }

  #pattern(given: Json): tests.Test | undefined {
    if (typeof given !== 'string') return this.#wrong(message('a regular expression in quotes'), given);
    const read = patternOf(given);
    if (read.ok) return tests.ofText((text, spend) => read.pattern.test(text, spend));
    return this.#fail('BW-RULES-PATTERN', followed(message('This pattern cannot be used.'), read.problem));
  }

  #contains(given: Json): tests.Test {
    const words = this.#oneOrList(given, MOST.words, (each) =>
      typeof each === 'string' && each !== '' ? this.#scalar(each.toLowerCase()) : this.#wrong(message('a text'), each),
    );
    return tests.ofText((text, spend) => {
      spend(text.length * words.length);
      const lower = text.toLowerCase();
      return words.some((word) => lower.includes(word));
    });
  }

  #lengths(given: Json): tests.Test | undefined {
    return optional(this.#sized(given), (sized) => (value, context) => {
      const text = tests.present(value) ? tests.textOf(value) : undefined;
      return text === undefined ? undefined : sized(Array.from(text).length, context);
    });
  }

  /** Reads the test of a number of something: a number, or `min` and `max`. */
  #sized(given: Json): tests.Test | undefined {
    return isJsonObject(given) && !('path' in given)
      ? this.#bounds(given, BOUNDS, [])
      : this.#ordered(given, (order) => order === 0);
  }

  #bounds(data: JsonObject, names: readonly string[], needed: readonly string[]): tests.Test | undefined {
    const given = this.#object(data, needed, names);
    if (!given) return undefined;
    const parts = defined([
      this.#member(given, 'min', (each) => this.#ordered(each, (order) => order >= 0)),
      this.#member(given, 'max', (each) => this.#ordered(each, (order) => order <= 0)),
      names.includes('equals')
        ? this.#member(given, 'equals', (each) => this.#ordered(each, (order) => order === 0))
        : undefined,
    ]);
    return parts.length > 0 ? tests.all(parts) : this.#wrong(message('min, max, or both'), data);
  }

  #ordered(given: Json, holds: (order: -1 | 0 | 1) => boolean): tests.Test | undefined {
    const operand = this.#operand(given, (value) =>
      tests.numberOf(tests.textOf(value) ?? '')
        ? value
        : this.#wrong(message('a number such as 10000.00, a percentage, or a path'), value),
    );
    return operand && tests.ordered(operand, holds);
  }

  #dated(given: Json, holds: (days: number) => boolean): tests.Test | undefined {
    if (given === 'today') return tests.dated(({ today }) => today, holds);
    const operand = this.#operand(given, (value) =>
      tests.dateOf(value) ? value : this.#wrong(message('a date such as 2026-12-31, today, or a path'), value),
    );
    return operand && tests.dated(operand, holds);
  }

  #within(data: Json): tests.Test | undefined {
    const given = this.#object(data, ['days'], WITHIN);
    if (!given) return undefined;
    const days = this.#member(given, 'days', (each) =>
      typeof each === 'number' && Number.isInteger(each) && each >= 0
        ? each
        : this.#wrong(message('a number of days'), each),
    );
    if (days === undefined) return undefined;
    const parts = defined([
      this.#member(given, 'after', (each) => this.#dated(each, (since) => since >= 0 && since <= days)),
      this.#member(given, 'before', (each) => this.#dated(each, (since) => since <= 0 && since >= -days)),
      this.#member(given, 'of', (each) => this.#dated(each, (since) => Math.abs(since) <= days)),
    ]);
    return parts.length > 0 ? tests.all(parts) : this.#wrong(message('days with after, before or of'), data);
  }

  #sum(data: Json): tests.Test | undefined {
    if (!isJsonObject(data)) return this.#wrong(message('an object with of, and min, max or equals'), data);
    // It would be added up again for each entry.
    if (this.#each && this.#tested?.isFromDocument) {
      return this.#fail('BW-RULES-PATH', message('A rule with each cannot add up a list of the document.'));
    }
    const of = this.#member(data, 'of', (path) => this.#inEntries(path));
    const test = this.#bounds(data, SUM, ['of']);
    return of && test && tests.sum(of, test);
  }

  #some(data: Json): tests.Test | undefined {
    const given = this.#object(data, SOME, SOME);
    const of = given && this.#member(given, 'of', (path) => this.#inEntries(path));
    const test = given && this.#member(given, 'test', (each) => this.#test(each));
    return of && test && tests.some(of, test);
  }

  /** Reads a path that begins at the entries of the tested list. */
  #inEntries(given: Json): RulePath | undefined {
    const path = typeof given === 'string' ? readPath(given) : undefined;
    if (!path || path.isFromDocument) return this.#wrong(message('a path within the entries, such as total'), given);
    const list = this.#tested;
    if (!list) return path;
    const entries: RulePath = { ...path, steps: [...list.steps, EVERY, ...path.steps] };
    const unknown = unknownPath(this.#types, this.#each && !list.isFromDocument ? [this.#each, entries] : [entries]);
    return unknown ? this.#fail('BW-RULES-PATH', unknown) : path;
  }

  /** Reads a value, or the path of the property with it. */
  #operand(given: Json, read: (value: Json) => Json | undefined): tests.Operand | undefined {
    if (isJsonObject(given)) {
      const path = this.#object(given, ['path'], ['path']);
      const at = path && this.#member(path, 'path', (each) => this.#pathIn(each, true));
      return at && tests.operandAt(at);
    }
    const value = read(given);
    return value === undefined ? undefined : () => value;
  }

  /** Reads a path, and reports one that the documents of the rule cannot have. */
  #pathIn(given: Json, isOne = false): RulePath | undefined {
    const path = typeof given === 'string' ? readPath(given) : undefined;
    if (!path) return this.#wrong(message('a path such as ordering.code or lines[*].item.ref'), given);
    if (isOne && !path.isOne) return this.#wrong(message('the path of one value, without [*]'), given);
    if (this.#each && path.isFromDocument && !path.isOne) {
      return this.#fail('BW-RULES-PATH', message('A rule with each takes one value of the document, without [*].'));
    }
    const paths = this.#each && !path.isFromDocument ? [this.#each, path] : [path];
    const unknown = unknownPath(this.#types, paths);
    return unknown ? this.#fail('BW-RULES-PATH', unknown) : path;
  }

  #nested<T>(read: () => T): T | undefined {
    this.#tests++;
    if (this.#tests === MOST.tests + 1) this.#tooMany(MOST.tests);
    if (this.#depth >= MOST.depth) {
      return this.#fail(
        'BW-RULES-LIMIT',
        message('Tests may be nested at most {most} levels deep. Split the rule.', { most: MOST.depth }),
      );
    }
    this.#depth++;
    const made = this.#tests > MOST.tests ? undefined : read();
    this.#depth--;
    return made;
  }

  #oneOrList<T>(given: Json, most: number, read: (each: Json) => T | undefined): T[] {
    return Array.isArray(given) ? this.#list(given, most, read) : defined([read(given)]);
  }

  #list<T>(given: Json, most: number, read: (each: Json) => T | undefined): T[] {
    if (!Array.isArray(given)) {
      this.#wrong(message('a list'), given);
      return [];
    }
    if (given.length > most) {
      this.#tooMany(most);
      return [];
    }
    return defined(given.map((each, position) => this.#at(position, () => read(each))));
  }

  /** Returns an object with known names only, or reports what it has instead. */
  #object(given: Json, needed: readonly string[], names: readonly string[]): JsonObject | undefined {
    if (!isJsonObject(given)) return this.#wrong(message('an object with {names}', { names: [...names] }), given);
    for (const name in given) {
      if (names.includes(name)) continue;
      const guess = nearest(name, names);
      const found = shorten(name);
      const text =
        guess === undefined
          ? message('{name} is not known here. Use {names}.', { name: found, names: [...names] })
          : message('{name} is not known here. Did you mean {guess}?', { name: found, guess });
      this.#at(name, () => this.#fail('BW-RULES-FORM', text));
    }
    for (const name of needed) {
      if (!Object.hasOwn(given, name)) this.#fail('BW-RULES-FORM', message('{name} is missing here.', { name }));
    }
    return given;
  }

  #member<T>(object: JsonObject, name: string, read: (value: Json) => T): T | undefined {
    return Object.hasOwn(object, name) ? this.#at(name, () => read(object[name] ?? null)) : undefined;
  }

  #at<T>(step: Step, read: () => T): T {
    this.#path.push(step);
    const made = read();
    this.#path.pop();
    return made;
  }

  #wrong(expected: Message, found: Json): undefined {
    return this.#fail(
      'BW-RULES-FORM',
      detailed(message('{found} does not fit here; expected', { found: describe(found) }), expected),
    );
  }

  #tooMany(most: number): void {
    this.#fail('BW-RULES-LIMIT', message('There are more than {most} here. Split the file.', { most }));
  }

  #fail(code: string, text: Message): undefined {
    if (this.faults.length < MOST_PROBLEMS) this.faults.push(faultOf(code, this.#property(), text));
    return undefined;
  }

  #property(): string {
    const path = pathText(this.#path);
    return this.#place === '$' ? path : this.#place + path.slice(1);
  }
}

/** The number of faults of a file that are reported. */
const MOST_PROBLEMS = 100;

function defined<T>(values: readonly (T | undefined)[]): T[] {
  return values.filter((each) => each !== undefined);
}

function optional<T, Made>(value: T | undefined, make: (value: T) => Made): Made | undefined {
  return value === undefined ? undefined : make(value);
}
