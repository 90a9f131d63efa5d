/**
 * Prepares a built document for writing as PINT: codes that the addon for EN 16931 would set, categories of the country,
 * and the groups of the tax breakdown (chapter 23 §11). Takes out what `finish.ts` writes.
 */

import { scenarios } from '../../../../engine/addons/eu/en16931/scenarios.ts';
import {
  ALLOWANCES,
  CHARGES,
  PAYMENT_MEANS,
  SCHEMES_BY_KEY,
  SCHEMES_BY_TYPE,
} from '../../../../engine/catalogues/codes-of-keys.ts';
import type { Invoice } from '../../../../engine/document-types.ts';
import { type Fault, faultOf } from '../../../../engine/faults.ts';
import { Amount } from '../../../../engine/num/amount.ts';
import { Percentage } from '../../../../engine/num/percentage.ts';
import { type Message, message } from '../../../../engine/text/message.ts';
import { keyLookup } from '../../../../engine/text/patterns.ts';
import { CREDIT_NOTE_TYPES } from '../../../codes/generated/lists.ts';
import type { Encoded, Encoding } from '../../../mapping/own-mapping.ts';
import {
  categoryOf,
  countryOf,
  hasBit,
  isNonTax,
  isTaxless,
  nonTaxRate,
  type PintCountry,
  percentOf,
} from './countries.ts';
import type { Combo, Document, Extensions, Identity, Item, Party, Row } from './draft.ts';
import { accountingDecimals } from './rate.ts';

const TYPE = 'untdid-document-type';
const CATEGORY = 'untdid-tax-category';
/** The countries with a group for each of several due dates. */
const WITH_INSTALMENTS: readonly string[] = ['ae', 'jp', 'my', 'om'];
const WITH_TAX_POINT: readonly string[] = ['sg', 'aunz', 'jp', 'om'];

export function encode(encoding: Encoding): Encoded {
  const encoder = new Encoder(encoding);
  return encoder.encode();
}

/** A group of the breakdown. */
interface TaxGroup {
  readonly category: string;
  readonly percent: string | undefined;
  base: Amount;
  tax: Amount;
}

class Encoder {
  readonly #document: Document;
  readonly #country: PintCountry;
  readonly #encoding: Encoding;
  readonly #faults: Fault[] = [];
  readonly #groups = new Map<string, TaxGroup>();
  /** Taxes that the buyer withholds, or that are informative. */
  readonly #omitted: ReadonlySet<string>;
  /** The seller, which differs from the supplier if that is a tax representative. */
  readonly #seller: Party | undefined;

  constructor(encoding: Encoding) {
    this.#encoding = encoding;
    this.#country = countryOf(encoding.format);
    const document = structuredClone(encoding.document) as unknown as Document;
    this.#document = document;
    const omitted = (document.totals?.taxes?.categories ?? []).filter((each) => each.retained || each.informative);
    this.#omitted = new Set(omitted.map(({ code }) => code));
    if (this.#country.key === 'ae' && hasBit(document.tax?.ext?.['pint-ae-transaction'], 6)) {
      delete document.ordering?.seller;
    }
    this.#seller = document.ordering?.seller ?? document.supplier;
  }

  encode(): Encoded {
    this.#rows();
    this.#type();
    this.#parties();
    this.#payment();
    for (const line of this.#document.lines ?? []) this.#item(line.item);
    this.#notes();
    this.#totals();
    this.#takeOut();
    return { document: this.#document as unknown as Invoice, faults: this.#faults };
  }

  #fault(code: string, property: string, text: Message): void {
    this.#faults.push(faultOf(code, `${this.#encoding.path}.${property}`, text));
  }

  #at(property: string): { property: string } {
    return { property: `${this.#encoding.path}.${property}` };
  }

