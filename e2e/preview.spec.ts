import { PDFDocument } from '@cantoo/pdf-lib';
import { expect } from '@playwright/test';
import { test } from './test.ts';
import { spanishInvoice, Workbench } from './workbench.ts';

const root = 'https://gobl.org/draft-0/';
const supplier = { name: 'Talleres Llobregat S.L.', tax_id: { country: 'ES', code: 'B98602642' } };
const bill = { series: 'X', code: '1', issue_date: '2025-03-10', currency: 'EUR', supplier, customer: { name: 'Luz' } };

test('document texts run in the direction of their script', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  await workbench.write({ ...spanishInvoice(), customer: { name: 'مكتبة الشمس' } });
  const name = workbench.result.getByRole('article').getByText('مكتبة الشمس');
  await expect(name).toHaveAttribute('dir', 'auto');
  await expect(name).toHaveCSS('direction', 'rtl');
});

test('the preview prints on A4 pages', { tag: '@firefox' }, async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  await workbench.write(spanishInvoice());
  await expect(workbench.result.getByRole('article')).toContainText('1.975,33');
  const pdf = await PDFDocument.load(await page.pdf({ preferCSSPageSize: true }));
  const boxes = pdf.getPages().map((one) => [one.getWidth(), one.getHeight()]);
  // 210 by 297 mm in points; one page suffices for two lines.
  expect(boxes).toEqual([[expect.closeTo(595, -1), expect.closeTo(842, -1)]]);
});

test('figures stay on one line, even with sixteen digits', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  const item = { name: 'Development of a large system', price: '1234567890123456.00' };
  const taxes = [{ cat: 'VAT', rate: 'general' }];
  await workbench.write({ $schema: `${root}bill/invoice`, ...bill, lines: [{ quantity: '20', item, taxes }] });
  const paper = workbench.result.getByRole('article');
  await expect(paper).toContainText('24.691.357.802.469.120,00');
  for (const width of [1440, 1024, 900]) {
    await page.setViewportSize({ width, height: 768 });
    const lines = () =>
      paper.locator('td').evaluateAll((cells) =>
        cells.flatMap((cell) => {
          const range = document.createRange();
          range.selectNodeContents(cell);
          return /^[\d.,]+$/.test(cell.textContent)
            ? new Set([...range.getClientRects()].map(({ top }) => top)).size
            : [];
        }),
      );
    await expect.poll(async () => new Set(await lines())).toEqual(new Set([1]));
  }
});

test('every tab of the result is reachable in German, on narrow screens too', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ locale: 'de-DE', ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('button', { name: 'Als JSON', exact: true }).click();
  const tabs = page.locator('[data-region="result"]').getByRole('tab');
  await expect(tabs).toHaveCount(6);
  for (const width of [1440, 1024, 800]) {
    await page.setViewportSize({ width, height: 768 });
    for (const tab of await tabs.all()) await expect(tab).toBeInViewport({ ratio: 1 });
  }
  await context.close();
});
