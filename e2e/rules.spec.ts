import { expect, type Page } from '@playwright/test';
import * as catalogueTexts from '../src/workbench/reference/texts.ts';
import * as shellTexts from '../src/workbench/shell/texts.ts';
import { say } from '../src/workbench/ui/texts/say.ts';
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

test('the palette finds the page of rules, and a rule by its code', async ({ page }) => {
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
