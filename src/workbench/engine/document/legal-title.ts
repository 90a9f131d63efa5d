/** The titles that the law of a country gives invoices, as on their paper, in the displayed language. */

import { factsOf } from '../../../countries/countries.ts';
import { labelsSoFar, loadLabels, type PaperLanguage } from '../../../paper/languages.ts';
import { titleKeys } from '../../../paper/titles.ts';
import { language } from '../../ui/texts/say.ts';

/** Every displayed language is one of papers. */
const shown = () => (language.translation?.language ?? 'en') as PaperLanguage;

export async function loadTitles(): Promise<void> {
  await loadLabels(shown());
}

/** Returns the title of an invoice, once titles are loaded. */
export function legalTitle(invoice: Record<string, unknown>, country: string | undefined): string | undefined {
  const tag = shown();
  const titles = new Map(Object.entries({ ...labelsSoFar(tag)?.titles, ...factsOf(country).titles?.[tag] }));
  return titleKeys(invoice, country).flatMap((key) => titles.get(key) ?? [])[0];
}
