/** What the documents of PINT read differently (chapter 23 §12). */

import { taxCountryOf } from '../../../../engine/country/iso-code.ts';
import { taxCountries } from '../../../../engine/country/names.ts';
import type { InvoiceDraft } from '../../../../engine/document-types.ts';
import { Amount } from '../../../../engine/num/amount.ts';
import { message } from '../../../../engine/text/message.ts';
import { keyFormValid } from '../../../../engine/text/patterns.ts';
import type { Format } from '../../../declare/format.ts';
import type { Reading } from '../../../mapping/read/reading.ts';
import { Value } from '../../../model/group.ts';
import type { TermId } from '../../../terms/declare.ts';
import type { XmlElement } from '../../../xml/element.ts';
import { isNonTax, nonTaxRate, type Place, percentOf, countryOf as pintCountryOf } from './countries.ts';
import { accountingDecimals, rateFor } from './rate.ts';
import { compareExtension } from './read-extensions.ts';

/** The parts of a document's draft that the mapping changes. */
interface Draft {
  uuid?: string;
  $regime?: string;
  $tags?: string[];
  type?: string;
  tax?: { ext?: Extensions; prices_include?: string };
  supplier?: Party;
  customer?: Party;
  preceding?: { uuid?: string; ext?: Extensions }[];
  lines?: Line[];
  discounts?: Row[];
  charges?: Row[];
  ordering?: { seller?: Party; buyer?: Party };
  currency?: string;
  exchange_rates?: { from?: string; to?: string; amount?: string }[];
  payment?: { terms?: { due_dates?: { date?: string; amount?: string }[] } };
  notes?: { key?: string }[];
}
type Extensions = Record<string, string>;
interface Party {
  tax_id?: { country?: string; code?: string };
  identities?: Identity[];
  addresses?: { po_box?: string; state?: string; street_extra?: string }[];
}
interface Identity {
  scope?: string;
  type?: string;
  country?: string;
  label?: string | undefined;
  code?: string;
}
interface Row {
  taxes?: Combo[];
}
interface Line extends Row {
  item?: Item;
}
interface Combo {
  key?: string;
  percent?: string;
  ext?: Extensions;
}
interface Item {
  key?: string | undefined;
  name?: string;
  description?: string;
  unit?: string;
  identities?: Identity[];
  attributes?: Attribute[];
  meta?: Record<string, string>;
  ext?: Extensions;
}
interface Attribute {
  label?: string;
  text?: string;
}

const SELLER = 'cac:AccountingSupplierParty';
const BUYER = 'cac:AccountingCustomerParty';
const WITH_UUID = ['ae', 'sg', 'om'];
/** Countries with a regime, whose numbers are for GST. */
const GST = ['sg', 'aunz'];

/** The keys of the categories of each country. The others are `standard`. */
const KEYS: ReadonlyMap<string, string> = new Map(
  `zero Z ZR
exempt E ES33 ESN33 N
reverse-charge AE
outside-scope O OS NG NA
export G`
    .split('\n')
    .flatMap((line) => {
      const [key = '', ...codes] = line.split(' ');
      return codes.map((code) => [code, key] as const);
    }),
);
const RATED: readonly string[] = ['standard', 'zero'];

const countryOf = ({ format }: Reading) => format.key.split('-')[1] ?? '';

export function read(reading: Reading, draft: InvoiceDraft): InvoiceDraft {
  const root = reading.invoice.element;
  const country = countryOf(reading);
  const read = structuredClone(draft) as unknown as Draft;
  if (root === undefined) return draft;
  if (WITH_UUID.includes(country)) read.uuid = reading.textOf(root, 'cbc:UUID') ?? '';
  delete read.$regime;
  readType(reading, read);
  readParties(reading, root, read);
  readTaxes(reading, read, country);
  readIncluded(reading, root, read);
  readItems(reading, root, read, country);
  readRate(reading, root, read);
  for (const line of linesIn(root)) compareExtension(reading, line, read.currency ?? '', read.exchange_rates?.[0]);
  readInstalments(reading, root, read);
  readCodes(reading, root, read, country);
  if (country === 'sg') for (const note of read.notes ?? []) if (note) delete note.key;
  return read as unknown as InvoiceDraft;
}

