import { describe, expect, it } from 'vitest';
import type { Problem } from '../../state/view/problem.ts';
import { faultsByField, faultsOfHeader } from './faults.ts';
import { envelopeModel, invoiceModel } from './testing.ts';

const problem = (...paths: string[]): Problem => ({
  id: paths.join(),
  severity: 'error',
  code: 'X',
  message: 'wrong',
  locations: paths.map((path) => ({ path, range: undefined })),
});

const invoice = { supplier: { name: 'A', ext: { 'a-b': '1' } }, lines: [{ quantity: '1' }], odd: 1 };
const at = (path: string, inEnvelope = false) => [
  ...faultsByField([problem(path)], invoiceModel, invoice, inEnvelope).pathsWithin(''),
];

describe('faultsByField', () => {
  it('places a problem at its field', () => {
    expect(at('$.supplier.name')).toEqual(['.supplier.name']);
    expect(at('$.lines[0].quantity')).toEqual(['.lines[0].quantity']);
    expect(at('$.supplier.ext.a-b')).toEqual(['.supplier.ext.a-b']);
  });

  it('places a problem at a missing field, also below a missing one', () => {
    expect(at('$.supplier.tax_id.code')).toEqual(['.supplier.tax_id.code']);
    expect(at('$.customer')).toEqual(['.customer']);
  });

  it('places a problem without a field at the nearest one around it', () => {
    expect(at('$.odd')).toEqual(['']);
    expect(at('$.lines[7].quantity')).toEqual(['.lines']);
    expect(at('$.supplier.ext.x-y')).toEqual(['.supplier.ext']);
    expect(at('$')).toEqual(['']);
  });

  it('handles envelopes, and the bare document that was wrapped', () => {
    expect(at('$.doc.supplier.name', true)).toEqual(['.supplier.name']);
    expect(at('$.doc.supplier.name', false)).toEqual(['.supplier.name']);
  });

  it("places problems of an envelope's header there, not at its document", () => {
    const envelope = { head: { links: [{}] }, doc: invoice };
    const inHeader = (path: string) => [...faultsOfHeader([problem(path)], envelopeModel, envelope).pathsWithin('')];
    expect(inHeader('$.head.links[0].url')).toEqual(['.head.links[0].url']);
    expect(inHeader('$.head.dig')).toEqual(['.head.dig']);
    expect(inHeader('$.head.odd')).toEqual(['.head']);
    expect(inHeader('$.doc.supplier')).toEqual([]);
    expect(inHeader('$.header')).toEqual([]);
    expect(at('$.head.links[0].url', true)).toEqual([]);
    expect(at('$.head.links[0].url', false)).toEqual(['']);
  });

  it('omits problems outside the document', () => {
    expect(at('')).toEqual([]);
    expect(at('request.data')).toEqual([]);
  });

  it('counts all problems within a field', () => {
    const faults = faultsByField(
      [problem('$.lines[0].item', '$.lines'), problem('$.linesx')],
      invoiceModel,
      invoice,
      false,
    );
    expect(faults.countWithin('.lines')).toBe(2);
    expect(faults.countWithin('.lines[0]')).toBe(1);
    expect(faults.countWithin('.supplier')).toBe(0);
    expect(faults.countWithin('')).toBe(3);
    expect(faults.without(new Set(['.lines'])).countWithin('.lines')).toBe(1);
  });
});
