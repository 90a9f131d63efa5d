import { language } from './say.ts';

/** Returns a title of the standard in sentence case, as all labels here: `Issue Date` → `Issue date`. Translations are in it already. */
export function sentenceCase(title: string): string {
  return language.translation ? title : title.replace(/(?<=\s)[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase());
}
