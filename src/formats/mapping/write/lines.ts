/** Writes lines of an e-invoice (chapter 14 §3.11). */

import type { Invoice } from '../../../engine/document-types.ts';
import { UNIT_EXTENSION } from '../../../engine/org/unit.ts';
import { codeOfUnit } from '../../../engine/org/units.ts';
import { message } from '../../../engine/text/message.ts';
import { ITEM_CLASSIFICATIONS } from '../../codes/generated/lists.ts';
import type { Group } from '../../model/group.ts';
import { copy, copyMembers, members } from '../copied.ts';
import { writeLineAdjustments } from './adjustments.ts';
import { writeIdentity } from './identities.ts';
import { extensionOf, type Mapping, peekExtension } from './mapping.ts';
import { writeName } from './party-parts.ts';
import type { Source } from './source.ts';
import type { Taxes } from './taxes.ts';

type Line = NonNullable<Invoice['lines']>[number];
type Part = NonNullable<Line['breakdown']>[number];
type Item = Line['item'];
type Identity = NonNullable<Item['identities']>[number];

const NUMBER = members<Line>('BT-126');
const SOLD = members<Line | Part>('BT-129', 'BT-132', 'BT-133');
const PRICE = members<Item>('BT-146');
const NAMES = members<Item>('BT-153', 'BT-154', 'BT-155', 'BT-159');

export function writeLines(mapping: Mapping, taxes: Taxes): void {
  for (const line of mapping.document.list('lines', 'line')) {
    writeLine(mapping, line, taxes);
    line.finish();
  }
}

function writeLine(mapping: Mapping, line: Source<Line>, taxes: Taxes): void {
  const group = mapping.open(mapping.invoice, 'BG-25', line);
  copyMembers(group, line, NUMBER);
  writeWhatIsSold(mapping, group, line);
  const combo = taxes.comboOf(line, NO_CATEGORY);
  if (combo) {
    const tax = taxes.of(combo);
    const written = mapping.open(group, 'BG-30', combo);
    written.add('BT-151', tax.category, combo);
    written.add('BT-152', tax.percent, combo, 'percent');
    mapping.place(written, 'BT-X-96', tax.reason, combo);
    mapping.place(written, 'BT-X-97', tax.exemption, combo, 'ext.cef-vatex');
  }
  writeSeller(mapping, group, line);
  if (mapping.extra('BT-X-304')) writeParts(mapping, group, line);
}

/**
 * Writes the seller of a line if it differs from the invoice's: name, legal identifier and country, which the French
 * extension has.
 */
function writeSeller(mapping: Mapping, group: Group, line: Source<Line>): void {
  const seller = mapping.extra('EXT-FR-FE-164') && line.object('seller', 'party');
  if (!seller) return;
  writeName(mapping, group, seller, 'EXT-FR-FE-164');
  const legal = seller.list('identities', 'identity').find((each) => each.peek('scope') === 'legal');
  legal?.take('scope');
  if (legal) writeIdentity(mapping, group, legal, 'EXT-FR-FE-167', 'EXT-FR-FE-168');
  const [address] = seller.list('addresses', 'address');
  if (address) group.add('EXT-FR-FE-177', address.text('country'), address, 'country');
}

/**
 * Writes the parts of a line as informative lines. Their sum is the price of the line, so they do not count themselves.
 */
function writeParts(mapping: Mapping, whole: Group, line: Source<Line>): void {
  const parts = line.list('breakdown', 'sub-line');
  if (parts.length === 0) return;
  writePlaceInTree(mapping, whole, 'DETAIL');
  const number = whole.text('BT-126') ?? '';
  parts.forEach((part, i) => {
    const group = mapping.open(mapping.invoice, 'BG-25', part);
    group.add('BT-126', `${number}.${part.text('i') ?? i + 1}`, part, 'i');
    writePlaceInTree(mapping, group, 'INFORMATION', number);
    writeWhatIsSold(mapping, group, part);
  });
}

/** Writes the role of a line among nested lines. */
function writePlaceInTree(mapping: Mapping, line: Group, kind: 'DETAIL' | 'INFORMATION', parent?: string): void {
  const property = line.property ?? '$';
  mapping.place(line, 'BT-X-8', kind, property);
  mapping.place(line, 'BT-X-304', parent, property);
}

/** Writes the common data of lines and their parts. */
function writeWhatIsSold(mapping: Mapping, group: Group, line: Source<Line | Part>): void {
  copyMembers(group, line, SOLD);
  group.add('BT-131', mapping.rounded(line.text('total')), line, 'total');
  line.take('sum');
  writeLineNotes(mapping, group, line);
  const identifier = line.object('identifier', 'identity');
  if (identifier) {
    group.add('BT-128', identifier.text('code'), identifier, 'code');
    group.add('BT-128-1', extensionOf(identifier, 'untdid-reference'), identifier, 'ext.untdid-reference');
  }
  const period = line.object('period', 'period');
  if (period) copy(mapping.open(group, 'BG-26', period), period, 'BT-134', 'BT-135');
  writeLineAdjustments(mapping, group, line);
  const item = line.object('item', 'item');
  if (item) writeItem(mapping, group, item);
}

const NO_CATEGORY = message('Each line needs a VAT category; set key to outside-scope if there is no VAT.');

