import { readFile, writeFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { gzipSync, strToU8, zipSync } from 'fflate';
import * as intakeTexts from '../src/intake/texts.ts';
import * as batchTexts from '../src/workbench/developer/batch/texts.ts';
import * as serviceTexts from '../src/workbench/engine/service/texts.ts';
import { pattern } from '../src/workbench/shell/testing/text-pattern.ts';
import * as shellTexts from '../src/workbench/shell/texts.ts';
import { say } from '../src/workbench/ui/texts/say.ts';
import * as uiTexts from '../src/workbench/ui/texts.ts';
import { test } from './test.ts';
import { spanishInvoice, Workbench } from './workbench.ts';

/** The page Batch, with its parts by user-visible names. */
class BatchPage {
  readonly page: Page;
  readonly rows: Locator;
  readonly progress: Locator;

  constructor(page: Page) {
    this.page = page;
    this.rows = page.getByRole('table', { name: say(batchTexts.results) }).locator('tbody tr[aria-rowindex]');
    this.progress = page.getByRole('region', { name: say(batchTexts.progress) });
  }

  async open(): Promise<void> {
    await this.page.goto('/batch');
    await expect(this.page.getByRole('heading', { name: say(shellTexts.batch), exact: true })).toBeVisible();
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  async choose(...files: { name: string; content: string | Buffer }[]): Promise<void> {
    const choosing = this.page.waitForEvent('filechooser');
    await this.button(say(batchTexts.chooseFiles)).click();
    const chooser = await choosing;
    await chooser.setFiles(
      files.map(({ name, content }) => ({ name, mimeType: 'application/json', buffer: Buffer.from(content) })),
    );
  }

  /** Selects files on disk, which are recognised when selected again. */
  async give(by: string, ...files: string[]): Promise<void> {
    const choosing = this.page.waitForEvent('filechooser');
    await this.button(by).click();
    await (await choosing).setFiles(files);
  }

  /** Waits for the end. */
  async done(): Promise<void> {
    await expect(this.progress).toContainText(pattern(batchTexts.took), { timeout: 100_000 });
  }

  async export(what: string): Promise<string> {
    await this.button(say(batchTexts.exportMenu)).click();
    const downloading = this.page.waitForEvent('download');
    await this.page.getByRole('menuitem', { name: what }).click();
    const download = await downloading;
    return await readFile(await download.path(), 'utf8');
  }
}

const good = JSON.stringify(spanishInvoice());
const faulty = JSON.stringify({
  ...spanishInvoice(),
  supplier: { name: 'Talleres Llobregat S.L.', tax_id: { country: 'ES', code: 'B98602643' } },
});
const yaml = `$schema: https://gobl.org/draft-0/note/message
content: Hello
---
$schema: https://gobl.org/draft-0/note/message
title: Without content
`;

test('files of all kinds are built, with a row per document', { tag: '@journey' }, async ({ page }) => {
  const batch = new BatchPage(page);
  await page.goto('/');
  await page.getByRole('link', { name: say(shellTexts.batch) }).click();
  // The first page takes files, too.
  await expect(page.getByRole('heading', { name: say(shellTexts.batch), exact: true })).toBeVisible();
  await batch.choose(
    { name: 'good.json', content: good },
    { name: 'faulty.json', content: faulty },
    { name: 'lines.jsonl', content: `${good}\n${faulty}\n{"broken":\n` },
    { name: 'notes.yaml', content: yaml },
    { name: 'scan.json', content: 'PNG\0\0' },
  );
  await batch.done();
  const row = (name: string) => batch.rows.filter({ has: page.getByRole('button', { name, exact: true }) });
  await expect(batch.rows).toHaveCount(8);
  await expect(row('good.json')).toContainText(/Invoice.*ms/);
  await expect(row('faulty.json')).toContainText(/GOBL-ES-TAX-IDENTITY-\d+/);
  await expect(row('lines.jsonl#1')).toContainText(say(batchTexts.good));
  await expect(row('lines.jsonl#2')).toContainText(say(batchTexts.faulty));
  await expect(row('lines.jsonl#3')).toContainText(new RegExp(`${say(batchTexts.unreadable)}.*\\b4\\b`));
  await expect(row('notes.yaml#1')).toContainText(/Message/);
  await expect(row('notes.yaml#2')).toContainText(/GOBL-NOTE-MESSAGE/);
  await expect(row('scan.json')).toContainText(say(intakeTexts.unknownFormat));
  await expect(batch.progress).toContainText('8 of 8');
  await expect(batch.progress).toContainText(say(batchTexts.faultyCount, { count: '3' }));
  await expect(batch.progress).toContainText(say(batchTexts.unreadableCount, { count: '2' }));
});

test('a file that is not UTF-8 is read as well as possible, and reported', async ({ page }) => {
  const batch = new BatchPage(page);
  await batch.open();
  const accents = good.replace('Llobregat', 'Peñón');
  await batch.choose(
    { name: 'old.json', content: Buffer.from(accents, 'latin1') },
    { name: 'new.json', content: accents },
  );
  await batch.done();
  await expect(batch.progress).toContainText(say(batchTexts.guessedFile, { file: 'old.json' }));
  await expect(batch.progress).not.toContainText('new.json');
  expect((await batch.export(say(batchTexts.exportBuilt))).match(/Peñón/g)).toHaveLength(2);
});

test('a dropped folder is read at every depth, skipping other files', async ({ page }) => {
  const batch = new BatchPage(page);
  await batch.open();
  await page.evaluate(async (invoice) => {
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle('year', { create: true });
    const month = await folder.getDirectoryHandle('03', { create: true });
    const write = async (place: FileSystemDirectoryHandle, name: string, text: string) => {
      const stream = await (await place.getFileHandle(name, { create: true })).createWritable();
      await stream.write(text);
      await stream.close();
    };
    await write(folder, 'first.json', invoice);
    await write(month, 'second.json', invoice);
    await write(month, 'scan.png', 'PNG');
    // How a page sees a desktop folder: as an entry with files.
    const entryOf = (handle: FileSystemHandle, path: string): unknown =>
      handle instanceof FileSystemDirectoryHandle
        ? {
            isFile: false,
            isDirectory: true,
            fullPath: path,
            createReader: () => {
              let given = false;
              return {
                async readEntries(done: (entries: unknown[]) => void) {
                  const entries: unknown[] = [];
                  if (!given) for await (const [name, each] of handle) entries.push(entryOf(each, `${path}/${name}`));
                  given = true;
                  done(entries);
                },
              };
            },
          }
        : {
            isFile: true,
            isDirectory: false,
            fullPath: path,
            file: async (done: (file: File) => void) => done(await (handle as FileSystemFileHandle).getFile()),
          };
    const transfer = new DataTransfer();
    transfer.items.add(new File([], 'year'));
    const entry = entryOf(folder, '/year');
    Object.defineProperty(transfer, 'items', { value: [{ webkitGetAsEntry: () => entry }] });
    for (const type of ['dragenter', 'dragover', 'drop']) {
      document.body.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: transfer }));
    }
  }, good);
  await batch.done();
  await expect(batch.rows).toHaveCount(2);
  await expect(batch.button('year/first.json')).toBeVisible();
  await expect(batch.button('year/03/second.json')).toBeVisible();
  await expect(batch.progress).toContainText(say(batchTexts.passedOver, { count: '1' }));
  await expect(page).toHaveURL(/\/batch$/);
});

