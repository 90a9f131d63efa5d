import { mkdtempSync, writeFileSync } from 'node:fs';
import { request as httpRequest, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { connect as connectTls, type PeerCertificate } from 'node:tls';
import { afterEach, expect, it } from 'vitest';
import { exampleInvoice } from '../../../operations/example-data.ts';
import { certificates } from '../../testing/certificates.ts';
import { killPrograms, startProgram } from '../../testing/program.ts';

afterEach(killPrograms);

const folder = () => mkdtempSync(join(tmpdir(), 'transport-'));
const start = (...args: string[]) => startProgram('serve', ['--no-workbench', ...args]);

async function listening({ output }: ReturnType<typeof start>): Promise<string> {
  while (!output.out.includes('Listening on ')) await wait(20);
  return /Listening on (\S+)/.exec(output.out)?.[1] ?? '';
}

/** Returns a service's answer to an invoice. */
async function built(request: typeof httpRequest | typeof httpsRequest, options: RequestOptions) {
  const headers = { 'Content-Type': 'application/json', Host: 'localhost' };
  const sent = request({ path: '/v0/build', method: 'POST', headers, agent: false, ...options });
  sent.end(JSON.stringify({ data: exampleInvoice }));
  return new Promise((resolve, reject) => {
    sent.on('response', (response) => resolve(json(response)));
    sent.on('error', reject);
  });
}

function nameAt(port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connectTls({ host: '127.0.0.1', port, rejectUnauthorized: false }, () => {
      const certificate: PeerCertificate = socket.getPeerCertificate();
      socket.destroy();
      resolve(String(certificate.subject.CN));
    });
    socket.on('error', reject);
  });
}

it.each([['0'], ['1']])('TLS works, with certificates reloaded on request: --workers %s', async (workers) => {
  const at = folder();
  const [cert, key] = [join(at, 'cert.pem'), join(at, 'key.pem')];
  const put = (number: 0 | 1) => {
    writeFileSync(cert, certificates[number].cert);
    writeFileSync(key, certificates[number].key);
  };
  put(0);
  const service = start('--port', '0', '--workers', workers, '--tls-cert', cert, '--tls-key', key);
  const address = await listening(service);
  expect(address).toMatch(/^https:/);
  const port = Number(new URL(address).port);
  expect(await built(httpsRequest, { port, ca: certificates[0].cert } as RequestOptions)).toMatchObject({
    currency: 'USD',
  });
  expect(await nameAt(port)).toBe('test-0.example');
  put(1);
  service.child.kill('SIGHUP');
  for (let i = 0; i < 200 && (await nameAt(port)) === 'test-0.example'; i++) await wait(20);
  expect(await nameAt(port)).toBe('test-1.example');
  writeFileSync(cert, 'no certificate');
  service.child.kill('SIGHUP');
  while (!service.output.err.includes('the old certificate')) await wait(20);
  expect(await nameAt(port)).toBe('test-1.example');
  service.child.kill('SIGTERM');
  expect(await service.ended).toBe(0);
});

it.each([['0'], ['1']])('Unix sockets work, also if one was left over: --workers %s', async (workers) => {
  const path = join(folder(), 'billwright.sock');
  const first = start('--socket', path, '--workers', workers);
  expect(await listening(first)).toBe(path);
  first.child.kill('SIGKILL');
  await first.ended;
  const second = start('--socket', path, '--workers', workers);
  await listening(second);
  expect(await built(httpRequest, { socketPath: path })).toMatchObject({ currency: 'USD' });
  const third = start('--socket', path);
  expect(await third.ended).toBe(3);
  expect(third.output.err).toMatch(new RegExp(`${path}`));
});

it.each([
  [['--tls-cert', 'cert.pem'], /--tls-cert .*--tls-key/],
  [['--tls-cert', '/no/such', '--tls-key', '/no/such'], /\/no\/such/],
  [['--jwt-issuer', 'https://a.example'], /--jwt-issuer, --jwt-keys .*--jwt-audience/],
])('incomplete transport settings are rejected: %j', async (flags, message) => {
  const service = start('--port', '0', ...flags);
  expect(await service.ended).toBe(2);
  expect(service.output.err).toMatch(message);
});
