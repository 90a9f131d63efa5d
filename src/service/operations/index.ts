import { build } from './build.ts';
import { convertCurrency } from './convert-currency.ts';
import { correct } from './correct.ts';
import { invert } from './invert.ts';
import type { Operation } from './operation.ts';
import { removeIncludedTaxes } from './remove-included-taxes.ts';
import { replicate } from './replicate.ts';
import { sign } from './sign.ts';
import { validate } from './validate.ts';
import { verify } from './verify.ts';

/** All operations on documents. A new one is a file beside this and a line here. */
export const operations: readonly Operation[] = [
  build,
  validate,
  correct,
  replicate,
  invert,
  removeIncludedTaxes,
  convertCurrency,
  sign,
  verify,
];

/** Returns the operation of a name; undefined for none. */
export function operationNamed(name: string): Operation | undefined {
  return operations.find((each) => each.name === name);
}
