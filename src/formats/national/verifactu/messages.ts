/** Writes the records of many invoices, chained, in messages. */

import { type Environment, type Fault, fault, faultOf } from '../../../engine/faults.ts';
import { isJsonObject, type Json, type JsonObject } from '../../../engine/model/json.ts';
import { message } from '../../../engine/text/message.ts';
import type { FormatOptions } from '../../declare/conversion.ts';
import type { OptionDeclaration } from '../../declare/option.ts';
import type { Loss } from '../../declare/report.ts';
import type { XmlElement } from '../../xml/element.ts';
import { writeXml } from '../../xml/write.ts';
import type { Written } from '../shared/writing.ts';
import type { NamedRecord } from './chain.ts';
import { isoDate } from './codes.ts';
import { verifactu } from './index.ts';
import { inputOf } from './input.ts';
import { namespaces } from './namespaces.ts';
import { VERIFACTU_OPTIONS } from './options.ts';
import { STATEMENT } from './statement.ts';
import { RecordView, recordsIn } from './view.ts';
import { recordIn } from './wrapped.ts';
import { write } from './write.ts';
import { messageElement } from './write-base.ts';

/** The largest number of records in a message. @internal */
export const MOST_RECORDS = 1000;

/** An invoice or envelope, or an object with it as `data` and its own options, such as `generated_at`. */
export type GivenInvoice = JsonObject;

/** A record that was made, with the indexes of its invoice and its message. */
interface MadeRecord extends NamedRecord {
  readonly document: number;
  readonly message: number;
  readonly kind: string;
  readonly generated_at: string;
  readonly qr?: string;
  readonly stamps?: Json;
}

/** Messages, each with up to 1,000 records. Faults and losses name their invoice by its index. */
export interface MadeMessages {
  readonly messages: readonly { readonly xml: string; readonly fileName: string; readonly count: number }[];
  readonly records: readonly MadeRecord[];
  /** The record that the next one follows: the last one made, or the given one. */
  readonly previous: NamedRecord | null;
  readonly losses: readonly (Loss & { readonly document?: number })[];
  readonly faults: readonly (Fault & { readonly document?: number })[];
  readonly warnings: readonly (Fault & { readonly document?: number })[];
}

const DECLARED: Readonly<Record<string, OptionDeclaration>> = VERIFACTU_OPTIONS;

/** The options that each invoice may have. */
const ownOptions = Object.keys(DECLARED).filter(
  (name) => (DECLARED[name]?.isForDocuments || name === 'generador') && name !== 'form' && name !== 'sent',
);

/**
 * Writes records that follow each other. An invoice with a fault gets no record; the next record follows the last one
 * made. The same applies to an invoice whose record would be refused, unless `strict` is false, because such a record would use up a link
 * of the chain.
 */
export async function writeMessages(
  documents: Iterable<GivenInvoice> | AsyncIterable<GivenInvoice>,
  options: FormatOptions,
  environment: Environment,
  strict?: boolean,
): Promise<MadeMessages> {
  const chain = new ChainWriter(options, environment, strict);
  if (!chain.canWrite) return chain.result();
  for await (const document of documents) await chain.add(document);
  return chain.result();
}

/** A message that accepts more records. */
interface OpenMessage {
  readonly root: XmlElement;
  readonly body: XmlElement;
  readonly first: RecordView;
  last: RecordView;
  /** Its last element. */
  end: XmlElement | undefined;
  count: number;
}

class ChainWriter {
  readonly #options: FormatOptions;
  readonly #environment: Environment;
  readonly #strict: boolean | undefined;
  readonly #messages: { xml: string; fileName: string; count: number }[] = [];
  readonly #records: MadeRecord[] = [];
  readonly #losses: (Loss & { document?: number })[] = [];
  readonly #faults: (Fault & { document?: number })[] = [];
  readonly #warnings: (Fault & { document?: number })[] = [];
  /** The invoices that are registered and not cancelled. */
  readonly #registered = new Set<string>();
  #previous: Json | undefined;
  #last: NamedRecord | null = null;
  #open: OpenMessage | undefined;
  #count = 0;

