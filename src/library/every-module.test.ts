import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { modules } from '../engine/modules.ts';
import * as everyModule from './every-module.ts';

/** Returns the name of an import: `addonCoDian` for `./addons/co/dian/index.ts`. */
function nameOf(path: string): string {
  const [kind = '', ...rest] = path.replace(/^\.\/|\/index\.ts$/g, '').split('/');
  const words = rest.flatMap((part) => part.split('-'));
  return kind.replace(/s$/, '') + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

/** Returns the text of `every-module.ts`: the modules listed in `engine/modules.ts`, imported statically. */
function derived(): string {
  const list = readFileSync(new URL('../engine/modules.ts', import.meta.url), 'utf8');
  const paths = [...list.matchAll(/\bimport\('([^']+)'\)/g)].map(([, path = '']) => path);
  const sorted = paths.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  const exports = sorted.map(
    (path) => `export { default as ${nameOf(path)} } from '${path.replace('./', '../engine/')}';`,
  );
  return `/**
 * Every regime and addon of engine/modules.ts, imported statically. This file is generated: after a change there,
 * run \`npx vitest run src/library/every-module.test.ts -u\`.
 */
${exports.join('\n')}
`;
}

test('every-module.ts is up to date with engine/modules.ts', async () => {
  await expect(derived()).toMatchFileSnapshot('every-module.ts');
});

test('every-module.ts exports the same modules that the list loads', async () => {
  const loaded = await Promise.all(modules.map((entry) => entry.load()));
  expect(new Set(Object.values(everyModule))).toEqual(new Set(loaded));
});
