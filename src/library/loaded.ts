import type { DocumentInput } from '../engine/index.ts';
import type { AddonKey, RegimeCode } from '../engine/known-names.ts';
import { type JsonRead, jsonOf } from '../engine/reading/json-of.ts';
import { registry } from '../engine/registry.ts';
import { readText } from './texts.ts';

/** Returns the loaded country codes and addon keys, each sorted. */
export function loaded(): (RegimeCode | AddonKey)[] {
  return [...registry.regimes.map(({ country }) => country), ...registry.addons.map(({ key }) => key)];
}

/** Reads a document to find what it needs. */
export function readInput(data: DocumentInput): JsonRead {
  return typeof data === 'string' ? readText(data, '$') : jsonOf(data, '$');
}
