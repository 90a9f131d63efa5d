import { regime } from '../../tax/declare.ts';
import { categories } from './categories.ts';
import { ico } from './ico.ts';
import { identityRules } from './identity.ts';
import { scenarios } from './notes.ts';

/** Czechia (chapter 27 §4.3). */
export default regime({
  definition: {
    name: { en: 'Czechia', cs: 'Česká republika' },
    description: {
      en: 'VAT (daň z přidané hodnoty, DPH) is administered by the Finanční správa. The tax number, DIČ, is CZ and eight to ten digits; the eight of a company are its IČO.',
    },
    sources: [
      {
        title: { en: 'Zákon č. 235/2004 Sb., § 29 (náležitosti), § 47 (sazby)' },
        url: 'https://www.zakonyprolidi.cz/cs/2004-235',
      },
      {
        title: { en: 'Portal of Public Administration - VAT' },
        url: 'https://portal.gov.cz/en/informace/general-rules-and-vat-rates-INF-205',
      },
    ],
    time_zone: 'Europe/Prague',
    country: 'CZ',
    currency: 'CZK',
    tax_scheme: 'VAT',
    identities: [
      { key: 'cz-ico', name: { en: 'Business Registration Number', cs: 'Identifikační číslo osoby (IČO)' } },
    ],
    scenarios,
    corrections: [{ schema: 'bill/invoice', types: ['credit-note', 'debit-note'] }],
    categories,
  },
  otherRates: { VAT: { completeSince: '1993-01-01' } },
  identity: { rules: identityRules },
  normalisers: [ico.normaliser],
  rules: [ico.rules],
});
