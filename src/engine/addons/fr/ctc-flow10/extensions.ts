import { codesIn } from '../../../tax/code-table.ts';
import type { Definition } from '../../../tax/definitions.ts';
import { billingMode } from '../common.ts';

export const B2C_CATEGORY = 'fr-ctc-flow10-b2c-category';

export const extensions: readonly Definition[] = [
  {
    key: B2C_CATEGORY,
    name: { en: 'B2C Transaction Category', fr: 'Catégorie de transaction B2C' },
    desc: {
      en: 'What was sold to consumers (G1.68): goods under VAT (TLB1), services under VAT (TPS1), goods or services without French VAT, distance sales within the Union of CGI art. 258 A and 259 B among them (TNT1), or sales taxed on the margin by CGI art. 266-1-e, 268 and 297 A (TMA1). Every invoice without customer has one; TNT1 if it is not set.',
      fr: "Ce qui a été vendu à des particuliers (G1.68) : biens soumis à la TVA (TLB1), services soumis à la TVA (TPS1), opérations hors TVA française, dont les ventes à distance dans l'Union des articles 258 A et 259 B du CGI (TNT1), ou ventes sous TVA sur la marge, CGI 266-1-e, 268 et 297 A (TMA1). Toute facture sans client en porte une ; TNT1 à défaut.",
    },
    values: codesIn('en', 'fr')`
      TLB1 Goods subject to VAT | Livraisons de biens soumises à la TVA
      TPS1 Services subject to VAT | Prestations de services soumises à la TVA
      TNT1 Not subject to French VAT | Non soumis à la TVA en France
      TMA1 VAT-on-margin regime | Régime de TVA sur la marge
    `,
  },
  billingMode,
];
