import {
  exampleEnvelope,
  exampleInvoice,
  examplePrivateKey,
  examplePublicKey,
} from '../../../operations/example-data.ts';
import { spanish as spanishInvoice } from '../../../operations/example-documents.ts';
import { on } from '../example.ts';

/** Requests of examples: an operation with other members, and the example invoice with other members. */

export const build = on('build', { data: exampleInvoice });
export const validate = on('validate', { data: exampleEnvelope.doc });
export const correct = on('correct', { data: exampleEnvelope.doc, options: { type: 'credit-note' } });
export const invert = on('invert', { data: spanishInvoice });
export const sign = on('sign', { data: exampleInvoice, privatekey: examplePrivateKey });
export const verify = on('verify', { data: exampleEnvelope, publickey: examplePublicKey });

/** Returns the example invoice with other members. */
export const invoice = (members: object = {}) => ({ ...exampleInvoice, ...members });
const [line] = exampleInvoice.lines;
export const withLine = (members: object) => invoice({ lines: [{ ...line, ...members }] });
export const spanish = {
  currency: 'EUR',
  supplier: { name: 'Libros del Puerto S.L.', tax_id: { country: 'ES', code: 'B98602642' } },
};
/** Japan has no regime. */
export const japanese = { supplier: { name: 'Minato Shoten K.K.', tax_id: { country: 'JP' } } };
export const german = {
  currency: 'EUR',
  supplier: { name: 'Buchhandlung am Hafen GmbH', tax_id: { country: 'DE', code: '111111125' } },
};
