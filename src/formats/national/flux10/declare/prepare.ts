/** Prepares the documents of a report: leaves out those that do not belong to it, and builds the others (chapter 24 §7.1). */

import { inEuropeanUnion } from '../../../../engine/country/european-union.ts';
import type { Environment, Fault } from '../../../../engine/faults.ts';
import { load } from '../../../../engine/loading.ts';
import { isJsonObject, type JsonObject } from '../../../../engine/model/json.ts';
import { ENVELOPE_ID, schemaId } from '../../../../engine/model/schema-id.ts';
import { build } from '../../../../engine/operations/operations.ts';
import { type Message, message } from '../../../../engine/text/message.ts';
import { isObject, memberAt, text } from '../../../../paper/values.ts';
import type { DeclareFault, DeclareLoss, LeftOut, LeftOutReason } from '../../../declare/declaration.ts';
import { placed, withAddons } from '../../shared/writing.ts';
import { RATES } from '../codes.ts';
import { flux10 } from '../index.ts';
import { vatRates } from './figures.ts';
import { countryOf, isConsumer, isFrench, legalIdentityOf, sellerOf } from './parties.ts';
import type { Options } from './request.ts';

/** A document that belongs to the report. */
export interface Kept {
  readonly index: number;
  readonly document: JsonObject;
  /** The day on which it counts, in ISO 8601. */
  readonly day: string;
  /** Its number with its series; undefined without a number. */
  readonly number: string | undefined;
  /** Whether it names a company as its customer. */
  readonly hasCustomer: boolean;
}

/** The documents of a report and what was noticed about them. */
export class Prepared {
  readonly kept: Kept[] = [];
  readonly leftOut: LeftOut[] = [];
  readonly losses: DeclareLoss[] = [];
  readonly faults: DeclareFault[] = [];
  readonly warnings: DeclareFault[] = [];
  readonly #options: Options;
  readonly #environment: Environment;
  /** The documents by a key that identifies them. */
  readonly #known = new Map<string, Kept>();
  /** The texts of reasons, which many documents share. */
  readonly #reasons = new Map<LeftOutReason, Message>();

  constructor(options: Options, environment: Environment) {
    this.#options = options;
    this.#environment = environment;
  }

  /** Adds a document or an envelope. */
  async add(given: JsonObject, index: number): Promise<void> {
    const isEnveloped = given.$schema === ENVELOPE_ID && isJsonObject(given.doc);
    const own = isEnveloped ? (given.doc as JsonObject) : given;
    if (!this.#isOfKind(own)) {
      this.#leaveOut(index, 'kind');
      return;
    }
    if (!this.#isInPeriod(this.#dayOf(own))) {
      this.#leaveOut(index, 'period');
      return;
    }
    const copy = withAddons(this.#complete(own, index), flux10);
    await load(copy);
    const built = build(copy, {}, this.#environment);
    const document = built.ok ? built.result : (built.document as JsonObject | undefined);
    const faults = built.ok ? [] : built.faults.filter((each) => !isBorne(each, document));
    if (faults.length > 0 || document === undefined) {
      const path = isEnveloped ? '$.doc' : '$';
      this.faults.push(...faults.map((each) => ({ ...placed(path, each), document: index })));
      return;
    }
    const reason = this.#reasonAgainst(document);
    if (reason !== undefined) this.#leaveOut(index, reason);
    else this.#keep(document, index);
  }

  #isOfKind({ $schema, type }: JsonObject): boolean {
    return this.#options.isOfPayments
      ? $schema === schemaId('bill/payment') && type === 'receipt'
      : $schema === schemaId('bill/invoice') && type !== 'proforma';
  }

  #dayOf(document: JsonObject): string | undefined {
    const issued = text(document.issue_date);
    return this.#options.isOfPayments ? (text(document.value_date) ?? issued) : issued;
  }

