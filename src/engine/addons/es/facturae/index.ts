import { addon } from '../../../tax/declare.ts';
import { extensions } from './extensions.ts';
import { dueDateRules, invoiceRules } from './rules.ts';
import { scenarios } from './scenarios.ts';

/** FacturaE, the Spanish format for invoices to public bodies (chapter 06 §6). */
export default addon({
  definition: {
    key: 'es-facturae-v3',
    name: { en: 'Spain FacturaE', es: 'FacturaE de España' },
    description: {
      en: 'The XML format in which Spanish public bodies receive invoices through FACe. Sets the document type and the invoice class, and checks what FacturaE 3.2 asks for.',
      es: 'El formato XML en que las administraciones públicas españolas reciben facturas a través de FACe. Fija el tipo de documento y la clase de factura, y comprueba lo que pide FacturaE 3.2.',
    },
    extensions,
    scenarios,
    corrections: [{ schema: 'bill/invoice', extensions: ['es-facturae-correction'] }],
  },
  rules: [invoiceRules, dueDateRules],
});
