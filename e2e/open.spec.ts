import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { gzipSync, strToU8, unzipSync, zipSync } from 'fflate';
import { ciiInvoice } from '../src/formats/rules/testing.ts';
import { email, workbook } from '../src/intake/testing.ts';
import * as intakeTexts from '../src/intake/texts.ts';
import { attached, blank, stream, withTable, xmp } from '../src/pdf/testing.ts';
import * as batchTexts from '../src/workbench/developer/batch/texts.ts';
import * as documentTexts from '../src/workbench/engine/document/texts.ts';
import * as inspectTexts from '../src/workbench/inbox/inspect/texts.ts';
import * as openingTexts from '../src/workbench/shell/opening/texts.ts';
import * as resultTexts from '../src/workbench/shell/result/texts.ts';
import { pattern } from '../src/workbench/shell/testing/text-pattern.ts';
import * as shellTexts from '../src/workbench/shell/texts.ts';
import * as draftsTexts from '../src/workbench/state/drafts/texts.ts';
import { say } from '../src/workbench/ui/texts/say.ts';
import * as editorTexts from '../src/workbench/write/editor/texts.ts';
import * as previewTexts from '../src/workbench/write/preview/texts.ts';
import { dropFiles, paste } from './files.ts';
import { test } from './test.ts';
import { spanishInvoice, Workbench } from './workbench.ts';

const CORE = 'urn:cen.eu:en16931:2017';

/** A PDF with an e-invoice that its catalog does not register, and another file. */
const hybrid = withTable({
  ...blank('/Metadata 5 0 R /Names << /EmbeddedFiles << /Names [(a) 10 0 R (b) 20 0 R] >> >>'),
  5: stream(xmp('EN 16931'), '/Type /Metadata /Subtype /XML'),
  ...attached(10, 'factur-x.xml', ciiInvoice(CORE, 'orders').replace(/>\s+</g, '><')),
  ...attached(20, 'hours.csv', 'day;hours\n1;8\n'),
});

test('a PDF with an e-invoice opens as XML, with its files and embedding faults', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  await dropFiles(page, { name: 'rechnung.pdf', content: hybrid });
  await expect(workbench.document).toContainText('Valid');
  await expect(workbench.document).toContainText('Factur-X EN 16931');
  await expect(workbench.result).toContainText(say(inspectTexts.fromPdf));
  await expect(workbench.problems).toContainText('BW-PDF-ASSOCIATED');
  await workbench.tab(say(openingTexts.archiveFiles)).click();
  const downloading = page.waitForEvent('download');
  await workbench.result.getByRole('button', { name: 'Save hours.csv' }).click();
  expect(await readFile(await (await downloading).path(), 'utf8')).toBe('day;hours\n1;8\n');
  // The PDF is stored with the draft.
  await page.reload();
  await expect(workbench.problems).toContainText('BW-PDF-ASSOCIATED');
  const saving = page.waitForEvent('download');
  await workbench.tab(say(openingTexts.archiveFiles)).click();
  await workbench.result.getByRole('button', { name: 'Save rechnung.pdf' }).click();
  expect(await readFile(await (await saving).path())).toEqual(Buffer.from(hybrid));

  // On one line as programs write it; formatting keeps its content.
  await workbench.document.getByRole('textbox').focus();
  await page.keyboard.press('Shift+Alt+f');
  await expect(workbench.document).toContainText('Valid');
  await expect.poll(async () => (await workbench.text()).split('\n').length).toBeGreaterThan(50);

  await dropFiles(page, { name: 'scan.pdf', content: withTable(blank('')) });
  await expect(page.getByText(say(draftsTexts.notOpened, { file: 'scan.pdf', fault: '' }))).toBeVisible();
});

const invoice = (code: string) =>
  JSON.stringify({ $schema: 'https://gobl.org/draft-0/bill/invoice', code, currency: 'EUR', lines: [] });

