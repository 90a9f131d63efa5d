import { afterEach, expect, it } from 'vitest';
import { language, showLanguage } from '../../ui/texts/say.ts';
import { amountsWritten, daysWritten } from './ways-of-writing.ts';

afterEach(() => {
  delete language.translation;
});

it('finds amounts and days as a German page prints them, and as they are stored', async () => {
  await showLanguage('de', ['page']);
  expect(amountsWritten('7141.07', 'EUR').join(' ')).toMatch(/7141\.07 .*7\.141,07.* 7141,07/);
  expect(daysWritten('2026-11-30')).toEqual(['2026-11-30', '30.11.2026', '30. November 2026']);
  expect(daysWritten('soon')).toEqual(['soon']);
  expect(amountsWritten(undefined, 'EUR')).toEqual([]);
});
