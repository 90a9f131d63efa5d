import { regime } from '../../tax/declare.ts';
import { reverseChargeScenarios } from '../../tax/shared-scenarios.ts';
import { categories } from './categories.ts';
import { identityRules } from './identity.ts';
import { invoiceRules } from './invoice.ts';

/** Peru (chapter 05 §3.17). */
export default regime({
  definition: {
    name: { en: 'Peru', es: 'Perú' },
    description: {
      en: 'The IGV is the value added tax of Peru; SUNAT administers it. Taxpayers are known by their RUC, eleven digits with a check digit.',
    },
    sources: [
      {
        title: { en: 'SUNAT - Inscripción al RUC' },
        url: 'https://centrovirtual.sunat.gob.pe/tramites/inscribete-ruc',
      },
      {
        title: { en: 'SUNAT - Payment Voucher Regulations: credit and debit notes' },
        url: 'https://www.sunat.gob.pe/legislacion/comprob/regla/capituloIII.pdf',
      },
    ],
    time_zone: 'America/Lima',
    country: 'PE',
    currency: 'PEN',
    tax_scheme: 'VAT',
    scenarios: reverseChargeScenarios,
    corrections: [{ schema: 'bill/invoice', types: ['credit-note', 'debit-note'] }],
    categories,
  },
  otherRates: {
    // Restaurants and hotels of small businesses, and rice.
    VAT: { percents: ['4%', '8%', '10%', '10.5%'] },
  },
  identity: { rules: identityRules },
  rules: [invoiceRules],
});
