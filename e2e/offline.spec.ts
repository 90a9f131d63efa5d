import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { startListening } from '../scripts/start-listening.mjs';
import * as serviceTexts from '../src/workbench/engine/service/texts.ts';
import * as catalogueTexts from '../src/workbench/reference/texts.ts';
import * as offlineTexts from '../src/workbench/shell/offline/texts.ts';
import * as shellTexts from '../src/workbench/shell/texts.ts';
import * as draftsTexts from '../src/workbench/state/drafts/texts.ts';
import { say } from '../src/workbench/ui/texts/say.ts';
import { testOnOwnPage as test } from './test.ts';
import { spanishInvoice, Workbench } from './workbench.ts';

test.use({ serviceWorkers: 'allow' });

/** The test's own service, which can be stopped: its address, and the folder of its page. */
class Site {
  readonly folder: string;
  #process: ChildProcess | undefined;
  #port = '0';

  constructor(folder: string) {
    this.folder = folder;
    cpSync('dist/node', join(folder, 'node'), { recursive: true });
    cpSync('dist/workbench', join(folder, 'workbench'), { recursive: true });
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Starts, later at the same address. */
  async start(): Promise<void> {
    const started = await startListening([join(this.folder, 'node/serve.js'), '--port', this.#port]);
    this.#process = started.process;
    this.#port = new URL(started.origin).port;
  }

  async stop(): Promise<void> {
    const ended = this.#process && once(this.#process, 'exit');
    this.#process?.kill('SIGKILL');
    this.#process = undefined;
    await ended;
  }
}

let site: Site;
test.beforeEach(async () => {
  site = new Site(test.info().outputPath('site'));
  await site.start();
});
test.afterEach(() => site.stop());

/** Waits until the browser has cached the workbench. */
async function kept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== 'activated')
      await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }));
  });
}

/** Opens the workbench from the files that its service worker has cached. */
async function openedFromCache(page: Page): Promise<Workbench> {
  const workbench = new Workbench(page);
  await workbench.open(site.origin);
  await kept(page);
  await page.reload();
  await workbench.ready();
  return workbench;
}

test('the first draft without a network is an example, not empty', { tag: '@long' }, async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open(site.origin);
  await kept(page);
  await site.stop();
  await page.evaluate(async () => {
    for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
  });
  await workbench.open(site.origin);
  await expect(workbench.document).toContainText('"supplier"');
});

test('New offers empty invoices when the network is lost', { tag: '@long' }, async ({ page }) => {
  const workbench = await openedFromCache(page);
  await site.stop();
  await workbench.startNew('Spain');
  await expect(workbench.document).toContainText('"ES"');
  await expect(page.getByRole('status').filter({ hasText: say(serviceTexts.serverAway) })).toBeVisible();
});

test('the workbench opens and works without a network after the first visit', { tag: ['@long', '@firefox'] }, async ({
  page,
}) => {
  const workbench = new Workbench(page);
  await workbench.open(site.origin);
  await workbench.write(spanishInvoice());
  // While files are being cached, the engine may have to wait.
  await expect(workbench.result.getByRole('article')).toContainText('1.975,33', { timeout: 45_000 });
  await kept(page);
  await site.stop();

  await page.reload();
  await workbench.ready();
  await expect(workbench.document).toContainText('FAC-2025');
  await expect(page.getByRole('status').filter({ hasText: say(serviceTexts.serverAway) })).toBeVisible();
  await workbench.build();
  await expect(workbench.result.getByRole('article')).toContainText('1.975,33');
  // Pages and regimes that were never viewed before.
  await page.getByRole('link', { name: say(shellTexts.countries) }).click();
  await page
    .getByRole('navigation', { name: say(catalogueTexts.listOf, { things: 'countries' }) })
    .getByRole('link', { name: /Portugal/ })
    .click();
  await expect(page.getByRole('heading', { name: /Portugal/ })).toBeVisible();
  await page.goto(`${site.origin}/addons/mx-cfdi-v4`);
  await expect(page.getByRole('heading', { level: 2 })).toBeVisible();

  await site.start();
  await page.getByRole('button', { name: say(serviceTexts.tryAgain) }).click();
  await expect(page.getByRole('status').filter({ hasText: say(serviceTexts.serverAway) })).toHaveCount(0);
});

