import { afterEach, expect, it } from 'vitest';
import { language } from './say.ts';
import { sentenceCase } from './sentence-case.ts';

afterEach(() => {
  delete language.translation;
});

it('lowers the words after the first, except acronyms', () => {
  expect(sentenceCase('Issue Date')).toBe('Issue date');
  expect(sentenceCase('ISO Country Code')).toBe('ISO country code');
  expect(sentenceCase('Mandate ID')).toBe('Mandate ID');
});

it('keeps the capitals of other languages', () => {
  language.translation = { language: 'de' } as NonNullable<typeof language.translation>;
  expect(sentenceCase('Offene Beträge')).toBe('Offene Beträge');
});
