import { addon } from '../../../tax/declare.ts';
import { docTypeScenarios, replacementTag, takeDocType } from '../common.ts';
import { extensions } from './extensions.ts';
import { normalisers } from './normalise.ts';
import { codeRules, comboRules, invoiceRules } from './rules.ts';

/** VERI*FACTU, the Spanish rules for invoicing software (chapter 06 §11). */
export default addon({
  definition: {
    key: 'es-verifactu-v1',
    name: { en: 'Spain VERI*FACTU V1', es: 'VERI*FACTU de España V1' },
    description: {
      en: 'VERI*FACTU: invoicing software in Spain records every invoice, chained to the previous one, and sends the record to the tax office, whose QR code is then printed on the invoice (Real Decreto 1007/2023). Sets document type, regime, kind of operation and exemption, and checks what the record asks for.',
      es: 'VERI*FACTU: los programas de facturación en España registran cada factura, encadenada con la anterior, y envían el registro a la Agencia Tributaria, cuyo código QR figura en la factura (Real Decreto 1007/2023). Fija el tipo de factura, el régimen, la calificación de la operación y la exención, y comprueba lo que pide el registro.',
    },
    sources: [
      {
        title: { en: 'VERI*FACTU error response code list' },
        url: 'https://prewww2.aeat.es/static_files/common/internet/dep/aplicaciones/es/aeat/tikeV1.0/cont/ws/errores.properties',
      },
    ],
    extensions,
    tags: replacementTag,
    scenarios: docTypeScenarios('es-verifactu-doc-type'),
    corrections: [{ schema: 'bill/invoice', extensions: ['es-verifactu-doc-type'], copy_tax: true }],
  },
  normalisers,
  rules: [invoiceRules, comboRules, codeRules],
  correct: takeDocType('es-verifactu-doc-type'),
});
