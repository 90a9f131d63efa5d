/**
 * The changes that building makes to a document beyond its form (chapter 09 §3.6). They are not errors, but each is
 * reported so that no data are lost unnoticed. Properties refer to the input.
 */

import { Tax } from '../bill/tax.ts';
import { currencyCode } from '../currency/code.ts';
import { type Fault, faultOf } from '../faults.ts';
import { decimalText } from '../model/decimal-text.ts';
import { describe } from '../model/describe.ts';
import { isJsonObject, type Json, type JsonObject } from '../model/json.ts';
import { NumberText } from '../model/number-text.ts';
import type { AnyType, NamedField, ObjectType } from '../model/object.ts';
import { pathText, type Step } from '../model/path.ts';
import { ENVELOPE_ID } from '../model/schema-id.ts';
import type { Wrapped } from '../model/wrapper.ts';
import { Amount } from '../num/amount.ts';
import { Percentage } from '../num/percentage.ts';
import { Attribute } from '../org/attribute.ts';
import { Inbox } from '../org/inbox.ts';
import { Item } from '../org/item.ts';
import { RENAMED_UNITS, UNIT_CODE } from '../org/units.ts';
import { TaxCombo } from '../tax/combo.ts';
import { type Message, message } from '../text/message.ts';
import { nfc } from '../text/nfc.ts';
import { shorten } from '../text/shorten.ts';
import { documentNotices } from './document-notices.ts';
import { noticesIn } from './notices.ts';
import { readRoot } from './root.ts';
import type { Built } from './settled.ts';

/**
 * Compares a document or envelope with the result of building it. Returns the changes, and the notices about the
 * result.
 */
export function buildWarnings(given: JsonObject, built: Built): { changes: Fault[]; notices: Fault[] } {
  const { document, calculated = readAgain(document) } = built;
  if (!calculated) return { changes: [], notices: [] };
  const { root, warnings } = calculated;
  const { doc, path } = root;
  if (!doc) return { changes: [], notices: warnings };
  const notices = [...warnings, ...noticesIn(document, doc, path), ...documentNotices(doc, path, given)];
  return { changes: changesOf(given, doc), notices };
}

function readAgain(document: JsonObject): Built['calculated'] {
  const read = readRoot(document, { isQuiet: true });
  return read.ok ? read : undefined;
}

/**
 * Returns the changes of the input by building, and the warnings about its figures.
 * @param all also compare figures and extensions, which copies and corrections change on purpose
 */
export function warningsOf(given: JsonObject, built: Wrapped | undefined, all = true): Fault[] {
  const changes = changesOf(given, built, all);
  const { before, path } = documentIn(given);
  const notices = built ? documentNotices(built, path, before) : [];
  return notices.length > 0 ? [...changes, ...notices] : changes;
}

/**
 * Compares the input with a document after building.
 * @param all also compare figures and extensions, which copies and corrections change on purpose
 */
function changesOf(given: JsonObject, built: Wrapped | undefined, all = true): Fault[] {
  const { before, path } = documentIn(given);
  if (!before || !built?.content) return [];
  const comparison = new Comparison(path, all);
  comparison.document(before, built.content.value, built.content.type);
  return comparison.warnings();
}

/** Returns the document in the input, and its path. */
function documentIn(given: JsonObject): { before: JsonObject | undefined; path: readonly Step[] } {
  if (given.$schema !== ENVELOPE_ID) return { before: given, path: [] };
  return { before: isJsonObject(given.doc) ? given.doc : undefined, path: ['doc'] };
}

/** Members that normalising renames or completes without changing their meaning. */
const RENAMED = new Map<unknown, ReadonlySet<string>>([
  [TaxCombo, new Set(['rate', 'key', 'country'])],
  [Tax, new Set(['rounding'])],
  [Inbox, new Set(['code'])],
]);

class Comparison {
  readonly #path: Step[];
  readonly #found: Fault[] = [];
  readonly #figures: string[] = [];
  readonly #comparesAll: boolean;

  constructor(root: readonly Step[], comparesAll: boolean) {
    this.#path = [...root];
    this.#comparesAll = comparesAll;
  }

