/** Adds the elements of PINT that are not terms of EN 16931 (chapter 23 §11). */

import { instalmentAmounts } from '../../../../engine/bill/amount-to-pay.ts';
import { Amount } from '../../../../engine/num/amount.ts';
import { CREDIT_NOTE_TYPES } from '../../../codes/generated/lists.ts';
import type { Finishing } from '../../../mapping/own-mapping.ts';
import type { Group, Value } from '../../../model/group.ts';
import { orderOf, type Structure } from '../../../schema/structure.ts';
import { XmlElement } from '../../../xml/element.ts';
import { comboOf } from './complete.ts';
import { countryOf, hasBit, type PintCountry, TAXED } from './countries.ts';
import type { Document, Identity, Item, Line, Row } from './draft.ts';
import { isExtra } from './encode.ts';
import { accountingDecimals } from './rate.ts';

const CURRENCIES: Readonly<Record<string, string>> = { ae: 'AED', sg: 'SGD', jp: 'JPY', my: 'MYR', om: 'OMR' };
const TOTAL = 'cac:TaxTotal';

/** Adds the elements, and returns their properties. */
export function addElements(finishing: Finishing, structure: Structure): ReadonlyMap<XmlElement, string> {
  const finisher = new Finisher(finishing, structure);
  finisher.finish();
  return finisher.origins;
}

class Finisher {
  /** The properties of the added elements. */
  readonly origins = new Map<XmlElement, string>();
  readonly #root: XmlElement;
  readonly #invoice: Group;
  readonly #document: Document;
  readonly #path: string;
  readonly #country: PintCountry;
  readonly #structure: Structure;
  readonly #currency: string;
  /** The rate to the national currency. */
  readonly #rate: Amount | undefined;

  constructor({ root, invoice, document, path, format }: Finishing, structure: Structure) {
    this.#root = root;
    this.#invoice = invoice;
    this.#document = document as unknown as Document;
    this.#path = path;
    this.#country = countryOf(format);
    this.#structure = structure;
    this.#currency = this.#document.currency ?? '';
    const national = invoice.text('BT-6');
    const rate = this.#document.exchange_rates?.find(({ from, to }) => from === this.#currency && to === national);
    this.#rate = national === undefined ? undefined : Amount.parse(rate?.amount ?? '');
  }

  finish(): void {
    const { key, scheme } = this.#country;
    const { uuid, issue_time, tax } = this.#document;
    const root = this.#root;
    if (['ae', 'sg', 'om'].includes(key)) this.#add(root, 'cbc:UUID', uuid, 'uuid');
    if (!['sg', 'aunz'].includes(key)) this.#add(root, 'cbc:IssueTime', issue_time, 'issue_time');
    if (key === 'my') {
      const at = 'tax.ext.pint-frequency';
      const frequency = tax?.ext?.['pint-frequency'];
      if (frequency !== undefined) this.#add(this.#inner(root, 'cac:InvoicePeriod'), 'cbc:Description', frequency, at);
    }
    if (key === 'ae') this.#finishEmirati();
    if (key === 'om') this.#finishOmani();
    if (key === 'sg') this.#addNationalTotals();
    if (key === 'jp' && this.#rate) this.#addNationalGroups();
    this.#addInstalments();
    if (scheme === 'GST') this.#rename();
  }

  /** Adds an element at its place in the schema. */
  #add(parent: XmlElement, name: string, text: string | undefined, property: string): XmlElement | undefined {
    if (text === undefined || text === '') return undefined;
    const element = this.#open(parent, name);
    element.text = text;
    this.origins.set(element, `${this.#path}.${property}`);
    return element;
  }

