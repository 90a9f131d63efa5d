/** Test data: small schemas in the service's form. */
import { FormModel } from './model.ts';

const ref = (name: string) => ({ $ref: `#/$defs/${name}` });

export const invoiceModel = new FormModel({
  $id: 'https://gobl.org/draft-0/bill/invoice',
  $ref: '#/$defs/bill.Invoice',
  $defs: {
    'bill.Invoice': {
      properties: {
        type: {
          ...ref('cbc.Key'),
          title: 'Type',
          calculated: true,
          oneOf: [
            { const: 'standard', title: 'Standard' },
            { const: 'credit-note', title: 'Credit note' },
          ],
        },
        issue_date: { ...ref('cal.Date'), title: 'Issue Date', calculated: true },
        supplier: { ...ref('org.Party'), title: 'Supplier' },
        customer: { ...ref('org.Party'), title: 'Customer' },
        lines: { type: 'array', items: ref('bill.Line'), title: 'Lines' },
        totals: { ...ref('bill.Totals'), title: 'Totals', calculated: true },
      },
      type: 'object',
      required: ['type', 'issue_date', 'supplier', 'totals'],
      recommended: ['lines'],
    },
    'bill.Line': {
      properties: {
        i: { type: 'integer', title: 'Index', calculated: true },
        quantity: { ...ref('num.Amount'), title: 'Quantity' },
        unit: { ...ref('org.Unit'), title: 'Unit' },
        discounts: { type: 'array', items: ref('bill.LineDiscount') },
        total: { ...ref('num.Amount'), title: 'Total', calculated: true },
      },
      type: 'object',
      required: ['quantity'],
    },
    'bill.LineDiscount': {
      properties: {
        percent: ref('num.Percentage'),
        amount: { ...ref('num.Amount'), calculated: true },
        reason: { type: 'string' },
      },
      type: 'object',
    },
    'bill.Totals': { properties: { payable: { ...ref('num.Amount'), title: 'Payable' } }, type: 'object' },
    'org.Party': {
      properties: {
        name: { type: 'string', title: 'Name' },
        tax_id: { ...ref('tax.Identity'), title: 'Tax Identity' },
        ext: { ...ref('tax.Extensions'), title: 'Extensions' },
        complements: { type: 'array', items: ref('schema.Object') },
        public: { type: 'boolean' },
      },
      type: 'object',
      recommended: ['name'],
    },
    'tax.Identity': { properties: { country: { type: 'string' }, code: { type: 'string' } }, type: 'object' },
    'tax.Extensions': { type: 'object', patternProperties: { '^[a-z-]+$': ref('cbc.Code') } },
    'org.Unit': {
      type: 'string',
      oneOf: [
        { const: 'h', title: 'Hours' },
        { pattern: '^[A-Z]+$', title: 'UN/ECE code' },
      ],
    },
    'cbc.Key': { type: 'string', title: 'Key' },
    'cbc.Code': { type: 'string', title: 'Code' },
    'cal.Date': { type: 'string', format: 'date', title: 'Date' },
    'num.Amount': { type: 'string', title: 'Amount' },
    'num.Percentage': { type: 'string', title: 'Percentage' },
    'schema.Object': { type: 'object', title: 'Object' },
  },
});

/** A small schema of an envelope. */
export const envelopeModel = new FormModel({
  $id: 'https://gobl.org/draft-0/envelope',
  $ref: '#/$defs/gobl.Envelope',
  $defs: {
    'gobl.Envelope': {
      properties: {
        head: { ...ref('head.Header'), title: 'Header' },
        doc: { ...ref('schema.Object'), title: 'Document' },
      },
      type: 'object',
      required: ['head', 'doc'],
    },
    'head.Header': {
      properties: {
        uuid: { type: 'string', title: 'UUID' },
        dig: { ...ref('dsig.Digest'), title: 'Digest' },
        links: { type: 'array', items: ref('head.Link'), title: 'Links' },
      },
      type: 'object',
      required: ['uuid', 'dig'],
    },
    'head.Link': { properties: { uuid: { type: 'string' }, url: { type: 'string', title: 'URL' } }, type: 'object' },
    'dsig.Digest': { properties: { alg: { type: 'string' }, val: { type: 'string' } }, type: 'object' },
    'schema.Object': { type: 'object', title: 'Object' },
  },
});