/** Commercial invoices have codes that EN 16931 does not know as such. */
function readType({ format }: Reading, draft: Draft): void {
  const code = draft.tax?.ext?.['untdid-document-type'];
  if (code !== '480' && code !== '81') return;
  draft.type = code === '480' ? 'standard' : 'credit-note';
  if (format.key.endsWith('-selfbilling')) draft.$tags = ['self-billed'];
}

function readParties(reading: Reading, root: XmlElement, draft: Draft): void {
  const seller = root.child(SELLER)?.child('cac:Party');
  const buyer = root.child(BUYER)?.child('cac:Party');
  const own = draft.ordering?.seller ? '$.ordering.seller' : '$.supplier';
  readParty(reading, seller, draft.ordering?.seller ?? draft.supplier, own);
  readParty(reading, buyer, draft.customer, '$.customer');
  if (draft.ordering?.seller)
    readNumber(reading, root.child('cac:TaxRepresentativeParty'), draft.supplier, '$.supplier');
  readPrincipals(reading, root, draft);
}

function readParty(reading: Reading, element: XmlElement | undefined, party: Party | undefined, path: string): void {
  if (element === undefined || !party) return;
  readNumber(reading, element, party, path);
  const country = countryOf(reading);
  if (country === 'ae') readAgency(reading, element, party);
  if (country === 'om') readOmani(reading, element, party);
}

/** Reads the tax number. It has no country in front, except in Oman and Japan. */
function readNumber(reading: Reading, element: XmlElement | undefined, party: Party | undefined, path: string): void {
  const country = countryOf(reading);
  const scheme = GST.includes(country) ? 'GST' : 'VAT';
  const registration = element
    ?.all('cac:PartyTaxScheme')
    .find((each) => each.child('cac:TaxScheme')?.child('cbc:ID')?.value.trim().toUpperCase() === scheme);
  const number = reading.textOf(registration, 'cbc:CompanyID');
  if (number === undefined || !party) return;
  reading.textOf(registration, 'cac:TaxScheme', 'cbc:ID');
  reading.take(new Value(number, registration?.child('cbc:CompanyID')), `${path}.tax_id.code`);
  const address = element?.child('cac:PostalAddress')?.child('cac:Country')?.child('cbc:IdentificationCode')?.value;
  party.tax_id = numberOf(number, address?.trim(), country);
}

function numberOf(number: string, address: string | undefined, country: string): NonNullable<Party['tax_id']> {
  if (country === 'om' && number.startsWith('OM')) return { country: 'OM', code: number.slice(2) };
  if (country === 'jp' && /^T\d{13}$/.test(number)) return { country: 'JP', code: number };
  const own = country === 'aunz' ? ['AU', 'NZ'] : [country.toUpperCase()];
  const prefix = /^[A-Z]{2}/.exec(number)?.[0];
  const foreign = prefix === undefined ? undefined : taxCountryOf(prefix);
  if (!own.includes(address ?? '') && foreign !== undefined && taxCountries.has(foreign))
    return { country: foreign, code: number.slice(2) };
  return { ...(address && { country: address }), code: number };
}

/** Reads the kind of a legal identifier, and the authority or country that issued it. */
function readAgency(reading: Reading, element: XmlElement, party: Party): void {
  const id = element.child('cac:PartyLegalEntity')?.child('cbc:CompanyID');
  const identity = party.identities?.find((each) => each?.scope === 'legal');
  if (id === undefined || !identity) return;
  const type = reading.attributeOf(id, 'schemeAgencyID');
  const name = reading.attributeOf(id, 'schemeAgencyName');
  if (type) identity.type = type;
  if (name) identity[type === 'PAS' ? 'country' : 'label'] = name;
}

