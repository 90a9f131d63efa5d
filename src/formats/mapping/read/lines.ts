/** Reads lines: quantity, item, price and details (chapter 14 §5.7). */

import type { InvoiceDraft } from '../../../engine/document-types.ts';
import { UNIT_EXTENSION } from '../../../engine/org/unit.ts';
import { unitOfCode } from '../../../engine/org/units.ts';
import { message } from '../../../engine/text/message.ts';
import { Decimal } from '../../rules/decimal.ts';
import { readLineCharges, readLineDiscounts, rounded } from './adjustments.ts';
import { informationOf, isDetail, labelOf, readBreakdown, type SubLine } from './breakdown.ts';
import { LINE_SELLER } from './extended-parties.ts';
import { readIdentity, readParty } from './parties.ts';
import { readPrice } from './price.ts';
import { extensions, listOf, type Reading, type Terms, unlessEmpty } from './reading.ts';
import { readPeriod } from './references.ts';
import { type Breakdowns, readTax } from './taxes.ts';
import { linesWithout } from './without-lines.ts';

export type Line = NonNullable<NonNullable<InvoiceDraft['lines']>[number]>;
type Item = NonNullable<Line['item']>;
type Attribute = NonNullable<NonNullable<Item['attributes']>[number]>;
type Identity = NonNullable<NonNullable<Item['identities']>[number]>;
type Note = NonNullable<NonNullable<Line['notes']>[number]>;

export function readLines(reading: Reading, breakdowns: Breakdowns): Line[] {
  const lines: Line[] = [];
  const all = reading.invoice.all('BG-25');
  const information = informationOf(all);
  const informing = new Set([...information.values()].flat());
  reading.readingLines(() => {
    for (const group of all) {
      if (informing.has(group) || !counts(group)) continue;
      const parts = information.get(group.peek('BT-126') ?? '');
      lines.push(readLine(group, breakdowns, lines.length, parts));
    }
  });
  return all.length === 0 ? linesWithout(reading, breakdowns) : lines;
}

/** Returns whether a line counts. Lines that are only headings or information are in no sum (chapter 11 §7.2). */
function counts(line: Terms): boolean {
  const kind = line.text('BT-X-8') ?? line.text('EXT-FR-FE-163');
  if (isDetail(kind)) return true;
  const which = labelOf(line);
  line.reading.report.dropped(
    'warning',
    { element: line.element, term: 'BG-25' },
    which === ''
      ? message('Ignored a line without number and name: its kind is {kind}, which no total includes.', { kind })
      : message('Ignored line {which}: its kind is {kind}, which no total includes.', { which, kind }),
  );
  line.settle();
  return false;
}

function readLine(line: Terms, breakdowns: Breakdowns, position: number, information: readonly Terms[] = []): Line {
  const path = `$.lines[${position}]`;
  const { reading } = line;
  checkNumber(line, position, path);
  const quantity = line.number('BT-129', `${path}.quantity`) ?? '1';
  const price = readPrice(line, quantity, `${path}.item`);
  const lineSum = () => {
    const whole = Decimal.parse(quantity)?.times(Decimal.parse(price) ?? Decimal.ZERO);
    return whole && rounded(whole, reading.subunits);
  };
  const asPart = (part: Terms, partQuantity: string, i: number) => readPart(part, partQuantity, path, i);
  const tax = readTax(line.inner('BG-30'), ['BT-151', 'BT-151-0', 'BT-152'], breakdowns, `${path}.taxes[0]`);
  return {
    quantity,
    ...readDetails(line, path),
    item: readItem(line, price, `${path}.item`),
    breakdown:
      readBreakdown(line, line.all('BG-25'), quantity, price, asPart) ??
      readBreakdown(line, information, '1', price, asPart),
    seller: readSeller(line, `${path}.seller`),
    discounts: unlessEmpty(readLineDiscounts(line, lineSum, path)),
    charges: unlessEmpty(readLineCharges(line, lineSum, path)),
    taxes: listOf(tax),
    notes: unlessEmpty(readNotes(line, path)),
  };
}

/** Returns the details that both lines and their parts may have. */
function readDetails(line: Terms, path: string): Pick<Line, 'identifier' | 'period' | 'order' | 'cost'> {
  const object = line.value('BT-128', `${path}.identifier.code`);
  const code = object && line.textOf(object, 'BT-128', `${path}.identifier.code`);
  const scheme = line.text('BT-128-1');
  return {
    identifier: code === undefined ? undefined : { code, ext: extensions({ 'untdid-reference': scheme }) },
    period: readPeriod(line.inner('BG-26'), 'BT-134', 'BT-135', `${path}.period`),
    order: line.text('BT-132', `${path}.order`),
    cost: line.text('BT-133', `${path}.cost`),
  };
}

