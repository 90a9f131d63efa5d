import type { Definition } from './definitions.ts';

/**
 * Returns a template tag that reads a table of codes. Each line has the code, a space, and its names in these
 * languages, separated by ` | `. Descriptions of the code may follow in the same languages, or in the first ones only.
 *
 *     values: codesIn('en', 'es')`
 *       F1 Complete invoice | Factura completa
 *       F2 Simplified invoice | Factura simplificada | An invoice without a customer.
 *     `,
 */
export function codesIn(...languages: readonly string[]): (table: readonly string[]) => readonly Definition[] {
  const inLanguages = (texts: readonly string[]) =>
    Object.fromEntries(texts.map((text, index) => [languages[index] ?? '', text]));
  return ([table = '']) =>
    table
      .trim()
      .split(/\n\s*/)
      .map((line) => {
        const [, code = '', texts = ''] = /^(\S+) (.+)$/.exec(line) ?? [];
        const columns = texts.split(' | ');
        const names = columns.splice(0, languages.length);
        if (names.length < languages.length || columns.length > languages.length)
          throw new Error(`not the names of a code in ${languages.join(', ')}: ${line}`);
        return { code, name: inLanguages(names), ...(columns.length > 0 && { desc: inLanguages(columns) }) };
      });
}
