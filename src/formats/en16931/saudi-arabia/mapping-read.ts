/** What invoices of Saudi Arabia read differently (chapter 17 §6). */

import type { InvoiceDraft } from '../../../engine/document-types.ts';
import type { JsonObject } from '../../../engine/model/json.ts';
import { message } from '../../../engine/text/message.ts';
import type { Reading, Terms } from '../../mapping/read/reading.ts';
import { type Group, Value } from '../../model/group.ts';
import { Decimal, sum } from '../../rules/decimal.ts';
import type { XmlElement } from '../../xml/element.ts';

const PREPAYMENT = '386';
const NOTES = ['381', '383'];
const VAT_NUMBER = /^3\d{13}3$/;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const FLAGS = 7;
/** The tags by the position of their flag. */
const TAGS: readonly (readonly [position: number, tag: string])[] = [
  [3, 'third-party'],
  [4, 'nominal'],
  [5, 'export'],
  [6, 'summary'],
  [7, 'self-billed'],
];

/** What is changed in the draft of a document. */
interface Draft {
  uuid?: string;
  $tags?: string[];
  type?: string;
  issue_date?: string;
  issue_time?: string;
  tax?: { ext?: Texts; notes?: TaxNote[] | undefined };
  meta?: Texts;
  supplier?: Party;
  customer?: Party | undefined;
  preceding?: { reason?: string }[];
  lines?: (Row & { total?: string; item?: { unit?: string | undefined; ext?: Texts } })[];
  discounts?: Adjustment[] | undefined;
  charges?: Adjustment[];
  notes?: { key?: string; ext?: Texts }[];
  delivery?: { date?: string; period?: { start: string; end: string } };
  payment?: { instructions?: object | undefined; advances?: Advance[] | undefined };
}
type Texts = Record<string, string>;
interface TaxNote {
  cat: string;
  text: string;
  ext: Texts;
}
interface Party {
  tax_id?: { country?: string; code?: string } | undefined;
  identities?: { type?: string; code?: string }[] | undefined;
  addresses?: (Texts | { meta?: Texts })[];
}
interface Row {
  taxes?: { ext?: Texts }[];
  discounts?: Adjustment[];
  charges?: Adjustment[];
}
interface Adjustment extends Row {
  percent?: string;
  base?: string;
  amount?: string;
}
interface Advance {
  amount?: string;
  [name: string]: string | Texts | undefined;
}

/** The lines of prepayments, by the invoice that they were taken from. */
const prepayments = new WeakMap<Reading, readonly Group[]>();

/** Takes out the references of the seal and the lines of prepayments, and moves the total in riyals to its place. */
function prepare(reading: Reading): void {
  const { group } = reading.invoice;
  group.removeGroups('BG-24', ({ element }) => element !== undefined && isOfSeal(element));
  const isPrepayment = (line: Group) => typeOf(line.element) === PREPAYMENT && line.group('KSA-30') !== undefined;
  const lines = group.groups('BG-25').filter((line) => isPrepayment(line) && isWithoutAmounts(line));
  prepayments.set(reading, lines);
  group.removeGroups('BG-25', (line) => lines.includes(line));
  const totals = group.group('BG-22');
  const own = totals?.first('KSA-111');
  totals?.remove('BT-111');
  if (totals === undefined || own === undefined) return;
  totals.remove('KSA-111');
  if (reading.currency === reading.invoice.peek('BT-6')) reading.take(own);
  else totals.put('BT-111', new Value(own.text, own.element));
}

function typeOf(line: XmlElement | undefined): string | undefined {
  return line?.child('cac:DocumentReference')?.child('cbc:DocumentTypeCode')?.value.trim();
}

function isWithoutAmounts(line: Group): boolean {
  const price = line.group('BG-29')?.text('BT-146');
  return [line.text('BT-131'), line.text('KSA-11'), line.text('KSA-12'), price].every(
    (text) => text === undefined || Decimal.parse(text)?.isZero,
  );
}

