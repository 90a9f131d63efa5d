import type { Message, Value } from './message.ts';

/** Returns the values of a message and of the messages among them, in order. They do not depend on the wording. */
export function valuesIn({ values = {} }: Message): string[] {
  return Object.values(values).flatMap(flat);
}

function flat(value: Value): string[] {
  if (typeof value !== 'object') return [String(value)];
  return 'template' in value ? valuesIn(value) : value.flatMap((each) => flat(each));
}
