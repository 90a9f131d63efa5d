import { describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import type { Load } from '../limits/limits.ts';
import { invoice, service } from '../testing.ts';

const { ask, send } = service();
const text = JSON.stringify({ data: invoice });
const yaml = `
data:
  $schema: https://gobl.org/draft-0/bill/invoice
  currency: USD
  issue_date: 2024-01-15
  supplier: { name: Cedar Books LLC, tax_id: { country: US } }
  customer: { name: Harbor Library, tax_id: { country: US } }
  lines:
    - quantity: 2
      item: { name: Atlas of Rivers, price: 35.00 }
`;

async function compressed(format: CompressionFormat, content = text): Promise<ArrayBuffer> {
  const stream = new Blob([content]).stream().pipeThrough(new CompressionStream(format));
  return await new Response(stream).arrayBuffer();
}

describe('the content type of a body', () => {
  it.each([
    'application/json',
    'Application/JSON; charset=UTF-8',
    'application/json;charset="utf-8"; x=1',
    'application/problem+json',
    'application/vnd.acme.invoice+json',
  ])('is JSON: %s', async (type) => {
    expect((await send('/v0/build', text, type)).status).toBe(200);
  });

  it.each(['application/yaml', 'application/x-yaml', 'text/yaml; charset=utf-8'])('is YAML: %s', async (type) => {
    const { status, body } = await send('/v0/build', yaml, type);
    expect(status).toBe(200);
    expect(body.issue_date).toBe('2024-01-15');
    expect(body.totals.payable).toBe('70.00');
  });

  it('defaults to JSON', async () => {
    const { status } = await ask('/v0/build', { method: 'POST', body: new TextEncoder().encode(text) });
    expect(status).toBe(200);
  });

  it.each([
    'text/plain',
    'application/xml',
    'multipart/form-data',
    'application/json; charset=latin1',
    'application/+json',
    'json',
  ])('is rejected: %s', async (type) => {
    const { status, body } = await send('/v0/build', text, type);
    expect(status).toBe(415);
    expect(body).toMatchObject({ code: 415, key: 'unsupported-media-type' });
    expect(body.message).toContain('application/json');
    expect(body.faults).toEqual([]);
  });

  it('is checked after the path', async () => {
    expect((await send('/v0/nowhere', text, 'text/plain')).status).toBe(404);
  });
});

describe('a compressed body', () => {
  it.each(['gzip', 'deflate'] as const)('is accepted in %s', async (format) => {
    const body = await compressed(format);
    expect((await send('/v0/build', body, 'application/json', { 'Content-Encoding': format })).status).toBe(200);
  });

  it.each(['zstd', 'constructor', '__proto__'])('is rejected in the unknown encoding %s', async (encoding) => {
    const { status, body } = await send('/v0/build', text, 'application/json', { 'Content-Encoding': encoding });
    expect(status).toBe(415);
    expect(body.message).toContain('gzip');
  });

  it('is rejected if broken', async () => {
    const { status, body } = await send('/v0/build', text, 'application/json', { 'Content-Encoding': 'gzip' });
    expect(status).toBe(400);
    expect(body.key).toBe('input');
  });

  it('counts with its full size', async () => {
    const small = service({ limits: { maxBody: 100_000 } });
    const bomb = await compressed('gzip', `"${' '.repeat(1_000_000)}"`);
    expect(bomb.byteLength).toBeLessThan(10_000);
    const { status } = await small.send('/v0/build', bomb, 'application/json', { 'Content-Encoding': 'gzip' });
    expect(status).toBe(413);
  });
});

describe('the size of a body', () => {
  const small = service({ limits: { maxBody: 2048 } });

  it('is limited, and the connection closed', async () => {
    const { status, body, headers } = await small.send('/v0/build', `{"data":{"notes":"${'x'.repeat(3000)}"}}`);
    expect(status).toBe(413);
    expect(body).toEqual({ code: 413, key: 'too-large', message: expect.stringMatching(/ 2 KiB$/), faults: [] });
    expect(headers.get('Connection')).toBe('close');
  });

  it('is rejected by its Content-Length alone', async () => {
    const { status } = await small.send('/v0/build', '{}', 'application/json', { 'Content-Length': '2049' });
    expect(status).toBe(413);
  });

  it('may equal the limit', async () => {
    const body = JSON.stringify({ data: invoice });
    expect((await small.send('/v0/build', body + ' '.repeat(2048 - body.length))).status).toBe(200);
  });
});

describe('a large body under overload', () => {
  const asked: number[] = [];
  const load: Load = {
    hasRoom(bytes) {
      asked.push(bytes);
      return false;
    },
    refuse: (_bytes, beside) => 7 + beside,
  };
  const busy = service({ offload: Object.assign(() => Promise.reject(new Error('not to be asked')), { load }) });

  it('is rejected by its Content-Length alone, with a retry time', async () => {
    const headers = { 'Content-Length': '100000' };
    const { status, body, headers: answered } = await busy.send('/v0/build', '{}', 'application/json', headers);
    expect([status, body.key]).toEqual([503, 'overloaded']);
    expect(body.message).toMatch(/\b7\b/);
    expect([answered.get('Retry-After'), answered.get('Connection')]).toEqual(['7', 'close']);
    expect(asked).toEqual([100_000]);
  });

  it('does not affect small ones', async () => {
    expect((await busy.post('/v0/build', { data: invoice })).status).toBe(200);
  });
});

describe('concurrent bodies', () => {
  it('are limited in total, and release their room', async () => {
    const narrow = service({ limits: { incomingBytes: 40_000 } });
    const text = JSON.stringify({ data: invoice }).padEnd(30_000);
    const gate = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>();
    const writer = gate.writable.getWriter();
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', body: gate.readable, duplex: 'half' };
    const slow = narrow.ask('/v0/build', init);
    await writer.write(new TextEncoder().encode(text));
    const { status, body, headers } = await narrow.send('/v0/build', text);
    expect(status).toBe(503);
    expect(body).toMatchObject({ code: 503, key: 'overloaded' });
    expect([headers.get('Retry-After'), headers.get('Connection')]).toEqual(['1', 'close']);
    expect((await narrow.post('/v0/build', { data: invoice })).status).toBe(200);
    await writer.close();
    expect((await slow).status).toBe(200);
    expect((await narrow.send('/v0/build', text)).status).toBe(200);
  });
});

describe('a body that does not arrive', () => {
  it('is awaited no longer than the limit', async () => {
    const slow = service({ limits: { bodyTimeout: 20 } });
    const never = new ReadableStream();
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', body: never, duplex: 'half' };
    const { status, body } = await slow.ask('/v0/build', init);
    expect(status).toBe(408);
    expect(body).toMatchObject({ code: 408, key: 'timeout' });
  });
});

describe('the text of a body', () => {
  it.each([
    ['', 'BW-JSON-SYNTAX', 'request', /JSON/],
    ['not-json', 'BW-JSON-SYNTAX', 'request', /JSON.* 1, .* 2: .*"o"/],
    ['{"data":{}', 'BW-JSON-SYNTAX', 'request', /JSON.* 1, .* 11: /],
    ['{"data":{}} {}', 'BW-JSON-SYNTAX', 'request', /JSON.* 1, .* 13: .*"\{"/],
    ['{"data":{"lines":[{"i":}]}}', 'BW-JSON-SYNTAX', '$.lines[0].i', /JSON.* 1, .* 24: .*"}"/],
    ['{"data":{"code":"1","code":"2"}}', 'BW-JSON-DUPLICATE', '$.code', /JSON.* 1, .* 21: .*"code"/],
    ['{"template":{"a":[{"b":1,"b":2}]}}', 'BW-JSON-DUPLICATE', 'template.a[0].b', /JSON.* 1, .* 26: .*"b"/],
    ['{"data":{},"data":{}}', 'BW-JSON-DUPLICATE', 'request.data', /JSON.* 1, .* 12: .*"data"/],
    ['5', 'BW-REQUEST-TYPE', 'request', / 5$/],
    ['[{"data":{}}]', 'BW-REQUEST-TYPE', 'request', /./],
    ['null', 'BW-REQUEST-TYPE', 'request', / null$/],
  ])('is rejected: %j with %s at %s', async (body, code, property, values) => {
    const reply = await send('/v0/build', body);
    expect(reply.status).toBe(400);
    expect(reply.body).toEqual({
      code: 400,
      key: 'input',
      message: expect.stringMatching(values),
      faults: [{ code, properties: [property], description: reply.body.message }],
    });
  });

  it('may be nested 128 levels deep, including its own braces', async () => {
    const nested = (levels: number) => `{"data":${'['.repeat(levels)}${']'.repeat(levels)}}`;
    expect((await send('/v0/build', nested(127))).body.faults[0].code).toBe('BW-DATA-TYPE');
    expect((await send('/v0/build', nested(128))).body.faults[0].code).toBe('BW-JSON-DEPTH');
  });

  it('must be UTF-8', async () => {
    const { status, body } = await send('/v0/build', new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]));
    expect(status).toBe(400);
    expect(body.faults).toMatchObject([{ code: 'BW-JSON-SYNTAX', properties: ['request'] }]);
  });

  it('may begin with a byte order mark', async () => {
    expect((await send('/v0/build', `\ufeff${text}`)).status).toBe(200);
  });

  it('has its own messages in YAML', async () => {
    const { status, body } = await send('/v0/build', 'data: [1', 'application/yaml');
    expect(status).toBe(400);
    expect(body.message).toMatch(/YAML.* 1, .* \d+: /);
  });

  it('cannot reach a prototype', async () => {
    const { status, body } = await send(
      '/v0/build',
      '{"__proto__":{"data":{}},"constructor":{"prototype":{"data":1}}}',
    );
    expect(status).toBe(400);
    expect(body.faults).toMatchObject([{ code: 'BW-REQUEST-DATA', properties: ['request.data'] }]);
  });
});

it('the body of a request is read in Firefox, which has no stream of it', async () => {
  const request = new Request('http://service.test/v0/build', {
    method: 'POST',
    body: text,
    headers: { 'Content-Type': 'application/json' },
  });
  Object.defineProperty(request, 'body', { value: undefined });
  expect((await createApp().fetch(request)).status).toBe(200);
});
