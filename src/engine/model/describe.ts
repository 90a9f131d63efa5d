import { type Message, message, type Value } from '../text/message.ts';
import { shorten } from '../text/shorten.ts';
import type { Json } from './json.ts';
import { NumberText } from './number-text.ts';

/** Describes a JSON value for use in a sentence: its type and, if short, its text (cut to 40 characters). */
export function describe(found: Json): Message {
  if (found === null) return message('null');
  if (Array.isArray(found)) return message('a list');
  if (found instanceof NumberText) return message('the number {number}', { number: shorten(found.text) });
  switch (typeof found) {
    case 'string':
      return message('the text {text}', { text: quote(found) });
    case 'number':
      return message('the number {number}', { number: found });
    case 'boolean':
      return message(found ? 'true' : 'false');
    default:
      return message('an object');
  }
}

/** Returns a text in quotes, cut to 40 characters. */
export function quote(text: string): string {
  return JSON.stringify(shorten(text));
}

/** Returns the message for a value that is not an amount. */
export function notANumber(property: Value, found: Json): Message {
  return message('{property} is not a number: {found} (write digits and at most one point, e.g. "12.50")', {
    property,
    found: describe(found),
  });
}