test('broken JSON is read as in the workbench and marked, and a web page is not an e-invoice', async ({ page }) => {
  const batch = new BatchPage(page);
  await batch.open();
  await batch.choose(
    { name: 'remark.jsonc', content: `// paid\n${good}` },
    { name: 'cut.json', content: good.slice(0, -1) },
    { name: 'page.html', content: '<!doctype html><html><body>Hello</body></html>' },
  );
  await batch.done();
  const row = (name: string) => batch.rows.filter({ has: page.getByRole('button', { name, exact: true }) });
  for (const name of ['remark.jsonc', 'cut.json']) {
    await expect(row(name)).toContainText(say(batchTexts.good));
    await expect(row(name)).toContainText(say(batchTexts.repairedKind, { kind: 'Invoice' }));
  }
  await expect(row('page.html')).toContainText(say(intakeTexts.webPage));
});

test('an unreadable file in a folder does not affect the others', async ({ page }) => {
  const batch = new BatchPage(page);
  await batch.open();
  await page.evaluate((invoice) => {
    const file = (name: string, file: (done: (file: File) => void, refuse: (error: Error) => void) => void) => ({
      isFile: true,
      isDirectory: false,
      fullPath: `/year/${name}`,
      file,
    });
    const portions = [
      [
        file('good.json', (done) => done(new File([invoice], 'good.json'))),
        file('locked.json', (_done, refuse) => refuse(new DOMException('No', 'NotReadableError'))),
      ],
      [],
    ];
    const createReader = () => ({ readEntries: (done: (entries: unknown) => void) => done(portions.shift()) });
    const folder = { isFile: false, isDirectory: true, fullPath: '/year', createReader };
    const transfer = new DataTransfer();
    transfer.items.add(new File([], 'year'));
    Object.defineProperty(transfer, 'items', { value: [{ webkitGetAsEntry: () => folder }] });
    document.body.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: transfer }));
  }, good);
  await batch.done();
  await expect(batch.rows).toHaveCount(1);
  await expect(page.getByText(say(uiTexts.unreadable, { file: 'year/locked.json' }))).toBeVisible();
});

