import type { CountryFacts } from './facts.ts';

export const mx: CountryFacts = {
  languages: ['es'],
  taxNumber: { name: 'RFC' },
  taxes: { RVAT: 'IVA retenido', RIEPS: 'IEPS retenido', ISR: 'ISR' },
  printedCodes: { 'mx-cfdi-prod-serv': 'Clave SAT' },
  paymentTitles: { es: { receipt: 'Recibo electrónico de pago' } },
  words: { es: { precedes: 'CFDI relacionado' } },
  accounts: [{ name: 'CLABE', form: /^\d{18}$/ }],
  searchWords: { 'mx-cfdi-v4': 'factura electrónica' },
};
