import { factsOf } from '../countries/countries.ts';
import { hasUnionVatNumbers } from '../countries/european-union.ts';
import type { CountryFacts, Name } from '../countries/facts.ts';
import { nameIn } from '../countries/names.ts';
import { type Format, formatFor, isolated } from './format.ts';
import { beside } from './labels/beside.ts';
import type { Labels } from './labels/labels.ts';
import { besideOf, labelsSoFar, loadLabels, type PaperLanguage } from './languages.ts';
import type { Row } from './paper.ts';
import { areSlipsLoaded, loadSlips } from './slips.ts';
import type { Subject } from './subject.ts';

/** The language, words and number format of a paper. */
export interface Writing {
  language: PaperLanguage;
  /** The second language, next to the first. */
  beside: PaperLanguage | undefined;
  labels: Labels;
  /** The country of the supplier. */
  country: string | undefined;
  /** Whether the customer is in another country of the European Union than the supplier. */
  isAbroad: boolean;
  format: Format;
  /** Rows by line object, with the table that they are for: an unchanged line keeps its row. */
  rows: WeakMap<object, { row: Row; shown: Shown }>;
}

/** The columns that a table of lines has besides items and quantities, and whether each rate has the name of its tax. */
export interface Shown {
  isPriced: boolean;
  isTaxed: boolean;
  isTaxNamed: boolean;
}

/** Loads the labels of a paper in a language, and in the second language that it may have; also the slips of its country. */
export async function loadWriting({ country }: Pick<Subject, 'country'>, language: PaperLanguage): Promise<void> {
  await Promise.all([loadLabels(language), loadLabels(besideOf(country, language) ?? 'en'), loadSlips(country)]);
}

/** Returns whether the labels of a paper in a language are loaded. */
export function isLoaded({ country }: Pick<Subject, 'country'>, language: PaperLanguage): boolean {
  const languages = [language, besideOf(country, language) ?? language];
  return languages.every((each) => labelsSoFar(each) !== undefined) && areSlipsLoaded(country);
}

/**
 * Returns the formatting of a paper for its subject and language, whose labels must be loaded.
 * @param figures the country whose figures it has, `null` for those of the language; default: that of the subject
 */
export function writingFor(
  { country, currency, reader, kind }: Pick<Subject, 'country' | 'currency' | 'reader' | 'kind'>,
  language: PaperLanguage,
  figures: string | null = country ?? null,
): Writing {
  const second = besideOf(country, language, kind === 'invoice');
  const labels = labelsIn(language, country);
  const symbols = second ? 'code' : 'narrowSymbol';
  const format = formatFor(language, figures ?? undefined, currency, symbols, reader);
  const isAbroad = reader !== undefined && reader !== country && [country, reader].every(hasUnionVatNumbers);
  const writing = { language, beside: second, labels, country, isAbroad, format, rows: new WeakMap() };
  if (!second) return writing;
  // Words for amounts of time and months would be in one language only.
  const neutral = { ...format, isolate: isolated, duration: () => undefined, date: (text: string) => text };
  return { ...writing, labels: beside(labels, labelsIn(second, country)), format: neutral };
}

/** Returns a name in the language of a paper, and in its second one. */
export function said(name: Name, { language, beside: second }: Pick<Writing, 'language' | 'beside'>): string {
  const first = nameIn(name, language);
  const other = second && nameIn(name, second);
  return other === undefined || other === first ? first : `${first} / ${isolated(other)}`;
}

/** Returns the labels of a language, with the words that the supplier's country prescribes. */
function labelsIn(language: PaperLanguage, country: string | undefined): Labels {
  const labels = labelsSoFar(language);
  if (!labels) throw new Error(`The labels in ${language} are not loaded.`);
  const { titles, paymentTitles, taxes, taxKeys, words } = factsOf(country);
  return {
    ...labels,
    ...words?.[language],
    titles: { ...labels.titles, ...titles?.[language] },
    paymentTitles: { ...labels.paymentTitles, ...paymentTitles?.[language] },
    taxes: { ...labels.taxes, ...namesIn(taxes, labels.taxes, language) },
    taxKeys: { ...labels.taxKeys, ...taxKeys?.[language] },
  };
}

/** Returns a country's names of taxes in a language. If it has no name in it, that of the language counts. */
function namesIn(names: CountryFacts['taxes'] = {}, known: Labels['taxes'], language: PaperLanguage): Labels['taxes'] {
  const entries = Object.entries(names).map(([code, name]) => {
    const isSaid = typeof name === 'string' || Object.hasOwn(name, language);
    return [code, isSaid ? nameIn(name, language) : (known[code] ?? nameIn(name, language))] as const;
  });
  return Object.fromEntries(entries);
}