test('an archive opens by selection, or as a batch', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  const archive = zipSync({
    'july/a.json': strToU8(invoice('A-1')),
    'july/b.json': strToU8(invoice('B-2')),
    'july/c.pdf': hybrid,
    // Not a document, so not selected.
    'july/read me.txt': strToU8('Invoices of July'),
  });
  await dropFiles(page, { name: 'july.zip', content: archive });
  const dialog = page.getByRole('dialog', { name: say(openingTexts.archive, { name: 'july.zip', count: 4 }) });
  await dialog.getByRole('checkbox', { name: 'july/a.json' }).uncheck();
  await dialog.getByRole('button', { name: say(openingTexts.openChosen, { count: 2 }) }).click();
  await expect(workbench.drafts).toHaveCount(3);
  await expect(workbench.drafts.filter({ hasText: 'B-2' })).toBeVisible();

  await dropFiles(page, { name: 'july.zip', content: archive });
  await dialog.getByRole('button', { name: say(openingTexts.allInBatch) }).click();
  await expect(page.getByRole('row', { name: /july\/c\.pdf/ })).toContainText(say(documentTexts.eInvoice));
  await expect(page.getByRole('row')).toHaveCount(4);
});

test('an e-mail opens as its attachments', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  const logo = ['logo.png', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10), 'image/png'] as const;
  const scan = ['a.pdf', withTable(blank('')), 'application/pdf'] as const;
  await dropFiles(page, { name: 'one.eml', content: email(['a.json', invoice('M-1')], scan, logo) });
  await expect(workbench.drafts.filter({ hasText: 'M-1' })).toBeVisible();

  const inner = ['older.eml', email(['b.json', invoice('M-2')]), 'message/rfc822'] as const;
  await dropFiles(page, { name: 'many.eml', content: email(['c.pdf', hybrid], inner, logo) });
  const dialog = page.getByRole('dialog', { name: say(openingTexts.archive, { name: 'many.eml', count: 2 }) });
  await dialog.getByRole('button', { name: say(openingTexts.allInBatch) }).click();
  await expect(page.getByRole('row', { name: /c\.pdf/ })).toContainText(say(documentTexts.eInvoice));
  await expect(page.getByRole('row', { name: /older\.eml\/b\.json/ })).toBeVisible();
  await page.goBack();

  await dropFiles(page, { name: 'none.eml', content: email(logo, scan) });
  await expect(
    page.getByText(
      say(draftsTexts.notOpened, {
        file: 'none.eml',
        fault: say(intakeTexts.emailWithoutDocument, { files: ['logo.png', 'a.pdf'] }),
      }),
    ),
  ).toBeVisible();
});

test('a table becomes documents, by columns that can be corrected and are remembered', { tag: '@journey' }, async ({
  page,
}) => {
  const workbench = new Workbench(page);
  await workbench.open();
  const table = [
    'Rechnungsnummer;Datum;Kunde;Bezeichnung;Stk;Einzelpreis;MwSt. %',
    'R-1;01.02.2026;Ott;Tee;2;3,50;7',
    'R-1;;;Tassen;1;12,00;19',
    'R-2;13.02.2026;"Meier; Söhne";Tee;1;3,50;7',
  ].join('\r\n');
  await dropFiles(page, { name: 'shop.csv', content: table });
  const dialog = page.getByRole('dialog', { name: say(openingTexts.table, { name: 'shop.csv', rows: 4 }) });
  await expect(dialog.getByRole('radio', { name: pattern(openingTexts.numbers) })).toBeChecked();
  await expect(dialog.getByLabel(say(openingTexts.decimal))).toHaveValue(',');
  await expect(dialog).toContainText(say(openingTexts.becomes, { count: 2 }));
  await dialog.getByRole('combobox', { name: 'Stk' }).selectOption('Quantity');
  await dialog.getByRole('button', { name: 'Open 2 drafts' }).click();
  await expect(workbench.drafts).toHaveCount(3);
  expect(await workbench.documentNow()).toMatchObject({
    code: 'R-1',
    issue_date: '2026-02-01',
    lines: [{ quantity: '2', item: { name: 'Tee', price: '3.50' } }, { quantity: '1' }],
  });

  await dropFiles(page, { name: 'again.csv', content: table });
  const again = page.getByRole('dialog', { name: say(openingTexts.table, { name: 'again.csv', rows: 4 }) });
  await expect(again.getByRole('combobox', { name: 'Stk' })).toHaveValue('quantity');
  await again.getByRole('button', { name: say(openingTexts.toBatch) }).click();
  await expect(page.getByRole('row')).toHaveCount(3);
});

