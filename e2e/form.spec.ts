import { expect } from '@playwright/test';
import * as shellTexts from '../src/workbench/shell/texts.ts';
import { say } from '../src/workbench/ui/texts/say.ts';
import * as editorTexts from '../src/workbench/write/editor/texts.ts';
import * as helpTexts from '../src/workbench/write/form/sheet/help/texts.ts';
import * as formSheetTexts from '../src/workbench/write/form/sheet/texts.ts';
import * as formTexts from '../src/workbench/write/form/texts.ts';
import { Form } from './form.ts';
import { test } from './test.ts';
import { faultyInvoice, notInFirefox, spanishInvoice } from './workbench.ts';

test.use({ viewport: { width: 1440, height: 1000 } });

/** Laid out as by a person. */
const text = `{
  "$schema": "https://gobl.org/draft-0/bill/invoice",
  "series": "FAC-2025",   "code":"118",
  "issue_date": "2025-03-10", "currency": "EUR",
  "supplier": { "name": "Talleres Llobregat S.L.", "tax_id": { "country": "ES", "code": "B98602642" } },
  "customer": { "name": "Librería Sant Jordi", "tax_id": { "country": "ES", "code": "54387763P" } },
  "x_internal": { "kept": [1.50, true] },
  "lines": [
    { "quantity": "20",
      "item": { "name": "Bookbinding", "price": "90.00" } },
    { "quantity": "1", "item": { "name": "Carriage", "price": "12.50" } }
  ]
}
`;

test('editing fields keeps the layout and unknown members of the text', {
  tag: '@firefox',
}, async ({ page }) => {
  const form = new Form(page);
  await form.open(text);
  await form.field('Number').first().fill('119');
  await form.workbench.expectText(text.replace('"118"', '"119"'));
  await form.section('Customer').getByLabel('Name', { exact: true }).fill('Librería Sant Jordi SL');
  await form.workbench.expectText(text.replace('"118"', '"119"').replace('Sant Jordi"', 'Sant Jordi SL"'));
  await expect(form.document.getByText('x_internal', { exact: true })).toBeVisible();

  // JSON with comments can be edited too, and the comments stay.
  await form.show(say(editorTexts.json));
  await form.workbench.write(text.replace('"series"', '// as the office counts\n  "series"'));
  await form.show(say(editorTexts.form));
  await form.field('Number').first().fill('120');
  await form.workbench.expectText(
    text.replace('"series"', '// as the office counts\n  "series"').replace('"118"', '"120"'),
  );

  await form.show(say(editorTexts.json));
  await expect(form.document.locator('.view-lines')).toContainText('"120"');
  await form.document.locator('.view-lines').click();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(form.document.locator('.view-lines')).toContainText('"118"');
});

test('a new row keeps the first keys typed, and removing it moves the focus', async ({ page }) => {
  const form = new Form(page);
  await form.open(spanishInvoice());
  const { workbench } = form;
  const lines = async () => ((await workbench.documentNow()) as { lines: { quantity: string }[] }).lines;
  const count = (await lines()).length;
  await form.cell('Qty', count + 1).click();
  await page.keyboard.type('26');
  await expect(form.cell('Qty', count + 1)).toHaveValue('26');
  expect((await lines()).at(-1)).toMatchObject({ quantity: '26' });

  const taxes = form.document.getByRole('button', { name: new RegExp(`^Tax of row ${count + 1}`) });
  await taxes.focus();
  await page.keyboard.type('irpf 7');
  await expect(page.getByPlaceholder(say(formSheetTexts.searchTax))).toHaveValue('irpf 7');
  await page.keyboard.press('Escape');
  await expect(taxes).toBeFocused();

  await form.document.getByRole('button', { name: say(formSheetTexts.rowTools, { number: count + 1 }) }).click();
  const remove = form.document.getByRole('button', { name: say(formTexts.removeEntry, { number: count + 1 }) });
  await expect(remove.first()).toBeInViewport();
  await remove.first().click();
  await expect(form.cell('Item', count + 1)).toBeFocused();
  expect(await lines()).toHaveLength(count);
});

test('ambiguous pasted numbers are asked about before building, also after a reload', async ({ page }) => {
  notInFirefox('scripts cannot fill its clipboard events');
  const form = new Form(page);
  await form.open(spanishInvoice());
  const { workbench } = form;
  const price1 = async () => ((await workbench.documentNow()) as { lines: { item: object }[] }).lines[0]?.item;
  const answer = form.document.locator('[data-question]').getByRole('button', { name: '1.250', exact: true });
  await form.cell('Item', 1).evaluate((cell) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'Table\t1\th\t1.250');
    cell.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(answer).toBeFocused();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByText(say(formTexts.asksFirst, { typed: '1.250' })).first()).toBeVisible();

  // They are neither in the text nor lost while the text is shown, nor when the page is left.
  await form.show(say(editorTexts.json));
  expect(await price1()).toMatchObject({ price: '90.00' });
  await page.reload();
  await workbench.ready();
  await workbench.button(say(shellTexts.correct)).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(answer).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(price1).toMatchObject({ price: '1250' });
});

