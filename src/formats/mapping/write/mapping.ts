/** What all parts of the way from a document to the terms of an e-invoice share. */

import { subunitsOf } from '../../../engine/currency/currencies.ts';
import type { Invoice } from '../../../engine/document-types.ts';
import { type Fault, faultOf } from '../../../engine/faults.ts';
import { Amount } from '../../../engine/num/amount.ts';
import { Percentage } from '../../../engine/num/percentage.ts';
import { type Message, message } from '../../../engine/text/message.ts';
import type { Format, Writing } from '../../format.ts';
import type { Group, Origin, Value } from '../../model/group.ts';
import type { Plan } from '../../model/plan.ts';
import type { Place, Report, Severity } from '../../report.ts';
import type { TermId } from '../../terms/declare.ts';
import { Source } from './source.ts';

/** What a mapping is given. */
export interface MappingInput {
  document: Invoice;
  /** Where the document is in what was given: `$`, or `$.doc` in an envelope. */
  path: string;
  format: Format;
  plan: Plan;
  /** Terms of the plan that the format has no place for. */
  refused: ReadonlySet<TermId>;
  invoice: Group;
  report: Report;
  /** The invoice was received, and is written again as it was. */
  isReceived?: boolean;
}

/** A text line of BT-20, or a note, that says what has no term. */
export interface Saying {
  text: string;
  property: string;
}

const NO_WRITING: Writing = {};

/** One document on its way: what is read, what is written, and what is said of it. */
export class Mapping {
  readonly document: Source<Invoice>;
  readonly format: Format;
  readonly writing: Writing;
  readonly plan: Plan;
  readonly #refused: ReadonlySet<TermId>;
  readonly #extras = new Map<TermId, TermId | ''>();
  readonly #percentages = new Map<string, Percentage>();
  /** BG-0. */
  readonly invoice: Group;
  readonly report: Report;
  readonly faults: Fault[] = [];
  readonly isCii: boolean;
  readonly isReceived: boolean;
  readonly currency: string;
  /** The decimals of amounts in the currency of the document. */
  readonly subunits: number;
  /** What is to be said in a note of its own. */
  readonly notes: Saying[] = [];
  /** What is to be said in BT-20. */
  readonly terms: Saying[] = [];

  constructor({ document, path, format, plan, refused, invoice, report, isReceived = false }: MappingInput) {
    this.document = new Source(document, path, 'invoice');
    this.format = format;
    this.writing = format.writing ?? NO_WRITING;
    this.plan = plan;
    this.#refused = refused;
    this.invoice = invoice;
    this.report = report;
    this.isReceived = isReceived;
    this.isCii = format.syntax === 'cii';
    this.currency = document.currency ?? '';
    this.subunits = subunitsOf(this.currency) ?? 2;
  }

  /** Returns a term or a group of EXTENDED as the format numbers it; undefined where it has no place for it. */
  extra(id: TermId): TermId | undefined {
    const known = this.#extras.get(id) ?? this.#learn(id);
    return known === '' ? undefined : known;
  }

  /** Looks for a term or a group of EXTENDED; not in the method above, which would make room for what the test needs at each call. */
  #learn(id: TermId): TermId | '' {
    const found = [id, this.plan.numbers[id] ?? id].find((each) => this.#has(each)) ?? '';
    this.#extras.set(id, found);
    return found;
  }

  /** Returns whether the format has no place for a term or a group of its plan. */
  refuses(id: TermId): boolean {
    return this.#refused.has(id);
  }

  #has(id: TermId): boolean {
    const placed = this.plan.terms.get(id)?.term;
    if (placed === undefined || this.#refused.has(id)) return false;
    return (this.isCii ? placed.cii : placed.ubl) !== undefined;
  }

  /** Adds a value of EXTENDED, where the format has a place for it. */
  place(
    group: Group,
    id: TermId,
    text: string | undefined,
    origin: string | Origin,
    member?: string,
  ): Value | undefined {
    if (text === undefined) return undefined;
    const term = this.extra(id);
    return term && group.add(term, text, origin, member);
  }

  /** Adds a group by its number. */
  open(around: Group, id: TermId, origin?: string | Origin): Group {
    const placed = this.plan.terms.get(id);
    if (placed?.term.kind !== 'group') throw new Error(`there is no group ${id}`);
    return around.open(placed.term, undefined, origin);
  }

  /** Returns the first group of a number, made where there is none. */
  group(around: Group, id: TermId, origin?: string | Origin): Group {
    return around.group(id) ?? this.open(around, id, origin);
  }

  /** Says why the document cannot be written. */
  fault(code: string, property: string, text: Message): void {
    this.faults.push(faultOf(code, property, text));
  }

  /** Says that an object is not written, and that this is all that is to be said of it. */
  drop(source: Source, severity: Severity, text: Message): void {
    this.report.dropped(severity, { property: source.path }, text);
    source.settle();
  }

  dropped(severity: Severity, place: Place, text: Message): void {
    this.report.dropped(severity, place, text);
  }

  /** Says of the entries after the first that only one can be written. */
  dropOthers(others: readonly Source[], term: TermId): void {
    for (const source of others) {
      this.report.dropped(
        'warning',
        { property: source.path, term },
        message('Only one is written as {term}; this further one is not.', { term }),
      );
      source.settle();
    }
  }

  /** Rounds an amount to the currency of the document. */
  rounded(text: string | undefined): string | undefined {
    if (text === undefined) return undefined;
    // Most have no more decimals, which is seen without reading the number.
    const point = text.indexOf('.');
    if (point < 0 || text.length - point - 1 <= this.subunits) return text;
    return Amount.parse(text)?.rescale(this.subunits).toString() ?? text;
  }

  /** Reads a percentage; each way of writing one once, as documents have few. */
  #percentage(text: string): Percentage | undefined {
    let percentage = this.#percentages.get(text);
    if (percentage === undefined) {
      percentage = Percentage.parse(text);
      if (percentage !== undefined) this.#percentages.set(text, percentage);
    }
    return percentage;
  }

  /** Returns the share of a base that a percentage is, rounded to the currency. */
  share(percent: string, base: string): Amount | undefined {
    const percentage = this.#percentage(percent);
    const of = percentage && Amount.parse(base);
    return percentage && of && percentage.of(of.up(of.exponent + percentage.fraction.exponent)).rescale(this.subunits);
  }
}

/** Returns an extension of an object of a document. */
export function extensionOf<T extends { ext?: unknown }>(source: Source<T>, key: string): string | undefined {
  return extensions(source)?.text(key);
}

/** Returns an extension, without taking it. */
export function peekExtension<T extends { ext?: unknown }>(source: Source<T>, key: string): string | undefined {
  return extensions(source)?.peek(key);
}

function extensions<T extends { ext?: unknown }>(source: Source<T>): Source<Record<string, unknown>> | undefined {
  return source.object<'ext' & keyof T & string>('ext' as 'ext' & keyof T & string, 'ext') as
    | Source<Record<string, unknown>>
    | undefined;
}

/** Returns a percentage without its sign. */
export function bare(percent: string | undefined): string | undefined {
  return percent?.endsWith('%') ? percent.slice(0, -1) : percent;
}

/** Returns what a document is called: its series and its code. */
export function numberOf(source: Source<{ series?: string; code?: string }>): string | undefined {
  const series = source.text('series');
  const code = source.text('code');
  return series !== undefined && code !== undefined ? `${series}-${code}` : code;
}
