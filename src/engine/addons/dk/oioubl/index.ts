import { addon } from '../../../tax/declare.ts';
import { extensions } from './extensions.ts';
import { normalisers } from './normalise.ts';
import { rules } from './rules.ts';

/** OIOUBL, the invoices of NemHandel (chapter 08 §13). */
export default addon({
  definition: {
    key: 'dk-oioubl-v2',
    requires: ['eu-en16931-v2017'],
    name: { en: 'Danish OIOUBL 2.1', da: 'Dansk OIOUBL 2.1' },
    description: {
      en: 'OIOUBL 2.1, in which Danish authorities and companies exchange invoices by NemHandel. Adds EN 16931, derives the electronic address of Danish parties from their CVR number, rounds by the currency, and checks means of payment, VAT and excise duties.',
      da: 'OIOUBL 2.1, som danske myndigheder og virksomheder udveksler fakturaer med over NemHandel. Tilføjer EN 16931, danner den elektroniske adresse ud fra CVR-nummeret, afrunder efter valutaen og kontrollerer betalingsmåde, moms og punktafgifter.',
    },
    extensions,
  },
  normalisers,
  rules,
});