  warnings(): Fault[] {
    if (this.#figures.length === 0) return this.#found;
    const text = message('Given figures differ from the calculated ones; the result contains the calculated ones.');
    return [...this.#found, { code: 'BW-WARN-TOTALS', properties: this.#figures, ...text }];
  }

  document(before: JsonObject, after: object, type: ObjectType<object>): void {
    const renamed = RENAMED.get(type);
    for (const name in before) {
      const member = before[name];
      if (member === null || member === undefined) continue;
      const field = type.field(name);
      if (field === undefined || (field.written && member === field.blank)) continue;
      const built = (after as Record<string, unknown>)[name];
      if (isAsGiven(member, built, field)) continue;
      if (name === '$addons' || name === '$regime' || renamed?.has(name)) continue;
      this.#path.push(name);
      if (isOlderUnit(member, name, type)) this.#unit(member, built);
      else this.#member(member, built, field, field.type);
      this.#path.pop();
    }
  }

  #member(before: Json, built: unknown, field: NamedField, type: AnyType): void {
    switch (type.kind) {
      case 'object':
        if (isJsonObject(before) && built) this.document(before, built, type);
        break;
      case 'list':
        this.#list(before, (built ?? []) as readonly unknown[], field, type.element);
        break;
      case 'map':
        this.#map(before, built as ReadonlyMap<string, string> | undefined);
        break;
      case 'amount':
      case 'percentage': {
        if (!this.#comparesAll) break;
        const after = writtenOf(built, field);
        if (!sameFigure(before, after, type.kind)) this.#figure(before, after, field);
        break;
      }
      case 'text':
      case 'date': {
        const after = writtenOf(built, field);
        if (typeof before === 'string' && !(type === currencyCode ? sameCode : sameText)(before, after))
          this.#changed(before, after);
        break;
      }
    }
  }

  /** Reports a unit of an older release: a UN/ECE code that was moved, or a key that was renamed. */
  #unit(given: string, built: unknown): void {
    const values = { given, unit: typeof built === 'string' ? built : '' };
    const moved = UNIT_CODE.test(given);
    const text = moved
      ? values.unit === ''
        ? message('The UN/ECE code {given} has moved from unit to untdid-unit in ext.', values)
        : message('The UN/ECE code {given} has moved from unit to untdid-unit in ext; unit is {unit}.', values)
      : message('The unit {given} is now called {unit}.', values);
    this.#warn('BW-WARN-UNIT', [], text);
  }

  #list(before: Json, kept: readonly unknown[], field: NamedField, element: AnyType): void {
    if (!Array.isArray(before) || element.kind !== 'object') return;
    let given = 0;
    for (const entry of before) if (entry !== null) given++;
    if (kept.length < given) {
      this.#removed(given - kept.length, given, field.name);
      return;
    }
    let index = 0;
    for (let position = 0; position < before.length; position++) {
      const entry = before[position];
      if (entry === null) continue;
      const built = kept[index++];
      if (!isJsonObject(entry) || !built) continue;
      this.#path.push(position);
      this.document(entry, built, element);
      this.#path.pop();
    }
  }

  #removed(count: number, given: number, list: string): void {
    this.#warn(
      'BW-WARN-VALUE',
      [],
      message(
        '{count} of {given} entries of {list} had no relevant values and were removed; add an amount, a percentage, a key or a reason.',
        { count, given, list },
      ),
    );
  }

  #map(before: Json, after: ReadonlyMap<string, string> | undefined): void {
    if (!isJsonObject(before) || !this.#comparesAll) return;
    for (const [key, value] of Object.entries(before)) {
      if (typeof value !== 'string' || value === '') continue;
      const built = after?.get(key);
      if (built === value) continue;
      this.#path.push(key);
      this.#changed(value, built);
      this.#path.pop();
    }
  }

  /** Reports a figure that calculation replaced, or an input value that was changed. */
  #figure(before: Json, after: Json | undefined, field: NamedField): void {
    const inTotals = this.#path.includes('totals');
    if (inTotals || (field.calculated && field.type.kind === 'amount')) this.#figures.push(pathText(this.#path));
    else this.#changed(before, after);
  }

  #changed(before: Json, after: Json | undefined): void {
    const name = this.#path[this.#path.length - 1];
    const property = shorten(String(name));
    const given = describe(before);
    const text =
      after === undefined || after === null || after === ''
        ? message('{property} was {given} and was removed.', { property, given })
        : message('{property} changed from {given} to {result}.', { property, given, result: describe(after) });
    this.#warn('BW-WARN-VALUE', [], text);
  }

  #warn(code: string, below: readonly Step[], text: Message): void {
    this.#found.push(faultOf(code, pathText([...this.#path, ...below]), text));
  }
}

/** Returns whether a member is unchanged. */
function isAsGiven(given: Json, built: unknown, { type }: NamedField): boolean {
  if (type.kind === 'amount') return typeof given === 'string' && built instanceof Amount && built.toString() === given;
  return given === built && (type.kind === 'text' || type.kind === 'date');
}

/** Returns the written form of a value; undefined if it is omitted. */
function writtenOf(value: unknown, field: NamedField): Json | undefined {
  const isAbsent = value === undefined || value === null;
  if (isAbsent) return field.written ? field.blank : undefined;
  const json = field.write(value);
  return !field.written && field.omitted?.(json) ? undefined : json;
}

function isOlderUnit(given: Json, name: string, type: unknown): given is string {
  if (name !== 'unit' || typeof given !== 'string' || (type !== Item && type !== Attribute)) return false;
  return UNIT_CODE.test(given) || RENAMED_UNITS.has(given);
}

/** Returns whether both are the same number. Unreadable values cause no warnings. */
function sameFigure(before: Json, after: Json | undefined, kind: 'amount' | 'percentage'): boolean {
  const digits = typeof before === 'number' || before instanceof NumberText ? decimalText(before) : before;
  if (typeof digits !== 'string') return true;
  if (typeof after !== 'string') return false;
  if (digits === after) return true;
  if (kind === 'percentage') {
    const [a, b] = [Percentage.parse(digits), Percentage.parse(after)];
    return a === undefined || (b !== undefined && a.equals(b));
  }
  const [a, b] = [Amount.parse(digits), Amount.parse(after)];
  return a === undefined || (b !== undefined && a.equals(b));
}

const NOT_SPOKEN = /[^\p{L}\p{N}]/gu;

/** Returns whether both are the same code, ignoring case. `EURO` is not `EUR`, although it starts the same. */
function sameCode(before: string, after: Json | undefined): boolean {
  return before === '' || before.trim().toUpperCase() === after;
}

/**
 * Returns whether both have the same letters and digits, apart from a prefix or padding required by the form of a code.
 */
function sameText(before: string, after: Json | undefined): boolean {
  if (before === '' || before === after) return true;
  if (typeof after !== 'string') return false;
  const [a, b] = [before, after].map((text) => nfc(text).replace(NOT_SPOKEN, '').toLowerCase()) as [string, string];
  return a === b || (a !== '' && b.endsWith(a)) || (b !== '' && (a.endsWith(b) || a.startsWith(b)));
}
