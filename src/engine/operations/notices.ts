/**
 * Warnings for readable values that are probably mistakes (country codes, percentages, IBANs), and hints for invoices
 * (chapter 09 §3.6).
 */

import { Charge } from '../bill/charge.ts';
import { Discount } from '../bill/discount.ts';
import { Invoice } from '../bill/invoice.ts';
import { Line, LineCharge, LineDiscount, SubLine } from '../bill/line.ts';
import { PaymentLine } from '../bill/payment-line.ts';
import { isoCountryCode, taxCountryCode } from '../country/codes.ts';
import { isCountry, likelyCountry } from '../country/likely.ts';
import { type Fault, fault, faultOf } from '../faults.ts';
import { decimalText } from '../model/decimal-text.ts';
import { isJsonObject, type Json, type JsonObject, memberNamed } from '../model/json.ts';
import { NumberText } from '../model/number-text.ts';
import type { AnyType, NamedField, ObjectType } from '../model/object.ts';
import { pathText, type Step } from '../model/path.ts';
import type { Wrapped } from '../model/wrapper.ts';
import { Amount } from '../num/amount.ts';
import { Percentage } from '../num/percentage.ts';
import { isResidue } from '../num/residue.ts';
import { aboutIban } from '../pay/about-iban.ts';
import { isIban } from '../pay/iban.ts';
import { PaymentRecord } from '../pay/record.ts';
import { normaliseTaxCode, TaxIdentity } from '../tax/identity.ts';
import { numberCheck } from '../tax-numbers/loaded.ts';
import { message } from '../text/message.ts';
import { mistyped } from '../text/mistyped.ts';
import { shorten } from '../text/shorten.ts';

/**
 * Returns the warnings for a document in the input.
 * @param path the path of the document, `doc` in an envelope
 */
export function noticesIn(given: Json | undefined, { content }: Wrapped, path: readonly Step[]): Fault[] {
  if (!content || !isJsonObject(given)) return [];
  const notices = new Notices(path);
  notices.object(given, content.type);
  if (content.type === Invoice) notices.found.push(...hintsFor(content.value as Invoice, path));
  return notices.found;
}

type Sort = 'percentage' | 'figure' | 'country' | 'tax-country' | 'tax-number' | 'iban';

/** A member to check: a value, or an object or list that contains such values. */
interface Watched {
  name: string;
  kind: Sort | 'object' | 'list';
  type?: ObjectType<object>;
}

const watchedOf = new WeakMap<ObjectType<object>, readonly Watched[]>();
const open = new Set<ObjectType<object>>();

/** Returns the members of a type to check. Totals are left out because they repeat figures of the rows. */
function watched(type: ObjectType<object>): readonly Watched[] {
  const known = watchedOf.get(type);
  if (known) return known;
  const members: Watched[] = [];
  // A type may contain itself. Until its members are known, it counts as a type to check.
  watchedOf.set(type, members);
  open.add(type);
  for (const field of type.fields) {
    if (field.name === 'totals') continue;
    const inner = innerOf(field.type);
    const kind = inner ? undefined : isNeeded(field, type) ? 'figure' : sortOf(field.name, field.type, type);
    if (kind) members.push({ name: field.name, kind });
    else if (inner && (watched(inner).length > 0 || open.has(inner)))
      members.push({ name: field.name, kind: field.type.kind === 'list' ? 'list' : 'object', type: inner });
  }
  open.delete(type);
  return members;
}

/** Rows whose value is 0 without a figure, and the properties that can replace it. */
const NEEDED: ReadonlyMap<unknown, { figure: string; or?: readonly string[] }> = new Map<
  unknown,
  { figure: string; or?: readonly string[] }
>([
  [Line, { figure: 'quantity' }],
  [SubLine, { figure: 'quantity' }],
  [LineDiscount, { figure: 'amount', or: ['percent'] }],
  [LineCharge, { figure: 'amount', or: ['percent', 'rate'] }],
  [Discount, { figure: 'amount', or: ['percent'] }],
  [Charge, { figure: 'amount', or: ['percent'] }],
  [PaymentRecord, { figure: 'amount', or: ['percent'] }],
  [PaymentLine, { figure: 'amount' }],
]);

