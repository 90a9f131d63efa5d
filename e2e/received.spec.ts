import { expect, type Page } from '@playwright/test';
import * as inspectTexts from '../src/workbench/inspect/texts.ts';
import * as resultTexts from '../src/workbench/result/texts.ts';
import * as shellTexts from '../src/workbench/shell/texts.ts';
import { say } from '../src/workbench/texts/say.ts';
import { ubl } from './e-invoice.ts';
import { dropFiles } from './files.ts';
import { expectNothingCutOff, expectNoViolations } from './look.ts';
import { test } from './test.ts';
import { Workbench } from './workbench.ts';

/** Opens an e-invoice for a user who has chosen the form. */
async function receive(page: Page, content: string | Uint8Array, name = 'rechnung.xml'): Promise<Workbench> {
  await page.addInitScript(() => localStorage.setItem('billwright.view', 'Form'));
  const workbench = new Workbench(page);
  await page.goto('/');
  await expect(workbench.document.locator('[data-path=".code"]')).toBeVisible({ timeout: 30_000 });
  await dropFiles(page, { name, content });
  await expect(workbench.document.getByRole('region', { name: say(inspectTexts.paper) })).toBeVisible({
    timeout: 30_000,
  });
  return workbench;
}

test('a received e-invoice is shown as paper, with its kind, validity and actions', {
  tag: '@journey',
}, async ({ page }) => {
  const workbench = await receive(page, ubl());
  const { document } = workbench;
  await expect(document.getByRole('status')).toHaveText('Valid');
  for (const fact of ['R-7', 'Gärtnerei Lindenhof', '€23.80', '3 March 2026'])
    await expect(document).toContainText(fact);
  const paper = document.getByRole('region', { name: say(inspectTexts.paper) });
  await expect(paper).toContainText('Kanzlei Brandt');
  // No code is visible, and nothing is shown twice.
  await expect(document.locator('.view-line').first()).toBeHidden();
  await expect(workbench.tab(say(resultTexts.preview))).toHaveCount(0);
  await expect(workbench.result).toContainText('BT-1');
  for (const name of [say(shellTexts.makeDocument), 'Answer', 'Report'])
    await expect(workbench.button(name)).toHaveAccessibleDescription(/\w+ \w+ \w+/);
  await expectNoViolations(page);
  for (const width of [1024, 390]) {
    await page.setViewportSize({ width, height: 800 });
    // The paper is laid out again.
    await expect(() => expectNothingCutOff(page)).toPass({ timeout: 10_000 });
  }

  // The text is one key away, and one back.
  await page.setViewportSize({ width: 1280, height: 800 });
  await document.getByRole('button', { name: say(resultTexts.xml) }).focus();
  await page.keyboard.press('Enter');
  await expect(document.locator('.view-line').first()).toBeVisible();
  await expect(paper).toBeHidden();
  await document.getByRole('button', { name: say(inspectTexts.paper) }).click();

  // Its document opens in the form.
  await workbench.button(say(shellTexts.makeDocument)).click();
  await expect(document.locator('[data-path=".code"]')).toHaveValue('R-7');
});

test('an error of a received e-invoice names its field, and leads to its place in the text', async ({ page }) => {
  const workbench = await receive(page, ubl('23.81'));
  await expect(workbench.document.getByRole('status')).toContainText('1');
  const row = workbench.problems.getByRole('listitem').filter({ hasText: 'BR-CO-15' });
  const field = row.getByRole('button', { name: /^Invoice total amount with VAT/ });
  await expect(field).toBeVisible();
  await field.click();
  await workbench.expectSquiggleUnder('23.81');
  await expect(workbench.document.getByRole('textbox')).toBeFocused();
});

test('a missing buyer is named, not the line of the invoice', async ({ page }) => {
  const buyer = /<cac:AccountingCustomerParty>.*?<\/cac:AccountingCustomerParty>/s;
  const workbench = await receive(page, ubl().replace(buyer, ''));
  for (const [code, field] of [
    ['XSD-ELEMENT-MISSING', 'Buyer'],
    ['BR-07', 'Buyer name'],
    ['BR-10', 'Buyer postal address'],
  ] as const) {
    await expect(workbench.problem(code).getByRole('button', { name: field, exact: true })).toBeVisible();
  }
});

test('a received e-invoice shows a missing due date, and a damaged file', async ({ page }) => {
  const workbench = await receive(page, ubl().replace(/<cbc:DueDate>.*<\/cbc:DueDate>/, ''));
  await expect(workbench.document).toContainText(say(inspectTexts.noDueDate));
  await dropFiles(page, { name: 'halb.xml', content: ubl().slice(0, 1500) });
  await expect(workbench.document).toContainText(say(inspectTexts.unreadable));
  await expect(workbench.document).toContainText(say(inspectTexts.unreadableAbout));
});
