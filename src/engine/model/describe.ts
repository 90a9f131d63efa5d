import { shorten } from '../text/shorten.ts';
import type { Json } from './json.ts';
import { NumberText } from './number-text.ts';

/** A found value in a sentence: its JSON type and, if short, its text (cut to 40 characters). */
export function describe(found: Json): string {
  if (found === null) return 'null';
  if (Array.isArray(found)) return 'a list';
  if (found instanceof NumberText) return `the number ${shorten(found.text)}`;
  switch (typeof found) {
    case 'string':
      return `the text ${quote(found)}`;
    case 'number':
      return `the number ${found}`;
    case 'boolean':
      return `${found}`;
    default:
      return 'an object';
  }
}

export function quote(text: string): string {
  return JSON.stringify(shorten(text));
}
