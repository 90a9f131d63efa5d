import type { CountryFacts } from './facts.ts';

export const ar: CountryFacts = {
  languages: ['es'],
  taxNumber: { name: 'CUIT', masks: ['##-########-#'] },
  titles: {
    es: {
      ...{ 1: 'Factura A', 2: 'Nota de débito A', 3: 'Nota de crédito A', 4: 'Recibo A' },
      ...{ 6: 'Factura B', 7: 'Nota de débito B', 8: 'Nota de crédito B', 9: 'Recibo B' },
      ...{ 11: 'Factura C', 12: 'Nota de débito C', 13: 'Nota de crédito C', 15: 'Recibo C' },
      ...{ 19: 'Factura E', 20: 'Nota de débito E', 21: 'Nota de crédito E' },
      ...{ 51: 'Factura A', 52: 'Nota de débito A', 53: 'Nota de crédito A', 54: 'Recibo A' },
    },
  },
  kinds: { 'ar-arca-doc-type': {} },
  accounts: [{ name: 'CBU', form: /^\d{22}$/ }],
  searchWords: { 'ar-arca-v4': 'afip cae factura electrónica' },
  words: { es: { issueDate: 'Fecha de emisión', precedes: 'Comprobante asociado' } },
};
