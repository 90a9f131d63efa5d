import { expect } from '@playwright/test';
import * as apiTexts from '../src/workbench/developer/api/texts.ts';
import * as firstTexts from '../src/workbench/shell/first/texts.ts';
import * as resultTexts from '../src/workbench/shell/result/texts.ts';
import * as shellTexts from '../src/workbench/shell/texts.ts';
import { say } from '../src/workbench/ui/texts/say.ts';
import * as editorTexts from '../src/workbench/write/editor/texts.ts';
import { Form } from './form.ts';
import { expectNoViolations } from './look.ts';
import { test } from './test.ts';
import { spanishInvoice, Workbench } from './workbench.ts';

test.describe('first visit', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('remembers that the form was chosen', async ({ page }) => {
    const form = new Form(page);
    await page.goto('/');
    await expect(page.getByRole('heading', { name: say(firstTexts.invoicesThatPass) })).toBeVisible();
    await expect(page.getByRole('combobox', { name: say(firstTexts.myCountry) })).toHaveValue('GB');
    await expectNoViolations(page);
    await page.keyboard.press('Enter');
    await expect(form.field('Series')).toHaveValue('');
    await expect(form.document.locator('.view-line').first()).toBeHidden();
    // An empty field, which has no place in the text, gets the focus back.
    const name = form.document.locator('[data-path=".customer.name"]');
    await name.focus();
    await page.keyboard.press('F2');
    await form.workbench.ready();
    await expect(form.document.locator('.monaco-editor :focus')).toHaveCount(1);
    await page.keyboard.press('F2');
    await expect(name).toBeFocused();

    await page.reload();
    await expect(form.field('Series')).toBeVisible();
    await expect(page.getByRole('heading', { name: say(firstTexts.invoicesThatPass) })).toHaveCount(0);
  });

  test('opens the example of the country as JSON, with the pages for developers', async ({ page }) => {
    const workbench = new Workbench(page);
    await page.goto('/');
    await page.getByRole('combobox', { name: say(firstTexts.myCountry) }).selectOption('ES');
    await page.getByRole('button', { name: say(firstTexts.asJson), exact: true }).click();
    await workbench.ready();
    await expect.poll(() => workbench.text()).toContain('"country": "ES"');
    await expect(page.getByRole('link', { name: say(shellTexts.api), exact: true })).toBeVisible();
    // The country stays the user's.
    await page.goto('/how-it-works');
    await expect(page.getByRole('combobox', { name: say(apiTexts.withDocument) })).toContainText('Spain');
  });

  test('starts with the form on Escape, and offers an example', async ({ page }) => {
    const form = new Form(page);
    await page.goto('/');
    await expect(page.getByRole('heading', { name: say(firstTexts.invoicesThatPass) })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(form.field('Series')).toBeVisible();
    await expect(form.workbench.result).toContainText(say(resultTexts.appearsHere));
    await expectNoViolations(page);
    await form.workbench.button(say(editorTexts.seeExample)).click();
    await expect(form.workbench.result.getByRole('article')).toContainText('Humber Heating');
    // In place of the invoice in which nothing was written.
    await expect(form.workbench.drafts).toHaveCount(1);
  });

  test('offers its three choices and an example on a phone, too', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    for (const name of [firstTexts.writeInvoice, firstTexts.checkReceived, firstTexts.seeHow])
      await expect(page.getByRole('heading', { name: say<string>(name) })).toBeVisible();
    await expectNoViolations(page);
    // An example opens at its top, not at the first empty field somewhere below.
    await page.getByRole('button', { name: say(firstTexts.newInvoice) }).click();
    const form = new Form(page);
    await form.workbench.button(say(editorTexts.seeExample)).click();
    await expect(form.field('Number')).toHaveValue('3309');
    await expect(form.field('Number')).toBeInViewport();
  });
});

test('the view switch and its key keep the place', async ({ page }) => {
  const form = new Form(page);
  await form.workbench.open();
  await form.workbench.write(spanishInvoice());
  await form.document.locator('.view-line', { hasText: '54387763P' }).click();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('F2');
  const number = form.section('Customer').locator('[data-path=".customer.tax_id.code"]');
  await expect(number).toBeFocused();

  await form.cell('Price', 2).focus();
  await form.show(say(editorTexts.json));
  await expect(form.document.locator('.view-line', { hasText: '12.50' })).toBeInViewport();
  await expect(form.document.locator(':focus')).toHaveRole('textbox');
  await page.keyboard.press('F2');
  await expect(form.cell('Price', 2)).toBeFocused();
});

test('the shortcut switches the view and keeps the place on a phone that shows the result', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const form = new Form(page);
  await form.open(spanishInvoice());
  const { workbench } = form;
  await form.section('Customer').locator('[data-path=".customer.name"]').focus();
  await page.getByRole('button', { name: say(shellTexts.preview), exact: true }).click();
  await expect(form.document).toHaveCount(0);
  await page.keyboard.press('F2');
  await expect(form.document.locator(':focus')).toHaveRole('textbox');
  await expect(form.document.locator('.view-line', { hasText: spanishInvoice().customer.name })).toBeInViewport();

  await page.getByRole('button', { name: say(shellTexts.preview), exact: true }).click();
  await expect(workbench.result).toBeVisible();
  await page.keyboard.press('F2');
  await expect(form.section('Customer').locator('[data-path=".customer.name"]')).toBeFocused();
});

test('side by side, each view marks the selection of the other', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const form = new Form(page);
  await form.workbench.open();
  await form.workbench.write(spanishInvoice());
  await form.workbench.fromMenu(say(shellTexts.both));
  await form.cell('Price', 2).click();
  await expect(form.document.locator('.shown-location')).toBeVisible();
  await form.document.locator('.view-line', { hasText: 'Bookbinding' }).click();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(form.document.locator('[data-here]')).toHaveAttribute('data-path', '.lines[0].item.name');
  await expect(form.document.locator('.shown-location')).toHaveCount(0);
  // After the comma, the cursor is still at the property.
  await form.document.locator('.view-line', { hasText: 'Bookbinding' }).click();
  await page.keyboard.press('End');
  await expect(form.document.locator('[data-here]')).toHaveAttribute('data-path', '.lines[0].item.name');
  await expectNoViolations(page);
});
