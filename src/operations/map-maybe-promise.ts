/** Applies a function to a value, synchronously if the value is available. Awaiting an available value would slow each small request. */
export function mapMaybePromise<T, Result>(
  value: T | Promise<T>,
  use: (value: T) => Result | Promise<Result>,
): Result | Promise<Result> {
  return value instanceof Promise ? value.then(use) : use(value);
}
