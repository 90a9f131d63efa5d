import { regime } from '../../tax/declare.ts';
import { categories } from './categories.ts';
import { identityRules, normaliseIdentity } from './identity.ts';
import { invoiceRules } from './invoice.ts';
import { scenarios, tags } from './scenarios.ts';

/** Spain (chapter 04 §3.11). */
export default regime({
  definition: {
    name: { en: 'Spain', es: 'España' },
    sources: [
      {
        title: { en: 'Real Decreto 1619/2012 - Invoicing Regulation' },
        url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2012-14696',
      },
    ],
    time_zone: 'Europe/Madrid',
    country: 'ES',
    currency: 'EUR',
    tax_scheme: 'VAT',
    tags,
    identities: [
      { key: 'passport', name: { en: 'Passport', es: 'Pasaporte' } },
      {
        key: 'foreign',
        name: {
          en: 'National ID Card or similar from a foreign country',
          es: 'Documento oficial de identificación expedido por el país o territorio de residencia',
        },
      },
      { key: 'resident', name: { en: 'Residential permit', es: 'Certificado de residencia' } },
      { key: 'other', name: { en: 'An other type of source not listed', es: 'Otro documento probatorio' } },
    ],
    scenarios,
    corrections: [{ schema: 'bill/invoice', types: ['credit-note', 'corrective', 'debit-note'] }],
    categories,
  },
  otherRates: {
    // Compensations of farmers; food and energy from 2022 to 2024.
    VAT: {
      percents: [
        '10.5%',
        '12%',
        { percent: '5%', since: '2021-06-26', until: '2024-12-31' },
        { percent: '7.5%', since: '2024-10-01', until: '2024-12-31' },
        { percent: '2%', since: '2024-10-01', until: '2024-12-31' },
      ],
    },
    IGIC: { percents: 'any' },
  },
  identity: { normalise: normaliseIdentity, rules: identityRules },
  rules: [invoiceRules],
});
