import { describe, expect, it } from 'vitest';
import { keygen } from '../engine/index.ts';
import { systemEnvironment } from '../operations/environment.ts';
import {
  exampleEnvelope,
  exampleInvoice,
  examplePrivateKey,
  examplePublicKey,
  signatureOfAnother,
} from '../operations/example-data.ts';
import { service } from './testing.ts';

/**
 * Typical weaknesses of such services (chapter 09 §12, with its numbers). Other tests cover the command line (17 to 21), MCP (16), pages
 * (27, 28, in a browser), and time and memory (13, 23, by hostile and random requests).
 */

const { ask, post, send } = service();
const root = 'https://gobl.org/draft-0/';
const spanish = {
  ...exampleInvoice,
  currency: 'EUR',
  supplier: { name: 'Libros del Puerto S.L.', tax_id: { country: 'ES', code: 'B98602642' } },
};
const lineWith = (members: object) => ({ ...exampleInvoice.lines[0], ...members });

it('1: errors have the described members, and the status in the body', async () => {
  const { status, body } = await post('/v0/build', { data: { ...exampleInvoice, supplier: {} } });
  expect(status).toBe(422);
  expect(Object.keys(body)).toEqual(['code', 'key', 'message', 'faults']);
  expect(body.code).toBe(422);
  expect(Object.keys(body.faults[0])).toEqual(['code', 'properties', 'description']);
  const { body: description } = await ask('/v0/openapi.json');
  const members = Object.keys(description.components.schemas.Error.properties);
  expect(new Set(members)).toEqual(
    new Set([...Object.keys(body), 'format', 'release', 'warnings', 'signatures', 'report']),
  );
  expect(description.components.schemas.Fault.required).toEqual(Object.keys(body.faults[0]));
});

it.each([
  [{ lines: 5 }, 'BW-JSON-TYPE', '$.lines'],
  [{ issue_date: '2026-01-31T00:00:00Z' }, 'BW-DATE', '$.issue_date'],
  [{ $schema: `${root}bill/invoicex` }, 'BW-SCHEMA-UNKNOWN', '$.$schema'],
  [{ lines: [lineWith({ quantity: 'one' })] }, 'BW-AMOUNT', '$.lines[0].quantity'],
])('2: unreadable input is reported with code and path: %j', async (members, code, property) => {
  const { status, body } = await post('/v0/build', { data: { ...exampleInvoice, ...members } });
  expect(status).toBe(400);
  expect(body.faults).toMatchObject([{ code, properties: [property] }]);
  expect(body.message).not.toMatch(/json:|unmarshal|Go |struct|undefined|Error/);
});

it('3: all bad values are reported together, and all broken rules', async () => {
  const lines = [lineWith({ quantity: 'x' }), lineWith({ item: { name: 5, price: 'y' } })];
  const unreadable = await post('/v0/build', { data: { ...exampleInvoice, lines, uuid: 'z' } });
  const places = unreadable.body.faults.flatMap(({ properties }: { properties: string[] }) => properties);
  expect(places.sort()).toEqual(['$.lines[0].quantity', '$.lines[1].item.name', '$.lines[1].item.price', '$.uuid']);
  const broken = await post('/v0/build', {
    data: { ...exampleInvoice, supplier: {}, lines: [lineWith({ item: {} })] },
  });
  expect(broken.body.faults.length).toBeGreaterThan(1);
});

it('4: faults of calculation name the line by its index in the input', async () => {
  const lines = [lineWith({}), null, lineWith({ taxes: [{ cat: 'VAT', rate: 'chicken' }] })];
  const { status, body } = await post('/v0/build', { data: { ...spanish, lines } });
  expect(status).toBe(422);
  expect(body.key).toBe('calculation');
  expect(body.faults).toMatchObject([{ code: 'BW-TAX-RATE', properties: ['$.lines[2].taxes[0].rate'] }]);
});

it.each([
  ['correct', { data: { ...exampleInvoice, code: '' }, options: { type: 'credit-note' } }, 'validation'],
  ['correct', { data: exampleInvoice, options: {} }, 'validation'],
  ['correct', { data: { ...exampleInvoice, supplier: {} }, options: { type: 'credit-note' } }, 'validation'],
  [
    'correct',
    { data: { ...exampleInvoice, currency: 'XXX', supplier: {} }, options: { type: 'credit-note' } },
    'calculation',
  ],
  ['replicate', { data: { ...exampleInvoice, supplier: {} } }, 'validation'],
  ['replicate', { data: { ...spanish, $tags: ['chicken'] } }, 'calculation'],
  ['correct', { data: { $schema: `${root}envelope`, doc: {} }, options: { type: 'credit-note' } }, 'internal'],
  ['replicate', { data: { $schema: `${root}envelope`, doc: {} } }, 'internal'],
])('5: %s answers 422 for errors of the caller', async (operation, request, key) => {
  const { status, body } = await post(`/v0/${operation}`, request);
  expect(status).toBe(422);
  expect(body).toMatchObject({ code: 422, key });
});

