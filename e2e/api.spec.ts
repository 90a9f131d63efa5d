import { expect, type Locator, type Page } from '@playwright/test';
import * as apiTexts from '../src/workbench/developer/api/texts.ts';
import * as serviceTexts from '../src/workbench/engine/service/texts.ts';
import * as catalogueTexts from '../src/workbench/reference/texts.ts';
import { pattern } from '../src/workbench/shell/testing/text-pattern.ts';
import { say } from '../src/workbench/ui/texts/say.ts';
import { expectNoViolations } from './look.ts';
import { test } from './test.ts';
import { notInFirefox, spanishInvoice, Workbench } from './workbench.ts';

/** The page API, with its parts by user-visible names. */
class ApiPage {
  readonly page: Page;
  readonly list: Locator;
  readonly body: Locator;
  /** The lines of the body. */
  readonly text: Locator;
  readonly answer: Locator;

  constructor(page: Page) {
    this.page = page;
    this.list = page.getByRole('navigation', { name: say(catalogueTexts.listOf, { things: 'operations' }) });
    this.body = page.getByRole('textbox', { name: say(apiTexts.requestBody) });
    this.text = page.getByRole('region', { name: say(apiTexts.body), exact: true });
    this.answer = page.getByRole('region', { name: say(apiTexts.answer), exact: true });
  }

  async open(operation = ''): Promise<void> {
    await this.page.goto(`/api/${operation}`);
    await expect(this.list.getByRole('link').first()).toBeVisible({ timeout: 30_000 });
  }

  async run(): Promise<void> {
    await this.page.getByRole('button', { name: say(apiTexts.run), exact: true }).click();
  }

  /** Replaces the body. */
  async write(body: string): Promise<void> {
    await this.text.locator('.view-lines').click();
    await this.page.keyboard.press('ControlOrMeta+a');
    await this.page.keyboard.insertText(body);
  }

  async expectAnswer(status: string, text: string | RegExp): Promise<void> {
    await expect(this.answer).toContainText(status);
    await expect(this.answer.locator('.view-lines')).toContainText(text);
  }
}

/** Opens the page API with an invoice in the workbench. */
async function withInvoice(page: Page): Promise<ApiPage> {
  const workbench = new Workbench(page);
  await workbench.open();
  await workbench.write(spanishInvoice());
  await workbench.expectText(JSON.stringify(spanishInvoice(), null, 2));
  await page.getByRole('link', { name: say(apiTexts.title) }).click();
  const api = new ApiPage(page);
  await expect(api.list.getByRole('link').first()).toBeVisible();
  return api;
}

test('the current document is the example, and runs with status, headers and time', {
  tag: '@journey',
}, async ({ page }) => {
  notInFirefox('its driver does not tell what a request carries');
  const api = await withInvoice(page);
  await api.list.getByRole('link', { name: '/build Complete' }).click();
  await expect(page).toHaveURL(/\/api\/build/);
  await expect(api.text.locator('.view-line').first()).toBeVisible();
  const sent = page.waitForRequest('**/v0/build');
  await api.run();
  expect((await sent).postDataJSON()).toEqual({ data: spanishInvoice() });
  await api.expectAnswer('200 OK', 'https://gobl.org/draft-0/bill/invoice');
  await expect(api.answer).toContainText(/[\d.]+ ms/);
  await api.answer.getByText(pattern(apiTexts.answerHeaders)).click();
  const headers = api.answer.getByRole('row');
  await expect(headers.filter({ hasText: /^billwright-version/ })).toBeVisible();
  await expect(headers.filter({ hasText: /^server-timing/ })).toContainText('total;dur=');
});

test('the page sends an example, and the open document only once it is chosen', async ({ page }) => {
  notInFirefox('its driver does not tell what a request carries');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.postData() ?? '');
  });
  const api = await withInvoice(page);
  const got = page.getByRole('status', { name: say(apiTexts.youGet) });
  await expect(got).toContainText('"payable"');
  await api.list.getByRole('link', { name: '/convert Write' }).click();
  await expect(api.text.locator('.view-line').first()).toBeVisible();
  await page.goBack();
  await expect(got).toContainText('"payable"');
  expect(sent.filter((body) => body.includes('Talleres Llobregat'))).toEqual([]);

  const choice = page.getByRole('combobox', { name: say(apiTexts.withDocument) });
  await choice.selectOption(say(apiTexts.openInWrite, { title: 'FAC-2025-118' }));
  const shown = page.getByRole('region', { name: 'FAC-2025-118', exact: false }).filter({ hasText: 'curl' });
  await expect(shown.getByRole('region', { name: say(apiTexts.code) }).first()).toContainText('Talleres Llobregat');
  await expect(got).toContainText('€1,975.33');
  // The variant with a report is folded.
  await expect(api.list.getByRole('link', { name: '/build/report' })).toBeHidden();
  await api.list.locator('summary').first().click();
  await expect(api.list.getByRole('link', { name: '/build/report' })).toBeVisible();
  await expectNoViolations(page);
});

