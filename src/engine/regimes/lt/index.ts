import { regime } from '../../tax/declare.ts';
import { euroNotices } from '../../tax/euro.ts';
import { categories } from './categories.ts';
import { identityRules } from './identity.ts';
import { scenarios } from './notes.ts';

/** Lithuania (chapter 27 §4.7). */
export default regime({
  definition: {
    name: { en: 'Lithuania', lt: 'Lietuva' },
    description: {
      en: 'VAT (pridėtinės vertės mokestis, PVM) is administered by the Valstybinė mokesčių inspekcija. The VAT number, PVM mokėtojo kodas, is LT and nine or twelve digits.',
    },
    sources: [
      {
        title: { en: 'PVM įstatymas Nr. IX-751, 19 ir 80 str.' },
        url: 'https://www.e-tar.lt/portal/lt/legalAct/TAR.ED68997709F5/asr',
      },
      {
        title: { en: 'Įstatymas Nr. XV-287' },
        url: 'https://www.e-tar.lt/portal/lt/legalAct/14bbc1a04dd411f0b070ee7f1ceefc75',
      },
    ],
    time_zone: 'Europe/Vilnius',
    country: 'LT',
    currency: 'EUR',
    tax_scheme: 'VAT',
    identities: [{ code: 'JAK', name: { en: 'Legal Entity Code', lt: 'Juridinio asmens kodas' } }],
    scenarios,
    categories,
  },
  otherRates: {
    // The compensation of farmers.
    VAT: { percents: ['6%'] },
  },
  notices: euroNotices('LT', '2015-01-01', 'LTL', '3.45280'),
  identity: { rules: identityRules },
});