function read(reading: Reading, draft: InvoiceDraft): InvoiceDraft {
  const read = structuredClone(draft) as unknown as Draft;
  const root = reading.invoice.element;
  if (root === undefined) return draft;
  readHead(reading, root, read);
  readTime(reading, read);
  for (const [role, id, address] of PARTIES) readParty(reading, reading.invoice.inner(id), read[role], address);
  readReasons(reading, read);
  readTaxes(reading, read);
  readAdjustments(reading, read);
  readItems(read);
  readDelivery(reading, read);
  readAdvances(reading, read);
  settleSeal(reading, root);
  return read as unknown as InvoiceDraft;
}

function readHead(reading: Reading, root: XmlElement, draft: Draft): void {
  const { invoice } = reading;
  const meta: Texts = {};
  const uuid = invoice.text('KSA-1', '$.uuid');
  if (uuid !== undefined && UUID.test(uuid)) draft.uuid = uuid.toLowerCase();
  else if (uuid !== undefined) meta['zatca-uuid'] = uuid;
  const flags = invoice.text('KSA-2', '$.tax.ext.sa-zatca-invoice-type') ?? '';
  if (flags !== '') {
    draft.tax = { ...draft.tax, ext: { ...draft.tax?.ext, 'sa-zatca-invoice-type': flags.slice(0, FLAGS) } };
    if (flags.length > FLAGS) meta['zatca-flags'] = flags.slice(FLAGS);
  }
  const flagged = TAGS.filter(([position]) => flags[position - 1] === '1').map(([, tag]) => tag);
  const tags = [...(flags.startsWith('02') ? ['simplified'] : []), ...flagged];
  if (tags.length > 0 || draft.$tags) {
    draft.$tags = [...(draft.$tags ?? []), ...tags.filter((tag) => !draft.$tags?.includes(tag))];
  }
  const [counter, hash] = [invoice.text('KSA-16', '$.meta.zatca-icv'), invoice.text('KSA-13', '$.meta.zatca-pih')];
  if (counter !== undefined) meta['zatca-icv'] = counter;
  if (hash !== undefined) meta['zatca-pih'] = hash;
  if (Object.keys(meta).length > 0) draft.meta = { ...draft.meta, ...meta };
  for (const note of draft.notes ?? []) delete note.key;
  if (!hasContent(root.child('cac:AccountingCustomerParty'))) draft.customer = undefined;
}

function hasContent(element: XmlElement | undefined): boolean {
  return element !== undefined && element.value.trim() !== '';
}

const HOURS = 3;

/** Reads the time in the zone of Saudi Arabia. */
function readTime(reading: Reading, draft: Draft): void {
  const property = '$.issue_time';
  const given = reading.invoice.text('KSA-25', property);
  const [, clock, zone] = /^(\d\d:\d\d:\d\d)(?:\.\d+)?(Z?)$/.exec(given ?? '') ?? [];
  if (clock === undefined) {
    draft.issue_time = '00:00:01';
    const text = message('The time of issue is missing or not readable; 00:00:01 was used.');
    reading.report.supplied('warning', { property, term: 'KSA-25' }, text);
    return;
  }
  draft.issue_time = clock;
  if (zone !== 'Z' || draft.issue_date === undefined) return;
  const local = new Date(Date.parse(`${draft.issue_date}T${clock}Z`) + HOURS * 3_600_000).toISOString();
  draft.issue_date = local.slice(0, 10);
  draft.issue_time = local.slice(11, 19);
  reading.report.changed(
    'info',
    { property, term: 'KSA-25' },
    message('The time was read as Saudi time, three hours ahead of UTC.'),
  );
}

const PARTIES = [
  ['supplier', 'BG-4', ['BG-5', 'KSA-23', 'KSA-3', 'BT-36', 'BT-29', 'BT-31']],
  ['customer', 'BG-7', ['BG-8', 'KSA-19', 'KSA-4', 'BT-51', 'BT-46', 'BT-48']],
] as const;

