import type { BillDocument } from '../../bill/document.ts';
import type { Line, LineCharge } from '../../bill/line.ts';
import type { RowNotice } from '../../tax/declare.ts';
import { message } from '../../text/message.ts';

/**
 * Warns about IEPS written as a percentage next to a discount: the standard takes it from the price before the discount,
 * but Ley del IEPS, art. 11, from the price agreed.
 */
export function iepsNotices({ lines = [] }: BillDocument): RowNotice[] {
  return lines.flatMap((line, position) =>
    (line?.charges ?? []).flatMap((charge, index) => {
      const text = charge && line.discounts?.length ? baseOf(charge, line) : undefined;
      return text ? { code: 'BW-WARN-CHARGE-BASE', path: ['lines', position, 'charges', index], text } : [];
    }),
  );
}

function baseOf({ code, percent, base }: LineCharge, { sum, discounts = [] }: Line) {
  if (code !== 'IEPS' || !percent || base || !sum) return undefined;
  const agreed = discounts.reduce(
    (left, each) => (each?.amount ? left.match(each.amount).subtract(each.amount) : left),
    sum,
  );
  if (agreed.equals(sum)) return undefined;
  const values = { percent: percent.toString(), sum: sum.toString(), base: agreed.toString() };
  return message(
    'The IEPS is {percent} of {sum}, the price before the discount. By law it is charged on the agreed price, {base}: set base to {base}.',
    values,
  );
}
