import { regime } from '../../tax/declare.ts';
import { categories } from './categories.ts';
import { comboNormaliser } from './combo.ts';
import { fiscalCodeNormaliser, fiscalCodeRules } from './fiscal-code.ts';
import { identityRules } from './identity.ts';
import { partyNormaliser } from './party.ts';

/** Italy (chapter 05 §3.4). */
export default regime({
  definition: {
    name: { en: 'Italy', it: 'Italia' },
    sources: [
      {
        title: { en: 'Agenzia delle Entrate - Electronic Invoicing' },
        url: 'https://www.agenziaentrate.gov.it/portale/web/guest/fatturazione-elettronica-e-dati-fatture-transfrontaliere-new',
      },
      {
        title: { en: 'FatturaPA - Documentation and Schemas' },
        url: 'https://www.fatturapa.gov.it/it/norme-e-regole/documentazione-fattura-elettronica/formato-fatturapa/',
      },
      {
        title: { en: 'FatturaPA - Filling Guide' },
        url: 'https://www.agenziaentrate.gov.it/portale/documents/20143/451259/Guida_compilazione-FE-Esterometro-V_1.9_2024-03-05.pdf',
      },
    ],
    time_zone: 'Europe/Rome',
    country: 'IT',
    currency: 'EUR',
    tax_scheme: 'VAT',
    identities: [{ key: 'it-fiscal-code', name: { en: 'Fiscal Code', it: 'Codice Fiscale' } }],
    scenarios: [
      {
        schema: 'bill/invoice',
        list: [
          {
            tags: ['reverse-charge'],
            cat: ['VAT'],
            note: {
              cat: 'VAT',
              key: 'reverse-charge',
              text: 'Reverse Charge / Inversione del soggetto passivo',
            },
          },
        ],
      },
    ],
    corrections: [{ schema: 'bill/invoice', types: ['credit-note', 'debit-note'] }],
    categories,
  },
  otherRates: {
    // Compensations of farmers, art. 34 DPR 633/1972.
    VAT: {
      percents: ['2%', '6.4%', '7%', '7.3%', '7.5%', '7.65%', '7.95%', '8.3%', '8.5%', '8.8%', '9.5%', '12.3%'],
    },
  },
  identity: { rules: identityRules },
  normalisers: [fiscalCodeNormaliser, partyNormaliser, comboNormaliser],
  rules: [fiscalCodeRules],
});
