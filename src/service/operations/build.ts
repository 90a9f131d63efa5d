import * as engine from '../../engine/index.ts';
import type { JsonObject } from '../../engine/model/json.ts';
import { exampleInvoice } from '../examples/signed.ts';
import { spanish, unsigned } from './example-documents.ts';
import { explaining } from './explaining.ts';
import { AMOUNTS, operation } from './operation.ts';

/** As short an invoice as there can be. The description of `build` shows it. */
const EXAMPLE: JsonObject = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  supplier: { name: 'Estudio Ribera S.L.', tax_id: { country: 'ES', code: 'B98602642' } },
  customer: { name: 'Talleres Norte S.A.', tax_id: { country: 'ES', code: '54387763P' } },
  lines: [
    { quantity: '10', item: { name: 'Design, hours', price: '90.00' }, taxes: [{ cat: 'VAT', rate: 'standard' }] },
  ],
};

/** The same in the other language of requests, of another country. */
const YAML = `data:
  $schema: https://gobl.org/draft-0/bill/invoice
  issue_date: 2026-01-15
  supplier: { name: Cedar Books LLC, tax_id: { country: US } }
  customer: { name: Harbor Library, tax_id: { country: US } }
  lines:
    - quantity: 2
      item: { name: Atlas of Rivers, price: 35.00 }
`;

/** Completes a document and checks it (chapter 09 §4.1). */
export const build = operation({
  name: 'build',
  summary: 'Complete and check a document',
  description:
    'Normalises the document, calculates its taxes and totals, and checks it by the rules of the standard, its country and its addons. ' +
    'Send amounts as texts: `"12.50"`. An envelope stays an envelope, and loses its signatures.',
  fields: ['template', 'type', 'envelop', 'explain'],
  tool: {
    title: 'Build a document',
    description: `Completes and checks a business document: an invoice, order, delivery, payment, message and others. Write down what is known only; taxes, sums and totals are calculated, defaults of the country and the addons filled in. ${AMOUNTS}

An example of data that builds:
${JSON.stringify(EXAMPLE)}

On faults: each names the property at fault; call rule with its code, fix the property, build again. Before: regime_list and regime for tax categories, rates and tags of a country, addon_list and addon for what a national format wants ("$addons" in the document), schema for the properties of an object. Next: correct or replicate with the document that came back; for one that is to be signed, build it with envelop.`,
    data: 'The document, or an envelope with one',
    takes: ['type', 'envelop'],
  },
  usage: `  $ billwright build invoice.yaml built.json
  $ billwright build --indent --set customer.name=Library --set lines[0].quantity=3 invoice.yaml
  $ billwright build --template invoice.yaml --envelop - envelope.json < changes.yaml
  $ echo 'name: Sol' | billwright build --type org/party
  {"$schema":"https://gobl.org/draft-0/org/party","name":"Sol"}`,
  examples: {
    invoice: { summary: 'An invoice with two rates of VAT', request: { data: spanish } },
    yaml: { summary: 'The same request object, in YAML', request: YAML },
    template: {
      summary: 'Data laid over a template, in an envelope that keeps its UUIDs',
      request: {
        template: unsigned,
        data: { doc: { lines: [{ quantity: '3', item: { name: 'Atlas of Rivers', price: '35.00' } }] } },
      },
    },
    explain: { summary: 'How each figure came about', request: { data: exampleInvoice, explain: true } },
    warnings: {
      summary: 'A property that the standard does not know',
      request: { data: { ...exampleInvoice, curency: 'USD' }, warnings: true },
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
