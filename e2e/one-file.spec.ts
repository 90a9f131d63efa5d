import { copyFile, mkdtemp, readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import * as settingsTexts from '../src/workbench/company/settings/texts.ts';
import * as inspectTexts from '../src/workbench/inbox/inspect/texts.ts';
import * as firstTexts from '../src/workbench/shell/first/texts.ts';
import * as shellTexts from '../src/workbench/shell/texts.ts';
import { say } from '../src/workbench/ui/texts/say.ts';
import * as editorTexts from '../src/workbench/write/editor/texts.ts';
import { ubl } from './e-invoice.ts';
import { dropFiles } from './files.ts';
import { Form } from './form.ts';
import { testOnOwnPage as test } from './test.ts';
import { spanishInvoice, Workbench } from './workbench.ts';

const built = 'dist/workbench/billwright.html';

/** Opens the file from a folder that has nothing else, without a network, and collects what it requests and reports. */
async function openFile(browser: Browser): Promise<{ page: Page; problems: string[] }> {
  const file = join(await mkdtemp(join(tmpdir(), 'one-file-')), 'Billwright 2.html');
  await copyFile(built, file);
  const offline = !test.info().project.name.includes('firefox');
  const context = await browser.newContext({ offline, storageState: { cookies: [], origins: [] } });
  const page = await context.newPage();
  const problems: string[] = [];
  const address = pathToFileURL(file).href;
  page.on('request', (request) => {
    if (!/^(?:blob|data):/.test(request.url()) && request.url().split('#')[0] !== address) problems.push(request.url());
  });
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto(address);
  return { page, problems };
}

test('the workbench in one file checks and shows an e-invoice', async ({ browser }) => {
  const { page, problems } = await openFile(browser);
  const workbench = new Workbench(page);
  const { document } = workbench;
  await expect(page.getByRole('button', { name: say(firstTexts.asJson) })).toBeVisible({ timeout: 30_000 });
  await dropFiles(page, { name: 'rechnung.xml', content: ubl() });
  const verdict = (text: string) => document.getByRole('status').filter({ hasText: new RegExp(`^${text}$`) });
  await expect(verdict('Valid')).toBeVisible({ timeout: 30_000 });
  await expect(document.getByRole('region', { name: say(inspectTexts.paper) })).toContainText('Kanzlei Brandt');
  await dropFiles(page, { name: 'falsch.xml', content: ubl('23.81') });
  await expect(verdict(say(inspectTexts.notValid, { count: 1 }))).toBeVisible();
  await expect(workbench.problem('BR-CO-15')).toBeVisible();
  expect(problems).toEqual([]);
  await page.context().close();
});

/** An invoice that can become an e-invoice. */
const { supplier, customer, ...others } = spanishInvoice();
const addresses = [{ locality: 'Valencia', country: 'ES' }];
const invoice = {
  ...others,
  supplier: { ...supplier, addresses },
  customer: { ...customer, addresses },
  payment: { terms: { due_dates: [{ date: '2025-04-10', percent: '100%' }] } },
};

test('the workbench in one file writes invoices, PDFs and reports', async ({ browser }) => {
  const { page, problems } = await openFile(browser);
  const form = new Form(page);
  const { workbench } = form;
  await expect(page.getByRole('button', { name: say(firstTexts.asJson) })).toBeVisible({ timeout: 30_000 });
  await page.keyboard.press('Escape');
  await dropFiles(page, { name: 'invoice.json', content: JSON.stringify(invoice) });
  await form.show(say(editorTexts.form));
  await form.cell('Price', 1).fill('100,00');
  await page.keyboard.press('Tab');
  await expect(workbench.result.getByRole('article')).toContainText('2.193,13');

  const dialog = page.getByRole('dialog', { name: /^Save / });
  for (const [format, content] of [
    [/^PDF/, '%PDF-'],
    [/^EN 16931 \(UBL\)/, '<cbc:PayableAmount currencyID="EUR">2193.13</cbc:PayableAmount>'],
  ] as const) {
    await workbench.do(say(shellTexts.save));
    await workbench.chooseFormat(format);
    expect(await saved(page, dialog, /^Save /)).toContain(content);
    await expect(dialog).toBeHidden();
  }

  await dropFiles(page, { name: 'rechnung.xml', content: ubl('23.81') });
  await workbench.button(say(shellTexts.report)).click();
  const report = page.getByRole('dialog', { name: say(inspectTexts.reportTitle, { title: 'R-7.xml' }) });
  expect(await saved(page, report, say(inspectTexts.saveJson))).toContain('"code": "BR-CO-15"');
  expect(await saved(page, report, say(inspectTexts.savePdf))).toContain('%PDF-');
  expect(problems).toEqual([]);
  await page.context().close();
});

/** Saves a file by a button of a dialog and returns its content. */
async function saved(page: Page, dialog: Locator, button: string | RegExp): Promise<string> {
  const saving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: button }).click();
  return await readFile(await (await saving).path(), 'latin1');
}

test('the settings offer the workbench as one file', async ({ page }) => {
  await new Workbench(page).open();
  await new Workbench(page).settings();
  const saving = page.waitForEvent('download');
  await page
    .getByRole('main')
    .getByRole('link', { name: say(settingsTexts.oneFile) })
    .click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe('billwright.html');
  expect((await stat(await download.path())).size).toBe((await stat(built)).size);
});

test('the workbench in one file has at most 6 MB and may connect to nothing', async () => {
  expect((await stat(built)).size).toBeLessThanOrEqual(6_000_000);
  const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(await readFile(built, 'utf8'))?.[1];
  expect(policy?.split('; ')).toEqual(expect.arrayContaining(["default-src 'none'", "connect-src 'none'"]));
  expect(policy).not.toMatch(/https?:|\*|'self'|unsafe-eval/);
});
