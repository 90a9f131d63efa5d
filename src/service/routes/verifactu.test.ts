import { expect, it } from 'vitest';
import { SYSTEM, spanishInvoice } from '../../formats/national/verifactu/testing.ts';
import { service } from '../testing.ts';

const { post, send } = service();

const PATH = '/v0/verifactu/messages';
const options = { system: SYSTEM, previous: null };
const documents = ['1', '2'].map((code) => spanishInvoice({ code }));

it('POST /v0/verifactu/messages returns messages with chained records, and the check of chains accepts them', async () => {
  const { status, body } = await post(PATH, { ...options, documents, form: 'envelope' });
  expect([status, body.faults]).toEqual([200, []]);
  const [{ result }] = body.messages;
  expect(body.previous.hash).toBe(body.records[1].hash);
  const checked = await send('/v0/verifactu/chain', result, 'application/xml');
  expect(checked.body).toMatchObject({ unbroken: true, chains: [{ count: 2, last: body.previous }] });
});

it('POST /v0/verifactu/messages accepts JSON lines that begin with the options', async () => {
  const lines = [options, ...documents, spanishInvoice({ code: 'Ñ' })].map((each) => JSON.stringify(each)).join('\n');
  const { status, body } = await send(PATH, lines, 'application/jsonl');
  expect([status, body.records.length]).toEqual([200, 2]);
  expect(body.faults).toMatchObject([{ code: 'BW-VERIFACTU-NUMBER', document: 2 }]);
  const broken = await send(PATH, `${JSON.stringify(options)}\n5`, 'application/jsonl');
  expect([broken.status, broken.body.key]).toEqual([400, 'input']);
});

it('POST /v0/verifactu/messages rejects a request that gives no record', async () => {
  for (const [wrong, code] of [
    [{ system: null }, 'BW-VERIFACTU-SYSTEM'],
    [{ documents: {} }, 'BW-VERIFACTU-OPTION'],
    [{ documents: [spanishInvoice({ type: 'proforma' })] }, 'BW-VERIFACTU-TYPE'],
  ] as const) {
    const { status, body } = await post(PATH, { ...options, documents, ...wrong });
    expect([status, body.key, body.faults[0].code]).toEqual([422, 'validation', code]);
  }
});
