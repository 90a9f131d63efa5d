import { afterEach, expect, it } from 'vitest';
import { language } from './say.ts';
import { sentenceCase } from './sentence-case.ts';

afterEach(() => {
  delete language.translation;
});

it('sentenceCase writes words after the first in lower case, except acronyms', () => {
  expect(sentenceCase('Issue Date')).toBe('Issue date');
  expect(sentenceCase('ISO Country Code')).toBe('ISO country code');
  expect(sentenceCase('Mandate ID')).toBe('Mandate ID');
});

it('sentenceCase keeps the capitals of other languages', () => {
  language.translation = { language: 'de' } as NonNullable<typeof language.translation>;
  expect(sentenceCase('Offene Beträge')).toBe('Offene Beträge');
});
