import { describe, expect, it } from 'vitest';
import { localize, localizeCountry, nameOfLanguage } from './language.ts';

describe('texts in several languages', () => {
  const name = { en: 'Yes', es: 'Sí' };

  it('are said in the language asked for', () => {
    expect(localize(name, 'es')).toEqual({ text: 'Sí', lang: 'es', fallback: false });
  });

  it('fall back to English and say so', () => {
    expect(localize(name, 'de')).toEqual({ text: 'Yes', lang: 'en', fallback: true });
  });

  it('fall back to whatever there is', () => {
    expect(localize({ fr: 'Oui' }, 'de')).toEqual({ text: 'Oui', lang: 'fr', fallback: true });
    expect(localize({}, 'en')).toBeUndefined();
    expect(localize(undefined, 'en')).toBeUndefined();
  });

  it('are named in their own words', () => {
    expect(nameOfLanguage('de')).toBe('Deutsch');
    expect(nameOfLanguage('es')).toBe('Español');
    expect(nameOfLanguage('not a code')).toBe('not a code');
  });

  it('name countries as the data do, else as the browser does', () => {
    const names = { en: 'Greece', el: 'Ελλάδα' };
    expect(localizeCountry(names, 'EL', 'el')?.text).toBe('Ελλάδα');
    expect(localizeCountry(names, 'EL', 'de')).toEqual({ text: 'Griechenland', lang: 'de', fallback: false });
    expect(localizeCountry(names, 'EL', 'not a code')).toEqual({ text: 'Greece', lang: 'en', fallback: true });
  });
});
