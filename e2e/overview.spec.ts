import { expect, type Page } from '@playwright/test';
import * as batchTexts from '../src/workbench/developer/batch/texts.ts';
import * as serviceTexts from '../src/workbench/engine/service/texts.ts';
import * as howTexts from '../src/workbench/how-it-works/texts.ts';
import * as catalogueOverviewTexts from '../src/workbench/reference/overview/texts.ts';
import * as catalogueTexts from '../src/workbench/reference/texts.ts';
import { pattern } from '../src/workbench/shell/testing/text-pattern.ts';
import * as shellTexts from '../src/workbench/shell/texts.ts';
import { say } from '../src/workbench/ui/texts/say.ts';
import * as formTexts from '../src/workbench/write/form/texts.ts';
import * as changedTexts from '../src/workbench/write/what-changed/texts.ts';
import { Form } from './form.ts';
import { test } from './test.ts';
import { spanishInvoice, Workbench } from './workbench.ts';

test('countries on the map are reachable by keyboard, and rates are compared today and over time', async ({ page }) => {
  await page.goto('/regimes');
  const germany = page
    .getByRole('group', { name: say(catalogueOverviewTexts.europe) })
    .getByRole('link', { name: 'Germany' });
  await expect(germany).toBeVisible();
  await expect(
    page.getByRole('table', { name: say(catalogueOverviewTexts.ratesToday) }).getByRole('row', { name: /^Germany/ }),
  ).toContainText('7%');
  await page
    .getByRole('group', { name: pattern(catalogueOverviewTexts.singleOut) })
    .getByRole('button', { name: 'Portugal' })
    .click();
  await expect(page.getByRole('region', { name: say(catalogueOverviewTexts.throughTime), exact: true })).toContainText(
    'Portugal',
  );
  await page.getByText(say(catalogueOverviewTexts.asTable)).click();
  await expect(page.getByRole('row', { name: /Germany.*16.*since 1 July 2020/ })).toBeVisible();
  await germany.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/regimes\/DE/);
  await page.goto('/regimes');
  await page
    .getByRole('group', { name: say(catalogueOverviewTexts.world) })
    .getByRole('link', { name: 'Brazil' })
    .press('Enter');
  await expect(page).toHaveURL(/\/regimes\/BR/);
});

test('the graph of addons fits its page at 1024 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/addons');
  await page.locator('summary', { hasText: say(catalogueTexts.howTheyBuild) }).click();
  const graph = page.getByRole('region', { name: say(catalogueOverviewTexts.graph) });
  await expect(graph.getByRole('listitem').first()).toBeVisible();
  expect(await graph.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
});

test('a narrow screen shows all rates of a country, the standard one separately', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/regimes');
  await page.getByRole('button', { name: say(catalogueTexts.asOverview) }).click();
  const row = page
    .getByRole('table', { name: say(catalogueOverviewTexts.ratesToday) })
    .getByRole('row', { name: /^Argentina/ });
  await expect(row.getByRole('cell')).toHaveText(/^21/);
  await expect(row.getByRole('rowheader')).toContainText('27');
});

