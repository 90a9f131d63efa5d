/**
 * Billwright as a library: `import { build } from 'billwright'`. All regimes and addons are loaded before the first
 * call, so that every operation but those that sign, verify and make keys is synchronous. Faults are values: an
 * operation throws only for a `data` that is neither a text nor has a JSON form.
 *
 * Everything is imported statically, so that it loads wherever modules do, by `require` too.
 */
import * as jws from '../engine/dsig/jws.ts';
import { provideJws } from '../engine/dsig/load-jws.ts';
import { readDocumentText } from '../engine/reading/document-text.ts';
import { add } from '../engine/registry.ts';
import * as everyModule from './every-module.ts';
import { readTextsWith } from './texts.ts';

add(Object.values(everyModule));
provideJws(jws);
readTextsWith(readDocumentText);

export * from './core.ts';
