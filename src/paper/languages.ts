import { de } from './labels/de.ts';
import { en } from './labels/en.ts';
import { es } from './labels/es.ts';
import { fr } from './labels/fr.ts';
import { it } from './labels/it.ts';
import type { Labels } from './labels/labels.ts';
import { nl } from './labels/nl.ts';
import { pl } from './labels/pl.ts';
import { pt } from './labels/pt.ts';

/** The languages of papers by code. */
export const labels = { en, es, de, fr, it, pt, pl, nl } satisfies Record<string, Labels>;

export type PaperLanguage = keyof typeof labels;

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
