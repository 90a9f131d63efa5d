import { beforeAll, describe, expect, test } from 'vitest';
import { invoiceWith } from '../../../bill/testing.ts';
import type { JsonObject } from '../../../model/json.ts';
import { buildingFaults, builtFrom, builtTax, loadAll } from '../../testing.ts';

beforeAll(loadAll);

const invoice = invoiceWith({
  $addons: ['es-verifactu-v1'],
  lines: [
    { quantity: '3', item: { name: 'Clase de dibujo', price: '35.00' }, taxes: [{ cat: 'VAT', rate: 'general' }] },
  ],
});

test('a plain invoice builds and gets its codes', () => {
  expect(buildingFaults(invoice)).toEqual([]);
  const document = builtFrom(invoice);
  expect(document.tax).toEqual({ ext: { 'es-verifactu-doc-type': 'F1' } });
  expect(document.lines[0].taxes[0].ext).toEqual({ 'es-verifactu-op-class': 'S1', 'es-verifactu-regime': '01' });
});

describe('document type', () => {
  test.each([
    ['standard', [], { 'es-verifactu-doc-type': 'F1' }],
    ['standard', ['simplified'], { 'es-verifactu-doc-type': 'F2' }],
    ['standard', ['replacement'], { 'es-verifactu-doc-type': 'F3' }],
    ['debit-note', [], { 'es-verifactu-doc-type': 'R1', 'es-verifactu-correction-type': 'I' }],
    ['corrective', [], { 'es-verifactu-doc-type': 'R1', 'es-verifactu-correction-type': 'S' }],
    ['corrective', ['simplified'], { 'es-verifactu-doc-type': 'R5', 'es-verifactu-correction-type': 'S' }],
  ])('of an invoice of type %s with tags %j gives %j', (type, tags, ext) => {
    expect(builtFrom(invoice, { type, $tags: tags }).tax.ext).toEqual(ext);
  });

  test('F3 is replaced without its tag', () => {
    expect(builtFrom(invoice, { 'tax.ext': { 'es-verifactu-doc-type': 'F3' } }).tax.ext['es-verifactu-doc-type']).toBe(
      'F1',
    );
  });
});

describe('an issuer other than the supplier is recorded', () => {
  const issuer = { name: 'Gestoría Ruiz' };
  test.each([
    ['the customer', { $tags: ['self-billed'] }, 'D'],
    ['a third party', { ordering: { issuer } }, 'T'],
    ['a third party for the customer', { $tags: ['self-billed'], ordering: { issuer } }, 'T'],
    ['nobody for an invoice without an issuer', {}, undefined],
  ])('as %s', (_who, changes, code) => {
    expect(builtFrom(invoice, changes).tax.ext['es-verifactu-issuer-type']).toBe(code);
  });
});