  #isInPeriod(day: string | undefined): boolean {
    const { start, end } = this.#options;
    return day === undefined || (day >= start && day <= end);
  }

  /** Returns a copy without a consumer, and with the identity of parties outside the EU. */
  #complete(given: JsonObject, index: number): JsonObject {
    const copy: Record<string, JsonObject[string]> = { ...given };
    const mode = memberAt(memberAt(given, 'tax.ext'), 'fr-ctc-billing-mode');
    if (isConsumer(given.customer) && mode === undefined) delete copy.customer;
    for (const name of ['supplier', 'customer'] as const) {
      const party = copy[name];
      if (!isJsonObject(party)) continue;
      const identity = this.#identityAbroad(party);
      if (identity === undefined) continue;
      const identities = Array.isArray(party.identities) ? party.identities : [];
      copy[name] = { ...party, identities: [...identities, identity] };
      this.losses.push({
        document: index,
        kind: 'supplied',
        severity: 'info',
        properties: [`$.${name}.identities`],
        text: message('The party has no identifier, so {code} was made from the country and the name.', {
          code: String(identity.code),
        }),
      });
    }
    return copy;
  }

  /** Returns the identifier of a party outside the EU that has none. */
  #identityAbroad(party: JsonObject): JsonObject | undefined {
    const country = countryOf(party);
    const name = text(party.name);
    if (country === undefined || name === undefined || country === 'FR' || this.#isInUnion(country)) return undefined;
    if (legalIdentityOf(party) !== undefined) return undefined;
    const code = country + [...name].slice(0, LETTERS_OF_NAME).join('').trimEnd();
    return { code, scope: 'legal', ext: { 'iso-scheme-id': '0227' } };
  }

  #isInUnion(country: string): boolean {
    return inEuropeanUnion(country, this.#options.end);
  }

  /** Returns why a built document is not reported. */
  #reasonAgainst(document: JsonObject): LeftOutReason | undefined {
    const { isOfBuyer } = this.#options;
    const seller = sellerOf(document);
    const { customer } = document;
    if (isFrench(seller) && isFrench(customer)) return 'domestic';
    if (!isFrench(isOfBuyer ? customer : seller)) return 'role';
    const mode = text(memberAt(memberAt(document, 'tax.ext'), 'fr-ctc-billing-mode')) ?? '';
    const isGoods = ['B1', 'B2', 'B4', 'B7'].includes(mode);
    if (isOfBuyer && isGoods && !this.#isInUnion(countryOf(document.supplier) ?? '')) return 'import';
    return this.#isTaxedAbroad(document) ? 'rate' : undefined;
  }

  /** Returns whether the report has no field for the VAT of a document: a rate of another country, unless a consumer bought. */
  #isTaxedAbroad(document: JsonObject): boolean {
    const { isOfPayments } = this.#options;
    if (!isOfPayments && !isObject(document.customer)) return false;
    const lines = Array.isArray(document.lines) ? document.lines : [];
    const totals = isOfPayments ? lines.map((line) => memberAt(line, 'tax')) : [memberAt(document, 'totals.taxes')];
    return totals.flatMap((total) => vatRates(total)).some((rate) => isForeignRate(rate));
  }

  /** Keeps a document, unless it is there already. */
  #keep(document: JsonObject, index: number): void {
    const day = this.#dayOf(document) ?? '';
    const number = numberOf(document);
    const { isFull, isOfPayments } = this.#options;
    // The lines of thousands of documents would fill the memory.
    const { lines: _, ...head } = document;
    const needed = isFull || isOfPayments ? document : head;
    const kept: Kept = { index, document: needed, day, number, hasCustomer: isObject(document.customer) };
    const key = keyOf(kept);
    const known = this.#known.get(key);
    if (known === undefined) {
      if (number !== undefined || text(document.uuid) !== undefined) this.#known.set(key, kept);
      this.kept.push(kept);
    } else if (totalOf(known) === totalOf(kept)) this.#leaveOut(index, 'duplicate', known.index);
    else this.#contradict(kept, known);
  }

  /** Reports two documents with the same number and different amounts. Documents to companies need unique numbers. */
  #contradict(kept: Kept, known: Kept): void {
    const found: DeclareFault = {
      code: 'BW-F10-DUPLICATE',
      properties: ['$.code'],
      ...message('{other} has the same number {number} and date, but another amount. Correct or remove one.', {
        other: this.#nameOf(known.index),
        number: kept.number ?? '',
      }),
      document: kept.index,
    };
    if (kept.hasCustomer) this.faults.push(found);
    else {
      this.warnings.push(found);
      this.kept.push(kept);
    }
  }

  #leaveOut(document: number, reason: LeftOutReason, other?: number): void {
    if (other !== undefined) {
      const what = message('It is the same as {other}, and counts once.', { other: this.#nameOf(other) });
      this.leftOut.push({ document, reason, text: what, same_as: other });
      return;
    }
    const known = this.#reasons.get(reason) ?? reasonText(reason, this.#options);
    this.#reasons.set(reason, known);
    this.leftOut.push({ document, reason, text: known });
  }

  /** Returns the name of a document in messages: its file or, if there is none, its index. */
  #nameOf(index: number): string {
    return this.#options.nameOf?.(index) ?? `#${index}`;
  }
}

