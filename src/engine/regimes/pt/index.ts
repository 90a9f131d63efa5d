import { isoCountries } from '../../country/names.ts';
import { regime } from '../../tax/declare.ts';
import { categories } from './categories.ts';
import { comboNormaliser, comboRules } from './combo.ts';
import { exemptionNormaliser } from './exemptions.ts';
import { identityRules } from './identity.ts';
import { invoiceRules } from './invoice.ts';

/** Returns the countries of ISO 3166-1 except one, as values of an extension. */
function countriesExcept(own: string) {
  return [...isoCountries].filter(([code]) => code !== own).map(([code, name]) => ({ code, name: { en: name } }));
}

/** Portugal (chapter 05 §3.9). */
export default regime({
  definition: {
    name: { en: 'Portugal', pt: 'Portugal' },
    time_zone: 'Europe/Lisbon',
    country: 'PT',
    currency: 'EUR',
    tax_scheme: 'VAT',
    tags: [
      {
        schema: 'bill/invoice',
        list: [{ key: 'invoice-receipt', name: { en: 'Invoice-receipt', pt: 'Fatura-recibo' } }],
      },
    ],
    extensions: [
      {
        key: 'pt-region',
        name: { en: 'Region Code', pt: 'Código da Região' },
        values: [
          { code: 'PT', name: { en: 'Mainland Portugal', pt: 'Portugal Continental' } },
          { code: 'PT-AC', name: { en: 'Azores', pt: 'Açores' } },
          { code: 'PT-MA', name: { en: 'Madeira', pt: 'Madeira' } },
          ...countriesExcept('PT'),
        ],
      },
    ],
    corrections: [{ schema: 'bill/invoice', types: ['credit-note', 'debit-note'] }],
    categories,
  },
  formerRates: {
    VAT: {
      general: [
        { since: '2010-07-01', percent: '21.0%' },
        { since: '2008-07-01', percent: '20.0%' },
        { since: '2005-07-01', percent: '21.0%' },
        { since: '2002-06-05', percent: '19.0%' },
      ],
      intermediate: [
        { since: '2010-07-01', percent: '13.0%' },
        { since: '1996-07-01', percent: '12.0%' },
      ],
      reduced: [
        { since: '2010-07-01', percent: '6.0%' },
        { since: '1996-07-01', percent: '5.0%' },
      ],
    },
  },
  identity: { rules: identityRules },
  normalisers: [comboNormaliser, exemptionNormaliser],
  rules: [invoiceRules, comboRules],
});