test('a table asks about a number with two customers, and names ignored columns', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  const table = [
    'Belegnr;Kunde;Artikel;Preis netto;Farbe',
    '4711;Ott;Tee;3,50;rot',
    '4711;Meier;Tassen;12,00;blau',
  ].join('\r\n');
  await dropFiles(page, { name: 'shop.csv', content: table });
  const dialog = page.getByRole('dialog', { name: say(openingTexts.table, { name: 'shop.csv', rows: 3 }) });
  await expect(dialog).toContainText(say(openingTexts.becomes, { count: 2 }));
  await expect(dialog).toContainText('Farbe');
  await dialog.getByRole('switch', { name: say(openingTexts.joinCustomers) }).click();
  await expect(dialog).toContainText(say(openingTexts.becomes, { count: 1 }));
  await dialog.getByRole('button', { name: say(openingTexts.openDocuments, { count: 1 }) }).click();
  await expect(workbench.drafts).toHaveCount(2);
  // The current draft is an example: its supplier is fictional, and its taxes come from its lines.
  const made = await workbench.documentNow();
  expect(made).toMatchObject({ code: '4711', customer: { name: 'Ott' }, lines: [{ taxes: [{}] }, { taxes: [{}] }] });
  expect(made).not.toHaveProperty('supplier');
});

test('tables in an archive are part of its batch, with one question for equal columns', async ({ page }) => {
  await page.goto('/batch');
  await expect(page.getByRole('button', { name: say(batchTexts.chooseFiles) }).first()).toBeVisible();
  const table = (code: string, price: string) =>
    strToU8(`Belegnr;Datum;Kunde;Artikel;Stk;Einzelpreis\r\n${code};01.02.2026;Ott;Tee;2;${price}\r\n`);
  const book = await workbook([
    ['Invoice', 'Client', 'Net amount'],
    ['X-1', 'Ott Ltd', 12.5],
    ['X-2', 'Meier Ltd', 7],
  ]);
  const archive = zipSync({
    'a.json': strToU8(invoice('A-1')),
    'jan.csv': table('J-1', '3,50'),
    'feb/feb.csv': table('F-1', '4,50'),
    'book.xlsx': book,
    'other.csv': strToU8('Name;Town\r\nOtt;Ulm\r\n'),
  });
  await dropFiles(page, { name: 'all.zip', content: Buffer.from(archive) });
  const first = page.getByRole('dialog', { name: say(openingTexts.table, { name: 'all.zip/jan.csv', rows: 2 }) });
  await first.getByRole('combobox', { name: 'Stk' }).selectOption('Quantity');
  await first.getByRole('button', { name: say(openingTexts.readSo) }).click();
  const second = page.getByRole('dialog', { name: say(openingTexts.table, { name: 'all.zip/book.xlsx', rows: 3 }) });
  await expect(second).toContainText(say(openingTexts.becomes, { count: 2 }));
  await second.getByRole('button', { name: say(openingTexts.readSo) }).click();
  await page
    .getByRole('dialog', { name: say(openingTexts.table, { name: 'all.zip/other.csv', rows: 2 }) })
    .getByRole('button', { name: say(openingTexts.leaveOut) })
    .click();
  await expect(page.getByRole('row', { name: /all\.zip\/book\.xlsx#2/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /all\.zip\/other\.csv/ })).toContainText(pattern(batchTexts.leftTable));
  await expect(page.getByRole('row')).toHaveCount(7);
  await page.getByText('all.zip/feb/feb.csv').click();
  await expect(page.getByText('"4.50"').first()).toBeVisible();
});

test('a gzip file opens as its content', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  const packed = (content: string | Uint8Array) =>
    Buffer.from(gzipSync(typeof content === 'string' ? strToU8(content) : content));
  await dropFiles(page, { name: 'rechnung.pdf.gz', content: packed(hybrid) });
  await expect(workbench.result).toContainText(say(inspectTexts.fromPdf));
  await dropFiles(page, { name: 'two.jsonl.gz', content: packed(`${invoice('A-1')}\n${invoice('B-2')}\n`) });
  await expect(workbench.drafts.filter({ hasText: 'B-2' })).toBeVisible();
  const table = 'Nummer;Bezeichnung;Einzelpreis\nR-1;Tee;3,50\n';
  await dropFiles(page, { name: 'shop.csv.gz', content: packed(table) });
  const dialog = page.getByRole('dialog', { name: /^shop\.csv/ });
  await expect(dialog).toContainText(say(openingTexts.becomes, { count: 1 }));
  await page.keyboard.press('Escape');
  await dropFiles(page, { name: 'bomb.json.gz', content: packed(new Uint8Array(11 * 1024 * 1024)) });
  await expect(page.getByText(pattern(intakeTexts.gzipTooLarge))).toBeVisible();

  const archive = zipSync({ 'a.json': strToU8(invoice('A-3')), '../b.json': strToU8(invoice('B-3')) });
  await dropFiles(page, { name: 'july.zip', content: Buffer.from(archive) });
  await expect(page.getByRole('dialog')).toContainText(
    say(openingTexts.left, { count: 1, first: '../b.json', why: intakeTexts.leadsOutside }),
  );
});

test('workbook rows are added to the current invoice', { tag: '@long' }, async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  await workbench.startFrom(/bookshop with both rates/);
  const content = await workbook([
    ['Artikel', 'Menge', 'Einzelpreis', 'USt'],
    ['Globus', 1, 49.9, 0.19],
    ['Atlas', 2, 30, 0.07],
  ]);
  await dropFiles(page, { name: 'more.xlsx', content });
  const dialog = page.getByRole('dialog', { name: say(openingTexts.table, { name: 'more.xlsx', rows: 3 }) });
  await dialog.getByRole('button', { name: say(openingTexts.addLines, { title: 'RE-2026-0214' }) }).click();
  await expect
    .poll(async () => ((await workbench.documentNow()).lines as unknown[]).slice(-2))
    .toMatchObject([{ item: { name: 'Globus', price: '49.9' }, taxes: [{ percent: '19%' }] }, { quantity: '2' }]);
});

test('broken JSON opens repaired, and the body of a pasted curl command opens', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  await paste(page, "{'$schema': 'https://gobl.org/draft-0/bill/invoice', 'code': 'P-9', 'lines': [],}");
  const dialog = page.getByRole('dialog', { name: say(openingTexts.repair) });
  await expect(dialog).toContainText("'P-9'");
  await dialog.getByRole('button', { name: say(openingTexts.openRepaired) }).click();
  await expect.poll(async () => (await workbench.documentNow()).code).toBe('P-9');

  await paste(
    page,
    `curl -X POST https://example.com/v0/build \\\n  -H 'Content-Type: application/json' \\\n  -d '{"data":${invoice('C-5')}}'`,
  );
  await expect.poll(async () => (await workbench.documentNow()).code).toBe('C-5');
  await dropFiles(page, { name: 'photo.json', content: Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10) });
  await expect(page.getByText(pattern(intakeTexts.picture))).toBeVisible();
});

