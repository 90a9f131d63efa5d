import { regime } from '../../tax/declare.ts';
import { reverseChargeScenarios } from '../../tax/shared-scenarios.ts';
import { categories } from './categories.ts';
import { identityRules } from './identity.ts';

const AT = '2026-08-06T00:00:00';

/** Slovakia (chapter 05 §3.16). */
export default regime({
  definition: {
    name: { en: 'Slovakia', sk: 'Slovensko' },
    description: {
      en: 'VAT (daň z pridanej hodnoty, DPH) is administered by the Finančná správa. The VAT number, IČ DPH, is SK and ten digits.',
    },
    sources: [
      {
        title: { en: 'Finančná správa - Daň z pridanej hodnoty (VAT)' },
        url: 'https://www.financnasprava.sk/sk/podnikatelia/dane/dan-z-pridanej-hodnoty',
        at: AT,
      },
      {
        title: { en: 'Slov-Lex - Zákon č. 222/2004 Z. z. o dani z pridanej hodnoty' },
        url: 'https://www.slov-lex.sk/ezbierky/pravne-predpisy/SK/ZZ/2004/222/',
        at: AT,
      },
      {
        title: { en: 'Financial Administration of the Slovak Republic (English)' },
        url: 'https://www.financnasprava.sk/en/',
        at: AT,
      },
    ],
    time_zone: 'Europe/Bratislava',
    country: 'SK',
    currency: 'EUR',
    tax_scheme: 'VAT',
    scenarios: reverseChargeScenarios,
    categories,
  },
  formerRates: {
    VAT: {
      general: [{ since: '2004-01-01', percent: '19.0%' }],
      reduced: [{ since: '2007-01-01', percent: '10.0%' }],
    },
  },
  identity: { rules: identityRules },
});
