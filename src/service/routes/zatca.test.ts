import { expect, it } from 'vitest';
import { baseText } from '../../formats/testing/bases.ts';
import { service } from '../testing.ts';

const { post, send } = service();
const base = await baseText('saudi/simplified.xml');

it('POST /v0/zatca/chain accepts the invoices that the service wrote', async () => {
  const { body: read } = await send('/v0/convert', base, 'application/xml');
  const data = { ...read.result, meta: {} };
  const { body: first } = await post('/v0/convert', { data, to: 'zatca', icv: 1 });
  const { body: second } = await post('/v0/convert', { data, to: 'zatca', icv: 2, pih: first.record.hash });
  const lines = [first, second].map((each) => JSON.stringify(each)).join('\n');
  const { status, body } = await send('/v0/zatca/chain', lines, 'application/jsonl');
  const last = { icv: '2', hash: second.record.hash };
  expect([status, body]).toMatchObject([200, { unbroken: true, count: 2, chains: [{ runs: 1, last }] }]);
  const broken = await send('/v0/zatca/chain', lines.replace('simplified', 'other'), 'application/json');
  expect(broken.status).toBe(415);
});
