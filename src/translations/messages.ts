import type { Translation } from '../engine/text/translation.ts';
import { bestLanguage, loadTranslation } from './load.ts';

/**
 * Loads the translation of faults, warnings and losses, and on Node of its programs' messages, into the first available of these languages (such
 * as `de-AT`). Returns undefined, not a promise, for English and for unknown languages. Resolves to undefined if the texts fail to load.
 */
export function messagesIn(wanted: readonly string[]): Promise<Translation | undefined> | undefined {
  const code = bestLanguage(wanted);
  return code === 'en' ? undefined : loadTranslation(code, ['faults', 'formats', 'program']).catch(() => undefined);
}
