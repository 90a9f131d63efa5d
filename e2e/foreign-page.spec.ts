import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { exampleInvoice, examplePrivateKey } from '../src/operations/example-data.ts';
import { test } from './test.ts';

/** What pages can send to a service with a key that listens on the user's machine. */

const body = JSON.stringify({ data: exampleInvoice });

/** Starts a service with a key. `statuses` lists the statuses of received signing requests. */
async function startSigning(folder: string) {
  const key = join(folder, 'own.jwk');
  writeFileSync(key, JSON.stringify(examplePrivateKey), { mode: 0o600 });
  const file = `${process.env.E2E_DIST ?? 'dist'}/node/serve.js`;
  const service = spawn(process.execPath, [file, '--port', '0', '--key', key, '--log', 'json']);
  let log = '';
  service.stderr.on('data', (text) => {
    log += text;
  });
  let said = '';
  for await (const text of service.stdout) {
    said += text;
    if (said.includes('Listening')) break;
  }
  const origin = /http:\S+/.exec(said)?.[0] ?? '';
  const entries = () =>
    log
      .split('\n')
      .filter((line) => line.includes('"path":"/v0/sign"'))
      .map((line): { method: string; status: number } => JSON.parse(line));
  const statuses = () => entries().flatMap(({ method, status }) => (method === 'POST' ? [status] : []));
  return { service, origin, statuses, preflights: () => entries().filter(({ method }) => method === 'OPTIONS').length };
}

test('a page on another site cannot get anything signed', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'foreign-'));
  const { service, origin, statuses, preflights } = await startSigning(folder);
  const foreign = createServer((_, response) => response.setHeader('Content-Type', 'text/html').end('<h1>Win!</h1>'));
  await new Promise<void>((resolve) => foreign.listen(0, '127.0.0.1', resolve));
  const url = `${origin}/v0/sign`;
  try {
    await page.goto(`http://localhost:${(foreign.address() as AddressInfo).port}/`);
    await page.evaluate(
      async ([url, body]) => {
        const send = (init: RequestInit) => fetch(url, { method: 'POST', ...init }).catch(() => undefined);
        await send({ body });
        await send({ body, mode: 'no-cors' });
        await send({ body: new Blob([body]), mode: 'no-cors' });
        await send({ body: new URLSearchParams({ data: body }), mode: 'no-cors' });
        navigator.sendBeacon(url, body);
        const form = document.createElement('form');
        Object.assign(form, { method: 'POST', action: url, enctype: 'text/plain', target: 'frame' });
        const field = Object.assign(document.createElement('input'), { name: body.slice(0, -1), value: '}' });
        const frame = Object.assign(document.createElement('iframe'), { name: 'frame' });
        form.append(field);
        document.body.append(frame, form);
        form.submit();
      },
      [url, body] as const,
    );
    await expect.poll(() => statuses().length).toBe(6);
    const json = { 'Content-Type': 'application/json' };
    const answered = await page.evaluate(
      async ([url, init]) => {
        return await fetch(url, init).then(
          ({ status }) => status,
          () => 'blocked',
        );
      },
      [url, { method: 'POST', body, headers: json }] as const,
    );
    expect(answered).toBe('blocked');
    await expect.poll(preflights).toBe(1);
    expect(statuses().every((status) => status === 403 || status === 415)).toBe(true);
    expect(statuses()).toHaveLength(6);

    const ask = async (from: string) => {
      await page.goto(`${from}/`);
      return await page.evaluate(async (init) => (await fetch('/v0/sign', init)).status, {
        method: 'POST',
        body,
        headers: json,
      });
    };
    // A name that resolves to this machine, as an attacker would point it here after loading the page.
    expect(await ask(origin.replace('127.0.0.1', 'workbench.lan'))).toBe(421);
    expect(await ask(origin)).toBe(200);
  } finally {
    service.kill();
    foreign.close();
    foreign.closeAllConnections();
    rmSync(folder, { recursive: true });
  }
});
