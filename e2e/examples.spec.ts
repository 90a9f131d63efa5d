import { expect } from '@playwright/test';
import * as examplesTexts from '../src/workbench/examples/texts.ts';
import * as problemsTexts from '../src/workbench/problems/texts.ts';
import * as shellTexts from '../src/workbench/shell/texts.ts';
import { pattern } from '../src/workbench/testing/text-pattern.ts';
import { say } from '../src/workbench/texts/say.ts';
import { test } from './test.ts';
import { ask, Workbench } from './workbench.ts';

test('examples are found by country, addon and content', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  await workbench.button(say(shellTexts.newDrafts)).click();
  const list = page.getByRole('listbox', { name: say(examplesTexts.title) });
  await expect(list.getByRole('group', { name: 'Greece' }).getByRole('option')).not.toHaveCount(0);

  await expect(page.getByRole('combobox', { name: say(examplesTexts.title) })).toBeFocused();
  await page.keyboard.type('portugal madeira');
  await expect(list.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('xrechnung');
  await expect(list.getByRole('option')).toHaveText([/xrechnung/i]);
  await page.keyboard.press('Enter');
  await expect(workbench.drafts).toHaveCount(2);
  await expect(workbench.document.getByRole('link', { name: 'de-xrechnung-v3' })).toBeVisible();
});

test('examples can be filtered by document type', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  await workbench.button(say(shellTexts.newDrafts)).click();
  await page.getByRole('combobox', { name: say(examplesTexts.type) }).selectOption({ label: 'Payment' });
  const options = page.getByRole('listbox', { name: say(examplesTexts.title) }).getByRole('option');
  await expect(options.filter({ hasNotText: 'Payment' })).toHaveCount(0);
  await options.first().click();
  await expect(workbench.document.getByRole('heading', { name: 'Payment' })).toBeVisible();
});

test('examples can be filtered by kind of invoice and by country', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  await workbench.button(say(shellTexts.newDrafts)).click();
  const list = page.getByRole('listbox', { name: say(examplesTexts.title) });
  const type = page.getByRole('combobox', { name: say(examplesTexts.type) });
  await type.selectOption({ label: 'Credit note' });
  await expect(list.getByRole('option')).toHaveText([/Eight notebooks/, /KSeF/]);
  await type.selectOption({ label: say(examplesTexts.allTypes) });
  await page.getByRole('combobox', { name: say(examplesTexts.country) }).selectOption({ label: 'Netherlands' });
  await expect(list.getByRole('group')).toHaveCount(1);
  await list.getByRole('option', { name: /without btw/ }).click();
  await expect(workbench.result).toContainText('Scheldekade');
});

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

test('an empty document of another type can be started', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  await workbench.startFrom('Empty party');
  await expect(workbench.document).toContainText('org/party');
});

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