describe('6: no request ends the process or a connection', () => {
  it('signing without a key is rejected', async () => {
    const { status, body } = await post('/v0/sign', { data: exampleInvoice });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      key: 'input',
      faults: [{ code: 'BW-KEY-MISSING', properties: ['request.privatekey'] }],
    });
  });

  it('the wrapper is not a document', async () => {
    const { status, body } = await post('/v0/build', { data: { $schema: `${root}schema/object` } });
    expect(status).toBe(400);
    expect(body.faults[0].code).toBe('BW-SCHEMA-UNKNOWN');
    const inside = { $schema: `${root}envelope`, doc: { $schema: `${root}schema/object`, a: 1 } };
    const enveloped = await post('/v0/build', { data: inside });
    expect(enveloped.status).toBe(422);
    expect(enveloped.body.faults).toMatchObject([{ code: 'GOBL-ENVELOPE-04', properties: ['$.doc'] }]);
  });

  it('a document without members gets no empty answer', async () => {
    const { status, body } = await post('/v0/build', { data: { $schema: `${root}cbc/meta` } });
    expect(status).toBe(422);
    expect(body.key).toBe('marshal');
  });
});

describe('7: a signature is valid only for its own envelope', () => {
  const verify = (sigs: unknown, publickeys: unknown[] = [examplePublicKey]) =>
    post('/v0/verify', { data: { ...exampleEnvelope, sigs }, publickeys, details: true });

  it('one moved from another envelope of the same signer does not verify', async () => {
    const { status, body } = await verify([signatureOfAnother]);
    expect(status).toBe(422);
    expect(body).toMatchObject({ key: 'signature', faults: [{ code: 'BW-VERIFY-PAYLOAD' }] });
  });

  it('the signature of a second signer verifies with the second key', async () => {
    const other = await keygen(systemEnvironment());
    const signed = await post('/v0/sign', { data: exampleEnvelope, privatekey: other.private });
    expect(signed.body.sigs).toHaveLength(2);
    const { status, body } = await verify(signed.body.sigs, [other.public]);
    expect(status).toBe(200);
    expect(body.signatures.map(({ ok }: { ok: boolean }) => ok)).toEqual([false, true]);
  });

  it('an outdated one is dropped when the changed envelope is signed again', async () => {
    const changed = { ...exampleEnvelope, doc: { ...exampleInvoice, code: '9' } };
    const { status, body } = await post('/v0/sign', { data: changed, privatekey: examplePrivateKey });
    expect(status).toBe(200);
    expect(body.sigs).toHaveLength(1);
    expect(body.sigs[0]).not.toBe((exampleEnvelope.sigs as string[])[0]);
  });
});

it('8: unknown paths and methods are answered with the error body', async () => {
  for (const [path, status] of [
    ['/v0/welcome', 404],
    ['/v0/build', 405],
    ['/nowhere', 404],
  ] as const) {
    const reply = await ask(path);
    expect(reply.status).toBe(status);
    expect(reply.body).toMatchObject({ code: status, message: expect.any(String) });
  }
});

it('9: every listed entry is available and current', async () => {
  const { body: addons } = await ask('/v0/addons');
  for (const { key } of addons.addons) expect((await ask(`/v0/addons/${key}`)).status, key).toBe(200);
  const { body: regimes } = await ask('/v0/regimes');
  for (const { country } of regimes.regimes) expect((await ask(`/v0/regimes/${country}`)).status).toBe(200);
  expect((await ask('/v0/regimes/gr')).text).toBe((await ask('/v0/regimes/EL')).text);
});

it('10: an unknown member is reported with the nearest name', async () => {
  const data = { ...exampleInvoice, custommer: exampleInvoice.customer };
  expect((await post('/v0/build', { data })).headers.get('Billwright-Warnings')).toBe('1');
  const { body } = await post('/v0/build', { data, strict: true });
  expect(body.faults[0].description).toContain('"customer"');
});

