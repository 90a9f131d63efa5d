import { codesIn } from '../../tax/code-table.ts';
import { regime } from '../../tax/declare.ts';
import { reverseChargeScenarios } from '../../tax/shared-scenarios.ts';
import { categories } from './categories.ts';
import { identityRules } from './identity.ts';
import { invoiceRules } from './invoice.ts';
import { numberNormaliser, numberRules } from './numbers.ts';

/** Sweden (chapter 05 §3.11). */
export default regime({
  definition: {
    name: { en: 'Sweden', sv: 'Sverige' },
    sources: [
      { title: { en: 'PEPPOL BIS Billing 3.0' }, url: 'https://docs.peppol.eu/poacc/billing/3.0/' },
      {
        title: { en: 'Skatteverket - VAT Rates' },
        url: 'https://www.skatteverket.se/foretag/moms/saljavarorochtjanster/momssatspavarorochtjanster.4.58d555751259e4d66168000409.html',
      },
      {
        title: { en: 'Skatteverket - Invoice Requirements' },
        url: 'https://www.skatteverket.se/foretag/moms/saljavarorochtjanster/momslagensregleromfakturering.4.58d555751259e4d66168000403.html',
      },
    ],
    time_zone: 'Europe/Stockholm',
    country: 'SE',
    currency: 'SEK',
    tax_scheme: 'VAT',
    identities: codesIn('en', 'sv')`
      ON Organization Number | Organisationsnummer
      PN Person Number | Personnummer
      CN Coordination Number | Samordningsnummer
    `,
    scenarios: reverseChargeScenarios,
    categories,
  },
  identity: { rules: identityRules },
  normalisers: [numberNormaliser],
  rules: [invoiceRules, numberRules],
});
