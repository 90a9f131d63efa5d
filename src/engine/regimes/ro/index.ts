import { regime } from '../../tax/declare.ts';
import { categories } from './categories.ts';
import { identityRules } from './identity.ts';
import { scenarios } from './notes.ts';

/** Romania (chapter 27 §4.11). */
export default regime({
  definition: {
    name: { en: 'Romania', ro: 'România' },
    description: {
      en: 'VAT (taxa pe valoarea adăugată, TVA) is administered by ANAF. The fiscal code, CUI or CIF, has two to ten digits; RO in front is the mark of a VAT payer.',
    },
    sources: [
      { title: { en: 'Codul fiscal (Legea 227/2015), art. 291, 319, 331' }, url: 'https://legislatie.just.ro' },
      { title: { en: 'Legea 141/2025' }, url: 'https://legislatie.just.ro' },
    ],
    time_zone: 'Europe/Bucharest',
    country: 'RO',
    currency: 'RON',
    tax_scheme: 'VAT',
    identities: [
      { code: 'ONRC', name: { en: 'Trade Register Number', ro: 'Număr de ordine în registrul comerțului' } },
      { code: 'CNP', name: { en: 'Personal Number', ro: 'Cod numeric personal (CNP)' } },
    ],
    scenarios,
    corrections: [{ schema: 'bill/invoice', types: ['credit-note', 'debit-note'] }],
    categories,
  },
  otherRates: {
    // Homes under contracts from before August 2025, and the compensation of farmers.
    VAT: { completeSince: '2000-01-01', percents: [{ percent: '9%', since: '2025-08-01', until: '2026-07-31' }, '8%'] },
  },
  identity: { rules: identityRules },
});
