import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { Workbench } from './workbench.ts';

test('a document is saved as what it fits, and what is missing for another format is shown in it', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  await workbench.startFrom(/bookshop with both rates/);
  await workbench.fromMenu('Save as …');
  const dialog = page.getByRole('dialog', { name: 'Save as' });
  await dialog.getByRole('radio', { name: 'EN 16931 (CII)' }).check();
  await expect(dialog).toContainText('rounded line by line');
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save RE-2026-0214.xml' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('RE-2026-0214.xml');
  expect(await readFile(await download.path(), 'utf8')).toContain('<rsm:CrossIndustryInvoice');

  await workbench.fromMenu('Copy as …');
  await dialog.getByRole('radio', { name: 'XRechnung 3.0 (UBL)' }).check();
  await expect(dialog).toContainText('XRechnung needs ordering with the buyer reference');
  await expect(dialog.getByRole('button', { name: 'Copy', exact: true })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Show in the document' }).click();
  const row = workbench.problems.getByRole('listitem').filter({ hasText: 'buyer reference' });
  await row.getByRole('button', { name: 'Fix …' }).click();
  await expect(page.getByText('Add "ordering"').first()).toBeVisible();
});
