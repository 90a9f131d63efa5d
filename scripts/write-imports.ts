/** Writes the modules that import regimes and addons, a step of `npm run accept`. Not a test, because preparing the tests loads every rule. */
import { writeFileSync } from 'node:fs';
import { modules } from '../src/engine/modules.ts';
import { importsOf } from './module-imports.mjs';

for (const [path, text] of Object.entries(importsOf(modules))) writeFileSync(path, text);