function isNeeded({ name }: NamedField, type: ObjectType<object>): boolean {
  return NEEDED.get(type)?.figure === name;
}

function innerOf(type: AnyType): ObjectType<object> | undefined {
  if (type.kind === 'object') return type;
  return type.kind === 'list' && type.element.kind === 'object' ? type.element : undefined;
}

function sortOf(name: string, type: AnyType, owner: ObjectType<object>): Sort | undefined {
  if (owner === TaxIdentity && name === 'code') return 'tax-number';
  if (type.kind === 'percentage') return 'percentage';
  if (type === isoCountryCode) return 'country';
  if (type === taxCountryCode) return 'tax-country';
  return name === 'iban' && type.kind === 'text' ? 'iban' : undefined;
}

class Notices {
  readonly #path: Step[];
  readonly found: Fault[] = [];
  #explained = 0;

  constructor(path: readonly Step[]) {
    this.#path = [...path];
  }

  /** @param siblings the number of entries in the list of the object */
  object(given: JsonObject, type: ObjectType<object>, siblings = 1): void {
    for (const member of watched(type)) {
      const value = given[member.name];
      if (value === undefined || value === null) {
        if (member.kind === 'figure') this.#figure(given, member.name, type, siblings);
        continue;
      }
      if (value === '' || member.kind === 'figure') continue;
      this.#path.push(member.name);
      if (member.kind === 'tax-number') this.#taxNumber(given);
      else this.#member(value, member);
      this.#path.pop();
    }
  }

