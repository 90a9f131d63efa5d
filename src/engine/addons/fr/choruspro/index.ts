import { addon } from '../../../tax/declare.ts';
import { extensions } from './extensions.ts';
import { normalisers } from './normalise.ts';
import { rules } from './rules.ts';

/** Chorus Pro, the portal through which French public bodies receive invoices (chapter 07 §1). */
export default addon({
  definition: {
    key: 'fr-choruspro-v1',
    requires: ['eu-en16931-v2017'],
    name: { en: 'Chorus Pro', fr: 'Chorus Pro' },
    description: {
      en: 'The portal to which suppliers of French public bodies must send their invoices. Sets the framework of the submission and the kind of number that identifies each party, and checks that they agree with SIRET, country and payment.',
      fr: "Le portail où les fournisseurs des administrations françaises doivent déposer leurs factures. Fixe le cadre de facturation et le type d'identifiant de chaque partie, et vérifie leur accord avec le SIRET, le pays et le paiement.",
    },
    sources: [
      {
        title: { en: 'Chorus Pro Specifications', fr: 'Spécifications Chorus Pro' },
        url: 'https://communaute.chorus-pro.gouv.fr/wp-content/uploads/2018/11/External_Specifications_EDI_Appendix_V4.10.pdf',
      },
    ],
    extensions,
  },
  normalisers,
  rules,
});
