/** What Croatian invoices map differently (chapter 21 §5.4). */

import type { InvoiceDraft } from '../../../engine/document-types.ts';
import { type Message, message } from '../../../engine/text/message.ts';
import type { Format } from '../../declare/format.ts';
import { lazily } from '../../lazily.ts';
import type { OwnMapping } from '../../mapping/own-mapping.ts';
import type { Reading, Terms } from '../../mapping/read/reading.ts';
import type { Mapping } from '../../mapping/write/mapping.ts';
import type { Source } from '../../mapping/write/source.ts';
import type { Group } from '../../model/group.ts';
import { Decimal, sum } from '../../rules/decimal.ts';
import type { Finding } from '../../rules/run.ts';
import type { TermId } from '../../terms/declare.ts';
import type { XmlElement } from '../../xml/element.ts';
import { OUTSIDE_NAMES } from './rules/names.ts';

const OIB_SCHEME = '9934';
/** The business processes of types; others are P1. */
const PROCESSES: ReadonlyMap<string, string> = new Map([
  ['381', 'P9'],
  ['384', 'P10'],
  ['386', 'P4'],
  ['389', 'P12'],
]);
const USUAL = 'P1';
const WITH_REASON = ['E', 'O'];

const processOf = (type: string | undefined) => PROCESSES.get(type ?? '') ?? USUAL;

/** Returns the Croatian name of a category; undefined for a rate without one. */
function nameOf(category: string, percent: string | undefined): string | undefined {
  if (category !== 'S') return `HR:${category}`;
  const rate = [25, 13, 5].find((each) => each === Number(percent));
  return rate === undefined ? undefined : `HR:PDV${rate}`;
}

/** The terms of a VAT category in a line, allowance, charge or breakdown. */
interface CategoryTerms {
  readonly group: TermId;
  readonly category: TermId;
  readonly rate: TermId;
  readonly name: TermId;
  readonly reason: TermId;
  readonly code: TermId;
}

const LINE = {
  group: 'BG-30',
  category: 'BT-151',
  rate: 'BT-152',
  name: 'HR-BT-12',
  reason: 'HR-BT-13',
  code: 'HR-BT-14',
} as const;
const ALLOWANCE = {
  group: 'BG-20',
  category: 'BT-95',
  rate: 'BT-96',
  name: 'HR-BT-6',
  reason: 'HR-BT-7',
  code: 'HR-BT-8',
} as const;
const CHARGE = { ...ALLOWANCE, group: 'BG-21', category: 'BT-102', rate: 'BT-103' } as const;
const CATEGORIES: readonly CategoryTerms[] = [LINE, ALLOWANCE, CHARGE];

function* groupsIn(group: Group, id: TermId): Generator<Group> {
  for (const inner of group.inner()) {
    if (inner.id === id) yield inner;
    yield* groupsIn(inner, id);
  }
}

function write(mapping: Mapping): void {
  writeHead(mapping);
  writeAddresses(mapping);
  for (const terms of CATEGORIES) {
    for (const group of groupsIn(mapping.invoice, terms.group)) writeCategory(mapping, group, terms);
  }
  writeExtension(mapping);
  for (const item of groupsIn(mapping.invoice, 'BG-31')) writeClassifications(mapping, item);
}

function writeHead({ document, invoice, report }: Mapping): void {
  invoice.add('HR-BT-2', document.text('issue_time'), document.at('issue_time'));
  const meta = document.object('meta') as Source<Record<string, unknown>> | undefined;
  const own = (key: string) => [meta?.text(key), `${document.path}.meta.${key}`] as const;
  const seller = invoice.group('BG-4');
  seller?.add('HR-BT-4', ...own('hr-operator'));
  seller?.add('HR-BT-5', ...own('hr-operator-oib'));
  invoice.add('HR-BT-15', ...own('hr-cash-accounting'));
  const [process, property] = own('hr-process');
  invoice.group('BG-2')?.add('BT-23', process ?? processOf(invoice.text('BT-3')), property);
  if (process !== undefined) return;
  report.supplied(
    'info',
    { property, term: 'BT-23' },
    message('The business process {process} of this type was written.', { process: processOf(invoice.text('BT-3')) }),
  );
}

const PARTIES = [
  ['BG-4', 'BT-31', 'BT-34'],
  ['BG-7', 'BT-48', 'BT-49'],
] as const satisfies readonly (readonly [TermId, TermId, TermId])[];

