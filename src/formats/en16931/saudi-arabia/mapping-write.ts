/** What invoices of Saudi Arabia write differently (chapter 17 §4). */

import type { Invoice, Party } from '../../../engine/document-types.ts';
import { faultOf } from '../../../engine/faults.ts';
import { Amount } from '../../../engine/num/amount.ts';
import { type Message, message } from '../../../engine/text/message.ts';
import type { Mapping } from '../../mapping/write/mapping.ts';
import type { Source } from '../../mapping/write/source.ts';
import type { Group, Value } from '../../model/group.ts';
import type { TermId } from '../../terms/declare.ts';
import { xmlTextInBase64 } from '../../xml/in-base64.ts';
import { chainInvoiceOf } from './seal/chain-invoice.ts';
import { FIRST_HASH, isHash } from './seal/hashes.ts';

const RIYAL = 'SAR';
const SELLER_SCHEMES = ['CRN', 'MOM', 'MLS', '700', 'SAG', 'OTH'];
const BUYER_SCHEMES = ['TIN', 'CRN', 'MOM', 'MLS', '700', 'SAG', 'NAT', 'GCC', 'IQA', 'PAS', 'OTH'];
const CITIZENS = ['VATEX-SA-EDU', 'VATEX-SA-HEA'];
const VAT_NUMBER = /^3\d{13}3$/;
const PREPAYMENT = '386';
const NOTES = ['381', '383'];

type Identity = NonNullable<Party['identities']>[number];
type Advance = NonNullable<NonNullable<Invoice['payment']>['advances']>[number];
type Preceding = NonNullable<Invoice['preceding']>[number];
type Meta = Source<Record<string, unknown>>;

/** What is read before the mapping of the core, and written after it. */
interface Kept {
  readonly identities: ReadonlyMap<'supplier' | 'customer', Source<Identity> | undefined>;
  readonly advances: readonly Source<Advance>[];
}

const kept = new WeakMap<Mapping, Kept>();

/** Reads what the core would write differently: identities with a type, advances, and the days of the supply. */
export function begin(mapping: Mapping): void {
  const { document } = mapping;
  const identities = new Map(
    (['supplier', 'customer'] as const).map((role) => [role, identityOf(mapping, role)] as const),
  );
  const advances = document.object('payment')?.list('advances', 'advance') ?? [];
  for (const advance of advances) advance.settle();
  document.object('delivery', 'delivery')?.object('period', 'period')?.settle();
  kept.set(mapping, { identities, advances });
}

/** Returns the identity that is written for a party. The others are reported. */
function identityOf(mapping: Mapping, role: 'supplier' | 'customer'): Source<Identity> | undefined {
  const identities = mapping.document.object(role, 'party')?.list('identities', 'identity') ?? [];
  const isCitizen = role === 'customer' && reasonsOf(mapping).some((code) => CITIZENS.includes(code));
  const schemes = role === 'supplier' ? SELLER_SCHEMES : isCitizen ? ['NAT', ...BUYER_SCHEMES] : BUYER_SCHEMES;
  const chosen = schemes
    .map((scheme) => identities.find((each) => each.peek('type') === scheme))
    .find((each) => each !== undefined);
  for (const each of identities) {
    if (each !== chosen)
      mapping.drop(each, 'warning', schemes.includes(each.peek('type') ?? '') ? ONE_NUMBER : NO_SCHEME);
    each.settle();
  }
  return chosen;
}

const ONE_NUMBER = message('Not written: a party has one identifier in ZATCA invoices.');
const NO_SCHEME = message('Not written: the type of the identifier is not a scheme of ZATCA.');

function reasonsOf({ document }: Mapping): string[] {
  const categories = document.value.totals?.taxes?.categories ?? [];
  return categories.flatMap(({ rates }) => (rates ?? []).flatMap(({ ext }) => String(ext?.['cef-vatex'] ?? '')));
}

export function write(mapping: Mapping): void {
  const meta = mapping.document.object('meta') as Meta | undefined;
  writeHead(mapping, meta);
  writeCurrency(mapping);
  writeParties(mapping);
  writeSupply(mapping);
  writeReasons(mapping);
  writeCharges(mapping);
  for (const line of mapping.invoice.groups('BG-25')) writeLine(line);
  for (const advance of kept.get(mapping)?.advances ?? []) writeAdvance(mapping, advance);
  refuseNegative(mapping);
}

