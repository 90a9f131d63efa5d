import type { Browser, BrowserContext, Page } from '@playwright/test';
import { report } from './open.ts';

/** Slow 4G: bits per second, round trip in milliseconds; and the slowdown factor of the processor. */
const DOWN = 1_600_000;
const UP = 750_000;
const LATENCY = 150;
const SLOWER = 4;

/** Times of first content and of first typed text in the document, in milliseconds from the start. */
interface Visit {
  readonly read: number;
  readonly written: number;
  readonly editor: number;
}

/** Measures the first visit over slow 4G on a processor four times slower than this one, and a second one without a network. */
export async function measureFirstSeconds(browser: Browser, origin: string): Promise<void> {
  console.log('over slow 4G (1.6 Mbit/s, 150 ms), on a processor four times slower than this one');
  // Before the other visit, whose service worker goes on storing files.
  const form = await visitForm(browser, origin);
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });
  await context.addInitScript(() => localStorage.setItem('billwright.tour', 'done'));
  const first = await visit(context, origin, true);
  report('something to read', `${seconds(first.read)} s`, 'at most 1.5 s', first.read <= 1_500);
  report('something to write in', `${seconds(first.written)} s`, 'at most 3 s', first.written <= 3_000);
  console.log(`    the editor takes over after ${seconds(first.editor)} s`);
  report('the paper, with the form chosen', `${seconds(form.paper)} s`, 'at most 3 s', form.paper <= 3_000);
  report('the form', `${seconds(form.form)} s`, 'at most 4 s', form.form <= 4_000);
  await keepOffline(context, origin);
  await context.setOffline(true);
  const again = await visit(context, origin, false);
  await context.close();
  report('a second visit, without a network', `${seconds(again.written)} s`, 'at most 1 s', again.written <= 1_000);
}

const seconds = (milliseconds: number) => (milliseconds / 1_000).toFixed(2);

async function visit(context: BrowserContext, origin: string, slow: boolean): Promise<Visit> {
  const page = await context.newPage();
  if (slow) await slowDown(page);
  await page.addInitScript(watchFirstKey);
  await page.goto(origin, { waitUntil: 'commit' });
  // Wait for a field before pressing keys.
  await page.waitForFunction(() => performance.getEntriesByName('written').length > 0, undefined, { timeout: 120_000 });
  await page.locator('.view-line').first().waitFor({ timeout: 120_000 });
  const times = await page.evaluate(() => ({
    read: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    written: performance.getEntriesByName('written')[0]?.startTime ?? 0,
    editor: performance.now(),
  }));
  await page.close();
  return times;
}

/** Visits for the first time with the form chosen. Returns when paper and form show the document, in milliseconds. */
async function visitForm(browser: Browser, origin: string): Promise<{ paper: number; form: number }> {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
  });
  await context.addInitScript(() => {
    localStorage.setItem('billwright.tour', 'done');
    localStorage.setItem('billwright.view', 'Form');
  });
  await context.addInitScript(watchFirstViews);
  const page = await context.newPage();
  await slowDown(page);
  await page.goto(origin, { waitUntil: 'commit' });
  await page.waitForFunction(
    () => ['paper', 'form'].every((name) => performance.getEntriesByName(name).length > 0),
    undefined,
    {
      timeout: 120_000,
    },
  );
  const [paper = 0, form = 0] = await page.evaluate(() =>
    ['paper', 'form'].map((name) => performance.getEntriesByName(name)[0]?.startTime ?? 0),
  );
  await context.close();
  return { paper, form };
}

/** In the page: marks the time when paper and form appear. */
function watchFirstViews(): void {
  for (const [name, shown] of [
    ['paper', '[data-region=result] article'],
    ['form', '[data-path=".code"]'],
  ] as const) {
    const looking = setInterval(() => {
      if (!document.querySelector(shown)) return;
      clearInterval(looking);
      performance.mark(name);
    }, 20);
  }
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY,
    downloadThroughput: DOWN / 8,
    uploadThroughput: UP / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

/** In the page: types a letter as soon as there is a field, and marks the time. */
function watchFirstKey(): void {
  const looking = setInterval(() => {
    const field = document.querySelector<HTMLTextAreaElement>('[data-region="document"] textarea:not([readonly])');
    if (!field || field.closest('[aria-hidden="true"]')) return;
    clearInterval(looking);
    field.focus();
    document.execCommand('insertText', false, ' ');
    requestAnimationFrame(() => performance.mark('written'));
  }, 20);
}

/** Visits again, until everything is cached. */
async function keepOffline(context: BrowserContext, origin: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(origin);
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    while (active?.state !== 'activated') await new Promise((resolve) => setTimeout(resolve, 100));
  });
  await page.locator('.view-line').first().waitFor({ timeout: 60_000 });
  await page.close();
}
