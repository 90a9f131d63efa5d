/** National e-invoices: written in the form and saved for their system, and viewed when received. */

import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { readExample } from '../scripts/example-documents.mjs';
import { convertDocument } from '../src/formats/convert/convert.ts';
import { mexicanInvoice } from '../src/formats/national/cfdi/testing.ts';
import { TIKE } from '../src/formats/national/verifactu/facts.ts';
import { verifactuAsked } from '../src/formats/national/verifactu/form.ts';
import { SYSTEM, spanishInvoice } from '../src/formats/national/verifactu/testing.ts';
import { signedFile } from '../src/formats/signed/testing.ts';
import { systemEnvironment } from '../src/operations/environment.ts';
import * as inspectTexts from '../src/workbench/inbox/inspect/texts.ts';
import * as firstTexts from '../src/workbench/shell/first/texts.ts';
import * as resultTexts from '../src/workbench/shell/result/texts.ts';
import * as shellTexts from '../src/workbench/shell/texts.ts';
import { say } from '../src/workbench/ui/texts/say.ts';
import * as formSheetTexts from '../src/workbench/write/form/sheet/texts.ts';
import * as savingTexts from '../src/workbench/write/saving/texts.ts';
import { dropFiles } from './files.ts';
import { Form } from './form.ts';
import { expectNothingCutOff, expectNoViolations } from './look.ts';
import { test } from './test.ts';
import { Workbench } from './workbench.ts';

/** A party as typed, field by field. */
type Typed = Readonly<Record<string, string>>;

interface Story {
  country: string;
  supplier: Typed;
  customer: Typed;
  due: string;
  iban: string;
  /** The file name and its required content. */
  file: RegExp;
  holds: readonly string[];
}

const address = (street: string, num: string, code: string, locality: string) => ({
  '.addresses[0].street': street,
  '.addresses[0].num': num,
  '.addresses[0].code': code,
  '.addresses[0].locality': locality,
});

const stories: readonly Story[] = [
  {
    country: 'Poland',
    supplier: {
      '.name': 'Introligatornia Słońce sp. z o.o.',
      '.tax_id.code': '9551893317',
      ...address('ul. Długa', '1', '00-001', 'Warszawa'),
    },
    customer: {
      '.name': 'Biblioteka Miejska',
      '.tax_id.country': 'Poland',
      '.tax_id.code': '1132191233',
      ...address('ul. Polna', '15', '31-001', 'Kraków'),
    },
    due: '20.12.2026',
    iban: 'PL61109010140000071219812874',
    file: /^F26-31\.xml$/,
    holds: ['<NIP>9551893317</NIP>', '<P_2>F26-31</P_2>', '<P_12>23</P_12>', '<P_15>2214.00</P_15>'],
  },
  {
    country: 'Italy',
    supplier: {
      '.name': 'Officina Aurora S.r.l.',
      '.tax_id.code': '12345678903',
      ...address('Via dei Mulini', '12', '10121', 'Torino'),
      '.addresses[0].region': 'TO',
    },
    customer: {
      '.name': 'Studio Ponte S.p.A.',
      '.tax_id.country': 'Italy',
      '.tax_id.code': '13029381004',
      ...address('Corso Umberto', '5', '00186', 'Roma'),
      '.addresses[0].region': 'RM',
      '.inboxes[0].code': 'ABCDEF1',
    },
    due: '20/12/2026',
    iban: 'IT60X0542811101000000123456',
    file: /^IT12345678903_00001\.xml$/,
    holds: [
      '<CodiceDestinatario>ABCDEF1</CodiceDestinatario>',
      '<Numero>F26-31</Numero>',
      '<Provincia>RM</Provincia>',
      '<ImportoTotaleDocumento>2196.00</ImportoTotaleDocumento>',
    ],
  },
];

