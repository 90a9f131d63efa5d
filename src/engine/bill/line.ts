import { Period } from '../cal/period.ts';
import { code } from '../cbc/code.ts';
import { uuid } from '../cbc/uuid.ts';
import { list } from '../model/list.ts';
import { field, type InstanceOf, object } from '../model/object.ts';
import { notePositions } from '../model/positions.ts';
import { integer, text } from '../model/scalars.ts';
import { normaliser } from '../normalise/normaliser.ts';
import { Amount } from '../num/amount.ts';
import type { Percentage } from '../num/percentage.ts';
import { amount, percentage } from '../num/types.ts';
import { Identity } from '../org/identity.ts';
import { Item } from '../org/item.ts';
import { Note } from '../org/note.ts';
import { Party } from '../org/party.ts';
import { unit } from '../org/unit.ts';
import { absent, empty, present, unfailing } from '../rules/conditions.ts';
import { at, check, rules, when } from '../rules/declare.ts';
import { labelled } from '../rules/label.ts';
import { taxSet } from '../tax/combo.ts';
import { type Extensions, extensions } from '../tax/extensions.ts';
import { hasBase } from './conditions.ts';
import { chargeKeys, discountKeys } from './reasons.ts';

/** A reduction of a line, by percentage or amount (chapter 02 §5.5). */
export const LineDiscount = object(
  'bill.LineDiscount',
  { title: 'Line Discount', description: 'A reduction of a line, by percentage or amount.', within: 'bill/line' },
  {
    key: field(discountKeys, 'Key', 'Why the discount is given, as a key.'),
    code: field(code, 'Code', 'The discount in your own books or in a local list.'),
    reason: field(text, 'Reason', 'Why the discount is given, in words.'),
    base: field(amount, 'Base', "The base of the percentage, instead of the line's sum."),
    percent: field(percentage, 'Percent', 'The discount as a percentage. The amount is then calculated.'),
    amount: field(amount, 'Amount', 'The amount taken off.', { required: true, calculated: true }),
    ext: field(extensions, 'Extensions', 'Codes of local formats for the discount.'),
  },
);
export type LineDiscount = InstanceOf<typeof LineDiscount>;

/** An addition to a line, by percentage, amount or rate per unit (chapter 02 §5.6). */
export const LineCharge = object(
  'bill.LineCharge',
  {
    title: 'Line Charge',
    description: 'An addition to a line: a percentage, an amount, or a rate for each unit.',
    within: 'bill/line',
  },
  {
    key: field(chargeKeys, 'Key', 'The reason for the charge, as a key.'),
    code: field(code, 'Code', 'The charge in your own books or in a local list.'),
    reason: field(text, 'Reason', 'The reason for the charge, in words.'),
    base: field(amount, 'Base', "The base of the percentage, instead of the line's sum."),
    percent: field(percentage, 'Percent', 'The charge as a percentage. The amount is then calculated.'),
    quantity: field(amount, 'Quantity', "The number of units that the rate applies to, if not the line's quantity."),
    unit: field(unit, 'Unit', 'The unit of the quantity.'),
    rate: field(amount, 'Rate', 'The charge for each unit. The amount is then calculated.'),
    amount: field(amount, 'Amount', 'The amount added.', { required: true, calculated: true }),
    ext: field(extensions, 'Extensions', 'Codes of local formats for the charge.'),
  },
);
export type LineCharge = InstanceOf<typeof LineCharge>;

const lineHead = {
  uuid: field(uuid, 'UUID', 'Unique identifier of the line.'),
  i: field(integer, 'Index', 'The position of the line, from 1.', { required: true, calculated: true }),
  quantity: field(amount, 'Quantity', 'How many of the item.', { required: true }),
  identifier: field(Identity, 'Identifier', 'An identifier that the line is about, such as a meter or a contract.'),
  period: field(Period, 'Period', 'The period that the line covers.'),
  order: field(code, 'Order Reference', "The line of the customer's order."),
  cost: field(code, 'Cost Reference', 'The account in which the customer books the cost.'),
  item: field(Item, 'Item', 'The item sold, with its price.', { required: true }),
};
const sum = field(amount, 'Sum', 'Price times quantity, before discounts and charges.', { calculated: true });
const total = field(amount, 'Total', 'The sum minus discounts plus charges.', { calculated: true });
const discounts = field(list(LineDiscount), 'Discounts', 'Reductions of this line.');
const charges = field(list(LineCharge), 'Charges', 'Additions to this line.');
const notes = field(list(Note), 'Notes', 'Remarks on this line.');

/** A part of a line, or a part that the line replaces (chapter 02 §5.2). */
export const SubLine = object(
  'bill.SubLine',
  { title: 'Sub-Line', description: 'A part that makes up a line, or that it replaces.', within: 'bill/line' },
  { ...lineHead, sum, discounts, charges, total, notes },
);
export type SubLine = InstanceOf<typeof SubLine>;

