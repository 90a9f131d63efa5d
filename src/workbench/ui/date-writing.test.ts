import { expect, it } from 'vitest';
import { dateWritingOf, languageOf } from './date-writing.ts';

it('writes dates in the order of the country', () => {
  expect(dateWritingOf('DE').day('2026-02-11')).toBe('11.02.2026');
  expect(dateWritingOf('US').day('2026-02-11')).toBe('02/11/2026');
});

it('writes in English where the script of the country is another', () => {
  for (const country of ['AE', 'SA', 'EG', 'IL', 'IN']) {
    expect(languageOf(country)).toBe('en');
    expect(dateWritingOf(country).day('2026-02-11')).toBe('11/02/2026');
  }
});
