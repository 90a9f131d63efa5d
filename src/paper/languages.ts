import { en } from './labels/en.ts';
import type { Labels } from './labels/labels.ts';

/** Imports the labels of each language but English. */
const modules = {
  es: async () => (await import('./labels/es.ts')).es,
  de: async () => (await import('./labels/de.ts')).de,
  fr: async () => (await import('./labels/fr.ts')).fr,
  it: async () => (await import('./labels/it.ts')).it,
  pt: async () => (await import('./labels/pt.ts')).pt,
  pl: async () => (await import('./labels/pl.ts')).pl,
  nl: async () => (await import('./labels/nl.ts')).nl,
} satisfies Record<string, () => Promise<Labels>>;

/** The languages of papers by code. */
export type PaperLanguage = 'en' | keyof typeof modules;

export const paperLanguages: readonly { code: PaperLanguage; name: string }[] = [
  { code: 'en', name: 'English' },
  { code: 'es', name: 'Español' },
  { code: 'de', name: 'Deutsch' },
  { code: 'fr', name: 'Français' },
  { code: 'it', name: 'Italiano' },
  { code: 'pt', name: 'Português' },
  { code: 'pl', name: 'Polski' },
  { code: 'nl', name: 'Nederlands' },
];

const loaded = new Map<PaperLanguage, Labels>([['en', en]]);

/** Loads the labels of a language. Papers in it can be described afterwards. */
export async function loadLabels(language: PaperLanguage): Promise<Labels> {
  const known = loaded.get(language);
  if (known || language === 'en') return known ?? en;
  const labels = await modules[language]();
  loaded.set(language, labels);
  return labels;
}

/** Returns the labels of a language if they are loaded; English always is. */
export function labelsSoFar(language: PaperLanguage): Labels | undefined {
  return loaded.get(language);
}

const byCountry: Record<string, PaperLanguage> = {
  ES: 'es',
  AR: 'es',
  CL: 'es',
  CO: 'es',
  MX: 'es',
  PE: 'es',
  UY: 'es',
  DE: 'de',
  AT: 'de',
  CH: 'de',
  LI: 'de',
  FR: 'fr',
  LU: 'fr',
  MC: 'fr',
  BE: 'nl',
  NL: 'nl',
  IT: 'it',
  SM: 'it',
  PT: 'pt',
  BR: 'pt',
  PL: 'pl',
};

/** Returns the default language for invoices of a supplier in a country. */
export function languageOf(country: string | undefined): PaperLanguage {
  return byCountry[country ?? ''] ?? 'en';
}
