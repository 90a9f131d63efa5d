import type { Wrapped } from './model/wrapper.ts';
import type { Amount } from './num/amount.ts';
import type { Percentage, PercentageText } from './num/percentage.ts';

/**
 * The input type of an object before building: members that calculation fills in, or that may follow later, can be
 * missing or null. Amounts are texts or numbers, percentages texts with their sign. Lines need a quantity and an item.
 */
export type Draft<T> = T extends string | number | boolean
  ? T
  : T extends Percentage
    ? PercentageText
    : T extends Amount
      ? string | number | bigint
      : T extends Map<string, string>
        ? { readonly [key: string]: string | undefined }
        : T extends Wrapped
          ? object
          : T extends readonly (infer E)[]
            ? readonly (Draft<E> | null)[]
            : T extends object
              ? { readonly [K in keyof T]?: Draft<T[K]> | null | undefined } & {
                  readonly [K in NeededIn<T>]: Draft<NonNullable<T[K]>>;
                }
              : never;

/** The members of lines without which a row counts as 0. */
type NeededIn<T> = 'quantity' | 'item' extends keyof T
  ? Extract<keyof T, 'quantity' | 'item'>
  : 'payable' | 'amount' | 'document' extends keyof T
    ? Extract<keyof T, 'amount'>
    : never;
