/** Reads discounts of a table, which are percentages or amounts. */

import { isJsonObject, type Json, type JsonObject } from '../engine/model/json.ts';
import { type Field, fieldOfPath } from './columns.ts';
import { isMoney } from './numbers.ts';
import { numberIn, percentIn, type Writing } from './values.ts';

/** The meaning of bare numbers in the column of discounts. */
export type DiscountKind = 'percent' | 'amount';

/** A discount of a line. Its name says what kind it is. */
export type Discount = { percent: string } | { amount: string };

/** Returns the discount in a cell; undefined if it is unreadable; `undecided` if it can be both. @param bare what bare numbers are */
export function discountIn(
  cell: string,
  writing: Writing,
  bare: DiscountKind | undefined,
): Discount | 'undecided' | undefined {
  const own = ownKind(cell);
  const kind = own ?? bare;
  const amount = numberIn(cell.replace('%', '').trim(), writing);
  if (amount === undefined) return undefined;
  if (Number(amount) === 0) return { amount };
  if (kind === undefined) return 'undecided';
  if (kind === 'amount') return { amount };
  const percent = percentIn(cell, writing);
  return percent === undefined ? undefined : { percent };
}

/** Returns the meaning of the sign in a cell. */
function ownKind(cell: string): DiscountKind | undefined {
  if (cell.includes('%')) return 'percent';
  return isMoney(cell) ? 'amount' : undefined;
}

/** Returns whether all discounts of a table that are not 0 have a minus, so that it only says that they are deducted. */
export function areNegative(cells: readonly string[], writing: Writing): boolean {
  const figures = cells.map((cell) => Number(numberIn(cell.replace('%', '').trim(), writing) ?? 0));
  return figures.some((figure) => figure < 0) && figures.every((figure) => figure <= 0);
}

/** Returns a discount without a minus; undefined if it has one that may mean a surcharge. */
export function positive(discount: Discount, isMinus: boolean): Discount | undefined {
  const figure = 'amount' in discount ? discount.amount : discount.percent;
  if (!figure.startsWith('-')) return discount;
  if (!isMinus) return undefined;
  return 'amount' in discount ? { amount: figure.slice(1) } : { percent: figure.slice(1) };
}

/** Whether a discount is 0. */
export function isNothing(discount: Discount): boolean {
  return 'amount' in discount && Number(discount.amount) === 0;
}

const PERCENT = /%|percent|prozent|procent|porcent|pourcent|taux|rate\b|satz\b|aliquota|stawka/i;

/** Currencies and words for amounts, in the languages of the column names. */
const AMOUNT =
  /\p{Sc}|(?<!\p{L})(?:EUR|USD|GBP|CHF|PLN|SEK|NOK|DKK|CZK|HUF|RON|BGN|MXN|ARS|BRL|CLP|COP|PEN|CAD|AUD|NZD|JPY|CNY|INR|SGD|MYR|SAR|AED|OMR|zł)(?!\p{L})|amount|betrag|importe|import\b|montant|importo|valor\b|valore|kwota|wartość|bedrag|belopp|beløb|beløp/iu;

/** Returns what the name of a column says about its numbers. */
function kindOfHeading(name: string): DiscountKind | undefined {
  if (fieldOfPath(name)) return /amount/i.test(name) ? 'amount' : 'percent';
  if (PERCENT.test(name)) return 'percent';
  return AMOUNT.test(name) ? 'amount' : undefined;
}

/**
 * Returns whether bare discounts are amounts or percentages, by the name of their column, otherwise by the sums of the rows; undefined if
 * both are possible.
 */
export function guessDiscounts(
  [names = [], ...rows]: readonly (readonly string[])[],
  fields: readonly (Field | undefined)[],
  writing: Writing,
): DiscountKind | undefined {
  const at = fields.indexOf('discount');
  if (at < 0) return undefined;
  const told = kindOfHeading(names[at] ?? '');
  if (told) return told;
  const possible = new Set<DiscountKind>(['percent', 'amount']);
  for (const row of rows) {
    const fitting = kindsBySum(row, fields, writing);
    for (const kind of possible) if (fitting && !fitting.includes(kind)) possible.delete(kind);
  }
  const [only, other] = possible;
  return other === undefined ? only : undefined;
}

/** The tolerance of a rounded sum. */
const CENT = 0.0101;

/** Returns the kinds of discount that lead to the sum of a row; undefined if it has none. */
function kindsBySum(
  row: readonly string[],
  fields: readonly (Field | undefined)[],
  writing: Writing,
): DiscountKind[] | undefined {
  const cell = (field: Field) => row[fields.indexOf(field)] ?? '';
  const figure = (field: Field) => Number(numberIn(cell(field), writing) ?? Number.NaN);
  if (ownKind(cell('discount'))) return undefined;
  const whole = figure('price') * (cell('quantity') === '' ? 1 : figure('quantity'));
  const [net, discount] = [figure('net'), figure('discount')];
  const percent = Number.parseFloat(percentIn(cell('discount'), writing) ?? '');
  if (discount === 0 || ![whole, net, discount, percent].every(Number.isFinite)) return undefined;
  const reduced = { percent: whole * (1 - percent / 100), amount: whole - discount };
  return (['percent', 'amount'] as const).filter((kind) => Math.abs(reduced[kind] - net) < CENT);
}

/** Returns what bare discounts are, by the first line of a template. */
export function discountsOf({ lines }: JsonObject): DiscountKind | undefined {
  const [line] = Array.isArray(lines) ? lines : [];
  const [discount] = listOf(isJsonObject(line) ? line.discounts : undefined);
  if (!isJsonObject(discount)) return undefined;
  return discount.percent !== undefined ? 'percent' : discount.amount !== undefined ? 'amount' : undefined;
}

function listOf(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}