function readParty(
  reading: Reading,
  terms: Terms | undefined,
  party: Party | undefined,
  [around, plot, district, second, identifier, vat]: (typeof PARTIES)[number][2],
): void {
  if (terms === undefined || party === undefined) return;
  const ids = terms.group.all(identifier).filter(({ text }) => text.trim() !== '');
  party.identities = ids.map((id) => {
    const type = terms.qualifier(id, `${identifier}-1`);
    reading.take(id);
    return { ...(type !== undefined && { type }), code: id.text.trim() };
  });
  if (party.identities.length === 0) party.identities = undefined;
  const address = terms.inner(around);
  const country = address?.peek(around === 'BG-5' ? 'BT-40' : 'BT-55');
  const number = terms.text(vat);
  if (number !== undefined) {
    const isSaudi = VAT_NUMBER.test(number) || country === 'SA' || country === undefined;
    party.tax_id = { country: isSaudi ? 'SA' : country, code: number };
  }
  const [read] = (party.addresses ?? []) as (Texts & { meta?: Texts })[];
  if (address === undefined || read === undefined) return;
  const own = { block: address.text(plot), street_extra: address.text(district) };
  const more = address.text(second);
  delete (read as Partial<Texts>).street_extra;
  for (const [name, text] of Object.entries(own)) if (text !== undefined) read[name] = text;
  if (more !== undefined) Object.assign(read, { meta: { 'zatca-additional-street': more } });
  cutNumber(reading, read, address);
}

/** Cuts the number of the building from the end of the street, where some programs repeat it. */
function cutNumber({ report }: Reading, address: Texts, terms: Terms): void {
  const { street, num } = address;
  if (street === undefined || num === undefined || !street.endsWith(` ${num}`)) return;
  address.street = street.slice(0, -num.length - 1);
  report.changed(
    'info',
    { element: terms.element, term: 'BT-35' },
    message('The building number at the end of the street was removed.'),
  );
}

/** Reads why invoices are corrected, from the payment instructions. */
function readReasons(reading: Reading, draft: Draft): void {
  const { invoice } = reading;
  const means = invoice.all('BG-16');
  const reasons = [...new Set(means.flatMap((each) => each.values('KSA-10').map(({ text }) => text.trim())))];
  const { preceding = [] } = draft;
  if (NOTES.includes(invoice.peek('BT-3') ?? '') && reasons.length > 0) {
    preceding.forEach((each, at) => {
      const isLast = at === preceding.length - 1;
      const reason =
        isLast && reasons.length > preceding.length ? reasons.slice(at).join('; ') : (reasons[at] ?? reasons.at(-1));
      if (reason !== undefined) each.reason = reason;
    });
  }
  const isSupplied = means.length === 1 && means[0]?.peek('BT-81') === '1' && means[0].group.firstGroup === undefined;
  const saysMore = ['BT-82', 'BT-83', 'BT-86'].some((id) => means[0]?.peek(id as 'BT-82') !== undefined);
  if (isSupplied && !saysMore && reasons.length > 0 && draft.payment) draft.payment.instructions = undefined;
}

const UNTAXED = ['Z', 'E', 'O'];

/** Reads the reasons of all categories without VAT, and distributes lines among several codes. */
function readTaxes(reading: Reading, draft: Draft): void {
  const groups = reading.invoice.all('BG-23');
  const notes: TaxNote[] = [];
  for (const group of groups) {
    const [category, text] = [group.peek('BT-118') ?? '', group.text('BT-120', `$.tax.notes[${notes.length}].text`)];
    const isKnown = notes.some((each) => each.text === text && each.ext['untdid-tax-category'] === category);
    if (text !== undefined && UNTAXED.includes(category) && !isKnown) {
      notes.push({ cat: 'VAT', text, ext: { 'untdid-tax-category': category } });
    }
  }
  reading.report.retain(({ term, kind }) => kind !== 'dropped' || term !== 'BT-120');
  draft.tax = { ...draft.tax, notes: notes.length > 0 ? notes : undefined };
  for (const category of UNTAXED) shareOut(reading, groups, draft, category);
}

