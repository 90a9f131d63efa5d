import { expect } from '@playwright/test';
import { pattern } from '../src/workbench/shell/testing/text-pattern.ts';
import * as problemsTexts from '../src/workbench/write/problems/texts.ts';
import { test } from './test.ts';
import { ask, Workbench } from './workbench.ts';

for (const [locale, supplier] of [
  ['es-ES', 'Quintana'],
  ['de-AT', 'Weingut'],
  ['en-US', 'Juniper'],
] as const) {
  test(`the first visit shows an invoice of the browser’s country: ${locale}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ locale, baseURL: baseURL ?? '' });
    await context.addInitScript(() => localStorage.setItem('billwright.language', 'en'));
    const page = await context.newPage();
    const workbench = new Workbench(page);
    await workbench.open();
    await expect(workbench.document).toContainText(supplier);
    await expect(workbench.result.getByRole('article')).toContainText(supplier);
    await expect(workbench.problems).toContainText(pattern(problemsTexts.noneFound));
    await context.close();
  });
}

test('an empty document can be started without the service', { tag: '@service' }, async ({ page }) => {
  await page.route('**/v0/**', (route) => route.abort());
  const workbench = new Workbench(page);
  await workbench.open();
  await expect(workbench.document).toContainText('bill/invoice');
  await workbench.startFrom('Empty order');
  await expect(workbench.document).toContainText('bill/order');
});

test('every example builds without a fault', { tag: '@service' }, async ({ request }) => {
  const list = await request.get('/v0/examples');
  const { examples } = await list.json();
  expect(examples.length).toBeGreaterThan(27);
  for (const { name } of examples) {
    const data = await (await request.get(`/v0/examples/${name}`)).json();
    const { status, body } = await ask(request, '/build', { data, strict: true, envelop: true });
    expect({ name, status, faults: body.faults }).toEqual({ name, status: 200, faults: undefined });
  }
});
