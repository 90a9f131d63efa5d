/** The calculation of a figure, as returned on request (chapter 09 §3.6). */

/** How a figure is calculated from its operands. */
export type Operation =
  /** Product of the operands. */
  | 'multiply'
  /**
   * Sum of the operands; operands with the sign `-` are subtracted. Each is first rounded to the decimals of the value.
   */
  | 'sum'
  /** The first operand, a percentage, of the second. */
  | 'percent'
  /** The first operand without the percentage in the second. */
  | 'remove'
  /** The operand itself. */
  | 'copy'
  /** The operand, rounded. */
  | 'round'
  /** Converted with an exchange rate: product of the operands. */
  | 'exchange'
  /** Taken from the alternative prices of the item. */
  | 'alternative'
  /** The percentage of a rate on the tax date. */
  | 'rate';

export interface Operand {
  path: string;
  value: string;
  /** Subtracted instead of added. */
  sign?: '-';
}

/** The source of a tax percentage. */
export interface RateSource {
  regime: string;
  category: string;
  key?: string;
  rate: string;
  since?: string;
}

export interface CalculationStep {
  /** The path of the figure. Figures that are not in the document have a path such as `$.lines[0].total~net`. */
  path: string;
  op: Operation;
  of: Operand[];
  /** The figure as used in later steps. */
  value: string;
  /** The figure as stated in the document; otherwise the value. */
  result: string;
  /** The number of decimals that the exact result was rounded to. */
  rounding: number;
  source?: RateSource;
}
