import { NumberText } from '../model/number-text.ts';

/**
 * Returns the JSON text of a value, compact or indented by two spaces, with every number exactly as read.
 * `JSON.stringify` does the writing; only a value that contains a `NumberText` is written a second time by hand.
 */
export function jsonText(value: unknown, indent = false): string {
  const met = NumberText.stringified;
  const text = JSON.stringify(value, null, indent ? 2 : 0) ?? 'null';
  return NumberText.stringified === met ? text : written(value, indent ? '\n' : '');
}

/** @param line text before each member: a line break and the current indentation, or nothing */
function written(value: unknown, line: string): string {
  if (value instanceof NumberText) return value.text;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const inner = line === '' ? '' : `${line}  `;
  if (Array.isArray(value)) {
    if (value.length === 0) return '[]';
    return `[${value.map((entry) => inner + written(entry, inner)).join(',')}${line}]`;
  }
  const colon = line === '' ? ':' : ': ';
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .map(([name, member]) => `${inner}${JSON.stringify(name)}${colon}${written(member, inner)}`);
  return members.length === 0 ? '{}' : `{${members.join(',')}${line}}`;
}

const UTF_8 = new TextEncoder();

/** Returns the compact JSON text of a value in UTF-8. */
export function jsonBytes(value: unknown): Uint8Array<ArrayBuffer> {
  return UTF_8.encode(jsonText(value));
}

/** Like `jsonBytes`, with a line feed at the end. */
export function jsonLine(value: unknown): Uint8Array<ArrayBuffer> {
  return UTF_8.encode(`${jsonText(value)}\n`);
}
