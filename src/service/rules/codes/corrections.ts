import { exampleInvoice } from '../../../operations/example-data.ts';
import type { Codes } from './code.ts';
import { correct, invoice, spanish } from './example-requests.ts';

/** Codes about corrections. */
export const CORRECTION_CODES: Codes = {
  'BW-CORRECT-UNSUPPORTED': [
    'This type of document cannot be corrected.',
    'Only invoices can be corrected. Create a new document instead.',
    correct({
      data: { $schema: 'https://gobl.org/draft-0/note/message', content: 'Hello' },
      options: { type: 'credit-note' },
    }),
  ],
  'BW-CORRECT-OPTIONS': [
    'The options of the correction cannot be read.',
    'Send an object. With schema: true, the service returns its JSON Schema.',
    correct({ data: exampleInvoice, options: [] }),
  ],
  'BW-CORRECT-TYPE-MISSING': [
    'The options do not say which type of correction to make.',
    'Set type to credit-note, corrective or debit-note, whichever the country allows.',
    correct({ data: exampleInvoice, options: {} }),
  ],
  'BW-CORRECT-TYPE': [
    'The regime or an addon does not allow this type of correction.',
    'Use a type that the description lists.',
    correct({ data: invoice(spanish), options: { type: 'proforma' } }),
  ],
  'BW-CORRECT-CODE': [
    'The invoice to correct has no code, so a correction cannot refer to it.',
    'Send the invoice as it was issued, with its code.',
    correct({ data: invoice({ code: '' }), options: { type: 'credit-note' } }),
  ],
  'BW-CORRECT-STAMP': [
    'The country requires the stamp that a provider put on the invoice.',
    'Add the stamp to options.stamps, or send the stamped envelope.',
    correct({
      data: invoice({
        currency: 'MXN',
        supplier: { name: 'Libros del Norte', tax_id: { country: 'MX', code: 'EKU9003173C9' } },
        $addons: ['mx-cfdi-v4'],
      }),
      options: { type: 'credit-note' },
    }),
  ],
  'BW-CORRECT-REASON': [
    'The country or an addon requires a reason for the correction.',
    'Give the reason in options.reason.',
    correct({
      data: invoice({
        currency: 'EUR',
        supplier: { name: 'Livraria do Porto', tax_id: { country: 'PT', code: '501964843' } },
        $addons: ['pt-saft-v1'],
      }),
      options: { type: 'credit-note' },
    }),
  ],
};