test('content pasted over the text is unwrapped, or offered to be opened', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  const pasteOver = async (text: string) => {
    await workbench.document.locator('.view-lines').click();
    await page.keyboard.press('ControlOrMeta+a');
    await paste(page, text, '[data-region=document] [role=textbox]');
  };
  await pasteOver(`curl https://example.com/v0/build -d '{"data":${invoice('C-7')}}'`);
  await expect.poll(async () => (await workbench.documentNow()).code).toBe('C-7');
  await expect(page.getByText(say(editorTexts.pastedIn))).toBeVisible();
  await expect(workbench.drafts).toHaveCount(1);

  await pasteOver("{'code': 'P-7', 'lines': [], 'paid': None}");
  await page
    .getByRole('alert')
    .filter({ hasText: pattern(editorTexts.pastedBroken) })
    .getByRole('button', { name: say(draftsTexts.explainRejection) })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say(openingTexts.openRepaired) })
    .click();
  await expect(workbench.drafts).toHaveCount(2);
  await expect(workbench.drafts.first()).toContainText('C-7');

  await page.reload();
  await workbench.ready();
  await pasteOver(`${invoice('D-1')}\n${invoice('D-2')}\n`);
  await page.getByRole('button', { name: say(editorTexts.openThem) }).click();
  await expect(workbench.drafts).toHaveCount(4);
  await paste(page, 'Invoice|Item|Price\n1|Tea|3.50\n');
  await expect(page.getByRole('dialog', { name: `${say(openingTexts.pasted)}: 2 rows` })).toBeVisible();
});

