import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import * as catalogueTexts from '../src/workbench/reference/texts.ts';
import { say } from '../src/workbench/ui/texts/say.ts';
import { testOnOwnPage as test } from './test.ts';

test.use({ serviceWorkers: 'allow' });

test('after an upgrade of the service the page shows new data, not cached ones', async ({ page, baseURL }) => {
  let isUpgraded = false;
  /** The status of each service answer about regimes. */
  const statuses: number[] = [];
  const front = createServer(async (request, response) => {
    const headers = new Headers({ 'Accept-Encoding': 'identity' });
    for (const name of ['accept', 'if-none-match']) {
      const value = request.headers[name];
      if (typeof value === 'string') headers.set(name, value);
    }
    const answer = await fetch(`${baseURL}${request.url}`, { headers });
    const isList = request.url === '/v0/regimes';
    if (isList) statuses.push(answer.status);
    const kept = ['content-type', 'cache-control', 'content-security-policy', 'etag'];
    for (const name of kept) response.setHeader(name, answer.headers.get(name) ?? '');
    const body = Buffer.from(await answer.arrayBuffer());
    if (!isList || !isUpgraded) return response.writeHead(answer.status).end(body);
    response.setHeader('etag', '"another"');
    const { regimes } = await fetch(`${baseURL}/v0/regimes`).then((again) => again.json());
    // Names of countries come from the browser, currencies from the service.
    for (const regime of regimes) if (regime.country === 'ES') regime.currency = 'ESP';
    return response.writeHead(200).end(JSON.stringify({ regimes }));
  }).listen(0, '127.0.0.1');
  await once(front, 'listening');
  try {
    const list = page.getByRole('navigation', { name: say(catalogueTexts.listOf, { things: 'countries' }) });
    await page.goto(`http://127.0.0.1:${(front.address() as AddressInfo).port}/regimes`);
    await expect(list.getByRole('link', { name: 'Spain EUR' })).toBeVisible();
    expect(statuses).toEqual([200]);

    // Unchanged content is requested, but not sent again.
    await page.reload();
    await expect(list.getByRole('link', { name: 'Spain EUR' })).toBeVisible();
    expect(statuses).toEqual([200, 304]);

    isUpgraded = true;
    await page.reload();
    await expect(list.getByRole('link', { name: 'Spain ESP' })).toBeVisible();
  } finally {
    front.closeAllConnections();
    front.close();
  }
});
