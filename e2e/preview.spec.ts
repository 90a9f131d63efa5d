import { PDFDocument } from '@cantoo/pdf-lib';
import { expect } from '@playwright/test';
import * as previewTexts from '../src/workbench/preview/texts.ts';
import { say } from '../src/workbench/texts/say.ts';
import { test } from './test.ts';
import { spanishInvoice, Workbench } from './workbench.ts';

const root = 'https://gobl.org/draft-0/';
const supplier = { name: 'Talleres Llobregat S.L.', tax_id: { country: 'ES', code: 'B98602642' } };
const lines = [
  { quantity: '2', item: { name: say(previewTexts.paper), price: '10.00' }, taxes: [{ cat: 'VAT', rate: 'standard' }] },
];
const bill = { series: 'X', code: '1', issue_date: '2025-03-10', currency: 'EUR', supplier, customer: { name: 'Luz' } };

const documents: { name: string; document: object; shows: (string | RegExp)[] }[] = [
  {
    name: 'a credit note',
    document: {
      ...spanishInvoice(),
      type: 'credit-note',
      preceding: [{ series: 'FAC', code: '7', issue_date: '2025-03-01' }],
    },
    shows: ['Nota de crédito', 'FAC-7'],
  },
  {
    name: 'an order',
    document: { $schema: `${root}bill/order`, type: 'purchase', ...bill, lines },
    shows: ['Pedido de compra', 'Proveedor', '24,20'],
  },
  {
    name: 'a delivery',
    document: {
      $schema: `${root}bill/delivery`,
      type: 'note',
      ...bill,
      lines,
      courier: { name: 'Rápido' },
      despatch_date: '2025-03-09',
    },
    shows: ['Albarán', 'Transportista', 'Rápido', '9 de marzo de 2025'],
  },
  {
    name: 'a payment',
    document: {
      $schema: `${root}bill/payment`,
      type: 'receipt',
      ...bill,
      methods: [{ key: 'card' }],
      lines: [{ document: { series: 'FAC', code: '118', issue_date: '2025-03-01' }, amount: '121.00' }],
    },
    shows: ['Recibo', 'FAC-118', '121,00'],
  },
  {
    name: 'a status',
    document: {
      $schema: `${root}bill/status`,
      type: 'update',
      issue_date: '2025-03-10',
      supplier,
      customer: { name: 'Luz' },
      lines: [{ key: 'paid', date: '2025-03-09', doc: { series: 'FAC', code: '118', issue_date: '2025-03-01' } }],
    },
    shows: ['Aviso de estado', 'Pagada', 'FAC-118'],
  },
  {
    name: 'a message',
    document: {
      $schema: `${root}note/message`,
      title: 'Closed in August',
      content: 'Dear all,\n\nsee you soon.',
    },
    shows: ['Closed in August', /Dear all,\s+see you soon\./],
  },
  {
    name: 'a party',
    document: { $schema: `${root}org/party`, ...supplier },
    shows: ['Talleres Llobregat S.L.', 'Parte', 'NIF ESB98602642'],
  },
];

for (const { name, document, shows } of documents) {
  test(`${name} is shown as on paper`, async ({ page }) => {
    const workbench = new Workbench(page);
    await workbench.open();
    await workbench.write(document);
    const paper = workbench.result.getByRole('article');
    for (const text of shows) await expect(paper).toContainText(text);
  });
}

test('the paper is available in eight languages', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  await workbench.write(spanishInvoice());
  const paper = workbench.result.getByRole('article');
  const choice = workbench.result.getByRole('combobox', { name: say(previewTexts.language) });
  const titles = {
    en: 'Invoice',
    es: 'Factura',
    de: 'Rechnung',
    fr: 'Facture',
    it: 'Fattura',
    pt: 'Fatura',
    pl: 'Faktura',
    nl: 'Factuur',
  };
  for (const [language, title] of Object.entries(titles)) {
    await choice.selectOption(language);
    await expect(paper.getByRole('heading', { name: title, exact: true })).toBeVisible();
    await expect(paper).toHaveAttribute('lang', language);
  }
});

test('the preview shows payment details, and legally required notes', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  await workbench.write({
    ...spanishInvoice(),
    $tags: ['reverse-charge'],
    customer: { name: 'Buchhandlung Sonne', tax_id: { country: 'DE', code: '111111125' } },
    lines: [
      { quantity: '1', item: { name: 'Bookbinding', price: '100.00' }, taxes: [{ cat: 'VAT', key: 'reverse-charge' }] },
    ],
    payment: {
      terms: { key: 'due-date', due_dates: [{ date: '2025-04-10', percent: '100%' }] },
      instructions: {
        key: 'credit-transfer',
        credit_transfer: [{ iban: 'ES9121000418450200051332', bic: 'CAIXESBBXXX' }],
      },
    },
  });
  await workbench.result.getByRole('combobox', { name: say(previewTexts.language) }).selectOption('en');
  const paper = workbench.result.getByRole('article');
  await expect(paper).toContainText('10 April 2025');
  await expect(paper).toContainText('By bank transfer');
  await expect(paper).toContainText('ES91 2100 0418 4502 0005 1332');
  await expect(paper).toContainText('CAIXESBBXXX');
  await expect(paper).toContainText(/reverse charge/i);
  await expect(paper).toContainText('Inversión del sujeto pasivo');
});

test('the preview shows only content of the document', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  const { customer: _customer, ...simplified } = spanishInvoice();
  await workbench.write({ ...simplified, $tags: ['simplified'] });
  const paper = workbench.result.getByRole('article');
  await expect(paper).toContainText('1.975,33');
  for (const absent of ['Cliente', 'Vencimiento', 'IBAN', 'IRPF', 'undefined', 'null'])
    await expect(paper).not.toContainText(absent);
});

test('document texts run in the direction of their script', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  await workbench.write({ ...spanishInvoice(), customer: { name: 'مكتبة الشمس' } });
  const name = workbench.result.getByRole('article').getByText('مكتبة الشمس');
  await expect(name).toHaveAttribute('dir', 'auto');
  expect(await name.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
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
  await page.addInitScript(() => localStorage.setItem('billwright.tour', 'done'));
  await page.goto('/');
  const tabs = page.locator('[data-region="result"]').getByRole('tab');
  await expect(tabs).toHaveCount(7);
  for (const width of [1440, 1024, 800]) {
    await page.setViewportSize({ width, height: 768 });
    for (const tab of await tabs.all()) await expect(tab).toBeInViewport({ ratio: 1 });
  }
  await context.close();
});
