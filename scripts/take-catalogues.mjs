/**
 * Extracts the lists of UN/EDIFACT codes, in their order:
 *
 *     node scripts/take-catalogues.mjs DIR
 *
 * DIR holds the catalogues of the standard as JSON (untdid.json).
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeGenerated } from './formats/write-generated.mjs';

/** @typedef {{ key: string, values?: { code: string, name: { en: string } }[] }} Extension */

const [folder = '.'] = process.argv.slice(2);
/** @type {{ extensions: Extension[] }} */
const { extensions } = JSON.parse(readFileSync(join(folder, 'untdid.json'), 'utf8'));

const lists = extensions
  .toSorted((a, b) => (a.key < b.key ? -1 : 1))
  .map(({ key, values = [] }) => {
    const name = key.replace('untdid-', '').replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
    const lines = values.map(({ code, name: { en } }) => `${code} ${en}\n`.replace(/[\\`$]/g, '\\$&'));
    return `export const ${name} = \`\n${lines.join('')}\`;\n`;
  });

writeGenerated(
  'src/engine/catalogues/untdid/generated/lists.ts',
  `/** Codes of UN/EDIFACT and their English names. Written by \`scripts/take-catalogues.mjs\`, not by hand. */\n\n${lists.join('\n')}`,
);
