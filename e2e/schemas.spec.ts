import { expect, test } from '@playwright/test';
import { Workbench } from './workbench.ts';

test('schemas are searched, and lead to one another', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Schemas' }).click();
  const list = page.getByRole('navigation', { name: 'List of schemas' });
  await page.getByRole('searchbox', { name: 'Search schemas' }).fill('bill invoice');
  await list.getByRole('link', { name: 'bill/invoice' }).click();
  await expect(page.getByRole('heading', { name: 'Invoice', exact: true })).toBeVisible();
  const lines = page.getByRole('row', { name: /^lines/ });
  await expect(lines).toContainText('list of');
  await lines.getByRole('link', { name: 'bill/line' }).click();
  await expect(page).toHaveURL(/schemas\/bill\/line/);
  await expect(page.getByRole('row', { name: /^total / }).first()).toContainText('calculated');
  await page.getByRole('link', { name: 'bill.SubLine' }).first().click();
  await expect(page.getByRole('region', { name: 'bill.SubLine' })).toBeInViewport();
});

test('values of closed and open lists are told', async ({ page }) => {
  await page.goto('/schemas/bill/invoice');
  const type = page.getByRole('row', { name: /^type/ });
  await type.getByText('6 values').click();
  await expect(type).toContainText('credit-note');
  await expect(page.getByRole('row', { name: /^\$tags/ })).toContainText('others allowed');
});

test('a schema leads to the document, and the document to its schema', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  await workbench.document.getByRole('link', { name: 'Invoice' }).click();
  await expect(page).toHaveURL(/schemas\/bill\/invoice/);
  await page
    .getByRole('row', { name: /^lines/ })
    .getByRole('link', { name: 'Show in INV' })
    .click();
  await workbench.ready();
  await expect(workbench.document.locator('.shown-location').first()).toBeVisible();

  await page.goto('/schemas/org/party');
  await workbench.button('Start a document').click();
  await workbench.ready();
  await expect(workbench.document).toContainText('org/party');
});

test('a schema that does not exist is said not to', async ({ page }) => {
  await page.goto('/schemas/bill/nothing');
  await expect(page.getByRole('region', { name: 'bill/nothing' })).toContainText('not found');
});
