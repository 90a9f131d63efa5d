/** E-invoices that are signed or sealed with the user's own key files, which are never stored. */

import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import forge from 'node-forge';
import { readExample } from '../scripts/example-documents.mjs';
import { zatcaAsked } from '../src/formats/en16931/saudi-arabia/form.ts';
import { cfdiAsked } from '../src/formats/national/cfdi/form.ts';
import { mexicanInvoice } from '../src/formats/national/cfdi/testing.ts';
import { facturaeAsked } from '../src/formats/national/facturae/form.ts';
import { STAMP_CERTIFICATE, STAMP_KEY, selfSigned } from '../src/formats/signing/testing.ts';
import { CERTIFICATE, KEY, PASSWORD } from '../src/formats/testing/cfdi-keys.ts';
import * as inspectTexts from '../src/workbench/inbox/inspect/texts.ts';
import * as shellTexts from '../src/workbench/shell/texts.ts';
import { say } from '../src/workbench/ui/texts/say.ts';
import * as correctTexts from '../src/workbench/write/correct/texts.ts';
import * as savingTexts from '../src/workbench/write/saving/texts.ts';
import { dropFiles } from './files.ts';
import { Form } from './form.ts';
import { expectNothingCutOff, expectNoViolations } from './look.ts';
import { test } from './test.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: /^Save / });

async function choose(page: Page, label: string, name: string, content: Buffer): Promise<void> {
  const file = { name, mimeType: 'application/octet-stream', buffer: content };
  await dialogOf(page).getByLabel(say(label), { exact: true }).setInputFiles(file);
}

/** Saves what the dialog has ready, and returns the file. */
async function saved(page: Page, name: RegExp): Promise<string> {
  const save = dialogOf(page).getByRole('button', { name });
  await expect(save).toBeEnabled();
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
  return await readFile(await download.path(), 'utf8');
}

/** Returns everything that the page keeps in this browser. */
async function keptIn(page: Page): Promise<string> {
  return await page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const all = await Promise.all(
      databases.map(async ({ name = '' }) => {
        const database = await new Promise<IDBDatabase>((resolve) => {
          const opening = indexedDB.open(name);
          opening.onsuccess = () => resolve(opening.result);
        });
        const stores = [...database.objectStoreNames].map(
          (store) =>
            new Promise((resolve) => {
              const reading = database.transaction(store).objectStore(store).getAll();
              reading.onsuccess = () => resolve(reading.result);
            }),
        );
        return await Promise.all(stores);
      }),
    );
    return JSON.stringify([all, { ...localStorage }, { ...sessionStorage }]);
  });
}

