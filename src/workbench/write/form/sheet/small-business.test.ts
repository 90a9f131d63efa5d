import { expect, it } from 'vitest';
import type { RegimeDefinition } from '../../../../client/index.ts';
import type { Extension } from '../form-context.ts';
import { sentenceChanges, smallBusinessChoice } from './small-business.ts';
import type { TaxChoice } from './tax-choices.ts';
import { foundTaxes } from './tax-search.ts';

const general: TaxChoice = {
  ...{ id: 'VAT general', label: 'TVA 20 %', note: '', kind: 'rate', isChosen: true },
  taxes: [{ cat: 'VAT', rate: 'general' }],
};
const exempt: TaxChoice = {
  ...{ id: 'VAT exempt', label: 'Exonéré', note: '', kind: 'without', isChosen: false },
  taxes: [{ cat: 'VAT', key: 'exempt' }],
};
const lawOf = (country: string, extensions: Record<string, string> = {}) => ({
  regime: { country } as RegimeDefinition,
  extensions: new Map(
    Object.entries(extensions).map(([key, value]) => [key, { title: key, choices: [{ value, title: value }] }]),
  ) as unknown as ReadonlyMap<string, Extension>,
});
const choiceIn = (country: string, document: unknown = {}, extensions = {}) => {
  const choice = smallBusinessChoice(lawOf(country, extensions), [general, exempt], document);
  if (!choice) throw new Error(`${country} has no small businesses`);
  return choice;
};

it.each([
  ['FR', '293'],
  ['FR', '293 B'],
  ['FR', 'franchise'],
  ['DE', '§ 19'],
  ['DE', 'kleinunternehmer'],
  ['IT', 'forfett'],
  ['PL', '113'],
])('the exemption for small businesses in %s is found by %s', (country, search) => {
  const choice = choiceIn(country);
  expect(foundTaxes([general, exempt, choice], search)).toContain(choice);
});

it('choosing the exemption adds the sentence of the law once, and leaving it for the last exempt line removes it', () => {
  const law = lawOf('FR');
  const line = { taxes: [{ cat: 'VAT', key: 'exempt' }] };
  const choice = choiceIn('FR');
  const [change] = sentenceChanges(choice, law, { lines: [line, line] }, 0, choice);
  expect(change).toMatchObject({ path: ['tax', 'notes'], value: [{ text: expect.stringContaining('293 B') }] });
  const document = { tax: { notes: change?.value }, lines: [line, line] };
  expect(sentenceChanges(choice, law, document, 1, choice)).toEqual([]);
  expect(sentenceChanges(choice, law, document, 1, general)).toEqual([]);
  const last = { ...document, lines: [line] };
  expect(sentenceChanges(choice, law, last, 0, general)).toEqual([{ path: ['tax'], value: undefined }]);
  const included = { ...last, tax: { ...last.tax, prices_include: 'VAT' } };
  expect(sentenceChanges(choice, law, included, 0, general)).toEqual([{ path: ['tax', 'notes'], value: undefined }]);
});

it('choosing the exemption sets the codes of addons, each reason once', () => {
  const italian = choiceIn('IT', {}, { 'it-sdi-exempt': 'N2.2' });
  expect(italian.taxes).toEqual([{ cat: 'VAT', key: 'exempt', ext: { 'it-sdi-exempt': 'N2.2' } }]);
  expect(choiceIn('IT').taxes).toEqual([{ cat: 'VAT', key: 'exempt' }]);
  const polish = lawOf('PL', { 'pl-favat-exemption': 'A' });
  const choice = choiceIn('PL');
  expect(sentenceChanges(choice, polish, {}, 0, choice)).toContainEqual({
    path: ['tax', 'ext', 'pl-favat-exemption'],
    value: 'A',
  });
  const vatex = lawOf('FR', { 'cef-vatex': 'VATEX-FR-FRANCHISE' });
  expect(smallBusinessChoice(vatex, [general, exempt], {})).toBeUndefined();
  expect(smallBusinessChoice(lawOf('US'), [general, exempt], {})).toBeUndefined();
});
