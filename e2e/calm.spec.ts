import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import PostalMime from 'postal-mime';
import * as resultTexts from '../src/workbench/shell/result/texts.ts';
import * as shellTexts from '../src/workbench/shell/texts.ts';
import * as draftsTexts from '../src/workbench/state/drafts/texts.ts';
import * as operationsTexts from '../src/workbench/state/operations/texts.ts';
import { say } from '../src/workbench/ui/texts/say.ts';
import * as editorTexts from '../src/workbench/write/editor/texts.ts';
import * as formSheetTexts from '../src/workbench/write/form/sheet/texts.ts';
import * as sendingTexts from '../src/workbench/write/sending/texts.ts';
import { ubl } from './e-invoice.ts';
import { dropFiles } from './files.ts';
import { Form } from './form.ts';
import { expectNoViolations } from './look.ts';
import { test } from './test.ts';
import { faultyInvoice, spanishInvoice, type Workbench } from './workbench.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('a long tax name leaves the columns of the lines unchanged, and items keep a third of the width', async ({
  page,
}) => {
  const form = new Form(page);
  await form.open(spanishInvoice());
  const lines = form.section('Lines');
  const shape = () =>
    lines.evaluate((section) => {
      const widths = [...section.querySelectorAll('[aria-rowindex="2"] > div > [role=cell]')].map(
        (cell) => cell.getBoundingClientRect().width,
      );
      const [, item = 0] = widths;
      return { widths, share: item / section.getBoundingClientRect().width };
    });
  const before = await shape();
  expect(before.share).toBeGreaterThan(1 / 3);
  await lines.getByRole('button', { name: /^Tax of row 1/ }).click();
  await page.keyboard.type('reverse');
  await page.getByRole('option', { name: /everse/ }).click();
  await expect(lines.getByRole('button', { name: /^Tax of row 1.*everse/ })).toBeVisible();
  const after = await shape();
  expect(after.share).toBeCloseTo(before.share, 2);
  // Firefox rounds to a part of a pixel.
  for (const [index, width] of before.widths.entries())
    expect(Math.abs((after.widths[index] ?? 0) - width)).toBeLessThan(1);
});

test('the form has what an accountant needs, and JSON brings the developer tools', async ({ page }) => {
  const form = new Form(page);
  const { workbench } = form;
  await form.open(faultyInvoice());
  const tools = [
    ...[resultTexts.result, resultTexts.changes, resultTexts.xml, resultTexts.envelope].map((name) =>
      workbench.result.getByRole('tab', { name: say(name), exact: true }),
    ),
    workbench.problems.getByRole('link'),
  ].map((each) => each.first());
  const views = page.locator('header').getByRole('group', { name: say(editorTexts.view) });
  await expect(workbench.problems.getByRole('listitem').first()).toBeVisible();
  for (const tool of tools) await expect(tool).toBeHidden();
  const kept = [shellTexts.build, shellTexts.replicate, shellTexts.save];
  for (const name of kept) await expect(workbench.button(say(name))).toBeVisible();
  await expectNoViolations(page);
  const sizes = await form.document
    .locator('[data-form] label')
    .evaluateAll((labels) => labels.map((label) => Number.parseFloat(getComputedStyle(label).fontSize)));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12.5);

  await views.getByRole('button', { name: say(editorTexts.json) }).click();
  for (const tool of tools) await expect(tool).toBeVisible();
  for (const name of kept) await expect(workbench.button(say(name))).toBeVisible();
  await expect(views).toBeVisible();
});

test('faults of a received e-invoice are in plain words, and the same file opens only once', async ({ page }) => {
  const form = new Form(page);
  const { workbench } = form;
  await form.open(spanishInvoice());
  for (const name of [shellTexts.api, shellTexts.batch])
    await expect(page.getByRole('link', { name: say(name), exact: true })).toBeHidden();
  const received = { name: 'r-7.xml', content: ubl('23.81') };
  await dropFiles(page, received);
  const problem = workbench.problems.getByRole('listitem').filter({ hasText: '23.8' }).first();
  await expect(problem).toBeVisible({ timeout: 30_000 });
  await expect(problem).not.toContainText(/BT-|BR-/);
  await workbench.tab(say(resultTexts.terms)).click();
  await expect(workbench.result.getByText('R-7', { exact: true }).filter({ visible: true })).toBeVisible();
  await expect(workbench.result.getByText('BT-1', { exact: true })).toBeHidden();
  await expectNoViolations(page);
  await dropFiles(page, received);
  await expect(page.getByText(say(draftsTexts.alreadyOpen))).toBeVisible();
  await expect(workbench.drafts).toHaveCount(2);
});

test('Build reports what it added and changed', async ({ page }) => {
  const form = new Form(page);
  await form.open(spanishInvoice());
  await form.workbench.build();
  await expect(page.getByText(say(operationsTexts.built, { count: 0 }))).toBeVisible();
  await expect(page.getByText(/[1-9]\d* values/)).toBeVisible();
});

