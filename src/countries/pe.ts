import type { CountryFacts } from './facts.ts';

/** Reglamento de Comprobantes de Pago (Resolución 007-99/SUNAT) and its electronic issue (Resolución 097-2012/SUNAT). */
export const pe: CountryFacts = {
  languages: ['es'],
  taxNumber: { name: 'RUC' },
  taxes: { VAT: { es: 'IGV', en: 'IGV' } },
  titles: {
    es: {
      standard: 'Factura electrónica',
      simplified: 'Boleta de venta electrónica',
      other: 'Factura electrónica',
      'credit-note': 'Nota de crédito electrónica',
      'debit-note': 'Nota de débito electrónica',
    },
  },
  accounts: [{ name: 'CCI', form: /^\d{20}$/ }],
  words: { es: { issueDate: 'Fecha de emisión' } },
};