const TYPES = ['388', '381', '383', PREPAYMENT];

function writeHead(mapping: Mapping, meta: Meta | undefined): void {
  const { document, invoice, report } = mapping;
  const tax = document.object('tax');
  const ext = tax?.object('ext', 'ext') as Meta | undefined;
  const property = document.at('uuid');
  const uuid = document.text('uuid');
  invoice.add('KSA-1', uuid ?? mapping.uuid(), property);
  if (uuid === undefined) {
    report.supplied('info', { property, term: 'KSA-1' }, message('The document has no uuid; a new one was written.'));
  }
  invoice.add('KSA-25', document.text('issue_time')?.slice(0, 'hh:mm:ss'.length), document.at('issue_time'));
  const flags = ext?.text('sa-zatca-invoice-type');
  const more = meta?.text('zatca-flags') ?? '';
  invoice.add('KSA-2', flags && flags + more, document.at('tax.ext.sa-zatca-invoice-type'));
  const tags: unknown = document.value.$tags;
  const isPrepayment = document.value.type === 'standard' && Array.isArray(tags) && tags.includes('prepayment');
  const type = invoice.first('BT-3');
  if (type && isPrepayment) type.text = PREPAYMENT;
  if (type && !TYPES.includes(type.text)) {
    mapping.fault(
      'BW-ZATCA-DOCUMENT-TYPE',
      document.at('type'),
      message(
        'ZATCA has invoices, prepayment invoices, credit notes and debit notes; write a corrective invoice as a credit note and a new invoice.',
      ),
    );
  }
  if (isOff(mapping.options.customization)) invoice.group('BG-2')?.remove('BT-24');
  writeChain(mapping, meta);
}

function isOff(option: unknown): boolean {
  return option === false || option === 'false';
}

/** Writes the counter and the hash of the previous invoice, both given by the caller. */
function writeChain(mapping: Mapping, meta: Meta | undefined): void {
  const { invoice, options, report, notices, document } = mapping;
  const before = linkAfter(mapping);
  const found = (name: 'icv' | 'pih') =>
    textOf(options[name]) ?? (textOf(options[PREVIOUS]) === undefined ? meta?.text(`zatca-${name}`) : before?.[name]);
  const [counter, given] = [found('icv'), found('pih')];
  const property = (name: 'icv' | 'pih') => {
    if (textOf(options[name]) !== undefined) return `request.${name}`;
    return textOf(options[PREVIOUS]) === undefined ? document.at(`meta.zatca-${name}`) : `request.${PREVIOUS}`;
  };
  if (counter === undefined) notices.push(faultOf('BW-ZATCA-ICV', `request.${PREVIOUS}`, NO_COUNTER));
  else if (!/^\d+$/.test(counter)) {
    mapping.fault(
      'BW-ZATCA-ICV',
      property('icv'),
      message('The counter {counter} contains characters other than digits; correct icv.', { counter }),
    );
  } else invoice.add('KSA-16', counter, property('icv'));
  const previous = given ?? (counter === '1' ? FIRST_HASH : undefined);
  if (previous === undefined) notices.push(faultOf('BW-ZATCA-PIH', `request.${PREVIOUS}`, NO_HASH));
  else if (!isHash(previous)) {
    mapping.fault(
      'BW-ZATCA-PIH',
      property('pih'),
      message('The hash of the previous document, pih, must be 32 bytes in base64; correct it.'),
    );
  } else invoice.add('KSA-13', previous, property('pih'));
  if (given === undefined && previous !== undefined) {
    report.supplied(
      'info',
      { property: document.path, term: 'KSA-13' },
      message('This is the first document of its unit; the hash that ZATCA prescribes for it was written.'),
    );
  }
}

const PREVIOUS = 'previous_invoice';
/** The value given in its place for the first invoice. */
const FIRST = 'first';

/** The counter of an invoice and the hash of the previous invoice, which the first invoice does not need. */
interface Link {
  readonly icv: string;
  readonly pih: string | undefined;
}