test('documents that another page sends are opened only on request', { tag: '@long' }, async ({ page }) => {
  const workbench = await openedFromCache(page);
  const count = await workbench.drafts.count();
  const text = '{"$schema":"https://gobl.org/draft-0/note/message","content":"from elsewhere"}';
  const foreign = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end(`<form method="post" enctype="multipart/form-data" action="${site.origin}/shared">
      <input name="text" value='${text}'><button>Send</button></form>`);
  }).listen(0, '127.0.0.1');
  await once(foreign, 'listening');
  try {
    await page.goto(`http://localhost:${(foreign.address() as AddressInfo).port}/`);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText(say(draftsTexts.sharedFiles, { count: 1 }))).toBeVisible();
    await workbench.ready();
    expect(new URL(page.url()).origin).toBe(site.origin);
    await expect(workbench.drafts).toHaveCount(count);
    expect(await page.evaluate(() => caches.has('shared with the workbench'))).toBe(false);
    await page
      .getByRole('button', { name: say(draftsTexts.openShared), exact: true })
      .last()
      .click();
    await expect(workbench.document).toContainText('from elsewhere');
    await expect(workbench.drafts).toHaveCount(count + 1);
  } finally {
    foreign.closeAllConnections();
    foreign.close();
  }
});

test('no answer of the service is cached', { tag: '@long' }, async ({ page }) => {
  const workbench = await openedFromCache(page);
  await workbench.build();
  await page.getByRole('link', { name: say(shellTexts.addons) }).click();
  await expect(
    page
      .getByRole('navigation', { name: say(catalogueTexts.listOf, { things: 'addons' }) })
      .getByRole('link')
      .first(),
  ).toBeVisible();
  const paths = await page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
    const requests = (await Promise.all(caches.map((cache) => cache.keys()))).flat();
    return requests.map(({ url }) => new URL(url).pathname);
  });
  expect(paths).toContain('/');
  expect(paths.filter((path) => path.startsWith('/v0'))).toEqual([]);
});

test('a new version is announced, and one button loads it', { tag: '@long' }, async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open(site.origin);
  await workbench.write(spanishInvoice());
  await kept(page);
  const old = await build(page);
  await site.stop();
  for (const name of ['index.html', 'service-worker.js']) {
    const file = join(site.folder, 'workbench', name);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(old, 'ffffffffffff'));
  }
  await site.start();

  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const notice = page.getByText(say(offlineTexts.newVersion));
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: say(offlineTexts.reload) }).click();
  await expect.poll(() => build(page).catch(() => '')).toBe('ffffffffffff');
  await workbench.ready();
  await expect(workbench.document).toContainText('FAC-2025');
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting ?? null))
    .toBeNull();
  await expect(notice).toHaveCount(0);
});

test('the workbench can be installed', { tag: '@long' }, async ({ page }) => {
  await new Workbench(page).open(site.origin);
  const session = await page.context().newCDPSession(page);
  const { url, errors } = await session.send('Page.getAppManifest');
  expect(url).toBe(`${site.origin}/manifest.webmanifest`);
  expect(errors).toEqual([]);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  // Every icon has the size in the manifest.
  const manifest: { icons: { src: string; sizes: string }[] } = JSON.parse(
    readFileSync('public/manifest.webmanifest', 'utf8'),
  );
  for (const { src, sizes } of manifest.icons.filter((icon) => icon.sizes !== 'any')) {
    const size = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    expect(size).toBe(sizes);
  }
  expect(readdirSync('public/icons')).toContain('apple-180.png');
});

async function build(page: Page): Promise<string> {
  return (await page.locator('meta[name="billwright-build"]').getAttribute('content')) ?? '';
}
