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
  formerRates: {
    VAT: {
      general: [
        { since: '2010-07-01', percent: '23.0%' },
        { since: '1994-06-01', percent: '22.0%' },
      ],
      reduced: [
        { since: '2010-07-01', percent: '13.0%' },
        { since: '2009-10-01', percent: '12.0%' },
        { since: '1998-01-01', percent: '17.0%' },
      ],
      'super-reduced': [
        { since: '2010-07-01', percent: '9.0%' },
        { since: '1998-01-01', percent: '8.0%' },
      ],
    },
  },
  identity: { rules: identityRules },
});
