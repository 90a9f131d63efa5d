import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { load } from '../../engine/loading.ts';
import { createApp } from '../app.ts';

/** Messages that no client sends: each is answered without a defect. */

const defects: unknown[] = [];
const app = createApp({ defect: (error) => defects.push(error) });

beforeAll(() => load('all'));

const invoice = {
  ...{ $schema: 'https://gobl.org/draft-0/bill/invoice', currency: 'EUR', code: '1' },
  ...{ supplier: { name: 'x' }, customer: { name: 'y' } },
  lines: [{ quantity: '1', item: { name: 'z', price: '1.00' } }],
};

const value = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(
    invoice,
    JSON.stringify(invoice),
    '<Invoice/>',
    '%PDF-1.7',
    'ES',
    'bill/invoice',
    'BW-AMOUNT',
    '- &a [*a]',
  ),
  fc.array(fc.constantFrom('totals.payable', '[]', '[0].a', '$', '', 'lines[].sum', '__proto__')),
);
const names = [
  'data',
  'of',
  'type',
  'options',
  'path',
  'code',
  'key',
  'name',
  'fields',
  'language',
  'query',
  'to',
  '__proto__',
];
const tools = [
  'addon',
  'build',
  'convert',
  'correct',
  'example',
  'explain',
  'regime',
  'rule',
  'rule_search',
  'schema',
  'verifactu_chain',
  'verify',
  'zatca_chain',
  'sign',
  'toString',
];
const methods = [
  'initialize',
  'ping',
  'tools/list',
  'resources/read',
  'prompts/get',
  'completion/complete',
  'notifications/cancelled',
  'tasks/get',
  '',
];
const given = fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 4 });
const token = fc.oneof(fc.string(), fc.integer(), fc.constantFrom(null, {}, [], true, 1.5));
const id = fc.oneof({ weight: 4, arbitrary: fc.nat() }, { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 1 }) });
const params = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.record(
    {
      name: fc.constantFrom('make_invoice', 'check_file', 'toString'),
      arguments: given,
      uri: fc.constantFrom('gobl://regimes/es', 'billwright://results/x', '%'),
      ref: fc.constantFrom({ type: 'ref/prompt', name: 'make_invoice' }, 5),
      argument: fc.constantFrom({ name: 'country', value: 'e' }, 5),
      requestId: id,
      task: value,
    },
    { requiredKeys: [] },
  ),
);
const message = fc.oneof(
  fc.record({ jsonrpc: fc.constant('2.0'), id, method: fc.constantFrom(...methods), params }),
  fc.record({
    ...{ jsonrpc: fc.constant('2.0'), id, method: fc.constant('tools/call') },
    params: fc.record({
      name: fc.constantFrom(...tools),
      arguments: given,
      _meta: fc.record({ progressToken: token }),
    }),
  }),
);
const body = fc.oneof(message, fc.array(message, { maxLength: 5 }), fc.jsonValue({ maxDepth: 2 }));

it('any MCP message is answered without a defect', async () => {
  const accepts = fc.constantFrom('application/json', 'application/json, text/event-stream');
  await fc.assert(
    fc.asyncProperty(body, accepts, async (sent, accept) => {
      const headers = { 'Content-Type': 'application/json', Accept: accept };
      const init = { method: 'POST', headers, body: JSON.stringify(sent) };
      const response = await app.fetch(new Request('http://localhost/v0/mcp', init));
      const text = await response.text();
      expect([200, 202, 400]).toContain(response.status);
      expect(text).not.toContain('-32603');
      expect(defects).toEqual([]);
    }),
    { numRuns: 300 },
  );
});
