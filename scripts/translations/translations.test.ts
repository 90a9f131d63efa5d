import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { faultOfTranslation } from './faults.ts';
import { formerTextsOf } from './former.ts';
import { glossaryOf, wordMissing } from './glossary.ts';
import { moduleOfPapers } from './paper-words.mjs';
import { type PoEntry, poText, potText, readComment, readPo } from './po.mjs';
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

describe('PO files', () => {
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

  it('poText sorts by text, then context', () => {
    const templates = ['Total', 'b\u0004Copy', '404', 'a\u0004Copy', 'Copy'];
    const read = readPo(
      written(
        'fr',
        templates.map((template) => of(template, '')),
      ),
    );
    const lines = readFileSync(join(folder, 'fr.po'), 'utf8').match(/^(?:msgctxt|msgid) ".+"$/gm);
    expect(read).toHaveLength(templates.length);
    expect(lines).toEqual([
      'msgid "404"',
      'msgid "Copy"',
      'msgctxt "a"',
      'msgid "Copy"',
      'msgctxt "b"',
      'msgid "Copy"',
      'msgid "Total"',
    ]);
  });

  it('a changed or added message changes at most 14 lines of all PO files', () => {
    const languages = readdirSync('src/translations').filter((name) => name.endsWith('.po') && !name.includes('-'));
    const entries = ['Amount', 'Due date', 'Total'].map((text) => of(text, `${text} in the language`));
    const before = poText('de', entries).split('\n');
    const added = (after: PoEntry[]) => linesAdded(before, poText('de', after).split('\n')) * languages.length;
    expect(added([...entries, of('New', 'Neu')])).toBeLessThanOrEqual(14);
    expect(added([...entries.slice(1), of('Quantity', 'Menge')])).toBeLessThanOrEqual(14);
    expect(added(entries.toReversed())).toBe(0);
  });

  /** Merges two changed files by Git's driver. Returns the merged file and whether all changes fit. */
  const merge = (...[base, ours, theirs]: PoEntry[][]) => {
    const paths = Object.entries({ base, ours, theirs }).map(([name, entries]) => {
      const path = join(folder, `${name}.po`);
      writeFileSync(path, poText('de', entries ?? []));
      return path;
    });
    const run = () => execFileSync(process.execPath, ['scripts/translations/merge-po.mjs', ...paths]);
    return { path: join(folder, 'ours.po'), run };
  };

  it('merge-po keeps the texts of both sides, adjacent ones too', () => {
    const [alpha, charlie, zulu] = [of('Alpha', 'Alfa'), of('Charlie', 'Carlo'), of('Zulu', 'Zulu')];
    const ours = [of('Alpha', 'Alfa 1'), charlie, of('Echo', ''), of('Golf', 'Fox'), zulu];
    const theirs = [alpha, of('Delta', ''), of('Echo', 'Echo 2'), of('Foxtrot', 'Fox'), zulu];
    const { path, run } = merge([alpha, charlie, zulu], ours, theirs);
    run();
    const texts = readPo(path).map(({ template, translation }) => [template, translation]);
    expect(texts).toEqual([
      ['Alpha', 'Alfa 1'],
      ['Delta', ''],
      ['Echo', 'Echo 2'],
      ['Foxtrot', 'Fox'],
      ['Golf', 'Fox'],
      ['Zulu', 'Zulu'],
    ]);
  });

  it('merge-po marks a translation that both sides changed', () => {
    const { path, run } = merge([of('Alpha', 'Alfa')], [of('Alpha', 'Alfa 1')], [of('Alpha', 'Alfa 2')]);
    expect(run).toThrow();
    expect(readFileSync(path, 'utf8')).toContain(
      '<<<<<<< ours\nmsgid "Alpha"\nmsgstr "Alfa 1"\n=======\nmsgid "Alpha"\nmsgstr "Alfa 2"\n>>>>>>> theirs\n',
    );
  });

  it('moduleOfPapers has the words of a part at their places, and rejects a part that lacks one', () => {
    const total = of('labels.credit.payable\u0004Total', 'Gesamtbetrag');
    const path = written('de', [total, of('reports.day\u0004Day', 'Tag')]);
    expect(moduleOfPapers(path, 'labels')).toBe('export const texts = {"credit":{"payable":"Gesamtbetrag"}};');
    expect(() => moduleOfPapers(path, 'other')).toThrow();
    for (const gap of [{ fuzzy: true }, { translation: '' }])
      expect(() => moduleOfPapers(written('de', [{ ...total, ...gap }]), 'labels')).toThrow();
  });
});

/** Returns the number of lines that a file has in addition. */
function linesAdded(before: readonly string[], after: readonly string[]): number {
  return after.length - after.filter((line) => before.includes(line)).length;
}

it('formerTextsOf finds the former wording of reworded texts', () => {
  const added = ['Save the document as PDF', 'Send', 'The IBAN {iban} has a wrong checksum'];
  const removed = ['The IBAN {iban} has an incorrect checksum', 'Save this document as PDF', 'Quantity'];
  expect([...formerTextsOf(added, removed)].sort()).toEqual([
    ['Save the document as PDF', 'Save this document as PDF'],
    ['The IBAN {iban} has a wrong checksum', 'The IBAN {iban} has an incorrect checksum'],
  ]);
  expect(formerTextsOf(['Total A', 'Total B'], ['Total']).size).toBe(1);
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