  /** Gives each row the category and percentage of the country, and adds it to its group. */
  #rows(): void {
    const { lines = [], charges = [], discounts = [] } = this.#document;
    for (const [i, line] of lines.entries()) this.#row(line, `lines[${i}]`, 'line', line.total);
    for (const [i, charge] of charges.entries()) this.#row(charge, `charges[${i}]`, 'row', charge.amount);
    for (const [i, discount] of discounts.entries()) {
      const amount = Amount.parse(discount.amount ?? '')?.negate();
      this.#row(discount, `discounts[${i}]`, 'row', amount?.toString());
    }
    for (const row of lines) {
      for (const each of row.charges ?? []) setCode(each, 'untdid-charge', CHARGES.get(each.key ?? ''));
      for (const each of row.discounts ?? []) setCode(each, 'untdid-allowance', ALLOWANCES.get(each.key ?? ''));
    }
    for (const each of charges) setCode(each, 'untdid-charge', CHARGES.get(each.key ?? ''));
    for (const each of discounts) setCode(each, 'untdid-allowance', ALLOWANCES.get(each.key ?? ''));
  }

  #row(row: Row, property: string, place: 'line' | 'row', amount: string | undefined): void {
    const combo = this.#comboOf(row, property);
    if (combo === undefined) return;
    const category = this.#categoryOf(combo, `${property}.taxes[${row.taxes?.indexOf(combo) ?? 0}]`);
    if (category === undefined) return;
    const { percent } = combo;
    const stated = percent ?? (isNonTax(this.#encoding.format) ? nonTaxRate(category) : undefined);
    const share = percentOf(this.#country, category, 'group', stated);
    const key = `${category} ${share === undefined ? '' : Number(share)}`;
    const group = this.#groups.get(key) ?? {
      category,
      percent: share,
      base: Amount.ZERO,
      tax: Amount.ZERO,
    };
    const rate = percent === undefined || isTaxless(this.#country, category) ? undefined : Percentage.parse(percent);
    const tax = taxOf(Amount.parse(amount ?? '') ?? Amount.ZERO, rate);
    group.base = sum(group.base, amount);
    // Oman adds up the rounded tax of lines.
    group.tax = sum(group.tax, (place === 'line' && this.#country.key === 'om' ? tax.down(3) : tax).toString());
    this.#groups.set(key, group);
    const written = percentOf(this.#country, category, place, stated);
    combo.cat = 'VAT';
    combo.ext = { [CATEGORY]: category };
    if (written === undefined) delete combo.percent;
    else combo.percent = `${written}%`;
  }

  /** Returns the only combo of a row that is the tax of the format. */
  #comboOf(row: Row, property: string): Combo | undefined {
    const { name, scheme, taxes } = this.#country;
    const values = { format: name, scheme };
    const combos = (row.taxes ?? []).filter(({ cat = '' }) => !this.#omitted.has(cat));
    const other = combos.find(({ cat = '' }) => !taxes.includes(cat));
    const at = (combo: Combo | undefined) => `${property}.taxes[${combo ? (row.taxes?.indexOf(combo) ?? 0) : 0}]`;
    if (other !== undefined) {
      const text = message('{format} has only {scheme}; this document has {cat}.', { ...values, cat: other.cat ?? '' });
      this.#fault('BW-XML-TAX', `${at(other)}.cat`, text);
      return undefined;
    }
    const [combo, second] = combos;
    if (second !== undefined) {
      const text = message(
        '{format} allows only one tax for each line, discount or charge; remove the others.',
        values,
      );
      this.#fault('BW-XML-TAX', at(second), text);
      return undefined;
    }
    if (combo === undefined) {
      const text = message(
        'Each line, discount and charge needs its {scheme} in taxes; set key to outside-scope if there is no {scheme}.',
        values,
      );
      this.#fault('BW-XML-TAX', `${property}.taxes`, text);
    }
    return combo;
  }

  #categoryOf(combo: Combo, property: string): string | undefined {
    const { key, name, categories } = this.#country;
    if (key === 'sg' && !this.#seller?.tax_id?.code) return 'NG';
    const category = categoryOf(this.#country, combo, this.#document.issue_date ?? '');
    if (category !== undefined) return category;
    const text = message(
      '{format} has no tax category for the key {key} with the percentage {percent}; set another key, or one of {categories} in ext under untdid-tax-category.',
      { format: name, key: combo.key ?? 'standard', percent: combo.percent ?? '–', categories },
    );
    this.#fault('BW-XML-TAX', property, text);
    return undefined;
  }

  /** Sets the code of the document's type. */
  #type(): void {
    const document = this.#document;
    const { key, name } = this.#country;
    const given = document.tax?.ext?.[TYPE];
    const type = given ?? this.#typeCode();
    if (key === 'jp' && CREDIT_NOTE_TYPES.has(type ?? '')) {
      const text = message('{format} has no credit notes; write a corrective invoice with negative quantities.', {
        format: name,
      });
      this.#fault('BW-XML-DOCUMENT-TYPE', 'type', text);
    }
    if (type !== undefined) document.tax = { ...document.tax, ext: { ...document.tax?.ext, [TYPE]: type } };
  }

  #typeCode(): string | undefined {
    const { type, $tags = [] } = this.#document;
    const matching = scenarios[0]?.list?.filter(
      (each) => each.type?.includes(type ?? '') && (each.tags ?? []).every((tag) => $tags.includes(tag)),
    );
    const code = matching?.at(-1)?.ext?.[TYPE];
    if (this.#encoding.format.key === 'pint-jp-nontax' && code === '380') return '480';
    const isUntaxed = [...this.#groups.values()].every(({ category }) => category === 'E' || category === 'O');
    if (this.#country.key !== 'ae' || !isUntaxed || code === undefined) return code;
    return COMMERCIAL.get(code) ?? code;
  }

  #parties(): void {
    const { supplier, customer, ordering, payment, delivery } = this.#document;
    this.#party(supplier, 'supplier');
    this.#party(customer, 'customer');
    this.#party(ordering?.seller, 'ordering.seller');
    this.#party(payment?.payee, 'payment.payee');
    for (const each of [...(delivery?.identities ?? []), ...(delivery?.receiver?.identities ?? [])]) setScheme(each);
  }

  // A received file without a party is read with null in its place.
  #party(party: Party | null | undefined, property: string): void {
    if (!party) return;
    const { key, registers } = this.#country;
    const identities = party.identities ?? [];
    // A number in the register of the country is the legal identifier without being marked as one.
    if (!identities.some(({ scope }) => scope === 'legal')) {
      const registered = identities.find(({ scope, type }) => scope === undefined && registers.includes(type ?? ''));
      if (registered) registered.scope = 'legal';
    }
    for (const identity of identities) this.#identity(identity, party, property !== 'payment.payee');
    for (const inbox of party.inboxes ?? []) {
      const [, scheme, code] = inbox.scheme ? [] : (/^(\d{4}):(.+)$/.exec(inbox.code ?? '') ?? []);
      if (scheme) Object.assign(inbox, { scheme, code });
    }
    if (key === 'om') {
      delete party.uuid;
      for (const address of party.addresses ?? []) delete address.state;
    }
    if (key === 'aunz' && !party.identities?.some(({ scope }) => scope === 'legal')) this.#register(party, property);
  }

  /** Supplies a legal identifier: the ABN is also a tax number, the NZBN an electronic address. */
  #register(party: Party, property: string): void {
    const { country, code } = party.tax_id ?? {};
    const supply = (from: string, number: string, scheme: string, text: Message) => {
      party.identities = [
        ...(party.identities ?? []),
        { scope: 'legal', code: number, ext: { 'iso-scheme-id': scheme } },
      ];
      this.#encoding.report.supplied('info', this.#at(`${property}.${from}`), text);
    };
    if (country === 'AU' && code) supply('tax_id.code', code, ABN, NUMBER_AGAIN);
    if ((country ?? party.addresses?.[0]?.country) !== 'NZ') return;
    const at = (party.inboxes ?? []).findIndex((inbox) => inbox.scheme === NZBN && /^\d{13}$/.test(inbox.code ?? ''));
    const address = party.inboxes?.[at]?.code;
    if (address !== undefined) supply(`inboxes[${at}].code`, address, NZBN, ADDRESS_AGAIN);
  }

  /** Sets the scheme of an identity. Takes out what `finish.ts` writes, and types that the format implies. */
  #identity(identity: Identity, party: Party, hasAgency: boolean): void {
    const { key, registers, scheme } = this.#country;
    setScheme(identity);
    if (identity.scope === 'legal' && key === 'ae' && hasAgency) {
      delete identity.type;
      delete identity.label;
      delete identity.country;
      delete identity.ext?.['iso-scheme-id'];
    } else if (identity.scope === 'legal' && registers.includes(identity.type ?? '')) delete identity.type;
    else if (identity.scope === 'tax') {
      if (identity.type === scheme) delete identity.type;
      const country = party.addresses?.[0]?.country ?? party.tax_id?.country;
      if (identity.country === country) delete identity.country;
    } else if (identity.scope === undefined && key === 'om') delete identity.type;
  }

  #payment(): void {
    const { instructions, terms } = this.#document.payment ?? {};
    setCode(instructions, 'untdid-payment-means', keyLookup(PAYMENT_MEANS, instructions?.key ?? ''));
    const dates = (terms?.due_dates ?? []).filter(({ date }) => date !== undefined);
    if (!terms || dates.length < 2 || !WITH_INSTALMENTS.includes(this.#country.key)) return;
    for (const [i, { notes }] of (terms.due_dates ?? []).entries()) {
      if (notes) this.#drop(`payment.terms.due_dates[${i}].notes`, INSTALMENT_NOTE);
    }
    const [date] = dates.map((each) => each.date ?? '').sort();
    terms.due_dates = [{ date: date ?? '' }];
  }

  /** Takes out the codes of an item. */
  #item(item: Item | undefined): void {
    if (item === undefined) return;
    const { key } = this.#country;
    for (const identity of item.identities ?? []) setScheme(identity);
    writeMeta(item);
    if (key !== 'ae' && key !== 'om') return;
    if (key === 'ae') {
      delete item.ext?.['pint-ae-nature'];
      delete item.ext?.['pint-ae-item'];
    }
    if (item.key === 'goods' || item.key === 'services') delete item.key;
    // Entries keep their positions, which are the paths of faults.
    item.identities = item.identities?.map((each) => (isExtra(key, each) ? null : each) as Identity);
  }

  #notes(): void {
    const { key } = this.#country;
    for (const [i, note] of (this.#document.notes ?? []).entries()) {
      if (key === 'sg' || note.ext?.['untdid-text-subject'] === undefined) continue;
      delete note.ext['untdid-text-subject'];
      this.#encoding.report.dropped('info', this.#at(`notes[${i}].ext.untdid-text-subject`), NO_SUBJECT);
    }
  }

  /** Replaces the taxes by groups of the format, and rounds totals to two decimals. */
  #totals(): void {
    const document = this.#document;
    const { totals } = document;
    if (!totals) return;
    const decimals = accountingDecimals(document.currency ?? '');
    // Percentages apply to the exact sum.
    for (const row of [...(document.discounts ?? []), ...(document.charges ?? [])]) {
      if (row.percent !== undefined) row.base ??= totals.sum ?? '0';
    }
    const round = (text: string | undefined) => Amount.parse(text ?? '')?.rescale(decimals) ?? Amount.zero(decimals);
    const rates = [...this.#groups.values()].map(({ category, percent, base, tax }) => ({
      ext: { [CATEGORY]: category },
      ...(percent !== undefined && { percent: `${percent}%` }),
      base: base.rescale(decimals).toString(),
      amount: tax.rescale(decimals).toString(),
    }));
    const tax = rates.reduce((whole, { amount }) => sum(whole, amount), Amount.zero(decimals));
    const withheld = (totals.taxes?.categories ?? []).filter(({ code }) => this.#omitted.has(code));
    totals.taxes = { categories: [{ code: 'VAT', rates }, ...withheld] };
    for (const name of ['sum', 'discount', 'charge', 'total', 'advance', 'retained_tax'] as const) {
      if (totals[name] !== undefined) totals[name] = round(totals[name]).toString();
    }
    const total = round(totals.sum).subtract(round(totals.discount)).add(round(totals.charge));
    const payable = round(totals.due ?? totals.payable);
    const paid = round(totals.advance).add(round(totals.retained_tax));
    const withTax = total.add(tax);
    const rounding = payable.add(paid).subtract(withTax);
    const isChanged = !rounding.equals(Amount.parse(totals.rounding ?? '0') ?? Amount.ZERO);
    Object.assign(totals, { total: total.toString(), tax: tax.toString(), total_with_tax: withTax.toString() });
    if (totals.due === undefined) totals.payable = payable.toString();
    else totals.due = payable.toString();
    if (rounding.isZero()) delete totals.rounding;
    else totals.rounding = rounding.toString();
    if (!isChanged) return;
    this.#encoding.report.changed(
      'warning',
      { ...this.#at('totals.rounding'), term: 'BT-114' },
      message(
        'The totals have two decimals and are sums of their parts; the rounding {rounding} (BT-114) makes up the difference.',
        {
          rounding: rounding.toString(),
        },
      ),
    );
  }

  #drop(property: string, text: Message): void {
    this.#encoding.report.dropped('warning', this.#at(property), text);
  }

  /** Takes out what `finish.ts` and `complete.ts` write. */
  #takeOut(): void {
    const document = this.#document;
    const { key, name } = this.#country;
    const { ext } = document.tax ?? {};
    if (document.tax?.point && !WITH_TAX_POINT.includes(key)) {
      this.#drop(
        'tax.point',
        message('The tax point was not written; {format} has no field for it.', { format: name }),
      );
      delete document.tax.point;
    }
    for (const code of WRITTEN[key] ?? []) delete ext?.[code];
    if (document.tax) delete document.tax.notes;
    if (['ae', 'sg', 'om'].includes(key)) delete document.uuid;
    if (!['sg', 'aunz'].includes(key)) delete document.issue_time;
    if (key === 'ae') delete document.ordering?.buyer;
    for (const preceding of document.preceding ?? []) {
      if (key === 'ae' || key === 'om') delete preceding.ext?.['pint-reason'];
      if (key === 'om') delete preceding.uuid;
    }
  }
}