test('content shared with the installed app is opened', { tag: '@long' }, async ({ page }) => {
  await page.addInitScript(() => {
    const { matchMedia } = window;
    // The window of the installed app, which no test can open.
    window.matchMedia = (query) => matchMedia(query === '(display-mode: browser)' ? 'not all' : query);
  });
  const workbench = new Workbench(page);
  await workbench.open();
  // As the service worker leaves it after sharing.
  await page.evaluate(async (text) => {
    const cache = await caches.open('shared with the workbench');
    await cache.put(`/shared/0/${encodeURIComponent('ä b.json')}`, new Response(text));
    location.hash = '#shared';
  }, invoice('S-1'));
  await page.reload();
  await expect.poll(async () => (await workbench.documentNow()).code).toBe('S-1');
});

test('a batch is shown as books, summed by month and rate, saved as a table and in another format', async ({
  page,
}) => {
  await page.goto('/batch');
  await expect(page.getByRole('heading', { name: say(shellTexts.batch), exact: true })).toBeVisible();
  const documents = [
    { name: 'a.json', code: '1', price: '10.00', type: 'standard' },
    { name: 'b.json', code: '2', price: '9.20', type: 'standard' },
  ].map(({ name, code, price, type }) => ({
    name,
    content: JSON.stringify({
      ...spanishInvoice(),
      ...{ code, type, lines: [line(price)], payment: { terms: { notes: '30 días' } } },
      supplier: { ...spanishInvoice().supplier, addresses },
      customer: { ...spanishInvoice().customer, addresses },
    }),
  }));
  await dropFiles(page, ...documents);
  // Loading the engine may take a while; rows and sums change until all documents are built.
  await expect(page.getByRole('region', { name: say(batchTexts.progress) })).toContainText('2 of 2', {
    timeout: 60_000,
  });
  await page
    .getByRole('group', { name: say(editorTexts.view) })
    .getByRole('button', { name: say(batchTexts.booksView) })
    .click();
  const table = page.getByRole('table', { name: say(batchTexts.results) });
  await expect(table.getByRole('row', { name: /FAC-2025-2/ })).toContainText('11.13');
  await table.getByRole('button', { name: say(batchTexts.net) }).click();
  await expect(table.getByRole('columnheader', { name: say(batchTexts.net) })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await expect(table.getByRole('row').nth(1)).toContainText('FAC-2025-2');
  const exported = async (what: string) => {
    await page.getByRole('button', { name: say(batchTexts.exportMenu), exact: true }).click();
    const downloading = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: what }).click();
    return await readFile(await (await downloading).path());
  };
  expect((await exported(say(batchTexts.exportBooksCsv))).toString()).toContain(',9.20,1.93,11.13,EUR,JSON,b.json');
  expect((await exported(say(batchTexts.exportBooksXlsx))).subarray(0, 2).toString()).toBe('PK');
  await page
    .getByRole('group', { name: say(editorTexts.view) })
    .getByRole('button', { name: say(batchTexts.sumsView) })
    .click();
  await expect(
    page
      .getByRole('table', { name: say(batchTexts.sumsView) })
      .getByRole('row')
      .nth(1),
  ).toContainText('VAT 21%219.204.03');

  await page.evaluate(() => Object.defineProperty(window, 'showSaveFilePicker', { value: undefined }));
  await page.getByRole('button', { name: say(batchTexts.exportMenu), exact: true }).click();
  await page.getByRole('menuitem', { name: say(batchTexts.zipTitle) }).click();
  const dialog = page.getByRole('dialog', { name: say(batchTexts.zipTitle) });
  await dialog.getByLabel('Format').selectOption('EN 16931 (UBL)');
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Write 2 documents' }).click();
  const files = unzipSync(await readFile(await (await downloading).path()));
  await expect(dialog).toContainText(/were written|do not fit|does not fit/);
  expect(Object.keys(files).sort()).toEqual(['FAC-2025-1.xml', 'FAC-2025-2.xml']);
  expect(Buffer.from(files['FAC-2025-2.xml'] ?? []).toString()).toContain('<cbc:ID>FAC-2025-2</cbc:ID>');
});

