import type { Definition } from '../tax/definitions.ts';

/** An extension whose values are the codes of a table: one line each, the code, a space, its English name. */
export function codeList(key: string, name: string, table: string): Definition {
  const values = table
    .trim()
    .split('\n')
    .map((line) => {
      const end = line.indexOf(' ');
      return { code: line.slice(0, end), name: { en: line.slice(end + 1) } };
    });
  return { key, name: { en: name }, values };
}
