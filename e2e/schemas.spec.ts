import { expect } from '@playwright/test';
import * as catalogueTexts from '../src/workbench/catalogue/texts.ts';
import * as documentTexts from '../src/workbench/document/texts.ts';
import * as shellTexts from '../src/workbench/shell/texts.ts';
import { say } from '../src/workbench/texts/say.ts';
import { test } from './test.ts';
import { Workbench } from './workbench.ts';

test('schemas are searched, and link to one another', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: say(shellTexts.schemas) }).click();
  const list = page.getByRole('navigation', { name: say(catalogueTexts.listOf, { things: 'schemas' }) });
  await page.getByRole('searchbox', { name: say(catalogueTexts.searchIn, { things: 'schemas' }) }).fill('bill invoice');
  await list.getByRole('link', { name: 'bill/invoice' }).click();
  await expect(page.getByRole('heading', { name: say(documentTexts.invoice), exact: true })).toBeVisible();
  const lines = page.getByRole('row', { name: /^lines/ });
  await expect(lines).toContainText('list of');
  await lines.getByRole('link', { name: 'bill/line' }).click();
  await expect(page).toHaveURL(/schemas\/bill\/line/);
  await expect(page.getByRole('row', { name: /^total / }).first()).toContainText(say(catalogueTexts.calculated));
  await page.getByRole('link', { name: 'bill.SubLine' }).first().click();
  await expect(page.getByRole('region', { name: 'bill.SubLine' })).toBeInViewport();
});

test('values of closed and open lists are shown', async ({ page }) => {
  await page.goto('/schemas/bill/invoice');
  const type = page.getByRole('row', { name: /^type/ });
  await type.getByText('6 values').click();
  await expect(type).toContainText('credit-note');
  await expect(page.getByRole('row', { name: /^\$tags/ })).toContainText('others allowed');
});

test('a schema links to the document, and the document to its schema', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  await workbench.document.getByRole('link', { name: say(documentTexts.invoice) }).click();
  await expect(page).toHaveURL(/schemas\/bill\/invoice/);
  await page
    .getByRole('row', { name: /^lines/ })
    .getByRole('link', { name: say(catalogueTexts.showIn, { document: 'INV' }) })
    .click();
  await workbench.ready();
  await expect(workbench.document.locator('.shown-location').first()).toBeVisible();

  await page.goto('/schemas/org/party');
  await workbench.button(say(catalogueTexts.startDocument)).click();
  await workbench.ready();
  await expect(workbench.document).toContainText('org/party');
});

test('an unknown schema is reported', async ({ page }) => {
  await page.goto('/schemas/bill/nothing');
  await expect(page.getByRole('region', { name: 'bill/nothing' })).toContainText('not found');
});
