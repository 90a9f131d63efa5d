import type { CountryFacts } from './facts.ts';

export const lt: CountryFacts = {
  languages: ['lt'],
  taxNumber: { name: { lt: 'PVM mokėtojo kodas', en: 'VAT no.' }, prefix: 'always' },
  numbers: { JAK: { lt: 'Įmonės kodas', en: 'Company code' } },
  schemes: { '0200': 'Juridinio asmens kodas' },
  secondNumbers: [{ label: 'JAK', members: { type: 'JAK' } }],
  taxes: { VAT: { lt: 'PVM', en: 'VAT' } },
  address: { codePrefix: 'LT-' },
};
