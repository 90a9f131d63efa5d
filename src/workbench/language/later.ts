import type { TranslationPart } from '../../translations/load.ts';
import { showLanguage } from '../texts/say.ts';
import { interfaceLanguage } from './interface-language.ts';

/** Fetches the texts of what is opened later; at once where they are there. */
export function laterTexts(): Promise<void> {
  return showLanguage(interfaceLanguage, ['later']);
}

/** Waits for a module and for the texts that it shows: if not given, those of what is opened later. */
export async function withTexts<M>(module: Promise<M>, parts: readonly TranslationPart[] = ['later']): Promise<M> {
  await showLanguage(interfaceLanguage, parts);
  return module;
}
