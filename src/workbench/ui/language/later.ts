import type { TranslationPart } from '../../../translations/load.ts';
import { showLanguage } from '../texts/say.ts';
import { interfaceLanguage } from './interface-language.ts';

/** Loads the texts of parts that open later; resolves at once if loaded. */
export function laterTexts(): Promise<void> {
  return showLanguage(interfaceLanguage, ['later']);
}

/** Waits for a module and its texts. Default: the texts of parts that open later. */
export async function withTexts<M>(module: Promise<M>, parts: readonly TranslationPart[] = ['later']): Promise<M> {
  await showLanguage(interfaceLanguage, parts);
  return module;
}
