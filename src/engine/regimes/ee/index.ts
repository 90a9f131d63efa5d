import { regime } from '../../tax/declare.ts';
import { euroNotices } from '../../tax/euro.ts';
import { categories } from './categories.ts';
import { identityRules } from './identity.ts';
import { scenarios } from './notes.ts';
import { registerCode } from './register-code.ts';

/** Estonia (chapter 27 §4.4). */
export default regime({
  definition: {
    name: { en: 'Estonia', et: 'Eesti' },
    description: {
      en: 'VAT (käibemaks) is administered by the Maksu- ja Tolliamet. The VAT number, KMKR number, is EE and nine digits.',
    },
    sources: [
      { title: { en: 'Käibemaksuseadus § 15 (määrad), § 37 (arve)' }, url: 'https://www.riigiteataja.ee/akt/KMS' },
      {
        title: { en: 'Estonian Tax and Customs Board - VAT rates' },
        url: 'https://www.emta.ee/en/business-client/taxes-and-payment/value-added-tax/vat-rates-and-supply-exempt-tax/standard-vat-rate',
      },
    ],
    time_zone: 'Europe/Tallinn',
    country: 'EE',
    currency: 'EUR',
    tax_scheme: 'VAT',
    identities: [{ code: 'REG', name: { en: 'Register Code', et: 'Registrikood' } }],
    scenarios,
    corrections: [{ schema: 'bill/invoice', types: ['credit-note'] }],
    categories,
  },
  otherRates: {
    // Newspapers from 2022 to 2024.
    VAT: { completeSince: '2000-01-01', percents: [{ percent: '5%', since: '2022-08-01', until: '2024-12-31' }] },
  },
  notices: euroNotices('EE', '2011-01-01', 'EEK', '15.6466'),
  identity: { rules: identityRules },
  normalisers: [registerCode.normaliser],
  rules: [registerCode.rules],
});
