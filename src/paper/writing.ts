import { factsOf } from '../countries/countries.ts';
import { type Format, formatFor, isolated } from './format.ts';
import { beside } from './labels/beside.ts';
import type { Labels } from './labels/labels.ts';
import { besideOf, labelsSoFar, languageOf, loadLabels, type PaperLanguage } from './languages.ts';
import type { Row } from './paper.ts';
import type { Subject } from './subject.ts';
import { taxNumberName } from './tax-number-names.ts';

/** The language, words and number format of a paper. */
export interface Writing {
  language: PaperLanguage;
  /** The second language, next to the first. */
  beside: PaperLanguage | undefined;
  labels: Labels;
  format: Format;
  /** Rows by line object: an unchanged line keeps its row. */
  rows: WeakMap<object, Row>;
}

/** Loads the labels of a paper in a language, and in the second language that it may have. */
export async function loadWriting({ country }: Pick<Subject, 'country'>, language: PaperLanguage): Promise<void> {
  await Promise.all([loadLabels(language), loadLabels(besideOf(country, language) ?? 'en')]);
}

/** Returns whether the labels of a paper in a language are loaded. */
export function isLoaded({ country }: Pick<Subject, 'country'>, language: PaperLanguage): boolean {
  return [language, besideOf(country, language) ?? language].every((each) => labelsSoFar(each) !== undefined);
}

/** Returns the formatting of a paper for its subject and language, whose labels must be loaded. */
export function writingFor(
  { country, currency, reader, kind }: Pick<Subject, 'country' | 'currency' | 'reader' | 'kind'>,
  language: PaperLanguage,
): Writing {
  const second = kind === 'invoice' ? besideOf(country, language) : undefined;
  const labels = labelsIn(language, country);
  const symbols = second ? 'code' : 'narrowSymbol';
  const format = formatFor(language, country, currency, symbols, reader);
  const writing = { language, beside: second, labels, format, rows: new WeakMap() };
  if (!second) return writing;
  // Words for amounts of time and months would be in one language only.
  const neutral = { ...format, isolate: isolated, duration: () => undefined, date: (text: string) => text };
  return { ...writing, labels: beside(labels, labelsIn(second, country)), format: neutral };
}

/** Returns the labels of a language, with the titles and the name of the tax number that the supplier's country prescribes. */
function labelsIn(language: PaperLanguage, country: string | undefined): Labels {
  const labels = labelsSoFar(language);
  if (!labels) throw new Error(`The labels in ${language} are not loaded.`);
  const taxId = language === languageOf(country) ? taxNumberName(country) : undefined;
  const titles = { ...labels.titles, ...factsOf(country).titles?.[language] };
  return { ...labels, titles, ...(taxId && { taxId }) };
}
