import type { CountryFacts } from './facts.ts';

/** `Autoliquidation`: code général des impôts, annexe II, article 242 nonies A (I, 13°). */
export const fr: CountryFacts = {
  languages: ['fr'],
  taxNumber: { name: 'N° de TVA', prefix: 'always' },
  schemes: { '0002': 'SIREN', '0009': 'SIRET' },
  secondNumbers: [
    { label: 'SIREN', members: { type: 'SIREN' } },
    { label: 'SIRET', members: { type: 'SIRET' }, extension: 'fr-choruspro-scheme' },
  ],
  notes: { 'reverse-charge': { fr: 'Autoliquidation' } },
  address: { isNumberFirst: true },
  searchWords: {
    'fr-choruspro-v1': 'facture électronique b2g secteur public',
    'fr-ctc-flow10-v1': 'facture électronique réforme pdp pa e-reporting',
    'fr-ctc-flow2-v1': 'facture électronique réforme pdp pa',
    'fr-ctc-flow6-v1': 'facture électronique réforme statut',
    'fr-facturx-v1': 'facture électronique pdf zugferd',
  },
  numberMasks: { SIREN: '### ### ###', SIRET: '### ### ### #####' },
  words: { fr: { tax: 'TVA', precedes: 'Facture antérieure' } },
  // Code général des impôts, annexe II, article 242 nonies A (I, 8°): le prix unitaire hors taxe.
  lineWords: {
    fr: {
      net: { price: 'Prix unitaire HT', amount: 'Montant HT' },
      gross: { price: 'Prix unitaire TTC', amount: 'Montant TTC' },
    },
  },
};
