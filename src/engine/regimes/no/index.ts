import { regime } from '../../tax/declare.ts';
import { categories } from './categories.ts';
import { identityRules, normaliseIdentity } from './identity.ts';
import { organisationNumberNormaliser, organisationNumberRules } from './organisation-number.ts';

/** Norway (chapter 05 §3.7). */
export default regime({
  definition: {
    name: { en: 'Norway', nb: 'Norge' },
    time_zone: 'Europe/Oslo',
    country: 'NO',
    currency: 'NOK',
    tax_scheme: 'VAT',
    identities: [{ code: 'ON', name: { en: 'Organization Number', nb: 'Organisasjonsnummer' } }],
    corrections: [{ schema: 'bill/invoice', types: ['credit-note'] }],
    categories,
  },
  formerRates: {
    VAT: {
      general: [{ since: '2001-01-01', percent: '24.0%' }],
      reduced: [
        { since: '2006-01-01', percent: '13.0%' },
        { since: '2005-01-01', percent: '11.0%' },
        { since: '2001-07-01', percent: '12.0%' },
      ],
      'super-reduced': [
        { since: '2006-01-01', percent: '8.0%' },
        { since: '2005-01-01', percent: '7.0%' },
        { since: '2004-03-01', percent: '6.0%' },
      ],
    },
  },
  identity: { normalise: normaliseIdentity, rules: identityRules },
  normalisers: [organisationNumberNormaliser],
  rules: [organisationNumberRules],
});