const ADDRESS_LINES = ['BT-162', 'BT-163', 'BT-164'];
const BOX = /^PO Box (?=\d)/;

function readOmani(reading: Reading, element: XmlElement, party: Party): void {
  for (const each of element.all('cac:PartyIdentification')) {
    const id = each.child('cbc:ID');
    const type = reading.attributeOf(id, 'schemeName');
    const identity = party.identities?.find((one) => one?.scope === undefined && one?.code === id?.value.trim());
    if (!id || !type || !identity) continue;
    identity.type = type;
  }
  const address = element.child('cac:PostalAddress');
  const box = reading.textOf(address, 'cac:AddressLine', 'cbc:Line');
  const [first] = party.addresses ?? [];
  if (!first) return;
  const state = reading.textOf(address, 'cbc:CountrySubentityCode');
  if (state) first.state = state;
  if (box === undefined) return;
  first.po_box = box.replace(BOX, '');
  reading.report.retain(({ term, kind }) => kind !== 'changed' || !ADDRESS_LINES.includes(term ?? ''));
  const extra = reading.textOf(address, 'cbc:AdditionalStreetName');
  if (extra === undefined) delete first.street_extra;
  else first.street_extra = extra;
}

/** Reads the beneficiary and the principal of the Emirates. */
function readPrincipals(reading: Reading, root: XmlElement, draft: Draft): void {
  const number = (name: string) => reading.textOf(root.child(name), 'cac:Party', 'cac:PartyIdentification', 'cbc:ID');
  const beneficiary = number('cac:BuyerCustomerParty');
  if (beneficiary !== undefined) draft.ordering = { ...draft.ordering, buyer: { identities: [{ code: beneficiary }] } };
  const principal = draft.ordering?.seller ? undefined : number('cac:SellerSupplierParty');
  if (principal !== undefined)
    draft.ordering = { ...draft.ordering, seller: { tax_id: { country: 'AE', code: principal } } };
}

/** Reads whether prices include tax. */
function readIncluded(reading: Reading, root: XmlElement, draft: Draft): void {
  const stated = root.all('cac:TaxTotal').map((total) => reading.textOf(total, 'cbc:TaxIncludedIndicator'));
  const scheme = GST.includes(countryOf(reading)) ? 'GST' : 'VAT';
  if (stated.includes('true')) draft.tax = { ...draft.tax, prices_include: scheme };
}

function readTaxes({ format, report, invoice }: Reading, draft: Draft, country: string): void {
  for (const group of isNonTax(format) ? [] : invoice.all('BG-23')) {
    const [category, rate] = [group.peek('BT-118'), group.peek('BT-119')];
    const place = { element: group.elementOf('BT-119'), term: 'BT-119' } as const;
    if (!isRateOf(format, category, rate, 'group')) report.changed('warning', place, untaxed(category, rate));
  }
  const rows = [...(draft.lines ?? []), ...(draft.discounts ?? []), ...(draft.charges ?? [])];
  const combos = rows.flatMap((row) => row?.taxes ?? []).filter((each) => each);
  const lost = new Set<string>();
  for (const combo of combos) {
    const rate = combo.percent?.replace('%', '') ?? '0';
    readCategory(combo, country);
    if (!isNonTax(format)) {
      const category = combo.ext?.['untdid-tax-category'];
      if (!isRateOf(format, category, rate, 'line')) {
        report.changed('warning', { property: '$.lines', term: 'BT-152' }, untaxed(category, rate));
      }
      continue;
    }
    // The seller is not registered for tax, so there is no tax, whatever the rate.
    combo.key = 'outside-scope';
    delete combo.percent;
    if (Number(rate) !== Number(nonTaxRate(combo.ext?.['untdid-tax-category']) ?? 0)) lost.add(rate);
  }
  for (const rate of lost) {
    report.changed('info', { property: '$.lines', term: 'BT-152' }, message(NO_RATE, { percent: `${rate}%` }));
  }
}