test('the document flow leads to operations, and its types to documents', async ({ page }) => {
  await page.goto('/how-it-works');
  await page
    .getByRole('link', { name: /^POST \/build/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/api\/build/);
  await page.goto('/schemas');
  await expect(page.getByText('Goods that are sent, in transit')).toBeVisible();
  await page
    .getByRole('button', { name: say(catalogueOverviewTexts.exampleOf, { title: 'A school orders books' }) })
    .click();
  await expect(new Workbench(page).document.getByRole('heading', { name: 'Order' })).toBeVisible();
});

/** Holds requests back until it is called. */
async function held(page: Page, url: RegExp): Promise<() => void> {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  await page.route(url, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('what comes back has blanks until the service has answered', async ({ page }) => {
  const answer = await held(page, /\/v0\/build/);
  await page.goto('/how-it-works');
  const got = page.getByRole('region', { name: say(howTexts.youGet), exact: true });
  await expect(got.locator('.blank-text').first()).toBeVisible({ timeout: 30_000 });
  answer();
  await expect(got.locator('[data-mark="changed"]').first()).toBeVisible();
  await expect(got.locator('.blank-text')).toHaveCount(0);
  for (const name of [howTexts.makeMistake, howTexts.asEInvoice]) {
    const answer = await held(page, /\/v0\/(?:build|convert)/);
    await page.getByRole('button', { name: say<string>(name) }).click();
    await expect(got.locator('.blank-text').first()).toBeVisible();
    answer();
    await expect(got.locator('.blank-text')).toHaveCount(0);
  }
});

test('the list of a catalogue loads by itself, and what is chosen has blanks', async ({ page }) => {
  const answer = await held(page, /\/v0\/addons/);
  await page.goto('/addons/IT');
  const chosen = page.getByRole('region', { name: 'Italy', exact: true });
  await expect(chosen.locator('.blank-text').first()).toBeVisible({ timeout: 30_000 });
  await expect(
    page
      .getByRole('navigation', { name: say(catalogueTexts.listOf, { things: say(catalogueTexts.addonThings) }) })
      .getByRole('status'),
  ).toBeVisible();
  answer();
  await expect(chosen.getByRole('heading').first()).toBeVisible();
  await expect(chosen.locator('.blank-text')).toHaveCount(0);
});

test('the columns of an addon have blanks until they are worked out', async ({ page }) => {
  const worker = await held(page, /\/assets\/worker-/);
  await page.goto('/addons/de-xrechnung-v3');
  const effect = page.getByRole('region', { name: say(catalogueTexts.workingOut) });
  await expect(effect.locator('.blank-text').first()).toBeVisible({ timeout: 30_000 });
  worker();
  await expect(page.getByRole('heading', { name: pattern(catalogueTexts.effectOn) })).toBeVisible();
  await expect(page.locator('.blank-text')).toHaveCount(0);
});

test('one click tries the batch with samples', async ({ page }) => {
  await page.goto('/batch');
  await page.getByRole('button', { name: say(batchTexts.trySamples) }).click();
  await expect(page.getByText('xrechnung.xml')).toBeVisible();
  await expect(page.getByText('mistyped.json')).toBeVisible();
  await expect(page.getByRole('table').getByText('GOBL-ES-TAX-IDENTITY-01')).toBeVisible();
});

test('mistakes are named as in the form, in sight, and keys lead to them from anywhere on the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/how-it-works');
  const got = page.getByRole('region', { name: say(howTexts.youGet), exact: true });
  await expect(got.locator('[data-mark="changed"]').first()).toBeVisible({ timeout: 30_000 });
  await page.keyboard.press('m');
  const [quantity, number] = [got.getByRole('listitem').first(), got.getByRole('listitem').nth(1)];
  await expect(quantity).toContainText(say(formTexts.noNumber, { pattern: '1250.50' }));
  for (const card of [quantity, number]) {
    await expect(card).toBeInViewport({ ratio: 1 });
    await expect(card).not.toContainText('$.');
  }
  await page.keyboard.press('e');
  await expect(page.getByRole('button', { name: say(howTexts.readBack) })).toBeVisible();
});

test('a presentation shows larger text than the page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/how-it-works');
  const marked = page.locator('[data-mark="changed"]').last();
  await expect(marked).toBeVisible({ timeout: 30_000 });
  const height = async () => (await marked.boundingBox())?.height ?? 0;
  const before = await height();
  await page.keyboard.press('p');
  await expect(page.getByRole('region', { name: say(howTexts.presentation) })).toBeFocused();
  await expect.poll(height).toBeGreaterThan(before * 1.2);
  await expect(marked).toBeInViewport();
});

test('a slow service is reported, and this browser answers instead', { tag: '@long' }, async ({ page }) => {
  await new Workbench(page).open();
  const answer = await held(page, /\/v0\//);
  await page.goto('/how-it-works');
  const here = page.getByRole('main').getByRole('button', { name: say(serviceTexts.answerHere) });
  await expect(here).toBeVisible({ timeout: 30_000 });
  await here.click();
  const chain = page.getByRole('list', { name: say(howTexts.chain) });
  await expect(page.locator('[data-mark="changed"]').first()).toBeVisible({ timeout: 30_000 });
  await expect(here).toBeHidden();
  // Only a service has a time.
  await expect(chain).not.toContainText(/\d ms/);
  answer();
});

test('the bands of a correction scroll with its form on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const form = new Form(page);
  await form.open(spanishInvoice());
  await form.workbench.do(say(shellTexts.correct));
  const strip = page.getByRole('region', { name: pattern(changedTexts.correctionFor) });
  await expect(strip).toBeInViewport();
  await page.locator('[data-scroll]').evaluate((form) => form.scrollTo(0, form.scrollHeight));
  await expect(strip).not.toBeInViewport();
});
