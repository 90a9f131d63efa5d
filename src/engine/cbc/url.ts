import { text } from '../model/scalars.ts';
import type { ValueType } from '../model/value.ts';

/** A web address. Any text is read; whether it is one, the rules of its owner say. */
export const webAddress: ValueType<string> = { ...text, schema: { type: 'string', format: 'uri' } };
