import { describe, expect, test } from 'vitest';
import type { Extensions } from '../../tax/extensions.ts';
import { takeDocType } from './common.ts';

const ext = (codes: object): Extensions => new Map(Object.entries(codes));
const take = takeDocType('es-sii-doc-type');

describe('takeDocType', () => {
  test('sets the document type of the new invoice and leaves other codes on the reference', () => {
    const options = ext({ 'es-sii-doc-type': 'R4', 'es-facturae-correction': '01' });
    const reference = { ext: new Map(options) };
    const invoice = { tax: { ext: ext({ 'es-sii-doc-type': 'F1' }) } };
    take({ options, reference, invoice });
    expect(reference.ext).toEqual(ext({ 'es-facturae-correction': '01' }));
    expect(invoice.tax.ext).toEqual(ext({ 'es-sii-doc-type': 'R4' }));
  });

  test('creates the tax block if missing', () => {
    const invoice: { tax?: { ext?: Extensions } } = {};
    take({ options: ext({ 'es-sii-doc-type': 'R4' }), reference: {}, invoice });
    expect(invoice.tax?.ext).toEqual(ext({ 'es-sii-doc-type': 'R4' }));
  });

  test('leaves the invoice unchanged without a document type', () => {
    const invoice: { tax?: { ext?: Extensions } } = {};
    take({ options: ext({}), reference: {}, invoice });
    expect(invoice).toEqual({});
  });
});
