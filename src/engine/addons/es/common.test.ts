import { describe, expect, test } from 'vitest';
import type { Extensions } from '../../tax/extensions.ts';
import { takeDocType } from './common.ts';

const ext = (codes: object): Extensions => new Map(Object.entries(codes));
const take = takeDocType('es-sii-doc-type');

describe('the document type given with a correction', () => {
  test('is that of the new invoice; the other codes stay with the reference', () => {
    const options = ext({ 'es-sii-doc-type': 'R4', 'es-facturae-correction': '01' });
    const reference = { ext: new Map(options) };
    const invoice = { tax: { ext: ext({ 'es-sii-doc-type': 'F1' }) } };
    take({ options, reference, invoice });
    expect(reference.ext).toEqual(ext({ 'es-facturae-correction': '01' }));
    expect(invoice.tax.ext).toEqual(ext({ 'es-sii-doc-type': 'R4' }));
  });

  test('makes a tax block where there is none', () => {
    const invoice: { tax?: { ext?: Extensions } } = {};
    take({ options: ext({ 'es-sii-doc-type': 'R4' }), reference: {}, invoice });
    expect(invoice.tax?.ext).toEqual(ext({ 'es-sii-doc-type': 'R4' }));
  });

  test('where there is none, the invoice stays as it is', () => {
    const invoice: { tax?: { ext?: Extensions } } = {};
    take({ options: ext({}), reference: {}, invoice });
    expect(invoice).toEqual({});
  });
});
