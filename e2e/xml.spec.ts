import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import * as intakeTexts from '../src/intake/texts.ts';
import * as inspectTexts from '../src/workbench/inbox/inspect/texts.ts';
import * as resultTexts from '../src/workbench/shell/result/texts.ts';
import { pattern } from '../src/workbench/shell/testing/text-pattern.ts';
import * as shellTexts from '../src/workbench/shell/texts.ts';
import * as draftsTexts from '../src/workbench/state/drafts/texts.ts';
import { say } from '../src/workbench/ui/texts/say.ts';
import * as editorTexts from '../src/workbench/write/editor/texts.ts';
import * as problemsTexts from '../src/workbench/write/problems/texts.ts';
import * as savingTexts from '../src/workbench/write/saving/texts.ts';
import { ubl } from './e-invoice.ts';
import { dropFiles, paste } from './files.ts';
import { test } from './test.ts';
import { spanishInvoice, Workbench } from './workbench.ts';

test('a document is saved in formats that fit, and fields missing for others are shown in it', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  await workbench.startFrom(/bookshop with both rates/);
  await workbench.button(say(shellTexts.save)).click();
  const dialog = page.getByRole('dialog', { name: /^Save / });
  await workbench.chooseFormat('EN 16931 (CII)');
  await expect(dialog).toContainText(pattern(savingTexts.readyWithLosses));
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save RE-2026-0214.xml' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('RE-2026-0214.xml');
  expect(await readFile(await download.path(), 'utf8')).toContain('<rsm:CrossIndustryInvoice');

  await workbench.button(say(shellTexts.save)).click();
  await workbench.chooseFormat('XRechnung 3.0 (UBL)');
  await expect(dialog).toContainText('XRechnung needs the buyer reference');
  await expect(dialog.getByRole('button', { name: say(savingTexts.copy), exact: true })).toHaveCount(0);
  await dialog.getByRole('button', { name: say(savingTexts.showFaults) }).click();
  // It gives the focus back as it goes.
  await expect(dialog).toBeHidden();
  const row = workbench.problems.getByRole('listitem').filter({ hasText: 'buyer reference' });
  // The closing dialog may take the focus, and so close the menu.
  await expect(async () => {
    await row.getByRole('button', { name: 'Add "ordering.code"' }).click();
    await expect(page.locator('.action-widget').getByText('Add "ordering.code"')).toBeVisible({ timeout: 3_000 });
  }).toPass();

  // The other missing fields stay listed while the user fixes them, until the user asks for something else.
  await page.keyboard.press('Enter');
  await expect.poll(() => workbench.text()).toContain('"ordering"');
  // The cursor is where its value belongs.
  await page.keyboard.type('04011000-12345-03');
  expect((await workbench.documentNow()).ordering).toEqual({ code: '04011000-12345-03' });
  await expect(workbench.problems).toContainText(pattern(problemsTexts.goal));
  await expect(workbench.problems).toContainText('electronic address');
  await workbench.problems.getByRole('button', { name: say(problemsTexts.notNow) }).click();
  await expect(workbench.problems).not.toContainText('XRechnung');
});

test('a document completed for a format is reported as ready', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  const addresses = [{ locality: 'Vic', country: 'ES' }];
  const invoice = spanishInvoice();
  const supplier = { ...invoice.supplier, addresses };
  const customer = { ...invoice.customer, addresses };
  const document = { ...invoice, supplier, customer, payment: { terms: { notes: '30 days' } } };
  await workbench.write(document);
  await workbench.button(say(shellTexts.save)).click();
  const dialog = page.getByRole('dialog', { name: /^Save / });
  await workbench.chooseFormat('Peppol BIS Billing 3 (UBL)');
  await dialog.getByRole('button', { name: say(savingTexts.showFaults) }).click();
  // It gives the focus back as it goes.
  await expect(dialog).toBeHidden();
  await expect(workbench.problems).toContainText('PEPPOL-EN16931-R020');
  const inbox = (code: string) => ({ inboxes: [{ scheme: '9920', code }] });
  await workbench.write({ ...document, supplier: { ...supplier, ...inbox('ESB98602642') } });
  await expect(workbench.problems).not.toContainText('PEPPOL-EN16931-R020');
  await expect(workbench.problems).toContainText('PEPPOL-EN16931-R010');
  await workbench.write({
    ...document,
    supplier: { ...supplier, ...inbox('ESB98602642') },
    customer: { ...customer, ...inbox('ES54387763P') },
  });
  await expect(page.getByText(say(savingTexts.reached, { format: 'Peppol BIS Billing 3 (UBL)' }))).toBeVisible();
  await expect(workbench.problems).toContainText(pattern(problemsTexts.noneFound));
});

test('a document is saved as PDF, drawn in the page, and its preview has the payment code', {
  tag: '@journey',
}, async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  await workbench.startFrom(/bookshop with both rates/);
  await expect(workbench.result.getByRole('img', { name: 'Per QR-Code zahlen' })).toBeVisible();
  await workbench.button(say(shellTexts.save)).click();
  const dialog = page.getByRole('dialog', { name: /^Save / });
  await dialog.getByRole('radio', { name: /^PDF/ }).check();
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save RE-2026-0214.pdf' }).click();
  const download = await downloading;
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 8).toString('latin1')).toBe('%PDF-1.7');
  expect(bytes.toString('latin1')).toContain('NotoSans-Regular');

  // The same pages, uploaded as a file, become the pages of a PDF with the e-invoice.
  await workbench.button(say(shellTexts.save)).click();
  await workbench.chooseFormat('Factur-X EN 16931 (PDF)');
  const pages = { name: 'mine.pdf', mimeType: 'application/pdf', buffer: bytes };
  await dialog
    .getByRole('region', { name: say(savingTexts.pages) })
    .locator('input[type=file]')
    .setInputFiles(pages);
  await expect(dialog).toContainText(say(savingTexts.ownPages, { file: 'mine.pdf' }));
  const downloadingOther = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save RE-2026-0214-facturx.pdf' }).click();
  const carrying = await readFile(await (await downloadingOther).path());
  expect(carrying.toString('latin1')).toContain('factur-x.xml');
});

