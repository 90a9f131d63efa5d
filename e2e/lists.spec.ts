import { expect } from '@playwright/test';
import * as catalogueTexts from '../src/workbench/reference/texts.ts';
import * as shellTexts from '../src/workbench/shell/texts.ts';
import * as examplesTexts from '../src/workbench/state/examples/texts.ts';
import { say } from '../src/workbench/ui/texts/say.ts';
import * as sheetTexts from '../src/workbench/write/form/sheet/texts.ts';
import * as formTexts from '../src/workbench/write/form/texts.ts';
import { Form } from './form.ts';
import { testOnOwnPage as test } from './test.ts';
import { spanishInvoice, Workbench } from './workbench.ts';

// Lists are searchable by names in the browser's language too.
test.use({ locale: 'es-ES' });

test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('billwright.language', 'en')));

for (const key of ['Tab', 'Enter']) {
  test(`form lists find entries by common name, local name and code, chosen with ${key}`, async ({ page }) => {
    const form = new Form(page);
    await form.open({ ...spanishInvoice(), payment: { instructions: { key: 'card' } } });
    const country = form.section('Customer').getByLabel(say(sheetTexts.country), { exact: true });
    const list = page.getByRole('listbox', { name: say(formTexts.choices) });
    const taken = async (search: string, field = country) => {
      await field.fill(search);
      await expect(list).toBeVisible();
      await page.keyboard.press(key);
      await expect(list).toHaveCount(0);
    };
    for (const [search, code] of [
      ['alemania', 'DE'],
      ['Österreich', 'AT'],
      ['Germany', 'DE'],
      ['PL', 'PL'],
    ] as const) {
      await taken(search);
      await expect.poll(() => form.workbench.documentNow()).toMatchObject({ customer: { tax_id: { country: code } } });
    }
    const unit = form.cell('Unit', 1);
    for (const search of ['pza', 'Stück', 'Stk', 'H87']) {
      await taken(search, unit);
      await expect.poll(() => form.workbench.documentNow()).toMatchObject({ lines: [{ item: { unit: 'piece' } }, {}] });
      await unit.fill('');
      await page.keyboard.press('Tab');
    }
    const means = form.document.getByRole('combobox', { name: 'Means' });
    for (const search of ['bank', 'transfer', 'Überweisung', 'transferencia']) {
      await taken('efectivo', means);
      await taken(search, means);
      await expect
        .poll(() => form.workbench.documentNow())
        .toMatchObject({ payment: { instructions: { key: 'credit-transfer' } } });
    }
    for (const [search, type] of [
      ['proforma', 'proforma'],
      ['abono', 'credit-note'],
      ['Gutschrift', 'credit-note'],
      ['381', 'credit-note'],
      ['factura', 'standard'],
    ] as const) {
      await taken(search, form.field('Type'));
      await expect.poll(() => form.workbench.documentNow()).toMatchObject({ type });
    }
    // The tax of a line.
    for (const [search, tax] of [
      ['exento', { key: 'exempt' }],
      ['mwst 21', { rate: 'general' }],
    ] as const) {
      await form.document.getByRole('button', { name: /^Tax of row 1/ }).click();
      await page.getByPlaceholder(say(sheetTexts.searchTax)).fill(search);
      await page.keyboard.press(key);
      await expect
        .poll(() => form.workbench.documentNow())
        .toMatchObject({ lines: [{ taxes: [{ cat: 'VAT', ...tax }] }, {}] });
    }
  });

  test(`New and the palette find entries by common and local names, chosen with ${key}`, async ({ page }) => {
    const workbench = new Workbench(page);
    await workbench.open();
    await workbench.button(say(shellTexts.newDrafts)).click();
    await page.getByRole('combobox', { name: say(examplesTexts.title) }).fill('factura polonia');
    await expect(page.getByRole('option', { name: 'Empty invoice, Poland', exact: true })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await page.keyboard.press(key);
    await expect(workbench.drafts).toHaveCount(2);
    await expect.poll(() => workbench.documentNow()).toMatchObject({ supplier: { tax_id: { country: 'PL' } } });

    await page.keyboard.press('ControlOrMeta+k');
    const search = page.getByPlaceholder(say(shellTexts.whatToDo));
    await search.fill('factura electrónica españa');
    await expect(page.getByRole('option', { name: /es-facturae-v3/ }).first()).toBeVisible();
    await search.fill('exportar');
    await expect(page.getByRole('option', { selected: true })).toHaveText(new RegExp(say(shellTexts.saveAs)));
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog', { name: /^Save / })).toBeVisible();
  });
}

test('addons are found by country and common names', async ({ page }) => {
  await page.goto('/addons');
  const list = page.getByRole('navigation', { name: say(catalogueTexts.listOf, { things: 'addons' }) });
  for (const [search, key] of [
    ['e-rechnung', 'de-xrechnung-v3'],
    ['alemania', 'de-xrechnung-v3'],
    ['fattura elettronica', 'it-sdi-v1'],
    ['ksef', 'pl-favat-v3'],
  ] as const) {
    await page.getByRole('searchbox').fill(search);
    await expect(list.getByRole('link').first()).toContainText(key);
  }
});