/** Writes the OIB as electronic address, if a party has no other. */
function writeAddresses({ invoice, report }: Mapping): void {
  for (const [id, vat, electronic] of PARTIES) {
    const party = invoice.group(id);
    const number = party?.first(vat);
    if (party === undefined || !number?.text.startsWith('HR') || party.first(electronic) !== undefined) continue;
    party.add(electronic, number.text.slice(2), number.property)?.with(`${electronic}-1`, OIB_SCHEME);
    report.supplied(
      'info',
      { property: number.property, term: electronic },
      message('The party has no electronic address; its registration number was written instead.'),
    );
  }
}

/** Writes the name of a VAT category, and for E and O the reason of its group. */
function writeCategory({ invoice, report }: Mapping, group: Group, terms: CategoryTerms): void {
  const category = group.text(terms.category) ?? '';
  const property = group.first(terms.category)?.property;
  const name = nameOf(category, group.text(terms.rate));
  group.add(terms.name, name, property);
  if (name === undefined) {
    const text = message('There is no Croatian name for a VAT category at {percent} %.', {
      percent: group.text(terms.rate) ?? '',
    });
    report.dropped('warning', { property, term: terms.name }, text);
  }
  if (!WITH_REASON.includes(category)) return;
  const total = invoice.groups('BG-23').find((each) => each.text('BT-118') === category);
  group.add(terms.reason, total?.text('BT-120'), property);
  group.add(terms.code, total?.text('BT-121'), property);
}

/** Writes the totals of the extension, which exempt invoices and those outside the scope of VAT need. */
function writeExtension(mapping: Mapping): void {
  const { invoice } = mapping;
  const breakdown = invoice.groups('BG-23');
  if (!breakdown.some((group) => WITH_REASON.includes(group.text('BT-118') ?? ''))) return;
  for (const group of breakdown) {
    const category = group.text('BT-118') ?? '';
    const written = mapping.open(invoice, 'HR-BG-2', group.property);
    const copy = (to: TermId, from: TermId) => written.add(to, group.text(from), group.first(from)?.property);
    copy('HR-BT-16', 'BT-116');
    copy('HR-BT-17', 'BT-117');
    copy('HR-BT-18', 'BT-118');
    written.add('HR-BT-22', nameOf(category, group.text('BT-119')), group.first('BT-118')?.property);
    written.add('HR-BT-19', group.text('BT-119') ?? '0', group.property);
    copy('HR-BT-21', 'BT-121');
    copy('HR-BT-20', 'BT-120');
  }
  const totals = invoice.group('BG-22');
  const outside = sum(breakdown.filter((each) => each.text('BT-118') === 'O').map((each) => each.text('BT-116')));
  const base = (Decimal.parse(totals?.text('BT-109')) ?? Decimal.ZERO).minus(outside);
  const property = totals?.property;
  invoice.add('HR-BT-25', totals?.text('BT-110') ?? '0.00', property);
  invoice.add('HR-BT-23', base.toString(), property);
  invoice.add('HR-BT-24', outside.isZero ? '0.00' : outside.toString(), property);
}

/** Leaves out classifications other than KPD, which Croatia does not allow. */
function writeClassifications({ report }: Mapping, item: Group): void {
  const codes = item.all('BT-158');
  const kept = codes.filter((code) => code.qualifier('BT-158-1') === 'CG');
  if (kept.length === codes.length) return;
  item.remove('BT-158');
  for (const { text, property } of kept) item.add('BT-158', text, property)?.with('BT-158-1', 'CG');
  for (const { property } of codes.filter((code) => !kept.includes(code))) {
    report.dropped(
      'warning',
      { property, term: 'BT-158' },
      message('Not written: Croatian invoices classify items only by KPD 2025; set the label to CG.'),
    );
  }
}

const FOLLOWS = message('Not kept: it follows from the VAT category and will be written again.');
const passes = (name: string) =>
  message('The amount is a pass-through item ({name}), which a document cannot express; it was noted.', { name });
const OTHER_TOTAL = message('The amount outside the scope of VAT (HR-BT-24) differs from the sum of its groups.');