/** Returns whether a category has a rate: that of its tax, no rate, or the one that its country states for supplies without tax. */
function isRateOf(format: Format, category: string | undefined, rate: string | undefined, place: Place): boolean {
  if (category === undefined || Number(rate ?? 0) === 0) return true;
  if (RATED.includes(KEYS.get(category) ?? 'standard')) return true;
  return Number(rate) === Number(percentOf(pintCountryOf(format), category, place) ?? 0);
}

const untaxed = (category = '', rate = '') => message(UNTAXED, { percent: `${rate}%`, category });

const UNTAXED = 'The rate of {percent} was not kept; supplies of category {category} have no tax.';
const NO_RATE = 'The rate of {percent} was not kept; sellers that are not registered for tax charge none.';

function readCategory(combo: Combo, country: string): void {
  const code = combo.ext?.['untdid-tax-category'];
  if (typeof code !== 'string') return;
  const key = KEYS.get(code) ?? 'standard';
  combo.key = key === 'export' && GST.includes(country) ? 'zero' : key;
  if (!RATED.includes(combo.key)) delete combo.percent;
  else if (combo.key === 'zero') combo.percent ??= '0%';
}

const linesIn = (root: XmlElement) => [...root.all('cac:InvoiceLine'), ...root.all('cac:CreditNoteLine')];

function readItems(reading: Reading, root: XmlElement, draft: Draft, country: string): void {
  const elements = linesIn(root);
  for (const [index, line] of (draft.lines ?? []).entries()) {
    takeAll(reading, elements[index]?.child('cac:ItemPriceExtension'));
    const element = elements[index]?.child('cac:Item');
    if (!line?.item || element === undefined) continue;
    const { item } = line;
    if (item.unit !== undefined && item.ext) delete item.ext['untdid-unit'];
    readMeta(item);
    if (country === 'ae') readEmirati(reading, element, item);
    if (country === 'om') readSpecification(reading, element, item);
  }
}

/** Reads attributes (BG-32) with a key as name into `meta` of the item: PINT writes its entries as attributes. */
function readMeta(item: Item): void {
  const known = item.attributes ?? [];
  const isEntry = ({ label }: Attribute, at: number) =>
    label !== undefined && isKey(label) && known.findIndex((each) => each.label === label) === at;
  const entries = known.filter(isEntry);
  if (entries.length === 0) return;
  item.meta = Object.fromEntries(entries.map(({ label = '', text = '' }) => [label, text]));
  const rest = known.filter((each) => !entries.includes(each));
  if (rest.length > 0) item.attributes = rest;
  else delete item.attributes;
}

const isKey = (text: string) => text !== '' && text.length <= 64 && keyFormValid(text);

const KINDS: Readonly<Record<string, string>> = { G: 'goods', S: 'services' };

function readEmirati(reading: Reading, element: XmlElement, item: Item): void {
  const kind = reading.textOf(element, 'cac:CommodityClassification', 'cbc:CommodityCode');
  item.key = KINDS[kind ?? ''] ?? item.key;
  if (item.description === item.name) delete item.description;
  const nature = reading.textOf(element, 'cac:CommodityClassification', 'cbc:NatureCode');
  if (nature !== undefined) item.ext = { ...item.ext, 'pint-ae-nature': nature };
  if (kind === 'B') item.ext = { ...item.ext, 'pint-ae-item': kind };
  const service = element.child('cac:AdditionalItemIdentification')?.child('cbc:ID');
  if (service) insertIdentity(item, identityOf(reading, service, 'schemeID'));
}

