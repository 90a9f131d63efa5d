import type { CountryFacts } from './facts.ts';
import { amountInSpanish } from './spanish-amounts.ts';

const CURRENCIES: Readonly<Record<string, string>> = { PEN: 'soles', USD: 'dólares americanos', EUR: 'euros' };

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
  // Reglamento de Comprobantes de Pago, article 8: the total in figures and in words; the form of payment since Resolución 193-2020/SUNAT.
  statements({ payable, currency = '', isOnCredit }) {
    const words = payable === undefined ? undefined : amountInSpanish(payable);
    const money = Object.hasOwn(CURRENCIES, currency) ? CURRENCIES[currency] : currency;
    return [
      ...(words === undefined ? [] : [`Son: ${words} ${money}`]),
      ...(isOnCredit === undefined ? [] : [`Forma de pago: ${isOnCredit ? 'crédito' : 'contado'}`]),
    ];
  },
  accounts: [{ name: 'CCI', form: /^\d{20}$/ }],
  words: { es: { issueDate: 'Fecha de emisión' } },
};