/** Returns the values derived from the previous invoice; undefined if it is missing or wrong. A wrong one is a fault. */
function linkAfter(mapping: Mapping): Link | undefined {
  const given = textOf(mapping.options[PREVIOUS]);
  if (given === undefined) return undefined;
  if (given === FIRST) return { icv: '1', pih: undefined };
  const refuse = (text: Message) => {
    mapping.fault('BW-ZATCA-PIH', `request.${PREVIOUS}`, text);
    return undefined;
  };
  const before = chainInvoiceOf(xmlTextInBase64(given) ?? given);
  if (before === undefined) return refuse(NO_INVOICE);
  const { icv, hash, signed, number, issuer } = before;
  if (signed !== undefined && signed !== hash)
    return refuse(
      message('The previous invoice, {number}, was changed after it was stamped; give the file as it was.', { number }),
    );
  const seller = mapping.document.object('supplier', 'party')?.object('tax_id')?.text('code');
  if (issuer !== seller) {
    const values = { number, found: issuer, expected: seller ?? '' };
    return refuse(
      message('The previous invoice, {number}, belongs to the seller {found}, but this one to {expected}.', values),
    );
  }
  return { icv: String(BigInt(icv) + 1n), pih: hash };
}

const NO_INVOICE = message(
  'This file is not an invoice with a counter and the hash of the previous invoice; give the XML of the previous invoice, or the word first for the first one of the unit.',
);
const NO_COUNTER = message(
  'The invoice counter is missing: give it as icv, or the previous invoice as previous_invoice.',
);
const NO_HASH = message('The hash of the previous document is missing; the seller gives it as pih.');

function textOf(option: unknown): string | undefined {
  return typeof option === 'string' || typeof option === 'number' ? String(option) : undefined;
}

/** Writes the VAT in riyals, even if that is the currency of the document. */
function writeCurrency(mapping: Mapping): void {
  const { invoice, document, currency } = mapping;
  const totals = mapping.group(invoice, 'BG-22', document.at('totals'));
  const converted = totals.first('BT-111');
  const isInRiyals = invoice.text('BT-6') === RIYAL;
  totals.remove('BT-111');
  invoice.remove('BT-6');
  const property = document.at('exchange_rates');
  invoice.add('BT-6', RIYAL, converted?.property ?? document.at('currency'));
  const tax = totals.first('BT-110');
  if (currency === RIYAL) totals.add('KSA-111', tax?.text, tax?.property);
  else if (converted && isInRiyals) totals.add('KSA-111', converted.text, converted.property);
  else if (Amount.parse(tax?.text ?? '0')?.isZero()) totals.add('KSA-111', '0.00', tax?.property);
  else
    mapping.fault(
      'BW-ZATCA-RATE',
      property,
      message('The VAT must be stated in SAR; give the rate in exchange_rates.'),
    );
}

const ADDRESSES = [
  ['BG-4', 'BG-5', ['BT-35', 'BT-36', 'BT-162', 'KSA-17', 'KSA-23', 'KSA-3']],
  ['BG-7', 'BG-8', ['BT-50', 'BT-51', 'BT-163', 'KSA-18', 'KSA-19', 'KSA-4']],
  ['BG-13', 'BG-15', ['BT-75', 'BT-76', 'BT-165', 'KSA-B', 'KSA-P', 'KSA-D']],
] as const satisfies readonly (readonly [TermId, TermId, readonly TermId[]])[];

function writeParties(mapping: Mapping): void {
  const { document, invoice } = mapping;
  const customer = document.object('customer', 'party');
  const parties = [
    document.object('ordering')?.object('seller', 'party') ?? document.object('supplier', 'party'),
    customer,
    document.object('delivery', 'delivery')?.object('receiver', 'receiver'),
  ];
  for (const [at, [around, id, terms]] of ADDRESSES.entries()) {
    const group = invoice.group(around)?.group(id);
    const address = parties[at]?.list('addresses', 'address')[0];
    if (group && address) writeAddress(mapping, group, address, terms);
  }
  writeNumbers(mapping, 'BG-4', ['BT-29', 'BT-30', 'BT-31', 'BT-32'], 'supplier');
  if (customer) writeNumbers(mapping, 'BG-7', ['BT-46', 'BT-47', 'BT-48', 'BT-48'], 'customer');
}

