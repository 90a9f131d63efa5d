import type * as all from './all.ts';

/** The function names of the operations on documents. Lists of operations keep this order. */
export const operationNames = [
  'build',
  'validate',
  'correct',
  'replicate',
  'invert',
  'removeIncludedTaxes',
  'roundToCurrency',
  'convertCurrency',
  'convert',
  'fix',
  'sign',
  'verify',
] as const satisfies readonly (keyof typeof all)[];

/** The declarations of the operations, by function name. */
export type Declared = typeof all;