describe('tax combo', () => {
  test.each([
    [{ cat: 'VAT', rate: 'zero' }, 'zero', { op: 'S1', regime: '01' }],
    [{ cat: 'VAT', percent: '21%', surcharge: '5.2%' }, 'standard', { op: 'S1', regime: '18' }],
    [{ cat: 'VAT', rate: 'general+eqs' }, 'standard', { op: 'S1', regime: '01' }],
    [{ cat: 'VAT', key: 'reverse-charge' }, 'reverse-charge', { op: 'S2', regime: '01' }],
    [{ cat: 'VAT', ext: { 'es-verifactu-op-class': 'S2' } }, 'reverse-charge', { op: 'S2', regime: '01' }],
    [{ cat: 'VAT', key: 'outside-scope' }, 'outside-scope', { op: 'N2', regime: '01' }],
    [
      { cat: 'VAT', ext: { 'es-verifactu-op-class': 'N1', 'es-verifactu-exempt': 'E1' } },
      'outside-scope',
      { op: 'N1', regime: '01' },
    ],
    [{ cat: 'VAT', key: 'exempt' }, 'exempt', { exempt: 'E1', regime: '01' }],
    [{ cat: 'VAT', ext: { 'es-verifactu-exempt': 'E6' } }, 'exempt', { exempt: 'E6', regime: '01' }],
    [{ cat: 'VAT', key: 'export', ext: { 'es-verifactu-op-class': 'S1' } }, 'export', { exempt: 'E2', regime: '02' }],
    [{ cat: 'VAT', ext: { 'es-verifactu-exempt': 'E3' } }, 'export', { exempt: 'E3', regime: '02' }],
    [{ cat: 'VAT', key: 'intra-community' }, 'intra-community', { exempt: 'E5', regime: '01' }],
    [{ cat: 'IGIC', key: 'exempt', percent: '0%' }, 'exempt', { exempt: 'E1', regime: '01' }],
    [
      { cat: 'VAT', country: 'FR', percent: '20%', ext: { 'es-verifactu-exempt': 'E1', 'es-verifactu-regime': '02' } },
      'standard',
      { op: 'N2', regime: '01' },
    ],
  ])('%j gets the key %s and %j', (combo, key, codes) => {
    const built = builtTax(invoice, combo);
    expect(built.key).toBe(key);
    expect({
      op: built.ext['es-verifactu-op-class'],
      exempt: built.ext['es-verifactu-exempt'],
      regime: built.ext['es-verifactu-regime'],
    }).toEqual({ op: undefined, exempt: undefined, ...codes });
  });

  test.each([
    [{ percent: '4%' }, 'standard', { op: 'S1', regime: '01' }],
    [{ percent: '0%' }, 'zero', { op: 'S1', regime: '01' }],
    [{ key: 'exempt' }, 'exempt', { exempt: 'E1', regime: '19' }],
    [{ key: 'export' }, 'export', { exempt: 'E2', regime: '01' }],
    [{ key: 'outside-scope' }, 'outside-scope', { op: 'N2', regime: '01' }],
    [{ key: 'outside-scope', ext: { 'es-verifactu-regime': '08' } }, 'outside-scope', { op: 'N2', regime: '08' }],
  ])(
    'of IPSI gets its codes: %j',
    (tax, key, { op, exempt, regime }: { op?: string; exempt?: string; regime: string }) => {
      expect(builtTax(invoice, { cat: 'IPSI', ...tax })).toMatchObject({
        key,
        ext: {
          ...(op && { 'es-verifactu-op-class': op }),
          ...(exempt && { 'es-verifactu-exempt': exempt }),
          'es-verifactu-regime': regime,
        },
      });
    },
  );

  test.each([
    [{ cat: 'VAT', key: 'exempt', ext: { 'es-verifactu-exempt': 'E7' } }, 'EXEMPT'],
    [{ cat: 'IPSI', key: 'exempt', ext: { 'es-verifactu-exempt': 'E8' } }, 'EXEMPT'],
    [{ cat: 'VAT', percent: '21%', ext: { 'es-verifactu-regime': '21' } }, 'REGIME'],
    [{ cat: 'IPSI', percent: '4%', ext: { 'es-verifactu-regime': '17' } }, 'REGIME'],
    [{ cat: 'IGIC', key: 'exempt', ext: { 'es-verifactu-exempt': 'E7' } }, undefined],
    [{ cat: 'IGIC', percent: '3%', ext: { 'es-verifactu-regime': '21' } }, undefined],
    [{ cat: 'IPSI', percent: '4%', ext: { 'es-verifactu-regime': '08' } }, undefined],
  ])('reports codes that its tax does not have: %j', (tax, code) => {
    const [line] = invoice.lines as JsonObject[];
    const faults = buildingFaults({ ...invoice, lines: [{ ...line, taxes: [tax] }] });
    const found = faults.filter((each) => each.startsWith('BW-ES-'));
    expect(found).toEqual(code === undefined ? [] : [`BW-ES-VERIFACTU-${code} $.lines[0].taxes[0].ext`]);
  });

  test('keeps the exemptions of IGIC', () => {
    const ext = { 'es-verifactu-exempt': 'E7', 'es-verifactu-regime': '18' };
    expect(builtTax(invoice, { cat: 'IGIC', key: 'exempt', ext }).ext).toEqual(ext);
  });
});

test('typical mistakes are reported: a simplified invoice with a tax identity, a line without tax, exports under regime 01', () => {
  const mistaken = {
    $tags: ['simplified'],
    lines: [
      { quantity: '1', item: { name: 'Mapa', price: '12.00' } },
      {
        quantity: '2',
        item: { name: 'Atlas', price: '48.00' },
        taxes: [{ cat: 'VAT', key: 'export', ext: { 'es-verifactu-regime': '01' } }],
      },
    ],
  };
  expect(buildingFaults(invoice, mistaken)).toEqual([
    'GOBL-ES-VERIFACTU-BILL-INVOICE-04 $.customer.tax_id',
    'GOBL-ES-VERIFACTU-BILL-INVOICE-15 $.lines[0].taxes',
    'GOBL-ES-VERIFACTU-TAX-COMBO-02 $.lines[1].taxes[0].ext',
  ]);
});
