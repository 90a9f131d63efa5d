import type { AnyObject } from '../model/object.ts';
import type { NamedValue } from '../model/value-type.ts';
import type { Normaliser } from '../normalise/normaliser.ts';
import type { RuleSet } from '../rules/declare.ts';
import { code } from './code.ts';
import { codeMap } from './code-map.ts';
import { Definition, definitionRules } from './definition.ts';
import { key } from './key.ts';
import { meta } from './meta.ts';
import { Source, sourceRules } from './source.ts';
import { uri } from './uri.ts';
import { uuid } from './uuid.ts';

/** What the namespace of common types brings along, in the order of its types. */
export const objects: readonly AnyObject[] = [Definition, Source];

/** Its types of values. */
export const values: readonly NamedValue[] = [code, codeMap, key, meta, uri, uuid];

export const normalisers: readonly Normaliser[] = [];

export const rules: readonly RuleSet[] = [definitionRules, sourceRules];
