import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import * as settingsTexts from '../src/workbench/company/settings/texts.ts';
import * as firstTexts from '../src/workbench/shell/first/texts.ts';
import * as memoryTexts from '../src/workbench/state/memory/texts.ts';
import { say } from '../src/workbench/ui/texts/say.ts';
import * as sheetTexts from '../src/workbench/write/form/sheet/texts.ts';
import { Form } from './form.ts';
import { expectNothingCutOff, expectNoViolations } from './look.ts';
import { test } from './test.ts';
import { spanishInvoice } from './workbench.ts';

/** Types into a field, and takes the first remembered choice by keyboard. */
async function take(page: Page, field: Locator, typed: string): Promise<void> {
  await field.click();
  await page.keyboard.type(typed);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

test('builds are remembered once enabled, offered while typing, saved, and deleted', {
  tag: '@long',
}, async ({ page }) => {
  const form = new Form(page);
  await form.open(spanishInvoice());
  await form.workbench.build();
  const settings = await form.workbench.settings();
  const on = settings.getByRole('switch', { name: say(memoryTexts.remember) });
  await expect(on).not.toBeChecked();
  await on.check();
  await expect(settings.getByText(say(memoryTexts.holds, { count: 0 }))).toBeVisible();
  await expectNoViolations(page);
  await page.goBack();

  await form.workbench.build();
  await form.workbench.startNew('Spain');
  const customer = form.section('Customer').getByLabel('Name', { exact: true });
  await expect(customer).toHaveRole('combobox');
  await customer.click();
  await page.keyboard.type('libr');
  await expect(page.getByRole('option', { name: 'Librería' })).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await take(page, form.cell('Item', 1), 'Bookb');
  // Text stays unchanged if nothing is chosen.
  await form.cell('Item', 2).click();
  await page.keyboard.type('Book');
  await page.keyboard.press('Tab');
  const { supplier, customer: known, lines } = spanishInvoice() as unknown as Record<string, { item: object }[]>;
  await expect
    .poll(() => form.workbench.documentNow())
    .toMatchObject({
      series: 'FAC-2025',
      code: '119',
      supplier,
      customer: known,
      lines: [{ item: lines?.[0]?.item }, { item: { name: 'Book' } }],
    });

  await page.setViewportSize({ width: 360, height: 640 });
  const again = await form.workbench.settings();
  await expectNothingCutOff(page);
  const saving = page.waitForEvent('download');
  await again.getByRole('button', { name: say(memoryTexts.saveFile) }).click();
  const file = await (await saving).path();
  expect(await readFile(file, 'utf8')).toContain('Librería');
  await again.getByRole('switch', { name: /Remember/ }).uncheck();
  await expect(again.getByRole('button', { name: say(memoryTexts.saveFile) })).toBeHidden();
  await again.getByRole('switch', { name: /Remember/ }).check();
  await expect(again.getByText(say(memoryTexts.holds, { count: 0 }))).toBeVisible();
  await again.locator('input[type=file]').setInputFiles(file);
  await expect(again.getByText(say(memoryTexts.holds, { count: 0 }))).toBeHidden();

  await again.getByRole('button', { name: say(settingsTexts.clear) }).click();
  await again.getByRole('button', { name: say(settingsTexts.clearNow) }).click();
  // The page loads again, as on the first visit.
  await expect(page.getByRole('button', { name: say(firstTexts.newInvoice) })).toBeVisible({ timeout: 30_000 });
  const kept = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('billwright-memory');
        opening.onsuccess = () => {
          const counting = opening.result.transaction('entries').objectStore('entries').count();
          counting.onsuccess = () => resolve(counting.result);
        };
      }),
  );
  expect(kept).toBe(0);
});

test('new suggestions while typing take neither the focus nor the cursor', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('billwright.memory', 'on'));
  const form = new Form(page);
  await form.open(spanishInvoice());
  const name = form.section('Customer').getByLabel('Name', { exact: true });
  await expect(name).toHaveRole('textbox');
  await name.focus();
  await page.keyboard.press('Home');
  await page.keyboard.type('La ');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(name).toHaveRole('combobox');
  await expect(name).toBeFocused();
  await page.keyboard.type('gran ');
  await expect(name).toHaveValue('La gran Librería Sant Jordi');
});

test('a remembered item brings the taxes of its line, and the form asks about a customer abroad', async ({ page }) => {
  const form = new Form(page);
  const taxes = [
    { cat: 'VAT', rate: 'general' },
    { cat: 'IRPF', percent: '15%' },
  ];
  const [line] = (spanishInvoice() as unknown as { lines: object[] }).lines;
  await form.open({ ...spanishInvoice(), lines: [{ ...line, taxes }] });
  const settings = await form.workbench.settings();
  await settings.getByRole('switch', { name: say(memoryTexts.remember) }).check();
  await page.goBack();
  await form.workbench.build();
  await form.workbench.startNew('Spain');
  await take(page, form.section('Customer').getByLabel('Name', { exact: true }), 'libr');
  await take(page, form.cell('Item', 1), 'Bookb');
  await expect.poll(() => form.workbench.documentNow()).toMatchObject({ lines: [{ taxes }] });
  await expect(form.section('Lines').getByRole('status').filter({ hasText: 'IRPF' })).toBeVisible();

  // For another country, they are only offered.
  await form.workbench.startNew('Spain');
  await take(page, form.cell('Item', 1), 'Bookb');
  await form
    .section('Lines')
    .getByRole('button', { name: say(sheetTexts.useLastTime) })
    .click();
  await expect.poll(() => form.workbench.documentNow()).toMatchObject({ lines: [{ taxes }] });
});