function readSpecification(reading: Reading, element: XmlElement, item: Item): void {
  const reference = element.child('cac:ItemSpecificationDocumentReference');
  item.key = KINDS[reading.textOf(reference, 'cbc:DocumentTypeCode') ?? ''] ?? item.key;
  const industry = element.child('cac:AdditionalItemIdentification')?.child('cbc:ID');
  const service = reference?.child('cbc:ID');
  if (industry) insertIdentity(item, identityOf(reading, industry, 'schemeName'));
  const found = service && identityOf(reading, service, 'schemeName');
  if (found && found.code !== NO_SERVICE) insertIdentity(item, found);
}
const NO_SERVICE = '00000000';

/** Returns an identity whose list an attribute names. */
function identityOf(reading: Reading, id: XmlElement, list: string): Identity | undefined {
  const code = reading.textOf(id);
  return code === undefined ? undefined : { label: reading.attributeOf(id, list), code };
}

/** Adds an identity before those of classifications, which have the label of their list. */
function insertIdentity(item: Item, identity: Identity | undefined): void {
  if (identity === undefined) return;
  const known = item.identities ?? [];
  const at = known.findIndex((each) => each?.label === 'HS' || each?.label === 'MP');
  item.identities = at < 0 ? [...known, identity] : [...known.slice(0, at), identity, ...known.slice(at)];
}

/** Marks an element as read, with everything in it: it follows from the rest of the document. */
function takeAll(reading: Reading, element: XmlElement | undefined): void {
  for (const each of element?.within() ?? []) reading.taken.add(each);
}

/** The document references that hold totals in the national currency, and which total each one holds. */
const NATIONAL_TOTALS: ReadonlyMap<string, TermId> = new Map([
  ['sgdtotal-excl-gst', 'BT-109'],
  ['sgdtotal-incl-gst', 'BT-112'],
  ['aedtotal-incl-vat', 'BT-112'],
]);
/** Other references that are not attachments. */
const OTHER_REFERENCES: readonly string[] = ['PDR', 'PM_TOTAL'];

/** Returns the amounts of the groups in the national currency, by category and percentage. They have no base. */
function nationalGroups(root: XmlElement): ReadonlyMap<string, string> {
  const groups = root
    .all('cac:TaxTotal')
    .slice(1)
    .flatMap((total) => total.all('cac:TaxSubtotal'));
  return new Map(
    groups.map((group) => {
      const category = group.child('cac:TaxCategory');
      const key = `${category?.child('cbc:ID')?.value} ${category?.child('cbc:Percent')?.value}`;
      return [key, group.child('cbc:TaxAmount')?.value ?? ''];
    }),
  );
}

/** Reads the rate to the national currency: as stated, or from the totals in both. */
function readRate(reading: Reading, root: XmlElement, draft: Draft): void {
  const exchange = root.child('cac:TaxExchangeRate');
  const stated = reading.textOf(exchange, 'cbc:CalculationRate');
  const totals = reading.invoice.inner('BG-22');
  const pairs: [Amount, Amount][] = [];
  const add = (amount: string | undefined, national: string | undefined) => {
    const pair = [amount, national].map((each) => Amount.parse(each ?? ''));
    if (pair[0] && pair[1] && !pair[0].isZero()) pairs.push([pair[0], pair[1]]);
  };
  const groups = nationalGroups(root);
  for (const group of reading.invoice.all('BG-23')) {
    add(group.peek('BT-117'), groups.get(`${group.peek('BT-118')} ${group.peek('BT-119')}`));
  }
  if (groups.size === 0) add(totals?.peek('BT-110'), totals?.peek('BT-111'));
  for (const { group, element } of reading.invoice.all('BG-24')) {
    const type = element?.child('cbc:DocumentTypeCode')?.value.trim() ?? '';
    const total = NATIONAL_TOTALS.get(type);
    if (total === undefined && !OTHER_REFERENCES.includes(type)) continue;
    // It is not carried into another file as an attachment.
    reading.settled.delete(group);
    for (const [, value] of group.within()) value.isTaken = true;
    if (total === undefined) continue;
    add(totals?.peek(total), element?.child('cbc:DocumentDescription')?.value.trim());
    reading.report.retain((loss) => loss.element !== element);
  }
  const [from, other] = ['cbc:SourceCurrencyCode', 'cbc:TargetCurrencyCode'].map((name) =>
    reading.textOf(exchange, name),
  );
  const to = reading.invoice.peek('BT-6') ?? (stated && other);
  const [known] = draft.exchange_rates ?? [];
  if (to === undefined || (stated === undefined && pairs.length < 2 && groups.size === 0 && known)) return;
  pairs.sort(([a], [b]) => b.compare(a));
  const amount = stated ?? rateFor(pairs, accountingDecimals(to));
  if (amount === undefined) return;
  reading.report.retain(({ kind, term }) => kind !== 'dropped' || term !== 'BT-111');
  if (known) known.amount = amount;
  else draft.exchange_rates = [{ from: from ?? draft.currency ?? '', to, amount }];
}

