import type { CountryFacts } from './facts.ts';

/** Decreto 41820-H (comprobantes electrónicos), article 8. */
export const cr: CountryFacts = {
  languages: ['es'],
  // Resolución DGT-R-033-2019: persons have nine digits, companies ten, foreigners eleven or twelve (DIMEX).
  taxNumber: {
    name: 'Cédula',
    names: { 9: 'Cédula física', 10: 'Cédula jurídica', 11: 'DIMEX', 12: 'DIMEX' },
    masks: ['#-###-######', '#-####-####'],
  },
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
