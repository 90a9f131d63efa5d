import * as engine from '../engine/index.ts';
import type { JsonObject } from '../engine/model/json.ts';
import { exampleInvoice } from './example-data.ts';
import { spanish } from './example-documents.ts';
import { explaining } from './explaining.ts';
import { operation } from './operation.ts';

/** The shortest possible invoice, shown by the tool `build`. */
const EXAMPLE: JsonObject = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  supplier: { name: 'Estudio Ribera S.L.', tax_id: { country: 'ES', code: 'B98602642' } },
  customer: { name: 'Talleres Norte S.A.', tax_id: { country: 'ES', code: '54387763P' } },
  lines: [
    { quantity: '10', item: { name: 'Design, hours', price: '90.00' }, taxes: [{ cat: 'VAT', rate: 'standard' }] },
  ],
};

/** Completes a document and checks it (chapter 09 §4.1). */
export const build = operation({
  name: 'build',
  summary: 'Complete and check a document',
  description:
    'Normalises the document, calculates its taxes and totals, and checks it against the rules of the standard, its country and its addons. ' +
    'Send amounts as strings: `"12.50"`. An envelope stays an envelope, and loses its signatures.',
  fields: ['template', 'type', 'envelop', 'explain', 'rules'],
  tool: {
    description: `Completes and checks a document: invoice, credit note, order, delivery, payment, message. Calculates taxes and totals, and fills in what the country and addons imply. A minimal example of data:
${JSON.stringify(EXAMPLE)}
Before: regime for rates and tags, addon for a national format (in "$addons"), schema for properties. Next: convert, validate, correct or replicate; to sign, build with envelop.`,
    takes: ['type', 'envelop'],
  },
  usage: `  $ billwright build invoice.yaml built.json
  $ billwright build --indent --set customer.name=Library --set 'lines[0].quantity=3' invoice.yaml
  $ billwright build --template invoice.yaml --envelop - envelope.json < changes.yaml
  $ echo 'name: Sol' | billwright build --type org/party
  {"$schema":"https://gobl.org/draft-0/org/party","name":"Sol"}`,
  examples: {
    invoice: { summary: 'An invoice with two rates of VAT', request: { data: spanish } },
    template: {
      summary: 'Data merged over a template',
      request: {
        template: exampleInvoice,
        data: { code: '8', lines: [{ quantity: '3', item: { name: 'Atlas of Rivers', price: '35.00' } }] },
      },
    },
    warnings: {
      summary: 'An addon that does not exist',
      request: { data: { ...exampleInvoice, $addons: ['us-none-v1'] }, warnings: true },
    },
    unreadable: {
      summary: 'Values that cannot be read',
      request: { data: { ...exampleInvoice, issue_date: '2026-02-30', lines: {} } },
    },
    'no-data': { summary: 'No document', request: {} },
    invalid: {
      summary: 'An invoice that breaks a rule',
      request: { data: { ...exampleInvoice, supplier: { tax_id: { country: 'US' } } } },
    },
  },
  run: (data, { envelop, explain, strict }, environment) =>
    engine.build(data, { envelop: envelop ?? false, ...explaining(explain), strict }, environment),
});