test('every operation in the description is answered', { tag: '@long' }, async ({ page, request }) => {
  test.slow();
  const described = await (await request.get('/v0/openapi.json')).json();
  const ids = Object.values(described.paths as Record<string, Record<string, { operationId: string }>>).flatMap(
    (methods) => Object.values(methods).map(({ operationId }) => operationId),
  );
  const api = await withInvoice(page);
  for (const fold of await api.list.locator('summary').all()) await fold.click();
  await expect(api.list.getByRole('link')).toHaveCount(ids.length);
  for (const id of ids) {
    await api.list.locator(`a[href="/api/${id}"], a[href^="/api/${id}?"]`).click();
    await expect(page).toHaveURL(new RegExp(`/api/${id}`));
    await api.run();
    await expect(api.answer, id).toContainText('200 OK');
  }
});

test('a document with faults is rejected, and an invalid JSON body marked', async ({ page }) => {
  const api = new ApiPage(page);
  await api.open('build');
  await api.write('{ "data": { "$schema": "https://gobl.org/draft-0/bill/invoice" } }');
  await api.run();
  await api.expectAnswer('422 Unprocessable', 'BW-CURRENCY');
  await api.write('{\n  "data": \n}');
  await expect(page.getByText('invalid JSON at line 3, column 1: unexpected "}": expected a value')).toBeVisible();
  await api.run();
  await api.expectAnswer('400 Bad Request', 'BW-JSON-SYNTAX');
});

test('faults of the answer are marked in the request, and link to it', async ({ page }) => {
  const api = new ApiPage(page);
  await api.open('build');
  const document = { ...spanishInvoice(), lines: [{ quantity: 'zwei', item: { name: 'Atlas', price: '1' } }] };
  await api.write(JSON.stringify({ data: document }, null, 2));
  await api.run();
  await expect(api.text.locator('.squiggly-error')).toHaveCount(1);
  const fault = api.answer
    .getByRole('list', { name: say(apiTexts.faults) })
    .getByRole('button', { name: /lines\[0\]\.quantity/ });
  await fault.click();
  await expect(api.body).toBeFocused();
  await expect(api.text.locator('.view-line', { hasText: 'zwei' })).toBeInViewport();
  // The value is selected, so typing replaces it.
  await page.keyboard.insertText('2');
  await expect(api.text.locator('.squiggly-error')).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+Enter');
  await api.expectAnswer('200 OK', 'draft-0/bill/invoice');
  await expect(fault).toHaveCount(0);
  // Tab moves on from the text, as in every field.
  await api.body.focus();
  await page.keyboard.press('Tab');
  await expect(api.body).not.toBeFocused();
});

test('parameters and flags become part of the address', async ({ page }) => {
  const api = new ApiPage(page);
  await api.open('getSchema');
  const path = page.getByRole('textbox', { name: 'path' });
  await path.fill('tax/identity');
  await page.getByRole('checkbox', { name: 'bundle' }).check();
  await expect(page.getByText(/GET http.*\/v0\/schemas\/tax\/identity\?bundle$/)).toBeVisible();
  await api.run();
  await api.expectAnswer('200 OK', 'draft-0/tax/identity');
  await path.fill('');
  await expect(page.getByText('Fill in path')).toBeVisible();
  await expect(page.getByRole('button', { name: say(apiTexts.run), exact: true })).toBeDisabled();
});

test('the request is copied in the chosen language, which is remembered', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const api = new ApiPage(page);
  await api.open('listRules');
  await page.getByRole('textbox', { name: 'prefix' }).fill("GOBL-ES'");
  const language = page.getByRole('combobox', { name: say(apiTexts.form), exact: true });
  const copied = async (form: string) => {
    await language.selectOption(form);
    await page.getByRole('button', { name: say(apiTexts.copy), exact: true }).click();
    await expect(page.getByText(say(apiTexts.copied, { form }))).toBeVisible();
    return await page.evaluate(() => navigator.clipboard.readText());
  };
  const address = `${new URL(page.url()).origin}/v0/rules?prefix=GOBL-ES%27`;
  expect(await copied('cURL')).toContain(`curl '${address}'`);
  expect(await copied('JavaScript')).toContain(`await fetch('${address}'`);
  expect(await copied('Billwright’s client')).toContain("service.rules({ prefix: 'GOBL-ES\\'' })");
  expect(await copied('Python')).toContain(`"${address}"`);
  await api.open('replicate');
  await expect(page.getByRole('region', { name: say(apiTexts.code), exact: true })).toContainText(
    'import urllib.request',
  );
});