function readPart(part: Terms, quantity: string, line: string, position: number): SubLine {
  const path = `${line}.breakdown[${position}]`;
  const price = readPrice(part, quantity, `${path}.item`);
  return {
    quantity,
    ...readDetails(part, path),
    item: readItem(part, price, `${path}.item`),
    notes: unlessEmpty(readNotes(part, path)),
  };
}

/** Reads the seller of a line (French extension only). */
function readSeller(line: Terms, path: string): Line['seller'] {
  if (LINE_SELLER.name && !line.reading.hasTerm(LINE_SELLER.name)) return undefined;
  const seller = readParty(line, LINE_SELLER, path);
  const country = line.text('EXT-FR-FE-177', `${path}.addresses[0].country`);
  return country === undefined ? seller : { ...seller, addresses: [{ country }] };
}

/** Reports a line number that differs, since documents number their lines themselves. */
function checkNumber(line: Terms, position: number, path: string): void {
  const number = line.text('BT-126');
  const i = String(position + 1);
  if (number === undefined || number === i) return;
  line.reading.report.changed(
    'info',
    { property: `${path}.i`, element: line.elementOf('BT-126'), term: 'BT-126' },
    message('Line {number} became number {i} in the document, which counts its lines.', { number, i }),
  );
}

/** Reads notes. EXTENDED has each note of a line with its subject, and its text also as BT-127. */
function readNotes(line: Terms, path: string): Note[] {
  const notes: Note[] = [];
  const next = () => `${path}.notes[${notes.length}]`;
  const apart = line.all('BG-BW-12');
  for (const note of apart) {
    const text = note.text('BT-BW-4', `${next()}.text`);
    const subject = note.text('BT-X-10', text === undefined ? undefined : `${next()}.ext.untdid-text-subject`);
    if (text !== undefined) notes.push({ text, ext: extensions({ 'untdid-text-subject': subject }) });
  }
  if (apart.length > 0) return notes;
  for (const value of line.values('BT-127')) {
    line.reading.take(value, `${next()}.text`);
    const text = line.textOf(value, 'BT-127', `${next()}.text`);
    if (text !== undefined) notes.push({ text });
  }
  return notes;
}

function readItem(line: Terms, price: string, path: string): Item {
  const item = line.inner('BG-31');
  const code = line.peek('BT-130');
  const unit = code && unitOfCode(code);
  line.text('BT-130', unit ? `${path}.unit` : `${path}.ext.${UNIT_EXTENSION}`);
  return {
    ref: item?.text('BT-155', `${path}.ref`),
    name: item?.text('BT-153', `${path}.name`),
    identities: item && unlessEmpty(readItemIdentities(item, path)),
    description: item?.text('BT-154', `${path}.description`),
    price,
    unit,
    origin: item?.text('BT-159', `${path}.origin`),
    attributes: item && unlessEmpty(readAttributes(item, path)),
    ext: extensions({ [UNIT_EXTENSION]: code }),
  };
}

function readItemIdentities(item: Terms, path: string): Identity[] {
  const identities: Identity[] = [];
  const next = () => `${path}.identities[${identities.length}].code`;
  const buyers = item.text('BT-156', next());
  if (buyers !== undefined) identities.push({ code: buyers });
  const standard = readIdentity(item, 'BT-157', next());
  if (standard) identities.push(standard);
  for (const value of item.values('BT-158')) {
    item.reading.take(value, next());
    const code = item.textOf(value, 'BT-158');
    if (code !== undefined) identities.push({ label: item.qualifier(value, 'BT-158-1'), code });
  }
  return identities;
}

/** Returns the attributes of an item, with name as label and value as text. */
function readAttributes(item: Terms, path: string): Attribute[] {
  const attributes: Attribute[] = [];
  for (const group of item.all('BG-32')) {
    const place = `${path}.attributes[${attributes.length}]`;
    const label = group.text('BT-160', `${place}.label`);
    const text = group.text('BT-161', `${place}.text`);
    if (text === undefined) continue;
    if (label !== undefined) attributes.push({ label, text });
    else {
      item.reading.report.dropped(
        'warning',
        { element: group.element, term: 'BG-32' },
        message('Ignored the attribute with the value {value}, which has no name.', { value: text }),
      );
    }
  }
  return attributes;
}