  /** Checks for a row without its figure. */
  #figure(given: JsonObject, name: string, type: ObjectType<object>, siblings: number): void {
    const { or = [] } = NEEDED.get(type) ?? {};
    if (isGiven(given, name) || or.some((other) => isGiven(given, other))) return;
    const [list, position] = this.#path.slice(-2);
    if (typeof list !== 'string' || typeof position !== 'number') return;
    // A single payment method takes the whole payment.
    if (list === 'methods' && siblings === 1) return;
    const place = { number: position + 1, list, name };
    const text =
      or.length > 0
        ? message('Entry {number} of {list} has no {name}; it counts as 0. Set one of: {names}.', {
            ...place,
            names: [name, ...or],
          })
        : list === 'lines'
          ? message('Line {number} has no {name}; it counts as 0.', place)
          : message('Entry {number} of {list} has no {name}; it counts as 0.', place);
    this.found.push(faultOf('BW-WARN-ZERO', pathText([...this.#path, name]), text));
  }

  #member(value: Json, { kind, type }: Watched): void {
    if (kind === 'percentage') this.#percentage(value);
    else if (type && isJsonObject(value)) this.object(value, type);
    else if (type && Array.isArray(value)) this.#list(value, type);
    else if (typeof value !== 'string') return;
    else if (kind === 'iban') this.#iban(value);
    else this.#country(value, kind === 'tax-country');
  }

  #list(entries: readonly Json[], type: ObjectType<object>): void {
    for (let position = 0; position < entries.length; position++) {
      const entry = entries[position];
      if (!isJsonObject(entry)) continue;
      this.#path.push(position);
      this.object(entry, type, entries.length);
      this.#path.pop();
    }
  }

  /** Checks for a percentage that the standard reads differently than probably intended: `10` is 1,000 %. */
  #percentage(given: Json): void {
    const digits = typeof given === 'number' || given instanceof NumberText ? decimalText(given) : given;
    const read = typeof digits === 'string' ? Percentage.parse(digits) : undefined;
    if (!read || typeof digits !== 'string') return;
    const isWhole = read.compare(WHOLE) <= 0;
    const isNegative = read.isNegative();
    if ((isWhole && !isNegative && (digits.endsWith('%') || read.isZero())) || isResidue(given, digits)) return;
    const values = { given: shorten(digits), result: read.toString() };
    const text = isNegative
      ? message('{given} is negative; write percentages without a minus sign.', values)
      : digits.endsWith('%')
        ? message('{given} is more than 100%; check it.', values)
        : isWhole
          ? message('{given} has no percent sign and was read as {result}; write {result}.', values)
          : message(
              '{given} was read as {result}, more than 100%; write a percentage with its sign, such as 10%.',
              values,
            );
    this.found.push(faultOf('BW-PERCENT', pathText(this.#path), text));
  }

  #country(given: string, tax: boolean): void {
    if (isCountry(given, tax)) return;
    const likely = likelyCountry(given);
    const values = { given: shorten(given) };
    const text = likely
      ? message('There is no country code {given}. Did you mean {likely}?', { ...values, likely })
      : message('There is no country code {given}. Use a code of two letters from ISO 3166-1, such as DE.', values);
    this.found.push(faultOf('BW-COUNTRY', pathText(this.#path), text));
  }

  /** Checks a number of a country without a regime. */
  #taxNumber({ country, code }: JsonObject): void {
    if (typeof country !== 'string' || typeof code !== 'string') return;
    const check = numberCheck(country);
    const identity = TaxIdentity.create({ country, code });
    normaliseTaxCode(identity);
    const bare = identity.code;
    if (!check || bare === undefined || check(bare)) return;
    const text = message('This does not look like a tax number of {country}. Check it.', { country });
    const more = this.#explained++ < MOST_EXPLAINED ? mistyped(bare, check) : undefined;
    this.found.push(faultOf('BW-WARN-TAX-NUMBER', pathText(this.#path), { ...text, ...(more && { more }) }));
  }

  #iban(given: string): void {
    if (isIban(given)) {
      const more = aboutIban(given);
      const text = message('This IBAN does not match the format of its country.');
      if (more) this.found.push(faultOf('BW-IBAN', pathText(this.#path), { ...text, more }));
      return;
    }
    if (!/^\s*[A-Z]{2}\s?\d/i.test(given)) {
      const text =
        'This is not an IBAN. Write a national account number in number, and the number of its bank in clearing.';
      this.found.push(faultOf('BW-IBAN', pathText(this.#path), message(text)));
      return;
    }
    const more = this.#explained++ < MOST_EXPLAINED ? aboutIban(given) : undefined;
    const text = more
      ? { ...message('The check digits of this IBAN are wrong.'), more }
      : message('The check digits of this IBAN are wrong; check it for a mistyped or missing character.');
    this.found.push(faultOf('BW-IBAN', pathText(this.#path), text));
  }
}

function isGiven(given: JsonObject, name: string): boolean {
  return (memberNamed(given, name) ?? null) !== null;
}

const WHOLE = new Percentage(Amount.ONE);

/** After this many wrong numbers, further ones are reported without a suggestion. */
const MOST_EXPLAINED = 8;

/** The codes of hints: data that a draft may lack, and that are irrelevant for a received invoice. */
export const hintCodes: ReadonlySet<string> = new Set(['BW-INVOICE-NUMBER', 'BW-SUPPLY-DATE']);

/**
 * Returns hints for data that the recipient needs although a draft may lack them: a number, and in Germany a date of
 * supply.
 */
function hintsFor(invoice: Invoice, path: readonly Step[]): Fault[] {
  const hints: Fault[] = [];
  if (invoice.type === 'proforma') return hints;
  if (!invoice.code) {
    const text = 'The invoice has no number. Add one in code before you send it.';
    hints.push({ ...fault('BW-INVOICE-NUMBER', pathText([...path, 'code']), text), level: 'information' });
  }
  if (isOfGermany(invoice) && !hasDateOfSupply(invoice)) {
    const text =
      'Invoices in Germany need the date of supply, even if it is the issue date. Set the date in op_date or the period in ordering.period.';
    hints.push({ ...fault('BW-SUPPLY-DATE', pathText([...path, 'op_date']), text), level: 'information' });
  }
  return hints;
}

function isOfGermany({ $regime, supplier }: Invoice): boolean {
  return ($regime || supplier?.tax_id?.country) === 'DE';
}

/**
 * Returns whether an invoice has a date of supply. § 14 (4) no. 6 UStG requires it; § 33 UStDV makes an exception for
 * small amounts. A prepayment does not have one yet.
 */
function hasDateOfSupply({ $tags, op_date, value_date, delivery, ordering, lines }: Invoice): boolean {
  const isExempt = $tags?.some((tag) => tag === 'simplified' || tag === 'prepayment');
  const isStated = Boolean(op_date || value_date || delivery?.date || delivery?.period || ordering?.period);
  return isExempt || isStated || Boolean(lines?.length && lines.every((line) => line?.period));
}
