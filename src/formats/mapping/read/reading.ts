/** The shared parts of mapping the terms of an e-invoice to a document. */

import { parseDate } from '../../../engine/cal/date.ts';
import { subunitsOf } from '../../../engine/currency/currencies.ts';
import { type Fault, fault } from '../../../engine/faults.ts';
import { Amount } from '../../../engine/num/amount.ts';
import { type PercentageText, percentageText } from '../../../engine/num/percentage.ts';
import { message } from '../../../engine/text/message.ts';
import { shorten } from '../../../engine/text/shorten.ts';
import type { ReadTerms } from '../../declare/conversion.ts';
import type { Format } from '../../declare/format.ts';
import type { AttachedFile, LossLocation, Report } from '../../declare/report.ts';
import type { Group, Value } from '../../model/group.ts';
import type { Plan } from '../../model/plan.ts';
import type { TermsRead } from '../../model/read.ts';
import { Decimal } from '../../rules/decimal.ts';
import type { TermId } from '../../terms/declare.ts';
import type { XmlElement } from '../../xml/element.ts';

const BASIC_DATE = /^(\d{4})(\d\d)(\d\d)$/;
const DATE = /^(\d{4})-(\d\d)-(\d\d)(Z|[+-]\d\d:\d\d)?$/;
const CLEAR_DATE = /^(\d{4})[-./]?(\d\d)[-./]?(\d\d)(?:[T ]?\d\d:?\d\d(?::?\d\d(?:\.\d+)?)?)?(?:Z|[+-]\d\d:?\d\d)?$/;

/** Numbers in the form of documents; there are others. */
const PLAIN = /^(?:0|[1-9]\d{0,9})(?:\.\d{1,5})?$/;

/** The state of reading one e-invoice: source, values used so far, and report. */
export class Reading implements ReadTerms {
  readonly format: Format;
  readonly plan: Plan;
  readonly read: TermsRead;
  readonly report: Report;
  readonly invoice: Terms;
  readonly isCii: boolean;
  readonly faults: Fault[] = [];
  readonly files: AttachedFile[] = [];
  /** The elements without a term that were used or reported. */
  readonly taken = new Set<XmlElement>();
  /** Groups that were handled as a whole. */
  readonly settled = new Set<Group>();
  /** Qualifiers read together with their value. */
  readonly #qualifiers = new Map<XmlElement, TermId[]>();
  /** The elements without a term whose text alone was used, and the names of their used attributes. */
  readonly #texts = new Set<XmlElement>();
  readonly #attributes = new Map<XmlElement, Set<string>>();
  /** The texts of used attributes. */
  readonly attributeTexts = new Set<string>();
  /** The properties that received values, and these values. Few are ever looked up in the map, which is completed for that. */
  readonly #properties: string[] = [];
  readonly #received: Value[] = [];
  readonly #sources = new Map<string, Value>();
  #inSources = 0;
  /** The index of the first value that a line received, and of the first after the lines. */
  #ofLines = [0, 0];

  /** The taxes of lines, allowances and charges, once they are known. */
  schemes: ReadonlySet<string> | undefined;

  /** The country of the tax office to which the supplier reports. */
  taxCountry: string | undefined;

  constructor(read: TermsRead, format: Format, plan: Plan, report: Report) {
    this.read = read;
    this.format = format;
    this.plan = plan;
    this.report = report;
    this.isCii = plan.kind === 'cii';
    this.invoice = new Terms(this, read.invoice);
  }

  /** The currency of the invoice (BT-5). */
  get currency(): string {
    return this.invoice.peek('BT-5') ?? '';
  }

  /** The decimals of amounts in the currency of the document. */
  get subunits(): number {
    return subunitsOf(this.currency) ?? 2;
  }

  /** Returns whether the format has a term or group. */
  hasTerm(id: TermId): boolean {
    return this.plan.terms.has(id);
  }

  take(value: Value, property?: string): void {
    value.isTaken = true;
    if (property === undefined) return;
    this.#properties.push(property);
    this.#received.push(value);
  }

