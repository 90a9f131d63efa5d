import { regime } from '../../tax/declare.ts';
import { euroNotices } from '../../tax/euro.ts';
import { categories } from './categories.ts';
import { identityRules } from './identity.ts';
import { scenarios } from './notes.ts';

/** Latvia (chapter 27 §4.9). */
export default regime({
  definition: {
    name: { en: 'Latvia', lv: 'Latvija' },
    description: {
      en: 'VAT (pievienotās vērtības nodoklis, PVN) is administered by the Valsts ieņēmumu dienests. The VAT number is LV and eleven digits.',
    },
    sources: [
      {
        title: { en: 'Pievienotās vērtības nodokļa likums, 41.–42. un 125. pants' },
        url: 'https://likumi.lv/ta/id/253451-pievienotas-vertibas-nodokla-likums',
      },
      { title: { en: 'Ministry of Finance - tax rates' }, url: 'https://www.fm.gov.lv/lv/tax-rates' },
    ],
    time_zone: 'Europe/Riga',
    country: 'LV',
    currency: 'EUR',
    tax_scheme: 'VAT',
    identities: [{ code: 'REG', name: { en: 'Registration Number', lv: 'Reģistrācijas numurs' } }],
    scenarios,
    categories,
  },
  otherRates: {
    // The compensation of farmers.
    VAT: { completeSince: '1995-05-01', percents: ['14%'] },
  },
  notices: euroNotices('LV', '2014-01-01', 'LVL', '0.702804'),
  identity: { rules: identityRules },
});