/** Codes of documents in which everything is exempt or outside the scope of VAT. */
const COMMERCIAL: ReadonlyMap<string, string> = new Map([
  ['380', '480'],
  ['389', '480'],
  ['381', '81'],
  ['261', '81'],
]);
const ABN = '0151';
const NZBN = '0088';
const NUMBER_AGAIN = message('The tax number was also written as the legal identifier, since the party has no other.');
const ADDRESS_AGAIN = message(
  'The electronic address was also written as the legal identifier, since the party has no other.',
);
/** The extensions of `tax` that are written. */
const WRITTEN: Readonly<Record<string, readonly string[]>> = {
  ae: ['pint-ae-transaction', 'pint-frequency', 'pint-reason'],
  my: ['pint-frequency'],
  om: ['pint-om-transaction'],
};
export const NO_SUBJECT = message('The subject of the note was not written; the format has no field for it.');
const INSTALMENT_NOTE = message('The note was not written; only the payment terms as a whole have a text.');

/** Returns whether an item number is written as service, industry or product code. */
export function isExtra(country: string, { label, type }: Identity): boolean {
  const list = label ?? type;
  return country === 'ae' ? list === 'SAC' : list === 'CC' || list === 'MP';
}

/** Makes attributes (BG-32) of the internal entries of an item, which PINT writes too. */
function writeMeta(item: Item): void {
  const entries = Object.entries(item.meta ?? {});
  delete item.meta;
  if (entries.length === 0) return;
  item.attributes = [...(item.attributes ?? []), ...entries.map(([key, text]) => ({ key, text }))];
}

function setCode(owner: { ext?: Extensions } | undefined, extension: string, code: string | undefined): void {
  if (owner === undefined || code === undefined || owner.ext?.[extension] !== undefined) return;
  owner.ext = { ...owner.ext, [extension]: code };
}

function setScheme(identity: Identity): void {
  setCode(
    identity,
    'iso-scheme-id',
    SCHEMES_BY_KEY.get(identity.key ?? '') ?? SCHEMES_BY_TYPE.get(identity.type ?? ''),
  );
}

function sum(one: Amount, text: string | undefined): Amount {
  const other = Amount.parse(text ?? '') ?? Amount.ZERO;
  return one.match(other).add(other);
}

function taxOf(base: Amount, rate: Percentage | undefined): Amount {
  return rate === undefined ? Amount.zero(base.exponent) : rate.of(base.up(base.exponent + rate.fraction.exponent));
}
