import type { Wrapped } from './model/wrapper.ts';
import type { Amount } from './num/amount.ts';
import type { Percentage } from './num/percentage.ts';

/**
 * The input type of an object before building: members that calculation fills in, or that may follow later, can be
 * missing or null. Amounts and percentages are texts or numbers.
 */
export type Draft<T> = T extends string | number | boolean
  ? T
  : T extends Amount | Percentage
    ? string | number | bigint
    : T extends Map<string, string>
      ? { readonly [key: string]: string | undefined }
      : T extends Wrapped
        ? object
        : T extends readonly (infer E)[]
          ? readonly (Draft<E> | null)[]
          : T extends object
            ? { readonly [K in keyof T]?: Draft<T[K]> | null | undefined }
            : never;