test('two thousand documents are built on a responsive page, filtered and exported', {
  tag: '@long',
}, async ({ page }) => {
  test.slow();
  const batch = new BatchPage(page);
  await batch.open();
  const lines = Array.from({ length: 2_000 }, (_, index) =>
    (index % 10 === 3 ? faulty : good).replace('"118"', `"${index + 1}"`),
  );
  await batch.choose({ name: 'year.jsonl', content: lines.join('\n') });
  await expect(page.getByRole('progressbar')).toBeVisible();
  // It responds while working.
  await page.getByRole('searchbox', { name: say(batchTexts.search) }).fill('year');
  await batch.done();
  await expect(batch.progress).toContainText('2,000 of 2,000');
  await expect(batch.progress).toContainText(say(batchTexts.faultyCount, { count: '200' }));
  await expect(batch.rows).not.toHaveCount(2_000);

  await batch.button(`${say(batchTexts.faulty)} 200`).click();
  await expect(batch.rows.first()).toContainText('year.jsonl#4');
  const codes = page.getByRole('list', { name: say(batchTexts.frequentCodes) });
  await expect(codes.getByRole('button').first()).toContainText('200');
  await batch.button('All 2,000').click();
  await codes.getByRole('button').first().click();
  await expect(page.getByRole('table', { name: say(batchTexts.results) })).toHaveAttribute('aria-rowcount', '201');
  const csv = await batch.export(say(batchTexts.exportCsv));
  expect(csv.trimEnd().split('\r\n')).toHaveLength(201);
  expect(csv).toContain(`year.jsonl#4,Invoice,${say(batchTexts.faulty)}`);

  await codes.getByRole('button').first().click();
  const results = JSON.parse(await batch.export(say(batchTexts.exportJson)));
  expect(results.summary).toMatchObject({ total: 2_000, good: 1_800, faulty: 200, unreadable: 0 });
  expect(results.files.map(({ file }: { file: string }) => file)).toEqual(
    lines.map((_, index) => `year.jsonl#${index + 1}`),
  );
  const built = (await batch.export(say(batchTexts.exportBuilt))).trimEnd().split('\n');
  expect(built).toHaveLength(1_800);
  expect(JSON.parse(built[0] ?? '').totals.payable).toBe('1975.33');
});

test('a batch can be aborted and resumed', async ({ page }) => {
  const batch = new BatchPage(page);
  await batch.open();
  await page.route('**/v0/build', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    // Requests of the aborted batch may fail.
    await route.continue().catch(() => undefined);
  });
  await batch.choose({ name: 'many.jsonl', content: Array(300).fill(good).join('\n') });
  await expect(batch.rows.first()).toBeVisible();
  await batch.button(say(batchTexts.abort)).click();
  await expect(batch.progress).toContainText(/: \d+ of 300/);
  await expect(batch.button(say(batchTexts.abort))).toBeHidden();
  await expect(batch.progress).toBeFocused();
  await page.unroute('**/v0/build');
  await page.getByRole('combobox', { name: say(batchTexts.operation) }).selectOption('Validate');
  await batch.button(say(batchTexts.runAgain)).click();
  await batch.done();
  await expect(batch.progress).toContainText('300 of 300');
  // Unbuilt, they lack calculated values.
  await expect(batch.progress).toContainText(say(batchTexts.faultyCount, { count: '300' }));
});

