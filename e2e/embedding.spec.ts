import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type FrameLocator, type Page } from '@playwright/test';
import { startListening } from '../scripts/start-listening.mjs';
import * as firstTexts from '../src/workbench/shell/first/texts.ts';
import * as resultTexts from '../src/workbench/shell/result/texts.ts';
import { pattern } from '../src/workbench/shell/testing/text-pattern.ts';
import * as shellTexts from '../src/workbench/shell/texts.ts';
import * as draftsTexts from '../src/workbench/state/drafts/texts.ts';
import * as appTexts from '../src/workbench/ui/page/texts.ts';
import { say } from '../src/workbench/ui/texts/say.ts';
import * as uiTexts from '../src/workbench/ui/texts.ts';
import * as editorTexts from '../src/workbench/write/editor/texts.ts';
import * as problemsTexts from '../src/workbench/write/problems/texts.ts';
import * as signingTexts from '../src/workbench/write/signing/texts.ts';
import { test } from './test.ts';
import { notInFirefox, spanishInvoice } from './workbench.ts';

type Listening = Awaited<ReturnType<typeof startListening>>;

const hostPage = (workbench: string) => `<!doctype html>
<html lang="en"><title>Accounts</title><style>html, body { height: 100%; margin: 0 }</style>
<iframe src="${workbench}" title="Invoice" style="width: 100%; height: 95%; border: 0" allow="clipboard-write"></iframe>
<script>
  window.heard = [];
  addEventListener('message', ({ data, origin }) => origin === '${workbench}' && heard.push(data));
  window.tell = (message) => frames[0].postMessage({ target: 'billwright', ...message }, '${workbench}');
</script></html>`;

/** A foreign page with the workbench in a frame. */
class Host {
  readonly page: Page;
  readonly frame: FrameLocator;

  constructor(page: Page) {
    this.page = page;
    this.frame = page.frameLocator('iframe');
  }

  /** Returns the messages of a type, latest first. */
  heard(type: string): Promise<{ [name: string]: unknown }[]> {
    return this.page.evaluate(
      (type) =>
        Reflect.get(window, 'heard')
          .filter((message: { type: string }) => message.type === type)
          .reverse(),
      type,
    );
  }

  async tell(message: { [name: string]: unknown }): Promise<void> {
    await this.page.evaluate((message) => Reflect.get(window, 'tell')(message), message);
  }

  /** Waits for a message of a type and returns it. */
  async next(type: string): Promise<{ [name: string]: unknown }> {
    await expect.poll(() => this.heard(type), { timeout: 30_000 }).not.toEqual([]);
    const [message = {}] = await this.heard(type);
    return message;
  }

  /** Shows a document, and waits until it is in the editor. */
  async show(message: { [name: string]: unknown }): Promise<void> {
    await this.next('ready');
    await this.tell({ type: 'set', ...message });
    await expect(this.frame.locator('.view-line').first()).toBeVisible({ timeout: 30_000 });
  }

  button(name: string) {
    return this.frame.getByRole('button', { name, exact: true });
  }
}

const invoice = spanishInvoice();

let pages: Server;
let service: Listening;
let address = '';

test.beforeAll(async () => {
  pages = createServer((_, answer) => answer.setHeader('Content-Type', 'text/html').end(hostPage(service.origin)));
  await once(pages.listen(0, '127.0.0.1'), 'listening');
  address = `http://127.0.0.1:${(pages.address() as AddressInfo).port}`;
  const file = `${process.env.E2E_DIST ?? 'dist'}/node/serve.js`;
  service = await startListening([file, '--port', '0'], { BILLWRIGHT_HOSTS: `https://accounts.example ${address}` });
});

test.afterAll(() => {
  service.process.kill();
  pages.close();
});

