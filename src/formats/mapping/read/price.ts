/** Reads unit prices of items (chapter 14 §5.7). */

import { message } from '../../../engine/text/message.ts';
import { Decimal, sum } from '../../rules/decimal.ts';
import { rounded } from './adjustments.ts';
import type { Terms } from './reading.ts';

/**
 * Returns the unit price. A price for several units is divided, with the decimals needed for the amount of the line.
 */
export function readPrice(line: Terms, quantity: string, path: string): string {
  const details = line.inner('BG-29');
  const { reading } = line;
  const property = `${path}.price`;
  dropGrossPrice(details, property);
  const stated = details?.number('BT-146', property);
  if (details === undefined || stated === undefined) {
    reading.report.supplied(
      'error',
      { property, element: line.element, term: 'BT-146' },
      message('The line has no readable price; 0 was used.'),
    );
    return '0';
  }
  checkBaseUnit(line, details, property);
  const base = details.decimal('BT-149', property);
  dropGrossBase(details, property);
  const price = Decimal.parse(stated) ?? Decimal.ZERO;
  if (base === undefined || base.isZero || base.isNegative || base.equals(ONE)) return stated;
  const net = netSumOf(line);
  const fits = (each: Decimal) =>
    net !== undefined && rounded(each.times(Decimal.parse(quantity) ?? ONE), reading.subunits).equals(net);
  const divided = divide(price, base, fits);
  const place = { property, element: details.elementOf('BT-149'), term: 'BT-149' } as const;
  if (!fits(divided) && fits(price)) {
    reading.report.changed(
      'warning',
      place,
      message(
        'The price {price} was not divided by the base quantity {base}: the line amount corresponds to {price} per unit.',
        {
          price: stated,
          base: base.toString(),
        },
      ),
    );
    return stated;
  }
  reading.report.changed(
    'info',
    place,
    message('The price {price} for {base} became {divided} per unit.', {
      price: stated,
      base: base.toString(),
      divided: divided.toString(),
    }),
  );
  return divided.toString();
}

const ONE = new Decimal(1n, 0);

/** The maximum number of decimals of a price: beyond those that the division needs, and in total. */
const MORE_DECIMALS = 12;
const MOST_DECIMALS = 15;

/** Divides to the fewest decimals that fit, or exactly; otherwise to the maximum. */
function divide(price: Decimal, base: Decimal, fits: (price: Decimal) => boolean): Decimal {
  const exact = price.dividedBy(base);
  const digits = base.abs().toString().split('.')[0]?.length ?? 1;
  const first = price.scale + (base.shortened().toString() === `1${'0'.repeat(digits - 1)}` ? digits - 1 : digits);
  let divided = exact;
  for (let decimals = first; decimals <= first + MORE_DECIMALS && decimals <= MOST_DECIMALS; decimals++) {
    divided = rounded(exact, decimals);
    if (fits(divided) || divided.times(base).equals(price)) return divided;
  }
  return divided;
}

/**
 * Returns the product of price and quantity according to the amount of the line: without charges and with allowances.
 */
function netSumOf(line: Terms): Decimal | undefined {
  const net = Decimal.parse(line.peek('BT-131'));
  const charges = sum(line.all('BG-28').map((charge) => charge.peek('BT-141')));
  const allowances = sum(line.all('BG-27').map((allowance) => allowance.peek('BT-136')));
  return net?.minus(charges).plus(allowances);
}

/** Leaves out the gross price. The net price counts. */
function dropGrossPrice(details: Terms | undefined, property: string): void {
  const gross = details?.text('BT-148');
  const [discount] = details?.values('BT-147') ?? [];
  if (details === undefined || (gross === undefined && discount === undefined)) return;
  const values = { discount: discount?.text.trim() ?? '0' };
  const isLower = discount !== undefined && Decimal.parse(discount.text.trim())?.isZero !== true;
  details.reading.report.dropped(
    isLower ? 'warning' : 'info',
    {
      property,
      element: details.elementOf('BT-148') ?? discount?.element,
      term: gross === undefined ? 'BT-147' : 'BT-148',
    },
    gross === undefined
      ? message('Ignored the discount {discount} of the gross price; the net price applies.', values)
      : message('Ignored the gross price {gross} and its discount {discount}; the net price applies.', {
          ...values,
          gross,
        }),
  );
}

/** Leaves out the base quantity of the gross price. Reports one that differs from that of the net price. */
function dropGrossBase(details: Terms, property: string): void {
  const used = details.peek('BT-149');
  for (const value of details.group.all('BT-149')) {
    if (value.rank === 0) continue;
    details.reading.take(value);
    const [own, base] = [Decimal.parse(value.text.trim()), Decimal.parse(used)];
    if (own === undefined || base?.equals(own)) continue;
    details.reading.report.dropped(
      'warning',
      { property, element: value.element, term: 'BT-149' },
      message('Ignored the base quantity {own} of the gross price; the net price is for {base}.', {
        own: own.toString(),
        base: used ?? '1',
      }),
    );
  }
}

/** Reports a base quantity with another unit than the quantity. */
function checkBaseUnit(line: Terms, details: Terms, property: string): void {
  const quantityUnit = line.peek('BT-130');
  for (const value of details.values('BT-150')) {
    if (value.text.trim() === quantityUnit) continue;
    line.reading.report.dropped(
      'warning',
      { property, element: value.element, term: 'BT-150' },
      message('Ignored the unit {unit} of the base quantity; the quantity is in {quantityUnit}.', {
        unit: value.text.trim(),
        quantityUnit: quantityUnit ?? '',
      }),
    );
  }
}
