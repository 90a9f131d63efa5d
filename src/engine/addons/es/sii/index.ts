import { addon } from '../../../tax/declare.ts';
import { docTypeScenarios, replacementTag, takeDocType } from '../common.ts';
import { extensions } from './extensions.ts';
import { normalisers } from './normalise.ts';
import { comboRules, invoiceRules } from './rules.ts';

/** SII, the register of invoices of the Spanish tax office (chapter 06 §8). */
export default addon({
  definition: {
    key: 'es-sii-v1',
    name: { en: 'Spain SII V1.x', es: 'SII de España V1.x' },
    description: {
      en: 'Suministro Inmediato de Información: large companies in Spain, and those in the monthly refund register, send the records of their invoices to the tax office within four days. Sets document type, regime, exemption and kind of product, and checks what the register asks for.',
      es: 'Suministro Inmediato de Información: las grandes empresas y las inscritas en el registro de devolución mensual envían a la Agencia Tributaria los registros de sus facturas en cuatro días. Fija el tipo de factura, el régimen, la exención y el tipo de producto, y comprueba lo que pide el registro.',
    },
    sources: [
      {
        title: { en: 'Suministro Inmediato de Información (SII) at AEAT portal' },
        url: 'https://sede.agenciatributaria.gob.es/Sede/iva/suministro-inmediato-informacion.html',
      },
    ],
    extensions,
    tags: replacementTag,
    scenarios: docTypeScenarios('es-sii-doc-type'),
    corrections: [{ schema: 'bill/invoice', extensions: ['es-sii-doc-type'], copy_tax: true }],
  },
  normalisers,
  rules: [invoiceRules, comboRules],
  correct: takeDocType('es-sii-doc-type'),
});