test('a ZIP of documents is written to disk if the browser allows choosing a file', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/batch');
  await expect(page.getByRole('heading', { name: say(shellTexts.batch), exact: true })).toBeVisible();
  const count = 300;
  const lines = Array.from({ length: count }, (_, i) => JSON.stringify({ ...spanishInvoice(), code: String(i + 1) }));
  await dropFiles(page, { name: 'many.jsonl', content: lines.join('\n') });
  await expect(page.getByRole('region', { name: say(batchTexts.progress) })).toContainText('300 of 300');
  // The system dialog is the only part replaced here: the file is in the browser's private file system.
  await page.evaluate(async () => {
    const handle = await (await navigator.storage.getDirectory()).getFileHandle('chosen.zip', { create: true });
    Object.defineProperty(window, 'showSaveFilePicker', { value: async () => handle });
  });
  await page.getByRole('button', { name: say(batchTexts.exportMenu), exact: true }).click();
  await page.getByRole('menuitem', { name: say(batchTexts.zipTitle) }).click();
  const dialog = page.getByRole('dialog', { name: say(batchTexts.zipTitle) });
  await dialog.getByLabel('Format').selectOption('JSON');
  await dialog.getByRole('button', { name: 'Write 300 documents' }).click();
  await expect(dialog).toContainText(say(batchTexts.zipDone, { written: 300 }));
  const written = await page.evaluate(async () => {
    const handle = await (await navigator.storage.getDirectory()).getFileHandle('chosen.zip');
    return [...new Uint8Array(await (await handle.getFile()).arrayBuffer())];
  });
  const files = unzipSync(Uint8Array.from(written));
  expect(Object.keys(files)).toHaveLength(count);
  expect(JSON.parse(Buffer.from(files['FAC-2025-300.json'] ?? []).toString())).toMatchObject({
    code: '300',
    totals: {},
  });
});

const addresses = [{ street: 'Carrer Major 1', locality: 'Vic', code: '08500', country: 'ES' }];

const line = (price: string) => ({
  quantity: '1',
  item: { name: 'Taller', price },
  taxes: [{ cat: 'VAT', rate: 'standard' }],
});

test('an aborted batch resumes, and makes corrections', { tag: '@long' }, async ({ page }) => {
  await page.goto('/batch');
  const text = (i: number) => JSON.stringify({ ...spanishInvoice(), code: String(i), lines: [line('10.00')] });
  const lines = Array.from({ length: 3_000 }, (_, i) => text(i)).join('\n');
  await page.getByLabel(say(batchTexts.operation)).selectOption('Correct');
  await dropFiles(page, { name: 'many.jsonl', content: lines });
  const progress = page.getByRole('region', { name: say(batchTexts.progress) });
  await expect(progress).toContainText(/[1-9]\d* of/);
  await page.getByRole('button', { name: say(batchTexts.abort) }).click();
  await expect(progress).toContainText(/: [\d,]+ of/);
  await page.getByRole('button', { name: say(batchTexts.goOn) }).click();
  await expect(progress).toContainText('3,000 of 3,000', { timeout: 100_000 });
  await page
    .getByRole('group', { name: say(editorTexts.view) })
    .getByRole('button', { name: say(batchTexts.sumsView) })
    .click();
  await expect(page.getByRole('table', { name: say(batchTexts.sumsView) })).toContainText('−30,000.00');
});

test('the XML is next to the document, with each element linked to its property', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  await workbench.startFrom(/bookshop with both rates/);
  await workbench.tab(say(resultTexts.xml)).click();
  const xml = workbench.result.locator('.monaco-editor');
  await expect(xml).toContainText(say(documentTexts.invoice));
  // From the cursor in the document to the element …
  await workbench.document.locator('.view-line', { hasText: 'Hüxstraße' }).click();
  await expect(workbench.result.getByRole('status')).toContainText('$.supplier.addresses[0]');
  await expect(xml.locator('.shown-location').first()).toBeVisible();
  // … and from an element to its property.
  await workbench.document.locator('.view-line', { hasText: '23552' }).click();
  await xml.locator('.view-line', { hasText: '2026-0214' }).first().click();
  await expect(workbench.document.getByRole('textbox')).toBeFocused();
  await expect(workbench.problems).toContainText(/Line [34],/);

  await workbench.tab(say(resultTexts.preview)).click();
  await workbench.button(say(previewTexts.more)).click();
  await page.getByRole('menuitem', { name: say(previewTexts.pages) }).click();
  await expect(workbench.result.getByRole('button', { name: 'Save RE-2026-0214.pdf' })).toBeVisible();
});
