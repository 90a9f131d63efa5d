import type { CountryFacts } from './facts.ts';

/** Weights of the digits of a CLABE (Banco de México). */
const CLABE = [3, 7, 1, 3, 7, 1, 3, 7, 1, 3, 7, 1, 3, 7, 1, 3, 7, 1];

export const mx: CountryFacts = {
  languages: ['es'],
  taxNumber: {
    name: 'RFC',
    // The SAT's algorithm for the homoclave. Companies have a blank in front. Sales to the public and to foreigners have numbers without one.
    check: {
      alphabet: '0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ',
      length: 13,
      generic: ['XAXX010101000', 'XEXX010101000'],
    },
  },
  address: { provinceLabel: 'State' },
  taxes: { RVAT: 'IVA retenido', RIEPS: 'IEPS retenido', ISR: 'ISR' },
  // Código Fiscal de la Federación, articles 29-A and 29.
  printedCodes: {
    'mx-cfdi-prod-serv': 'Clave SAT',
    'mx-cfdi-fiscal-regime': 'Régimen fiscal',
    'mx-cfdi-use': 'Uso del CFDI',
  },
  // Article 29-A (VII): whether it is paid at once or in parts.
  mentions: {
    'mx-cfdi-payment-method': {
      PUE: {
        es: 'Método de pago: PUE, pago en una sola exhibición',
        en: 'Payment method: PUE, paid at once',
      },
      PPD: {
        es: 'Método de pago: PPD, pago en parcialidades o diferido. Forma de pago: 99, por definir',
        en: 'Payment method: PPD, paid in parts or later. Means of payment: 99, to be defined',
      },
    },
  },
  printedUnit: 'Clave unidad',
  printedStamps: { 'sat-uuid': 'Folio fiscal' },
  paymentTitles: { es: { receipt: 'Recibo electrónico de pago' } },
  words: { es: { precedes: 'CFDI relacionado', installment: 'Parcialidad' } },
  stamps: { 'mx-cfdi-v4': ['sat-uuid'] },
  accounts: [{ name: 'CLABE', form: /^\d{18}$/, weights: CLABE }],
  searchWords: { 'mx-cfdi-v4': 'factura electrónica' },
};
