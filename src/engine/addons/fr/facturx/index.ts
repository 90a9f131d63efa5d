import { addon } from '../../../tax/declare.ts';

/** Factur-X, the French form of EN 16931 inside a PDF (chapter 07 §2). */
export default addon({
  definition: {
    key: 'fr-facturx-v1',
    requires: ['eu-en16931-v2017'],
    name: { en: 'French Factur-X v1', fr: 'Factur-X v1 (France)' },
    description: {
      en: 'A PDF that contains the same invoice as XML, so that people and programs can read one file; twin of the German ZUGFeRD. Adds EN 16931, which the XML follows, and no other requirements.',
      fr: 'Un PDF qui porte la même facture en XML, pour que personnes et logiciels lisent un seul fichier ; jumeau du ZUGFeRD allemand. Ajoute la norme EN 16931, que suit le XML, sans rien exiger de plus.',
    },
  },
});
