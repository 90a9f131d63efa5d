import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { buildSync } from 'esbuild';
import { startListening } from '../scripts/start-listening.mjs';
import * as componentTexts from '../src/component/texts.ts';
import * as serviceTexts from '../src/workbench/engine/service/texts.ts';
import { pattern } from '../src/workbench/shell/testing/text-pattern.ts';
import * as shellTexts from '../src/workbench/shell/texts.ts';
import * as operationsTexts from '../src/workbench/state/operations/texts.ts';
import { say } from '../src/workbench/ui/texts/say.ts';
import * as uiTexts from '../src/workbench/ui/texts.ts';
import * as editorTexts from '../src/workbench/write/editor/texts.ts';
import * as problemsTexts from '../src/workbench/write/problems/texts.ts';
import { test, testOnOwnPage } from './test.ts';
import { spanishInvoice } from './workbench.ts';

type Listening = Awaited<ReturnType<typeof startListening>>;

let pages: Server;
let service: Listening;
let address = '';
/** The content of the other origin, by path. */
const site = new Map<string, { type: string; body: string }>();

const invoice = spanishInvoice();
const page = (body: string, head = '') => ({
  type: 'text/html',
  body: `<!doctype html><html lang="en"><title>Accounts</title>${head}
<script>
  window.heard = [];
  for (const type of ['ready', 'change', 'build', 'save', 'error'])
    addEventListener(type, (event) => event.target.localName === 'billwright-editor' && heard.push([event.target.id, type, event.detail]), true);
</script>
<script src="${service.origin}/component.js"></script><body>${body}</html>`,
});

/** Sets properties, listens, and keeps its own state. */
const reactPage = `
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
const draft = ${JSON.stringify(invoice)};
function App() {
  const [isFixed, setFixed] = useState(false);
  const [payable, setPayable] = useState('');
  return (
    <>
      <billwright-editor id="a" value={draft} readOnly={isFixed} toolbar="build" view="JSON"
        onbuild={({ detail }) => setPayable(detail.data?.totals?.payable ?? 'refused')} />
      <p id="built">{payable}</p>
      <button type="button" onClick={() => setFixed(true)}>Lock</button>
    </>
  );
}
createRoot(document.getElementById('app')).render(<App />);`;