  constructor(options: FormatOptions, environment: Environment, strict: boolean | undefined) {
    this.#strict = strict;
    const form = options.form ?? 'body';
    this.#options = { ...options, form };
    this.#environment = environment;
    this.#previous = options.previous;
    if (form === 'record') {
      const text = message('{name} must be one of {values}.', { name: 'form', values: ['body', 'envelope'] });
      this.#faults.push(faultOf('BW-VERIFACTU-OPTION', 'request.form', text));
    }
    const input = inputOf(this.#options, (code, path, text) => this.#faults.push(faultOf(code, path, text)));
    const before = input?.previous;
    if (before) this.#last = { ...named(before), date: isoDate(before.date) ?? before.date };
  }

  /** Whether the options that all records share are valid. */
  get canWrite(): boolean {
    return this.#faults.length === 0;
  }

  async add(given: GivenInvoice): Promise<void> {
    const document = this.#count++;
    const { data, own, faults } = partsOf(given);
    if (faults.length > 0) {
      this.#report(this.#faults, faults, document);
      return;
    }
    const form = this.#open ? 'record' : this.#options.form;
    const formatOptions = { ...this.#options, ...own, form, previous: this.#previous };
    const writing = { formatOptions, namespaces, strict: this.#strict };
    const written = await write(data, verifactu, writing, this.#environment);
    const root = written.ok ? written.result.tree?.root : undefined;
    const [element] = root ? recordsIn(recordIn(root) ?? root) : [];
    if (!written.ok || root === undefined || element === undefined) {
      this.#report(this.#faults, written.ok ? [] : written.faults, document);
      this.#report(this.#warnings, written.warnings, document);
      return;
    }
    const record = new RecordView(element);
    if (!this.#registers(record)) {
      const text =
        'An earlier invoice in the list has the same number and date. To correct its record, set subsanacion to S.';
      this.#report(this.#faults, [fault('BW-VERIFACTU-AGAIN', '$.code', text)], document);
      return;
    }
    this.#report(this.#warnings, written.warnings, document);
    const { losses } = written.result.report;
    for (const loss of losses) if (loss.text.template !== STATEMENT.template) this.#losses.push({ ...loss, document });
    this.#take(root, record);
    this.#previous = written.result.xml;
    const { kind, issuer, number, date, hash, generated_at, qr, stamps } = written.result.record ?? {};
    this.#last = { issuer, number, date, hash } as unknown as NamedRecord;
    const at = { document, message: this.#messages.length - (this.#open ? 0 : 1) };
    const rest = { ...(qr !== undefined && { qr }), ...(stamps !== undefined && { stamps }) };
    this.#records.push({ ...at, kind, ...this.#last, generated_at, ...rest } as unknown as MadeRecord);
  }

  /** Returns whether a record may follow the earlier ones. The tax office refuses an invoice that it already has. */
  #registers(record: RecordView): boolean {
    const invoice = JSON.stringify([record.issuer, record.number, record.date]);
    if (!record.isAlta) this.#registered.delete(invoice);
    else if (this.#registered.has(invoice) && !record.isSet('Subsanacion')) return false;
    else this.#registered.add(invoice);
    return true;
  }

  /** Adds a record to the open message, or begins the next one with it. */
  #take(root: XmlElement, record: RecordView): void {
    if (this.#open === undefined) {
      const body = recordIn(root) ?? root;
      this.#open = { root, body, first: record, last: record, end: body.children.at(-1), count: 1 };
    } else {
      const holder = messageElement('RegistroFactura', [root as Written]) as Written;
      this.#open.body.appendAfter(this.#open.end, holder);
      this.#open.end = holder;
      this.#open.last = record;
      this.#open.count++;
    }
    if (this.#open.count >= MOST_RECORDS) this.#close();
  }

  #close(): void {
    if (this.#open === undefined) return;
    const { root, first, last, count } = this.#open;
    const numbers = count > 1 ? [first.number, last.number] : [first.number];
    const name = [first.issuer, ...numbers, 'message'].join('-').replace(/[^A-Za-z0-9._-]/g, '-');
    this.#messages.push({ xml: writeXml(root, namespaces) ?? '', fileName: `${name}.xml`, count });
    this.#open = undefined;
  }

  #report(list: (Fault & { document?: number })[], found: readonly Fault[], document: number): void {
    for (const each of found) list.push({ ...each, document });
  }

  result(): MadeMessages {
    this.#close();
    const losses: Loss[] =
      this.#records.length === 0 ? [] : [{ kind: 'dropped', severity: 'info', properties: ['$'], text: STATEMENT }];
    return {
      messages: this.#messages,
      records: this.#records,
      previous: this.#last,
      losses: [...losses, ...this.#losses],
      faults: this.#faults,
      warnings: this.#warnings,
    };
  }
}

function named({ issuer, number, date, hash }: NamedRecord): NamedRecord {
  return { issuer, number, date, hash };
}

/** Returns an invoice or envelope and its own options. */
function partsOf(given: GivenInvoice): { data: JsonObject; own: FormatOptions; faults: Fault[] } {
  const { data, ...own } = given;
  if (typeof given.$schema === 'string' || !isJsonObject(data)) return { data: given, own: {}, faults: [] };
  const names = Object.keys(own).filter((name) => !ownOptions.includes(name));
  const text = '{name} is not an option of one invoice. Give it once for all, or remove it.';
  const faults = names.map((name) => fault('BW-VERIFACTU-OPTION', `request.${name}`, text, { name }));
  return { data, own, faults };
}