/** Gives the lines of a category the codes of its groups, if only one distribution matches the groups' bases. */
function shareOut(reading: Reading, groups: readonly Terms[], draft: Draft, category: string): void {
  const own = groups.filter((each) => each.peek('BT-118') === category && each.peek('BT-121') !== undefined);
  const isOf = (row: Row) => row.taxes?.[0]?.ext?.['untdid-tax-category'] === category;
  const elements = reading.invoice.all('BG-25');
  const lines = (draft.lines ?? []).flatMap((line, at) =>
    isOf(line) ? { line, net: Decimal.parse(elements[at]?.peek('BT-131')) ?? Decimal.ZERO } : [],
  );
  const isAdjusted = [...(draft.discounts ?? []), ...(draft.charges ?? [])].some(isOf);
  if (own.length < 2 || isAdjusted) return;
  const bases = own.map((each) => Decimal.parse(each.peek('BT-116')) ?? Decimal.ZERO);
  const [only, another] = waysOf(
    lines.map(({ net }) => net),
    bases,
  );
  if (only === undefined || another !== undefined) return;
  lines.forEach(({ line }, at) => {
    const ext = line.taxes?.[0]?.ext;
    const code = own[only[at] ?? 0]?.peek('BT-121');
    if (ext && code !== undefined) ext['cef-vatex'] = code;
  });
  reading.report.retain(({ term, kind }) => kind !== 'difference' || term !== 'BT-121');
}

/** With more steps, lines are not distributed. */
const MOST_STEPS = 20_000;

/** Returns up to two ways of distributing amounts so that they add up to bases. */
function waysOf(nets: readonly Decimal[], bases: readonly Decimal[]): number[][] {
  const ways: number[][] = [];
  let steps = 0;
  const left = [...bases];
  const taken: number[] = [];
  const go = (): void => {
    if (++steps > MOST_STEPS || ways.length > 1) return;
    const net = nets[taken.length];
    if (net === undefined) {
      if (left.every((each) => each.isZero)) ways.push([...taken]);
      return;
    }
    for (let at = 0; at < left.length; at++) {
      const before = left[at] ?? Decimal.ZERO;
      if (before.compare(net) < 0) continue;
      left[at] = before.minus(net);
      taken.push(at);
      go();
      taken.pop();
      left[at] = before;
    }
  };
  go();
  return steps > MOST_STEPS ? [] : ways;
}

/** Leaves out discounts of zero, and bases that follow from the lines. */
function readAdjustments(reading: Reading, draft: Draft): void {
  const { invoice, report } = reading;
  const isNothing = ({ amount, percent }: Adjustment) =>
    percent === undefined && Decimal.parse(amount)?.isZero === true;
  for (const rows of [draft.discounts, ...(draft.lines ?? []).map(({ discounts }) => discounts)]) {
    if (!rows?.some(isNothing)) continue;
    rows.splice(0, rows.length, ...rows.filter((row) => !isNothing(row)));
    report.dropped('info', { property: '$.discounts', term: 'BT-92' }, message('A discount of zero was left out.'));
  }
  const total = invoice.inner('BG-22')?.peek('BT-106');
  for (const row of [...(draft.discounts ?? []), ...(draft.charges ?? [])]) leaveOutBase(row, total);
  const elements = invoice.all('BG-25');
  (draft.lines ?? []).forEach((line, at) => {
    const group = elements[at];
    const [quantity, price] = [group?.peek('BT-129'), group?.inner('BG-29')?.peek('BT-146')].map((each) =>
      Decimal.parse(each),
    );
    const gross = quantity && price && quantity.times(price).round(2);
    for (const row of [...(line.discounts ?? []), ...(line.charges ?? [])]) leaveOutBase(row, gross?.toString());
  });
}

function leaveOutBase(row: Adjustment, usual: string | undefined): void {
  const [base, whole] = [Decimal.parse(row.base), Decimal.parse(usual)];
  if (row.percent !== undefined && base && whole?.equals(base)) delete row.base;
}

