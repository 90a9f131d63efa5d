import { beforeAll, describe, expect, test } from 'vitest';
import { invoiceWith } from '../../../bill/testing.ts';
import { buildingFaults, builtFrom, loadAll } from '../../testing.ts';

beforeAll(loadAll);

const invoice = invoiceWith({
  $addons: ['es-facturae-v3'],
  customer: { name: 'Ayuntamiento de Segovia', tax_id: { country: 'ES', code: 'P4022400H' } },
  lines: [{ quantity: '40', item: { name: 'Árbol joven', price: '22.00' }, taxes: [{ cat: 'VAT', rate: 'reduced' }] }],
});

describe('document type and class', () => {
  test.each([
    ['standard', [], 'FC', 'OO'],
    ['standard', ['simplified'], 'FA', 'OO'],
    ['standard', ['self-billed'], 'AF', 'OO'],
    ['standard', ['simplified', 'self-billed'], 'AF', 'OO'],
    ['standard', ['summary'], 'FC', 'OC'],
    ['standard', ['copy'], 'FC', 'CO'],
    ['standard', ['copy', 'summary'], 'FC', 'CC'],
    ['corrective', [], 'FC', 'OR'],
    ['corrective', ['copy'], 'FC', 'CR'],
    ['credit-note', [], 'FC', 'OR'],
    ['debit-note', ['copy'], 'FC', 'OR'],
  ])('of an invoice of type %s with tags %j are %s and %s', (type, tags, docType, invoiceClass) => {
    expect(builtFrom(invoice, { type, $tags: tags }).tax.ext).toEqual({
      'es-facturae-doc-type': docType,
      'es-facturae-invoice-class': invoiceClass,
    });
  });

  test('are not set for a proforma', () => {
    expect(buildingFaults(invoice, { type: 'proforma' })).toEqual(['GOBL-ES-FACTURAE-BILL-INVOICE-02 $.tax']);
  });
});

test('typical mistakes are reported: a customer without NIF, and a credit note without a reason', () => {
  const mistaken = {
    type: 'credit-note',
    'customer.tax_id.code': undefined,
    preceding: [{ series: 'FAC', code: '90', reason: 'Precio equivocado' }],
  };
  expect(buildingFaults(invoice, mistaken)).toEqual([
    'GOBL-ES-FACTURAE-BILL-INVOICE-01 $.customer.tax_id.code',
    'GOBL-ES-FACTURAE-BILL-INVOICE-05 $.preceding[0].issue_date',
    'GOBL-ES-FACTURAE-BILL-INVOICE-06 $.preceding[0].ext',
  ]);
});
