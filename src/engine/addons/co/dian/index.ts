import { addon } from '../../../tax/declare.ts';
import { extensions } from './extensions.ts';
import { identities } from './identities.ts';
import { normalisers } from './normalise.ts';
import { invoiceRules } from './rules.ts';

/** DIAN, the electronic invoices of Colombia (chapter 06 §3). */
export default addon({
  definition: {
    key: 'co-dian-v2',
    name: { en: 'Colombia DIAN UBL 2.X', es: 'DIAN de Colombia UBL 2.X' },
    description: {
      en: 'In Colombia invoices are validated by the tax office DIAN, as UBL 2.1, before the customer receives them; its code, the CUFE or CUDE, is then printed on them. Sets the fiscal responsibility of the parties, and checks municipality, references and grounds of corrections.',
      es: 'En Colombia la DIAN valida las facturas, en UBL 2.1, antes de que las reciba el cliente; su código, el CUFE o CUDE, figura luego en ellas. Fija la responsabilidad fiscal de las partes, y comprueba el municipio, las referencias y los motivos de las correcciones.',
    },
    extensions,
    identities,
    corrections: [
      {
        schema: 'bill/invoice',
        types: ['credit-note', 'debit-note'],
        extensions: ['co-dian-credit-code', 'co-dian-debit-code'],
        reason_required: true,
        stamps: ['dian-cude'],
      },
    ],
  },
  normalisers,
  rules: [invoiceRules],
});
