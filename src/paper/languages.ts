import { factsOf } from '../countries/countries.ts';
import { en } from './labels/en.ts';
import type { Labels } from './labels/labels.ts';

const languages = [
  { code: 'en', name: 'English' },
  { code: 'es', name: 'Español' },
  { code: 'de', name: 'Deutsch' },
  { code: 'fr', name: 'Français' },
  { code: 'it', name: 'Italiano' },
  { code: 'pt', name: 'Português' },
  { code: 'pt-BR', name: 'Português (Brasil)' },
  { code: 'pl', name: 'Polski' },
  { code: 'nl', name: 'Nederlands' },
  { code: 'da', name: 'Dansk' },
  { code: 'sv', name: 'Svenska' },
  { code: 'nb', name: 'Norsk bokmål' },
  { code: 'fi', name: 'Suomi' },
  { code: 'sk', name: 'Slovenčina' },
  { code: 'el', name: 'Ελληνικά' },
  { code: 'bg', name: 'Български' },
  { code: 'cs', name: 'Čeština' },
  { code: 'et', name: 'Eesti' },
  { code: 'hr', name: 'Hrvatski' },
  { code: 'hu', name: 'Magyar' },
  { code: 'lt', name: 'Lietuvių' },
  { code: 'lv', name: 'Latviešu' },
  { code: 'mt', name: 'Malti' },
  { code: 'ro', name: 'Română' },
  { code: 'sl', name: 'Slovenščina' },
  { code: 'ar', name: 'العربية' },
] as const;

/** The languages of papers by code. */
export type PaperLanguage = (typeof languages)[number]['code'];

export const paperLanguages: readonly { code: PaperLanguage; name: string }[] = languages;

/** The labels of a language. Where taxes are called by their codes, it has no names for them. */
type Texts = Omit<Labels, 'taxes'> & Partial<Labels>;

/** Imports the labels of each language except English. */
const modules: Readonly<Record<Exclude<PaperLanguage, 'en'>, () => Promise<{ texts: Texts }>>> = {
  es: () => import('./labels/es.po?labels'),
  de: () => import('./labels/de.po?labels'),
  fr: () => import('./labels/fr.po?labels'),
  it: () => import('./labels/it.po?labels'),
  pt: () => import('./labels/pt.po?labels'),
  pl: () => import('./labels/pl.po?labels'),
  nl: () => import('./labels/nl.po?labels'),
  ar: () => import('./labels/ar.po?labels'),
  da: () => import('./labels/da.po?labels'),
  el: () => import('./labels/el.po?labels'),
  fi: () => import('./labels/fi.po?labels'),
  nb: () => import('./labels/nb.po?labels'),
  'pt-BR': () => import('./labels/pt-BR.po?labels'),
  sk: () => import('./labels/sk.po?labels'),
  sv: () => import('./labels/sv.po?labels'),
  bg: () => import('./labels/bg.po?labels'),
  cs: () => import('./labels/cs.po?labels'),
  et: () => import('./labels/et.po?labels'),
  hr: () => import('./labels/hr.po?labels'),
  hu: () => import('./labels/hu.po?labels'),
  lt: () => import('./labels/lt.po?labels'),
  lv: () => import('./labels/lv.po?labels'),
  mt: () => import('./labels/mt.po?labels'),
  ro: () => import('./labels/ro.po?labels'),
  sl: () => import('./labels/sl.po?labels'),
};

/** Returns the direction in which a language is written. */
export function directionOf(language: PaperLanguage): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr';
}

/** Returns the second language that is shown next to the language of a paper. It may depend on the country. */
export function besideOf(
  country: string | undefined,
  language: PaperLanguage,
  isInvoice = true,
): PaperLanguage | undefined {
  // Maltese offices write both, and not all words of a paper are known in Maltese.
  if (language === 'mt') return 'en';
  // Arabic is obligatory (VAT implementing regulations, article 53); businesses add English or another language.
  if (country !== 'SA' || !isInvoice) return undefined;
  return language === 'ar' ? 'en' : 'ar';
}

const loaded = new Map<PaperLanguage, Labels>([['en', en]]);

/** Loads the labels of a language. Papers in it can be described afterwards. */
export async function loadLabels(language: PaperLanguage): Promise<Labels> {
  const known = loaded.get(language);
  if (known || language === 'en') return known ?? en;
  const { texts } = await modules[language]();
  const labels = { taxes: {}, ...texts };
  loaded.set(language, labels);
  return labels;
}

/** Returns the labels of a language if they are loaded; English always is. */
export function labelsSoFar(language: PaperLanguage): Labels | undefined {
  return loaded.get(language);
}

/** Returns the default language for invoices of a supplier in a country. */
export function languageOf(country: string | undefined): PaperLanguage {
  const own = factsOf(country).languages ?? [];
  return own.flatMap((tag) => paperLanguages.find(({ code }) => code === tag)?.code ?? [])[0] ?? 'en';
}