function read(reading: Reading, draft: InvoiceDraft): InvoiceDraft {
  const { invoice } = reading;
  const meta: Record<string, string> = {};
  const keep = (terms: Terms | undefined, id: TermId, key: string) => {
    const text = terms?.text(id, `$.meta.${key}`);
    if (text !== undefined) meta[key] = text;
  };
  const seller = invoice.inner('BG-4');
  keep(seller, 'HR-BT-4', 'hr-operator');
  keep(seller, 'HR-BT-5', 'hr-operator-oib');
  keep(invoice, 'HR-BT-15', 'hr-cash-accounting');
  const control = invoice.inner('BG-2');
  if (control?.peek('BT-23') === processOf(invoice.peek('BT-3'))) control.value('BT-23');
  else keep(control, 'BT-23', 'hr-process');
  readExtension(reading);
  const time = invoice.text('HR-BT-2', '$.issue_time');
  return {
    ...draft,
    ...(time !== undefined && { issue_time: time }),
    lines: draft.lines?.map((line, at) => readLine(reading, line, at)),
    discounts: draft.discounts?.map((each, at) => readAdjustment(invoice.all('BG-20')[at], ALLOWANCE, each)),
    charges: draft.charges?.map((each, at) => readAdjustment(invoice.all('BG-21')[at], CHARGE, each)),
    ...((Object.keys(meta).length > 0 || draft.meta != null) && { meta: { ...draft.meta, ...meta } }),
  };
}

type Line = NonNullable<InvoiceDraft['lines']>[number];

/** Reads the name and the reason of a line's category, and its references. */
function readLine(reading: Reading, line: Line, at: number): Line {
  const group = reading.invoice.all('BG-25')[at];
  if (group === undefined || line == null) return line;
  const passed = readCategory(group.inner('BG-30'), LINE);
  const element = group.element;
  const order = line.order ?? reading.textOf(element, 'cac:OrderLineReference', 'cac:OrderReference', 'cbc:ID');
  return {
    ...line,
    ...(order !== undefined && { order }),
    ...(passed !== undefined && { notes: [...(line.notes ?? []), { text: passed }] }),
  };
}

/** Reads the name and the reason of the category of an allowance or charge. */
function readAdjustment<T extends { readonly reason?: string | null } | null>(
  group: Terms | undefined,
  terms: CategoryTerms,
  adjustment: T,
): T {
  const passed = readCategory(group, terms);
  if (passed === undefined || adjustment === null) return adjustment;
  return { ...adjustment, reason: [adjustment.reason, passed].filter((text) => text != null).join(', ') };
}

/** Takes what follows from a category. Returns the name of an amount that passes through. */
function readCategory(group: Terms | undefined, terms: CategoryTerms): string | undefined {
  if (group === undefined) return undefined;
  const { report } = group.reading;
  const name = group.peek(terms.name);
  const element = group.elementOf(terms.name) ?? group.element;
  for (const id of [terms.reason, terms.code]) take(group, id, FOLLOWS);
  if (name === undefined || !OUTSIDE_NAMES.includes(name)) {
    take(group, terms.name, FOLLOWS);
    return undefined;
  }
  group.value(terms.name);
  report.changed('warning', { element, term: terms.name }, passes(name));
  return name;
}

function take(group: Terms, id: TermId, text: Message): void {
  const value = group.value(id);
  if (value) group.reading.report.dropped('info', { element: value.element, term: id }, text);
}

/** Takes the totals of the extension, which follow from the VAT breakdown. */
function readExtension(reading: Reading): void {
  const { invoice, report } = reading;
  const groups = invoice.all('HR-BG-2');
  const outside = sum(
    invoice
      .all('BG-23')
      .filter((each) => each.peek('BT-118') === 'O')
      .map((each) => each.peek('BT-116')),
  );
  const stated = Decimal.parse(invoice.peek('HR-BT-24'));
  if (stated && !stated.equals(outside)) {
    report.changed('warning', { element: invoice.elementOf('HR-BT-24'), term: 'HR-BT-24' }, OTHER_TOTAL);
  }
  for (const id of ['HR-BT-23', 'HR-BT-24', 'HR-BT-25'] as const) take(invoice, id, FOLLOWS);
  for (const group of groups) {
    group.settle();
    report.dropped('info', { element: group.element, term: 'HR-BG-2' }, FOLLOWS);
  }
}

const extension = lazily(() => import('./rules/extension.ts'));

async function judge(root: XmlElement, { key }: Format): Promise<Finding[]> {
  return (await extension()).disorder(root, key);
}

export const mapping: OwnMapping = { write, read, judge };
