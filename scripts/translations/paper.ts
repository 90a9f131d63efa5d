/** The words of papers: a PO file for each language, in which the context of a word is its place among the labels. */
import { readdirSync } from 'node:fs';
import { en as labels } from '../../src/paper/labels/en.ts';
import { en as reports } from '../../src/paper/labels/reports.ts';
import { faultOfTranslation } from './faults.ts';
import { CONTEXT_END, type PoEntry, poText, readComment, readPo } from './po.mjs';
import { slipIn } from './typography.ts';

const FOLDER = 'src/paper/labels';

/** Labels that English papers do not have: they show codes, symbols and names of properties, or another label. */
const further = {
  refunded: 'Amount refunded',
  credit: { issueDate: 'Date' },
  taxes: { VAT: 'VAT' },
  legal: {
    'reverse-charge': 'Reverse charge',
    'travel-agency': 'Margin scheme – Travel agents',
    'second-hand-goods': 'Margin scheme – Second-hand goods',
    art: 'Margin scheme – Works of art',
    antiques: 'Margin scheme – Collectors’ items and antiques',
    'cash-basis': 'Cash accounting',
  },
  units: {
    kg: 'kg',
    g: 'g',
    t: 't',
    m: 'm',
    cm: 'cm',
    mm: 'mm',
    km: 'km',
    m2: 'm²',
    m3: 'm³',
    l: 'l',
    ml: 'ml',
    ha: 'ha',
  },
  otherTitles: { 'org/item': 'Item', 'org/address': 'Address', 'org/identity': 'Identity' },
  members: {
    name: 'Name',
    description: 'Description',
    ref: 'Reference',
    key: 'Key',
    type: 'Type',
    code: 'Code',
    label: 'Label',
    country: 'Country',
    currency: 'Currency',
    unit: 'Unit',
    identities: 'Identities',
    images: 'Images',
    url: 'Link',
    street: 'Street',
    num: 'House number',
    locality: 'Town',
    region: 'Region',
    issue_date: 'Date',
  },
};

/** Labels that a language may lack. The code, the symbol or a more general label then stands in their place. */
const OPTIONAL = new RegExp(
  `^labels\\.(?:refunded|credit\\.issueDate|taxes\\.\\w+|legal\\.[\\w-]+|units\\.(?:${Object.keys(further.units).join('|')}|s|min|h|day|wk|mon|yr))$`,
);

/** The words of English papers by their contexts: `labels.titles.standard`. */
const words = new Map([...textsIn({ labels, reports }), ...textsIn({ labels: further })]);

function* textsIn(value: object, path: readonly string[] = []): Generator<[context: string, text: string]> {
  for (const [key, member] of Object.entries(value)) {
    if (typeof member === 'string') yield [[...path, key].join('.'), member];
    else yield* textsIn(member, [...path, key]);
  }
}

/**
 * Updates the words of papers in each language to the English ones, and returns their faults. A word may not be missing: a paper is a legal
 * document in one language.
 */
export function updatePapers(update: (path: string, text: string) => void): string[] {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.po'));
  const slips = [...words].flatMap(([context, text]) => {
    const slip = slipIn(text, 'en');
    return slip ? [`${context}: ${slip}: "${text}"`] : [];
  });
  const faults = files.flatMap((name) => {
    const path = `${FOLDER}/${name}`;
    const language = name.slice(0, -'.po'.length);
    const known = readPo(path);
    // A language has all words of French e-reporting or none of them.
    const hasReports = known.some(({ template }) => isOfReports(template));
    const entries = mergedWords(known).filter(({ template }) => hasReports || !isOfReports(template));
    update(path, poText(language, entries, readComment(path)));
    return entries.flatMap((entry) => {
      const fault = faultOfWord(entry, language);
      return fault ? [`${path}: ${fault}: "${entry.template.replace(CONTEXT_END, '": "')}"`] : [];
    });
  });
  return [...slips, ...faults];
}

function isOfReports(template: string): boolean {
  return template.startsWith('reports.');
}

function faultOfWord(entry: PoEntry, language: string): string | undefined {
  if (entry.translation === '') return 'missing';
  if (entry.fuzzy) return 'the English has changed';
  return faultOfTranslation(entry, language) ?? slipIn(entry.translation, language);
}

function mergedWords(former: readonly PoEntry[]): PoEntry[] {
  const byContext = new Map(former.map((entry) => [entry.template.split(CONTEXT_END)[0] ?? '', entry]));
  return [...words].flatMap(([context, text]) => {
    const known = byContext.get(context);
    if (!known?.translation && OPTIONAL.test(context)) return [];
    const template = `${context}${CONTEXT_END}${text}`;
    const { translation = '', comment = '' } = known ?? {};
    const fuzzy = translation !== '' && (known?.fuzzy === true || known?.template !== template);
    return [{ template, references: [], translation, fuzzy, comment }];
  });
}
