/**
 * Billwright as a library: `import { build } from 'billwright'`. All regimes and addons are loaded from the start, so
 * every operation is synchronous except those that sign, verify or create keys. Faults are values: an operation throws
 * only if `data` is neither a text nor a value with a JSON form.
 *
 * All imports except those of translations are static, so the library loads wherever modules do, including through
 * `require`.
 */
import * as jws from '../engine/dsig/jws.ts';
import { provideJws } from '../engine/dsig/load-jws.ts';
import { readDocumentText } from '../engine/reading/document-text.ts';
import { add } from '../engine/registry.ts';
import * as everyModule from './every-module.ts';
import { rulesFrom } from './house-rules.ts';
import { readRulesWith } from './rules-option.ts';
import { readTextsWith } from './texts.ts';

add(Object.values(everyModule));
provideJws(jws);
readTextsWith(readDocumentText);
readRulesWith(rulesFrom);

export * from './core.ts';
