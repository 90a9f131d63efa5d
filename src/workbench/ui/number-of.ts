const numbers = new WeakMap<WeakKey, number>();
let count = 0;

/** Returns a unique number of an object. In the key of a query, it represents content too large to include. */
export function numberOf(object: WeakKey): number {
  const number = numbers.get(object) ?? ++count;
  numbers.set(object, number);
  return number;
}
