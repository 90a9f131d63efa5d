import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { faultOfTranslation } from './faults.ts';
import { glossaryOf, wordMissing } from './glossary.ts';
import { moduleOfPapers } from './paper-words.mjs';
import { poText, potText, readComment, readPo } from './po.mjs';
import { slipIn } from './typography.ts';

const of = (template: string, translation: string) => ({
  template,
  translation,
  references: [],
  fuzzy: false,
  comment: '',
});

it.each([
  ['{count} lines', '{count} Zeilen', 'de', undefined],
  ['{count} lines', '{anzahl} Zeilen', 'de', /\{anzahl\}/],
  ['{count} lines in {file}', '{count} Zeilen', 'de', /\{file\}/],
  ['{count} lines', '{count} Zeilen}', 'de', /braces/],
  [
    '{count, plural, one {# line} other {# lines}}',
    '{count, plural, one {# wiersz} few {# wiersze} many {# wierszy} other {# wiersza}}',
    'pl',
    undefined,
  ],
  [
    '{count, plural, one {# line} other {# lines}}',
    '{count, plural, one {# Zeile} few {# Zeilen} other {# Zeilen}}',
    'de',
    /few/,
  ],
  ['{count, plural, one {# line} other {# lines}}', '{count, plural, one {# Zeile}}', 'de', /other/],
])('faultOfTranslation checks %j against %j in %s', (template, translation, language, expected) => {
  const fault = faultOfTranslation(of(template, translation), language);
  if (expected) expect(fault).toMatch(expected);
  else expect(fault).toBeUndefined();
});

it("wordMissing requires the glossary's words, in any inflection", () => {
  const glossary = glossaryOf('de');
  expect(wordMissing(glossary, 'Due date', 'Fälligkeitsdatum')).toBeUndefined();
  expect(wordMissing(glossary, 'Credit note', 'Rabatt')).toBe('kaufmännische gutschrift');
  expect(wordMissing(glossary, 'A sentence', 'Ein Satz')).toBeUndefined();
});

describe('files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'po-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const written = (...[language, ...more]: Parameters<typeof poText>) => {
    const path = join(folder, `${language}.po`);
    writeFileSync(path, poText(language, ...more));
    return path;
  };

  it('readPo reads what poText writes, with contexts', () => {
    const entries = ['Copy', 'button\u0004Copy', 'Line\nbreak'].map((template, i) => ({
      ...of(template, `Text ${i}`),
      fuzzy: i === 2,
    }));
    const read = readPo(written('de', entries));
    expect(read).toHaveLength(3);
    expect(read).toEqual(expect.arrayContaining(entries));
  });

  it('readComment reads the comment of a file', () => {
    expect(readComment(written('el', [], 'Sources: a law'))).toBe('Sources: a law');
    expect(readComment(written('el', []))).toBe('');
  });

  it('moduleOfPapers has the words of a part at their places, and refuses missing ones', () => {
    const total = of('labels.credit.payable\u0004Total', 'Gesamtbetrag');
    const path = written('de', [total, of('reports.day\u0004Day', 'Tag')]);
    expect(moduleOfPapers(path, 'labels')).toBe('export const texts = {"credit":{"payable":"Gesamtbetrag"}};');
    expect(() => moduleOfPapers(path, 'other')).toThrow();
    for (const gap of [{ fuzzy: true }, { translation: '' }])
      expect(() => moduleOfPapers(written('de', [{ ...total, ...gap }]), 'labels')).toThrow();
  });
});

it('potText keeps the uses and codes of texts', () => {
  const text = potText([{ template: 'Copy', references: ['workbench/a.b', 'names/c'], codes: ['BW-A', 'BW-B'] }]);
  expect(text).toContain('#: workbench/a.b\n#: names/c\n#. BW-A BW-B\nmsgid "Copy"\nmsgstr ""\n');
});

it.each([
  ['Loading your drafts …', 'en', true],
  ['Loading your drafts…', 'en', false],
  ['Numéro, nom, montant …', 'fr', false],
  ['PDF wird erstellt …', 'de', false],
  ['22 %', 'it', true],
  ['22%', 'it', false],
  ['22 %', 'de', false],
  ['Seite , Zeile', 'de', true],
  ['Wait...', 'en', true],
  ['Fermé : {title}', 'fr', true],
  ['Fermé\u202f: {title}', 'fr', false],
  ['« {value} »', 'fr', true],
  ["l'elaborazione", 'it', true],
  ['l’elaborazione', 'it', false],
  ['Borrar todo?', 'es', true],
  ['¿Borrar todo?', 'es', false],
])('slipIn finds slips of typography: %s in %s', (text, language, isSlip) => {
  expect(slipIn(text, language) !== undefined).toBe(isSlip);
});
