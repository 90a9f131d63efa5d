import { addon } from '../../../tax/modules.ts';
import { invoiceRules } from './rules.ts';

/** XRechnung, the German form of EN 16931 for invoices to public bodies (chapter 06 §4). */
export default addon({
  definition: {
    key: 'de-xrechnung-v3',
    requires: ['eu-en16931-v2017'],
    name: { en: 'German XRechnung 3.X', de: 'Deutsche XRechnung 3.X' },
    description: {
      en: 'What German public bodies ask for beyond EN 16931: contact, addresses, electronic addresses, payment instructions and the buyer reference (Leitweg-ID).',
      de: 'Was deutsche Behörden über EN 16931 hinaus verlangen: Ansprechpartner, Anschriften, elektronische Adressen, Zahlungsangaben und die Käuferreferenz (Leitweg-ID).',
    },
  },
  rules: [invoiceRules],
});
