import type { JsonSchema } from '../../client/index.ts';
import { say } from '../ui/texts/say.ts';

/** A known value of a property. */
export interface Choice {
  value: string;
  title: string;
  /** Other names, for search only. */
  words?: string;
}

/** Returns the known values of a property or of each list entry; `open` if others are allowed. */
export function choicesOf(schema: JsonSchema): { choices: readonly Choice[]; open: boolean } {
  const own = schema.oneOf ?? schema.anyOf ?? schema.items?.oneOf ?? schema.items?.anyOf ?? [];
  const choices = own.flatMap(({ const: value, title }) =>
    typeof value === 'string' ? [{ value, title: title === undefined ? value : say(title) }] : [],
  );
  return { choices, open: own.length > choices.length };
}
