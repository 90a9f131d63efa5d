import { addon } from '../../../tax/declare.ts';
import { specifications } from '../common.ts';
import { extensions } from './extensions.ts';
import { normalisers } from './normalise.ts';
import { rules } from './rules/index.ts';
import { scenarios } from './scenarios.ts';

/** Flow 10 of the French reform: sales to consumers and abroad are reported (chapter 08 §8). */
export default addon({
  definition: {
    key: 'fr-ctc-flow10-v1',
    name: { en: 'France CTC Flow 10 (E-Reporting)', fr: 'France CTC Flux 10 (E-Reporting)' },
    description: {
      en: 'E-reporting to the French tax office for transactions outside e-invoicing: sales to consumers, invoices to and from companies abroad, and the payments received for them. Sets identities, tax categories, document type, and billing mode or consumer category, and checks what the report must state.',
      fr: 'Le e-reporting à la DGFiP des opérations hors facturation électronique : ventes aux particuliers, factures avec des entreprises étrangères, et encaissements correspondants. Complète les identités, catégories de TVA, type de document, cadre de facturation ou catégorie B2C, et vérifie les données exigées par la déclaration.',
    },
    sources: [specifications],
    extensions,
    scenarios,
  },
  normalisers,
  rules,
});
