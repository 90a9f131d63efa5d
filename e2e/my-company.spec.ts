import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { readExample } from '../scripts/example-documents.mjs';
import { readPo } from '../scripts/translations/po.mjs';
import { taxNumberName } from '../src/countries/countries.ts';
import { verifactuAsked } from '../src/formats/national/verifactu/form.ts';
import { spanishInvoice as verifactuInvoice } from '../src/formats/national/verifactu/testing.ts';
import * as companyTexts from '../src/workbench/company/texts.ts';
import * as documentsTexts from '../src/workbench/documents/texts.ts';
import * as shellTexts from '../src/workbench/shell/texts.ts';
import * as examplesTexts from '../src/workbench/state/examples/texts.ts';
import { say } from '../src/workbench/ui/texts/say.ts';
import { dropFiles } from './files.ts';
import { Form, tabTo } from './form.ts';
import { expectNothingCutOff, expectNoViolations } from './look.ts';
import { test, testOnOwnPage } from './test.ts';
import { Workbench } from './workbench.ts';

interface KnownInvoice {
  series?: string;
  supplier: { name: string; tax_id: object };
  customer: { name: string };
  lines: { item: { name: string; price: string } }[];
}

function translated(language: string, text: string): string {
  return (
    (language === 'en' ? [] : readPo(`src/translations/${language}.po`)).find(({ template }) => template === text)
      ?.translation ?? text
  );
}

const remembering = (page: Page) => page.addInitScript(() => localStorage.setItem('billwright.memory', 'on'));

test('what was typed into My company is there after going to another place', async ({ page }) => {
  await remembering(page);
  await page.goto('/company');
  const field = (name: string) => page.getByRole('textbox', { name, exact: true }).first();
  const leaveAndReturn = async () => {
    await page
      .getByRole('link', { name: say(shellTexts.documents), exact: true })
      .first()
      .click();
    await page.goBack();
  };
  await field(say(companyTexts.telephone)).fill('+49 30 1234');
  await leaveAndReturn();
  await expect(field(say(companyTexts.telephone))).toHaveValue('+49 30 1234');
  await field(say(companyTexts.name)).fill('Atelier Ast');
  await leaveAndReturn();
  await expect(field(say(companyTexts.name))).toHaveValue('Atelier Ast');
  await field(say(companyTexts.email)).fill('post@ast.example');
  await leaveAndReturn();
  await page.reload();
  await expect(field(say(companyTexts.email))).toHaveValue('post@ast.example');
  await expect(field(say(companyTexts.telephone))).toHaveValue('+49 30 1234');
});

test('a small business enters its tax status and its general terms once', async ({ page }) => {
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
  await form.workbench.fromMenu(say(shellTexts.send));
  await expect(page.getByRole('dialog').getByText('Terms.pdf')).toBeVisible();
});

const walks = {
  'en-GB': 'gb-invoice',
  'es-ES': 'es-invoice',
  'de-DE': 'de-invoice',
  'fr-FR': 'fr-invoice',
  'it-IT': 'it-sdi-v1',
  'pl-PL': 'pl-invoice',
};

for (const [locale, name] of Object.entries(walks)) {
  testOnOwnPage.describe(() => {
    testOnOwnPage.use({ locale });
    testOnOwnPage(
      `a second invoice for a known customer takes four clicks, and nothing of one’s own: ${locale}`,
      async ({ page }) => {
        await page.addInitScript(() => {
          localStorage.setItem('billwright.view', 'Form');
          if (localStorage.getItem('billwright.memory') === 'off') localStorage.removeItem('billwright.memory');
        });
        const workbench = new Workbench(page);
        const at = (path: string) => page.locator(`[data-path="${path}"]`);
        // A complete party is shown as an address.
        const party = (path: string) => page.locator('section', { has: page.locator(`[data-group="${path}"]`) }).last();
        const { document: first } = readExample(await readFile(`src/service/examples/${name}.yaml`, 'utf8'));
        // The examples have these members.
        const { series, supplier, customer, lines } = first as unknown as KnownInvoice;
        const said = (text: string) => translated(locale.slice(0, 2), text);

        // The first invoice is saved.
        await page.goto('/', { waitUntil: 'networkidle' });
        await dropFiles(page, { name: 'first.json', content: JSON.stringify(first) });
        await expect(party('.customer')).toContainText(customer.name);
        await page.locator('[data-command="save"]').click();
        await page.getByRole('dialog').getByRole('radio', { name: /^PDF/ }).check();
        const saving = page.waitForEvent('download');
        await page.getByRole('dialog').getByRole('button', { name: /\.pdf/ }).click();
        await saving;
        // The question before the first new one is answered once.
        await page.keyboard.press('Alt+n');
        await expect(page.locator('[role=listbox] [role=option]').first()).toBeVisible();
        await page.keyboard.press('Enter');
        await page.getByRole('button', { name: said(documentsTexts.rememberAndUse), exact: true }).click();
        await expect.poll(() => page.evaluate(() => localStorage.getItem('billwright.memory'))).toBe('on');
        await expect(party('.supplier')).toContainText(supplier.name);

        let clicks = 0;
        const click = async (button: ReturnType<Page['locator']>) => {
          clicks++;
          await button.click();
        };
        await click(page.getByRole('button', { name: said(examplesTexts.menu), exact: true }));
        await click(page.locator('[role=listbox] [role=option]').first());
        await expect(at('.customer.name')).toHaveValue('');
        // In Firefox the window that was in front during the download has the focus.
        await expect.poll(() => at('.customer.name').evaluate((field) => field === document.activeElement)).toBe(true);
        await expect(party('.supplier')).toContainText(supplier.name);
        await page.keyboard.type(customer.name.slice(0, 4).toLowerCase());
        await expect(page.getByRole('option', { name: customer.name })).toBeVisible();
        await page.keyboard.press('Enter');
        await tabTo(page, at('.lines[0].item.name'), 20);
        const item = lines[0]?.item.name ?? '';
        await page.keyboard.type(item.slice(0, 6));
        await expect(page.getByRole('option', { name: item })).toBeVisible();
        await page.keyboard.press('Enter');
        await expect
          .poll(() => workbench.documentNow())
          .toMatchObject({
            ...(series && { series }),
            code: expect.stringMatching(/\d/),
            supplier: { name: supplier.name, tax_id: supplier.tax_id },
            customer: { name: customer.name },
            lines: [{ item: { name: item, price: lines[0]?.item.price } }],
          });
        const { code } = await workbench.documentNow();
        expect(code).not.toBe(first.code);
        await click(page.locator('[data-command="save"]'));
        const again = page.waitForEvent('download');
        await click(page.getByRole('dialog').getByRole('button', { name: /\.(pdf|xml)/ }));
        // The portal of Italy names the file otherwise.
        expect((await again).suggestedFilename()).toContain(
          locale === 'it-IT' ? 'IT' : String(code).replaceAll('/', '-'),
        );
        expect(clicks).toBe(4);
      },
    );
  });
}

test('the billing program for VERI*FACTU is entered once, with the company', async ({ page }) => {
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
  const dialog = page.getByRole('dialog', { name: /^Save / });
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
  await page.getByRole('button', { name: say(shellTexts.help), exact: true }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole('menu')).toBeVisible();
});
