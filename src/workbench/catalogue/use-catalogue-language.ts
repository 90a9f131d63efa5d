import { useNavigate, useSearch } from '@tanstack/react-router';
import { settings } from '../ui/settings.ts';

/** The language of names and descriptions: the address's, else the one chosen last, else English. */
export function useCatalogueLanguage(): [string, (lang: string) => void] {
  const { lang } = useSearch({ from: '/addons' });
  const navigate = useNavigate();
  const choose = (lang: string) => {
    settings.setItem('language', lang);
    void navigate({ to: '.', search: (search) => ({ ...search, lang }), replace: true });
  };
  return [lang ?? settings.getItem('language') ?? 'en', choose];
}