/** Writes the notes of a line as one text (BT-127); in EXTENDED, each with its subject. */
function writeLineNotes(mapping: Mapping, group: Group, line: Source<Line | Part>): void {
  const notes = line.list('notes', 'line-note');
  if (notes.length === 0) return;
  if (mapping.extra('BG-BW-12')) {
    for (const note of notes) {
      if (note.peek('text') === undefined) continue;
      const written = mapping.open(group, 'BG-BW-12', note);
      written.add('BT-BW-4', note.text('text'), note, 'text');
      written.add('BT-X-10', extensionOf(note, 'untdid-text-subject'), note, 'ext.untdid-text-subject');
    }
    return;
  }
  if (mapping.writing.codedNotes) for (const note of notes) note.take('code', 'src');
  const texts = notes.map((note) => note.text('text')).filter((text) => text !== undefined);
  group.add('BT-127', texts.join('\n'), notes[0]?.at('text'));
}

function writeItem(mapping: Mapping, line: Group, item: Source<Item>): void {
  copyMembers(mapping.open(line, 'BG-29', item), item, PRICE);
  writeUnit(mapping, line, item);
  item.take('currency');
  const group = mapping.open(line, 'BG-31', item);
  copyMembers(group, item, NAMES);
  writeItemIdentities(mapping, group, item);
  writeAttributes(mapping, group, item);
}

/** Writes attributes by their label, type or key, with all their values as one text. */
function writeAttributes(mapping: Mapping, group: Group, item: Source<Item>): void {
  for (const attribute of item.list('attributes', 'attribute')) {
    const [label, type, key] = [attribute.text('label'), attribute.text('type'), attribute.text('key')];
    const measured = [attribute.text('amount'), attribute.text('unit') ?? extensionOf(attribute, UNIT_EXTENSION)];
    const values = [attribute.text('text'), attribute.text('code'), ...measured, attribute.text('date')];
    const written = mapping.open(group, 'BG-32', attribute);
    written.add('BT-160', label ?? type ?? key, attribute, label ? 'label' : type ? 'type' : 'key');
    written.add('BT-161', values.filter(Boolean).join(' '), attribute);
    if (attribute.has('unit')) extensionOf(attribute, UNIT_EXTENSION);
  }
}

function writeUnit({ report }: Mapping, line: Group, item: Source<Item>): void {
  const unit = item.text('unit');
  const own = unit === undefined ? undefined : codeOfUnit(unit);
  const code = extensionOf(item, UNIT_EXTENSION);
  line.add('BT-130', own ?? code ?? 'C62', item, own || !code ? 'unit' : `ext.${UNIT_EXTENSION}`);
  if (unit !== undefined && own === undefined && code === undefined) {
    report.changed(
      'info',
      { property: item.at('unit'), term: 'BT-130' },
      message('The unit {unit} has no UN/ECE code; C62 (one) was written.', { unit }),
    );
  }
}

/** Identity keys for codes of UNTDID 7143. */
const CLASSIFICATIONS: ReadonlyMap<string, string> = new Map([
  ['hsn', 'HS'],
  ['isbn', 'IB'],
]);

/**
 * Assigns the identities of an item: with a scheme to BT-157, of a classification to BT-158, otherwise to the buyer's
 * number.
 */
function writeItemIdentities(mapping: Mapping, group: Group, item: Source<Item>): void {
  for (const identity of item.list('identities', 'identity')) {
    const scheme = peekExtension(identity, 'iso-scheme-id');
    const list = scheme === undefined ? classificationOf(mapping, identity) : undefined;
    if (scheme !== undefined && group.first('BT-157') === undefined) {
      group.add('BT-157', identity.text('code'), identity, 'code');
      group.add('BT-157-1', extensionOf(identity, 'iso-scheme-id'), identity, 'ext.iso-scheme-id');
      identity.take('key', 'type');
    } else if (list !== undefined) {
      group.add('BT-158', identity.text('code'), identity, 'code')?.with('BT-158-1', list.code);
      identity.take(list.from);
    } else if (scheme === undefined && group.first('BT-156') === undefined) {
      group.add('BT-156', identity.text('code'), identity, 'code');
    } else {
      mapping.drop(
        identity,
        'warning',
        message(
          'Not written: this is another item number. For a class of goods, set the label to a list of UNTDID 7143.',
        ),
      );
    }
  }
}

/** The list of clean vehicles, which belongs to its own variant of XRechnung. */
const VEHICLES = 'CVD';

/** Returns the code of an identity's list, and the member that determines it. */
function classificationOf(
  { writing, invoice }: Mapping,
  identity: Source<Identity>,
): { code: string; from: 'label' | 'key' } | undefined {
  const label = identity.peek('label');
  if (label === VEHICLES && writing.vehicles !== undefined) {
    const specification = invoice.group('BG-2')?.first('BT-24');
    if (specification !== undefined) specification.text = writing.vehicles;
    return { code: label, from: 'label' };
  }
  if (label !== undefined && ITEM_CLASSIFICATIONS.has(label)) return { code: label, from: 'label' };
  const code = CLASSIFICATIONS.get(identity.peek('key') ?? '');
  return code === undefined ? undefined : { code, from: 'key' };
}
