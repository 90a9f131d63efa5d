import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { modules } from '../src/engine/modules.ts';
import { importsOf } from './module-imports.mjs';

test.each(Object.entries(importsOf(modules)))('%s is up to date with engine/modules.ts', (path, text) => {
  expect(readFileSync(path, 'utf8')).toBe(text);
});
