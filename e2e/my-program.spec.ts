/** What an accountant relies on day by day: the right currency, account, file, correction and number, and what is remembered. */

import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { readExample } from '../scripts/example-documents.mjs';
import * as companyTexts from '../src/workbench/company/texts.ts';
import * as documentsTexts from '../src/workbench/documents/texts.ts';
import * as shellTexts from '../src/workbench/shell/texts.ts';
import * as operationsTexts from '../src/workbench/state/operations/texts.ts';
import * as keptTexts from '../src/workbench/state/stores/texts.ts';
import { say } from '../src/workbench/ui/texts/say.ts';
import * as uiTexts from '../src/workbench/ui/texts.ts';
import * as correctTexts from '../src/workbench/write/correct/texts.ts';
import * as sheetTexts from '../src/workbench/write/form/sheet/texts.ts';
import * as historyTexts from '../src/workbench/write/history/texts.ts';
import * as problemsTexts from '../src/workbench/write/problems/texts.ts';
import * as savingTexts from '../src/workbench/write/saving/texts.ts';
import * as changedTexts from '../src/workbench/write/what-changed/texts.ts';
import { dropFiles } from './files.ts';
import { Form } from './form.ts';
import { expectNoViolations } from './look.ts';
import { test, testOnOwnPage } from './test.ts';
import { faultyInvoice, spanishInvoice, Workbench } from './workbench.ts';

const example = async (name: string) =>
  readExample(await readFile(`src/service/examples/${name}.yaml`, 'utf8')).document as Record<string, unknown>;

const remembering = (page: Page) => page.addInitScript(() => localStorage.setItem('billwright.memory', 'on'));

/** Saves the current document as JSON. */
async function save(form: Form): Promise<void> {
  const { page } = form.workbench;
  await form.workbench.button(say(shellTexts.save)).click();
  const dialog = page.getByRole('dialog', { name: /^Save / });
  await form.workbench.chooseFormat(/^JSON/);
  const [, saving] = [await dialog.getByRole('button', { name: /\.json$/ }).click(), page.waitForEvent('download')];
  void saving.catch(() => undefined);
  await expect(dialog).toHaveCount(0);
}

/** Chooses from the menu at the end of a page's header. */
async function fromMenu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: say(uiTexts.moreActions), exact: true }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

