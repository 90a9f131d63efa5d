import type { CountryFacts } from './facts.ts';

export const se: CountryFacts = {
  languages: ['sv'],
  taxNumber: { name: { sv: 'Momsreg.nr', en: 'VAT no.' }, prefix: 'always' },
  numbers: { ON: { sv: 'Organisationsnummer', en: 'Organisation no.' } },
  schemes: { '0007': 'Organisationsnummer' },
  secondNumbers: [{ label: 'ON', members: { type: 'ON' }, inTaxNumber: /^(\d{10})01$/ }],
  numberMasks: { ON: '######-####' },
  clearing: { name: 'Clearingnummer' },
};
