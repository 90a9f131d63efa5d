import { expect } from '@playwright/test';
import * as resultTexts from '../src/workbench/shell/result/texts.ts';
import { say } from '../src/workbench/ui/texts/say.ts';
import * as calculationTexts from '../src/workbench/write/calculation/texts.ts';
import * as editorTexts from '../src/workbench/write/editor/texts.ts';
import * as problemsTexts from '../src/workbench/write/problems/texts.ts';
import { test } from './test.ts';
import { spanishInvoice, Workbench } from './workbench.ts';
import { goByOutline, placeCursorIn } from './writing.ts';

const count = 2_000;

const taxes = [{ cat: 'VAT', rate: 'standard' }];

/** Returns lines; `other` returns changes of one by index from 0. */
function manyLines(
  length: number,
  other: (index: number) => { quantity?: string; price?: string; unit?: string } = () => ({}),
) {
  return Array.from({ length }, (_, index) => {
    const { quantity = '1', price = '10.00', unit } = other(index);
    return { quantity, item: { name: `Item ${index + 1}`, price, unit }, taxes };
  });
}

/** Returns an invoice of two thousand lines; line 1,500 has its own price. */
function longInvoice() {
  return { ...spanishInvoice(), lines: manyLines(count, (index) => (index === 1_499 ? { price: '15.00' } : {})) };
}

test('a document of two thousand lines is written, checked and read like a short one', { tag: '@long' }, async ({
  page,
}) => {
  test.slow();
  const workbench = new Workbench(page);
  await workbench.open();
  await workbench.write(longInvoice());
  const paper = workbench.result.getByRole('article');
  await expect(paper.getByRole('row', { name: /^Base imponible/ })).toContainText('20.005,00', { timeout: 60_000 });
  await expect(paper.getByRole('row', { name: /^Item / })).toHaveCount(count);
  await expect(workbench.problems).toContainText(say(problemsTexts.noneFound));

  // Far below, where nothing was rendered before.
  await goByOutline(workbench, '1500: Item 1500', /1500: Item 1500/);
  await placeCursorIn(workbench, '"15.00"');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('x');
  await expect(workbench.problems.getByRole('listitem')).toContainText('lines[1499].item.price', { timeout: 30_000 });
  await workbench.expectSquiggleUnder('"15.0x"');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('5');
  await expect(workbench.problems.getByRole('listitem')).toHaveCount(0, { timeout: 30_000 });
  await expect(paper.getByRole('row', { name: /^Base imponible/ })).toContainText('20.005,05', { timeout: 30_000 });

  await workbench.tab(say(resultTexts.calculation)).click();
  await expect(workbench.result.getByRole('row', { name: /^Payable/ })).toContainText('24,206.11', { timeout: 60_000 });
});

test('the form of a long document shows its lines in portions', { tag: '@long' }, async ({ page }) => {
  test.slow();
  const workbench = new Workbench(page);
  await workbench.open();
  await workbench.write(longInvoice());
  await workbench.page
    .getByRole('group', { name: say(editorTexts.view) })
    .getByRole('button', { name: say(editorTexts.form) })
    .click();
  const lines = workbench.document.getByRole('region', { name: say(calculationTexts.lines), exact: true });
  await expect(lines.getByRole('table')).toHaveAttribute('aria-rowcount', '2002', { timeout: 60_000 });
  expect(await lines.getByRole('row').count()).toBeLessThan(60);
  await lines.getByLabel('Item, row 3', { exact: true }).fill('Another');
  await expect(workbench.result.getByRole('article')).toContainText('Another', { timeout: 60_000 });
});

test('the columns of a long paper are aligned, and hidden rows are present', {
  tag: '@long',
}, async ({ page }) => {
  test.slow();
  const workbench = new Workbench(page);
  await workbench.open();
  const lines = manyLines(250, (index) => ({
    unit: index % 9 === 0 ? 'kWh' : 'h',
    ...(index === 130 && { quantity: '123456', price: '123456.00' }),
  }));
  await workbench.write({ ...spanishInvoice(), lines, discounts: [{ reason: 'Series', percent: '10%', taxes }] });
  const paper = workbench.result.getByRole('article');
  const rows = paper.getByRole('table').first().getByRole('row');
  await expect(rows).toHaveCount(252, { timeout: 60_000 });

  const edges = (row: number) =>
    rows
      .nth(row)
      .locator('th, td')
      .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().right)));
  const overflowing = (row: number) =>
    rows
      .nth(row)
      .locator('th, td')
      .evaluateAll((cells) =>
        cells.filter((cell) => cell.scrollWidth > cell.clientWidth).map((cell) => cell.textContent),
      );
  const headings = await edges(0);
  expect(headings).toHaveLength(5);
  for (const row of [1, 131, 250]) {
    await rows.nth(row).scrollIntoViewIfNeeded();
    expect(await edges(row)).toEqual(headings);
    expect(await overflowing(row)).toEqual([]);
  }
  await rows.nth(251).scrollIntoViewIfNeeded();
  expect(await edges(251)).toEqual([headings[2], headings[3], headings[4]]);
  await expect(rows.nth(251)).toContainText('Series · 10 %');

  await page.emulateMedia({ media: 'print' });
  const displays = () =>
    paper.evaluate((element) => {
      const table = element.querySelector('table');
      return [table, table?.tHead, table?.tBodies[0], table?.rows[200]].map(
        (each) => each && getComputedStyle(each).display,
      );
    });
  expect(await displays()).toEqual(['table', 'table-header-group', 'table-row-group', 'table-row']);
});

test('the changes of a long document are compared on request', { tag: '@long' }, async ({ page }) => {
  test.slow();
  const workbench = new Workbench(page);
  await workbench.open();
  await workbench.write({ ...spanishInvoice(), code: '4711', lines: manyLines(300) });
  await workbench.tab(say(resultTexts.changes)).click();
  const compared = workbench.result.locator('.editor.modified .lines-content');
  await expect(compared).toContainText('"4711"', { timeout: 60_000 });
  const anew = workbench.result.getByRole('button', { name: say(resultTexts.compareAgain) });
  await expect(anew).toBeHidden();

  await placeCursorIn(workbench, '"4711"');
  await page.keyboard.type('0');
  await expect(anew).toBeVisible({ timeout: 30_000 });
  await expect(compared).toContainText('"4711"');
  await anew.click();
  await expect(compared).not.toContainText('"4711"', { timeout: 30_000 });
  await expect(anew).toBeHidden();

  // A build by button was requested.
  await placeCursorIn(workbench, '"FAC-2025"');
  await page.keyboard.type('0');
  await workbench.build();
  await expect(compared).not.toContainText('"FAC-2025"', { timeout: 30_000 });
  await expect(anew).toBeHidden();
});
