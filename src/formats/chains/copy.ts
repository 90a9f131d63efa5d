/** Returns a copy of a value that was cut from a longer text: V8 keeps all of that text with a part of it, unless the part is short. */
export function copyOf(value: string): string {
  return value.length <= SHORT ? value : JSON.parse(JSON.stringify(value));
}

const SHORT = 12;
