import { regime } from '../../tax/declare.ts';
import { categories } from './categories.ts';
import { identityRules } from './identity.ts';
import { scenarios } from './notes.ts';

/** Hungary (chapter 27 §4.6). */
export default regime({
  definition: {
    name: { en: 'Hungary', hu: 'Magyarország' },
    description: {
      en: 'VAT (általános forgalmi adó, áfa) is administered by the Nemzeti Adó- és Vámhivatal (NAV). The tax number, adószám, has eleven digits; the VAT number abroad is HU and the first eight.',
    },
    sources: [
      {
        title: { en: '2007. évi CXXVII. törvény (Áfa tv.), 82. §, 169. §' },
        url: 'https://njt.hu/jogszabaly/2007-127-00-00',
      },
      {
        title: { en: 'NAV - áfakulcsok' },
        url: 'https://nav.gov.hu/ugyfeliranytu/adokulcsok_jarulekmertekek/afakulcs_adomen',
      },
    ],
    time_zone: 'Europe/Budapest',
    country: 'HU',
    currency: 'HUF',
    tax_scheme: 'VAT',
    identities: [{ code: 'CJSZ', name: { en: 'Company Registration Number', hu: 'Cégjegyzékszám' } }],
    scenarios,
    corrections: [{ schema: 'bill/invoice', types: ['credit-note', 'debit-note'] }],
    categories,
  },
  otherRates: {
    // The second rate until August 2006, and the compensations of farmers.
    VAT: { completeSince: '2004-01-01', percents: [{ percent: '15%', until: '2006-08-31' }, '12%', '7%'] },
  },
  identity: { rules: identityRules },
});