  #amount(parent: XmlElement, name: string, amount: Amount, currency: string, property: string): void {
    const element = this.#add(parent, name, amount.toString(), property);
    if (element) element.attributes = [{ name: 'currencyID', value: currency }];
  }

  /** Adds an empty element at its place in the schema, as the first or last of its name. */
  #open(parent: XmlElement, name: string, isFirst = false): XmlElement {
    const path: string[] = [];
    for (let at: XmlElement | undefined = parent; at !== undefined; at = at.parent) path.unshift(at.name);
    const type = this.#structure.typeAt(path);
    const names = type ? orderOf(type).map((each) => each.name) : [];
    const place = names.indexOf(name) + (isFirst ? -1 : 0);
    const children = [...parent.children];
    const after = children.findLastIndex((each) => names.indexOf(each.name) <= place);
    const element = new XmlElement(name);
    children.splice(after + 1, 0, element);
    parent.takeFrom(children, 0);
    return element;
  }

  /** Returns an inner element, which is created if missing. */
  #inner(parent: XmlElement, ...names: readonly string[]): XmlElement {
    return names.reduce((at, name) => at.child(name) ?? this.#open(at, name), parent);
  }

  /** Returns the row of a group. */
  #rowOf({ property = '' }: Group): Row | undefined {
    const [, list, at] = /\.(lines|charges|discounts)\[(\d+)\]$/.exec(property) ?? [];
    return list === undefined ? undefined : this.#document[list as 'lines']?.[Number(at)];
  }

  #converted(amount: string | undefined, currency: string): Amount | undefined {
    const whole = Amount.parse(amount ?? '');
    return whole && this.#rate && product(whole, this.#rate).rescale(accountingDecimals(currency));
  }

  #finishEmirati(): void {
    const { tax, ordering, preceding } = this.#document;
    const root = this.#root;
    const bits = tax?.ext?.['pint-ae-transaction'] ?? '0'.repeat(8);
    this.#add(root, 'cbc:ProfileExecutionID', bits, 'tax.ext.pint-ae-transaction');
    this.#addParty(
      'cac:BuyerCustomerParty',
      ordering?.buyer?.identities?.[0]?.code ?? ordering?.buyer?.tax_id?.code,
      'buyer',
    );
    if (hasBit(bits, 6)) this.#addParty('cac:SellerSupplierParty', ordering?.seller?.tax_id?.code, 'seller');
    for (const id of ['BT-30', 'BT-47'] as const) this.#addAgency(id);
    const at = (preceding ?? []).findIndex(({ ext }) => ext?.['pint-reason'] !== undefined);
    const reason = preceding?.[at]?.ext?.['pint-reason'] ?? tax?.ext?.['pint-reason'];
    if (reason !== undefined && CREDIT_NOTE_TYPES.has(this.#invoice.text('BT-3') ?? '')) {
      const property = at < 0 ? 'tax.ext.pint-reason' : `preceding[${at}].ext.pint-reason`;
      this.#add(this.#open(root, 'cac:DiscrepancyResponse'), 'cbc:ResponseCode', reason, property);
    }
    if (this.#rate) {
      this.#addRate();
      this.#addTotal('aedtotal-incl-vat', this.#invoice.group('BG-22')?.text('BT-112'), 'total_with_tax');
    }
    this.#addExemptions(['E']);
    for (const line of this.#invoice.groups('BG-25')) this.#finishEmiratiLine(line, this.#rowOf(line));
  }

  #addParty(name: string, code: string | undefined, property: string): void {
    if (code === undefined) return;
    const party = this.#inner(this.#open(this.#root, name), 'cac:Party', 'cac:PartyIdentification');
    this.#add(party, 'cbc:ID', code, `ordering.${property}`);
  }

  /** Adds the kind of a legal identifier, and the authority or country that issued it. */
  #addAgency(id: 'BT-30' | 'BT-47'): void {
    const value = this.#invoice.group(id === 'BT-30' ? 'BG-4' : 'BG-7')?.first(id);
    const identity = this.#identityOf(value);
    if (value?.element === undefined || identity === undefined) return;
    const { type, label, country } = identity;
    const name = type === 'PAS' ? country : label;
    value.element.attributes = [
      ...(type === undefined ? [] : [{ name: 'schemeAgencyID', value: type }]),
      ...(name === undefined ? [] : [{ name: 'schemeAgencyName', value: name }]),
    ];
  }

  /** Returns the identity from which a value comes. */
  #identityOf(value: Value | undefined): Identity | undefined {
    const [, party, at] = /\.(supplier|customer|seller)\.identities\[(\d+)\]\.code$/.exec(value?.property ?? '') ?? [];
    const { supplier, customer, ordering } = this.#document;
    const owner = party === 'supplier' ? supplier : party === 'customer' ? customer : ordering?.seller;
    return at === undefined ? undefined : owner?.identities?.[Number(at)];
  }

  #finishEmiratiLine(line: Group, row: Line | undefined): void {
    const { element } = line;
    if (element === undefined || row === undefined) return;
    const property = line.property?.slice(this.#path.length + 1) ?? '';
    const category = line.group('BG-30')?.text('BT-151');
    const { tax, total } = this.#taxOf(line);
    const currency = this.#rate || this.#currency === 'AED' ? 'AED' : this.#currency;
    const inNational = (amount: Amount) => (this.#rate ? product(amount, this.#rate) : amount).rescale(2);
    const extension = this.#open(element, 'cac:ItemPriceExtension');
    this.#amount(extension, 'cbc:Amount', inNational(total), currency, `${property}.total`);
    if (category !== 'E') {
      this.#amount(this.#open(extension, TOTAL), 'cbc:TaxAmount', inNational(tax), currency, `${property}.taxes`);
    }
    this.#addKind(element.child('cac:Item'), row.item, `${property}.item`);
  }

  /** Returns the tax of a line and its amount with tax, with all decimals. */
  #taxOf(line: Group): { tax: Amount; total: Amount } {
    const net = Amount.parse(line.text('BT-131') ?? '') ?? Amount.ZERO;
    const tax = line.group('BG-30');
    const isTaxed = tax?.text('BT-151') === 'S';
    const percent = isTaxed ? Amount.parse(tax?.text('BT-152') ?? '') : undefined;
    const share = percent ? product(net, Amount.of(percent.value, percent.exponent + 2)) : Amount.ZERO;
    return { tax: share, total: net.match(share).add(share) };
  }

  /** Adds whether an item is goods or a service, the nature of reverse charges, and the code of a service. */
  #addKind(element: XmlElement | undefined, item: Item | undefined, property: string): void {
    if (element === undefined || item === undefined) return;
    const kind = item.ext?.['pint-ae-item'] ?? KINDS.get(item.key ?? '');
    const nature = item.ext?.['pint-ae-nature'];
    if (kind !== undefined || nature !== undefined) {
      const classification = this.#inner(element, 'cac:CommodityClassification');
      this.#add(classification, 'cbc:NatureCode', nature, `${property}.ext.pint-ae-nature`);
      this.#add(classification, 'cbc:CommodityCode', kind, `${property}.key`);
    }
    this.#addIdentities(element, item, property, 'schemeID');
  }

  /** Adds the codes of an item as additional identifications. */
  #addIdentities(element: XmlElement, item: Item, property: string, scheme: string): void {
    for (const [at, identity] of (item.identities ?? []).entries()) {
      const list = identity.label ?? identity.type ?? '';
      if (!isExtra(this.#country.key, identity) || list === 'MP') continue;
      const id = this.#add(
        this.#open(element, 'cac:AdditionalItemIdentification'),
        'cbc:ID',
        identity.code,
        `${property}.identities[${at}].code`,
      );
      if (id) id.attributes = [{ name: scheme, value: list }];
    }
  }

  #finishOmani(): void {
    const { tax, supplier, ordering, preceding = [] } = this.#document;
    const root = this.#root;
    const type = root.child('cbc:InvoiceTypeCode') ?? root.child('cbc:CreditNoteTypeCode');
    const isSelfBilled = this.#invoice.group('BG-2')?.text('BT-24')?.includes('selfbilling');
    const bits = tax?.ext?.['pint-om-transaction'] ?? (isSelfBilled ? '101' : '1').padEnd(20, '0');
    if (type) type.attributes = [{ name: 'name', value: bits }];
    const seller = ordering?.seller ?? supplier;
    const party = root.child('cac:AccountingSupplierParty');
    if (party) this.#add(party, 'cbc:AdditionalAccountID', seller?.uuid, 'supplier.uuid');
    for (const [group, id] of [['BG-4', 'BT-29'] as const, ['BG-7', 'BT-46'] as const]) {
      for (const value of this.#invoice.group(group)?.all(id) ?? []) this.#addType(value);
    }
    this.#addZone('BG-4', 'BG-5', seller?.addresses?.[0]?.state, 'supplier');
    this.#addZone('BG-7', 'BG-8', this.#document.customer?.addresses?.[0]?.state, 'customer');
    for (const [at, each] of root.all('cac:BillingReference').entries()) {
      const reference = each.child('cac:InvoiceDocumentReference');
      if (reference === undefined) continue;
      this.#add(reference, 'cbc:UUID', preceding[at]?.uuid, `preceding[${at}].uuid`);
      const reason = preceding[at]?.ext?.['pint-reason'];
      this.#add(reference, 'cbc:DocumentStatusCode', reason, `preceding[${at}].ext.pint-reason`);
    }
    if (this.#rate) {
      this.#addRate();
      if (this.#invoice.groups('BG-23').some((group) => group.text('BT-118') === 'S')) {
        this.#addNationalGroups();
        const [total] = root.all(TOTAL);
        total?.takeFrom(
          [...total.children].filter(({ name }) => name !== 'cac:TaxSubtotal'),
          0,
        );
      }
    }
    this.#addExemptions(['E', 'Z']);
    for (const line of this.#invoice.groups('BG-25')) this.#finishOmaniLine(line, this.#rowOf(line));
  }

  #addType(value: Value): void {
    const type = this.#identityOf(value)?.type;
    if (type === undefined || value.element === undefined) return;
    value.element.attributes = [...value.element.attributes, { name: 'schemeName', value: type }];
  }

  #addZone(party: 'BG-4' | 'BG-7', address: 'BG-5' | 'BG-8', zone: string | undefined, name: string): void {
    const element = this.#invoice.group(party)?.group(address)?.element;
    if (element) this.#add(element, 'cbc:CountrySubentityCode', zone, `${name}.addresses[0].state`);
  }

  #finishOmaniLine(line: Group, row: Line | undefined): void {
    const { element } = line;
    if (element === undefined || row === undefined) return;
    const property = line.property?.slice(this.#path.length + 1) ?? '';
    const { tax } = this.#taxOf(line);
    const rounded = tax.rescale(3);
    const net = Amount.parse(line.text('BT-131') ?? '') ?? Amount.ZERO;
    const extension = this.#open(element, 'cac:ItemPriceExtension');
    const total = net.match(rounded).add(rounded);
    this.#amount(extension, 'cbc:Amount', withoutZeros(total), this.#currency, `${property}.total`);
    this.#amount(
      this.#open(extension, TOTAL),
      'cbc:TaxAmount',
      withoutZeros(rounded),
      this.#currency,
      `${property}.taxes`,
    );
    const { item } = row;
    const goods = element.child('cac:Item');
    if (goods === undefined || item === undefined) return;
    const kind = KINDS.get(item.key ?? '');
    const at = item.identities?.findIndex(({ label, type }) => (label ?? type) === 'MP') ?? -1;
    if (kind !== undefined || at >= 0) {
      const reference = this.#open(goods, 'cac:ItemSpecificationDocumentReference');
      const code = item.identities?.[at]?.code ?? NO_SERVICE;
      const id = this.#add(
        reference,
        'cbc:ID',
        code,
        at < 0 ? `${property}.item.key` : `${property}.item.identities[${at}].code`,
      );
      if (id) id.attributes = [{ name: 'schemeName', value: 'MP' }];
      this.#add(reference, 'cbc:DocumentTypeCode', kind, `${property}.item.key`);
    }
    this.#addIdentities(goods, item, `${property}.item`, 'schemeName');
  }

  /** Adds exemption codes to categories outside the breakdown. */
  #addExemptions(categories: readonly string[]): void {
    const rows = ([...'BG-25 BG-20 BG-21'.split(' ')] as const).flatMap((id) => this.#invoice.groups(id as 'BG-25'));
    for (const group of rows) {
      const tax = group.group('BG-30');
      const code = tax?.text('BT-151') ?? group.text('BT-95') ?? group.text('BT-102') ?? '';
      const row = this.#rowOf(group);
      const reason = comboOf(this.#country, row)?.ext?.['cef-vatex'];
      const element = tax?.element ?? group.element?.child('cac:TaxCategory');
      if (element === undefined || !categories.includes(code)) continue;
      const property = group.property?.slice(this.#path.length + 1) ?? '';
      this.#add(element, 'cbc:TaxExemptionReasonCode', reason, `${property}.taxes[0].ext.cef-vatex`);
    }
  }

  #addRate(): void {
    const rate = this.#open(this.#root, 'cac:TaxExchangeRate');
    this.#add(rate, 'cbc:SourceCurrencyCode', this.#currency, 'currency');
    this.#add(rate, 'cbc:TargetCurrencyCode', this.#invoice.text('BT-6'), 'exchange_rates[0].to');
    this.#add(rate, 'cbc:CalculationRate', this.#rate?.toString(), 'exchange_rates[0].amount');
  }

  #addNationalTotals(): void {
    const totals = this.#invoice.group('BG-22');
    if (this.#rate === undefined) return;
    this.#addTotal('sgdtotal-excl-gst', totals?.text('BT-109'), 'total');
    this.#addTotal('sgdtotal-incl-gst', totals?.text('BT-112'), 'total_with_tax');
  }

  /** Adds a total in the national currency, before attachments and after other references with a type. */
  #addTotal(type: string, amount: string | undefined, property: string): void {
    const currency = CURRENCIES[this.#country.key] ?? '';
    const total = this.#converted(amount, currency);
    if (total === undefined) return;
    const name = 'cac:AdditionalDocumentReference';
    const reference = this.#open(this.#root, name);
    this.#add(reference, 'cbc:ID', currency, 'exchange_rates[0].to');
    this.#add(reference, 'cbc:DocumentTypeCode', type, 'exchange_rates');
    this.#add(reference, 'cbc:DocumentDescription', total.toString(), `totals.${property}`);
    const references = this.#root.all(name);
    const attached = references.filter((each) => each.child('cbc:DocumentTypeCode') === undefined);
    if (attached.length === 0) return;
    const sorted = [...references.filter((each) => !attached.includes(each)), ...attached];
    const children = this.#root.children.map((each) => (each.name === name ? (sorted.shift() ?? each) : each));
    this.#root.takeFrom(children, 0);
  }

  /**
   * Adds groups to the tax total in the national currency, which becomes their sum. They have no base. In Japan, rules
   * for untaxed groups count those of both totals, so they have only one.
   */
  #addNationalGroups(): void {
    const national = this.#invoice.text('BT-6') ?? '';
    const total = this.#root.all(TOTAL).at(-1);
    const groups = this.#invoice.groups('BG-23');
    const property = 'exchange_rates';
    let whole = Amount.ZERO;
    for (const group of groups) {
      const tax = this.#converted(group.text('BT-117'), national);
      const isTaxed = TAXED.includes(group.text('BT-118') ?? '');
      if (total === undefined || tax === undefined || (this.#country.key === 'jp' && !isTaxed)) continue;
      whole = whole.match(tax).add(tax);
      const subtotal = this.#open(total, 'cac:TaxSubtotal');
      this.#amount(subtotal, 'cbc:TaxAmount', tax, national, property);
      const category = this.#open(subtotal, 'cac:TaxCategory');
      this.#add(category, 'cbc:ID', group.text('BT-118'), property);
      this.#add(category, 'cbc:Percent', group.text('BT-119'), property);
      this.#add(this.#open(category, 'cac:TaxScheme'), 'cbc:ID', this.#country.scheme, property);
    }
    const amount = total?.child('cac:TaxSubtotal') ? total.child('cbc:TaxAmount') : undefined;
    if (amount) amount.text = whole.toString();
  }

  /** Adds the due dates of several instalments. */
  #addInstalments(): void {
    const { payment, totals } = this.#document;
    const dates = payment?.terms?.due_dates?.filter(({ date }) => date !== undefined) ?? [];
    if (dates.length < 2 || ['sg', 'aunz'].includes(this.#country.key)) return;
    const amounts = instalmentAmounts(dates, (totals ?? {}) as object);
    for (const [at, { date }] of dates.entries()) {
      const property = `payment.terms.due_dates[${at}]`;
      const known = at === 0 ? this.#root.child('cac:PaymentTerms') : undefined;
      const terms = known ?? this.#open(this.#root, 'cac:PaymentTerms');
      const part = Amount.parse(amounts[at] ?? '');
      if (part) this.#amount(terms, 'cbc:Amount', part, this.#currency, `${property}.amount`);
      this.#add(terms, 'cbc:InstallmentDueDate', date, `${property}.date`);
    }
  }

  /** Names the tax GST. */
  #rename(): void {
    for (const element of this.#root.within()) {
      const id = element.name === 'cac:TaxScheme' ? element.child('cbc:ID') : undefined;
      if (id?.text === 'VAT') id.text = this.#country.scheme;
    }
  }
}

const KINDS: ReadonlyMap<string, string> = new Map([
  ['goods', 'G'],
  ['services', 'S'],
]);
const NO_SERVICE = '00000000';

/** Multiplies without losing decimals. */
function product(amount: Amount, factor: Amount): Amount {
  return amount.up(amount.exponent + factor.exponent).multiply(factor);
}

function withoutZeros(amount: Amount): Amount {
  let shortest = amount;
  for (let decimals = amount.exponent - 1; decimals >= 0; decimals--) {
    const shorter = amount.rescale(decimals);
    if (!shorter.equals(amount)) return shortest;
    shortest = shorter;
  }
  return shortest;
}
