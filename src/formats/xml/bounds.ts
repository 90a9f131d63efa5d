/** Limits the length of values and paths from a file in faults. Both may be as long as the file. */

import type { Fault } from '../../engine/faults.ts';
import type { Message } from '../../engine/text/message.ts';

/** The maximum length of a value from a file in a message. */
export const MOST_VALUE = 200;

/** The maximum length of an XPath. */
export const MOST_XPATH = 2000;

/** Returns the beginning of a text, followed by `…` if it is longer. Never splits a character. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = /[\ud800-\udbff]/.test(text[most - 1] ?? '') ? most - 1 : most;
  return `${text.slice(0, end)}…`;
}

/** Returns a message with its values cut to the limit. */
export function bounded({ template, values, details, more }: Message): Message {
  const following = { ...(details && { details: details.map(bounded) }), ...(more && { more: bounded(more) }) };
  if (values === undefined) return { template, ...following };
  const short: Record<string, NonNullable<Message['values']>[string]> = {};
  for (const [name, value] of Object.entries(values)) {
    short[name] = typeof value === 'string' ? cut(value, MOST_VALUE) : value;
  }
  return { template, values: short, ...following };
}

/** Returns a fault with its values and paths cut to the limit. */
export function boundedFault(fault: Fault): Fault {
  const properties = fault.properties.map((path) => cut(path, MOST_XPATH));
  return { ...fault, ...bounded(fault), properties };
}
