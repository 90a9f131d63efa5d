/** A document's number as its series counts it: the text before its last digits, their value, and how many they are. */
export interface NumberInSeries {
  before: string;
  value: bigint;
  digits: number;
}

/** Splits a number before its last digits; undefined if it does not end with a digit. Exact for any length. */
export function numberInSeries(code: string): NumberInSeries | undefined {
  let start = code.length;
  // A loop, because `/\d+$/` takes quadratic time on long runs that another character follows.
  while (start > 0 && isDigit(code.charCodeAt(start - 1))) start--;
  const digits = code.slice(start);
  return digits === '' ? undefined : { before: code.slice(0, start), value: BigInt(digits), digits: digits.length };
}

/** Returns a number of a series as it is written: with at least as many digits. */
export function writtenNumber({ before, value, digits }: NumberInSeries): string {
  return before + String(value).padStart(digits, '0');
}

/** Returns the next number, with as many digits: `0099` → `0100`; undefined if it does not end with a digit. */
export function nextNumber(code: string): string | undefined {
  const number = numberInSeries(code);
  return number && writtenNumber({ ...number, value: number.value + 1n });
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}
