/** Returns a copy of a value that was cut from a longer text: V8 keeps all of that text with a part of it, unless the part is short. */
export function copyOf(value: string): string {
  const { length } = value;
  if (length <= SHORT) return value;
  const codes: number[] = [];
  for (let at = 0; at < length; at++) codes.push(value.charCodeAt(at));
  return String.fromCharCode(...codes);
}

const SHORT = 12;
