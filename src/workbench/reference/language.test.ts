import { describe, expect, it } from 'vitest';
import { countryName } from '../engine/document/names.ts';
import { localize, localizeCountry, nameOfLanguage } from './language.ts';

describe('localize', () => {
  // No translation has these names.
  const name = { en: 'Yes-yes', es: 'Sí-sí' };

  it('returns the requested language', () => {
    expect(localize(name, 'es')).toEqual({ text: 'Sí-sí', lang: 'es', fallback: false });
  });

  it('falls back to English and reports it', () => {
    expect(localize(name, 'de')).toEqual({ text: 'Yes-yes', lang: 'en', fallback: true });
  });

  it('falls back to any language', () => {
    expect(localize({ fr: 'Oui' }, 'de')).toEqual({ text: 'Oui', lang: 'fr', fallback: true });
    expect(localize({}, 'en')).toBeUndefined();
    expect(localize(undefined, 'en')).toBeUndefined();
  });

  it('nameOfLanguage returns native names', () => {
    expect(nameOfLanguage('de')).toBe('Deutsch');
    expect(nameOfLanguage('es')).toBe('Español');
    expect(nameOfLanguage('not a code')).toBe('not a code');
  });

  it.each([
    ['SA', 'Kingdom of Saudi Arabia', 'Saudi Arabia'],
    ['NL', 'The Netherlands', 'Netherlands'],
    ['US', 'United States of America', 'United States'],
  ])('localizeCountry names %s as other lists do', (code, en, name) => {
    expect(localizeCountry({ en }, code, 'en')?.text).toBe(name);
    expect(localizeCountry({ en }, code, 'en')?.text).toBe(countryName(code));
  });

  it('localizeCountry uses names from the data if the browser has no name', () => {
    const names = { en: 'Greece', el: 'Ελλάδα' };
    expect(localizeCountry(names, 'EL', 'el')?.text).toBe('Ελλάδα');
    expect(localizeCountry({ en: 'Nowhere' }, '??', 'de')).toEqual({ text: 'Nowhere', lang: 'en', fallback: true });
    expect(localizeCountry(names, 'EL', 'de')).toEqual({ text: 'Griechenland', lang: 'de', fallback: false });
    expect(localizeCountry(names, 'EL', 'not a code')).toEqual({ text: 'Greece', lang: 'en', fallback: true });
  });
});