/** A row of a document: a quantity of an item, with its discounts, charges and taxes (chapter 02 §5). */
export const Line = object(
  'bill.Line',
  { title: 'Line', description: 'A line of a document: a quantity of an item, with its discounts, charges and taxes.' },
  {
    ...lineHead,
    breakdown: field(list(SubLine), 'Breakdown', "The parts that add up to the item's price."),
    sum,
    discounts,
    charges,
    taxes: field(taxSet, 'Taxes', 'The taxes that apply to the line.'),
    total,
    substituted: field(
      list(SubLine),
      'Substituted',
      'The items that were ordered, if others are delivered. Has no effect on the totals.',
    ),
    seller: field(Party, 'Seller', 'The seller of this line, if not the supplier.'),
    notes,
    ext: field(extensions, 'Extensions', 'Codes of local formats for the line.'),
  },
);
export type Line = InstanceOf<typeof Line>;

/** Turns a negative price into a negative quantity. */
function movePriceSign(line: Line | SubLine): void {
  const price = line.item?.price;
  if (!line.item || !price?.isNegative()) return;
  line.item.price = price.negate();
  line.quantity = (line.quantity ?? Amount.ZERO).negate();
}

interface Adjustment {
  key?: string;
  code?: string;
  reason?: string;
  percent?: Percentage;
  amount?: Amount;
  ext?: Extensions;
}

/**
 * Returns whether an adjustment is empty: no key, code, reason, extension, percentage or amount (chapter 02 §4, step
 * 3).
 */
function isEmptyAdjustment({ key, code, reason, percent, amount, ext }: Adjustment): boolean {
  return !key && !code && !reason && !ext?.size && (percent?.isZero() ?? true) && (amount?.isZero() ?? true);
}

function dropEmptyAdjustments(line: Line | SubLine): void {
  if (line.discounts?.some(isEmptyAdjustment))
    line.discounts = line.discounts.filter((each) => !isEmptyAdjustment(each));
  if (line.charges?.some(isEmptyAdjustment)) line.charges = line.charges.filter((each) => !isEmptyAdjustment(each));
}

function isEmptySubLine(line: SubLine): boolean {
  return (
    !line.uuid &&
    (line.quantity?.isZero() ?? true) &&
    !line.identifier &&
    !line.period &&
    !line.order &&
    !line.cost &&
    !line.item &&
    !line.sum &&
    !line.discounts?.length &&
    !line.charges?.length &&
    !line.total &&
    !line.notes?.length
  );
}

export const subLineNormaliser = normaliser(SubLine, (line) => {
  movePriceSign(line);
  dropEmptyAdjustments(line);
});

export const lineNormaliser = normaliser(Line, (line) => {
  movePriceSign(line);
  if (line.taxes?.length === 0) line.taxes = undefined;
  dropEmptyAdjustments(line);
  if (line.breakdown?.some(isEmptySubLine)) {
    notePositions(line.breakdown);
    line.breakdown = line.breakdown.filter((each) => !isEmptySubLine(each));
  }
});

const hasPrice = labelled('has price', (line: SubLine | Line | undefined) => line?.item?.price !== undefined);

export const lineRules = rules(Line, 'GOBL-BILL-LINE', [
  at('i', [check('01', 'A line needs its position in i; building the document fills it in.', present)]),
  at('quantity', [check('02', 'A line needs a quantity.', unfailing)]),
  at('item', [check('03', 'A line needs an item: what is sold, with its name.', present)]),
  when(hasPrice, [
    at('sum', [check('04', 'A line with a price needs its sum; building the document fills it in.', present)]),
    at('total', [check('05', 'A line with a price needs its total; building the document fills it in.', present)]),
  ]),
]);

export const subLineRules = rules(SubLine, 'GOBL-BILL-SUBLINE', [
  at('i', [check('01', 'A sub-line needs its position in i; building the document fills it in.', present)]),
  at('quantity', [check('02', 'A sub-line needs a quantity.', unfailing)]),
  at('item', [check('03', 'A sub-line needs an item: what it is, with its name.', present)]),
  when(hasPrice, [
    at('sum', [check('04', 'A sub-line with a price needs its sum; building the document fills it in.', present)]),
    at('total', [check('05', 'A sub-line with a price needs its total; building the document fills it in.', present)]),
  ]),
]);

export const lineDiscountRules = rules(LineDiscount, 'GOBL-BILL-LINEDISCOUNT', [
  when(hasBase, [at('percent', [check('01', 'A discount with a base needs a percentage in percent.', present)])]),
]);

const hasBaseOrPercent = labelled(
  'has base or percent',
  (charge: LineCharge | undefined) => hasBase(charge) || charge?.percent !== undefined,
);
const hasQuantity = labelled('has quantity', (charge: LineCharge | undefined) => charge?.quantity !== undefined);
const withoutQuantity = labelled(
  'without quantity',
  (charge: LineCharge | undefined) => charge?.quantity === undefined,
);

export const lineChargeRules = rules(LineCharge, 'GOBL-BILL-LINECHARGE', [
  when(hasBase, [at('percent', [check('01', 'A charge with a base needs a percentage in percent.', present)])]),
  when(hasBaseOrPercent, [
    at('quantity', [
      check('02', 'A charge by percentage has no quantity; remove quantity, or base and percent.', absent),
    ]),
    at('rate', [check('03', 'A charge by percentage has no rate; remove rate, or base and percent.', absent)]),
  ]),
  when(withoutQuantity, [
    at('unit', [check('04', 'unit measures quantity; set quantity too, or remove unit.', empty)]),
  ]),
  when(hasQuantity, [at('rate', [check('05', 'A charge with a quantity needs its rate per unit.', present)])]),
]);
