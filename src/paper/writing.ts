import { factsOf } from '../countries/countries.ts';
import { type Format, formatFor } from './format.ts';
import type { Labels } from './labels/labels.ts';
import { labelsSoFar, languageOf, type PaperLanguage } from './languages.ts';
import type { Row } from './paper.ts';
import type { Subject } from './subject.ts';
import { taxNumberName } from './tax-number-names.ts';

/** The language, words and number format of a paper. */
export interface Writing {
  language: PaperLanguage;
  labels: Labels;
  format: Format;
  /** Rows by line object: an unchanged line keeps its row. */
  rows: WeakMap<object, Row>;
}

/** Returns the formatting of a paper for its subject and language, whose labels must be loaded. */
export function writingFor(
  { country, currency, reader }: Pick<Subject, 'country' | 'currency' | 'reader'>,
  language: PaperLanguage,
): Writing {
  const labels = labelsSoFar(language);
  if (!labels) throw new Error(`The labels in ${language} are not loaded.`);
  const taxId = language === languageOf(country) ? taxNumberName(country) : undefined;
  // The titles that the supplier's country prescribes.
  const titles = { ...labels.titles, ...factsOf(country).titles?.[language] };
  const words = { ...labels, titles, ...(taxId && { taxId }) };
  const format = formatFor(language, country, currency, 'narrowSymbol', reader);
  return { language, labels: words, format, rows: new WeakMap() };
}
