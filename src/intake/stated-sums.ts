/** Compares the sums that rows state with those of their quantities, prices and discounts. */

/** The figures of a row; undefined without one. */
export interface Figures {
  quantity: number;
  price: number | undefined;
  /** The discount as an amount. */
  discount: number;
  /** The tax rate in percent. */
  rate: number | undefined;
  net: number | undefined;
  gross: number | undefined;
}

/** A sum that does not follow from its row, nor from all rows of the document. */
export interface Differing {
  /** The position of the row in the document. */
  at: number;
  field: 'net' | 'gross';
  /** The amount of the row. */
  made: string;
}

/** Returns the sums that differ by more than rounding. */
export function differingSums(rows: readonly Figures[]): Differing[] {
  const nets = rows.map(({ quantity, price, discount }) => (price ?? Number.NaN) * quantity - discount);
  const made = {
    net: nets,
    gross: nets.map((net, at) => net * (1 + (rows[at]?.rate ?? Number.NaN) / 100)),
  };
  const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, each) => sum + each, 0);
  const all = { net: sumOf(made.net), gross: sumOf(made.gross) };
  const rounding = rows.reduce((sum, { quantity }) => sum + CENT + Math.abs(quantity) * HALF_CENT, 0);
  return rows.flatMap((row, at) =>
    (['net', 'gross'] as const).flatMap((field) => {
      const [stated, own] = [row[field], made[field][at] ?? Number.NaN];
      if (stated === undefined || !Number.isFinite(own)) return [];
      const differs = [own, all[field]].every((each) => !(Math.abs(each - stated) < rounding));
      return differs ? [{ at, field, made: own.toFixed(2) }] : [];
    }),
  );
}

const CENT = 0.0101;

/** The rounding of a price. */
const HALF_CENT = 0.0051;
