import { type Message, message, type Value } from '../text/message.ts';
import { shorten } from '../text/shorten.ts';
import type { Json } from './json.ts';
import { NumberText } from './number-text.ts';

/** Characters of a value that are shown. */
const MOST = 40;

/** Returns the JSON text of a value for use in a sentence, cut to 40 characters. It is the same in every language. */
export function describe(found: Json): string {
  return typeof found === 'string' ? quote(found) : shorten(beginningOf(found, MOST + 1), MOST);
}

/** Returns the JSON text of a value, at least up to a number of characters. */
function beginningOf(json: Json, most: number): string {
  if (typeof json === 'string') return quote(json);
  if (json instanceof NumberText) return json.text;
  if (typeof json !== 'object' || json === null) return String(json);
  let text = '';
  if (Array.isArray(json)) {
    for (const value of json) {
      if (text.length > most) break;
      text += `${text === '' ? '' : ','}${beginningOf(value, most - text.length)}`;
    }
    return `[${text}]`;
  }
  for (const name in json) {
    if (text.length > most) break;
    text += `${text === '' ? '' : ','}${quote(name)}:${beginningOf(json[name] as Json, most - text.length)}`;
  }
  return `{${text}}`;
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
