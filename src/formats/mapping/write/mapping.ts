/** The shared parts of mapping a document to the terms of an e-invoice. */

import { subunitsOf } from '../../../engine/currency/currencies.ts';
import type { Invoice } from '../../../engine/document-types.ts';
import { type Fault, faultOf } from '../../../engine/faults.ts';
import type { Json } from '../../../engine/model/json.ts';
import { Amount } from '../../../engine/num/amount.ts';
import { Percentage } from '../../../engine/num/percentage.ts';
import { type Message, message } from '../../../engine/text/message.ts';
import type { Format, Writing } from '../../declare/format.ts';
import type { LossLocation, Report, Severity } from '../../declare/report.ts';
import type { Group, Origin, Value } from '../../model/group.ts';
import type { Plan } from '../../model/plan.ts';
import type { TermId } from '../../terms/declare.ts';
import { Source } from './source.ts';

/** The input of a mapping. */
export interface MappingInput {
  document: Invoice;
  /** The path of the document in the input: `$`, or `$.doc` in an envelope. */
  path: string;
  format: Format;
  plan: Plan;
  /** Terms of the plan that the format has no field for. */
  refused: ReadonlySet<TermId>;
  invoice: Group;
  report: Report;
  /** Whether the invoice was received and is written again unchanged. */
  isReceived?: boolean;
  /** Options specific to the format. */
  options?: Readonly<Record<string, Json | undefined>>;
  /** Returns a new UUID. */
  uuid?: () => string;
}

/** A line of BT-20, or a note, for data without a term. */
export interface Saying {
  text: string;
  property: string;
}

const NO_WRITING: Writing = {};

/** The state of mapping one document: source, target and report. */
export class Mapping {
  readonly document: Source<Invoice>;
  readonly format: Format;
  readonly writing: Writing;
  readonly plan: Plan;
  readonly #refused: ReadonlySet<TermId>;
  readonly #extras = new Map<TermId, TermId | ''>();
  readonly #percentages = new Map<string, Percentage>();
  /** The invoice as a whole (BG-0). */
  readonly invoice: Group;
  readonly report: Report;
  readonly faults: Fault[] = [];
  /** Notices about the written file. */
  readonly notices: Fault[] = [];
  readonly options: NonNullable<MappingInput['options']>;
  readonly uuid: () => string;
  readonly isCii: boolean;
  readonly isReceived: boolean;
  readonly currency: string;
  /** The decimals of amounts in the currency of the document. */
  readonly subunits: number;
  /** Texts that become separate notes. */
  readonly notes: Saying[] = [];
  /** Texts for BT-20. */
  readonly terms: Saying[] = [];
  /** The country whose language the document has. */
  readonly country: string;

  constructor({
    document,
    path,
    format,
    plan,
    refused,
    invoice,
    report,
    isReceived = false,
    options = {},
    uuid,
  }: MappingInput) {
    this.document = new Source(document, path, 'invoice');
    this.format = format;
    this.writing = format.writing ?? NO_WRITING;
    this.plan = plan;
    this.#refused = refused;
    this.invoice = invoice;
    this.report = report;
    this.isReceived = isReceived;
    this.options = options;
    this.uuid = uuid ?? (() => '');
    this.isCii = format.syntax === 'cii';
    this.currency = document.currency ?? '';
    this.subunits = subunitsOf(this.currency) ?? 2;
    this.country = document.$regime ?? document.supplier?.tax_id?.country ?? 'GB';
  }

  /** Returns a term or group of EXTENDED under the format's number; undefined if it has no field for it. */
  extra(id: TermId): TermId | undefined {
    const known = this.#extras.get(id) ?? this.#learn(id);
    return known === '' ? undefined : known;
  }

  /**
   * Looks up a term or group of EXTENDED. Kept separate from `extra`, which would otherwise allocate for the test on
   * each call.
   */
  #learn(id: TermId): TermId | '' {
    const found = [id, this.plan.numbers[id] ?? id].find((each) => this.#has(each)) ?? '';
    this.#extras.set(id, found);
    return found;
  }

  /** Returns whether the format has no field for a term or group of its plan. */
  refuses(id: TermId): boolean {
    return this.#refused.has(id);
  }

  #has(id: TermId): boolean {
    const placed = this.plan.terms.get(id)?.term;
    if (placed === undefined || this.#refused.has(id)) return false;
    return (this.isCii ? placed.cii : placed.ubl) !== undefined;
  }

  /** Adds a value of EXTENDED if the format has a place for it. */
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

  /** Returns the first group with a number, creating it if missing. */
  group(around: Group, id: TermId, origin?: string | Origin): Group {
    return around.group(id) ?? this.open(around, id, origin);
  }

  /** Records why the document cannot be written. */
  fault(code: string, property: string, text: Message): void {
    this.faults.push(faultOf(code, property, text));
  }

  /** Reports that an object is not written. Nothing inside it is reported again. */
  drop(source: Source, severity: Severity, text: Message): void {
    this.report.dropped(severity, { property: source.path }, text);
    source.settle();
  }

  dropped(severity: Severity, place: LossLocation, text: Message): void {
    this.report.dropped(severity, place, text);
  }

  /** Reports the entries after the first, as only one can be written. */
  dropOthers(others: readonly Source[], term: TermId): void {
    for (const source of others) {
      this.report.dropped(
        'warning',
        { property: source.path, term },
        message('Not written: the format has only one {term}.', { term }),
      );
      source.settle();
    }
  }

  /** Rounds an amount to the currency of the document. */
  rounded(text: string | undefined): string | undefined {
    if (text === undefined) return undefined;
    // Most amounts have no excess decimals, which is visible without parsing.
    const point = text.indexOf('.');
    if (point < 0 || text.length - point - 1 <= this.subunits) return text;
    return Amount.parse(text)?.rescale(this.subunits).toString() ?? text;
  }

  /** Parses a percentage, caching by text, since documents have few different ones. */
  #percentage(text: string): Percentage | undefined {
    let percentage = this.#percentages.get(text);
    if (percentage === undefined) {
      percentage = Percentage.parse(text);
      if (percentage !== undefined) this.#percentages.set(text, percentage);
    }
    return percentage;
  }

  /** Returns the share of a base by a percentage, rounded to the currency. */
  share(percent: string, base: string): Amount | undefined {
    const percentage = this.#percentage(percent);
    const of = percentage && Amount.parse(base);
    return percentage && of && percentage.of(of.up(of.exponent + percentage.fraction.exponent)).rescale(this.subunits);
  }
}

/** Returns an extension of an object and marks it as read. */
export function extensionOf<T extends { ext?: unknown }>(source: Source<T>, key: string): string | undefined {
  return extensions(source)?.text(key);
}

/** Returns an extension without marking it as read. */
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

/** Returns the number of a document: its series and code. */
export function numberOf(source: Source<{ series?: string; code?: string }>): string | undefined {
  const series = source.text('series');
  const code = source.text('code');
  return series !== undefined && code !== undefined ? `${series}-${code}` : code;
}
