import { expect, type Page } from '@playwright/test';
import * as catalogueTexts from '../src/workbench/catalogue/texts.ts';
import * as shellTexts from '../src/workbench/shell/texts.ts';
import { say } from '../src/workbench/texts/say.ts';
import { test } from './test.ts';
import { faultyInvoice, Workbench } from './workbench.ts';

const listOf = (page: Page) => page.getByRole('navigation', { name: say(catalogueTexts.listOf, { things: 'rules' }) });

test('the code of a problem leads to its rule, and back', { tag: '@journey' }, async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  const broken = faultyInvoice();
  await workbench.write(broken);
  const rule = workbench.problems.getByRole('link', { name: /^Rule GOBL-ES-TAX-IDENTITY-\d+$/ });
  await rule.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/rules\/GOBL-ES-TAX-IDENTITY-\d+/);
  const details = page.getByRole('region', { name: /^GOBL-ES-TAX-IDENTITY-\d+$/ });
  await expect(details.getByRole('heading', { level: 2 })).toHaveText(/^GOBL-ES-TAX-IDENTITY-\d+$/);
  await expect(details).toContainText('Spanish');
  await expect(listOf(page).getByRole('link', { name: /^GOBL-ES-TAX-IDENTITY/ })).toBeInViewport();
  await details.getByRole('link', { name: 'tax.Identity' }).click();
  await expect(page).toHaveURL(/schemas\/tax\/identity/);
  await page.goBack();
  await page.goBack();
  await workbench.ready();
  await expect(rule).toBeVisible();
});

test('rules are searched by code, object and text, and a long list renders while scrolling', async ({ page }) => {
  await page.goto('/rules');
  const links = listOf(page).getByRole('link');
  await expect(links.first()).toContainText('BR-01');
  expect(await links.count()).toBeLessThan(100);
  const search = page.getByRole('searchbox', { name: say(catalogueTexts.searchIn, { things: 'rules' }) });
  await search.fill('facturae tax code');
  await listOf(page)
    .getByRole('link', { name: /GOBL-ES-FACTURAE-BILL-INVOICE-01/ })
    .click();
  const details = page.getByRole('region', { name: 'GOBL-ES-FACTURAE-BILL-INVOICE-01' });
  await expect(details.getByRole('region', { name: say(catalogueTexts.whereApplied) })).toContainText(
    'customer.tax_id',
  );
  await expect(details.getByRole('region', { name: say(catalogueTexts.tested) })).toContainText('present');
  await expect(details.getByRole('link', { name: 'es-facturae-v3' })).toBeVisible();
  await search.fill('bill.PaymentLine');
  await expect(links.first()).toContainText('GOBL-BILL-PAYMENTLINE-');
  await search.fill('no such thing');
  await expect(page.getByText(say(catalogueTexts.noRuleFound))).toBeVisible();
});

test('a code of the service is explained, with an example', async ({ page }) => {
  await page.goto('/rules/BW-AMOUNT');
  await expect(page.getByRole('region', { name: say(catalogueTexts.howToFix) })).toContainText('12.50');
  await expect(page.getByRole('region', { name: say(catalogueTexts.request) })).toContainText('"quantity": "12,50"');
  await expect(page.getByRole('region', { name: say(catalogueTexts.answer) })).toContainText('BW-AMOUNT');
});

test('an unknown rule is reported', async ({ page }) => {
  await page.goto('/rules/GOBL-NOTHING-01');
  await expect(page.getByRole('region', { name: 'GOBL-NOTHING-01' })).toContainText('not found');
});

test('addons, regimes and schemas link to their rules', async ({ page }) => {
  await page.goto('/addons/es-facturae-v3');
  await page.getByRole('link', { name: /^\d+ rules$/ }).click();
  await expect(page.getByRole('searchbox', { name: say(catalogueTexts.searchIn, { things: 'rules' }) })).toHaveValue(
    'GOBL-ES-FACTURAE-',
  );
  await expect(listOf(page).getByRole('link').first()).toContainText('GOBL-ES-FACTURAE-');
  await page.goto('/regimes/EL');
  await page.getByRole('link', { name: /^\d+ rules$/ }).click();
  await expect(listOf(page).getByRole('link').first()).toContainText('GOBL-GR-');
  await page.goto('/schemas/envelope');
  await page.getByRole('link', { name: /^\d+ rules$/ }).click();
  await expect(listOf(page).getByRole('link').first()).toContainText('GOBL-ENVELOPE-01');
});

test('the palette reaches the page, and a rule by its code', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  const selected = page.getByRole('option', { selected: true });
  const command = async (search: string, found: RegExp) => {
    await page.keyboard.press('ControlOrMeta+k');
    await expect(page.getByRole('combobox', { name: say(shellTexts.commands) })).toBeFocused();
    await page.keyboard.type(search);
    await expect(selected).toHaveText(found);
    await page.keyboard.press('Enter');
  };
  await command(say(catalogueTexts.ruleThings), /^Rules$/);
  await expect(page).toHaveURL(/\/rules$/);
  await expect(page.getByRole('heading', { name: say(catalogueTexts.rules), exact: true })).toBeVisible();
  await command('gobl-bill-paymentline-05', /^GOBL-BILL-PAYMENTLINE-05/);
  await expect(page).toHaveURL(/rules\/GOBL-BILL-PAYMENTLINE-05/);
  await expect(page.getByRole('region', { name: say(catalogueTexts.howToFix) })).not.toBeEmpty();
});
