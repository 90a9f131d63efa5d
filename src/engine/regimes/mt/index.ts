import { regime } from '../../tax/declare.ts';
import { euroNotices } from '../../tax/euro.ts';
import { categories } from './categories.ts';
import { identityRules } from './identity.ts';
import { scenarios } from './notes.ts';

/** Malta (chapter 27 §4.10). */
export default regime({
  definition: {
    name: { en: 'Malta', mt: 'Malta' },
    description: {
      en: 'VAT is administered by the Malta Tax and Customs Administration. The VAT number is MT and eight digits.',
    },
    sources: [
      { title: { en: 'Value Added Tax Act (Cap. 406)' }, url: 'https://legislation.mt/eli/cap/406/eng' },
      {
        title: { en: 'MTCA - VAT rates' },
        url: 'https://mtca.gov.mt/business-tax/vat1/vat-compliance/vat-rates/vat-rates',
      },
    ],
    time_zone: 'Europe/Malta',
    country: 'MT',
    currency: 'EUR',
    tax_scheme: 'VAT',
    identities: [{ code: 'MBR', name: { en: 'Company Registration Number' } }],
    scenarios,
    corrections: [{ schema: 'bill/invoice', types: ['credit-note', 'debit-note'] }],
    categories,
  },
  otherRates: { VAT: { completeSince: '1999-01-01' } },
  notices: euroNotices('MT', '2008-01-01', 'MTL', '0.429300'),
  identity: { rules: identityRules },
});
