import { generateKeyPairSync } from 'node:crypto';
import type { lookup } from 'node:dns';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import type { JsonObject } from '../../../engine/model/json.ts';
import { invoice, service } from '../../../service/testing.ts';
import { certificates } from '../../testing/certificates.ts';
import { createThreads } from '../threads.ts';
import { isPublic } from './fetch-public.ts';
import { createIssuerKeys } from './issuer-keys.ts';

const [certificate] = certificates;

function pairOf(kid: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const jwk = { ...privateKey.export({ format: 'jwk' }), kid } as unknown as JsonObject;
  return { jwk, published: { ...publicKey.export({ format: 'jwk' }), kid } };
}
const [one, two] = [pairOf('one'), pairOf('two')];

type Reply = { status?: number; body?: unknown; headers?: Record<string, string> };

/** Publishes a reply at each path on this machine, under any name, and counts requests. */
async function publisher(at: Record<string, Reply>) {
  const asked: string[] = [];
  const server: Server = createServer(certificate, ({ url = '', headers }, outgoing) => {
    asked.push(`${headers.host?.split(':')[0]}${url}`);
    const { status = 200, body = '', headers: more = {} } = at[url] ?? { status: 404 };
    outgoing.writeHead(status, more).end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const resolve = ((_: string, __: object, done: (error: null, found: object[]) => void) =>
    done(null, [{ address: '127.0.0.1', family: 4 }])) as unknown as typeof lookup;
  const { port } = server.address() as AddressInfo;
  const request = { port, ca: certificate.cert, servername: 'localhost' };
  return { asked, fetching: { resolve, request, isAllowed: () => true } };
}

const JWKS = '/.well-known/jwks.json';

async function verifying(at: Record<string, Reply>, hosts = ['issuer.example']) {
  const { asked, fetching } = await publisher(at);
  const warnings: string[] = [];
  const clock = { now: 0 };
  const log = { warning: (text: string) => void warnings.push(text) };
  const find = createIssuerKeys({ hosts, log, fetching, now: () => clock.now });
  const { post } = service({ issuerKeys: find });
  const sign = async (issuer: string | undefined, key = one.jwk) =>
    (await post('/v0/sign', { data: { ...invoice, code: '1' }, privatekey: key, issuer })).body;
  const verify = async (data: unknown) => (await post('/v0/verify', { data, details: true })).body;
  return { asked, warnings, clock, find, post, sign, verify };
}

it.each(['gobl:issuer.example', 'gobl:Issuer.Example.', 'https://issuer.example', 'https://issuer.example/erp'])(
  "a signature by %s is verified with the issuer's published keys",
  async (issuer) => {
    const { sign, verify, asked } = await verifying({ [JWKS]: { body: { keys: [two.published, one.published] } } });
    const body = await verify(await sign(issuer));
    expect(body).toMatchObject({ ok: true, signatures: [{ state: 'holds', kid: 'one', iss: issuer }] });
    await verify(await sign(issuer));
    expect(asked).toEqual([`issuer.example${JWKS}`]);
  },
);

it('keys in the request take precedence, even an empty list', async () => {
  const { post, sign, asked } = await verifying({ [JWKS]: { body: { keys: [one.published] } } });
  const data = await sign('gobl:issuer.example');
  expect((await post('/v0/verify', { data, publickey: two.published })).body).toMatchObject({ key: 'signature' });
  expect((await post('/v0/verify', { data, publickeys: { keys: [] } })).body).toMatchObject({ key: 'input' });
  expect(asked).toEqual([]);
});

it("a single key is found at the standard's address", async () => {
  const { sign, verify, asked } = await verifying({ '/.well-known/gobl/keys/one': { body: one.published } });
  expect(await verify(await sign('gobl:issuer.example'))).toMatchObject({ ok: true });
  expect(asked.at(-1)).toBe('issuer.example/.well-known/gobl/keys/one');
});

it.each([
  [undefined, /\S/],
  ['gobl:other.example', /other\.example/],
  ['mailto:a@issuer.example', /gobl:NAME .* https:\/\/NAME/],
  ['https://issuer.example:8443', /gobl:NAME/],
  ['https://issuer.example@other.example', /gobl:NAME/],
])('no keys are requested for %s', async (issuer, why) => {
  const { sign, verify, asked } = await verifying({ [JWKS]: { body: { keys: [one.published] } } });
  const body = await verify(await sign(issuer));
  expect(body).toMatchObject({ code: 422, key: 'signature', faults: [{ code: 'BW-VERIFY-ISSUER' }] });
  expect(body.faults[0].description).toMatch(why);
  expect(asked).toEqual([]);
});

it("keys of one issuer do not verify another's signatures", async () => {
  const hosts = ['issuer.example', 'second.example'];
  const { find } = await verifying({ [JWKS]: { body: { keys: [one.published] } } }, hosts);
  const jku = `https://second.example${JWKS}`;
  expect(await find({ iss: 'gobl:issuer.example', jku, kid: 'one' })).toMatchObject({ kind: 'refused' });
  expect(await find({ jku, kid: 'one' })).toMatchObject({ kind: 'keys', issuer: 'second.example' });
  for (const place of ['http://second.example/.well-known/x', 'https://second.example/uploads/keys.json']) {
    expect(await find({ jku: place, kid: 'one' })).toMatchObject({ kind: 'refused' });
  }
  const { sign, verify } = await verifying({ [JWKS]: { body: { keys: [two.published] } } });
  const body = await verify(await sign('gobl:issuer.example'));
  expect(body).toMatchObject({ key: 'signature', message: expect.any(String), signatures: [{ state: 'no-key' }] });
});

it('keys are cached, and fetched again for an unknown key and after their time', async () => {
  const at: Record<string, Reply> = {
    [JWKS]: { body: { keys: [one.published] }, headers: { 'Cache-Control': 'max-age=600' } },
  };
  const { sign, verify, asked, clock } = await verifying(at);
  const [first, second] = [await sign('gobl:issuer.example'), await sign('gobl:issuer.example', two.jwk)];
  await verify(first);
  at[JWKS] = { body: { keys: [two.published] } };
  clock.now = 20_000;
  expect(await verify(second)).toMatchObject({ key: 'signature' });
  clock.now = 60_000;
  expect(await verify(second)).toMatchObject({ ok: true });
  expect(asked.filter((each) => each.endsWith(JWKS))).toHaveLength(2);
  expect(await verify(first)).toMatchObject({ key: 'signature' });
  clock.now = 60_000 + 301_000;
  await verify(second);
  expect(asked.filter((each) => each.endsWith(JWKS))).toHaveLength(3);
});

it('a key verifies signatures made while it was valid', async () => {
  const { sign, verify } = await verifying({ [JWKS]: { body: { keys: [{ ...one.published, exp: 1_600_000_000 }] } } });
  expect(await verify(await sign('gobl:issuer.example'))).toMatchObject({ faults: [{ code: 'BW-VERIFY-WINDOW' }] });
});

it.each([
  [{ status: 302, headers: { Location: 'https://issuer.example/other' } }, /\b302\b/],
  [{ status: 500 }, /500/],
  [{ body: 'x'.repeat(70_000) }, /65536 bytes/],
  [{ body: '[1]' }, /JSON/],
  [{ body: '{' }, /JSON/],
])('unavailable keys are answered with 502 and logged: %j', async (reply, why) => {
  const { sign, verify, warnings } = await verifying({ [JWKS]: reply, '/.well-known/gobl/keys/one': reply });
  const body = await verify(await sign('gobl:issuer.example'));
  expect(body).toMatchObject({ code: 502, key: 'upstream', faults: [{ code: 'BW-VERIFY-ISSUER' }] });
  expect(warnings[0]).toMatch(why);
});

it('a host gets at most thirty requests a minute, for any keys', async () => {
  const { find, asked } = await verifying({ [JWKS]: { body: { keys: [] } } });
  for (let i = 0; i < 50; i++) await find({ iss: 'gobl:issuer.example', kid: `k${i}` });
  expect(asked.filter((each) => !each.endsWith(JWKS))).toHaveLength(30);
  expect(asked.filter((each) => each.endsWith(JWKS)).length).toBeLessThan(5);
});

it('an address is requested once, with any fragment or empty query', async () => {
  const { find, asked } = await verifying({ [JWKS]: { body: { keys: [one.published] } } });
  for (const more of ['', '#', '#a', '#b', '?', '?#c']) {
    const found = await find({ jku: `https://issuer.example${JWKS}${more}`, kid: 'one' });
    expect(found).toMatchObject({ kind: 'keys', keys: [{ kid: 'one' }] });
  }
  expect(asked).toEqual([`issuer.example${JWKS}`]);
});

it('cached keys stay for their time when an update fails', async () => {
  const keys = { body: { keys: [one.published] }, headers: { 'Cache-Control': 'max-age=600' } };
  const at: Record<string, Reply> = { [JWKS]: keys };
  const { find, clock, asked } = await verifying(at);
  const jku = `https://issuer.example${JWKS}`;
  const known = { jku, kid: 'one' };
  expect(await find(known)).toMatchObject({ kind: 'keys' });
  at[JWKS] = { status: 500 };
  clock.now = 60_000;
  // Whether such a key exists is unknown, also right afterwards.
  for (let i = 0; i < 2; i++) expect(await find({ jku, kid: 'two' })).toMatchObject({ kind: 'unreachable' });
  expect(await find(known)).toMatchObject({ kind: 'keys', keys: [{ kid: 'one' }] });
  expect(asked).toHaveLength(2);
  at[JWKS] = { body: { keys: [one.published, two.published] } };
  clock.now = 120_000;
  expect(await find({ jku, kid: 'two' })).toMatchObject({ kind: 'keys', keys: [{ kid: 'two' }] });
  at[JWKS] = { status: 500 };
  clock.now = 120_000 + 301_000;
  expect(await find(known)).toMatchObject({ kind: 'unreachable' });
});

it('large envelopes are verified from threads', async () => {
  const { find } = await verifying({ [JWKS]: { body: { keys: [one.published] } } });
  const threads = { threads: 1, memory: 512, waiting: 9, waitingBytes: 1e8, outgoingBytes: 1e8, timeout: 30_000 };
  const { post } = service({
    issuerKeys: find,
    offload: createThreads({ ...threads, external: { issuerKeys: find } }),
  });
  const lines = Array.from({ length: 1500 }, () => invoice.lines[0]);
  const request = { data: { ...invoice, code: '1', lines }, privatekey: one.jwk, issuer: 'gobl:issuer.example' };
  const { body: data } = await post('/v0/sign', request);
  expect((await post('/v0/verify', { data })).body).toEqual({ ok: true });
});

it('a host name with any non-public address is rejected', async () => {
  const found = [
    { address: '1.1.1.1', family: 4 },
    { address: '10.0.0.1', family: 4 },
  ];
  const resolve = ((_: string, __: object, done: (error: null, found: object[]) => void) =>
    done(null, found)) as unknown as typeof lookup;
  const warnings: string[] = [];
  const log = { warning: (text: string) => void warnings.push(text) };
  const find = createIssuerKeys({ hosts: ['issuer.example'], log, fetching: { resolve } });
  expect(await find({ iss: 'gobl:issuer.example', kid: 'one' })).toMatchObject({ kind: 'unreachable' });
  expect(warnings[0]).toMatch(/issuer\.example .* 10\.0\.0\.1,/);
  for (const address of [
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '::',
    '::1',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '::a00:1',
    '::10.0.0.1',
    '::1.1.1.1',
    '64:ff9b::a00:1',
    'x',
  ])
    expect([address, isPublic(address)]).toEqual([address, false]);
  for (const address of ['1.1.1.1', '2606:4700::1111', '64:ff9b::101:101', '::ffff:1.1.1.1'])
    expect([address, isPublic(address)]).toEqual([address, true]);
});
