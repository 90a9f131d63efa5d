import { type APIRequestContext, expect, type Page } from '@playwright/test';
import * as settingsTexts from '../src/workbench/company/settings/texts.ts';
import * as serviceTexts from '../src/workbench/engine/service/texts.ts';
import * as catalogueTexts from '../src/workbench/reference/texts.ts';
import * as shellTexts from '../src/workbench/shell/texts.ts';
import * as operationsTexts from '../src/workbench/state/operations/texts.ts';
import { say } from '../src/workbench/ui/texts/say.ts';
import { test } from './test.ts';
import { spanishInvoice, Workbench } from './workbench.ts';

/** Chooses in the settings what answers, and goes back to the document. */
async function chooseBackend(page: Page, name: string) {
  await page.getByRole('link', { name: say(settingsTexts.settings), exact: true }).click();
  await page.getByRole('radio', { name }).check();
  await page.getByRole('link', { name: say(shellTexts.write), exact: true }).click();
}

test('the page works offline without the service, and shows whether browser or server answers', {
  tag: '@long',
}, async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  await workbench.write(spanishInvoice());
  await page.route('**/v0/**', (route) => route.abort());
  await chooseBackend(page, say(settingsTexts.browser));
  await expect(workbench.problems).toContainText(say(serviceTexts.browser));

  await workbench.build();
  await expect(page.getByText(say(operationsTexts.built, { count: 0 }))).toBeAttached();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await workbench.button(say(shellTexts.replicate)).click();
  await expect(workbench.drafts).toHaveCount(2);

  // It is stored until the service is chosen again.
  await page.reload();
  await workbench.ready();
  await expect(workbench.problems).toContainText(say(serviceTexts.browser));
  await page.unroute('**/v0/**');
  await chooseBackend(page, say(settingsTexts.server));
  // While typing, this browser checks; Build asks the service.
  await workbench.build();
  await expect(workbench.problems).toContainText(say(serviceTexts.server));
});

test('the catalogue works without the service too', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('billwright.service', 'browser'));
  await page.route('**/v0/**', (route) => route.abort());
  await page.goto('/addons?find=facturae');
  const list = page
    .getByRole('navigation', { name: say(catalogueTexts.listOf, { things: 'addons' }) })
    .getByRole('link');
  await expect(list.filter({ hasText: 'es-facturae-v3' })).toBeVisible();
});

test('regimes and addons are loaded when a document uses them', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const workbench = new Workbench(page);
  await workbench.open();
  await workbench.write({ ...spanishInvoice(), $addons: ['es-facturae-v3'] });
  await expect.poll(() => fetched.some((path) => /\/facturae-/.test(path))).toBe(true);
  expect(fetched.filter((path) => /\/(sdi|mydata|cfdi|zatca)-/.test(path))).toEqual([]);
});

test('buttons give the same results with the service and in this browser', { tag: '@long' }, async ({
  page,
  request,
}) => {
  test.slow();
  const worker = page.waitForEvent('worker', (each) => /\/worker-/.test(each.url()));
  await new Workbench(page).open();
  const address = (await worker).url();
  const documents = await documentsToTry(request);
  expect(documents.length).toBeGreaterThan(150);
  const differences: unknown[] = [];
  for (const { operation, data } of documents) {
    const body = { data: JSON.stringify(data), warnings: true };
    const served = await request.post(`/v0/${operation}`, { data: body });
    const embedded = await askWorker(page, address, `/v0/${operation}`, JSON.stringify(body));
    const [left, right] = [comparable(await served.text()), comparable(embedded.body)];
    if (served.status() !== embedded.status || left !== right) differences.push({ operation, data, left, right });
  }
  expect(differences.slice(0, 3)).toEqual([]);
});

/** Returns every example unchanged and with one change, for each operation on documents. */
async function documentsToTry(request: APIRequestContext) {
  const list = (await (await request.get('/v0/examples')).json()) as { examples: { name: string }[] };
  const tries: { operation: string; data: object }[] = [];
  for (const [position, { name }] of list.examples.entries()) {
    const data = (await (await request.get(`/v0/examples/${name}`)).json()) as Record<string, unknown>;
    tries.push({ operation: 'build', data }, { operation: 'validate', data }, { operation: 'replicate', data });
    tries.push({ operation: 'build', data: mutated(data, position) });
  }
  return tries;
}

const mutations: ((document: Record<string, unknown>) => Record<string, unknown>)[] = [
  ({ supplier: _, ...rest }) => rest,
  ({ lines: _, ...rest }) => rest,
  (document) => ({ ...document, issue_date: '31/12/2024' }),
  (document) => ({ ...document, $addons: ['es-facturae-v3', 'it-sdi-v1', 'nowhere-v9'] }),
  (document) => ({ ...document, $tags: ['reverse-charge', 'no-such-tag'] }),
  (document) => ({ ...document, customer: { name: 'Kunde', tax_id: { country: 'DE', code: '111111111' } } }),
  (document) => ({ ...document, currency: 'CHF', colour: 'red' }),
];

function mutated(document: Record<string, unknown>, position: number): Record<string, unknown> {
  return mutations[position % mutations.length]?.(document) ?? document;
}

/** Asks a worker like the page's for an answer, in the page. */
async function askWorker(page: Page, address: string, url: string, body: string) {
  return await page.evaluate(
    async ([script, path, text]) => {
      const scope = globalThis as unknown as { tried?: Worker; count?: number };
      scope.tried ??= new Worker(script ?? '', { type: 'module' });
      scope.count = (scope.count ?? 0) + 1;
      const { tried, count } = scope;
      const headers = { 'content-type': 'application/json' };
      return await new Promise<{ status: number; body: string }>((resolve, reject) => {
        tried.addEventListener('message', ({ data }) => {
          if (data.id === count) 'error' in data ? reject(new Error(data.error)) : resolve(data.value);
        });
        const argument = { url: path, method: 'POST', headers, body: text };
        tried.postMessage({ id: count, name: 'request', argument });
      });
    },
    [address, url, body],
  );
}

/** Returns an answer without values that change each time. */
function comparable(body: string): string {
  return body
    .replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'uuid')
    .replace(/"issue_time":\s*"[\d:]{8}"/g, '"issue_time":"now"')
    .replace(/"val":\s*"[0-9a-f]{64}"/g, '"val":"digest"');
}

test('the worker compiles no code, which the page’s policy forbids', async ({ page }) => {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|unsafe-eval/i.test(message.text())) violations.push(message.text());
  });
  const workbench = new Workbench(page);
  await page.addInitScript(() => localStorage.setItem('billwright.service', 'browser'));
  await workbench.open();
  await workbench.write(spanishInvoice());
  await workbench.build();
  await expect(page.getByText(say(operationsTexts.built, { count: 0 }))).toBeAttached();
  expect(violations).toEqual([]);
});
