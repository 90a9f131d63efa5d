import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { taxNumberName } from '../src/countries/countries.ts';
import * as companyTexts from '../src/workbench/company/texts.ts';
import * as documentsTexts from '../src/workbench/documents/texts.ts';
import * as shellTexts from '../src/workbench/shell/texts.ts';
import * as listTexts from '../src/workbench/state/drafts/list/texts.ts';
import * as draftsTexts from '../src/workbench/state/drafts/texts.ts';
import * as keptTexts from '../src/workbench/state/stores/texts.ts';
import { say } from '../src/workbench/ui/texts/say.ts';
import * as uiTexts from '../src/workbench/ui/texts.ts';
import { dropFiles } from './files.ts';
import { Form } from './form.ts';
import { expectNothingCutOff, expectNoViolations } from './look.ts';
import { test } from './test.ts';
import { spanishInvoice, Workbench } from './workbench.ts';

/** Saves the current document as the chosen kind. */
async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: say(shellTexts.save), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Save / });
  const saving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: /^Save / }).click();
  await saving;
}

async function show(page: Page, name: string): Promise<void> {
  await page
    .getByRole('navigation', { name: say(shellTexts.places) })
    .getByRole('link', { name })
    .click();
}

test('a new invoice offers to remember the one saved before: company, number and documents', async ({ page }) => {
  const form = new Form(page);
  await form.open(spanishInvoice());
  await page.evaluate(() => localStorage.removeItem('billwright.memory'));
  await save(page);

  await form.workbench.startNew('Spain');
  await page.getByRole('button', { name: say(documentsTexts.rememberAndUse), exact: true }).click();
  await expect(page.getByRole('link', { name: say(documentsTexts.seeCompany) })).toBeVisible();
  const { supplier } = spanishInvoice();
  await expect.poll(() => form.workbench.documentNow()).toMatchObject({ series: 'FAC-2025', code: '119', supplier });

  await show(page, say(shellTexts.documents));
  const row = page.getByRole('row').filter({ hasText: 'FAC-2025-118' });
  await expect(row).toContainText('Librería');
  await expectNoViolations(page);
  const choose = async (item: string) => {
    await row.getByRole('button', { name: say(documentsTexts.actionsFor, { number: 'FAC-2025-118' }) }).click();
    await page.getByRole('menuitem', { name: item, exact: true }).click();
  };
  await choose(say(documentsTexts.markPaid));
  await expect(row).toContainText(say(documentsTexts.paid));
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: say(uiTexts.moreActions), exact: true }).click();
  await page.getByRole('menuitem', { name: say(keptTexts.exportFile), exact: true }).click();
  const file = await (await saving).path();
  expect(await readFile(file, 'utf8')).toContain('FAC-2025');

  await choose(say(documentsTexts.forget));
  await expect(row.filter({ hasText: say(documentsTexts.paid) })).toHaveCount(0);
  await page.locator('input[type=file][accept*=json]').setInputFiles(file);
  await expect(row).toContainText(say(documentsTexts.paid));
  await row.getByRole('button', { name: 'FAC-2025-118', exact: true }).click();
  await expect.poll(() => form.workbench.documentNow()).toMatchObject({ code: '118' });

  // Its row corrects it at once.
  await show(page, say(shellTexts.documents));
  await choose(say(documentsTexts.correct));
  await expect
    .poll(() => form.workbench.documentNow(), { timeout: 30_000 })
    .toMatchObject({ preceding: [{ code: '118' }] });
});

test('with many drafts, each is found by its number or customer, and the shown one stays in sight', async ({
  page,
}) => {
  const workbench = new Workbench(page);
  await workbench.open();
  const names = ['Talleres Marín', 'Librería Sol', 'Papelería Luna'];
  const files = Array.from({ length: 15 }, (_, index) => ({
    name: `${100 + index}.json`,
    content: JSON.stringify({
      ...spanishInvoice(),
      code: String(200 + index),
      customer: { name: names[index % 3], tax_id: { country: 'ES' } },
    }),
  }));
  await dropFiles(page, ...files);
  await expect(workbench.drafts).toHaveCount(16);
  await expect(workbench.drafts.last()).toContainText('Papelería Luna');
  const list = page
    .getByRole('navigation', { name: say(draftsTexts.drafts) })
    .getByRole('button', { name: say(draftsTexts.allDrafts, { count: 16 }), exact: true });
  await list.click();
  await expect(page.getByPlaceholder(say(listTexts.search))).toBeFocused();
  await expectNoViolations(page);
  await page.keyboard.type('sol 201');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['FAC-2025-201Librería Sol']);
  await page.keyboard.press('Enter');
  await expect.poll(() => workbench.documentNow()).toMatchObject({ code: '201' });
  const shown = workbench.drafts.and(page.locator('[aria-current]'));
  await expect(shown).toContainText('FAC-2025-201');
  await expect(shown).toBeInViewport({ ratio: 1 });
});

test('the company, with its logo and account, is entered once for all new invoices', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open('/');
  await page.goto('/company');
  await page.getByRole('button', { name: say(companyTexts.turnOn), exact: true }).click();
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await field(say(companyTexts.name)).fill('Werkstatt GmbH');
  await page.getByLabel(say(companyTexts.country), { exact: true }).first().selectOption('DE');
  await field(taxNumberName('DE') ?? '').fill('DE111111125');
  await field(say(companyTexts.iban)).fill('DE02 1203 0000 0000 2020 51');
  await field(say(companyTexts.days)).fill('14');
  await page.getByRole('button', { name: say(companyTexts.save), exact: true }).click();
  await expect(page.getByText(say(companyTexts.saved, { name: 'Werkstatt GmbH' }))).toBeVisible();
  await expectNoViolations(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await expectNothingCutOff(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  await show(page, say(shellTexts.write));
  await workbench.ready();
  await workbench.startNew('Germany');
  await expect
    .poll(() => workbench.documentNow())
    .toMatchObject({
      supplier: { name: 'Werkstatt GmbH' },
      payment: {
        terms: { due_dates: [{ percent: '100%' }] },
        instructions: { key: 'credit-transfer', credit_transfer: [{ iban: 'DE02120300000000202051' }] },
      },
    });
});
