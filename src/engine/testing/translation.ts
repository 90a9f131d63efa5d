import { keyOfTemplate, type Translation, translationOf } from '../text/translation.ts';

/** Returns a translation of these texts, by their English templates. */
export function translationTo(language: string, texts: Readonly<Record<string, string>>): Translation {
  return translationOf(language, new Map(Object.entries(texts).map(([text, other]) => [keyOfTemplate(text), other])));
}
