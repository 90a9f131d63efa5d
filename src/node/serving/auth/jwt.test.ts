import { createHash } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { expect, it, onTestFinished } from 'vitest';
import { readTokens } from '../../../service/auth/tokens.ts';
import { invoice, service } from '../../../service/testing.ts';
import { createTokenCheck } from './jwt.ts';

const ISSUER = 'https://login.example';
const pair = await generateKeyPair('ES256');
const other = await generateKeyPair('ES256');
const keySet = { keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'one', alg: 'ES256' }] };

interface Claims extends JWTPayload {
  lifetime?: string;
}

function tokenOf({ lifetime = '1h', ...claims }: Claims = {}, key = pair.privateKey): Promise<string> {
  return new SignJWT({
    sub: 'erp',
    scope: 'billwright:documents openid reference',
    aud: 'billwright',
    iss: ISSUER,
    ...claims,
  })
    .setProtectedHeader({ alg: 'ES256', kid: 'one' })
    .setExpirationTime(lifetime)
    .sign(key);
}

const checkBy = (jwtKeys: string, warnings: string[] = []) =>
  createTokenCheck(
    { jwtIssuer: ISSUER, jwtKeys, jwtAudience: 'billwright' },
    { warning: (text) => warnings.push(text) },
  );

function keyFile(): string {
  const file = join(mkdtempSync(join(tmpdir(), 'jwt-')), 'keys.json');
  writeFileSync(file, JSON.stringify(keySet));
  return file;
}

it('JWT identifies callers, with the scopes in the token', async () => {
  const check = checkBy(keyFile());
  expect(await check?.(await tokenOf())).toEqual({
    ...{ name: 'erp', id: `jwt:${ISSUER}:erp`, scopes: ['documents', 'reference'] },
  });
  expect(await check?.(await tokenOf({ sub: 'a b\n', scope: undefined, scp: ['signing', 'admin'] }))).toEqual({
    ...{ name: 'a_b_', id: `jwt:${ISSUER}:a b\n`, scopes: ['signing'] },
  });
  for (const wrong of [
    await tokenOf({ aud: 'other' }),
    await tokenOf({ iss: 'https://evil.example' }),
    await tokenOf({ lifetime: '-1h' }),
    await tokenOf({}, other.privateKey),
    ...(await Promise.all([{ a: 1 }, ['erp'], 7, null, ''].map((sub) => tokenOf({ sub } as Claims)))),
    'no.token.atall',
    // Unsigned.
    'eyJhbGciOiJub25lIn0.eyJzdWIiOiJlcnAifQ.',
  ])
    expect(await check?.(wrong), wrong).toBeUndefined();
});

it('JWT gives access to closed functions', async () => {
  const check = checkBy(keyFile());
  const { ask, send } = service({ closed: ['documents', 'signing'], ...(check && { foreignToken: check }) });
  const headers = { Authorization: `Bearer ${await tokenOf()}` };
  const body = JSON.stringify({ data: invoice });
  expect((await send('/v0/build', body)).status).toBe(401);
  expect((await send('/v0/build', body, 'application/json', headers)).status).toBe(200);
  expect((await ask('/v0/keygen', { method: 'POST', headers })).body).toMatchObject({ key: 'forbidden' });
});

it('JWT callers do not share answers with a listed token of the same name', async () => {
  const check = checkBy(keyFile());
  const { tokens } = readTokens(`erp:${createHash('sha256').update('secret').digest('hex')}`);
  const callers: (string | undefined)[] = [];
  const counted: string[] = [];
  const { send } = service({
    tokens: () => tokens,
    ...(check && { foreignToken: check }),
    idempotency: { keptFor: 60_000, bytes: 1_000_000 },
    rateLimit: {
      policy: '"default";q=9;w=60',
      async count(caller) {
        counted.push(caller);
        return { isIn: true, left: 1, seconds: 1 };
      },
    },
    log: ({ caller }) => callers.push(caller),
  });
  const ask = (token: string) => {
    const headers = { Authorization: `Bearer ${token}`, 'Idempotency-Key': 'once' };
    return send('/v0/build', JSON.stringify({ data: invoice, envelop: true }), 'application/json', headers);
  };
  const uuidOf = async (token: string) => (await ask(token)).body.head.uuid;
  const token = await tokenOf();
  const first = await uuidOf('secret');
  expect(await uuidOf('secret')).toBe(first);
  expect(await uuidOf(token)).not.toBe(first);
  expect(callers).toEqual(['erp', 'erp', 'erp']);
  expect(counted).toEqual(['caller token:erp', 'caller token:erp', `caller jwt:${ISSUER}:erp`]);
});

it('JWT keys are fetched from an address, with an error if that fails', async () => {
  let isBroken = false;
  const server = createServer((_, answer) => answer.writeHead(isBroken ? 500 : 200).end(JSON.stringify(keySet)));
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/keys`;
  expect(await checkBy(address)?.(await tokenOf())).toMatchObject({ name: 'erp' });
  isBroken = true;
  const warnings: string[] = [];
  const check = checkBy(address, warnings);
  expect(await check?.(await tokenOf())).toBe('unavailable');
  expect(warnings).toEqual([expect.stringMatching(new RegExp(`${ISSUER}`))]);
  // The sender need not fetch another token.
  const { send } = service({ closed: ['documents'], ...(check && { foreignToken: check }) });
  const headers = { Authorization: `Bearer ${await tokenOf()}` };
  const answer = await send('/v0/build', JSON.stringify({ data: invoice }), 'application/json', headers);
  expect([answer.status, answer.body.key]).toEqual([503, 'upstream']);
  expect(() => checkBy('http://keys.example/keys')).toThrow(/https:\/\//);
});
