import type { Wrapped } from './model/wrapper.ts';
import type { Amount } from './num/amount.ts';
import type { Percentage } from './num/percentage.ts';

/**
 * What a person may write of an object before it is built: all that calculation fills in, or that may come later, can
 * be left out or be null; amounts and percentages are texts or numbers.
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
