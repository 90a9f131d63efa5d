import { describe, expect, it } from 'vitest';
import { systemEnvironment } from '../operations/environment.ts';
import { exampleEnvelope, exampleInvoice, examplePrivateKey, examplePublicKey } from '../operations/example-data.ts';
import { service } from './testing.ts';

/** Common mistakes (chapter 09 §13, with its numbers). MCP tests cover 12; bulk tests 13 and 14. */

const { ask, post } = service();
const root = 'https://gobl.org/draft-0/';
const { sigs: _, ...unsigned } = exampleEnvelope;
const codes = (body: { faults?: { code: string }[] }) => (body.faults ?? []).map(({ code }) => code);

it('1: data that is null or empty is present, absent data is missing', async () => {
  for (const data of [null, {}]) {
    const { status, body } = await post('/v0/build', { data });
    expect(status).toBe(422);
    expect(body.key).toBe('unknown-schema');
  }
  const { status, body } = await post('/v0/build', { envelop: true });
  expect(status).toBe(400);
  expect(body).toMatchObject({ key: 'input', faults: [{ code: 'BW-REQUEST-DATA' }] });
});

describe('2: a schema', () => {
  const chicken = `${root}bill/chicken`;
  const envelope = (doc: unknown) => ({ $schema: `${root}envelope`, doc });
  const options = { type: 'credit-note' };

  it.each<[string, string, unknown, number, string]>([
    ['unknown', 'build', { $schema: chicken }, 400, 'input'],
    ['unknown', 'validate', { $schema: chicken }, 400, 'input'],
    ['unknown in an envelope', 'build', envelope({ $schema: chicken, a: 1 }), 422, 'validation'],
    ['unknown in an envelope', 'validate', envelope({ $schema: chicken, a: 1 }), 422, 'validation'],
    ['unknown in an envelope', 'replicate', envelope({ $schema: chicken, a: 1 }), 422, 'validation'],
    ['missing', 'build', { title: 'x' }, 422, 'unknown-schema'],
    ['empty', 'build', { $schema: '' }, 422, 'unknown-schema'],
    ['null', 'build', { $schema: null }, 422, 'unknown-schema'],
    ['missing in an envelope', 'build', envelope({ title: 'x' }), 422, 'no-document'],
    ['missing in an envelope', 'sign', envelope({ title: 'x' }), 422, 'no-document'],
    ['missing with its envelope', 'build', envelope(undefined), 422, 'no-document'],
    ['missing with its envelope', 'replicate', envelope(null), 422, 'marshal'],
    ['missing with its envelope', 'correct', envelope(null), 422, 'validation'],
  ])('that is %s: %s', async (_name, operation, data, status, key) => {
    const reply = await post(`/v0/${operation}`, { data, options, privatekey: examplePrivateKey });
    expect([reply.status, reply.body.key]).toEqual([status, key]);
    if (key === 'validation' && operation !== 'correct') expect(codes(reply.body)).toContain('GOBL-ENVELOPE-04');
  });

  it('that is missing with its envelope, in a request for options, means no document', async () => {
    const { status, body } = await post('/v0/correct', { data: envelope(null), schema: true });
    expect([status, body.key]).toEqual([422, 'no-document']);
  });
});

it('3: merging replaces lists, lets empty texts, zeros, false and null win, and ignores empty objects', async () => {
  const template = { ...exampleInvoice, notes: [{ text: 'a' }], series: 'A', customer: { name: 'B', alias: 'C' } };
  const merged = await post('/v0/build', { template, data: { notes: [], series: '', customer: {}, code: null } });
  expect(merged.status).toBe(200);
  expect(merged.body.notes).toBeUndefined();
  expect(merged.body.series).toBeUndefined();
  expect(merged.body.code).toBeUndefined();
  expect(merged.body.customer).toEqual({ name: 'B', alias: 'C' });
});

it('4: a type next to a schema is ignored, but must be known', async () => {
  expect((await post('/v0/build', { data: exampleInvoice, type: 'note/message' })).body.$schema).toBe(
    exampleInvoice.$schema,
  );
  const { status, body } = await post('/v0/build', { data: exampleInvoice, type: 'chicken' });
  expect(status).toBe(400);
  expect(body.faults).toMatchObject([{ code: 'BW-TYPE-UNKNOWN', properties: ['request.type'] }]);
});

it('5: only envelopes and copies give a document its UUID', async () => {
  expect((await post('/v0/build', { data: exampleInvoice })).body.uuid).toBeUndefined();
  expect((await post('/v0/build', { data: exampleInvoice, envelop: true })).body.doc.uuid).toBeDefined();
  expect((await post('/v0/replicate', { data: exampleInvoice })).body.uuid).toBeDefined();
  const options = { type: 'credit-note' };
  expect((await post('/v0/correct', { data: exampleInvoice, options })).body.uuid).toBeUndefined();
});

const stamped = { ...exampleEnvelope, head: { ...(exampleEnvelope.head as object), stamps: [{ prv: 'a', val: 'b' }] } };

it('6: building removes signatures but not stamps, which then are a fault', async () => {
  const { body } = await post('/v0/build', { data: exampleEnvelope });
  expect(body.sigs).toBeUndefined();
  expect(codes((await post('/v0/build', { data: stamped })).body)).toEqual(['GOBL-ENVELOPE-12']);
});