test('a host page sets the document, and receives changes and results', async ({ page }) => {
  const host = new Host(page);
  await page.goto(address);
  const { $schema, ...untitled } = invoice;
  await host.show({ data: untitled, schema: $schema });
  await expect(host.frame.getByRole('region', { name: say(editorTexts.document) })).toContainText('"$schema"');
  await expect(host.frame.getByRole('navigation', { name: say(shellTexts.places) })).toHaveCount(0);
  await expect(host.button(say(shellTexts.newDrafts))).toHaveCount(0);
  expect(await host.heard('change')).toEqual([]);

  await host.tell({ type: 'run', operation: 'build' });
  const built = await host.next('build');
  expect(built).toMatchObject({ source: 'billwright', ok: true, faults: [], data: { $schema, totals: {} } });

  await host.frame.locator('.view-lines').click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' ');
  const change = await host.next('change');
  expect(change).toMatchObject({ draft: built.draft, data: invoice });
  expect(change.text).toMatch(/\n}\n $/);

  await host.tell({ type: 'set', data: { $schema, currency: 'EUR', lines: [] } });
  await host.button(say(shellTexts.build)).click();
  await expect.poll(async () => (await host.heard('build'))[0]).toMatchObject({ ok: false });
  const [refused] = await host.heard('build');
  expect(refused?.faults).toContainEqual(expect.objectContaining({ properties: ['$.supplier'] }));

  await host.tell({ type: 'set', data: 'no JSON' });
  await expect(host.frame.getByRole('region', { name: say(editorTexts.document) })).toContainText('no JSON');
  for (const operation of ['build', 'validate', 'replicate', 'correct', 'sign']) {
    await host.tell({ type: 'run', operation });
    const refused = {
      ok: false,
      faults: expect.arrayContaining([expect.objectContaining({ code: 'BW-TEXT-SYNTAX' })]),
    };
    await expect.poll(async () => (await host.heard(operation))[0]).toMatchObject(refused);
  }
  await host.tell({ type: 'set', data: '{"currency":\r\n"EUR",\n"lines":[]}', schema: $schema });
  await expect(host.frame.getByRole('region', { name: say(editorTexts.document) })).toContainText('bill/invoice');
  await host.tell({ type: 'set', data: 'no JSON' });
  await expect(host.frame.getByRole('region', { name: say(editorTexts.document) })).toContainText('no JSON');
  await host.tell({ type: 'set', data: invoice });
  await host.frame.locator('.view-lines').click();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(host.frame.getByRole('region', { name: say(editorTexts.document) })).toContainText('no JSON');
});

test('validating, copying, correcting, signing and notices are posted to the page', { tag: '@long' }, async ({
  page,
}) => {
  const host = new Host(page);
  await page.goto(address);
  await host.show({ data: invoice });
  await host.tell({ type: 'run', operation: 'build' });
  const { data } = await host.next('build');
  await host.tell({ type: 'set', data });
  await host.tell({ type: 'run', operation: 'validate' });
  expect(await host.next('validate')).toMatchObject({ ok: true, faults: [] });
  expect(await host.next('notification')).toMatchObject({ title: 'Valid', tone: 'good' });

  await host.tell({ type: 'run', operation: 'correct' });
  const corrected = await host.next('correct');
  expect(corrected.data).toMatchObject({ type: 'credit-note', preceding: [{ code: '118' }] });
  await expect(host.frame.getByRole('navigation', { name: say(shellTexts.drafts) }).getByRole('link')).toHaveCount(2);

  await host.tell({ type: 'run', operation: 'replicate' });
  const copy = await host.next('replicate');
  expect(copy).toMatchObject({ ok: true, data: { $schema: invoice.$schema } });

  // A copy has no number yet.
  await host.tell({ type: 'set', data: invoice });
  await host.tell({ type: 'run', operation: 'sign' });
  const dialog = host.frame.getByRole('dialog');
  await dialog.getByLabel(say(signingTexts.newName)).fill('Accounts');
  await dialog.getByRole('button', { name: say(signingTexts.makeKey) }).click();
  await dialog.getByRole('button', { name: /^Sign / }).click();
  expect(await host.next('sign')).toMatchObject({ data: { sigs: [expect.any(String)] } });
});

