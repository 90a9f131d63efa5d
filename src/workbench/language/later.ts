import { showLanguage } from '../texts/say.ts';
import { interfaceLanguage } from './interface-language.ts';

/** Fetches the texts of what is opened later; at once where they are there. */
export function laterTexts(): Promise<void> {
  return showLanguage(interfaceLanguage, ['later']);
}

/** Waits for a module of what is opened later, and for its texts. */
export async function withTexts<M>(module: Promise<M>): Promise<M> {
  await laterTexts();
  return module;
}
