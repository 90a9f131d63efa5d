import type * as all from './all.ts';

/** The operations on documents, by function name, in the order of all lists. */
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
  'sign',
  'verify',
] as const satisfies readonly (keyof typeof all)[];

/** The declarations of the operations, by function name. */
export type Declared = typeof all;