test('pressing a button on unreadable text posts an error', async ({ page }) => {
  const host = new Host(page);
  await page.goto(address);
  await host.show({ data: '{ "broken"' });
  for (const name of ['Correct', 'Sign']) {
    if (name === 'Sign') {
      await host.button(say(shellTexts.more)).click();
      await host.frame.getByRole('menuitem', { name, exact: true }).click();
    } else await host.button(name).click();
    const { ok, faults } = await host.next(name.toLowerCase());
    expect(ok).toBe(false);
    expect(faults).toContainEqual(expect.objectContaining({ code: 'BW-TEXT-SYNTAX', properties: ['$.broken'] }));
  }
  await expect(host.frame.getByRole('dialog')).toHaveCount(0);
});

test('the host page controls visible regions and editing', { tag: '@long' }, async ({ page }) => {
  const host = new Host(page);
  await page.goto(address);
  const supplier = { ...invoice.supplier, tax_id: { country: 'ES', code: 'B98602643' } };
  await host.show({ data: { ...invoice, supplier }, readOnly: true, problems: false, theme: 'dark' });
  await expect(host.frame.getByRole('region', { name: say(problemsTexts.problems) })).toHaveCount(0);
  await expect(host.frame.locator('html')).toHaveAttribute('data-theme', 'dark');
  await host.frame.locator('.view-lines').click();
  await page.keyboard.type('x');
  await expect(host.frame.getByRole('note')).toHaveText(say(editorTexts.readOnly, { why: say(appTexts.lockedByHost) }));
  await expect(host.frame.getByText('"Bookbinding"')).toBeVisible();
  expect(await host.heard('change')).toEqual([]);
  await host.tell({ type: 'set', result: false, view: 'Form' });
  await expect(host.frame.getByRole('region', { name: say(resultTexts.title) })).toHaveCount(0);
  await expect(host.button(say(editorTexts.form))).toHaveAttribute('aria-pressed', 'true');
  await expect(host.frame.getByLabel('Currency', { exact: true })).toBeDisabled();
  await host.tell({ type: 'set', view: 'JSON', result: true, problems: true });
  await expect(host.frame.getByRole('region', { name: say(problemsTexts.problems) })).toContainText(
    'GOBL-ES-TAX-IDENTITY-01',
  );
  await expect(host.button(say(problemsTexts.fix))).toHaveCount(0);
  await host.tell({ type: 'set', readOnly: false });
  await expect(host.button(say(problemsTexts.fix))).toBeVisible();
  await host.frame.locator('.view-lines').click();
  await page.keyboard.type('x');
  await host.next('change');
  for (const theme of ['light', 'dark']) {
    await host.tell({ type: 'set', theme });
    await expect(host.frame.locator('html')).toHaveAttribute('data-theme', theme);
    await page.waitForTimeout(400);
    const { violations, passes } = await new AxeBuilder({ page }).include('iframe').analyze();
    expect([violations, passes.length > 0]).toEqual([[], true]);
  }
});

test('an invalid message is rejected with its path, and changes nothing', async ({ page }) => {
  const host = new Host(page);
  await page.goto(address);
  await host.next('ready');
  await host.tell({ type: 'run', operation: 'build' });
  expect(await host.next('refused')).toMatchObject({ faults: [{ properties: ['$'] }] });
  await host.show({ data: invoice });
  await host.tell({ type: 'set', view: 'Table', data: { $schema: 'other' } });
  await expect.poll(async () => (await host.heard('refused')).length).toBe(2);
  expect((await host.heard('refused'))[0]).toMatchObject({ faults: [{ properties: ['$.view'] }] });
  await host.tell({ type: 'run', operation: 'print' });
  await expect.poll(async () => (await host.heard('refused')).length).toBe(3);
  expect((await host.heard('refused'))[0]).toMatchObject({ faults: [{ properties: ['$.operation'] }] });
  await expect(host.frame.getByRole('region', { name: say(editorTexts.document) })).not.toContainText('other');
});

