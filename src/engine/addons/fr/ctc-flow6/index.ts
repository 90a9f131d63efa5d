import { addon } from '../../../tax/declare.ts';
import { specifications } from '../common.ts';
import { extensions } from './extensions.ts';
import { normalisers } from './normalise.ts';
import { rules } from './rules/index.ts';

/** Flow 6 of the French reform: the life cycle of an invoice, step by step (chapter 08 §7). */
export default addon({
  definition: {
    key: 'fr-ctc-flow6-v1',
    name: { en: 'France CTC Flow 6 (Cycle de Vie)', fr: 'France CTC Flux 6 (Cycle de Vie)' },
    description: {
      en: 'Lifecycle messages (CDAR) in which platforms and the public portal report the status of a French invoice to each other, from deposit to payment. Translates between the keys of status reports and payments and the codes of the messages, sets the roles of the parties, and checks which reasons fit which status.',
      fr: "Les messages de cycle de vie (CDAR) par lesquels les plateformes et le portail public s'informent du sort d'une facture, du dépôt au paiement. Traduit les clés des statuts et des paiements en codes des messages et inversement, complète les rôles des parties, et vérifie quels motifs vont avec quel statut.",
    },
    sources: [specifications],
    extensions,
  },
  normalisers,
  rules,
});
