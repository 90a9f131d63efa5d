import { factsOf } from '../countries/countries.ts';
import { type Format, formatFor } from './format.ts';
import type { Labels } from './labels/labels.ts';
import { labels, languageOf, type PaperLanguage } from './languages.ts';
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

/** Returns the formatting of a paper for its subject and language. */
export function writingFor(
  { country, currency, reader }: Pick<Subject, 'country' | 'currency' | 'reader'>,
  language: PaperLanguage,
): Writing {
  const taxId = language === languageOf(country) ? taxNumberName(country) : undefined;
  // The titles that the supplier's country prescribes.
  const titles = { ...labels[language].titles, ...factsOf(country).titles?.[language] };
  const words = { ...labels[language], titles, ...(taxId && { taxId }) };
  const format = formatFor(language, country, currency, 'narrowSymbol', reader);
  return { language, labels: words, format, rows: new WeakMap() };
}