/** Types into the fields of a party in order, moving by Tab. */
async function typeParty(page: Page, party: string, values: Typed): Promise<void> {
  for (const [path, value] of Object.entries(values)) {
    const field = page.locator(`[data-path=".${party}${path}"]`);
    for (let presses = 0; presses < 12; presses++) {
      if (await field.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await expect(field).toBeFocused();
    // A country is searched by key.
    await (path.endsWith('.country') ? page.keyboard.type(value) : page.keyboard.insertText(value));
  }
}

test.describe('from New to the file', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  for (const { country, supplier, customer, due, iban, file, holds } of stories) {
    test(`an invoice of ${country} is written in the form and saved for its system in at most 12 clicks`, async ({
      page,
    }) => {
      await page.goto('/');
      const form = new Form(page);
      let clicks = 0;
      const click = async (target: ReturnType<Page['locator']>) => {
        clicks++;
        await target.click();
      };
      await click(page.getByRole('button', { name: say(firstTexts.newInvoice) }));
      await click(form.workbench.button(say(shellTexts.newDrafts)));
      await page.keyboard.type(`empty ${country}`);
      await click(page.getByRole('option', { name: `Empty invoice, ${country}`, exact: true }));
      await expect(form.field('Series')).toBeFocused();
      await page.keyboard.insertText('F26');
      await page.keyboard.press('Tab');
      await page.keyboard.insertText('31');
      await click(page.locator('[data-path=".supplier.name"]'));
      await typeParty(page, 'supplier', supplier);
      await click(page.locator('[data-path=".customer.name"]'));
      await typeParty(page, 'customer', customer);
      await click(form.cell('Item', 1));
      for (const cell of ['Bookbinding', '20', '', '90']) {
        if (cell !== '') await page.keyboard.insertText(cell);
        await page.keyboard.press('Tab');
      }
      await click(form.field(say(formSheetTexts.due)));
      await page.keyboard.insertText(due);
      await click(form.field('IBAN'));
      await page.keyboard.insertText(iban);
      await page.keyboard.press('Tab');
      await click(form.workbench.button(say(shellTexts.save)));
      const dialog = page.getByRole('dialog', { name: /^Save / });
      const save = dialog.getByRole('button', { name: /\.xml$/ });
      await expect(save).toBeEnabled();
      await expectNoViolations(page);
      const [download] = await Promise.all([page.waitForEvent('download'), click(save)]);
      expect(download.suggestedFilename()).toMatch(file);
      const written = await readFile(await download.path(), 'utf8');
      for (const each of holds) expect(written).toContain(each);
      expect(clicks).toBeLessThanOrEqual(12);
      await expect(form.document.locator('.view-lines')).toBeHidden();
    });
  }
});

for (const { what, document, format, code, holds, file } of [
  {
    what: 'the AEAT',
    document: spanishInvoice({ op_date: '1999-01-01' }),
    format: /VERI\*FACTU/,
    code: 'VF-1134',
    file: /\.xml$/,
    holds: '<sum1:FechaOperacion>01-01-1999<',
  },
  {
    what: 'a PAC',
    document: mexicanInvoice({ issue_date: '1999-01-01' }),
    format: /^CFDI/,
    code: 'CFDI40101',
    file: /\.xml$/,
    holds: 'Fecha="1999-01-01',
  },
]) {
  test(`a file that ${what} would reject is saved only with "Save anyway"`, async ({ page }) => {
    const system = Object.fromEntries(Object.entries(SYSTEM).map(([name, value]) => [name, String(value)]));
    await page.addInitScript(
      (answer) => localStorage.setItem('billwright.save-system', answer),
      JSON.stringify(system),
    );
    const workbench = new Workbench(page);
    await workbench.open();
    await workbench.write(document);
    await workbench.button(say(shellTexts.save)).click();
    const dialog = page.getByRole('dialog', { name: /^Save / });
    await dialog.getByRole('radio', { name: format }).check();
    const previous = dialog.getByRole('combobox', { name: say(verifactuAsked.previous.label) });
    if (code.startsWith('VF')) await previous.selectOption('null');
    await expect(dialog).toContainText(code, { timeout: 30_000 });
    await expect(dialog.getByRole('button', { name: file })).toBeDisabled();
    await expectNoViolations(page);
    const anyway = dialog.getByRole('button', { name: say(savingTexts.saveAnyway) });
    const [download] = await Promise.all([page.waitForEvent('download'), anyway.click()]);
    expect(await readFile(await download.path(), 'utf8')).toContain(holds);
    await expect(dialog).toHaveCount(0);
  });
}

test('Spanish invoices are saved as records that follow each other, and checked as a chain', async ({ page }) => {
  const asked = (verifactuAsked.system.parts ?? []).map(({ name }) => name);
  const system = Object.entries(SYSTEM).flatMap(([name, value]) =>
    asked.includes(name) ? [[name, String(value)]] : [],
  );
  await page.addInitScript(
    (answer) => localStorage.setItem('billwright.save-system', answer),
    JSON.stringify(Object.fromEntries(system)),
  );
  const workbench = new Workbench(page);
  await workbench.open();
  const dialog = page.getByRole('dialog', { name: /^Save / });
  const previous = dialog.getByRole('combobox', { name: say(verifactuAsked.previous.label) });
  const opened = async (code: string) => {
    await workbench.write(spanishInvoice({ code }));
    await workbench.button(say(shellTexts.save)).click();
    await dialog.getByRole('radio', { name: /VERI\*FACTU/ }).check();
  };
  const save = dialog.getByRole('button', { name: /\.xml$/ });
  const saved = async () => {
    await expect(save).toBeEnabled();
    await expectNoViolations(page);
    const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
    return await readFile(await download.path(), 'utf8');
  };
  await opened('0001');
  await expect(save).toBeDisabled();
  await previous.selectOption('null');
  const first = await saved();
  expect(first).toContain('<sum1:PrimerRegistro>S<');
  // The program is remembered, and the record before is the one just saved.
  await opened('0002');
  await expect(previous.locator('option:checked')).toHaveText(say(savingTexts.savedLast, { number: 'A-0001' }));
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(() => expectNothingCutOff(page)).toPass({ timeout: 10_000 });
  await page.setViewportSize({ width: 1280, height: 800 });
  const second = await saved();
  // Only this record is a cancellation; the next one is an invoice again.
  const kind = dialog.getByRole('combobox', { name: say(verifactuAsked.operation.label) });
  await opened('0002');
  await kind.selectOption('anulacion');
  await expect(save).toHaveText(/anulacion/);
  expect(await saved()).toContain('<sum1:RegistroAnulacion');
  await opened('0003');
  await expect(kind).toHaveValue('alta');
  await page.keyboard.press('Escape');
  // Opened again, the record has its code on paper, where the law wants it.
  await dropFiles(page, { name: 'record.xml', content: first });
  await workbench.button(say(inspectTexts.paper)).click();
  const paper = workbench.document.getByRole('region', { name: say(inspectTexts.paper) });
  await expect(paper.getByRole('img', { name: 'VERI*FACTU' })).toBeVisible({ timeout: 30_000 });
  await expect(paper).toContainText(/A-0001.*QR tributario:.*Talleres Inventados/s);
  const [, hash = '-'] = /<sum1:Huella>(\w+)<.sum1:Huella>\s*<.sum1:RegistroAlta>/.exec(first) ?? [];
  expect(second).toContain(`<sum1:Huella>${hash}<`);

  const parts = [first, second].map(
    (xml) => `<sum:RegistroFactura>${xml.replace(/<\?xml.*?\?>/, '')}</sum:RegistroFactura>`,
  );
  const head =
    '<sum1:ObligadoEmision><sum1:NombreRazon>Talleres</sum1:NombreRazon><sum1:NIF>B99123457</sum1:NIF></sum1:ObligadoEmision>';
  const chain = (records: readonly string[]) =>
    `<sum:RegFactuSistemaFacturacion xmlns:sum="${TIKE}SuministroLR.xsd" xmlns:sum1="${TIKE}SuministroInformacion.xsd"><sum:Cabecera>${head}</sum:Cabecera>${records.join('')}</sum:RegFactuSistemaFacturacion>`;
  await dropFiles(page, { name: 'records.xml', content: chain(parts) });
  await expect(workbench.document).toContainText(say(inspectTexts.invoiceOf, { count: 2 }), { timeout: 30_000 });
  await expect(workbench.problems.getByRole('listitem')).toHaveCount(0);
  const forked = parts.map((part) =>
    part.replace(
      /<sum1:RegistroAnterior>[\s\S]*<.sum1:RegistroAnterior>/,
      '<sum1:PrimerRegistro>S</sum1:PrimerRegistro>',
    ),
  );
  await dropFiles(page, { name: 'forked.xml', content: chain(forked) });
  await expect(page.getByText('VF-CHAIN-FIRST').first()).toBeVisible({ timeout: 30_000 });
});

/** Returns an Italian file with two invoices. */
async function lot(): Promise<string> {
  const italian = readExample(await readFile('src/service/examples/it-sdi-v1.yaml', 'utf8')).document;
  const written = await convertDocument(italian, { to: 'fatturapa' }, systemEnvironment());
  if (!written.ok) throw new Error('the example cannot be written');
  const xml = String(written.result.result);
  const [body = ''] = /<FatturaElettronicaBody>[\s\S]*<\/FatturaElettronicaBody>/.exec(xml) ?? [];
  return xml.replace(body, `${body}\n  ${body.replace('<Numero>FD-76<', '<Numero>FD-77<')}`);
}

test('a signed file with two invoices opens with its signers, and shows each invoice', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('billwright.view', 'Form'));
  const workbench = new Workbench(page);
  await workbench.visit();
  await dropFiles(page, { name: 'IT03865201234_00001.xml.p7m', content: signedFile(await lot()) });
  const { document } = workbench;
  const paper = document.getByRole('region', { name: say(inspectTexts.paper) });
  await expect(paper).toContainText('FD-76', { timeout: 30_000 });
  await expect(document.getByRole('status')).not.toBeEmpty();
  await expect(workbench.result).toContainText(say(inspectTexts.sealed.unverified));
  await workbench.tab(say(resultTexts.terms)).click();
  await expect(workbench.result).toContainText('CedentePrestatore');
  await expectNoViolations(page);
  await document.getByRole('combobox', { name: say(inspectTexts.invoiceOf, { count: 2 }) }).selectOption('1');
  await expect(paper).toContainText('FD-77');
  await workbench.tab(say(resultTexts.files)).click();
  await expect(workbench.button('Save IT03865201234_00001.xml.p7m')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(() => expectNothingCutOff(page)).toPass({ timeout: 10_000 });
  await page.setViewportSize({ width: 1280, height: 800 });
  await workbench.button(say(shellTexts.makeDocument)).click();
  await expect(document.locator('[data-path=".code"]')).toHaveValue('FD-77');
});
