/** Writes discounts and charges of a document and its lines (chapter 14 §3.10, §3.11). */

import type { Invoice } from '../../../engine/document-types.ts';
import { Amount } from '../../../engine/num/amount.ts';
import { message } from '../../../engine/text/message.ts';
import { ALLOWANCE_REASONS, CHARGE_REASONS } from '../../codes/generated/lists.ts';
import type { Group, Origin } from '../../model/group.ts';
import type { TermId } from '../../terms/declare.ts';
import { bare, extensionOf, type Mapping } from './mapping.ts';
import type { Source } from './source.ts';
import { isOutlay, type RowTax, type Taxes } from './taxes.ts';

type Line = NonNullable<Invoice['lines']>[number];
type Part = NonNullable<Line['breakdown']>[number];
type LineDiscount = NonNullable<Line['discounts']>[number];
type LineCharge = NonNullable<Line['charges']>[number];
type Charge = NonNullable<Invoice['charges']>[number];
type Adjustment = Pick<LineDiscount, 'base' | 'percent' | 'amount' | 'reason' | 'key' | 'ext'>;

/** The terms of an allowance or a charge. */
interface AdjustmentTerms {
  readonly group: TermId;
  readonly amount: TermId;
  readonly base: TermId;
  readonly percent: TermId;
  readonly reason: TermId;
  readonly code: TermId;
  readonly extension: string;
}

const CHARGE = 'untdid-charge';
const ALLOWANCE = 'untdid-allowance';
const DOCUMENT_CHARGE = terms('BG-21', CHARGE, ['BT-99', 'BT-100', 'BT-101', 'BT-104', 'BT-105']);
const DOCUMENT_DISCOUNT = terms('BG-20', ALLOWANCE, ['BT-92', 'BT-93', 'BT-94', 'BT-97', 'BT-98']);
const LINE_CHARGE = terms('BG-28', CHARGE, ['BT-141', 'BT-142', 'BT-143', 'BT-144', 'BT-145']);
const LINE_DISCOUNT = terms('BG-27', ALLOWANCE, ['BT-136', 'BT-137', 'BT-138', 'BT-139', 'BT-140']);

/** The opposites of the terms of allowances and charges, for negative amounts. */
const OPPOSITES = new Map([
  [DOCUMENT_CHARGE, DOCUMENT_DISCOUNT],
  [DOCUMENT_DISCOUNT, DOCUMENT_CHARGE],
  [LINE_CHARGE, LINE_DISCOUNT],
  [LINE_DISCOUNT, LINE_CHARGE],
]);
const CHARGES: ReadonlySet<AdjustmentTerms> = new Set([DOCUMENT_CHARGE, LINE_CHARGE]);

const CHARGE_TAX = ['BT-102', 'BT-103', 'BT-175', 'BT-176'] as const;
const DISCOUNT_TAX = ['BT-95', 'BT-96', 'BT-173', 'BT-174'] as const;

function taxTermsOf(group: Group) {
  return group.id === 'BG-21' ? CHARGE_TAX : DISCOUNT_TAX;
}

function terms(
  group: TermId,
  extension: string,
  [amount, base, percent, reason, code]: readonly [TermId, TermId, TermId, TermId, TermId],
): AdjustmentTerms {
  return { group, extension, amount, base, percent, reason, code };
}

/** Writes the discounts and charges of the document, with their VAT. */
export function writeAdjustments(mapping: Mapping, taxes: Taxes): void {
  const { document } = mapping;
  const sum = document.object('totals', 'totals')?.peek('sum');
  for (const charge of document.list('charges', 'charge')) writeDocumentCharge(mapping, charge, sum, taxes);
  for (const discount of document.list('discounts', 'discount')) {
    const group = writeAdjustment(mapping, mapping.invoice, discount, DOCUMENT_DISCOUNT, sum);
    discount.take('i');
    const combo = taxes.comboOf(discount, UNTAXED_DISCOUNT);
    if (combo) addTax(mapping, group, taxTermsOf(group), taxes.of(combo), combo);
  }
}

function writeDocumentCharge(mapping: Mapping, charge: Source<Charge>, sum: string | undefined, taxes: Taxes): void {
  const group = writeAdjustment(mapping, mapping.invoice, charge, DOCUMENT_CHARGE, sum);
  charge.take('i');
  const terms = taxTermsOf(group);
  if (isOutlay(charge)) {
    addTax(mapping, group, terms, taxes.addOutlay(charge.peek('amount'), charge), charge);
    return;
  }
  const combo = taxes.comboOf(charge, UNTAXED_CHARGE);
  if (combo) addTax(mapping, group, terms, taxes.of(combo), combo);
}

