import { codesIn } from '../tax/code-table.ts';
import type { Definition } from '../tax/definitions.ts';

/** An extension whose values are the codes of a table: one line each, the code, a space, its English name. */
export function codeList(key: string, name: string, table: string): Definition {
  return { key, name: { en: name }, values: codesIn('en')([table]) };
}
