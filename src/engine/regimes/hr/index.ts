import { regime } from '../../tax/declare.ts';
import { euroNotices } from '../../tax/euro.ts';
import { categories } from './categories.ts';
import { identityRules } from './identity.ts';
import { scenarios } from './notes.ts';
import { oib } from './oib.ts';

/** Croatia (chapter 27 §4.5). */
export default regime({
  definition: {
    name: { en: 'Croatia', hr: 'Hrvatska' },
    description: {
      en: 'VAT (porez na dodanu vrijednost, PDV) is administered by the Porezna uprava. The VAT number is HR and the OIB, the eleven digits of every person and company.',
    },
    sources: [
      { title: { en: 'Zakon o PDV-u, čl. 38 (stope), čl. 79 (računi)' }, url: 'https://narodne-novine.nn.hr' },
      { title: { en: 'Porezna uprava - VAT' }, url: 'https://porezna-uprava.gov.hr/en/vat/7362' },
    ],
    time_zone: 'Europe/Zagreb',
    country: 'HR',
    currency: 'EUR',
    tax_scheme: 'VAT',
    identities: [
      { code: 'OIB', name: { en: 'Personal Identification Number', hr: 'Osobni identifikacijski broj (OIB)' } },
      { code: 'MBS', name: { en: 'Register Number', hr: 'Matični broj subjekta (MBS)' } },
    ],
    scenarios,
    categories,
  },
  otherRates: { VAT: { completeSince: '1998-08-01' } },
  notices: euroNotices('HR', '2023-01-01', 'HRK', '7.53450'),
  identity: { rules: identityRules },
  normalisers: [oib.normaliser],
  rules: [oib.rules],
});
