import type * as all from './all.ts';

/** The operations on documents, by the names of their functions, in the order in which they are listed everywhere. */
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

/** The declaration of each operation, by the name of its function. */
export type Declared = typeof all;