  /** Values by the property that received them. */
  get sources(): Map<string, Value> {
    for (const [property, value] of this.#receivedBetween(this.#inSources)) this.#sources.set(property, value);
    this.#inSources = this.#received.length;
    return this.#sources;
  }

  /** Reads lines, with properties that `sourcesBesideLines` leaves out. */
  readingLines(read: () => void): void {
    const first = this.#received.length;
    read();
    this.#ofLines = [first, this.#received.length];
  }

  /** Returns the values by property of everything but lines. */
  sourcesBesideLines(): Map<string, Value> {
    const [first, next] = this.#ofLines;
    return new Map([...this.#receivedBetween(0, first), ...this.#receivedBetween(next)]);
  }

  *#receivedBetween(start = 0, end = this.#received.length): Generator<[property: string, Value]> {
    for (let i = start; i < end; i++) {
      const [property, value] = [this.#properties[i], this.#received[i]];
      if (property !== undefined && value) yield [property, value];
    }
  }

  takeQualifier(element: XmlElement, id: TermId): void {
    const known = this.#qualifiers.get(element);
    if (known === undefined) this.#qualifiers.set(element, [id]);
    else known.push(id);
  }

  /** Returns whether a value was used, by itself or with the value it qualifies. */
  isTaken(id: TermId, value: Value): boolean {
    if (value.isTaken) return true;
    const { element } = value;
    if (element === undefined) return false;
    return this.taken.has(element) || (this.#qualifiers.get(element)?.includes(id) ?? false);
  }

  /** Returns the text of an element without a term and marks it as used; undefined if there is none. */
  textOf(element: XmlElement | undefined, ...path: readonly string[]): string | undefined {
    const end = path.reduce<XmlElement | undefined>((at, name) => at?.child(name), element);
    const text = end && this.cleaned(end.value, { element: end });
    if (end === undefined || text === undefined) return undefined;
    if (!this.taken.has(end)) this.#texts.add(end);
    this.taken.add(end);
    return text;
  }

  /** Returns the trimmed text of an attribute without a term and marks it as used; undefined if it is missing or empty. */
  attributeOf(element: XmlElement | undefined, name: string): string | undefined {
    const text = element?.attribute(name)?.trim();
    if (element === undefined || text === undefined || text === '') return undefined;
    this.attributeTexts.add(text);
    const known = this.#attributes.get(element);
    if (known) known.add(name);
    else this.#attributes.set(element, new Set([name]));
    return text;
  }

  /** Returns whether an attribute was used, by itself or with everything in its element. */
  isAttributeTaken(element: XmlElement, name: string): boolean {
    if (this.#attributes.get(element)?.has(name)) return true;
    return this.taken.has(element) && !this.#texts.has(element);
  }

  /** Returns a trimmed text without characters that documents cannot hold; undefined if empty. */
  cleaned(text: string, place: LossLocation): string | undefined {
    let cleaned = text.trim();
    if (cleaned.includes('\ufffd')) {
      cleaned = cleaned.replaceAll('\ufffd', '').trim();
      this.report.changed(
        'warning',
        place,
        message('Ignored the replacement character U+FFFD, which marks characters lost earlier.'),
      );
    }
    return cleaned === '' ? undefined : cleaned;
  }

  /** Reports a value of a wrong type. Reading continues without it. */
  badValue(id: TermId, text: string, property: string, expected: 'date' | 'number'): undefined {
    const values = { term: id, text: shorten(text) };
    const reported =
      expected === 'date'
        ? fault('BW-XML-VALUE', property, 'Ignored {term}, which is not a date: {text}.', values)
        : fault('BW-XML-VALUE', property, 'Ignored {term}, which is not a readable number: {text}.', values);
    this.faults.push({ ...reported, terms: [id] });
    return undefined;
  }

  /** Reads a number in the form of documents. */
  number(id: TermId, text: string, property: string): string | undefined {
    if (PLAIN.test(text)) return text;
    const number = Decimal.parse(text)?.toString();
    if (number === undefined || Amount.parse(number)?.toString() !== number) {
      return this.badValue(id, text, property, 'number');
    }
    return number;
  }

  /**
   * Reads a date: `2026-02-03`, in CII `20260203`. It also accepts the other form, and a time after the date. A time
   * zone in UBL is cut off.
   */
  date(id: TermId, text: string, property: string, element?: XmlElement): string | undefined {
    const own = this.isCii ? BASIC_DATE : DATE;
    const [, year, month, day, zone] = own.exec(text) ?? CLEAR_DATE.exec(text) ?? [];
    const date = year === undefined ? undefined : parseDate(`${year}-${month}-${day}`);
    if (date === undefined || date.startsWith('0000')) return this.badValue(id, text, property, 'date');
    if (!own.test(text)) {
      this.report.changed(
        'warning',
        { property, element, term: id },
        message('The date {text} has the wrong format; it was read as {date}.', {
          text: shorten(text),
          date,
        }),
      );
      return date;
    }
    if (zone !== undefined) {
      this.report.changed(
        'info',
        { property, element, term: id },
        message('Ignored the time zone {zone} of the date.', { zone }),
      );
    }
    return date;
  }
}

/**
 * A group as mappings read it. Every access to a value marks it as used; unused ones are reported (`./rest.ts`).
 */
export class Terms {
  readonly reading: Reading;
  readonly group: Group;

  constructor(reading: Reading, group: Group) {
    this.reading = reading;
    this.group = group;
  }

  get element(): XmlElement | undefined {
    return this.group.element;
  }

  /** Returns the first non-empty value of a term and marks it as used for a property. */
  value(id: TermId, property?: string): Value | undefined {
    const value = this.#first(id);
    if (value) this.reading.take(value, property);
    return value;
  }

  /** Returns the text of a term and marks it as used for a property. */
  text(id: TermId, property?: string): string | undefined {
    const value = this.value(id, property);
    return value && this.textOf(value, id, property);
  }

  /** Returns the text of a used value. */
  textOf(value: Value, term: TermId, property?: string): string | undefined {
    return this.reading.cleaned(value.text, { property, element: value.element, term });
  }

  /** Returns the text of a term without marking it as used. */
  peek(id: TermId): string | undefined {
    return this.#first(id)?.text.trim();
  }

  /** Returns the element of a term. */
  elementOf(id: TermId): XmlElement | undefined {
    return this.#first(id)?.element;
  }

  /** Returns the non-empty values of a term and marks them as used. */
  values(id: TermId): Value[] {
    const values = this.group.all(id).filter(saysSomething);
    for (const value of values) this.reading.take(value);
    return values;
  }

  /** Returns the qualifier of a value and marks it as used. */
  qualifier(value: Value, id: TermId): string | undefined {
    const text = value.qualifier(id)?.trim();
    if (value.element) this.reading.takeQualifier(value.element, id);
    return text === '' ? undefined : text;
  }

  number(id: TermId, property: string): string | undefined {
    const value = this.value(id, property);
    if (value === undefined) return undefined;
    this.#checkCurrency(id, value, property);
    return this.reading.number(id, value.text.trim(), property);
  }

  /** Returns a number as a percentage: `21` becomes `21%`. */
  percent(id: TermId, property: string): PercentageText | undefined {
    const number = this.number(id, property);
    return number === undefined ? undefined : percentageText(number);
  }

  /** Returns a number for calculation and marks it as used. Reports other texts. */
  decimal(id: TermId, property: string): Decimal | undefined {
    return Decimal.parse(this.number(id, property));
  }

  date(id: TermId, property: string): string | undefined {
    const value = this.value(id, property);
    return value && this.reading.date(id, value.text.trim(), property, value.element);
  }

  /** Returns the first group with a number. */
  inner(id: TermId): Terms | undefined {
    const group = this.group.group(id);
    return group && new Terms(this.reading, group);
  }

  /** Returns the groups with a number. */
  all(id: TermId): Terms[] {
    return this.group.groups(id).map((group) => new Terms(this.reading, group));
  }

  /** Marks everything in the group as used, since the report on the group covers all of it. */
  settle(): void {
    this.reading.settled.add(this.group);
    for (const [, value] of this.group.within()) value.isTaken = true;
    for (const element of this.group.element?.within() ?? []) this.reading.taken.add(element);
  }

  #first(id: TermId): Value | undefined {
    return this.group.all(id).find(saysSomething);
  }

  /** Reports an amount in another currency than the document's, except for BT-111. */
  #checkCurrency(id: TermId, value: Value, property: string): void {
    const { currency, report, invoice } = this.reading;
    const stated = value.element?.attribute('currencyID')?.trim();
    if (stated === undefined || stated === '' || currency === '' || stated === currency) return;
    if (id === 'BT-111' && stated === invoice.peek('BT-6')) return;
    report.changed(
      'error',
      { property, element: value.element, step: '@currencyID', term: id },
      message('The amount is in {stated}, but was read as {currency}, the currency of the document.', {
        stated,
        currency,
      }),
    );
  }
}

function saysSomething(value: Value): boolean {
  return value.text.trim() !== '';
}

/** Returns an object without its empty members; undefined if none are left. */
export function some<T extends object>(members: T): T | undefined {
  for (const value of Object.values(members)) if (!isNothing(value)) return members;
  return undefined;
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

/** Returns a list with one entry; undefined if there is no entry. */
export function listOf<T>(entry: T | undefined): T[] | undefined {
  return entry === undefined ? undefined : [entry];
}

/** Returns a list; undefined if it is empty. */
export function unlessEmpty<T>(list: T[]): T[] | undefined {
  return list.length === 0 ? undefined : list;
}

/** Returns the extensions that have a value. */
export function extensions(members: Readonly<Record<string, string | undefined>>): Record<string, string> | undefined {
  const there: Record<string, string> = {};
  for (const [key, value] of Object.entries(members)) if (value !== undefined) there[key] = value;
  return some(there);
}

/** Returns the key of a code in a table, if there is exactly one. */
export function keyFor(code: string | undefined, table: ReadonlyMap<string, string>): string | undefined {
  if (code === undefined) return undefined;
  let found: string | undefined;
  for (const [key, each] of table) {
    if (each !== code) continue;
    if (found !== undefined) return undefined;
    found = key;
  }
  return found;
}
