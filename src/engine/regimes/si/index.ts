import { regime } from '../../tax/declare.ts';
import { euroNotices } from '../../tax/euro.ts';
import { categories } from './categories.ts';
import { identityRules } from './identity.ts';
import { scenarios } from './notes.ts';
import { registrationNumber } from './registration-number.ts';

/** Slovenia (chapter 27 §4.12). */
export default regime({
  definition: {
    name: { en: 'Slovenia', sl: 'Slovenija' },
    description: {
      en: 'VAT (davek na dodano vrednost, DDV) is administered by the Finančna uprava (FURS). The VAT number is SI and the eight digits of the tax number.',
    },
    sources: [
      { title: { en: 'ZDDV-1, 41., 82. in 83. člen' }, url: 'https://pisrs.si/pregledPredpisa?id=ZAKO4701' },
      {
        title: { en: 'FURS - Davek na dodano vrednost' },
        url: 'https://www.fu.gov.si/en/taxes_and_other_duties/areas_of_work/value_added_tax_vat',
      },
    ],
    time_zone: 'Europe/Ljubljana',
    country: 'SI',
    currency: 'EUR',
    tax_scheme: 'VAT',
    identities: [{ code: 'MATICNA', name: { en: 'Registration Number', sl: 'Matična številka' } }],
    scenarios,
    corrections: [{ schema: 'bill/invoice', types: ['credit-note'] }],
    categories,
  },
  otherRates: {
    // The compensation of farmers.
    VAT: { completeSince: '1999-07-01', percents: ['8%'] },
  },
  notices: euroNotices('SI', '2007-01-01', 'SIT', '239.640'),
  identity: { rules: identityRules },
  normalisers: [registrationNumber.normaliser],
  rules: [registrationNumber.rules],
});
