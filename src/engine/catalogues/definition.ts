import { codesIn } from '../tax/code-table.ts';
import type { Definition } from '../tax/definitions.ts';

/** Declares an extension with the codes of a table: one line each with the code, a space and its English name. */
export function codeList(key: string, name: string, table: string): Definition {
  return { key, name: { en: name }, values: codesIn('en')([table]) };
}
