import { expect, type Page } from '@playwright/test';
import { taxNumberName } from '../src/countries/countries.ts';
import { verifactuAsked } from '../src/formats/syntaxes/verifactu/form.ts';
import { spanishInvoice as verifactuInvoice } from '../src/formats/syntaxes/verifactu/testing.ts';
import * as companyTexts from '../src/workbench/company/texts.ts';
import * as savingTexts from '../src/workbench/saving/texts.ts';
import * as sendingTexts from '../src/workbench/sending/texts.ts';
import * as shellTexts from '../src/workbench/shell/texts.ts';
import { say } from '../src/workbench/texts/say.ts';
import { Form, tabTo } from './form.ts';
import { expectNothingCutOff, expectNoViolations } from './look.ts';
import { test } from './test.ts';
import { spanishInvoice } from './workbench.ts';

const remembering = (page: Page) => page.addInitScript(() => localStorage.setItem('billwright.memory', 'on'));

test('a small business sets its status and its general terms once', async ({ page }) => {
  await remembering(page);
  await page.goto('/company');
  const field = (name: string) => page.getByRole('textbox', { name, exact: true }).first();
  await field(say(companyTexts.name)).fill('Atelier Ast');
  await page.getByLabel(say(companyTexts.country), { exact: true }).first().selectOption('DE');
  await field(taxNumberName('DE') ?? '').fill('111111125');
  await page.getByLabel(say(companyTexts.status)).selectOption('small-business');
  const terms = { name: 'Terms.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') };
  await page.locator('form input[type=file]:not([accept])').setInputFiles(terms);
  await expect(page.getByText('Terms.pdf')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: say(companyTexts.save), exact: true }).click();
  await expect(page.getByText(say(companyTexts.saved, { name: 'Atelier Ast' }))).toBeVisible();
  await page.setViewportSize({ width: 390, height: 700 });
  await expectNothingCutOff(page);
  await page.setViewportSize({ width: 1280, height: 720 });

  const form = new Form(page);
  await form.workbench.open();
  await form.show('Form');
  await form.workbench.startNew('Germany');
  await form.cell('Item', 1).fill('Shelf');
  await form.cell('Price', 1).fill('100');
  await expect
    .poll(() => form.workbench.documentNow())
    .toMatchObject({
      supplier: { name: 'Atelier Ast' },
      lines: [{ taxes: [{ cat: 'VAT', key: 'exempt' }] }],
      tax: { notes: [{ cat: 'VAT', key: 'exempt', text: expect.stringContaining('§ 19') }] },
    });
  await page.getByRole('button', { name: say(sendingTexts.title) }).click();
  await expect(page.getByRole('dialog').getByText('Terms.pdf')).toBeVisible();
});

test('a second invoice for a known customer takes four clicks, and nothing of one’s own', async ({ page }) => {
  await remembering(page);
  const form = new Form(page);
  const { lines } = spanishInvoice() as unknown as { lines: { item: object }[] };
  await form.open(spanishInvoice());
  await form.workbench.build();
  const { supplier, customer } = spanishInvoice();

  let clicks = 0;
  const click = async (button: ReturnType<Page['locator']>) => {
    clicks++;
    await button.click();
  };
  const count = await form.workbench.drafts.count();
  await click(form.workbench.button(say(shellTexts.newDrafts)));
  await click(page.getByRole('option', { name: 'Empty invoice, Spain', exact: true }));
  await expect(form.workbench.drafts).toHaveCount(count + 1);
  await expect(form.section('Customer').getByLabel('Name', { exact: true })).toBeFocused();
  await page.keyboard.type('libr');
  await page.keyboard.press('Enter');
  await tabTo(page, form.cell('Item', 1), 16);
  await page.keyboard.type('Bookb');
  await page.keyboard.press('Enter');
  await expect
    .poll(() => form.workbench.documentNow())
    .toMatchObject({ series: 'FAC-2025', code: '119', supplier, customer, lines: [{ item: lines[0]?.item }] });
  await click(form.workbench.button(say(shellTexts.save)));
  const dialog = page.getByRole('dialog', { name: say(savingTexts.title) });
  const saving = page.waitForEvent('download');
  await click(dialog.getByRole('button', { name: /^Save FAC-2025-119/ }));
  expect((await saving).suggestedFilename()).toContain('119');
  expect(clicks).toBe(4);
});

test('the billing program of VERI*FACTU is written once, with the company', async ({ page }) => {
  await remembering(page);
  await page.goto('/company');
  const field = (name: string) => page.getByRole('textbox', { name, exact: true }).first();
  const { supplier } = verifactuInvoice() as { supplier: { name: string; tax_id: { code: string } } };
  await field(say(companyTexts.name)).fill(supplier.name);
  await page.getByLabel(say(companyTexts.country), { exact: true }).first().selectOption('ES');
  await field(taxNumberName('ES') ?? '').fill(supplier.tax_id.code);
  const { label, parts = [] } = verifactuAsked.system;
  const program = page.getByRole('group').filter({ hasText: `VERI*FACTU: ${say(label)}` });
  await program.getByText(say(label)).click();
  for (const { name, label, choices } of parts) {
    const control = program.getByLabel(say(label), { exact: true });
    if (choices) await control.selectOption('S');
    else await control.fill(name === 'nif' ? 'B98602642' : name === 'id' ? 'P1' : `My ${name}`);
  }
  await expectNoViolations(page);
  await page.getByRole('button', { name: say(companyTexts.save), exact: true }).click();
  await expect(page.getByText(say(companyTexts.saved, { name: supplier.name }))).toBeVisible();

  const form = new Form(page);
  await form.open(verifactuInvoice());
  await form.workbench.button(say(shellTexts.save)).click();
  const dialog = page.getByRole('dialog', { name: say(savingTexts.title) });
  await dialog.getByRole('radio', { name: /VERI\*FACTU/ }).check();
  await expect(dialog.getByText('My system_name')).toBeVisible();
  await expect(dialog.locator('details')).not.toHaveAttribute('open');
});

test('a notice that disappears does not close the menu opened since then', async ({ page }) => {
  await remembering(page);
  await page.goto('/company');
  await page
    .getByRole('textbox', { name: say(companyTexts.name), exact: true })
    .first()
    .fill('Ast');
  await page.getByRole('button', { name: say(companyTexts.save), exact: true }).click();
  const notice = page.getByText(say(companyTexts.saved, { name: 'Ast' }));
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).first().focus();
  await page.getByRole('button', { name: say(shellTexts.menu), exact: true }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole('menu')).toBeVisible();
});