test('a field shows help when the pointer rests on it, or by Shift+F1, but not over a fault', async ({ page }) => {
  const form = new Form(page);
  await form.open(text);
  const supplier = form.section('Supplier');
  const field = (name: string) => supplier.getByLabel(name, { exact: true });
  const helpOf = (name: string) => field(name).locator('xpath=ancestor::*[@data-field][1]').locator('[data-help]');
  await field('Country').click();
  // Below the list, which would cover it.
  const help = say(helpTexts.taxCountry);
  await expect(form.document.getByRole('listbox').locator('xpath=following-sibling::p')).toHaveText(help);
  await expect(helpOf('Country')).toBeHidden();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const shown = form.document.locator('[data-help]:visible');
  await expect(shown).toHaveCount(0);
  await page.keyboard.press('Shift+F1');
  await expect(shown).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(shown).toHaveCount(0);
  await field(say(formSheetTexts.country)).hover({ position: { x: 4, y: 4 } });
  await expect(helpOf('Country')).toBeVisible();
  const covered = await shown.evaluate((help) => {
    const own = help.getBoundingClientRect();
    const others = [...document.querySelectorAll('[data-form] :is(input, textarea, button, h2)')];
    return others.filter((each) => {
      const { left, right, top, bottom } = each.getBoundingClientRect();
      const scroll = each.closest('[data-scroll]')?.getBoundingClientRect();
      return (
        left < own.right && own.left < right && top < own.bottom && own.top < Math.min(bottom, scroll?.bottom ?? 0)
      );
    }).length;
  });
  expect(covered).toBe(0);
  // Pressed to fill it in, a field keeps no help over the next one.
  await field('Name').click();
  await field('Name').hover({ position: { x: 30, y: 4 } });
  await page.waitForTimeout(1000);
  await expect(shown).toHaveCount(0);
  await field(say(formSheetTexts.country)).hover({ position: { x: 4, y: 4 } });
  await expect(helpOf('Country')).toBeVisible();
  const number = form.document.locator('input[data-path=".supplier.tax_id.code"]');
  await number.fill('B1');
  await page.keyboard.press('Tab');
  await expect(number).toHaveAttribute('aria-invalid', 'true');
  await number.hover();
  await number.focus();
  await page.keyboard.press('Shift+F1');
  await expect(shown).toHaveCount(0);
});

test('the column headings of the lines, and faults, fit on a common screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const form = new Form(page);
  await form.open(faultyInvoice());
  const heads = form.section('Lines').getByRole('columnheader');
  const cut = await heads.evaluateAll((all) =>
    all
      .filter((head) => head.scrollWidth > head.clientWidth && !head.querySelector('.sr-only'))
      .map((head) => head.textContent),
  );
  expect(cut).toEqual([]);
  const series = form.field('Series');
  expect(await series.evaluate((input) => input.scrollWidth - input.clientWidth)).toBeLessThanOrEqual(0);
  const fault = form.section('Supplier').getByRole('listitem');
  for (const width of [1440, 1280, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(async () => (await fault.boundingBox())?.height).toBeLessThan(90);
  }
});

test('in a narrow form, discount and tax go below their line, and the rest stays one row', async ({ page }) => {
  const form = new Form(page);
  await form.open(spanishInvoice());
  const cells = form.section('Lines').getByRole('row').nth(1).locator('[data-column]');
  const rows = async () => {
    const boxes = await Promise.all((await cells.all()).map((cell) => cell.boundingBox()));
    return boxes.map((box) => box && boxes[0] && Math.round(box.y - boxes[0].y) > 20);
  };
  for (const [width, below] of [
    [1440, [false, false, false, false, false, false, false]],
    [1024, [false, false, false, false, true, true, false]],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(rows).toEqual(below);
    const [last] = await cells.evaluateAll((all) => all.slice(-1).map((cell) => cell.getBoundingClientRect().right));
    const item = await cells.first().boundingBox();
    // The amount ends the row that the item begins.
    expect(last).toBeGreaterThan((item?.x ?? 0) + (item?.width ?? 0));
  }
});

test('a signed envelope is read-only', async ({ page }) => {
  const form = new Form(page);
  const envelope = {
    $schema: 'https://gobl.org/draft-0/envelope',
    head: {},
    doc: spanishInvoice(),
    sigs: ['e30.e30.e30'],
  };
  await form.open(envelope);
  await expect(form.section('Supplier').getByLabel('Name', { exact: true })).toBeDisabled();
  await expect(form.document.getByRole('button', { name: /^Add a field|^Remove (?!signatures)/ })).toHaveCount(0);

  await form.document.getByRole('button', { name: say(editorTexts.removeSignatures) }).click();
  await form.section('Supplier').getByRole('button', { name: 'Edit', exact: true }).click();
  await form.section('Supplier').getByLabel('Name', { exact: true }).fill('New');
  await expect.poll(async () => JSON.stringify(await form.workbench.documentNow())).toContain('"name":"New"');
});
