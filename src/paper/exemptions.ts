/** Says why a supply bears no tax, in the words of the law instead of the codes of e-invoices. */

import { factsOf } from '../countries/countries.ts';
import { entryOf } from '../engine/model/json.ts';
import { legalWords } from './legal-notes.ts';
import { saudiReason } from './slips.ts';
import { joined } from './texts.ts';
import { said, type Writing } from './writing.ts';

type Codes = Readonly<Record<string, string | undefined>> | undefined;

/** What a paper says about a rate without tax. */
export interface Untaxed {
  /** A scheme that is not an exemption, and stands in its place. */
  scheme?: string | undefined;
  /** The article or reason of an exemption. */
  reason?: string | undefined;
}

/** The sentences of margin schemes, by VATEX code. */
const SCHEMES: Readonly<Record<string, string>> = {
  'VATEX-EU-D': 'travel-agency',
  'VATEX-EU-F': 'second-hand-goods',
  'VATEX-EU-I': 'art',
  'VATEX-EU-J': 'antiques',
};

/** Codes that say no more than the key of their tax, or that the reason is a free text. */
const PLAIN: ReadonlySet<string> = new Set(['VATEX-EU-AE', 'VATEX-EU-G', 'VATEX-EU-IC', 'VATEX-EU-O', 'VATEX-SA-OOS']);

/** French sentences and articles whose codes do not follow the pattern of the others. */
const FRENCH_SCHEMES: Readonly<Record<string, string>> = {
  'VATEX-FR-FRANCHISE': 'TVA non applicable, art. 293 B du CGI',
  'VATEX-FR-CNWVAT': 'Avoir net de taxe',
};
const FRENCH_ARTICLES: Readonly<Record<string, string>> = {
  'VATEX-FR-298SEXDECIESA': 'art. 298 sexdecies A du CGI',
  'VATEX-FR-AE': 'art. 283, 2 du CGI',
};

/** Returns whether a tax is due on the margin only, which papers must not show. */
export function isOnMargin(ext: Codes, { country }: Pick<Writing, 'country'>): boolean {
  if (entryOf(SCHEMES, ext?.['cef-vatex'])) return true;
  const margins = Object.entries(factsOf(country).margins ?? {});
  return margins.some(([extension, codes]) => codes.includes(ext?.[extension] ?? ''));
}

/** Returns what to say about a rate without tax. */
export function untaxedWords(ext: Codes, notes: readonly string[], writing: Writing): Untaxed {
  const vatex = ext?.['cef-vatex'];
  const scheme = entryOf(SCHEMES, vatex);
  if (scheme) return { scheme: legalWords(scheme, writing) };
  if (isOnMargin(ext, writing)) return {};
  const article = exemptingArticle(ext, writing);
  return { scheme: entryOf(FRENCH_SCHEMES, vatex), reason: joined(', ', article, reasonOf(vatex, notes, writing)) };
}

/** Returns the article of the national law that exempts from a tax; from VAT if none is given. */
export function exemptingArticle(ext: Codes, { country }: Pick<Writing, 'country'>, tax?: string): string | undefined {
  return Object.entries(factsOf(country).exemptions ?? {})
    .map(([of, articles]) => {
      const [extension = '', other] = of.split(' ');
      return other === tax ? entryOf(articles, ext?.[extension]) : undefined;
    })
    .find((article) => article !== undefined && article !== '');
}

function reasonOf(vatex: string | undefined, notes: readonly string[], writing: Writing): string | undefined {
  if (vatex === undefined || PLAIN.has(vatex) || entryOf(FRENCH_SCHEMES, vatex)) return undefined;
  const saudi = saudiReason(writing.country, vatex);
  // The standard adds these reasons as notes.
  if (saudi) return notes.includes(saudi.en) ? undefined : said(saudi, writing);
  return unionArticle(vatex, writing) ?? frenchArticle(vatex) ?? vatex;
}

