import { type Format, formatFor } from './format.ts';
import type { Labels } from './labels/labels.ts';
import { labels, languageOf, type PaperLanguage } from './languages.ts';
import type { Row } from './paper.ts';
import type { Subject } from './subject.ts';
import { taxNumberName } from './tax-number-names.ts';

/** How a paper is written: its language, words and numbers. */
export interface Writing {
  language: PaperLanguage;
  labels: Labels;
  format: Format;
  /** Rows by the lines that they are of: a line that has not changed keeps its row. */
  rows: WeakMap<object, Row>;
}

/** Returns how a paper about a subject is written in a language. */
export function writingFor(
  { country, currency }: Pick<Subject, 'country' | 'currency'>,
  language: PaperLanguage,
): Writing {
  const taxId = language === languageOf(country) ? taxNumberName(country) : undefined;
  const words = { ...labels[language], ...(taxId && { taxId }) };
  return { language, labels: words, format: formatFor(language, country, currency), rows: new WeakMap() };
}
