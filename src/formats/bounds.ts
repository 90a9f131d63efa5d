/** How much of a file is repeated in what is said of it: values and paths may be as long as the file itself. */

import type { Fault } from '../engine/faults.ts';
import type { Message } from '../engine/text/message.ts';

/** A value from a file stands in a text with so many characters at most. @internal */
export const MOST_VALUE = 200;

/** An XPath has so many characters at most. */
export const MOST_XPATH = 2000;

/** Returns the beginning of a text, with `…` behind it where there is more; never half a character. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = /[\ud800-\udbff]/.test(text[most - 1] ?? '') ? most - 1 : most;
  return `${text.slice(0, end)}…`;
}

/** Returns a text with its values no longer than they may be. */
export function bounded({ template, values }: Message): Message {
  if (values === undefined) return { template };
  const short: Record<string, NonNullable<Message['values']>[string]> = {};
  for (const [name, value] of Object.entries(values)) {
    short[name] = typeof value === 'string' ? cut(value, MOST_VALUE) : value;
  }
  return { template, values: short };
}

/** Returns a fault whose values and paths are no longer than they may be. */
export function boundedFault(fault: Fault): Fault {
  const properties = fault.properties.map((path) => cut(path, MOST_XPATH));
  return { ...fault, ...bounded(fault), properties };
}
