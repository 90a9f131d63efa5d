import type { Message, Value } from './message.ts';

/** Returns the values of a message and of the messages among and after them, in order. They do not depend on the wording. */
export function valuesIn({ values = {}, more }: Message): string[] {
  return [...Object.values(values).flatMap(flat), ...(more ? valuesIn(more) : [])];
}

function flat(value: Value): string[] {
  if (typeof value !== 'object') return [String(value)];
  return 'template' in value ? valuesIn(value) : value.flatMap((each) => flat(each));
}
