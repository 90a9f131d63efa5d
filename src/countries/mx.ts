import type { CountryFacts } from './facts.ts';

export const mx: CountryFacts = {
  languages: ['es'],
  taxNumber: { name: 'RFC' },
  taxes: { RVAT: 'IVA retenido', RIEPS: 'IEPS retenido', ISR: 'ISR' },
  // Resolución Miscelánea Fiscal, rule 2.7.1.7; Código Fiscal de la Federación, article 29-A.
  printedCodes: {
    'mx-cfdi-doc-type': 'Tipo de comprobante',
    'mx-cfdi-issue-place': 'Lugar de expedición',
    'mx-cfdi-payment-method': 'Método de pago',
    'mx-cfdi-payment-means': 'Forma de pago',
    'mx-cfdi-rel-type': 'Tipo de relación',
    'mx-cfdi-fiscal-regime': 'Régimen fiscal',
    'mx-cfdi-use': 'Uso del CFDI',
    'mx-cfdi-prod-serv': 'Clave SAT',
  },
  paymentTitles: { es: { receipt: 'Recibo electrónico de pago' } },
  words: { es: { precedes: 'CFDI relacionado' } },
  accounts: [{ name: 'CLABE', form: /^\d{18}$/ }],
  searchWords: { 'mx-cfdi-v4': 'factura electrónica' },
};