test('an e-invoice in XML is inspected, and converted to a document', { tag: '@journey' }, async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  await dropFiles(page, { name: 'rechnung.xml', content: ubl('23.81') });
  await expect(workbench.document).toContainText(say(inspectTexts.notValid, { count: 1 }));
  await expect(workbench.result).toContainText('EN 16931 for UBL');
  await workbench.tab(say(resultTexts.terms)).click();
  // Both ways: from a term to its place, and from the cursor to the term.
  await workbench.result.getByRole('button', { name: /^BT-27 / }).click();
  await expect(workbench.document.getByRole('textbox')).toBeFocused();
  await expect(workbench.problems).toContainText('Line 14,');
  await workbench.problems.getByRole('button', { name: /BT-112/ }).click();
  await expect(workbench.result.locator('[aria-current]')).toContainText('23.81');
  await workbench.expectSquiggleUnder('23.81');

  await workbench.result.locator('summary').click();
  await expect(workbench.result).toContainText(/BT-112.*23\.81.*23\.80/);
  await workbench.button(say(shellTexts.makeDocument)).click();
  await expect(page.getByText(say(inspectTexts.made, { title: 'R-7.xml' }))).toBeVisible();
  await expect(workbench.drafts).toHaveCount(3);
  await expect.poll(async () => (await workbench.documentNow()).totals).toMatchObject({ total_with_tax: '23.80' });
});

test('an e-invoice is checked while typing', { tag: '@long' }, async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  await paste(page, ubl());
  await expect(workbench.document).toContainText(say(inspectTexts.valid));
  await expect(workbench.problems).toContainText(pattern(problemsTexts.noneFound));
  await workbench.document.locator('.view-line', { hasText: 'IssueDate' }).click();
  await page.keyboard.press('ControlOrMeta+Shift+k');
  await expect(workbench.problems).toContainText('BR-03');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(workbench.problems).toContainText(pattern(problemsTexts.noneFound));
  await page.keyboard.type('<');
  await expect(workbench.document).toContainText(say(inspectTexts.unreadable));
  await workbench.tab(say(resultTexts.terms)).click();
  await expect(workbench.result).toContainText(pattern(inspectTexts.old));
  await workbench.document.locator('.view-line').first().click();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(workbench.document).toContainText(say(inspectTexts.valid));

  // The same text is a document in JSON again once it is one, and can be undone.
  await workbench.write('{"code": "A"}');
  await expect(workbench.button(say(shellTexts.build))).toBeVisible();
  await expect(workbench.page.getByRole('group', { name: say(editorTexts.view) })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(workbench.document).toContainText(say(inspectTexts.valid));
});

test('other XML is reported, and broken XML kept to be fixed', { tag: '@long' }, async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  await dropFiles(page, {
    name: 'bestellung.xml',
    content: '<Order xmlns="urn:oasis:names:specification:ubl:schema:xsd:Order-2"/>',
  });
  await expect(page.getByText(say(draftsTexts.notOpened, { file: 'bestellung.xml', fault: '' }))).toContainText(
    'Order',
  );
  await paste(page, '<html><p>{}');
  await expect(page.getByText(pattern(intakeTexts.webPage))).toBeVisible();
  await expect(workbench.drafts).toHaveCount(1);

  await dropFiles(page, { name: 'kaputt.xml', content: ubl().replace('</cbc:ID>', '</cbc:Id>') });
  await expect(workbench.document).toContainText(say(inspectTexts.unreadable));
  await expect(workbench.problems.getByRole('listitem')).toContainText('invalid XML');
  await expect(workbench.problems.getByRole('listitem')).toContainText('line 6');

  // As it says itself, its bytes are Latin-1.
  const latin = ubl().replace('UTF-8', 'ISO-8859-1');
  await dropFiles(page, { name: 'latin.xml', content: Buffer.from(latin, 'latin1') });
  await expect(workbench.document).toContainText(say(inspectTexts.valid));
  await expect(workbench.document).toContainText('Gärtnerei Lindenhof');
  const downloading = page.waitForEvent('download');
  await workbench.fromMenu(say(savingTexts.xml));
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('R-7.xml');
  expect(await readFile(await download.path(), 'utf8')).toBe(ubl());
});

test('a report lists the rules an e-invoice passes', { tag: '@long' }, async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  await paste(page, ubl('23.81'));
  await workbench.button(say(shellTexts.report)).click();
  const dialog = page.getByRole('dialog', { name: say(inspectTexts.reportTitle, { title: 'R-7.xml' }) });
  await expect(dialog.getByRole('row', { name: /EN 16931 for UBL/ })).toContainText('1.3.16');
  for (const [button, name, content] of [
    [say(inspectTexts.saveJson), 'R-7-report.json', '"code": "BR-CO-15"'],
    [say(inspectTexts.saveHtml), 'R-7-report.html', 'BR-CO-15'],
    [say(inspectTexts.savePdf), 'R-7-report.pdf', '%PDF-'],
  ] as const) {
    const downloading = page.waitForEvent('download');
    await dialog.getByRole('button', { name: button }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(name);
    expect(await readFile(await download.path(), 'utf8')).toContain(content);
  }
});
