import { beforeAll, describe, expect, test } from 'vitest';
import { invoiceWith } from '../../../bill/testing.ts';
import { buildingFaults, builtFrom, faultsAsItStands, loadAll, titled } from '../../testing.ts';

beforeAll(loadAll);

const invoice = invoiceWith({
  $addons: ['es-facturae-v3'],
  customer: { name: 'Ayuntamiento de Segovia', tax_id: { country: 'ES', code: 'P4022400H' } },
  lines: [{ quantity: '40', item: { name: 'Árbol joven', price: '22.00' }, taxes: [{ cat: 'VAT', rate: 'reduced' }] }],
});
const preceding = [{ series: 'FAC', code: '90', issue_date: '2026-01-15', ext: { 'es-facturae-correction': '10' } }];

test('a plain invoice to a town hall builds', () => {
  expect(buildingFaults(invoice)).toEqual([]);
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
  ])('of type %s with tags %j are %s and %s', (type, tags, docType, invoiceClass) => {
    expect(builtFrom(invoice, { type, $tags: tags }).tax.ext).toEqual({
      'es-facturae-doc-type': docType,
      'es-facturae-invoice-class': invoiceClass,
    });
  });

  test('are not set for a proforma', () => {
    expect(buildingFaults(invoice, { type: 'proforma' })).toEqual(['GOBL-ES-FACTURAE-BILL-INVOICE-02 $.tax']);
  });
});

describe('rules', () => {
  test.each(
    titled([
      [{ currency: 'USD' }, ['BILL-INVOICE-07 $']],
      [{ currency: 'USD', exchange_rates: [{ from: 'USD', to: 'EUR', amount: '0.92' }] }, []],
      [{ 'customer.tax_id.code': undefined }, ['BILL-INVOICE-01 $.customer.tax_id.code']],
      [{ 'customer.tax_id': { country: 'FR' } }, []],
      [{ tax: undefined }, ['BILL-INVOICE-02 $.tax']],
      [{ 'tax.ext.es-facturae-invoice-class': undefined }, ['BILL-INVOICE-03 $.tax.ext']],
      [{ type: 'credit-note' }, ['BILL-INVOICE-04 $.preceding']],
      [
        { type: 'debit-note', preceding: [{ code: '90' }] },
        ['BILL-INVOICE-05 $.preceding[0].issue_date', 'BILL-INVOICE-06 $.preceding[0].ext'],
      ],
      [{ preceding: [{ code: '90' }] }, []],
      [{ type: 'corrective', preceding }, []],
      [{ payment: { terms: { due_dates: [{ date: '2026-04-10', amount: '1.00' }] } } }, []],
      [
        { payment: { terms: { due_dates: [{ date: '2026-04-10' }] } } },
        ['PAY-DUEDATE-01 $.payment.terms.due_dates[0].amount'],
      ],
    ]),
  )('%s', (_title, changes, faults) => {
    expect(faultsAsItStands('ES-FACTURAE', invoice, changes)).toEqual(faults);
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
