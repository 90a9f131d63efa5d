import { regime } from '../../tax/declare.ts';
import { euroNotices } from '../../tax/euro.ts';
import { categories } from './categories.ts';
import { identityRules } from './identity.ts';
import { scenarios } from './notes.ts';

/** Cyprus (chapter 27 §4.2). */
export default regime({
  definition: {
    name: { en: 'Cyprus', el: 'Κύπρος' },
    description: {
      en: 'VAT (ΦΠΑ) is administered by the Tax Department. The VAT number is CY, eight digits and a letter.',
    },
    sources: [
      { title: { en: 'Tax Department - VAT rates' }, url: 'https://www.gov.cy/mof-tax/documents/syntelestes-f-p-a/' },
      {
        title: { en: 'Tax Department - VAT invoices' },
        url: 'https://www.gov.cy/mof-tax/documents/ekdosi-timologioy-f-p-a/',
      },
    ],
    time_zone: 'Asia/Nicosia',
    country: 'CY',
    currency: 'EUR',
    tax_scheme: 'VAT',
    tags: [
      {
        schema: 'bill/invoice',
        list: [
          {
            key: 'travel-agency-margin',
            name: { en: 'Travel agency margin scheme', el: 'Καθεστώς περιθωρίου ταξιδιωτικών πρακτορείων' },
          },
          { key: 'cash-accounting', name: { en: 'Cash accounting scheme', el: 'Καθεστώς ταμειακής λογιστικής' } },
        ],
      },
    ],
    identities: [{ code: 'HE', name: { en: 'Company Registration Number', el: 'Αριθμός εγγραφής (ΗΕ)' } }],
    scenarios,
    categories,
  },
  otherRates: { VAT: { completeSince: '2000-07-01' } },
  notices: euroNotices('CY', '2008-01-01', 'CYP', '0.585274'),
  identity: { rules: identityRules },
});
