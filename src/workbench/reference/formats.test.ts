import { expect, it } from 'vitest';
import type { FormatSummary } from '../../client/index.ts';
import { findFormats } from './formats.ts';

/** A summary with only the members that the search reads. */
const format = (key: string, countries: string[], addons: string[] = []) =>
  ({
    ...{ key, syntax: 'UBL', name: { en: key }, description: { en: '' }, addons },
    usual_for: { countries, addons },
  }) as unknown as FormatSummary;
const formats = [format('bis', []), format('cius-x', ['IT']), format('facturae', [], ['es-facturae-v3'])];
const found = (search: string, ...languages: string[]) => findFormats(formats, search, languages).map(({ key }) => key);

it('findFormats lists the formats of the user’s country first', () => {
  expect(found('', 'es')).toEqual(['facturae', 'bis', 'cius-x']);
  expect(found('', 'de-IT')).toEqual(['cius-x', 'bis', 'facturae']);
  expect(found('', 'pl')).toEqual(['bis', 'cius-x', 'facturae']);
  expect(found('ital', 'es')).toEqual(['cius-x']);
});