function addTax(
  mapping: Mapping,
  group: Group,
  [category, rate, reason, exemption]: readonly [TermId, TermId, TermId, TermId],
  tax: RowTax,
  origin: Origin,
): void {
  mapping.place(group, reason, tax.reason, origin);
  mapping.place(group, exemption, tax.exemption, origin);
  group.add(category, tax.category, origin);
  group.add(rate, tax.percent, origin);
}

const UNTAXED_CHARGE = message(
  "A charge needs its tax in taxes; use the key outlay for money spent on the buyer's behalf.",
);
const UNTAXED_DISCOUNT = message('A discount needs its tax in taxes.');

/** Writes the discounts and charges of a line. */
export function writeLineAdjustments(mapping: Mapping, around: Group, line: Source<Line | Part>): void {
  const sum = line.peek('sum');
  for (const charge of line.list('charges', 'line-charge')) {
    writeAdjustment(mapping, around, charge, LINE_CHARGE, sum);
    reportRate(mapping, charge);
  }
  for (const discount of line.list('discounts', 'line-discount')) {
    writeAdjustment(mapping, around, discount, LINE_DISCOUNT, sum);
  }
}

/** Reports the quantity and rate of a charge: only its amount is written. */
function reportRate({ report }: Mapping, charge: Source<LineCharge>): void {
  if (charge.text('rate') === undefined) return;
  charge.take('quantity', 'unit');
  report.dropped(
    'info',
    { property: charge.at('rate'), term: 'BT-141' },
    message('Quantity and rate of the charge were not written, only the resulting amount.'),
  );
}

function writeAdjustment(
  mapping: Mapping,
  around: Group,
  source: Source<Adjustment>,
  terms: AdjustmentTerms,
  sum: string | undefined,
): Group {
  const isNegative = source.peek('amount')?.startsWith('-') && !mapping.isReceived;
  const opposite = isNegative ? OPPOSITES.get(terms) : undefined;
  if (opposite) return writeOpposite(mapping, around, source, terms, opposite);
  const group = mapping.open(around, terms.group, source);
  const amount = mapping.rounded(source.text('amount'));
  group.add(terms.amount, amount, source, 'amount');
  group.add(terms.reason, source.text('reason'), source, 'reason');
  writeCode(mapping, group, source, terms);
  const percent = source.text('percent');
  const own = source.text('base');
  const base = mapping.rounded(own ?? sum);
  if (percent === undefined || amount === undefined || base === undefined) return group;
  const share = mapping.share(percent, base);
  if (share && Amount.parse(amount)?.equals(share)) {
    group.add(terms.percent, bare(percent), source, 'percent');
    group.add(terms.base, base, source, own === undefined ? 'percent' : 'base');
    return group;
  }
  mapping.report.changed(
    'warning',
    { property: source.at('percent'), term: terms.percent },
    message('{percent} of {base} is not {amount}, so only the amount was written.', {
      percent,
      base,
      amount,
    }),
  );
  return group;
}

/**
 * Writes a discount that raises the price as a charge, and a charge that lowers it as a discount. EN 16931 of 2026 has
 * no negative allowances or charges.
 */
function writeOpposite(
  mapping: Mapping,
  around: Group,
  source: Source<Adjustment>,
  own: AdjustmentTerms,
  terms: AdjustmentTerms,
): Group {
  const group = mapping.open(around, terms.group, source);
  const isCharge = CHARGES.has(terms);
  group.add(terms.amount, mapping.rounded(source.text('amount'))?.slice(1), source, 'amount');
  group.add(terms.reason, source.text('reason') ?? (isCharge ? 'Charge' : 'Discount'), source, 'reason');
  extensionOf(source, own.extension);
  source.take('key', 'percent', 'base');
  mapping.report.changed(
    'info',
    { property: source.path, term: terms.group },
    isCharge
      ? message('The negative discount was written as a charge.')
      : message('The negative charge was written as a discount.'),
  );
  return group;
}

/**
 * Writes the code of the reason. If the key has a code that EN 16931 does not list, the reason in words must suffice.
 */
function writeCode({ report }: Mapping, group: Group, source: Source<Adjustment>, terms: AdjustmentTerms): void {
  const code = extensionOf(source, terms.extension);
  const key = source.text('key');
  const listed = terms.extension === CHARGE ? CHARGE_REASONS : ALLOWANCE_REASONS;
  if (code === undefined || listed.has(code) || key === undefined || group.first(terms.reason) === undefined) {
    group.add(terms.code, code, source, `ext.${terms.extension}`);
    return;
  }
  report.dropped(
    'info',
    { property: source.at('key'), term: terms.code },
    message('The code {code} was not written, since EN 16931 does not list it, but the reason text was.', { code }),
  );
}