type Address = NonNullable<Party['addresses']>[number];

function writeAddress(
  mapping: Mapping,
  group: Group,
  address: Source<Address>,
  [street, second, third, building, plot, district]: readonly [TermId, TermId, TermId, TermId, TermId, TermId],
): void {
  const meta = address.object('meta' as 'street', 'meta') as unknown as Meta | undefined;
  for (const id of [street, second, third]) group.remove(id);
  group.add(street, address.text('street'), address, 'street');
  group.add(building, address.text('num'), address, 'num');
  group.add(plot, address.text('block'), address, 'block');
  group.add(district, address.text('street_extra'), address, 'street_extra');
  const own = meta?.text('zatca-additional-street');
  const rooms = (['floor', 'door'] as const).flatMap((part) => address.text(part) ?? []).join(' ');
  const box = address.text('po_box');
  const labelled = box !== undefined && /^\d+$/.test(box) ? `PO Box ${box}` : box;
  const text = own ?? [rooms, labelled].filter(Boolean).join(', ');
  group.add(second, text, address, 'floor');
  if (own === undefined && text !== '') {
    mapping.report.changed(
      'info',
      { property: address.path, term: second },
      message('Floor, door and post box were written as the additional street.'),
    );
  }
}

/** Writes the VAT number without country, and one identifier with its scheme. */
function writeNumbers(
  mapping: Mapping,
  around: TermId,
  [identifier, legal, vat, tax]: readonly [TermId, TermId, TermId, TermId],
  role: 'supplier' | 'customer',
): void {
  const { document, invoice, report } = mapping;
  const group = invoice.group(around);
  const taxId = document.object(role, 'party')?.object('tax_id', 'tax-identity');
  const identity = kept.get(mapping)?.identities.get(role);
  if (group === undefined) return;
  for (const id of [identifier, legal, vat, tax]) group.remove(id);
  const scheme = `${identifier}-1` as TermId;
  if (identity) group.add(identifier, identity.text('code'), identity, 'code')?.with(scheme, identity.text('type'));
  const code = taxId?.peek('code');
  if (taxId === undefined || code === undefined) return;
  const property = taxId.at('code');
  if (taxId.peek('country') === 'SA' || VAT_NUMBER.test(code)) group.add(vat, code, property);
  else if (identity === undefined && /^[A-Za-z0-9]+$/.test(code)) {
    group.add(identifier, code, property)?.with(scheme, 'OTH');
    report.changed(
      'warning',
      { property, term: identifier },
      message('The foreign VAT number was written as an identifier with the scheme OTH.'),
    );
  } else {
    report.dropped(
      'warning',
      { property, term: vat },
      message('The foreign VAT number was not written; ZATCA invoices have only Saudi ones.'),
    );
  }
}

/** Writes the days of the supply, and no date of the operation. */
function writeSupply(mapping: Mapping): void {
  const { document, invoice, report } = mapping;
  const delivery = document.object('delivery', 'delivery');
  const period = delivery?.value.period;
  const group = invoice.group('BG-13');
  const operation = document.at('op_date');
  if (group?.first('BT-72')?.property === operation) {
    group.remove('BT-72');
    report.dropped(
      'warning',
      { property: operation },
      message('The date of the operation was not written; give the date of supply in delivery.'),
    );
  }
  if (period == null || delivery === undefined) return;
  const written = group ?? mapping.open(invoice, 'BG-13', delivery.path);
  const date = written.text('BT-72');
  written.remove('BT-72');
  written.add('BT-72', period.start, delivery.at('period.start'));
  invoice.add('KSA-24', period.end, delivery.at('period.end'));
  if (date !== undefined && date !== period.start) {
    report.dropped(
      'warning',
      { property: delivery.at('date'), term: 'BT-72' },
      message('The date of delivery was not written: the period of the supply begins on another day.'),
    );
  }
}