test('a header is sent, and a token is not copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const api = new ApiPage(page);
  await api.open('getVersion');
  await page.getByRole('button', { name: say(apiTexts.addHeader) }).click();
  await expect(page.getByRole('textbox', { name: say(apiTexts.headerName, { number: '1' }) })).toBeFocused();
  await page.keyboard.type('authorization');
  const value = page.getByRole('textbox', { name: say(apiTexts.headerValue, { number: '1' }) });
  await value.fill('Bearer sécret');
  await expect(page.getByRole('status').getByText(pattern(apiTexts.badHeader))).toBeVisible();
  await expect(value).toHaveAccessibleDescription(pattern(apiTexts.badHeader));
  await expect(page.getByRole('button', { name: say(apiTexts.run), exact: true })).toBeDisabled();
  await value.fill('Bearer s3cret');
  const sent = page.waitForRequest('**/v0/');
  await api.run();
  expect(await (await sent).headerValue('authorization')).toBe('Bearer s3cret');
  await expect(page.getByText(pattern(apiTexts.secretLeftOut))).toBeVisible();
  await expect(page.getByRole('region', { name: say(apiTexts.code), exact: true })).toContainText(
    'authorization: Bearer YOUR_TOKEN',
  );

  await page.getByRole('button', { name: say(apiTexts.addHeader) }).click();
  await page.getByRole('button', { name: say(apiTexts.removeHeader, { number: '1' }) }).click();
  await expect(page.getByRole('button', { name: say(apiTexts.removeHeader, { number: '1' }) })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: say(apiTexts.addHeader) })).toBeFocused();
});

test('a private key causes a warning', async ({ page }) => {
  const api = new ApiPage(page);
  await api.open('verify');
  await expect(page.getByRole('region', { name: say(apiTexts.code), exact: true })).toContainText('publickey');
  await expect(page.getByText(say(apiTexts.keyWarning))).toBeHidden();
  await api.open('sign');
  await expect(page.getByRole('form', { name: say(apiTexts.request) }).getByRole('alert')).toContainText(
    pattern(apiTexts.keyToService),
  );
  await api.write('{ "data": {} }');
  await expect(page.getByText(say(apiTexts.keyWarning))).toBeHidden();
});

test('the engine in this browser can answer instead of the service', async ({ page }) => {
  const api = new ApiPage(page);
  await page.addInitScript(() => localStorage.setItem('billwright.service', 'browser'));
  await api.open('replicate');
  const sent: string[] = [];
  page.on('request', (request) => request.url().includes('/v0/') && sent.push(request.url()));
  await api.run();
  await api.expectAnswer('200 OK', 'draft-0/bill/invoice');
  expect(sent).toEqual([]);
});

test('an unavailable service shows advice, and slow requests can be aborted', async ({ page }) => {
  const api = new ApiPage(page);
  await api.open('build');
  await page.route('**/v0/build', (route) => route.abort());
  await api.run();
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: say(serviceTexts.away) })
      .first(),
  ).toBeVisible();
  await page.unroute('**/v0/build');
  await page.route('**/v0/build', () => {});
  await api.run();
  await page.getByRole('button', { name: say(apiTexts.abort) }).click();
  await expect(page.getByRole('button', { name: say(apiTexts.abort) })).toBeHidden();
  await expect(page.getByRole('button', { name: say(apiTexts.run), exact: true })).toBeEnabled();
  await expect(page.getByRole('button', { name: say(apiTexts.run), exact: true })).toBeFocused();
});

test('an operation can be found and run by keyboard', async ({ page }) => {
  const api = new ApiPage(page);
  await api.open();
  await page.getByRole('searchbox', { name: say(apiTexts.search) }).focus();
  await page.keyboard.type('copy a document');
  await expect(api.list.getByRole('link')).toHaveText([/\/replicate/, /\/replicate\/report/]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(api.text.locator('.view-line').first()).toBeVisible();
  await api.body.focus();
  await page.keyboard.press('ControlOrMeta+Enter');
  await api.expectAnswer('200 OK', 'draft-0/bill/invoice');
});
