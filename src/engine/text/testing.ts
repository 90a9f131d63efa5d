import type { Message, Value } from './message.ts';

/** Returns the values of a message and of the messages after it, in order. They do not depend on the wording. */
export function valuesIn({ values = {}, details = [], more }: Message): string[] {
  return [...Object.values(values).flatMap(flat), ...details.flatMap(valuesIn), ...(more ? valuesIn(more) : [])];
}

function flat(value: Value): string[] {
  return typeof value === 'object' && value !== null ? [...value] : [String(value)];
}
