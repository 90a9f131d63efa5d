import type { CountryFacts } from './facts.ts';

/** Decreto 41820-H (comprobantes electrónicos), article 8. */
export const cr: CountryFacts = {
  languages: ['es'],
  taxNumber: { name: 'Cédula', masks: ['#-###-######', '#-####-####'] },
  titles: {
    es: {
      standard: 'Factura electrónica',
      simplified: 'Tiquete electrónico',
      other: 'Factura electrónica',
      'credit-note': 'Nota de crédito electrónica',
      'debit-note': 'Nota de débito electrónica',
    },
  },
  words: { es: { issueDate: 'Fecha de emisión' } },
};
