import type { CountryFacts } from './facts.ts';

/** Resolución DIAN 000165 de 2023, articles 7 and 11. */
export const co: CountryFacts = {
  languages: ['es'],
  taxNumber: { name: 'NIT', masks: ['###.###.###-#'] },
  numbers: {
    'co-civil-register': 'Registro civil',
    'co-id-card': 'Tarjeta de identidad',
    'co-citizen-id': 'Cédula de ciudadanía',
    'co-foreigner-id-card': 'Tarjeta de extranjería',
    'co-foreigner-id': 'Cédula de extranjería',
    'co-passport': 'Pasaporte',
    'co-foreign-id': 'Documento extranjero',
    'co-pep': 'PEP',
    'co-nuip': 'NUIP',
  },
  taxes: { RR: 'ReteFuente', RICA: 'ReteICA', RVAT: 'ReteIVA' },
  titles: {
    es: {
      standard: 'Factura electrónica de venta',
      other: 'Factura electrónica de venta',
      'credit-note': 'Nota crédito',
      'debit-note': 'Nota débito',
    },
  },
  printedCodes: { 'co-dian-fiscal-responsibility': 'Responsabilidad fiscal' },
  stamps: { 'co-dian-v2': ['dian-cude'] },
  // Resolución DIAN 000165 de 2023, article 11: the form of payment.
  statements: ({ isOnCredit }) =>
    isOnCredit === undefined ? [] : [`Forma de pago: ${isOnCredit ? 'crédito' : 'contado'}`],
  address: { beforeNumber: ' # ' },
  searchWords: { 'co-dian-v2': 'factura electrónica' },
};