test.describe('in the form', () => {
  test('the most used currency is offered first, and Tab chooses none while several match', async ({ page }) => {
    const form = new Form(page);
    await form.open({ ...spanishInvoice(), currency: 'USD' });
    await expect(form.workbench.result.getByRole('article')).toContainText('US$');
    const currency = form.field('Currency');
    await currency.fill('pound');
    await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('GBP');
    await page.keyboard.press('Tab');
    await expect.poll(() => form.workbench.documentNow()).toMatchObject({ currency: 'USD' });
    await currency.fill('GBP');
    await page.keyboard.press('Tab');
    await expect.poll(() => form.workbench.documentNow()).toMatchObject({ currency: 'GBP' });
  });

  test('a Polish account number is read without PL', async ({ page }) => {
    const form = new Form(page);
    await form.open(await example('pl-invoice'));
    await form.field('IBAN').fill('61 1090 1014 0000 0712 1981 2874');
    await page.keyboard.press('Tab');
    await expect
      .poll(() => form.workbench.documentNow())
      .toMatchObject({ payment: { instructions: { credit_transfer: [{ iban: 'PL61109010140000071219812874' }] } } });
    await expect(form.workbench.problems.getByRole('listitem')).toHaveCount(0);
  });

  for (const [name, format] of [
    ['de-zugferd-v2', /^Factur-X EN 16931 \(PDF\)/],
    ['es-facturae-v3', /^Facturae/],
    ['mx-cfdi-v4', /^CFDI/],
    ['es-tbai-v1', undefined],
  ] as const) {
    test(`the e-invoice of ${name} is ${format ? 'offered among the files of its country' : 'reported as not written'}`, async ({
      page,
    }) => {
      const form = new Form(page);
      await form.open(await example(name));
      await form.workbench.button(say(shellTexts.save)).click();
      const dialog = page.getByRole('dialog', { name: /^Save / });
      await expect(dialog.getByRole('radio', { name: /^PDF/ })).toBeVisible({ timeout: 30_000 });
      if (format === undefined) {
        await expect(dialog.getByText('TicketBAI')).toBeVisible();
        await expect(dialog.getByText(say(savingTexts.notWritten))).toBeVisible();
      } else {
        await expect(dialog.getByRole('radio', { name: format })).toBeVisible();
        // In Mexico it is the invoice itself.
        await expect(dialog.getByRole('radio', { name: /^CFDI/, checked: true })).toHaveCount(
          name === 'mx-cfdi-v4' ? 1 : 0,
        );
      }
    });
  }

  test('the dialog leaves records of VERI*FACTU to the billing program until one is set up', async ({ page }) => {
    const form = new Form(page);
    await form.open(await example('es-verifactu-v1'));
    await form.workbench.button(say(shellTexts.save)).click();
    const dialog = page.getByRole('dialog', { name: /^Save / });
    const record = dialog.getByRole('radio', { name: /^VERI\*FACTU/ });
    await expect(record).toHaveAccessibleName(new RegExp(`${say(savingTexts.byProgram)}$`));
    await record.check();
    await dialog.getByRole('button', { name: say(savingTexts.pdfInstead) }).click();
    await expect(dialog.getByRole('button', { name: /^Save .*\.pdf$/ })).toBeEnabled();
    await record.check();
    await dialog.getByRole('link', { name: say(savingTexts.setUp) }).click();
    await expect(page).toHaveURL(/\/company$/);
    await expect(dialog).toHaveCount(0);
  });

  test('the dialog asks for what a format still needs by the name of its field', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('billwright.save-system', '{"version":"1"}'));
    const form = new Form(page);
    await form.open(await example('es-verifactu-v1'));
    await form.workbench.button(say(shellTexts.save)).click();
    const dialog = page.getByRole('dialog', { name: /^Save / });
    await dialog.getByRole('radio', { name: /^VERI\*FACTU/ }).check();
    const missing = dialog.getByRole('button', { name: /^Fill in Name of the program\.$/ });
    await expect(missing).toBeVisible({ timeout: 30_000 });
    await dialog.getByLabel(/^Name of the program/).fill('Billing');
    await expect(missing).toHaveCount(0);
    await expect(dialog.getByRole('button', { name: 'Fill in Identifier.', exact: true })).toBeVisible();
  });

  test('a Spanish correction has the codes of the law and a series of its own, and asks for no payment', async ({
    page,
  }) => {
    const form = new Form(page);
    await form.open(await example('es-verifactu-v1'));
    await form.workbench.button(say(shellTexts.correct)).click();
    const asked = page.getByRole('region', { name: say(correctTexts.correction) });
    await asked.getByLabel('Type', { exact: true }).selectOption({ label: 'Corrective' });
    const codes = asked.getByLabel('Invoice Type Code').locator('option');
    const shown = async () => await codes.evaluateAll((all) => all.map((each) => (each as HTMLOptionElement).value));
    // R5 is for simplified invoices.
    await expect.poll(shown).toEqual(['', 'R1', 'R2', 'R3', 'R4']);
    await asked.getByLabel('Type', { exact: true }).selectOption({ label: 'Credit note' });
    await expect(asked.getByLabel('Invoice Type Code')).toHaveValue('R1');
    await expect(form.workbench.result.getByRole('article')).toContainText('Factura rectificativa');
    await page.getByRole('button', { name: say(changedTexts.removeBoth), exact: true }).click();
    const made = (await form.workbench.documentNow()) as { payment?: { terms?: { due_dates?: unknown } } };
    expect(made).toMatchObject({ series: 'RA26' });
    expect(made.payment?.terms?.due_dates).toBeUndefined();
    expect(JSON.stringify(made.payment ?? {})).not.toContain('iban');
  });

  test('the list of problems closes when nothing is left', async ({ page }) => {
    const form = new Form(page);
    await form.open(faultyInvoice());
    const { problems } = form.workbench;
    await expect(problems.getByRole('listitem')).toHaveCount(1);
    const high = (await problems.boundingBox())?.height ?? 0;
    await form.section('Supplier').getByLabel('NIF', { exact: true }).fill('B98602642');
    await page.keyboard.press('Tab');
    await expect(problems).toContainText(say(problemsTexts.noneFound).slice(0, 10));
    await expect.poll(async () => (await problems.boundingBox())?.height ?? high).toBeLessThan(60);
  });
});

test.describe('the form in another language', () => {
  test.describe(() => {
    testOnOwnPage.use({ locale: 'fr-FR' });
    testOnOwnPage('the exemption is found by the article of its law, and zero by its figure', async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('billwright.language', 'en'));
      const form = new Form(page);
      await form.open(await example('fr-invoice'));
      for (const [typed, found] of [
        ['293', /293 B/],
        ['0 %', /zero/i],
      ] as const) {
        await form.document.getByRole('button', { name: /^Tax of row 1/ }).click();
        await page.getByPlaceholder(say(sheetTexts.searchTax)).fill(typed);
        await expect(page.locator('[role=listbox] [role=option]').first()).toContainText(found);
        await page.keyboard.press('Escape');
      }
    });
  });
});

/** Opens a form whose document was saved and is remembered. */
async function withSaved(page: Page): Promise<Form> {
  await remembering(page);
  const form = new Form(page);
  await form.open(spanishInvoice());
  await save(form);
  return form;
}

