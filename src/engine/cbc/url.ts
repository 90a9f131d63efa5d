import { text } from '../model/scalars.ts';
import type { ValueType } from '../model/value.ts';

/** A web address. Any text can be read; rules of the owner check it. */
export const webAddress: ValueType<string> = { ...text, schema: { type: 'string', format: 'uri' } };
