import type { CountryFacts } from './facts.ts';

export const lv: CountryFacts = {
  languages: ['lv'],
  taxNumber: { name: { lv: 'PVN reģ. nr.', en: 'VAT no.' }, prefix: 'always' },
  numbers: { REG: { lv: 'Reģ. nr.', en: 'Registration no.' } },
  schemes: { '0218': 'Reģistrācijas numurs' },
  secondNumbers: [{ label: 'REG', members: { type: 'REG' } }],
  taxes: { VAT: { lv: 'PVN', en: 'VAT' } },
  address: { code: 'after-town', codePrefix: 'LV-' },
};
