import { expect } from '@playwright/test';
import * as workerTexts from '../src/workbench/engine/worker/texts.ts';
import * as shellTexts from '../src/workbench/shell/texts.ts';
import { say } from '../src/workbench/ui/texts/say.ts';
import * as editorTexts from '../src/workbench/write/editor/texts.ts';
import { expectNoViolations } from './look.ts';
import { test } from './test.ts';
import { spanishInvoice, Workbench } from './workbench.ts';
import { expectOffer, explanation, goByOutline, offers, placeCursorIn, pointAt } from './writing.ts';

test.use({ viewport: { width: 1440, height: 1300 } });

const facturae = { ...spanishInvoice(), $addons: ['es-facturae-v3'] };

test('properties are offered with descriptions, required ones first; values follow', { tag: '@journey' }, async ({
  page,
}) => {
  const workbench = new Workbench(page);
  await workbench.open();
  await workbench.write('{\n  "$schema": "https://gobl.org/draft-0/bill/invoice",\n  \n}');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await page.keyboard.type('"');
  const rows = offers(workbench);
  await expect(rows.first()).toContainText('supplier');
  await expect(rows.first()).toContainText('required');
  await page.keyboard.type('curr');
  await expect(rows.first()).toContainText('currency');
  await page.keyboard.press('Enter');
  // The list of currencies opens by itself and is searchable by name.
  await expectOffer(workbench, 'EUR', 'Euro');
  await page.keyboard.type('swiss');
  await expectOffer(workbench, 'CHF', 'Swiss Franc');
});

test("rates are offered with their percentages on the document's date", async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  const document = spanishInvoice();
  for (const { taxes } of document.lines) for (const tax of taxes) tax.rate = 'reduced';
  await workbench.write(document);
  // All of them, because the existing one is complete.
  await placeCursorIn(workbench, '"reduced"');
  await page.keyboard.press('Control+Space');
  await expectOffer(workbench, 'general', 'Standard Rate', '21%');
  await expectOffer(workbench, 'super-reduced', 'Super-Reduced Rate', '4%');
});

test('extension codes are offered with names in the chosen language', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('billwright.names-language', 'es'));
  const workbench = new Workbench(page);
  await workbench.open();
  await workbench.write({ tax: { ext: { 'es-facturae-doc-type': '' } }, ...facturae });
  await placeCursorIn(workbench, '""');
  await page.keyboard.press('Control+Space');
  await expectOffer(workbench, 'FC', 'Factura Comercial');
});

test('hovering shows an explanation', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  await workbench.write(spanishInvoice());
  await pointAt(workbench, '"customer"');
  await expect(explanation(workbench)).toContainText('The buyer.');
  const reduced = spanishInvoice();
  for (const { taxes } of reduced.lines) for (const tax of taxes) tax.rate = 'reduced';
  await workbench.write(reduced);
  await pointAt(workbench, '"reduced"');
  await expect(explanation(workbench)).toContainText(/10%.*2012-09-01/);
});

test('a fault is removed by its fix, from the list of problems or by keyboard', { tag: '@journey' }, async ({
  page,
}) => {
  const workbench = new Workbench(page);
  await workbench.open();
  const broken = { curency: 'EUR', ...spanishInvoice(), currency: undefined };
  for (const discount of broken.lines[0]?.discounts ?? []) discount.percent = '10';
  await workbench.write(broken);
  await workbench.problems.getByRole('button', { name: say(workerTexts.write, { json: '"10%"' }) }).click();
  await expect
    .poll(async () => (await workbench.documentNow()).lines)
    .toMatchObject([{ discounts: [{ percent: '10%' }] }, {}]);
  await expect(workbench.problems.getByRole('listitem')).toHaveCount(1);

  await page.keyboard.press('F8');
  await expect(page.locator('.monaco-editor.focused')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+.');
  // The list of problems offers it too.
  const fixes = page.locator('.action-widget');
  await expect(fixes.getByText('Rename to "currency"')).toBeVisible();
  await expect(fixes.locator(':focus')).toHaveCount(1);
  await expectNoViolations(page);
  await page.keyboard.press('Enter');
  await expect(workbench.problems.getByRole('listitem')).toHaveCount(0);
  expect(await workbench.documentNow()).toHaveProperty('currency', 'EUR');

  // Each is one undo step.
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => workbench.text()).toContain('curency');
});

test('the menu of fixes appears however long the engine takes', async ({ page }) => {
  await page.addInitScript(() => {
    const send = Worker.prototype.postMessage as (...given: unknown[]) => void;
    Worker.prototype.postMessage = function (this: Worker, ...given: unknown[]) {
      const wait = JSON.stringify(given[0]).includes('"fixes"') ? 1500 : 0;
      if (wait === 0) send.apply(this, given);
      else setTimeout(() => send.apply(this, given), wait);
    };
  });
  const workbench = new Workbench(page);
  await workbench.open();
  await workbench.write({ curency: 'EUR', ...spanishInvoice(), currency: undefined });
  await expect(workbench.problems.getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('F8');
  await expect(workbench.problems).toContainText('Line 2');
  await page.keyboard.press('ControlOrMeta+.');
  await expect(page.locator('.action-widget').getByText('Rename to "currency"')).toBeVisible();
});

test('an extension required by an addon is added, and its codes are offered', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  const preceding = [{ code: '1', issue_date: '2025-01-01' }];
  await workbench.write({ type: 'corrective', preceding, ...facturae });
  await workbench.problems.getByRole('button', { name: 'Add "es-facturae-correction"' }).click();
  await expect(page.locator('.action-widget').getByText('Add "es-facturae-correction"')).toBeVisible();
  await page.keyboard.press('Enter');
  await expectOffer(workbench, '01', 'Invoice code');
  await page.keyboard.press('Enter');
  await expect(workbench.problems.getByRole('listitem')).toHaveCount(0);
  expect(await workbench.documentNow()).toMatchObject({ preceding: [{ ext: { 'es-facturae-correction': '01' } }] });
});

test('the outline leads to a property', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  await workbench.write(spanishInvoice());
  await goByOutline(workbench, 'Carriage', /2: Carriage/);
  await expect(workbench.problems).toContainText('Line 41');
});

test('Escape closes the outline, and the focus returns to the text', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  await workbench.document.getByRole('button', { name: say(shellTexts.outline) }).click();
  const search = page.getByRole('textbox', { name: 'Type to narrow down results.' });
  await expect(search).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(search).toBeHidden();
  await expect(workbench.document.getByRole('textbox', { name: say(editorTexts.editor) })).toBeFocused();
});

test('objects fold, and the text is formatted on request', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  await workbench.write(JSON.stringify(spanishInvoice()));
  await workbench.document.getByRole('button', { name: 'Format' }).click();
  await expect.poll(() => workbench.text()).toContain('\n  "supplier": {\n');
  await placeCursorIn(workbench, '"supplier"');
  await page.keyboard.press('ControlOrMeta+Shift+[');
  await expect(workbench.document.locator('.view-line', { hasText: 'Talleres' })).toHaveCount(0);
});
