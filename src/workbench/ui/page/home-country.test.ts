import { afterEach, expect, it, vi } from 'vitest';
import { countryFor } from '../../state/examples/opening-example.ts';
import { homeLanguages, setHomeCountry } from './home-country.ts';
import { settings } from './settings.ts';

afterEach(() => {
  settings.clear();
  vi.unstubAllGlobals();
});

it('a chosen country comes before those of the browser’s languages', () => {
  vi.stubGlobal('navigator', { languages: ['en-GB'] });
  const covered = ['EL', 'ES', 'GB'];
  expect(countryFor(homeLanguages(), covered)).toBe('GB');
  setHomeCountry('ES');
  expect(countryFor(homeLanguages(), covered)).toBe('ES');
  setHomeCountry('EL');
  expect(countryFor(homeLanguages(), covered)).toBe('EL');
  expect(countryFor(homeLanguages(), ['GB'])).toBe('GB');
});
