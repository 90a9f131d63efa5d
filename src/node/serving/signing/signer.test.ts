import { generateKeyPairSync, sign as signBytes } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { JsonObject } from '../../../engine/model/json.ts';
import { invoice, service } from '../../../service/testing.ts';
import { createThreads } from '../threads.ts';
import { createSigner, signerBy } from './signer.ts';
import { askAddress, askCommand } from './signer-calls.ts';

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const published = { ...publicKey.export({ format: 'jwk' }), kid: 'hsm' } as unknown as JsonObject;
const keys = () => [published];
const folder = mkdtempSync(join(tmpdir(), 'signer-'));
const pem = join(folder, 'private.pem');
writeFileSync(pem, privateKey.export({ type: 'pkcs8', format: 'pem' }));

/** A program that signs its input; `how` is `plain`, `base64` or `der`. */
const program = `
const { sign } = require('node:crypto');
const [file, how] = process.argv.slice(1);
const chunks = [];
process.stdin.on('data', (chunk) => chunks.push(chunk)).on('end', () => {
  if (process.env.BILLWRIGHT_KID !== 'hsm') process.exit(9);
  const key = { key: require('node:fs').readFileSync(file), dsaEncoding: how === 'der' ? 'der' : 'ieee-p1363' };
  const signature = sign('sha256', Buffer.concat(chunks), key);
  process.stdout.write(how === 'base64' ? signature.toString('base64') + '\\n' : signature);
});`;
const command = (how: string) => askCommand([process.execPath, '-e', program, pem, how]);
const node = (text: string) => askCommand([process.execPath, '-e', text]);

function signing(ask: Parameters<typeof signerBy>[0], milliseconds = 20_000) {
  const warnings: string[] = [];
  const sign = signerBy(ask, keys, milliseconds, { warning: (text) => warnings.push(text) });
  const options = { signingKeys: keys, signExternally: sign, loopbackPort: () => undefined };
  return { warnings, options: { ...options, allowedHosts: ['service.test'] } };
}

const data = { ...invoice, code: '1' };

it.each(['plain', 'base64', 'der'])(
  'an external program signs with a %s signature that the published key verifies',
  async (how) => {
    const { options, warnings } = signing(command(how));
    const { ask, post } = service(options);
    const signed = await post('/v0/sign', { data });
    expect([signed.status, warnings]).toEqual([200, []]);
    const { body: publickeys } = await ask('/.well-known/jwks.json');
    expect((await post('/v0/verify', { data: signed.body, publickeys })).body).toEqual({ ok: true });
    const lines = `${JSON.stringify({ action: 'sign', req_id: 'a', payload: { data } })}\n`;
    const { text } = await service(options).send('/v0/bulk', lines, 'application/jsonl');
    expect(JSON.parse(text.split('\n')[0] ?? '')).toMatchObject({ req_id: 'a', error: null });
  },
);

it('large documents are signed externally from threads', async () => {
  const { options } = signing(command('der'));
  const lines = Array.from({ length: 1500 }, () => invoice.lines[0]);
  const threads = { threads: 1, memory: 512, waiting: 9, waitingBytes: 1e8, outgoingBytes: 1e8, timeout: 30_000 };
  const offload = createThreads({ ...threads, external: { sign: options.signExternally } });
  const { post } = service({ ...options, offload });
  const signed = await post('/v0/sign', { data: { ...data, lines } });
  expect([signed.status, signed.body.sigs?.length]).toEqual([200, 1]);
  expect((await post('/v0/verify', { data: signed.body, publickey: published })).status).toBe(200);
});

it.each([
  ['ends with a fault', node('console.error("no slot"); process.exit(3)'), /\S/, /3: no slot$/],
  ['is missing', askCommand([join(folder, 'none')]), /\S/, /ENOENT/],
  ['writes another text', node('console.log("x")'), /hsm/, /hsm$/],
  ['writes without end', node('setInterval(() => console.log("x".repeat(9999)))'), /\S/, /4096/],
  ['takes too long', node('setInterval(() => {}, 1000)'), /0\.7/, /0\.7/],
])('a signer that %s is answered with 502, and logged', async (_, ask, told, logged) => {
  const { options, warnings } = signing(ask, told.source === '0\\.7' ? 700 : 20_000);
  const { status, body } = await service(options).post('/v0/sign', { data });
  expect([status, body.key, body.faults[0].code]).toEqual([502, 'upstream', 'BW-SIGN-ELSEWHERE']);
  expect(body.message).toMatch(told);
  expect(warnings).toEqual([expect.stringMatching(logged)]);
});

it('no part of a request becomes an argument, and a public key in it signs nothing', async () => {
  const { options } = signing(askCommand([process.execPath, '-e', program, pem, 'plain', '; touch x']));
  const { post } = service(options);
  expect((await post('/v0/sign', { data, issuer: 'https://x.example/$(touch%20x)' })).status).toBe(200);
  const given = await post('/v0/sign', { data, privatekey: published });
  expect(given.body).toMatchObject({ code: 422, key: 'signature', faults: [{ code: 'BW-SIGN-KEY' }] });
});

it('an external address signs after authentication by token, without redirects', async () => {
  let redirects = false;
  const seen: unknown[] = [];
  const server = createServer((incoming, outgoing) => {
    const { headers } = incoming;
    if (redirects) {
      outgoing.writeHead(307, { Location: '/' }).end();
      return;
    }
    const chunks: Buffer[] = [];
    incoming
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => {
        seen.push([headers['key-id'], headers.authorization, headers['content-type']]);
        outgoing.end(signBytes('sha256', Buffer.concat(chunks), privateKey));
      });
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  const token = join(folder, 'token');
  writeFileSync(token, 'secret\n');
  const { options, warnings } = signing(
    askAddress(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, token),
  );
  const { post } = service(options);
  expect((await post('/v0/sign', { data })).status).toBe(200);
  expect(seen).toEqual([['hsm', 'Bearer secret', 'application/octet-stream']]);
  redirects = true;
  expect((await post('/v0/sign', { data })).status).toBe(502);
  expect(warnings).toEqual([expect.stringMatching(/answered 307$/)]);
});

it.each([
  [{ signerCommand: ['x'] }, /--signer-key/],
  [{ signerCommand: ['x'], signerUrl: 'https://x.example/' }, 'are two signers'],
  [{ signerCommand: ['x'], signerKey: pem, keyFile: 'own.jwk' }, /--key/],
  [{ signerKey: pem }, /--signer-command/],
  [{ signerUrl: 'http://keys.example/', signerKey: pem }, /https:\/\//],
  [{ signerCommand: ['x'], signerKey: pem }, /./],
])('incomplete or contradictory signer settings are rejected: %j', async (given, message) => {
  const unset = { signerCommand: undefined, signerUrl: undefined, signerKey: undefined, signerToken: undefined };
  const log = { note: () => undefined, warning: () => undefined };
  const settings = { ...unset, keyFile: undefined, signerTimeout: 1000, ...given };
  await expect(createSigner(settings, log)).rejects.toThrow(message);
});
