import { regime } from '../../tax/declare.ts';
import { reverseChargeScenarios } from '../../tax/shared-scenarios.ts';
import { categories } from './categories.ts';
import { identityRules } from './identity.ts';

/** Finland (chapter 04 §3.12). */
export default regime({
  definition: {
    name: { en: 'Finland', fi: 'Suomi' },
    sources: [
      {
        title: { en: 'Verohallinto - VAT Invoice Requirements' },
        url: 'https://www.vero.fi/en/detailed-guidance/guidance/48090/vat-invoice-requirements/',
      },
      {
        title: { en: 'Verohallinto - Business ID Validation' },
        url: 'https://www.vero.fi/globalassets/tietoa-verohallinnosta/ohjelmistokehittajille/yritys--ja-yhteisötunnuksen-ja-henkilötunnuksen-tarkistusmerkin-tarkistuslaskenta.pdf',
      },
      {
        title: { en: 'Valtiokonttori - Invoicing the State' },
        url: 'https://www.valtiokonttori.fi/en/services/government-e-invoices/invoicing-the-state/',
      },
      {
        title: { en: 'Finlex - Act on Electronic Invoicing 241/2019' },
        url: 'https://www.finlex.fi/fi/laki/alkup/2019/20190241',
      },
    ],
    time_zone: 'Europe/Helsinki',
    country: 'FI',
    currency: 'EUR',
    tax_scheme: 'VAT',
    scenarios: reverseChargeScenarios,
    categories,
  },
  identity: { rules: identityRules },
});
