import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { loadTranslation } from '../../translations/load.ts';
import { useLanguage } from '../ui/language/catalogue-language.ts';

/** Returns the language of names and descriptions: from the address, otherwise the last choice, otherwise English. */
export function useCatalogueLanguage(): [string, (lang: string) => void] {
  const { lang } = useSearch({ strict: false });
  const { language, choose } = useLanguage();
  const navigate = useNavigate();
  const chooseHere = (lang: string) => {
    choose(lang);
    void navigate({ to: '.', search: (search) => ({ ...search, lang }), replace: true });
  };
  const shown = lang ?? language;
  // Renders the page again once the names are loaded.
  useQuery({ queryKey: ['names', shown], queryFn: async () => Boolean(await loadTranslation(shown, ['names'])) });
  return [shown, chooseHere];
}
