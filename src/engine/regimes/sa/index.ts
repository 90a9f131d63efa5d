import { regime } from '../../tax/declare.ts';
import { categories } from './categories.ts';
import { codeRules } from './codes.ts';
import { identityRules } from './identity.ts';

/** Saudi Arabia (chapter 05 §3.10). */
export default regime({
  definition: {
    name: { ar: 'المملكة العربية السعودية', en: 'Kingdom of Saudi Arabia' },
    sources: [
      {
        title: { en: 'ZATCA - VAT Implementing Regulations' },
        url: 'https://zatca.gov.sa/en/RulesRegulations/VAT/Pages/default.aspx',
      },
    ],
    time_zone: 'Asia/Riyadh',
    country: 'SA',
    currency: 'SAR',
    tax_scheme: 'VAT',
    categories,
  },
  identity: { rules: identityRules },
  rules: [codeRules],
});