it('7: signing keeps stamps, adds a signature, always uses an envelope, and checks afterwards', async () => {
  const signed = await post('/v0/sign', { data: stamped, privatekey: examplePrivateKey });
  expect(signed.status).toBe(200);
  expect(signed.body.head.stamps).toEqual([{ prv: 'a', val: 'b' }]);
  expect(signed.body.sigs).toHaveLength(2);
  const bare = await post('/v0/sign', { data: exampleInvoice, privatekey: examplePrivateKey, envelop: false });
  expect(bare.body.$schema).toBe(`${root}envelope`);
  const draft = await post('/v0/sign', { data: { ...exampleInvoice, code: '' }, privatekey: examplePrivateKey });
  expect(draft.status).toBe(422);
  expect(codes(draft.body)).toEqual(['GOBL-ENVELOPE-13']);
  const built = await post('/v0/build', { data: { ...exampleInvoice, code: '' }, envelop: true });
  expect(built.status).toBe(200);
});

it('8: verifying validates any input before it looks for keys and signatures', async () => {
  const { status, body } = await post('/v0/verify', { data: {} });
  expect([status, body.key]).toEqual([422, 'validation']);
  expect(codes(body)).toEqual(['GOBL-ENVELOPE-11', 'GOBL-ENVELOPE-01', 'GOBL-ENVELOPE-02', 'GOBL-ENVELOPE-03']);
  expect((await post('/v0/verify', { data: exampleEnvelope })).status).toBe(400);
  expect((await post('/v0/verify', { data: unsigned, publickey: examplePublicKey })).body.key).toBe('signature');
  const changed = { ...exampleEnvelope, doc: { ...(exampleEnvelope.doc as object), series: 'X' } };
  expect(codes((await post('/v0/verify', { data: changed, publickey: examplePublicKey })).body)).toEqual([
    'GOBL-ENVELOPE-11',
  ]);
});

it('9: a document without corrections has the options null, with 200', async () => {
  const data = { $schema: `${root}note/message`, content: 'Hello' };
  const { status, text } = await post('/v0/correct', { data, schema: true });
  expect(status).toBe(200);
  expect(text).toBe('null\n');
});

it('10: validating neither cleans nor calculates', async () => {
  const customer = { name: 'Harbor', tax_id: { country: 'ES', code: 'B-98.602.642' } };
  const { body } = await post('/v0/build', { data: { ...exampleInvoice, customer } });
  expect(body.customer.tax_id.code).toBe('B98602642');
  const asSent = await post('/v0/validate', { data: { ...body, customer } });
  expect(asSent.status).toBe(422);
  expect(asSent.body.faults[0].properties).toEqual(['$.customer.tax_id.code']);
});

it('11: paths of envelopes begin with $.doc, even if a bare document was sent', async () => {
  const data = { ...exampleInvoice, supplier: {} };
  const { body } = await post('/v0/build', { data, envelop: true });
  expect(body.faults[0].properties).toEqual(['$.doc.supplier.name']);
});

it('15: members of documents match in any letter case, those of requests do not', async () => {
  const { currency, ...rest } = exampleInvoice;
  expect((await post('/v0/build', { data: { ...rest, Currency: currency } })).body.currency).toBe('USD');
  const both = await post('/v0/build', { data: { ...rest, CURRENCY: 'EUR', currency: 'USD' } });
  expect(both.body.currency).toBe('USD');
  expect(codes((await post('/v0/build', { Data: exampleInvoice })).body)).toEqual(['BW-REQUEST-DATA']);
});

it("16: a client's current copy is not sent again", async () => {
  const tag = (await ask('/v0/regimes')).headers.get('ETag') ?? '';
  const current = await ask('/v0/regimes', { headers: { 'If-None-Match': tag } });
  expect(current.status).toBe(304);
  expect(current.headers.get('ETag')).toBe(tag);
  expect(current.headers.get('Cache-Control')).toBe('public, max-age=60, must-revalidate');
  const head = await ask('/v0/regimes', { method: 'HEAD' });
  expect([head.status, head.text]).toEqual([200, '']);
});

it('17: null never has the wrong type; an empty text is an absent date or UUID, but not an amount', async () => {
  const empty = { ...exampleInvoice, value_date: '', uuid: '', op_date: null, notes: null, payment: null };
  expect((await post('/v0/build', { data: empty })).status).toBe(200);
  const [line] = exampleInvoice.lines;
  const { status, body } = await post('/v0/build', { data: { ...exampleInvoice, lines: [{ ...line, quantity: '' }] } });
  expect(status).toBe(400);
  expect(codes(body)).toEqual(['BW-AMOUNT']);
});

it('18: the same request gets the same answer, except for UUIDs, the time, keys and signatures', async () => {
  const environment = { ...systemEnvironment(), now: () => new Date('2026-01-15T09:30:00Z'), uuid: () => 'id' };
  const fixed = service({ environment });
  for (const operation of ['build', 'validate', 'replicate', 'correct']) {
    const request = { data: exampleInvoice, options: { type: 'credit-note' } };
    const [first, second] = [
      await fixed.post(`/v0/${operation}`, request),
      await fixed.post(`/v0/${operation}`, request),
    ];
    expect(first.text).toBe(second.text);
  }
});

it('19: an error without faults has an empty list of faults', async () => {
  expect((await ask('/v0/regimes/ZZ')).body).toEqual({
    code: 404,
    key: 'not-found',
    message: expect.any(String),
    faults: [],
  });
});
