import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { startListening } from '../scripts/start-listening.mjs';
import { test } from './test.ts';
import { Workbench } from './workbench.ts';

/** A third-party service: few answers, and faults without codes. */
function otherService(): Server {
  return createServer((request, response) => {
    const headers = {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Headers': '*',
      'Content-Type': 'application/json',
    };
    const answer = (status: number, body: unknown) => response.writeHead(status, headers).end(JSON.stringify(body));
    if (request.method === 'OPTIONS') answer(204, '');
    else if (request.url === '/gobl/v0/') answer(200, { version: '9.9.9' });
    else if (request.url === '/gobl/v0/build') {
      const faults = [{ properties: ['$.supplier.name'], description: 'the other service wants another name' }];
      answer(422, { key: 'validation', faults });
    } else answer(404, { key: 'not-found', message: 'not here' });
  });
}

test('the page uses the configured service, and no other host', { tag: '@long' }, async ({ page }) => {
  const other = otherService().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const service = `http://127.0.0.1:${(other.address() as AddressInfo).port}/gobl/v0`;
  const file = `${process.env.E2E_DIST ?? 'dist'}/node/serve.js`;
  const started = await startListening([file, '--port', '0'], { BILLWRIGHT_API: service });
  try {
    const { origin } = started;
    const answer = await page.goto(origin);
    expect(answer?.headers()['content-security-policy']).toContain(`connect-src 'self' ${new URL(service).origin};`);

    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const workbench = new Workbench(page);
    await page.addInitScript(() => localStorage.setItem('billwright.view', 'JSON'));
    await workbench.open(origin);
    await workbench.startFrom('Empty invoice');
    await workbench.build();
    await expect(workbench.problems).toContainText(new URL(service).host);
    await expect(workbench.problems).toContainText('the other service wants another name');
    expect(asked.filter((url) => url.includes('/v0/') && !url.startsWith(service))).toEqual([]);
    expect(await page.evaluate(() => fetch('http://127.0.0.1:9/').then(String, String))).toContain('Failed to fetch');
  } finally {
    started.process.kill();
    other.close();
  }
});
