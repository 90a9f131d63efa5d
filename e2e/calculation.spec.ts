import { expect } from '@playwright/test';
import * as resultTexts from '../src/workbench/shell/result/texts.ts';
import { say } from '../src/workbench/ui/texts/say.ts';
import * as calculationTexts from '../src/workbench/write/calculation/texts.ts';
import { test } from './test.ts';
import { spanishInvoice, Workbench } from './workbench.ts';

test.use({ viewport: { width: 1440, height: 1100 } });

test('every total shows its calculation, and the origin of its rate', { tag: '@journey' }, async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  await workbench.write(spanishInvoice());
  await workbench.tab(say(resultTexts.calculation)).click();
  const table = workbench.result.getByRole('table');
  await expect(table.getByRole('row', { name: /^Discount · Series/ })).toContainText('10% of sum 1,800.00');
  await expect(table.getByRole('row', { name: /^Base/ })).toContainText('line 1 1,620.00 + line 2 12.50');
  await expect(table.getByRole('row', { name: /^Base/ })).toContainText('1,632.50');
  await expect(table.getByRole('row', { name: /^VAT 21%, standard/ })).toContainText(/Spain.*1 September 2012/);
  await expect(table.getByRole('row', { name: /^Payable/ })).toContainText('1,975.33');
});

test('a figure leads to its lines, in the document and in the table', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  await workbench.write(spanishInvoice());
  await workbench.tab(say(resultTexts.calculation)).click();
  await workbench.result
    .getByRole('row', { name: /^Base/ })
    .getByRole('button', { name: /^line 2/ })
    .click();
  await expect(workbench.document.locator('.shown-location').first()).toBeVisible();
  await expect(markedLines(workbench)).resolves.toEqual(
    expect.arrayContaining([expect.stringContaining('"Carriage"')]),
  );
  expect((await markedLines(workbench)).join('\n')).not.toContain('Bookbinding');
  // The row in the table: the line's total, which is marked too.
  await expect(workbench.result.getByRole('row', { name: /^Total price 12.50/ })).toHaveClass(/accent/);

  await workbench.result.getByRole('button', { name: say(calculationTexts.payable), exact: true }).click();
  await expect.poll(async () => (await markedLines(workbench)).join('\n')).toContain('Bookbinding');
  expect((await markedLines(workbench)).join('\n')).toContain('Carriage');
});

test('figures are reachable by keyboard, keeping the place', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  await workbench.write(spanishInvoice());
  await workbench.tab(say(resultTexts.preview)).focus();
  for (const name of ['Result', 'Changes', 'Calculation']) {
    await page.keyboard.press('ArrowRight');
    await expect(workbench.tab(name)).toBeFocused();
    await expect(workbench.tab(name)).toHaveAttribute('aria-selected', 'true');
  }
  const line = workbench.result.getByRole('button', { name: '2 · Carriage' });
  await line.focus();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await markedLines(workbench)).join('\n')).toContain('Carriage');
  await expect(line).toBeFocused();
});

/** Returns the texts of the lines marked in the editor. */
async function markedLines(workbench: Workbench): Promise<string[]> {
  return await workbench.document.evaluate((region) => {
    const tops = Array.from(region.querySelectorAll('.shown-location'), (mark) => mark.getBoundingClientRect().top);
    return Array.from(region.querySelectorAll('.view-line'))
      .filter((line) => tops.some((top) => Math.abs(top - line.getBoundingClientRect().top) < 2))
      .map((line) => line.textContent ?? '');
  });
}
