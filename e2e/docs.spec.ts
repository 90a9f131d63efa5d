import { expect } from '@playwright/test';
import { test } from './test.ts';

test('the documentation page shows every operation, without external requests', { tag: '@long' }, async ({
  page,
  baseURL,
}) => {
  const elsewhere: string[] = [];
  const problems: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!/^(?:data|blob):/.test(url) && !url.startsWith(`${baseURL}/`)) elsewhere.push(url);
  });
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  const response = await page.goto('/v0/docs');
  expect(response?.headers()['content-security-policy']).toContain("script-src 'self';");
  await expect(page.getByRole('heading', { name: 'Billwright API', level: 1 })).toBeVisible({ timeout: 60_000 });
  const { paths } = await (await page.request.get('/v0/openapi.json')).json();
  for (const path of ['/build', '/replicate']) {
    const operation: string = paths[path].post.summary;
    await page.getByRole('button', { name: `${operation} HTTP Method: POST` }).click();
    await expect(page.getByRole('heading', { name: operation, exact: true })).toBeVisible({ timeout: 60_000 });
  }
  expect(elsewhere).toEqual([]);
  expect(problems).toEqual([]);
});

test('operations can be tried on the documentation page', async ({ page }) => {
  await page.goto('/v0/docs#tag/meta/GET/');
  await page.getByRole('button', { name: /Test Request.*get \//i }).click();
  await page.getByRole('button', { name: /^Send get request to/ }).click();
  await expect(page.getByRole('dialog').getByText('"Welcome"').first()).toBeVisible();
});