/** Writes why invoices are corrected, into the payment instructions. */
function writeReasons(mapping: Mapping): void {
  const { document, invoice, report } = mapping;
  if (!NOTES.includes(invoice.text('BT-3') ?? '')) {
    for (const each of document.list('preceding', 'reference')) reportReason(mapping, each);
    return;
  }
  const preceding = document.list('preceding', 'reference').filter((each) => each.has('reason'));
  if (preceding.length === 0) return;
  if (invoice.group('BG-16') === undefined) {
    const property = document.at('payment.instructions');
    mapping.open(invoice, 'BG-16', property).add('BT-81', '1', property);
    report.supplied(
      'info',
      { property, term: 'BT-81' },
      message('UBL states the reason of a correction with a means of payment; code 1 (not defined) was written.'),
    );
  }
  const [first, ...others] = invoice.groups('BG-16');
  for (const each of preceding) first?.add('KSA-10', each.text('reason'), each, 'reason');
  for (const each of others) each.add('KSA-10', preceding[0]?.text('reason'), preceding[0], 'reason');
}

function reportReason({ report }: Mapping, reference: Source<Preceding>): void {
  if (reference.text('reason') === undefined) return;
  report.dropped(
    'warning',
    { property: reference.at('reason') },
    message('The reason was not written; only credit and debit notes have one.'),
  );
}

const OTHER_CHARGE = 'ZZZ';

/** Supplies code and reason of charges. */
function writeCharges({ invoice, report }: Mapping): void {
  for (const charge of invoice.groups('BG-21')) {
    const { property } = charge;
    if (charge.first('BT-105') === undefined) {
      charge.add('BT-105', OTHER_CHARGE, property);
      report.supplied(
        'info',
        { property, term: 'BT-105' },
        message('The charge has no code; ZZZ, mutually defined, was written.'),
      );
    }
    if (charge.first('BT-104') === undefined) {
      charge.add('BT-104', 'Charge', property);
      report.supplied('info', { property, term: 'BT-104' }, message('The charge has no reason; Charge was written.'));
    }
  }
}

/** Writes VAT and total of a line. */
function writeLine(line: Group): void {
  const item = line.group('BG-30');
  const category = item?.text('BT-151');
  if (item && category === 'O' && item.first('BT-152') === undefined) {
    item.add('BT-152', '0', item.first('BT-151')?.property);
  }
  const quantity = line.first('BT-129');
  if (quantity && /^0+$/.test(quantity.text)) quantity.text = '0.00';
  const { net, tax } = taxOf(line);
  const { property } = line;
  line.add('KSA-11', tax.toString(), property);
  line.add('KSA-12', net.add(tax).toString(), property);
}

function taxOf(line: Group): { net: Amount; tax: Amount } {
  const net = (Amount.parse(line.text('BT-131') ?? '0') ?? Amount.ZERO).rescale(2);
  const rate = Amount.parse(line.group('BG-30')?.text('BT-152') ?? '0') ?? Amount.ZERO;
  const tax = net.up(net.exponent + rate.exponent + 2).multiply(rate);
  const hundred = Amount.parse('100') ?? Amount.ZERO;
  return { net, tax: tax.divide(hundred).rescale(2) };
}

/** Writes an advance as a line without amounts, with the prepayment invoice and its VAT. */
function writeAdvance(mapping: Mapping, advance: Source<Advance>): void {
  const { invoice, report } = mapping;
  const fault = (text: Message) => mapping.fault('BW-ZATCA-PREPAYMENT', advance.path, text);
  const { value, path } = advance;
  if (value.ref === undefined || value.ref === '') {
    report.changed(
      'warning',
      { property: path, term: 'BT-113' },
      message(
        'The advance has no prepayment invoice (ref), which ZATCA needs for prepaid amounts (BR-KSA-80); only the sum was written.',
      ),
    );
    return;
  }
  const currency = (value as { currency?: string }).currency;
  if (currency !== undefined && currency !== mapping.currency) {
    fault(message('The advance is not in the currency of the document; convert it.'));
    return;
  }
  const meta = ((value as { meta?: Record<string, string> }).meta ?? {}) as Record<string, string>;
  const breakdown = invoice.groups('BG-23');
  const [only] = breakdown.length === 1 ? breakdown : [];
  const category = meta['zatca-category'] ?? only?.text('BT-118');
  const rate = meta['zatca-rate'] ?? only?.text('BT-119');
  if (category === undefined || rate === undefined) {
    fault(message('State the VAT of the advance in meta, under zatca-category and zatca-rate.'));
    return;
  }
  if (value.date === undefined || value.date === '') {
    fault(message('The date of the prepayment invoice is missing; add it.'));
    return;
  }
  writePrepayment(mapping, advance, { category, rate, meta });
}

