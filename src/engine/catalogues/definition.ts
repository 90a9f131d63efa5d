import type { Definition, I18n } from '../tax/definitions.ts';

/** Extensions that belong to no country and no addon: code lists of international bodies (chapter 03 §12). */
export interface CatalogueDefinition {
  readonly key: string;
  readonly name: I18n;
  readonly extensions: readonly Definition[];
}

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
