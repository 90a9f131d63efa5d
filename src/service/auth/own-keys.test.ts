import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/model/json.ts';
import { examplePrivateKey } from '../../operations/example-data.ts';
import { invoice, service } from '../testing.ts';
import { currentKey, ownKeysIn, publishedKeys } from './own-keys.ts';

const key = examplePrivateKey as unknown as JsonObject;
const at = (text: string) => Date.parse(text) / 1000;
const named = (kid: string, more: JsonObject = {}) => ({ ...key, kid, ...more });

describe('keys of the service', () => {
  it('sign during their validity, the newest first', () => {
    const keys = [
      named('old', { exp: at('2026-03-01T00:00:00Z') }),
      named('new', { nbf: at('2026-02-01T00:00:00Z'), exp: at('2027-02-01T00:00:00Z') }),
    ];
    const kidAt = (time: string) => currentKey(keys, new Date(time))?.kid;
    expect(kidAt('2026-01-31T23:59:59Z')).toBe('old');
    expect(kidAt('2026-02-01T00:00:00Z')).toBe('new');
    expect(kidAt('2027-01-31T23:59:59Z')).toBe('new');
    expect(kidAt('2027-02-01T00:00:00Z')).toBeUndefined();
    expect(currentKey(keys, new Date('2026-02-02T00:00:00Z'))).toEqual(named('new'));
  });

  it('are given as a single key or a set', () => {
    expect(ownKeysIn(key)).toEqual([key]);
    expect(ownKeysIn({ keys: [key, key] })).toHaveLength(2);
    for (const none of [null, 'x', [key], { keys: [] }, { keys: [1] }]) expect(ownKeysIn(none)).toBeUndefined();
  });

  it('are published without their private part', async () => {
    const keys = [named('a', { exp: 1 }), named('b')];
    const { kty, crv, x, y } = key;
    expect(publishedKeys(keys)).toEqual({
      keys: [
        { kty, crv, x, y, kid: 'a', use: 'sig', alg: 'ES256', exp: 1 },
        { kty, crv, x, y, kid: 'b', use: 'sig', alg: 'ES256' },
      ],
    });
    const { ask } = service({ signingKeys: () => keys });
    const { status, body, headers, text } = await ask('/.well-known/jwks.json');
    expect([status, body.keys.length, headers.get('Cache-Control')]).toEqual([200, 2, 'public, max-age=300']);
    expect(text).not.toContain(String(key.d));
    expect((await service().ask('/.well-known/jwks.json')).status).toBe(404);
  });

  it('make valid signatures, and none once all of them have expired', async () => {
    let keys = [named('old', { exp: 1 }), named('now')];
    const { ask, post } = service({
      signingKeys: () => keys,
      loopbackPort: () => undefined,
      allowedHosts: ['service.test'],
    });
    const signed = await post('/v0/sign', { data: { ...invoice, code: '1' } });
    expect(signed.status).toBe(200);
    const [protectedHeader = ''] = String(signed.body.sigs[0]).split('.');
    expect(JSON.parse(atob(protectedHeader))).toMatchObject({ kid: 'now' });
    const { body: publickeys } = await ask('/.well-known/jwks.json');
    expect((await post('/v0/verify', { data: signed.body, publickeys })).body).toEqual({ ok: true });
    keys = [named('old', { exp: 1 })];
    const refused = await post('/v0/sign', { data: { ...invoice, code: '1' } });
    expect(refused.body).toMatchObject({ code: 403, key: 'forbidden' });
  });
});
