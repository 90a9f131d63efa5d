import type { CountryFacts } from './facts.ts';

/** § 31 (5) UStDV. `Gutschrift` is an invoice that the customer issues (§ 14 (4) no. 10 UStG). */
const correction = 'Rechnungskorrektur';

export const de: CountryFacts = {
  languages: ['de'],
  taxNumber: { name: 'USt-IdNr.', prefix: 'always' },
  numbers: { 'de-tax-number': 'Steuernummer', HRB: 'HRB', HRA: 'HRA' },
  schemes: { '0204': 'Leitweg-ID' },
  // Formatspezifikation Leitweg-ID 2.0.2: coarse address, fine address, check digits.
  orderCode: { name: 'Leitweg-ID', form: /^\d{2,12}(?:-[A-Z\d]{1,30})?-\d{2}$/i },
  secondNumbers: [{ label: 'Steuernummer', members: { key: 'de-tax-number' } }],
  titles: {
    de: {
      'credit-note': correction,
      corrective: correction,
      'self-billed': 'Gutschrift',
      'self-billed-credit': 'Korrektur einer Gutschrift',
    },
  },
  searchWords: {
    'de-xrechnung-v3': 'e-rechnung erechnung leitweg behörde public sector b2g',
    'de-zugferd-v2': 'e-rechnung erechnung pdf factur-x',
  },
};