test.describe('with remembered documents', () => {
  test('a copy has the next number, and the saved version is in its history', async ({ page }) => {
    const form = await withSaved(page);
    await form.workbench.fromMenu(/History/);
    await expect(page.getByRole('dialog').getByRole('list', { name: say(historyTexts.versions) })).toBeVisible();
    await page.keyboard.press('Escape');
    await form.workbench.button(say(shellTexts.replicate)).click();
    await expect(form.workbench.drafts).toHaveCount(2);
    await expect
      .poll(() => form.workbench.documentNow())
      .toMatchObject({ series: 'FAC-2025', code: '119', supplier: spanishInvoice().supplier });
  });

  test('customers are changed, exported and erased', async ({ page }) => {
    await remembering(page);
    const form = new Form(page);
    await form.open(spanishInvoice());
    await form.workbench.build();
    // What Build learns is stored after its answer.
    await expect(page.getByText(say(operationsTexts.built, { count: 0 }))).toBeVisible();
    await page.goto('/company');
    const { name } = spanishInvoice().customer;
    await page.getByRole('button', { name: say(companyTexts.edit, { name }) }).click();
    const customers = page.getByRole('region', { name: say(companyTexts.customers) });
    await customers.getByRole('textbox', { name: say(companyTexts.locality), exact: true }).fill('Girona');
    await customers.getByRole('button', { name: say(companyTexts.save), exact: true }).click();
    await expect(customers).toContainText('Girona');
    await expectNoViolations(page);
    const [download] = await Promise.all([page.waitForEvent('download'), fromMenu(page, say(keptTexts.exportFile))]);
    expect(await readFile(await download.path(), 'utf8')).toContain('Girona');
    await fromMenu(page, say(companyTexts.clear));
    await page.getByRole('button', { name: say(keptTexts.clearNow), exact: true }).click();
    await expect(page.getByRole('button', { name: say(companyTexts.turnOn), exact: true })).toBeVisible();
  });

  test('documents are found, their duplicates marked, and gaps in their numbers named', async ({ page }) => {
    const form = await withSaved(page);
    const next = { ...spanishInvoice(), code: '120', customer: { name: 'Papelería Sol' } };
    await dropFiles(page, { name: 'next.json', content: JSON.stringify(next) });
    await expect(form.workbench.drafts).toHaveCount(2);
    await expect.poll(() => form.workbench.documentNow()).toMatchObject({ code: '120' });
    await save(form);
    await page.goto('/documents');
    await expect(page.getByText(say(documentsTexts.gaps, { count: 1, numbers: '119' }))).toBeVisible();
    const rows = page.getByRole('row').filter({ hasText: 'FAC-2025-' });
    await page.getByRole('searchbox', { name: say(documentsTexts.search) }).fill('papel');
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText('Papelería');
    // Files can be dropped once that part is loaded.
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect.poll(() => form.workbench.documentNow()).toMatchObject({ code: '120' });
    await dropFiles(page, { name: 'again.json', content: JSON.stringify(next) });
    await expect(form.workbench.drafts).toHaveCount(3);
    await page.goto('/documents');
    await expect(page.getByText(say(documentsTexts.duplicate))).toHaveCount(1);
    await expectNoViolations(page);
  });
});

test('the developer compares drafts, moves between them by key, and undoes a fix from Problems', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  const faulty = JSON.stringify({ ...spanishInvoice(), curency: 'EUR' }, null, 2);
  await workbench.write(faulty);
  await workbench.problems.getByRole('listitem').first().getByRole('button').first().click();
  await workbench.write(JSON.stringify(spanishInvoice(), null, 2));
  await page.keyboard.press('ControlOrMeta+z');
  await workbench.expectText(faulty);
  await workbench.startNew('Spain');
  await page.keyboard.press('Alt+PageUp');
  await workbench.expectText(faulty);
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByPlaceholder(say(shellTexts.whatToDo)).fill(say(shellTexts.compareDrafts));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').locator('.line-delete, .line-insert').first()).toBeVisible();
});

testOnOwnPage('a demonstration starts from the first question, and stores nothing', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  const page = await context.newPage();
  await page.goto(baseURL ?? '');
  await page
    .getByRole('main')
    .getByRole('link', { name: say(shellTexts.showMe) })
    .click();
  await expect(page).toHaveURL(/\/how-it-works/);
  await page.goto(`${baseURL}/show/demo`);
  await expect(page.getByRole('dialog').filter({ hasText: /: 1 of 5/ })).toBeVisible({ timeout: 30_000 });
  await page.goto(`${baseURL}/documents`);
  await expect(page.getByRole('row').filter({ hasText: say(documentsTexts.savedAs, { format: '' }) })).toHaveCount(0);
  await context.close();
});