test('a batch of thousands aborts at once, and the page stays responsive', { tag: '@long' }, async ({ page }) => {
  test.slow();
  const batch = new BatchPage(page);
  await batch.open();
  await page.getByRole('combobox', { name: say(batchTexts.by), exact: true }).selectOption('This browser');
  await batch.choose({ name: 'years.jsonl', content: Array(8_000).fill(good).join('\n') });
  await expect(batch.rows.first()).toBeVisible();
  await batch.button(say(batchTexts.abort)).click();
  await expect(batch.progress).toContainText(/: [\d,]+ of/, { timeout: 3_000 });
  const count = async () => (await batch.progress.textContent()) ?? '';
  const settled = await count();
  await page.getByRole('searchbox', { name: say(batchTexts.search) }).fill('years.jsonl#1');
  await expect(batch.rows.first()).toContainText('years.jsonl#1');
  expect(await count()).toBe(settled);
});

test('the engine in this browser gives the same results, and no document is sent', async ({ page }) => {
  const batch = new BatchPage(page);
  await batch.open();
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await page.getByRole('combobox', { name: say(batchTexts.by), exact: true }).selectOption('This browser');
  await batch.choose({ name: 'two.jsonl', content: `${good}\n${faulty}` });
  await batch.done();
  await expect(batch.rows.first()).toContainText(say(batchTexts.good));
  await expect(batch.rows.last()).toContainText(/GOBL-ES-TAX-IDENTITY-\d+/);
  expect(sent).toEqual([]);
});

test('an unavailable service ends the batch, with advice', async ({ page }) => {
  const batch = new BatchPage(page);
  await batch.open();
  await page.route('**/v0/build', (route) => route.abort());
  await batch.choose({ name: 'good.json', content: good });
  await expect(batch.progress.getByRole('alert')).toContainText(say(serviceTexts.away));
  await expect(batch.progress).toContainText(say(batchTexts.failedAt, { done: '0', total: '1' }));
});

test('a row opens its document as a new draft, and the results stay', async ({ page }) => {
  const workbench = new Workbench(page);
  const batch = new BatchPage(page);
  await batch.open();
  await batch.choose({ name: 'two.jsonl', content: `${good}\n${faulty}` });
  await batch.done();
  await batch.button('two.jsonl#2').click();
  await workbench.ready();
  await expect(workbench.drafts.last()).toContainText('FAC-2025-118');
  await expect(workbench.problems).toContainText('GOBL-ES-TAX-IDENTITY');
  expect(await workbench.documentNow()).toEqual(JSON.parse(faulty));
  await page.getByRole('link', { name: say(shellTexts.batch) }).click();
  await expect(batch.rows).toHaveCount(2);
});

test('results are dropped when the page is left, unless kept on request', async ({ page }) => {
  const batch = new BatchPage(page);
  await batch.open();
  await batch.choose({ name: 'good.json', content: good });
  await batch.done();
  await page.getByRole('link', { name: say(shellTexts.schemas) }).click();
  await expect(page.getByRole('heading', { name: say(shellTexts.schemas), exact: true })).toBeVisible();
  await page.getByRole('link', { name: say(shellTexts.batch) }).click();
  await expect(page.getByText(say(batchTexts.dropHere))).toBeVisible();

  await batch.choose({ name: 'good.json', content: good });
  await batch.done();
  await page.getByRole('switch', { name: say(batchTexts.keep) }).click();
  await page.getByRole('link', { name: say(shellTexts.schemas) }).click();
  await expect(page.getByRole('heading', { name: say(shellTexts.schemas), exact: true })).toBeVisible();
  await page.getByRole('link', { name: say(shellTexts.batch) }).click();
  await expect(batch.rows).toHaveCount(1);
  await batch.button(say(batchTexts.clear)).click();
  await expect(page.getByText(say(batchTexts.dropHere))).toBeVisible();
});

test('results can be navigated by keyboard', { tag: '@long' }, async ({ page }) => {
  const workbench = new Workbench(page);
  const batch = new BatchPage(page);
  await batch.open();
  const lines = Array.from({ length: 100 }, (_, index) => good.replace('"118"', `"${index + 1}"`));
  await batch.choose({ name: 'many.jsonl', content: lines.join('\n') });
  await batch.done();
  await batch.button(say(batchTexts.exportMenu)).focus();
  await expect
    .poll(async () => {
      await page.keyboard.press('Tab');
      return await page.evaluate(() => document.activeElement?.textContent);
    })
    .toBe('many.jsonl#1');
  await page.keyboard.press('ArrowDown');
  await expect(batch.button('many.jsonl#2')).toBeFocused();
  await page.keyboard.press('End');
  await expect(batch.button('many.jsonl#100')).toBeFocused();
  await page.keyboard.press('PageUp');
  await expect(batch.button('many.jsonl#90')).toBeFocused();
  await page.keyboard.press('Enter');
  await workbench.ready();
  await expect(workbench.drafts.last()).toContainText('FAC-2025-90');
});

