import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { modules } from '../engine/modules.ts';
import * as everyModule from './every-module.ts';

/** `./addons/co/dian/index.ts` becomes `addonCoDian`. */
function nameOf(path: string): string {
  const [kind = '', ...rest] = path.replace(/^\.\/|\/index\.ts$/g, '').split('/');
  const words = rest.flatMap((part) => part.split('-'));
  return kind.replace(/s$/, '') + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

/** The text of `every-module.ts`, made of the list in `engine/modules.ts`: the same modules, imported statically. */
function derived(): string {
  const list = readFileSync(new URL('../engine/modules.ts', import.meta.url), 'utf8');
  const paths = [...list.matchAll(/\bimport\('([^']+)'\)/g)].map(([, path = '']) => path);
  const sorted = paths.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  const exports = sorted.map(
    (path) => `export { default as ${nameOf(path)} } from '${path.replace('./', '../engine/')}';`,
  );
  return `/**
 * Every regime and addon of engine/modules.ts, imported statically. Derived from it: after a change there,
 * \`npx vitest run src/library/every-module.test.ts -u\` writes this file anew.
 */
${exports.join('\n')}
`;
}

test('is derived from the one list', async () => {
  await expect(derived()).toMatchFileSnapshot('every-module.ts');
});

test('holds the very modules that the list loads', async () => {
  const loaded = await Promise.all(modules.map((entry) => entry.load()));
  expect(new Set(Object.values(everyModule))).toEqual(new Set(loaded));
});
