import { expect } from '@playwright/test';
import * as documentTexts from '../src/workbench/engine/document/texts.ts';
import * as catalogueTexts from '../src/workbench/reference/texts.ts';
import { say } from '../src/workbench/ui/texts/say.ts';
import { test } from './test.ts';
import { Workbench } from './workbench.ts';

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
