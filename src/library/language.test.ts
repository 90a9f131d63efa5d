import { expect, it, vi } from 'vitest';
import { translate } from '../translations/testing.ts';
import { convert, validate as validateFile } from './formats.ts';
import { build, correct, languages, loadLanguage, messageOf, validate, verify } from './index.ts';

vi.mock('../translations/languages.ts', () => import('../translations/testing.ts'));

const nameless = { $schema: 'https://gobl.org/draft-0/bill/invoice', currency: 'USD', supplier: {} } as const;
const [first, second] = build(nameless).faults ?? [];
const before = build(nameless, { language: 'de' }).faults?.[0];
translate(first?.description ?? '', 'Erster Fehler.');
translate('{count} faults', '{count} Fehler');

it('loadLanguage loads an available language', async () => {
  expect(languages()).toEqual(['en', 'de', 'fr']);
  expect(await Promise.all(['de-AT', 'tlh', 'en-GB'].map(loadLanguage))).toEqual(['de', 'en', 'en']);
  await expect(loadLanguage('fr')).rejects.toThrow('missing');
});

it('build answers in a loaded language, and marks untranslated texts', async () => {
  await loadLanguage('de');
  expect(before).toEqual({ ...first, lang: 'en' });
  const faults = build(nameless, { language: 'de-AT' }).faults ?? [];
  expect(faults.slice(0, 2)).toEqual([
    { ...first, description: 'Erster Fehler.' },
    { ...second, lang: 'en' },
  ]);
  expect(build(nameless).faults?.[0]).toEqual(first);
  expect(build(nameless, { language: 'tlh' }).faults?.[0]).toEqual(first);
  expect(messageOf(faults.slice(0, 2), 'de')).toBe(`2 Fehler: Erster Fehler; ${second?.description}`);
});

it('every operation has the option language', async () => {
  const text = '{"a": ';
  const options = { language: 'de' };
  const outcomes = [
    validate(text, options),
    correct(nameless, '{"type"', options),
    await verify(text, options),
    await convert(text, options),
    await convert(nameless, { ...options, to: 'en16931-ubl' }),
    await validateFile('<Invoice', options),
  ];
  for (const { faults } of outcomes) {
    const translated = ['Erster Fehler.'];
    expect(faults?.every(({ lang, description }) => lang === 'en' || translated.includes(description))).toBe(true);
    expect(faults).not.toEqual([]);
  }
});
