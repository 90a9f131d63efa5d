/**
 * Nested lines of the XRechnung extension and of EXTENDED: the parts that add up to the price of a line (chapter 14
 * §5.7).
 */

import type { InvoiceDraft } from '../../../engine/document-types.ts';
import { message } from '../../../engine/text/message.ts';
import { Decimal, sum } from '../../rules/decimal.ts';
import { rounded } from './adjustments.ts';
import type { Terms } from './reading.ts';

type Line = NonNullable<NonNullable<InvoiceDraft['lines']>[number]>;
export type SubLine = NonNullable<NonNullable<Line['breakdown']>[number]>;

/** The maximum number of decimals of a quantity. */
const MOST_DECIMALS = 12;

/** Returns the informative lines by the number of the line that they describe. */
export function informationOf(lines: readonly Terms[]): ReadonlyMap<string, Terms[]> {
  const counting = new Set(lines.filter((line) => isDetail(kindOf(line))).map((line) => line.peek('BT-126')));
  const parts = new Map<string, Terms[]>();
  for (const line of lines) {
    const parent = line.peek('BT-X-304') ?? line.peek('EXT-FR-FE-162');
    if (parent === undefined || kindOf(line) !== 'INFORMATION' || !counting.has(parent)) continue;
    const known = parts.get(parent);
    if (known) known.push(line);
    else parts.set(parent, [line]);
  }
  return parts;
}

/** Returns the role of a line among nested lines. */
export function kindOf(line: Terms): string | undefined {
  return line.peek('BT-X-8') ?? line.peek('EXT-FR-FE-163');
}

/** Returns a label for a line: its number and its name, either of which may be missing. */
export function labelOf(line: Terms): string {
  const name = line.inner('BG-31')?.peek('BT-153');
  return [line.peek('BT-126'), name && `(${name})`].filter(Boolean).join(' ');
}

/** Returns whether lines of a kind count in sums. */
export function isDetail(kind: string | undefined): kind is 'DETAIL' | undefined {
  return kind === undefined || kind === 'DETAIL';
}

/**
 * Returns the parts of a line; undefined for a line without parts. Also undefined if the parts do not make up the price
 * of the line or have other taxes, because a document cannot have such parts. Reports omitted parts and deeper lines.
 * @param quantity the quantity of the line that the parts refer to
 */
export function readBreakdown(
  line: Terms,
  parts: readonly Terms[],
  quantity: string,
  price: string,
  readPart: (part: Terms, quantity: string, position: number) => SubLine,
): SubLine[] | undefined {
  if (parts.length === 0) return undefined;
  const quantities = parts.map((part) => quantityIn(part, quantity));
  const totals = parts.map((part, i) => totalOf(part, quantities[i]));
  const fits =
    totals.every((total) => total !== undefined) &&
    sum(totals.map(String)).equals(Decimal.parse(price) ?? Decimal.ZERO) &&
    parts.every((part) => hasTaxOf(part, line));
  if (!fits) {
    for (const part of parts) drop(part);
    return undefined;
  }
  return parts.map((part, i) => {
    for (const inner of part.all('BG-25')) drop(inner);
    takeTax(part);
    return readPart(part, quantities[i]?.toString() ?? '', i);
  });
}

function drop(part: Terms): void {
  const which = labelOf(part);
  part.reading.report.dropped(
    'warning',
    { element: part.element, term: 'BG-25' },
    which === ''
      ? message('Ignored a sub-line without number and name; its parent line has the sum.')
      : message('Ignored the sub-line {which}; its parent line has the sum.', { which }),
  );
  part.settle();
}

/** Returns the quantity of a part per unit of the line; undefined if it is not a number with few decimals. */
function quantityIn(part: Terms, quantity: string): Decimal | undefined {
  const own = Decimal.parse(part.peek('BT-129') ?? '1');
  const whole = Decimal.parse(quantity);
  if (own === undefined || whole === undefined || whole.isZero) return undefined;
  const each = rounded(own.dividedBy(whole), MOST_DECIMALS).shortened();
  return each.times(whole).equals(own) ? each : undefined;
}

/** Returns the total of a part per unit of the line, as documents calculate it. */
function totalOf(part: Terms, quantity: Decimal | undefined): Decimal | undefined {
  const details = part.inner('BG-29');
  const price = Decimal.parse(details?.peek('BT-146'));
  const hasMore = [...part.all('BG-27'), ...part.all('BG-28')].length > 0 || details?.peek('BT-149') !== undefined;
  if (price === undefined || quantity === undefined || hasMore) return undefined;
  return rounded(price.times(quantity), part.reading.subunits);
}

/** Terms for the place of a part, which is known. */
const PLACE = ['BT-X-8', 'BT-X-304', 'EXT-FR-FE-162', 'EXT-FR-FE-163'] as const;

const TAX = ['BT-151', 'BT-151-0', 'BT-152'] as const;

function hasTaxOf(part: Terms, line: Terms): boolean {
  const [own, other] = [part.inner('BG-30'), line.inner('BG-30')];
  return TAX.every((term) => own?.peek(term) === undefined || own.peek(term) === other?.peek(term));
}

/** Marks the tax of a part as read: it equals the tax of the line, which determines the amount. */
function takeTax(part: Terms): void {
  const tax = part.inner('BG-30');
  for (const term of TAX) tax?.value(term);
  for (const term of PLACE) part.value(term);
  part.value('BT-126');
  part.value('BT-131');
  part.value('BT-129');
}
