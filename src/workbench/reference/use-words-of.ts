import { useEffect } from 'react';
import type { Translation } from '../../engine/text/message.ts';
import { loadTranslation } from '../../translations/load.ts';
import { interfaceLanguage, useShownWords } from '../ui/language/interface-language.ts';
import { language } from '../ui/texts/say.ts';

/** Shows all words of the page in a language while a component is shown, so that names and headings agree. */
export function useWordsOf(code: string): void {
  useEffect(() => {
    let isGone = false;
    void loadTranslation(code, ['page', 'later', 'names']).then(
      (translation) => !isGone && showWords(code, translation),
      // Without its texts, the words stay.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [code]);
  useEffect(() => {
    const { translation } = language;
    const { lang } = document.documentElement;
    return () => {
      document.documentElement.lang = lang;
      showWords(interfaceLanguage, translation);
    };
  }, []);
}

function showWords(code: string, translation: Translation | undefined): void {
  if (useShownWords.getState().code === code) return;
  if (translation) language.translation = translation;
  else delete language.translation;
  document.documentElement.lang = translation?.language ?? 'en';
  useShownWords.setState({ code });
}
