import { addon } from '../../../tax/declare.ts';
import { billingMode, specifications } from '../common.ts';
import { normalisers } from './normalise.ts';
import { rules } from './rules/index.ts';
import { scenarios } from './scenarios.ts';

/** Flow 2 of the French reform: invoices between French companies go through platforms (chapter 08 §6). */
export default addon({
  definition: {
    key: 'fr-ctc-flow2-v1',
    requires: ['eu-en16931-v2017'],
    name: { en: 'France CTC Flow 2 (B2B Clearance)', fr: 'France CTC Flux 2 (Clearance B2B)' },
    description: {
      en: 'E-invoicing between companies in France: each invoice passes from the platform of the seller to that of the buyer, and its data go to the tax office. Sets SIREN identities, inboxes, document type, billing mode and the notes of the law, and checks the BR-FR rules on top of EN 16931.',
      fr: "La facturation électronique entre entreprises françaises : chaque facture passe de la plateforme du vendeur à celle de l'acheteur, et ses données vont à l'administration fiscale. Complète les SIREN, les adresses de facturation, le type de document, le cadre de facturation et les mentions légales, et vérifie les règles BR-FR en plus d'EN 16931.",
    },
    sources: [specifications],
    extensions: [billingMode],
    scenarios,
  },
  normalisers,
  rules,
});