/** Units are kept as they are. */
function readItems({ lines = [] }: Draft): void {
  for (const { item } of lines) {
    const code = item?.ext?.['untdid-unit'];
    if (item?.ext === undefined || code === undefined) continue;
    delete item.ext['untdid-unit'];
    item.unit ??= code;
  }
}

/** Restores units that have no key, such as PCE: ZATCA's files keep them as they are (§10.2). Building moves them to `ext`. */
function restore(document: JsonObject): void {
  const { lines = [] } = document as Draft;
  for (const { item } of lines) {
    const code = item?.ext?.['untdid-unit'];
    if (item?.ext === undefined || code === undefined || item.unit !== undefined) continue;
    const { 'untdid-unit': _, ...others } = item.ext;
    delete item.ext;
    item.unit = code;
    if (Object.keys(others).length > 0) item.ext = others;
  }
}

function readDelivery({ invoice }: Reading, draft: Draft): void {
  const end = invoice.date('KSA-24', '$.delivery.period.end');
  const start = draft.delivery?.date;
  if (end !== undefined && start !== undefined) draft.delivery = { ...draft.delivery, period: { start, end } };
}

/** Reads advances from the lines of prepayments; the rest of the prepaid amount becomes another one. */
function readAdvances(reading: Reading, draft: Draft): void {
  const { invoice, report } = reading;
  const lines = prepayments.get(reading) ?? [];
  const advances = lines.flatMap((line) => line.groups('KSA-30').map((group) => advanceOf(line, group)));
  for (const line of lines) {
    for (const [, value] of line.within()) value.isTaken = true;
    for (const element of line.element?.within() ?? []) reading.taken.add(element);
  }
  if (advances.length === 0) return;
  const prepaid = invoice.inner('BG-22')?.peek('BT-113') ?? '0';
  const rest = (Decimal.parse(prepaid) ?? Decimal.ZERO).minus(sum(advances.map(({ amount }) => amount)));
  const property = '$.payment.advances';
  if (rest.isNegative) {
    const text = message('The prepayments of the lines add up to more than the prepaid amount (BT-113).');
    report.difference('error', { property, term: 'BT-113' }, text);
  }
  const others = rest.isZero || rest.isNegative ? [] : [{ amount: rest.toString() }];
  draft.payment = { ...draft.payment, advances: [...advances, ...others] };
}

function advanceOf(line: Group, group: Group): Advance {
  const text = (id: 'KSA-26' | 'KSA-27' | 'KSA-28' | 'KSA-29') => line.text(id)?.trim();
  const meta: Texts = {};
  const keep = (key: string, value: string | undefined) => {
    if (value !== undefined && value !== '') meta[`zatca-${key}`] = value;
  };
  keep('category', group.text('KSA-33')?.trim());
  keep('issue-time', text('KSA-29'));
  keep('rate', group.text('KSA-34')?.trim());
  keep('uuid', text('KSA-27'));
  return {
    date: text('KSA-28'),
    ref: text('KSA-26'),
    description: line.group('BG-31')?.text('BT-153')?.trim(),
    amount: sum([group.text('KSA-31')?.trim(), group.text('KSA-32')?.trim()]).toString(),
    meta,
  };
}

/**
 * Returns whether a reference belongs to the seal. The hash does not cover the reference of the QR code, so nothing in it counts as an
 * attachment.
 */
function isOfSeal(reference: XmlElement): boolean {
  return reference.all('cbc:ID').some(({ value }) => ['QR', 'ICV', 'PIH'].includes(value.trim()));
}

/** Marks the parts of the seal as read: writing the invoice makes new ones. */
function settleSeal(reading: Reading, root: XmlElement): void {
  const codes = root.all('cac:AdditionalDocumentReference').filter(isOfSeal);
  const parts = [...root.all('ext:UBLExtensions'), ...root.all('cac:Signature'), ...codes];
  for (const part of parts) for (const element of part.within()) reading.taken.add(element);
}

export const readMapping = { prepare, read, restore };
