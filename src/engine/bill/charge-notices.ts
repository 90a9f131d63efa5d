/** Warnings about charges of lines that count in the base of a tax, against the law of a country. */
import type { RowNotice } from '../tax/declare.ts';
import { message } from '../text/message.ts';
import type { BillDocument } from './document.ts';
import type { LineCharge } from './line.ts';

/**
 * Returns a function that warns about other taxes written as charges of lines with tax (chapter 02 §7.4).
 * @param isOtherTax whether a charge stands for a tax that the law keeps out of the base
 */
export function chargesOutsideBase(isOtherTax: (charge: LineCharge) => boolean) {
  return ({ lines = [] }: BillDocument): RowNotice[] =>
    lines.flatMap((line, position) => {
      const charges = line?.taxes?.length ? (line.charges ?? []) : [];
      return charges.flatMap((charge, index) => {
        if (!charge?.amount || !isOtherTax(charge)) return [];
        const values = {
          amount: charge.amount.toString(),
          taxes: [...new Set(line.taxes?.map((combo) => combo?.cat ?? ''))],
        };
        const text = message(
          'The charge of {amount} is included in the base of {taxes}, but by law it must not be. Make it a charge on the document, without taxes.',
          values,
        );
        return { code: 'BW-WARN-TAX-BASE', path: ['lines', position, 'charges', index], text };
      });
    });
}
