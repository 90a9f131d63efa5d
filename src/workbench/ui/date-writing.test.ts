import { expect, it } from 'vitest';
import { dateWritingOf, languageOf } from './date-writing.ts';

it('dateWritingOf writes dates in the order of the country', () => {
  expect(dateWritingOf('DE').day('2026-02-11')).toBe('11.02.2026');
  expect(dateWritingOf('US').day('2026-02-11')).toBe('02/11/2026');
});

it('dateWritingOf writes dates in English for countries with another script', () => {
  for (const country of ['AE', 'SA', 'EG', 'IL', 'IN']) {
    expect(languageOf(country)).toBe('en');
    expect(dateWritingOf(country).day('2026-02-11')).toBe('11/02/2026');
  }
});