it('11: any JSON is read as JSON, with exact numbers', async () => {
  const name = '"\\ud83d\\ude00 a\\/b \u007f\u0080\u009f"';
  const text = JSON.stringify({ data: exampleInvoice })
    .replace('"Harbor Library"', name)
    .replace('"35.00"', '12345678901234.567');
  const { status, body } = await send('/v0/build', text);
  expect(status).toBe(200);
  expect(body.customer.name).toMatch(/^😀 a\/b/);
  expect(body.lines[0].item.price).toBe('12345678901234.567');
});

it('12: a date in YAML needs no quotes', async () => {
  const { body } = await post('/v0/build', { data: `issue_date: 2026-02-01`, template: exampleInvoice });
  expect(body.issue_date).toBe('2026-02-01');
});

it('13: text after the JSON and foreign content types are rejected', async () => {
  expect((await send('/v0/build', `${JSON.stringify({ data: exampleInvoice })} x`)).status).toBe(400);
  expect((await send('/v0/build', JSON.stringify({ data: exampleInvoice }), 'text/html')).status).toBe(415);
});

it('14: neither a missing entry nor the health check is cached', async () => {
  expect((await ask('/v0/regimes/ZZ')).headers.get('Cache-Control')).toBe('no-store');
  expect((await ask('/v0/')).headers.get('Cache-Control')).toBe('no-cache');
});

it('15: pages may send the headers of MCP clients', async () => {
  const { headers } = await ask('/v0/mcp', { method: 'OPTIONS' });
  for (const name of ['Content-Type', 'Mcp-Session-Id', 'Mcp-Protocol-Version', 'Last-Event-ID']) {
    expect(headers.get('Access-Control-Allow-Headers')).toContain(name);
  }
});

it('22: totals are reproducible, and add up when rounded line by line', async () => {
  const taxes = [{ cat: 'VAT', percent: '21.0%' }];
  const data = { ...spanish, lines: [lineWith({ quantity: '0.75', item: { name: 'Atlas', price: '9.99' }, taxes })] };
  const { body } = await post('/v0/build', { data, explain: true });
  expect(body.result.totals).toMatchObject({ total: '7.49', tax: '1.57', total_with_tax: '9.07' });
  const step = body.explain.find(({ path }: { path: string }) => path === '$.totals.total_with_tax');
  expect(step).toMatchObject({ of: [{ value: '7.4925' }, { value: '1.5734' }], value: '9.0659', result: '9.07' });
  const rounded = await post('/v0/build', { data: { ...data, tax: { rounding: 'currency' } } });
  expect(rounded.body.totals).toMatchObject({ total: '7.49', tax: '1.57', total_with_tax: '9.06' });
});

it.each([
  { $addons: ['es-facturae-v3'] },
  { $addons: ['eu-en16931-v2017', 'de-xrechnung-v3'], lines: null },
  { $addons: ['mx-cfdi-v4'], tax: null, customer: null },
  { lines: [null], discounts: [null], charges: [null], preceding: [null], complements: [null] },
  { lines: [{ item: null, taxes: [null] }], payment: { advances: [null], terms: { due_dates: [null] } } },
  { supplier: null, totals: null, exchange_rates: [null], notes: [null], attachments: [null] },
])('23: an unfinished document is answered without a crash: %j', async (members) => {
  for (const operation of ['build', 'validate', 'replicate', 'correct', 'sign', 'verify']) {
    const keys = { privatekey: examplePrivateKey, publickey: examplePublicKey };
    const request = { data: { ...exampleInvoice, ...members }, options: { type: 'credit-note' }, ...keys };
    const { status } = await post(`/v0/${operation}`, request);
    expect([200, 400, 422], operation).toContain(status);
  }
});

it('24: the explanation of a rule on a calculated figure names its inputs', async () => {
  const { body } = await ask('/v0/rules/GOBL-BILL-PAYMENTLINE-05');
  expect(body).toMatchObject({ object: 'bill.PaymentLine', field: 'due' });
  expect(body.explanation).toMatch(/\S/);
  expect((await ask('/v0/rules/GOBL-BILL-INVOICE-06')).body.explanation).toBeUndefined();
});

it('26: an unknown schema gets a suggestion, and old properties are accepted', async () => {
  const { body } = await post('/v0/build', { data: { $schema: `${root}bill/invoize` } });
  expect(body.faults[0].description).toContain(`${root}bill/invoice`);
  const built = await post('/v0/build', { data: { ...exampleInvoice, tax: { rounding: 'sum-then-round' } } });
  expect(built.body.tax.rounding).toBe('precise');
});
