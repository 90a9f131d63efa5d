import { addon } from '../../../tax/declare.ts';
import { correct } from './correct.ts';
import { extensions } from './extensions.ts';
import { normalisers } from './normalise.ts';
import { chargeRules } from './rules/charge.ts';
import { comboRules } from './rules/combo.ts';
import { invoiceRules } from './rules/invoice.ts';

/** ARCA, the electronic invoices of Argentina (chapter 06 §2). */
export default addon({
  definition: {
    key: 'ar-arca-v4',
    name: { en: 'Argentina ARCA V4', es: 'ARCA de Argentina V4' },
    description: {
      en: 'In Argentina every invoice is authorised by the tax office ARCA (formerly AFIP) through its web service, whose code, the CAE, is then printed on it. Sets document type, concept, VAT rates and the VAT status of the customer, and checks what the web service asks for.',
      es: 'En Argentina cada factura se autoriza en ARCA (antes AFIP) por medio de su web service, cuyo código, el CAE, figura luego en ella. Fija el tipo de comprobante, el concepto, las alícuotas de IVA y la condición del receptor frente al IVA, y comprueba lo que pide el web service.',
    },
    sources: [
      {
        title: { en: 'Argentina ARCA V4' },
        url: 'https://www.afip.gob.ar/ws/documentacion/manuales/manual-desarrollador-ARCA-COMPG-v4-0.pdf',
      },
    ],
    extensions,
    tags: [{ schema: 'bill/invoice', list: [{ key: 'monotax', name: { en: 'Monotax', es: 'Monotributo' } }] }],
    corrections: [{ schema: 'bill/invoice', extensions: ['ar-arca-doc-type'] }],
  },
  normalisers,
  rules: [invoiceRules, chargeRules, comboRules],
  correct,
});
