const numbers = new WeakMap<WeakKey, number>();
let count = 0;

/** Returns a number by which an object is known from others: in the key of a query it stands for what is too large to be written out. */
export function numberOf(object: WeakKey): number {
  const number = numbers.get(object) ?? ++count;
  numbers.set(object, number);
  return number;
}
