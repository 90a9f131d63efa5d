import type { Browser, BrowserContext, Page } from '@playwright/test';
import { BEGIN, pressAtOnce, report } from './open.ts';

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
  // Before the other visit, whose service worker continues to store files.
  const begun = await visitForm(browser, origin);
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });
  await context.addInitScript(pressAtOnce, BEGIN.JSON);
  const first = await visit(context, origin, true);
  report('something to read', `${seconds(first.read)} s`, 'at most 1.5 s', first.read <= 1_500);
  report('JSON to write in, begun at once', `${seconds(first.written)} s`, 'at most 6 s', first.written <= 6_000);
  console.log(`    the editor takes over after ${seconds(first.editor)} s`);
  report('an empty form, begun at once', `${seconds(begun.first)} s`, 'at most 3 s', begun.first <= 3_000);
  report('the paper of a draft', `${seconds(begun.paper)} s`, 'at most 2.5 s', begun.paper <= 2_500);
  report('its form', `${seconds(begun.form)} s`, 'at most 3 s', begun.form <= 3_000);
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

/** Times of the form in milliseconds: on a first visit, and of a draft's paper and form once the cache is empty again. */
interface FormVisit {
  readonly first: number;
  readonly paper: number;
  readonly form: number;
}

async function visitForm(browser: Browser, origin: string): Promise<FormVisit> {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
  });
  await context.addInitScript(pressAtOnce, BEGIN.Form);
  await context.addInitScript(watchFirstViews);
  const page = await context.newPage();
  await slowDown(page);
  await page.goto(origin, { waitUntil: 'commit' });
  const { form: first = 0 } = await marked(page, ['form']);
  await page.getByRole('button', { name: 'See an example' }).click();
  await marked(page, ['paper']);
  // Until the draft is stored.
  await page.waitForTimeout(5_000);
  const session = await context.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await page.reload({ waitUntil: 'commit' });
  const { paper = 0, form = 0 } = await marked(page, ['paper', 'form']);
  await context.close();
  return { first, paper, form };
}

/** Returns when marks were made in the page, once all are there. */
async function marked(page: Page, names: readonly string[]): Promise<Record<string, number>> {
  const times = await page.waitForFunction(
    (names) => {
      const marks = names.map((name) => [name, performance.getEntriesByName(name)[0]?.startTime] as const);
      return marks.every(([, time]) => time !== undefined) && marks;
    },
    names,
    { timeout: 120_000 },
  );
  return Object.fromEntries(((await times.jsonValue()) || []).map(([name, time = 0]) => [name, time]));
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
