/**
 * Returns a text as keys of objects and literals are: all that are the same are one text, and V8 tells such texts apart by their places. For names that
 * are made from others and compared all the time: with those of elements judging an e-invoice in UBL takes an eighth less.
 */
export function asKey<T extends string>(text: T): T {
  return (Object.keys({ [text]: true })[0] ?? text) as T;
}
