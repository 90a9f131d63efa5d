import { expect, it } from 'vitest';
import { type Place, usualLanguage } from './usual-language.ts';

const place = (text: string): Place => {
  const [country, code, region] = text.split(' ');
  return { country, code, region };
};

it.each([
  ['DE', '', 'de'],
  ['EL', '', 'el'],
  ['CY', '', 'el'],
  ['BG', '', 'bg'],
  ['CZ', '', 'cs'],
  ['EE', '', 'et'],
  ['HR', '', 'hr'],
  ['HU', '', 'hu'],
  ['LT', '', 'lt'],
  ['LU', '', 'fr'],
  ['LV', '', 'lv'],
  ['MT', '', 'en'],
  ['RO', '', 'ro'],
  ['SI', '', 'sl'],
  ['BR', '', 'pt-BR'],
  ['PT', '', 'pt'],
  ['SK', '', 'sk'],
  ['DK', '', 'da'],
  ['SE', '', 'sv'],
  ['NO', '', 'nb'],
  ['FI 00100', '', 'fi'],
  ['FI 22100', '', 'sv'],
  ['SA', '', 'ar'],
  ['US', '', 'en'],
  ['BE 2000', 'FR', 'nl'],
  ['BE B-1348', 'NL', 'fr'],
  ['BE 5000', 'BE 9000', 'fr'],
  ['BE 4700', '', 'de'],
  ['BE 4800', '', 'fr'],
  ['BE 1000', '', 'fr'],
  ['BE 1000', 'BE 9000', 'nl'],
  ['BE 1000', 'DE', 'fr'],
  ['BE', '', 'nl'],
  ['BE', 'FR', 'fr'],
  ['CH 8001', 'FR', 'de'],
  ['CH 1201', 'DE', 'fr'],
  ['CH CH-1700', '', 'fr'],
  ['CH 1712', '', 'de'],
  ['CH 3970', '', 'de'],
  ['CH 3963', '', 'fr'],
  ['CH 2502', 'CH 2800', 'fr'],
  ['CH 2502', 'CH 3000', 'de'],
  ['CH 6900', '', 'it'],
  ['CH 7742', '', 'it'],
  ['CH  VD', '', 'fr'],
  ['CH  TI', '', 'it'],
  ['CH  BE', 'FR', 'fr'],
  ['CH', 'IT', 'it'],
  ['CH', '', 'de'],
  ['CA  QC', '', 'fr'],
  ['CA H2X', '', 'fr'],
  ['CA M5V', 'FR', 'en'],
] as const)('usualLanguage: a supplier in %s with a customer in %s writes in %s', (supplier, customer, language) => {
  expect(usualLanguage(place(supplier), place(customer))).toBe(language);
});
