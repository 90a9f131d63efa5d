import { addon } from '../../../tax/declare.ts';
import { invoiceRules } from './rules.ts';

/** XRechnung, the German form of EN 16931 for invoices to public bodies (chapter 06 §4). */
export default addon({
  definition: {
    key: 'de-xrechnung-v3',
    requires: ['eu-en16931-v2017'],
    name: { en: 'German XRechnung 3.X', de: 'Deutsche XRechnung 3.X' },
    description: {
      en: 'The form of EN 16931 in which German public bodies receive invoices. Adds EN 16931 and checks what they ask for beyond it: contact, addresses, electronic addresses, payment instructions and the buyer reference (Leitweg-ID).',
      de: 'Die Fassung von EN 16931, in der deutsche Behörden Rechnungen empfangen. Fügt EN 16931 hinzu und prüft, was darüber hinaus verlangt wird: Ansprechpartner, Anschriften, elektronische Adressen, Zahlungsangaben und die Käuferreferenz (Leitweg-ID).',
    },
  },
  rules: [invoiceRules],
});
