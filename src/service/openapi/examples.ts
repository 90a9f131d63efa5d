import type { Json } from '../../engine/index.ts';
import { exampleEnvelope, exampleInvoice, examplePrivateKey, examplePublicKey } from '../examples/signed.ts';

/**
 * Requests that the description shows. What they are answered stands in `answers.json`, which a test runs and keeps in step
 * (`vitest -u` writes it anew). None is answered with a JSON Schema: readers of OpenAPI would follow the references in it.
 */

export interface ExampleRequest {
  /** Unique below its operation. */
  name: string;
  operationId: string;
  summary: string;
  /** Below `/v0`, with its query. */
  path: string;
  body?: Json;
  /** A body in YAML. */
  yaml?: string;
}

const spanish = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  series: 'A',
  code: '12',
  issue_date: '2026-01-15',
  supplier: { name: 'Libros del Puerto S.L.', tax_id: { country: 'ES', code: 'B98602642' } },
  customer: { name: 'Biblioteca Central', tax_id: { country: 'ES', code: '54387763P' } },
  lines: [
    { quantity: '20', item: { name: 'Atlas de ríos', price: '90.00' }, taxes: [{ cat: 'VAT', rate: 'general' }] },
    { quantity: '1', item: { name: 'Encuadernación', price: '10.00' }, taxes: [{ cat: 'VAT', rate: 'reduced' }] },
  ],
};

const yaml = `data:
  $schema: https://gobl.org/draft-0/bill/invoice
  issue_date: 2026-01-15
  supplier: { name: Cedar Books LLC, tax_id: { country: US } }
  customer: { name: Harbor Library, tax_id: { country: US } }
  lines:
    - quantity: 2
      item: { name: Atlas of Rivers, price: 35.00 }
`;

const { sigs: _, ...unsigned } = exampleEnvelope;

function post(operationId: string, name: string, summary: string, body: unknown): ExampleRequest {
  // Examples are written as literals, which JSON can say but whose inferred types have optional members.
  const path = `/${operationId.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  return { operationId, name, summary, path, body: body as Json };
}

function get(operationId: string, name: string, summary: string, path: string): ExampleRequest {
  return { operationId, name, summary, path };
}

export const exampleRequests: readonly ExampleRequest[] = [
  post('build', 'invoice', 'An invoice with two rates of VAT', { data: spanish }),
  { ...post('build', 'yaml', 'The same request object, in YAML', null), yaml },
  post('build', 'template', 'Data laid over a template, in an envelope that keeps its UUIDs', {
    template: unsigned,
    data: { doc: { lines: [{ quantity: '3', item: { name: 'Atlas of Rivers', price: '35.00' } }] } },
  }),
  post('build', 'explain', 'How each figure came about', { data: exampleInvoice, explain: true }),
  post('build', 'warnings', 'A property that the standard does not know', {
    data: { ...exampleInvoice, curency: 'USD' },
    warnings: true,
  }),
  post('build', 'unreadable', 'Values that cannot be read', {
    data: { ...exampleInvoice, issue_date: '2026-02-30', lines: {} },
  }),
  post('build', 'no-data', 'No document', {}),
  post('build', 'invalid', 'An invoice that breaks a rule', {
    data: { ...exampleInvoice, supplier: { tax_id: { country: 'US' } } },
  }),
  post('validate', 'envelope', 'A signed envelope', { data: exampleEnvelope }),
  post('validate', 'unbuilt', 'An invoice that was never built', { data: exampleInvoice }),
  post('correct', 'credit-note', 'A credit note for an invoice', {
    data: exampleInvoice,
    options: { type: 'credit-note', issue_date: '2026-01-20', reason: 'Returned' },
  }),
  post('correct', 'no-correction', 'Which options a correction takes, for what cannot be corrected', {
    data: { $schema: 'https://gobl.org/draft-0/note/message', content: 'Hello' },
    schema: true,
  }),
  post('correct', 'no-type', 'Options that do not say what to make', { data: exampleInvoice, options: {} }),
  post('replicate', 'invoice', 'A copy, with a UUID and a date that differ from call to call', {
    data: exampleInvoice,
  }),
  post('replicate', 'empty', 'An envelope without a document', {
    data: { $schema: 'https://gobl.org/draft-0/envelope' },
  }),
  post('invert', 'invoice', 'An invoice with its sign turned', { data: exampleInvoice }),
  post('invert', 'message', 'What is no invoice', {
    data: { $schema: 'https://gobl.org/draft-0/note/message', content: 'Hello' },
  }),
  post('removeIncludedTaxes', 'invoice', 'An invoice whose prices contain VAT', {
    data: { ...spanish, tax: { prices_include: 'VAT' } },
  }),
  post('convertCurrency', 'invoice', 'An invoice in euros, in dollars', {
    data: { ...spanish, currency: 'EUR', exchange_rates: [{ from: 'EUR', to: 'USD', amount: '1.0800' }] },
    currency: 'USD',
  }),
  post('convertCurrency', 'no-rate', 'Without an exchange rate', { data: spanish, currency: 'USD' }),
  post('convertCurrency', 'no-currency', 'Without a currency', { data: spanish }),
  post('sign', 'invoice', 'An envelope signed, with a signature that differs from call to call', {
    data: unsigned,
    privatekey: examplePrivateKey,
  }),
  post('sign', 'no-key', 'Without a key', { data: exampleInvoice }),
  post('verify', 'envelope', 'A signed envelope, with the list of its signatures', {
    data: exampleEnvelope,
    publickey: examplePublicKey,
    details: true,
  }),
  post('verify', 'unsigned', 'An envelope without signature', { data: unsigned, publickey: examplePublicKey }),
  { ...post('keygen', 'pair', 'A pair of keys, which differs from call to call', {}) },
  get('getSchema', 'missing', 'No such schema', '/schemas/bill/chicken'),
  get('getRegime', 'missing', 'No such regime', '/regimes/ZZ'),
  get('getAddon', 'addon', 'Italian receipts', '/addons/it-ticket-v1'),
  get('getAddon', 'missing', 'No such addon', '/addons/chicken-v1'),
  get('listCatalogues', 'all', 'All catalogues', '/catalogues'),
  get('getCatalogue', 'iso', 'The code lists of ISO', '/catalogues/iso'),
  get('getCatalogue', 'missing', 'No such catalogue', '/catalogues/chicken'),
  get('listRules', 'messages', 'The rules of messages', '/rules?prefix=GOBL-NOTE-MESSAGE'),
  get('getRule', 'amount', 'A code of the service itself', '/rules/BW-AMOUNT'),
  get('getRule', 'supplier', 'A rule of the standard', '/rules/GOBL-BILL-INVOICE-06'),
  get('getRule', 'missing', 'No such code', '/rules/BW-NOTHING'),
  get('getExample', 'us-invoice', 'The shortest invoice', '/examples/us-invoice'),
  get('getExample', 'missing', 'No such example', '/examples/chicken'),
  get('getVersion', 'version', 'The versions', '/'),
];
