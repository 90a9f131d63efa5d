/** How a calculated figure came about, as it is answered where that is asked for (chapter 09 §3.6). */

/** How a figure follows from its operands. */
export type Operation =
  /** The operands multiplied. */
  | 'multiply'
  /** The operands added, those with the sign `-` subtracted; each is first rounded to the decimals of the value. */
  | 'sum'
  /** The first operand, a percentage, of the second. */
  | 'percent'
  /** The first operand without the percentage that the second names. */
  | 'remove'
  /** The operand itself. */
  | 'copy'
  /** The operand, rounded. */
  | 'round'
  /** Converted with an exchange rate: the operands multiplied. */
  | 'exchange'
  /** Taken from the alternative prices of the item. */
  | 'alternative'
  /** The percentage that a rate had on the tax date. */
  | 'rate';

export interface Operand {
  path: string;
  value: string;
  /** Subtracted instead of added. */
  sign?: '-';
}

/** Where the percentage of a tax comes from. */
export interface RateSource {
  regime: string;
  category: string;
  key?: string;
  rate: string;
  since?: string;
}

export interface CalculationStep {
  /** The figure; a step that stands in no document has a path of its own, such as `$.lines[0].total~net`. */
  path: string;
  op: Operation;
  of: Operand[];
  /** The figure as it was carried on. */
  value: string;
  /** The figure as the document states it; the value where the document does not state it. */
  result: string;
  /** To how many decimals the exact outcome was rounded to give the value. */
  rounding: number;
  source?: RateSource;
}