test.beforeAll(async () => {
  pages = createServer(({ url = '' }, answer) => {
    const found = site.get(url.split('?')[0] ?? '');
    answer.writeHead(found ? 200 : 404, { 'Content-Type': found?.type ?? 'text/plain' }).end(found?.body);
  });
  await once(pages.listen(0, '127.0.0.1'), 'listening');
  address = `http://127.0.0.1:${(pages.address() as AddressInfo).port}`;
  const file = `${process.env.E2E_DIST ?? 'dist'}/node/serve.js`;
  service = await startListening([file, '--port', '0'], { BILLWRIGHT_HOSTS: address });
  site.set('/invoice.json', { type: 'application/json', body: JSON.stringify(invoice, null, 2) });
  site.set('/plain', page('<billwright-editor id="a" src="/invoice.json" lang="es" theme="dark"></billwright-editor>'));
  site.set(
    '/branded',
    page(
      '<billwright-editor id="a" src="/invoice.json"></billwright-editor>',
      '<style>billwright-editor { --billwright-accent: #5b21b6; --billwright-font: Georgia, serif }</style>',
    ),
  );
  site.set(
    '/form',
    page(`<form id="form"><billwright-editor id="a" name="document" value='{ "code": "1" }'></billwright-editor></form>
    <billwright-editor id="b" value='{ "code": "2" }' style="height: 20rem" readonly></billwright-editor>`),
  );
  site.set(
    '/written',
    page(`<form><billwright-editor id="a" name="document" src="/note.json" schema="https://gobl.org/draft-0/note/message"></billwright-editor></form>
    <billwright-editor id="b"></billwright-editor>`),
  );
  site.set('/note.json', { type: 'application/json', body: '{ "content": "fetched" }' });
  site.set(
    '/away',
    page(
      '<billwright-editor id="a" service="http://127.0.0.1:9/"></billwright-editor><billwright-editor id="b" src="/nowhere.json"></billwright-editor>',
    ),
  );
  site.set('/vue.js', {
    type: 'text/javascript',
    body: readFileSync('node_modules/vue/dist/vue.esm-browser.prod.js', 'utf8'),
  });
  const { outputFiles } = buildSync({
    stdin: { contents: reactPage, loader: 'tsx', resolveDir: process.cwd() },
    bundle: true,
    write: false,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  site.set('/react.js', { type: 'text/javascript', body: outputFiles[0]?.text ?? '' });
  site.set('/react', page('<div id="app"></div><script src="/react.js"></script>'));
  site.set(
    '/vue',
    page(`<div id="app"></div><script type="module">
    import { createApp, ref } from '/vue.js';
    createApp({
      setup() {
        const state = { document: ref(${JSON.stringify(invoice)}), isFixed: ref(false), isThere: ref(true), built: ref(''), text: ref('') };
        window.state = state;
        return state;
      },
      template: \`<billwright-editor v-if="isThere" id="a" :value.prop="document" :readonly="isFixed" view="JSON"
        @change="text = $event.detail.text" @build="built = $event.detail.data?.totals?.payable ?? 'refused'"></billwright-editor>
        <p id="built">{{ built }}</p><p id="text">{{ text }}</p>\`,
    }).mount('#app');
  </script>`),
  );
});

test.afterAll(() => {
  service.process.kill();
  pages.close();
});

const editorOf = (page: Page, id = 'a') => page.locator(`#${id}`).frameLocator('iframe');
const linesOf = (page: Page, id = 'a') => editorOf(page, id).locator('.view-lines');

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${address}${path}`);
}

/** Returns the result of an element's method. */
function asked(page: Page, id: string, method: 'build' | 'getDocument' | 'getText'): Promise<unknown> {
  return page.evaluate(
    async ([id, method]) => {
      const element = document.getElementById(id);
      return await Reflect.get(element ?? {}, method).call(element);
    },
    [id, method] as const,
  );
}

function heard(page: Page, type: string): Promise<[string, string, { [name: string]: unknown }][]> {
  return page.evaluate((type) => Reflect.get(window, 'heard').filter((each: string[]) => each[1] === type), type);
}

async function write(page: Page, text: string, id = 'a'): Promise<void> {
  await linesOf(page, id).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}

test('a plain page of another origin shows a document, receives changes, and builds it', {
  tag: '@firefox',
}, async ({ page }) => {
  await open(page, '/plain');
  await expect(editorOf(page).locator('.view-line').first()).toBeVisible({ timeout: 30_000 });
  await expect(editorOf(page).locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(editorOf(page).locator('html')).toHaveAttribute('lang', 'es');
  expect(await asked(page, 'a', 'getDocument')).toEqual(invoice);
  expect(await asked(page, 'a', 'build')).toMatchObject({ ok: true, data: { totals: {} }, faults: [] });
  expect(await heard(page, 'build')).toMatchObject([['a', 'build', { ok: true }]]);
  await page.locator('#a').evaluate((element) => element.setAttribute('value', '{ "code": "7" }'));
  await expect(linesOf(page)).toContainText('"7"');
  expect(await asked(page, 'a', 'build')).toMatchObject({ ok: false });
});

test('several elements on a page are independent, with attributes, forms and removal', async ({ page }) => {
  await open(page, '/form');
  await expect(linesOf(page)).toContainText('"1"', { timeout: 30_000 });
  await expect(linesOf(page, 'b')).toContainText('"2"', { timeout: 30_000 });
  expect((await page.locator('#b').boundingBox())?.height).toBe(320);

  await write(page, '{ "code": "3" }');
  // At once, including the latest input.
  expect(await asked(page, 'a', 'getDocument')).toEqual({ code: '3' });
  expect(await asked(page, 'b', 'getDocument')).toEqual({ code: '2' });
  const sent = () =>
    page.evaluate(() => new FormData(document.querySelector('form') as HTMLFormElement).get('document'));
  expect(await sent()).toBe('{ "code": "3" }');
  await expect
    .poll(async () => (await heard(page, 'change')).map(([id, , { data }]) => [id, data]))
    .toContainEqual(['a', { code: '3' }]);

  await write(page, 'typed', 'b');
  expect(await asked(page, 'b', 'getDocument')).toEqual({ code: '2' });
  await page.locator('#b').evaluate((element) => element.removeAttribute('readonly'));
  await expect(async () => {
    await write(page, '{ "code": "4" }', 'b');
    expect(await asked(page, 'b', 'getDocument')).toEqual({ code: '4' });
  }).toPass();

  await page.evaluate(() => {
    const element = document.getElementById('a') as HTMLElement;
    element.remove();
    document.body.append(element);
  });
  await expect(linesOf(page)).toContainText('"3"', { timeout: 30_000 });
  await page.evaluate(() => {
    const form = document.querySelector('form') as HTMLFormElement;
    form.append(document.getElementById('a') as HTMLElement);
    form.reset();
  });
  await expect(linesOf(page)).toContainText('"1"', { timeout: 30_000 });
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.filter(({ nodes }) => nodes.some(({ target }) => target.length === 1))).toEqual([]);
});

test('a page can show its own toolbar, save by itself, and set the colour', async ({ page }) => {
  await open(page, '/branded');
  const editor = editorOf(page);
  const save = editor.getByRole('button', { name: say(shellTexts.save), exact: true });
  await expect(save).toHaveCSS('background-color', 'rgb(91, 33, 182)', { timeout: 30_000 });
  await expect(save).toHaveCSS('color', /^(?:rgb\(255, 255, 255\)|oklch\(1 0 0\))$/);
  await expect(editor.locator('body')).toHaveCSS('font-family', 'Georgia, serif');
  await page.locator('#a').evaluate((element) => {
    element.style.setProperty('--billwright-font', ' ');
    element.style.setProperty('--billwright-accent', 'rgb(255, 200, 0)');
  });
  await expect(save).toHaveCSS('background-color', 'rgb(255, 200, 0)');
  await expect(editor.locator('body')).toHaveCSS('font-family', /Inter/);
  await expect(save).toHaveCSS('color', /^(?:rgb\(0, 0, 0\)|oklch\(0 0 0\))$/);

  await page.evaluate(() => {
    const keep = (event: Event) => event.preventDefault();
    Reflect.set(window, 'keep', keep);
    document.getElementById('a')?.addEventListener('save', keep);
  });
  await save.click();
  await expect.poll(() => heard(page, 'save')).toMatchObject([['a', 'save', { command: 'save-as', data: invoice }]]);
  expect(await asked(page, 'a', 'getDocument')).toEqual(invoice);
  await expect(editor.getByRole('dialog')).toHaveCount(0);
  await page.evaluate(() => document.getElementById('a')?.removeEventListener('save', Reflect.get(window, 'keep')));
  await save.click();
  await expect(editor.getByRole('dialog')).toBeVisible();
  expect(await heard(page, 'save')).toHaveLength(2);
  await editor.getByRole('dialog').press('Escape');
  await expect(editor.getByRole('dialog')).toHaveCount(0);

  const build = editor.getByRole('button', { name: say(shellTexts.build), exact: true });
  await page.locator('#a').evaluate((element) => element.setAttribute('toolbar', 'build'));
  await expect(save).toHaveCount(0);
  await expect(editor.getByRole('button', { name: say(shellTexts.waysToSave), exact: true })).toHaveCount(0);
  await expect(build).toBeVisible();
  await page.locator('#a').evaluate((element) => element.setAttribute('toolbar', 'none'));
  await expect(build).toHaveCount(0);
  await expect(editor.getByRole('banner')).toHaveCount(0);
  expect(await asked(page, 'a', 'build')).toMatchObject({ ok: true });
  await page.locator('#a').evaluate((element) => Reflect.get(element, 'save').call(element));
  await expect(editor.getByRole('dialog')).toBeVisible();
  expect(await heard(page, 'save')).toHaveLength(2);
});

test('input, the chosen view and pending promises survive changes of the element’s attributes', async ({ page }) => {
  await open(page, '/written');
  await expect(linesOf(page)).toContainText('fetched', { timeout: 30_000 });
  const sent = () =>
    page.evaluate(() => String(new FormData(document.querySelector('form') as HTMLFormElement).get('document')));
  await expect
    .poll(async () => JSON.parse(await sent()))
    .toMatchObject({ $schema: expect.stringMatching(/note\/message$/), content: 'fetched' });

  await editorOf(page)
    .getByRole('button', { name: say(editorTexts.form), exact: true })
    .click();
  await page.locator('#a').evaluate((element) => element.setAttribute('no-problems', ''));
  await expect(editorOf(page).getByRole('region', { name: say(problemsTexts.problems) })).toHaveCount(0);
  await expect(editorOf(page).getByRole('button', { name: say(editorTexts.form), exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await editorOf(page)
    .getByRole('button', { name: say(editorTexts.json), exact: true })
    .click();

  await write(page, '{ "content": "written" }');
  // At once, before the workbench posts it by itself.
  await page.evaluate(() => {
    const element = document.getElementById('a') as HTMLElement;
    const { parentElement } = element;
    element.remove();
    parentElement?.append(element);
  });
  await expect.poll(sent).toContain('"written"');
  await expect(linesOf(page)).toContainText('written', { timeout: 30_000 });
  await page.evaluate(() => document.querySelector('form')?.reset());
  await expect.poll(sent).toContain('"fetched"');

  const settled = (operation: string) =>
    page.locator('#a').evaluate(
      (element, operation) =>
        Reflect.get(element, 'run')
          .call(element, operation)
          .then(
            ({ ok, failure }: { ok: boolean; failure: string }) => ({ ok, failure }),
            ({ message }: Error) => message,
          ),
      operation,
    );
  // Refused in the page, without a dialog.
  expect(await settled('correct')).toEqual({ ok: false, failure: expect.stringContaining('Only invoices') });
  const signing = settled('sign');
  await editorOf(page)
    .getByRole('dialog')
    .getByRole('button', { name: say(uiTexts.close) })
    .click();
  expect(await signing).toEqual({ ok: false, failure: say(operationsTexts.cancelled) });
  const [, printed, validated] = await Promise.all([
    asked(page, 'a', 'getText'),
    settled('print'),
    settled('validate'),
  ]);
  expect(printed).toMatch(/^Invalid/);
  expect(validated).toMatchObject({ ok: expect.any(Boolean) });
});

testOnOwnPage('foreign messages are ignored, and failures reported', async ({ page }) => {
  await page.clock.install();
  await open(page, '/away');
  await expect
    .poll(() => heard(page, 'error'))
    .toMatchObject(
      [['b', 'error', { reason: 'source', message: /404/ }]].map(([id, type, detail]) => [
        id,
        type,
        { ...(detail as object), message: expect.stringContaining('404') },
      ]),
    );
  // From another window, and from the right one while it shows a page of another origin.
  await page.evaluate(() => window.postMessage({ source: 'billwright', type: 'ready' }, '*'));
  const message = `<script>parent.postMessage({ source: 'billwright', type: 'ready' }, '*'); parent.postMessage('posted', '*')</script>`;
  await page.locator('#a').evaluate(async (element, message) => {
    const posted = new Promise((resolve) => {
      addEventListener('message', ({ data, origin }) => data === 'posted' && resolve(origin));
    });
    const frame = element.shadowRoot?.querySelector('iframe');
    if (frame) frame.srcdoc = message;
    await posted;
  }, message);
  // Earlier messages have arrived.
  expect((await heard(page, 'ready')).filter(([id]) => id === 'a')).toEqual([]);
  await page.clock.runFor(31_000);
  await expect(page.locator('#a').getByRole('alert')).toContainText(pattern(componentTexts.unreachable));
  await expect(page.locator('#a').getByRole('button', { name: say(serviceTexts.tryAgain) })).toBeVisible();
  await expect(asked(page, 'a', 'build')).rejects.toThrow(pattern(componentTexts.unreachable));
  await page.locator('#a').evaluate((element, origin) => element.setAttribute('service', origin), service.origin);
  await expect(page.locator('#a').locator('iframe')).toHaveAttribute('src', `${service.origin}/`);
  await page.locator('#a').evaluate((element) => element.setAttribute('service', 'javascript:alert(1)'));
  await expect
    .poll(async () => (await heard(page, 'error')).at(-1))
    .toMatchObject(['a', 'error', { reason: 'address' }]);
  await expect(asked(page, 'a', 'getText')).rejects.toThrow(componentTexts.noAddress);
});

test('the element is as high as its form, up to its max-height', async ({ page }) => {
  await open(page, '/react');
  await expect(linesOf(page)).toContainText('bill/invoice', { timeout: 30_000 });
  const heightOf = async () => (await page.locator('#a').boundingBox())?.height ?? 0;
  const fixed = await heightOf();
  const overflow = () =>
    editorOf(page)
      .locator('[data-form] > [data-scroll]')
      .evaluate((box) => box.scrollHeight - box.clientHeight);
  await page.locator('#a').evaluate((element) => {
    element.style.maxHeight = '5000px';
    element.setAttribute('view', 'form');
    element.setAttribute('autosize', '');
  });
  await expect.poll(overflow).toBe(0);
  const high = await heightOf();
  expect(high).toBeGreaterThan(fixed);
  await page.locator('#a').evaluate((element) => {
    element.style.maxHeight = '300px';
  });
  await expect.poll(heightOf).toBe(300);
  await expect.poll(overflow).toBeGreaterThan(0);
  await page.locator('#a').evaluate((element) => {
    element.style.maxHeight = '';
    element.removeAttribute('autosize');
  });
  await expect.poll(heightOf).toBe(fixed);
});

test('a React page sets properties and receives events', async ({ page }) => {
  await open(page, '/react');
  await expect(linesOf(page)).toContainText('bill/invoice', { timeout: 30_000 });
  await editorOf(page)
    .getByRole('button', { name: say(shellTexts.build), exact: true })
    .click();
  await expect(page.locator('#built')).toHaveText(/^\d+\.\d\d$/);
  await page.getByRole('button', { name: 'Lock' }).click();
  await expect(page.locator('#a')).toHaveAttribute('readonly', '');
  await write(page, 'typed');
  expect(await asked(page, 'a', 'getText')).not.toContain('typed');
});

test('a Vue page binds properties and receives events', { tag: '@firefox' }, async ({ page }) => {
  await open(page, '/vue');
  await expect(linesOf(page)).toContainText('bill/invoice', { timeout: 30_000 });
  await editorOf(page)
    .getByRole('button', { name: say(shellTexts.build), exact: true })
    .click();
  await expect(page.locator('#built')).toHaveText(/^\d+\.\d\d$/);
  await page.evaluate(() => {
    Reflect.get(window, 'state').document.value = '{ "code": "9" }';
  });
  await expect(linesOf(page)).toContainText('"9"');
  await page.evaluate(() => {
    Reflect.get(window, 'state').isThere.value = false;
  });
  await expect(page.locator('billwright-editor')).toHaveCount(0);
  await page.evaluate(() => {
    Reflect.get(window, 'state').isThere.value = true;
  });
  await expect(linesOf(page)).toContainText('"9"', { timeout: 30_000 });
});