interface Prepaid {
  readonly category: string;
  readonly rate: string;
  readonly meta: Readonly<Record<string, string>>;
}

function writePrepayment(mapping: Mapping, { value, path }: Source<Advance>, { category, rate, meta }: Prepaid): void {
  const { invoice, report } = mapping;
  const line = mapping.open(invoice, 'BG-25', path);
  line.add('BT-126', String(invoice.groups('BG-25').length), path);
  line.add('BT-129', '0.00', path);
  line.add('BT-130', 'C62', path);
  line.add('BT-131', '0.00', path);
  line.add('KSA-26', value.ref, `${path}.ref`);
  line.add('KSA-27', meta['zatca-uuid'], path);
  line.add('KSA-28', value.date, `${path}.date`);
  const time = meta['zatca-issue-time'];
  line.add('KSA-29', time ?? '00:00:00', path);
  if (time === undefined) {
    report.supplied(
      'warning',
      { property: path, term: 'KSA-29' },
      message(
        'The time of the prepayment invoice is not known; 00:00:00 was written. Give it in meta under zatca-issue-time.',
      ),
    );
  }
  line.add('KSA-11', '0.00', path);
  line.add('KSA-12', '0.00', path);
  const { base, tax } = shareOf(value.amount ?? '0', rate);
  const group = mapping.open(line, 'KSA-30', path);
  group.add('KSA-31', base.toString(), `${path}.amount`);
  group.add('KSA-32', tax.toString(), `${path}.amount`);
  group.add('KSA-33', category, path);
  group.add('KSA-34', rate, path);
  const item = mapping.open(line, 'BG-31', path);
  item.add('BT-153', value.description || 'Prepayment adjustment', `${path}.description`);
  const supplied = mapping.open(line, 'BG-30', path);
  supplied.add('BT-151', category, path);
  supplied.add('BT-152', rate, path);
  mapping.open(line, 'BG-29', path).add('BT-146', '0.00', path);
}

/** Divides an amount with VAT into base and tax. */
function shareOf(amount: string, percent: string): { base: Amount; tax: Amount } {
  const [gross, rate] = [Amount.parse(amount) ?? Amount.ZERO, Amount.parse(percent) ?? Amount.ZERO];
  const hundred = Amount.parse('100') ?? Amount.ZERO;
  const whole = hundred.match(rate).add(rate);
  const tax = gross
    .up(gross.exponent + rate.exponent + 6)
    .multiply(rate)
    .divide(whole)
    .rescale(2);
  return { base: gross.rescale(2).subtract(tax), tax };
}

/** The amounts and quantities that cannot be negative. */
const POSITIVE: ReadonlySet<TermId> = new Set([
  ...(['BT-92', 'BT-93', 'BT-99', 'BT-100', 'BT-106', 'BT-107', 'BT-108', 'BT-109', 'BT-112', 'BT-113'] as const),
  ...(['BT-115', 'BT-116', 'BT-117', 'BT-129', 'BT-131', 'BT-136', 'BT-137', 'BT-146', 'BT-148'] as const),
]);

function refuseNegative({ invoice, faults }: Mapping): void {
  const seen = new Set<string>();
  const refuse = (value: Value) => {
    if (!value.text.startsWith('-')) return;
    const { property = '$' } = value;
    if (!seen.has(property)) faults.push(faultOf('BW-ZATCA-NEGATIVE', property, NEGATIVE));
    seen.add(property);
  };
  invoice.visit((group) => {
    for (let at = group.firstValue; at !== undefined; at = at.next) {
      if (at.id !== undefined && POSITIVE.has(at.id)) group.each(at.id, refuse);
    }
  });
}

const NEGATIVE = message('ZATCA does not accept negative amounts; put returned goods into a credit note.');