/** Returns the article of the general tax code that a code cites: `VATEX-FR-CGI261C-1` → `art. 261 C, 1° du CGI`. */
function frenchArticle(vatex: string): string | undefined {
  const [, article, letter, point, bis] = /^VATEX-FR-CGI(\d+)([A-E])?(?:-(\d)(BIS)?)?$/.exec(vatex) ?? [];
  if (article === undefined) return entryOf(FRENCH_ARTICLES, vatex);
  const number = point && `${point}${letter ? '°' : ''}${bis ? ' bis' : ''}`;
  return `${joined(', ', joined(' ', `art. ${article}`, letter), number)} du CGI`;
}

/** How languages cite an article, its paragraph, its point, and the directive. */
const CITATIONS: Readonly<Record<string, readonly [article: string, paragraph: string, point: string, law: string]>> = {
  en: ['Article {}', '({})', '({})', ' of Directive 2006/112/EC'],
  de: ['Art. {}', ' Abs. {}', ' Buchst. {}', ' MwStSystRL'],
  es: ['art. {}', ', apdo. {}', ', letra {})', ' de la Directiva 2006/112/CE'],
  fr: ['art. {}', ', § {}', ', point {})', ' de la directive 2006/112/CE'],
  it: ['art. {}', ', par. {}', ', lett. {})', ' della direttiva 2006/112/CE'],
  nl: ['art. {}', ', lid {}', ', onder {})', ' van Richtlijn 2006/112/EG'],
  pl: ['art. {}', ' ust. {}', ' lit. {})', ' dyrektywy 2006/112/WE'],
  pt: ['art. {}.º', ', n.º {}', ', alínea {})', ' da Diretiva 2006/112/CE'],
  el: ['άρθρο {}', ' παρ. {}', ' στοιχείο {})', ' της οδηγίας 2006/112/ΕΚ'],
  sk: ['čl. {}', ' ods. {}', ' písm. {})', ' smernice 2006/112/ES'],
  da: ['artikel {}', ', stk. {}', ', litra {})', ' i direktiv 2006/112/EF'],
  sv: ['artikel {}', '.{}', ' {}', ' i direktiv 2006/112/EG'],
  nb: ['artikkel {}', ' nr. {}', ' bokstav {}', ' i direktiv 2006/112/EF'],
};

/** The points of the directive in Greek: α to ιζ. */
const GREEK = 'α β γ δ ε στ ζ η θ ι ια ιβ ιγ ιδ ιε ιστ ιζ'.split(' ');

/** Returns the article of Directive 2006/112/EC that a code cites: `VATEX-EU-132-1I` → `Article 132(1)(i) of …`. */
function unionArticle(vatex: string, { language }: Writing): string | undefined {
  const [, article, paragraph, letters] = /^VATEX-EU-(\d+)(?:-(\d)?([A-Q]{1,2})?)?$/.exec(vatex) ?? [];
  if (article === undefined) return undefined;
  const point = letters?.toLowerCase();
  if (language === 'fi') return finnishArticle(article, paragraph, point);
  const [first, second, third, law] = entryOf(CITATIONS, language) ?? CITATIONS.en ?? [];
  const greek = language === 'el' && point ? [...point].map((each) => GREEK[each.charCodeAt(0) - 97]).join('') : point;
  const parts = [
    [first, article],
    [second, paragraph],
    [third, greek],
  ];
  return parts.map(([form = '', value]) => (value ? form.replace('{}', value) : '')).join('') + (law ?? '');
}

/** Returns an article in Finnish, where only the last part is in the nominative. */
function finnishArticle(article: string, paragraph: string | undefined, point: string | undefined): string {
  const directive = 'direktiivin 2006/112/EY';
  if (paragraph && point) return `${directive} ${article} artiklan ${paragraph} kohdan ${point} alakohta`;
  const part = paragraph ?? point;
  return part ? `${directive} ${article} artiklan ${part} kohta` : `${directive} ${article} artikla`;
}