test('an invoice becomes an e-mail to its customer, with its attachments', async ({ page }) => {
  const form = new Form(page);
  await form.open({
    ...spanishInvoice(),
    customer: { ...spanishInvoice().customer, emails: [{ addr: 'a@b.example' }] },
  });
  const dialog = await openSending(form.workbench);
  await expect(dialog.getByLabel(say(sendingTexts.to))).toHaveValue('a@b.example');
  await expectNoViolations(page);
  const saving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: say(sendingTexts.save) }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe('FAC-2025-118.eml');
  const email = await PostalMime.parse(await readFile(await file.path()));
  expect(email.to?.map(({ address }) => address)).toEqual(['a@b.example']);
  expect(email.subject).toContain('FAC-2025-118');
  expect(email.attachments.map(({ filename }) => filename)).toContain('FAC-2025-118.pdf');
  const [pdf] = email.attachments;
  expect(
    Buffer.from(pdf?.content as ArrayBuffer)
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});

test('attachments go to the share sheet if the device can share files', async ({ page }) => {
  await page.addInitScript(() => {
    const shared: string[] = [];
    Object.assign(navigator, {
      canShare: ({ files = [] }: ShareData) => files.length > 0,
      share: async ({ files = [] }: ShareData) => shared.push(...files.map(({ name }) => name)),
      shared,
    });
  });
  const form = new Form(page);
  await form.open(spanishInvoice());
  const dialog = await openSending(form.workbench);
  await dialog.getByRole('button', { name: say(sendingTexts.share) }).click();
  await expect(dialog).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(navigator, 'shared'))).toContain('FAC-2025-118.pdf');
});

async function openSending(workbench: Workbench) {
  await workbench.fromMenu(say(shellTexts.send));
  return workbench.page.getByRole('dialog', { name: say(sendingTexts.title) });
}

test('terms, delivery and references are rows of the sheet', async ({ page }) => {
  const form = new Form(page);
  await form.open(spanishInvoice());
  const type = async (part: string, texts: Readonly<Record<string, string>>) => {
    const rows = await form.more(part);
    for (const [path, text] of Object.entries(texts)) {
      await rows.locator(`[data-path="${path}"]`).fill(text);
      await page.keyboard.press('Tab');
    }
    return rows;
  };
  await type(say(formSheetTexts.prepayments), {
    '.payment.advances[0].description': 'Anticipo',
    '.payment.advances[0].date': '01/02/2026',
    '.payment.advances[0].amount': '100',
  });
  await type(say(formSheetTexts.dueDates), {
    '.payment.terms.due_dates[0].date': '01/03/2026',
    '.payment.terms.due_dates[0].percent': '40',
    '.payment.terms.due_dates[1].date': '01/04/2026',
    '.payment.terms.due_dates[1].percent': '60',
  });
  await type(say(formSheetTexts.delivery), {
    '.delivery.date': '05/02/2026',
    '.delivery.receiver.name': 'Almacén Sur',
    '.delivery.receiver.addresses[0].locality': 'Getafe',
  });
  await type(say(formSheetTexts.period), {
    '.ordering.period.start': '01/01/2026',
    '.ordering.period.end': '31/01/2026',
  });
  await type(say(formSheetTexts.order), {
    '.ordering.code': 'PED-7',
    '.ordering.contracts[0].code': 'C-1',
  });
  await type(say(formSheetTexts.references), { '.preceding[0].code': '99' });
  await type(say(formSheetTexts.onTheWhole), {
    '.charges[0].reason': 'Portes',
    '.charges[0].amount': '12,50',
  });
  const discount = await form.more(say(formSheetTexts.cashDiscount));
  await discount.getByLabel(say(formSheetTexts.cashPercent)).fill('2');
  await discount.getByLabel(say(formSheetTexts.cashDays)).fill('10');
  await discount.getByRole('button', { name: say(formSheetTexts.addCashDiscount) }).click();
  await expectNoViolations(page);

  const { payment, delivery, ordering, preceding, charges } = await form.workbench.documentNow();
  expect({ payment, delivery, ordering, preceding, charges }).toMatchObject({
    payment: {
      advances: [{ description: 'Anticipo', date: '2026-02-01', amount: '100' }],
      terms: {
        notes: expect.stringMatching(/2\s?%$/),
        due_dates: [
          { date: '2026-03-01', percent: '40%' },
          { date: '2026-04-01', percent: '60%' },
        ],
      },
    },
    delivery: { date: '2026-02-05', receiver: { name: 'Almacén Sur', addresses: [{ locality: 'Getafe' }] } },
    ordering: { code: 'PED-7', contracts: [{ code: 'C-1' }], period: { start: '2026-01-01', end: '2026-01-31' } },
    preceding: [{ code: '99' }],
    charges: [{ reason: 'Portes', amount: '12.50' }],
  });
  // Parts with content are open after a reload, the others closed.
  await page.reload();
  const button = (name: string) => form.document.getByRole('button', { name: say(name), exact: true });
  await expect(button(formSheetTexts.prepayments)).toHaveAttribute('aria-expanded', 'true');
  await expect(button(formSheetTexts.note)).toHaveAttribute('aria-expanded', 'false');
});
