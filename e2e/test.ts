import { type Browser, test as base, type Disposable, type Page } from '@playwright/test';

export interface Options {
  /** Whether the test gets a context of its own instead of the page of its worker. */
  ownPage: boolean;
}

/** A page that the tests of a worker share. */
interface Kept {
  page?: Page;
  /** The origins that the current test has shown. */
  origins: Set<string>;
  /** The init scripts of the current test. */
  scripts: Disposable[];
}

/** Playwright's `test` with a page that is reset between tests, because a new context loads and compiles all scripts again. */
export const test = base.extend<Options, { kept: Kept }>({
  ownPage: [false, { option: true }],
  kept: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern.
    async ({}, use) => {
      const kept: Kept = { origins: new Set(), scripts: [] };
      await use(kept);
      await kept.page?.context().close();
    },
    { scope: 'worker' },
  ],
  context: async (
    {
      browser,
      kept,
      ownPage,
      baseURL,
      storageState,
      viewport,
      colorScheme,
      locale,
      serviceWorkers,
      deviceScaleFactor,
      contextOptions,
    },
    use,
    info,
  ) => {
    if (ownPage) {
      const context = await browser.newContext();
      await use(context);
      await context.close();
      return;
    }
    const { use: project } = info.project;
    if (
      locale !== project.locale ||
      serviceWorkers !== project.serviceWorkers ||
      deviceScaleFactor !== project.deviceScaleFactor ||
      Object.keys(contextOptions).length > 0
    )
      throw new Error('This option needs `ownPage: true`');
    kept.page ??= await open(browser, kept.scripts);
    const { page } = kept;
    // The browser keeps the scripts as long as the page stays on the same origin.
    await page.goto('/v0/');
    const { origin } = new URL(baseURL ?? '');
    kept.origins.delete(origin);
    if (kept.origins.size > 0) await clearStorage(page, kept.origins);
    const stored =
      typeof storageState === 'object' ? storageState.origins.find((each) => each.origin === origin) : undefined;
    await page.evaluate(fillStorage, stored?.localStorage ?? []);
    if (viewport) await page.setViewportSize(viewport);
    await page.emulateMedia({ media: null, colorScheme, reducedMotion: null, forcedColors: null, contrast: null });
    await page.mouse.move(-1, -1);
    page.on('framenavigated', (frame) => {
      if (frame.url().startsWith('http')) kept.origins.add(new URL(frame.url()).origin);
    });
    await use(page.context());
    if (page.isClosed()) {
      await page.context().close();
      delete kept.page;
      kept.scripts.length = 0;
    } else {
      await reset(page, kept.scripts);
    }
  },
  page: async ({ context }, use) => use(context.pages()[0] ?? (await context.newPage())),
});

/** For tests that need a context of their own, whose reason `playwright.config.ts` lists. */
export const testOnOwnPage = test.extend<Options>({ ownPage: true });

/** Opens a page that collects the init scripts of tests. */
async function open(browser: Browser, scripts: Disposable[]): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const add = page.addInitScript.bind(page);
  page.addInitScript = async (...given: Parameters<typeof add>) => {
    const script = await add(...given);
    scripts.push(script);
    return script;
  };
  return page;
}

/** Takes back what a test did to its page, except to its storage. */
async function reset(page: Page, scripts: Disposable[]): Promise<void> {
  const context = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  page.removeAllListeners();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  for (const script of scripts.splice(0)) await script.dispose();
  await context.clearPermissions();
  await context.clearCookies();
  await context.setOffline(false);
}

/** Empties the storage of other origins, except what belongs to a tab. */
async function clearStorage(page: Page, origins: Set<string>): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (const origin of origins) await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.detach();
  origins.clear();
}

/** Empties the storage of the page's origin and fills its local storage. */
async function fillStorage(entries: { name: string; value: string }[]): Promise<void> {
  sessionStorage.clear();
  localStorage.clear();
  for (const { name, value } of entries) localStorage.setItem(name, value);
  for (const name of await caches.keys()) await caches.delete(name);
  for (const { name } of await indexedDB.databases()) {
    await new Promise((resolve, reject) => {
      const deletion = indexedDB.deleteDatabase(name ?? '');
      deletion.onsuccess = resolve;
      deletion.onerror = reject;
    });
  }
}
