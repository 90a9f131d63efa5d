import { describe, expect, it } from 'vitest';
import { invoice, service } from '../testing.ts';

const { post, ask } = service();
const issued = { ...invoice, code: '7' };

/** The point of a key that signs nothing here. */
const point = {
  x: 'MKBCTNIcKUSDii11ySs3526iDZ8AiTo7Tu6KPAqv7D4',
  y: '4Etl6SRW2YiLUrN5vfvVHuhp7x8PxltmWWlbbM4IFyM',
};

describe('keygen', () => {
  it('answers a new pair for each call, with or without a body, uncacheable', async () => {
    const first = await ask('/v0/keygen', { method: 'POST' });
    const second = await post('/v0/keygen', {});
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(first.headers.get('Cache-Control')).toBe('no-store');
    expect(first.body.private).toEqual({ ...first.body.public, d: expect.any(String) });
    expect(second.body.public.kid).not.toBe(first.body.public.kid);
    expect(first.body).toMatchObject({ privatekey: first.body.private, publickey: first.body.public });
  });
});

describe('keygen body', () => {
  /** Returns a body of unknown length, like a chunked one. */
  const chunked = (text: string, type: string) => {
    const stream = new Response(text).body;
    return ask('/v0/keygen', {
      method: 'POST',
      body: stream,
      duplex: 'half',
      headers: { 'Content-Type': type },
    } as RequestInit);
  };

  it.each(['text/plain', 'application/json', 'application/yaml'])('may be empty in any type: %s', async (type) => {
    expect((await chunked('', type)).status).toBe(200);
    expect((await ask('/v0/keygen', { method: 'POST', headers: { 'Content-Type': type } })).status).toBe(200);
    const headers = { 'Content-Type': type, 'Content-Length': '0' };
    expect((await ask('/v0/keygen', { method: 'POST', headers })).status).toBe(200);
  });

  it.each([
    ['hello', 'text/plain', 415],
    ['{', 'application/json', 400],
    ['{}', 'application/json', 200],
  ])('is checked if present: %s, %s', async (text, type, status) => {
    expect((await chunked(text, type)).status).toBe(status);
    const headers = { 'Content-Type': type, 'Content-Length': String(text.length) };
    expect((await ask('/v0/keygen', { method: 'POST', body: text, headers })).status).toBe(status);
  });
});

describe('sign and verify', () => {
  it('verify with the public key, and list the signers', async () => {
    const { body: keys } = await post('/v0/keygen', {});
    const request = { data: issued, privatekey: keys.private, issuer: 'https://example.com' };
    const { body: envelope } = await post('/v0/sign', request);
    expect(envelope.sigs).toHaveLength(1);
    const { body } = await post('/v0/verify', { data: envelope, publickey: keys.public, details: true });
    expect(body).toMatchObject({
      ok: true,
      signatures: [{ index: 0, kid: keys.public.kid, iss: 'https://example.com' }],
    });
  });

  it('report each signature as valid, invalid or without key, and fail if one is invalid', async () => {
    const [{ body: ours }, { body: theirs }] = await Promise.all([post('/v0/keygen', {}), post('/v0/keygen', {})]);
    const { body: once } = await post('/v0/sign', { data: issued, privatekey: ours.private });
    const { body: twice } = await post('/v0/sign', { data: once, privatekey: theirs.private });
    const verified = (sigs: string[], ...publickeys: object[]) =>
      post('/v0/verify', { data: { ...twice, sigs }, publickeys, details: true, warnings: true });
    const states = (signatures: { state: string }[]) => signatures.map(({ state }) => state);

    const both = await verified(twice.sigs, ours.public, theirs.public);
    expect(states(both.body.result.signatures)).toEqual(['holds', 'holds']);
    expect(both.headers.get('Billwright-Warnings')).toBe('0');

    const one = await verified(twice.sigs, ours.public);
    expect(one.status).toBe(200);
    expect(states(one.body.result.signatures)).toEqual(['holds', 'no-key']);
    expect(one.body.warnings).toMatchObject([{ code: 'BW-VERIFY-KEY', properties: ['$.sigs[1]'] }]);
    expect(one.headers.get('Billwright-Warnings')).toBe('1');

    const [first = '', second = ''] = twice.sigs;
    const forged = await verified([first, `${second.slice(0, -8)}AAAAAAAA`], ours.public, theirs.public);
    expect(forged).toMatchObject({ status: 422, body: { code: 422, key: 'signature' } });
    expect(states(forged.body.signatures)).toEqual(['holds', 'fails']);
    expect(forged.body.faults).toMatchObject([{ code: 'BW-VERIFY-SIGNATURE', properties: ['$.sigs[1]'] }]);

    const { body: without } = await post('/v0/verify', {
      data: twice,
      publickey: { ...ours.public, kid: 'other', ...point },
    });
    expect(without).toMatchObject({ key: 'signature', faults: [{ code: 'BW-VERIFY-KEY' }] });
    expect(without).not.toHaveProperty('signatures');
  });

  it('sign a document completed by template and type', async () => {
    const { body: keys } = await post('/v0/keygen', {});
    const { $schema: _, ...untyped } = issued;
    const request = { data: { code: '8' }, template: untyped, type: 'bill/invoice', privatekey: keys.private };
    const { body } = await post('/v0/sign', request);
    expect(body.doc.code).toBe('8');
  });

  it.each([
    ['sign', { data: issued }, 'BW-KEY-MISSING', 'request.privatekey'],
    ['sign', { data: issued, privatekey: { kty: 'EC', crv: 'P-256' } }, 'BW-KEY-INVALID', 'request.privatekey'],
    ['sign', { data: issued, privatekey: {}, issuer: 'me' }, 'BW-REQUEST-TYPE', 'request.issuer'],
  ])('reject a bad request: %s', async (path, request, code, property) => {
    const { status, body } = await post(`/v0/${path}`, request);
    expect(status).toBe(400);
    expect(body).toMatchObject({ key: 'input', faults: [{ code, properties: [property] }] });
  });

  it('check the document before requiring a key', async () => {
    const { body: bare } = await post('/v0/verify', { data: issued });
    expect(bare).toMatchObject({ code: 422, key: 'validation', faults: [{ code: 'GOBL-ENVELOPE-11' }, {}, {}] });
    const { body: envelope } = await post('/v0/build', { data: issued, envelop: true });
    const { body: keyless } = await post('/v0/verify', { data: envelope });
    expect(keyless).toMatchObject({ code: 400, key: 'input', faults: [{ code: 'BW-KEY-MISSING' }] });
    const { body: keys } = await post('/v0/keygen', {});
    const { body: unsigned } = await post('/v0/verify', { data: envelope, publickey: keys.public });
    expect(unsigned).toMatchObject({ code: 422, key: 'signature', faults: [{ code: 'BW-VERIFY-UNSIGNED' }] });
  });
});
