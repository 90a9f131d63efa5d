import { keyOfTemplate } from '../engine/text/translation.ts';
import type { PartsOf, TranslationPart } from './load.ts';

/**
 * Languages for tests, since the real translations keep changing: German with the texts that a test adds, and French,
 * which cannot be loaded. Use it with `vi.mock('…/translations/languages.ts', () =>
 * import('…/translations/testing.ts'))`.
 */

const PARTS: readonly TranslationPart[] = ['page', 'later', 'faults', 'formats', 'names', 'rules'];

const texts: Record<string, string> = {};

/** The parts that were loaded. */
export const loads: TranslationPart[] = [];

/** Adds the German translation of an English template. Call it before the language is loaded. */
export function translate(template: string, german: string): void {
  texts[keyOfTemplate(template)] = german;
}

const german = async (part: TranslationPart) => {
  loads.push(part);
  return { texts };
};

const missing = async () => {
  throw new Error('missing');
};

function allParts(load: (part: TranslationPart) => ReturnType<typeof german>): PartsOf {
  return Object.fromEntries(PARTS.map((part) => [part, () => load(part)])) as unknown as PartsOf;
}

export const translations = { de: allParts(german), fr: allParts(missing) };