test('a batch resumes after a reload when its files are selected again', async ({ page }, info) => {
  const batch = new BatchPage(page);
  const lines = info.outputPath('many.jsonl');
  const other = info.outputPath('other.jsonl');
  await writeFile(lines, `${good}\n`.repeat(300));
  await writeFile(other, `${good}\n`);
  let answered = 0;
  // The service stops answering after some documents, until the page is reloaded.
  await page.route('**/v0/build', async (route) => {
    if (++answered > 60) return;
    await route.continue();
  });
  await batch.open();
  await batch.give(say(batchTexts.chooseFiles), lines);
  await expect(batch.progress).toContainText(/^\D*60 of/);
  await expect.poll(() => keptRows(page)).toBe(60);
  await page.reload();
  await expect(batch.progress).toContainText(': 60 of');
  await expect(batch.progress).toContainText(pattern(batchTexts.keptAbout));
  await batch.rows.first().getByRole('button').first().click();
  await expect(page.getByText(say(batchTexts.filesWanted))).toBeVisible();

  await batch.give(say(batchTexts.goOn), other);
  await expect(page.getByText(pattern(batchTexts.otherFilesAbout))).toBeVisible();
  await expect(batch.progress).toContainText(': 60 of');
  await page.unroute('**/v0/build');
  await batch.give(say(batchTexts.goOn), lines);
  await batch.done();
  await expect(batch.progress).toContainText('300 of 300');
  await batch.rows.first().getByRole('button').first().click();
  await expect(page).toHaveURL(/draft=/);

  // Finished results stay until cleared.
  await page.goto('/batch');
  await expect(batch.progress).toContainText('300 of 300');
  await batch.button(say(batchTexts.clear)).click();
  await expect.poll(() => keptRows(page)).toBe(0);
  await page.reload();
  await expect(page.getByText(say(batchTexts.dropHere))).toBeVisible();
  expect(await keptRows(page)).toBe(0);
});

test('results that could not be stored are made again', async ({ page }, info) => {
  const batch = new BatchPage(page);
  const files = ['a.json', 'b.json', 'c.json'].map((name) => info.outputPath(name));
  for (const file of files) await writeFile(file, good);
  await batch.open();
  await batch.give(say(batchTexts.chooseFiles), ...files);
  await batch.done();
  await expect.poll(() => keptRows(page)).toBe(3);
  expect(await keptKeys(page, 1)).toHaveLength(5);
  await page.reload();
  await expect(batch.progress).toContainText(say(batchTexts.abortedAt, { done: '2', total: '3' }));
  await batch.give(say(batchTexts.goOn), ...files);
  await batch.done();
  await expect(batch.progress).toContainText('3 of 3');
  await expect(batch.rows).toHaveCount(3);
});

test('after a reload each row opens its own document, also from archives with equal file names', async ({
  page,
}, info) => {
  const batch = new BatchPage(page);
  const archives = [info.outputPath('jan.zip'), info.outputPath('feb.zip')];
  for (const [index, path] of archives.entries()) {
    const invoice = strToU8(good.replace('"118"', `"${index + 1}"`));
    await writeFile(path, zipSync({ 'invoice.json': invoice }));
  }
  await batch.open();
  await batch.give(say(batchTexts.chooseFiles), ...archives);
  await batch.done();
  await expect.poll(() => keptRows(page)).toBe(2);
  await page.reload();
  await expect(batch.progress).toContainText(pattern(batchTexts.keptAbout));
  await batch.give(say(batchTexts.giveAgain), ...archives);
  await expect(batch.button(say(batchTexts.giveAgain))).toBeHidden();
  await batch.button('jan.zip/invoice.json').click();
  const workbench = new Workbench(page);
  await workbench.ready();
  await expect(workbench.drafts.last()).toContainText('FAC-2025-1');
});

