import { expect } from '@playwright/test';
import * as resultTexts from '../src/workbench/shell/result/texts.ts';
import * as shellTexts from '../src/workbench/shell/texts.ts';
import { say } from '../src/workbench/ui/texts/say.ts';
import * as editorTexts from '../src/workbench/write/editor/texts.ts';
import * as sheetTexts from '../src/workbench/write/form/sheet/texts.ts';
import * as problemsTexts from '../src/workbench/write/problems/texts.ts';
import * as savingTexts from '../src/workbench/write/saving/texts.ts';
import { Form } from './form.ts';
import { expectNoViolations } from './look.ts';
import { test } from './test.ts';
import { spanishInvoice } from './workbench.ts';

/** An invoice with a number in words, a day that does not exist, and a wrong tax number. */
function brokenInvoice() {
  const invoice = structuredClone(spanishInvoice()) as {
    lines: { quantity: string }[];
    supplier: { tax_id: { code: string } };
  };
  const [first] = invoice.lines;
  if (first) first.quantity = 'twenty';
  invoice.supplier.tax_id.code = 'B98602643';
  return { ...invoice, op_date: '2025-11-31' };
}

test('a page with faults is marked as incomplete, and certain fixes are applied in one click', async ({ page }) => {
  const form = new Form(page);
  const { workbench } = form;
  await form.open(brokenInvoice());
  const paper = workbench.result.getByRole('article');
  await expect(workbench.result.getByText(say(resultTexts.incomplete), { exact: true })).toBeVisible();
  await expect(paper.locator('[data-paper-mark] [data-mark]')).toHaveAttribute('data-mark', 'Incompleta');
  for (const wrong of ['B98602643', 'twenty'])
    await expect(paper.locator('[data-mark=wrong]').filter({ hasText: wrong })).toBeVisible();
  await expect(paper.getByRole('row', { name: /^Total a pagar/ })).toContainText('–');
  await expectNoViolations(page);

  await workbench.problems.getByRole('button', { name: say(problemsTexts.fixAtOnce, { count: 2 }) }).click();
  await expect(workbench.problems.getByRole('listitem')).toHaveCount(1);
  await expect(paper.getByRole('row', { name: /^Total a pagar/ })).not.toContainText('–');
  await expect(paper.locator('[data-paper-mark]')).toBeVisible();
  // Both were one step.
  await form.show(say(editorTexts.json));
  await workbench.document.locator('.view-lines').click();
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(async () => (await workbench.documentNow()).op_date).toBe('2025-11-31');
  expect(await workbench.text()).toContain('twenty');
});

test('a document with faults can only be saved as a draft, by keyboard', async ({ page }) => {
  const form = new Form(page);
  await form.open(brokenInvoice());
  await expect(form.workbench.problems.getByRole('listitem')).not.toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+s');
  const dialog = page.getByRole('dialog', { name: /^Save / });
  // What is wrong is named as in the form.
  await expect(dialog.locator('b', { hasText: say(sheetTexts.quantity) })).toBeVisible();
  const draft = dialog.getByRole('button', { name: say(savingTexts.saveDraft) });
  await expect(draft).toBeVisible();
  await expect(dialog.getByRole('button', { name: /\.pdf$/ })).toBeDisabled();
  await expectNoViolations(page);
  const saving = page.waitForEvent('download');
  await draft.press('Enter');
  expect((await saving).suggestedFilename()).toMatch(/-incomplete\.pdf$/);
  await expect(dialog).toHaveCount(0);
});

test('the menu next to Save begins with the PDF and the files of the country', async ({ page }) => {
  const form = new Form(page);
  await form.open(spanishInvoice());
  await form.workbench.button(say(shellTexts.waysToSave)).click();
  const items = page.getByRole('menuitem');
  await expect(items.first()).toHaveText(/^PDF/);
  await expect(page.getByRole('menu')).toContainText('Usual in Spain');
  await expectNoViolations(page);
  await items.filter({ hasText: 'Facturae' }).click();
  await expect(page.getByRole('dialog').getByRole('radio', { name: /Facturae/ })).toBeChecked();
});
