import type { Translation } from '../engine/text/translation.ts';
import { bestLanguage, loadTranslation } from './load.ts';

/**
 * Returns the translation of faults, warnings and losses, and on Node of what its programs say by themselves, into the first of these languages (`de-AT`) that there is, once it is loaded. Undefined
 * for English and for unknown languages, without waiting. Resolves to undefined if the texts fail to load.
 */
export function messagesIn(wanted: readonly string[]): Promise<Translation | undefined> | undefined {
  const code = bestLanguage(wanted);
  return code === 'en' ? undefined : loadTranslation(code, ['faults', 'formats', 'program']).catch(() => undefined);
}