test('a stored batch is offered after a reload, and not touched by other tabs', async ({ page, context }, info) => {
  const batch = new BatchPage(page);
  const [first, second] = [info.outputPath('first.json'), info.outputPath('second.json')];
  for (const file of [first, second]) await writeFile(file, good);
  await batch.open();
  await batch.give(say(batchTexts.chooseFiles), first);
  await batch.done();
  await page.getByRole('switch', { name: say(batchTexts.keep) }).click();
  await expect.poll(() => keptRows(page)).toBe(1);

  const other = new BatchPage(await context.newPage());
  await other.open();
  await expect(other.page.getByText(say(batchTexts.dropHere))).toBeVisible();
  await other.give(say(batchTexts.chooseFiles), second);
  await other.done();
  await expect.poll(() => keptRows(page)).toBe(2);

  await page.reload();
  await expect(batch.button('first.json')).toBeVisible();
  await expect(page.getByRole('switch', { name: say(batchTexts.keep) })).toBeChecked();
  await page.getByRole('link', { name: say(shellTexts.schemas) }).click();
  await page.getByRole('link', { name: say(shellTexts.batch) }).click();
  await expect(batch.button('first.json')).toBeVisible();

  await other.page.reload();
  await expect(other.button('second.json')).toBeVisible();
  await expect(other.page.getByRole('switch', { name: say(batchTexts.keep) })).not.toBeChecked();
  await other.button(say(batchTexts.clear)).click();
  await expect.poll(() => keptRows(page)).toBe(1);

  // No tab uses the first one any more.
  await page.close();
  await other.give(say(batchTexts.chooseFiles), second);
  await other.done();
  await expect.poll(async () => new Set((await keptKeys(other.page)).map(([run]) => run)).size).toBe(1);
});

test('nested archives, unreadable entries and other files in archives are reported', async ({ page }) => {
  const batch = new BatchPage(page);
  await batch.open();
  const inner = zipSync({ 'a.json': strToU8(good), 'b.json.gz': gzipSync(strToU8(good)) });
  const archive = zipSync({
    'july/in.zip': inner,
    'july/in.json': strToU8(good),
    'july/notes.txt': strToU8('notes'),
    '__MACOSX/july/._in.json': strToU8('x'),
    '../out.json': strToU8(good),
    'bomb.json.gz': [gzipSync(new Uint8Array(11 * 1024 * 1024)), { level: 0 }],
    'C:\\drive.json': strToU8(good),
  });
  await batch.choose(
    { name: 'all.zip', content: Buffer.from(archive) },
    { name: 'lines.jsonl.gz', content: Buffer.from(gzipSync(strToU8(`${good}\n${good}\n`))) },
  );
  await batch.done();
  const row = (name: string) => batch.rows.filter({ has: page.getByRole('button', { name, exact: true }) });
  await expect(batch.rows).toHaveCount(8);
  for (const name of ['july/in.json', 'july/in.zip/a.json', 'july/in.zip/b.json.gz']) {
    await expect(row(`all.zip/${name}`)).toContainText(say(batchTexts.good));
  }
  await expect(row('lines.jsonl.gz#2')).toContainText(say(batchTexts.good));
  for (const name of ['../out.json', 'C:/drive.json']) {
    await expect(row(`all.zip/${name}`)).toContainText(new RegExp(say(intakeTexts.leadsOutside), 'i'));
  }
  await expect(row('all.zip/bomb.json.gz')).toContainText(say(intakeTexts.gzipTooLarge, { megabytes: 10 }));
  await expect(batch.progress).toContainText(say(batchTexts.passedOver, { count: '1' }));
});

/** Returns the number of results stored in the browser. */
async function keptRows(page: Page): Promise<number> {
  return (await keptKeys(page)).filter(([, position]) => position >= 0).length;
}

/** Returns the stored runs and positions; removes results from `lost` on first. */
async function keptKeys(page: Page, lost?: number): Promise<[string, number][]> {
  return await page.evaluate(async (lost) => {
    const done = <T>(asked: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(asked.error);
      });
    const database = await done(indexedDB.open('billwright-batch'));
    try {
      const records = database.transaction('records', 'readwrite').objectStore('records');
      const all: { run: string; position: number }[] = await done(records.getAll());
      const left = all.filter(({ position }) => position !== lost);
      for (const { run, position } of all) if (position === lost) await done(records.delete([run, position]));
      return left.map(({ run, position }) => [run, position]);
    } finally {
      database.close();
    }
  }, lost);
}
