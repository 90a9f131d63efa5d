import { en, type ReportWords } from './labels/reports.ts';
import type { PaperLanguage } from './languages.ts';

/** Imports the words of French e-reporting in the languages that have them. */
const modules: Readonly<Partial<Record<PaperLanguage, () => Promise<{ texts: ReportWords }>>>> = {
  es: () => import('./labels/es.po?reports'),
  de: () => import('./labels/de.po?reports'),
  fr: () => import('./labels/fr.po?reports'),
  it: () => import('./labels/it.po?reports'),
  pt: () => import('./labels/pt.po?reports'),
  'pt-BR': () => import('./labels/pt-BR.po?reports'),
  pl: () => import('./labels/pl.po?reports'),
  nl: () => import('./labels/nl.po?reports'),
  da: () => import('./labels/da.po?reports'),
  sv: () => import('./labels/sv.po?reports'),
  nb: () => import('./labels/nb.po?reports'),
  fi: () => import('./labels/fi.po?reports'),
  sk: () => import('./labels/sk.po?reports'),
  el: () => import('./labels/el.po?reports'),
  ar: () => import('./labels/ar.po?reports'),
};

/** Loads the words of the pages of French e-reporting in a language, or in English. */
export async function loadReportWords(language: PaperLanguage): Promise<ReportWords> {
  return (await modules[language]?.())?.texts ?? en;
}
