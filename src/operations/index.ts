import * as all from './all.ts';
import { type Declared, operationNames } from './names.ts';
import type { Operation } from './operation.ts';

const declared: { readonly [Name in keyof Declared]: Operation } = all;

/** All operations on documents. To add one, create a file in this folder, a line in `all.ts`, and its name in `names.ts`. */
export const operations: readonly Operation[] = operationNames.map((name) => declared[name]);

/** Returns an operation by name, or undefined. */
export function operationNamed(name: string): Operation | undefined {
  return operations.find((each) => each.name === name);
}