test('a Facturae is signed with a key file and its password', async ({ page }) => {
  const { pkcs1, own } = selfSigned();
  const container = forge.pkcs12.toPkcs12Asn1(forge.pki.privateKeyFromPem(pkcs1), [own], 'secreto', {
    algorithm: '3des',
  });
  const p12 = Buffer.from(forge.asn1.toDer(container).getBytes(), 'binary');
  const form = new Form(page);
  const { document: example } = readExample(await readFile('src/service/examples/es-facturae-v3.yaml', 'utf8'));
  const { identities: _, ...customer } = example.customer as Record<string, unknown>;
  await form.open({ ...example, customer });
  // FACe routes the invoice by three offices, which the form asks for.
  await form.field('Oficina contable (DIR3)').fill('LA0001042');
  await page.keyboard.press('Tab');
  await expect
    .poll(() => form.workbench.documentNow())
    .toMatchObject({ customer: { identities: [{ scope: 'tax', label: 'Oficina contable', code: 'LA0001042' }] } });
  await expect(form.field('Órgano gestor (DIR3)')).not.toHaveValue('');
  await expect(form.field('Unidad tramitadora (DIR3)')).not.toHaveValue('');
  await form.workbench.button(say(shellTexts.save)).click();
  await dialogOf(page)
    .getByRole('radio', { name: /^Facturae/ })
    .check();
  await choose(page, facturaeAsked.sign_key.label, 'firma.p12', p12);
  // Without its password, the fault leads to the field.
  await dialogOf(page).locator('[data-code="BW-KEY-FILE"]').getByRole('button').click();
  const password = dialogOf(page).getByLabel(say(facturaeAsked.sign_password.label), { exact: true });
  await expect(password).toBeFocused();
  await expectNoViolations(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(() => expectNothingCutOff(page)).toPass({ timeout: 10_000 });
  await page.setViewportSize({ width: 1280, height: 800 });
  await password.fill('secreto');
  const xml = await saved(page, /\.xsig$/);
  expect(xml).toContain('<xades:SignedProperties');
  const kept = await keptIn(page);
  expect(kept).not.toContain('secreto');
  expect(kept).not.toContain(p12.toString('base64').slice(0, 100));
});

test('a CFDI is sealed with the key files of the SAT, and its lines can be given codes', async ({ page }) => {
  const form = new Form(page);
  await form.open(mexicanInvoice());
  await form.cell('Clave SAT', 1).fill('14111515');
  await page.keyboard.press('Tab');
  await expect
    .poll(() => form.workbench.documentNow())
    .toMatchObject({ lines: [{ item: { ext: { 'mx-cfdi-prod-serv': '14111515' } } }] });
  await expect(form.section('CFDI').getByLabel('Uso del CFDI', { exact: true })).toHaveValue(/^General expenses$/);
  await form.workbench.button(say(shellTexts.save)).click();
  await choose(page, cfdiAsked.seal_certificate.label, 'csd.cer', Buffer.from(CERTIFICATE, 'base64'));
  await choose(page, cfdiAsked.seal_key.label, 'csd.key', Buffer.from(KEY, 'base64'));
  await dialogOf(page).getByLabel(say(cfdiAsked.seal_password.label), { exact: true }).fill(PASSWORD);
  await expect(dialogOf(page).locator('[data-code^="BW-CFDI-KEY"]')).toHaveCount(0);
  const xml = await saved(page, /\.xml$/);
  expect(xml).toMatch(/ Sello="[\w+/=]{300,}"/);
  expect(xml).toContain('ClaveProdServ="14111515"');
  expect(await keptIn(page)).not.toContain(PASSWORD);
});

test('ZATCA invoices are stamped and chained, and a received invoice shows its verdict and QR code', async ({
  page,
}) => {
  const example = readExample(await readFile('src/service/examples/sa-zatca-v1.yaml', 'utf8')).document;
  const form = new Form(page);
  await form.open(JSON.stringify(example).replace('310122393500003', '310123456700003'));
  const { workbench } = form;
  const previous = dialogOf(page).getByRole('combobox', { name: say(zatcaAsked.previous_invoice.label) });
  const stamped = async () => {
    await choose(page, zatcaAsked.stamp_key.label, 'unit.pem', Buffer.from(STAMP_KEY));
    await choose(page, zatcaAsked.stamp_certificate.label, 'csid.txt', Buffer.from(STAMP_CERTIFICATE));
    await expect(dialogOf(page).getByRole('region', { name: say(savingTexts.verification) })).toBeVisible();
    await expectNoViolations(page);
    return await saved(page, /\.xml$/);
  };
  // The tax office's date stands for the invoice's own, which is among the other fields.
  await expect(form.document.locator('[data-path=".delivery.date"]')).toHaveValue('17/03/2026');
  await workbench.button(say(shellTexts.save)).click();
  // One answer is missing, which breaks two rules.
  await expect(dialogOf(page).locator('[data-code^="BW-ZATCA"]')).toHaveCount(1);
  await previous.selectOption('first');
  await expect(dialogOf(page).locator('[data-code^="BW-ZATCA"]')).toHaveCount(0);
  const first = await stamped();
  expect(first).toContain('<ds:SignatureValue>');

  await workbench.do(say(shellTexts.correct));
  const correction = page.getByRole('dialog');
  const create = correction.getByRole('button', { name: say(correctTexts.make) });
  // ZATCA asks for the reason.
  const reason = correction.getByLabel('Reason');
  await expect(reason).toBeFocused();
  await reason.fill('Returned');
  await create.click();
  await expect(form.document.locator('[data-path=".code"]')).toHaveValue('');
  await form.document.locator('[data-path=".code"]').fill('CN-1');
  await page.keyboard.press('Tab');
  await workbench.button(say(shellTexts.save)).click();
  await expect(previous.locator('option:checked')).toHaveText(say(savingTexts.savedLast, { number: 'INV-2026-0318' }));
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(() => expectNothingCutOff(page)).toPass({ timeout: 10_000 });
  await page.setViewportSize({ width: 1280, height: 800 });
  const second = await stamped();
  const [, hash = '-'] = /<ds:DigestValue>([^<]{44})</.exec(first) ?? [];
  expect(second).toContain(`>${hash}</cbc:EmbeddedDocumentBinaryObject>`);
  expect(second).toMatch(/<cbc:ID>ICV<.cbc:ID>\s*<cbc:UUID>2</);
  expect(await keptIn(page)).not.toContain(STAMP_KEY.split('\n')[1] ?? '-');

  await dropFiles(page, { name: 'first.xml', content: first });
  await expect(workbench.result).toContainText(say(inspectTexts.sealed.fits), { timeout: 30_000 });
  await expect(workbench.document.getByRole('img', { name: 'ZATCA' })).toBeVisible();
  await dropFiles(page, { name: 'changed.xml', content: first.replace('22600.50', '22600.51') });
  await expect(workbench.result).toContainText(say(inspectTexts.sealed.broken), { timeout: 30_000 });
});

test('the rows of a CFDI payment receipt take the details of each invoice', async ({ page }) => {
  const form = new Form(page);
  const example = readExample(await readFile('src/service/examples/mx-cfdi-v4-payment.yaml', 'utf8')).document;
  await form.open(example);
  await form.cell('Folio fiscal', 2).fill('5fb2822e-396d-4725-8521-cdc4bdd20ccf');
  await form.cell('Parcialidad', 2).fill('3');
  await form.cell('Saldo anterior', 2).fill('80.00');
  await page.keyboard.press('Tab');
  await expect
    .poll(() => form.workbench.documentNow())
    .toMatchObject({
      lines: [
        {},
        {
          document: {
            payable: '80.00',
            stamps: [{ prv: 'sat-uuid', val: '5fb2822e-396d-4725-8521-cdc4bdd20ccf' }],
          },
          installment: 3,
        },
      ],
    });
  await expect(form.section('CFDI').getByLabel('Lugar de expedición', { exact: true })).toHaveValue('42501');
});