test('real changes are posted before another draft is shown or closed', {
  tag: '@long',
}, async ({ page }) => {
  const host = new Host(page);
  await page.goto(address);
  await host.show({ data: invoice });
  await host.tell({ type: 'run', operation: 'replicate' });
  await host.next('replicate');
  const drafts = host.frame.getByRole('navigation', { name: say(shellTexts.drafts) }).getByRole('link');
  await expect(drafts).toHaveCount(2);
  await drafts.first().click();
  await drafts.last().click();
  await drafts.first().click();
  await expect(host.frame.getByRole('region', { name: say(editorTexts.document) })).toContainText('FAC-2025');
  await page.waitForTimeout(500);
  expect(await host.heard('change')).toEqual([]);
  await host.frame.locator('.view-lines').click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' ');
  await drafts.last().click();
  await expect.poll(() => host.heard('change')).toHaveLength(1);
  const [change] = await host.heard('change');
  expect(change).toMatchObject({ data: invoice });
  await host.frame.getByRole('button', { name: say(draftsTexts.close, { title: 'FAC-2025-118' }) }).click();
  expect(await host.next('close')).toMatchObject({ draft: change?.draft });
  await page.keyboard.press('ControlOrMeta+k');
  await host.frame.getByRole('dialog').getByRole('combobox').fill(say(shellTexts.close));
  await expect(host.frame.getByRole('option', { name: say(shellTexts.close) })).toBeDisabled();
});

test('dialogs open over the document, and read-only documents cannot be signed', async ({ page }) => {
  const host = new Host(page);
  await page.goto(address);
  await host.show({ data: invoice });
  await host.frame.getByRole('link', { name: 'Spain' }).click();
  await expect(host.frame.getByRole('link', { name: say(shellTexts.backToDocument) })).toBeVisible();
  await host.tell({ type: 'run', operation: 'sign' });
  const dialog = host.frame.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: say(signingTexts.makeKey) })).toBeVisible();
  await host.tell({ type: 'set', readOnly: true });
  await expect(dialog.getByRole('alert')).toContainText(pattern(appTexts.lockedByHost));
  await expect(dialog.getByRole('button', { name: /^Sign / })).toHaveCount(0);
});

test('a part that fails to load affects nothing else', async ({ page }) => {
  const host = new Host(page);
  await page.goto(address);
  await host.show({ data: invoice });
  await page.route('**/assets/correct-dialog-*', (route) => route.abort());
  await host.tell({ type: 'run', operation: 'correct' });
  const failure = host.frame.getByRole('alert').filter({ hasText: pattern(uiTexts.notFetched) });
  await expect(failure).toBeVisible();
  await failure.getByRole('button', { name: say(uiTexts.close) }).click();
  await expect(failure).toHaveCount(0);
  await expect(host.frame.getByRole('region', { name: say(editorTexts.document) })).toContainText('FAC-2025');
  await host.tell({ type: 'run', operation: 'build' });
  expect(await host.next('build')).toMatchObject({ ok: true });
});

test('no data of the host page is stored in the browser', async ({ page }) => {
  const host = new Host(page);
  await page.goto(address);
  await host.show({ data: { ...invoice, series: 'HOST' } });
  await host.tell({ type: 'run', operation: 'build' });
  await host.next('build');
  await page.goto(service.origin);
  // Without a draft, the first page.
  await expect(page.getByRole('button', { name: say(firstTexts.newInvoice) })).toBeVisible({ timeout: 30_000 });
});

test('the language set before the first document becomes the interface language', async ({ page }) => {
  const host = new Host(page);
  await page.goto(address);
  await host.next('ready');
  await host.tell({ type: 'set', language: 'de' });
  await expect.poll(async () => (await host.heard('ready')).length, { timeout: 30_000 }).toBe(2);
  await expect(host.frame.locator('html')).toHaveAttribute('lang', 'de');
});

test('only listed pages can frame the workbench', async ({ page, baseURL }) => {
  notInFirefox('its driver does not tell what it refuses to frame');
  const others = createServer((request, answer) => {
    const shown = request.url === '/not-named' ? String(baseURL) : service.origin;
    answer.setHeader('Content-Type', 'text/html').end(hostPage(shown));
  });
  await once(others.listen(0, '127.0.0.1'), 'listening');
  const other = `http://127.0.0.1:${(others.address() as AddressInfo).port}`;
  for (const path of ['/', '/not-named']) {
    const blocked = page.waitForEvent('console', (said) => said.text().includes('frame-ancestors'));
    await page.goto(other + path);
    await blocked;
    await expect(page.frameLocator('iframe').getByRole('button', { name: say(shellTexts.build) })).toHaveCount(0);
  }
  others.close();
});
