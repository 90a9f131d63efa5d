import { expect } from '@playwright/test';
import * as catalogueTexts from '../src/workbench/reference/texts.ts';
import { pattern } from '../src/workbench/shell/testing/text-pattern.ts';
import * as shellTexts from '../src/workbench/shell/texts.ts';
import { say } from '../src/workbench/ui/texts/say.ts';
import { expectNoViolations } from './look.ts';
import { test } from './test.ts';
import { spanishInvoice, Workbench } from './workbench.ts';

test('addons are searched, read in another language and added to the document', { tag: '@journey' }, async ({
  page,
}) => {
  const workbench = new Workbench(page);
  await workbench.open();
  await page.getByRole('link', { name: say(shellTexts.addons) }).click();
  const list = page.getByRole('navigation', { name: say(catalogueTexts.listOf, { things: 'addons' }) });
  await expect(list.getByRole('link')).not.toHaveCount(0);

  await page.getByRole('searchbox', { name: say(catalogueTexts.searchIn, { things: 'addons' }) }).fill('facturae');
  await expect(list.getByRole('link')).toHaveCount(1);
  await list.getByRole('link').click();
  await expect(page).toHaveURL(/addons\/es-facturae-v3/);
  const extensions = page.getByRole('region', { name: say(catalogueTexts.extensions), exact: true });
  await expect(extensions.getByText('Commercial Invoice')).toBeVisible();

  await page.getByRole('combobox', { name: say(catalogueTexts.language) }).selectOption('es');
  await expect(extensions.getByText('Factura Comercial')).toBeVisible();
  await expect(page).toHaveURL(/lang=es/);
  // Only names and descriptions: the words of the page stay.
  await expect(page.getByRole('heading', { name: say(catalogueTexts.addons), level: 1 })).toBeVisible();
  await page.getByRole('combobox', { name: say(catalogueTexts.language) }).selectOption('en');
  await expect(extensions.getByText('Commercial Invoice')).toBeVisible();

  await page.getByRole('button', { name: pattern(catalogueTexts.addAddon) }).click();
  // A Spanish addon for a British invoice.
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say(catalogueTexts.addAnyway) })
    .click();
  await expect(page.getByText('In INV-3309', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: say(shellTexts.write) }).click();
  await workbench.ready();
  await expect.poll(async () => (await workbench.documentNow()).$addons).toEqual(['es-facturae-v3']);
  await expect(workbench.document.getByRole('link', { name: /facturae/i })).toBeVisible();
});

test('values that an addon requires can be filled in on its page, by keyboard', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  await workbench.startFrom(/bookshop with both rates/);
  // Leaving the page before the example is a draft would show the addon for the first one.
  await expect(workbench.drafts).toHaveCount(2);
  await page.getByRole('link', { name: say(shellTexts.addons) }).click();
  await page.goto('/addons/de-xrechnung-v3');
  const ask = page.getByRole('button', { name: /^Fill in the \d+ now$/ });
  await ask.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('status')).toHaveText(/to go$/);
  await expectNoViolations(page);
  await dialog.getByRole('textbox').first().fill('Jana');
  await page.keyboard.press('Tab');
  await expect.poll(async () => (await page.locator('[data-given]').count()) > 0).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('a country page starts an invoice of that country with the addon', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  await page.goto('/addons/IT');
  await page
    .getByRole('button', { name: say(catalogueTexts.newInvoiceOf.IT ?? '') })
    .first()
    .click();
  await workbench.ready();
  await expect.poll(async () => (await workbench.documentNow()).$addons).toEqual(['it-sdi-v1']);
  await expect.poll(async () => (await workbench.documentNow()).$regime).toBe('IT');
});

test('an addon is found and added with the keyboard alone', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  await workbench.write(spanishInvoice());
  await page.goto('/addons');
  const search = page.getByRole('searchbox', { name: say(catalogueTexts.searchIn, { things: 'addons' }) });
  await expect(search).toBeVisible();
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await page.keyboard.type('facturae');
  const found = page
    .getByRole('navigation', { name: say(catalogueTexts.listOf, { things: 'addons' }) })
    .getByRole('link', { name: /es-facturae-v3/ });
  await expect(found).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(found).toBeFocused();
  await page.keyboard.press('a');
  await expect(found).toContainText(say(catalogueTexts.inUse));
});

test('on a phone, a choice of countries stands for the list of addons', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/addons');
  await page.getByRole('combobox', { name: say(catalogueTexts.country) }).selectOption('IT');
  await expect(page).toHaveURL(/addons\/IT/);
  await expect(page.getByRole('link', { name: /FatturaPA/ }).first()).toBeVisible();
  await expectNoViolations(page);
});
