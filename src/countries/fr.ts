import type { CountryFacts, Name } from './facts.ts';

/**
 * The kinds of operations by the first letter of the billing mode: the mention of code général des impôts, annexe II, article 242 nonies A
 * (I, 8° ter), since décret 2022-1299.
 */
const OPERATIONS: Readonly<Record<string, Name>> = {
  B: { fr: 'Opération : livraison de biens', en: 'Operation: supply of goods' },
  S: { fr: 'Opération : prestation de services', en: 'Operation: supply of services' },
  M: {
    fr: 'Opération : livraison de biens et prestation de services',
    en: 'Operation: supply of goods and services',
  },
};

const MODES = 'B1 S1 M1 B2 S2 M2 B4 S4 M4 S5 S6 B7 S7 M7 B8 S8 M8'.split(' ');

/** A sentence about payment that the law asks for. */
interface PaymentTerm {
  /** Its subject in e-invoices (UNTDID 4451). */
  readonly subject: string;
  /** Matches the words of an invoice that says it in its own way. */
  readonly says: RegExp;
  /** What applies between businesses unless they agree otherwise. */
  readonly text: string;
}

/**
 * The terms that an invoice between businesses has to state (code de commerce, L441-9), with what applies unless they agree otherwise
 * (L441-10 II, D441-5). Papers print them, and e-invoices carry them.
 */
export const paymentTerms: readonly PaymentTerm[] = [
  { subject: 'PMD', says: /p[ée]nalit/i, text: 'Pénalités de retard : taux directeur de la BCE majoré de 10 points.' },
  {
    subject: 'PMT',
    says: /indemnit/i,
    text: 'Indemnité forfaitaire pour frais de recouvrement en cas de retard : 40 €.',
  },
  { subject: 'AAB', says: /escompte/i, text: 'Escompte pour paiement anticipé : néant.' },
];

/** `Autoliquidation`: code général des impôts, annexe II, article 242 nonies A (I, 13°). */
export const fr: CountryFacts = {
  languages: ['fr'],
  taxNumber: { name: 'N° de TVA', prefix: 'always' },
  schemes: { '0002': 'SIREN', '0009': 'SIRET', '0225': 'SIREN' },
  secondNumbers: [
    // Code de commerce, R123-237.
    { label: 'SIREN', members: { type: 'SIREN' }, inTaxNumber: /^[A-Z\d]{2}(\d{9})$/ },
    { label: 'SIRET', members: { type: 'SIRET' }, extension: 'fr-choruspro-scheme' },
  ],
  notes: { 'reverse-charge': { fr: 'Autoliquidation' } },
  mentions: {
    'fr-ctc-billing-mode': Object.fromEntries(MODES.map((mode) => [mode, OPERATIONS[mode.charAt(0)] ?? mode])),
  },
  statements: ({ type, business, words }) =>
    type === 'credit-note' || business !== 'FR'
      ? []
      : paymentTerms.filter(({ says }) => !says.test(words)).map(({ text }) => text),
  address: { isNumberFirst: true },
  searchWords: {
    'fr-choruspro-v1': 'facture électronique b2g secteur public',
    'fr-ctc-flow10-v1': 'facture électronique réforme pdp pa e-reporting',
    'fr-ctc-flow2-v1': 'facture électronique réforme pdp pa',
    'fr-ctc-flow6-v1': 'facture électronique réforme statut',
    'fr-facturx-v1': 'facture électronique pdf zugferd',
  },
  numberMasks: { SIREN: '### ### ###', SIRET: '### ### ### #####' },
  words: { fr: { tax: 'TVA', payableWithTax: 'Total TTC', precedes: 'Facture antérieure', registration: '' } },
  // Code général des impôts, annexe II, article 242 nonies A (I, 8°): le prix unitaire hors taxe.
  lineWords: {
    fr: {
      net: { price: 'Prix unitaire HT', amount: 'Montant HT' },
      gross: { price: 'Prix unitaire TTC', amount: 'Montant TTC' },
    },
  },
};