/** Reads the due dates of several instalments. */
function readInstalments(reading: Reading, root: XmlElement, draft: Draft): void {
  const parts = root.all('cac:PaymentTerms').filter((terms) => terms.child('cbc:InstallmentDueDate'));
  if (parts.length === 0) return;
  const dates = parts.map((terms) => {
    const amount = reading.textOf(terms, 'cbc:Amount');
    return { date: reading.textOf(terms, 'cbc:InstallmentDueDate') ?? '', ...(amount !== undefined && { amount }) };
  });
  draft.payment = { ...draft.payment, terms: { ...draft.payment?.terms, due_dates: dates } };
}

/** Reads the codes that only PINT has, as extensions. */
function readCodes(reading: Reading, root: XmlElement, draft: Draft, country: string): void {
  const type = root.child('cbc:InvoiceTypeCode') ?? root.child('cbc:CreditNoteTypeCode');
  const period = root.child('cac:InvoicePeriod');
  const transaction = country === 'om' ? reading.attributeOf(type, 'name') : undefined;
  const bits = country === 'ae' ? reading.textOf(root, 'cbc:ProfileExecutionID') : undefined;
  draft.tax = {
    ...draft.tax,
    ext: {
      ...(bits !== undefined && /1/.test(bits) && { 'pint-ae-transaction': bits }),
      ...(transaction !== undefined && { 'pint-om-transaction': transaction }),
      ...frequencyOf(reading, period, country),
      ...draft.tax?.ext,
    },
  };
  if (country === 'ae') readReason(reading, root, draft);
  if (country === 'om') readPreceding(reading, root, draft);
}

function frequencyOf(reading: Reading, period: XmlElement | undefined, country: string): Record<string, string> {
  const name = country === 'ae' ? 'cbc:DescriptionCode' : country === 'my' ? 'cbc:Description' : undefined;
  const frequency = name && reading.textOf(period, name);
  return frequency === undefined || frequency === '' ? {} : { 'pint-frequency': frequency };
}

function readReason(reading: Reading, root: XmlElement, draft: Draft): void {
  const reason = reading.textOf(root.child('cac:DiscrepancyResponse'), 'cbc:ResponseCode');
  if (reason === undefined) return;
  const [first] = draft.preceding ?? [];
  if (first) first.ext = { ...first.ext, 'pint-reason': reason };
  else if (draft.tax) draft.tax.ext = { ...draft.tax.ext, 'pint-reason': reason };
}

function readPreceding(reading: Reading, root: XmlElement, draft: Draft): void {
  for (const [index, each] of root.all('cac:BillingReference').entries()) {
    const reference = each.child('cac:InvoiceDocumentReference');
    const preceding = draft.preceding?.[index];
    if (!preceding) continue;
    const reason = reading.textOf(reference, 'cbc:DocumentStatusCode');
    const uuid = reading.textOf(reference, 'cbc:UUID');
    if (uuid !== undefined) preceding.uuid = uuid;
    if (reason !== undefined) preceding.ext = { ...preceding.ext, 'pint-reason': reason };
  }
}