/** The number of letters of a name in the identifier of a company outside the EU. */
const LETTERS_OF_NAME = 16;

function reasonText(reason: LeftOutReason, { isOfPayments, start, end }: Options): Message {
  switch (reason) {
    case 'kind':
      return isOfPayments
        ? message('Only receipts are reported as payments.')
        : message('Only invoices and credit notes are reported as transactions.');
    case 'period':
      return message('Its date is not within the period from {start} to {end}.', { start, end });
    case 'duplicate':
      return message('It was given twice, and counts once.');
    case 'domestic':
      return message('Both companies are French: the invoice goes through e-invoicing.');
    case 'role':
      return message('The declaring company is not French.');
    case 'import':
      return message('Goods from outside the EU are declared to customs.');
    case 'rate':
      return message('It has VAT of another country, which the report does not cover.');
  }
}

/** Returns the number of a document or a reference: `series-code`. */
export function numberOf(document: unknown): string | undefined {
  const [series, code] = [text(memberAt(document, 'series')), text(memberAt(document, 'code'))];
  return series !== undefined && code !== undefined ? `${series}-${code}` : code;
}

function keyOf({ document, day, number, hasCustomer }: Kept): string {
  const seller = sellerOf(document);
  const issuer = legalIdentityOf(seller)?.code ?? text(memberAt(seller, 'name'));
  const id = number ?? text(document.uuid);
  return JSON.stringify([document.$schema, document.type, hasCustomer, issuer, id, day]);
}

function totalOf({ document }: Kept): unknown {
  return memberAt(document, 'totals.payable') ?? document.total;
}

/** Returns whether a rate is one of another country that France does not have. */
function isForeignRate(rate: unknown): boolean {
  const percent = text(memberAt(rate, 'percent'));
  const country = text(memberAt(rate, 'country')) ?? 'FR';
  return country !== 'FR' && percent !== undefined && !RATES.includes(Number(percent.replace('%', '')));
}

/** Returns whether a fault does not count: the rates of another country are reported without tax. */
function isBorne({ code }: Fault, document: JsonObject | undefined): boolean {
  if (code !== 'GOBL-FR-CTC-FLOW10-BILL-INVOICE-07') return false;
  const lines = Array.isArray(document?.lines) ? document.lines : [];
  const combos = lines.flatMap((line) => memberAt(line, 'taxes') ?? []);
  return combos.every((combo) => {
    if (memberAt(combo, 'cat') !== 'VAT') return true;
    if ((memberAt(combo, 'country') ?? 'FR') !== 'FR') return true;
    const percent = text(memberAt(combo, 'percent'));
    return percent === undefined || RATES.includes(Number(percent.replace('%', '')));
  });
}
