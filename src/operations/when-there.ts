/**
 * Does something with a value: at once where it is there, else when it comes. Waiting for what is there already costs each small request some of its time.
 */
export function whenThere<T, Result>(
  value: T | Promise<T>,
  use: (value: T) => Result | Promise<Result>,
): Result | Promise<Result> {
  return value instanceof Promise ? value.then(use) : use(value);
}
