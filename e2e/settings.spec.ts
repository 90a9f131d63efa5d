import { expect, type Page } from '@playwright/test';
import * as settingsTexts from '../src/workbench/company/settings/texts.ts';
import * as catalogueTexts from '../src/workbench/reference/texts.ts';
import { pattern } from '../src/workbench/shell/testing/text-pattern.ts';
import * as shellTexts from '../src/workbench/shell/texts.ts';
import { say } from '../src/workbench/ui/texts/say.ts';
import { test } from './test.ts';
import { spanishInvoice, Workbench } from './workbench.ts';

async function openSettings(page: Page) {
  return await new Workbench(page).settings();
}

test('theme and language are chosen and remembered', { tag: '@long' }, async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  const settings = await openSettings(page);
  await settings.getByRole('radio', { name: say(settingsTexts.dark) }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await settings.getByRole('combobox', { name: say(settingsTexts.language) }).selectOption('es');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.goto('/addons/es-facturae-v3');
  await expect(page.getByRole('main')).toContainText('Factura Comercial');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test("the licences of the page's content are linked", async ({ page }) => {
  await new Workbench(page).open();
  const settings = await openSettings(page);
  const opened = page.waitForEvent('popup');
  await settings.getByRole('link', { name: /Licences/ }).click();
  const text = (await opened).locator('body');
  for (const name of ['react', 'monaco-editor', '@fontsource-variable/inter', 'tailwindcss', 'yaml', 'jose'])
    await expect(text).toContainText(new RegExp(`(?:^|\\s)${name}@\\d+\\.\\d`));
});

test('the buttons use the engine in this browser if chosen', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  const settings = await openSettings(page);
  await settings.getByRole('radio', { name: say(settingsTexts.browser) }).check();
  await page.getByRole('link', { name: say(shellTexts.write), exact: true }).click();
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/v0/') && asked.push(request.url()));
  await workbench.write(spanishInvoice());
  await workbench.build();
  await expect(workbench.result.getByRole('article')).toContainText('1.975,33');
  await page.getByRole('link', { name: say(shellTexts.countries) }).click();
  await expect(
    page
      .getByRole('navigation', { name: say(catalogueTexts.listOf, { things: 'countries' }) })
      .getByRole('link', { name: /Portugal/ }),
  ).toBeVisible();
  expect(asked).toEqual([]);
  await page.reload();
  await expect(
    page
      .getByRole('navigation', { name: say(catalogueTexts.listOf, { things: 'countries' }) })
      .getByRole('link', { name: /Portugal/ }),
  ).toBeVisible();
});

test('clearing everything reports storage that could not be cleared', { tag: '@long' }, async ({ page }) => {
  await page.addInitScript(() => {
    const clear = IDBObjectStore.prototype.clear;
    IDBObjectStore.prototype.clear = function () {
      if (document.documentElement.dataset.stuck) throw new DOMException('Storage is gone', 'UnknownError');
      return clear.apply(this);
    };
  });
  const workbench = new Workbench(page);
  await workbench.open();
  const settings = await openSettings(page);
  await page.evaluate(() => {
    document.documentElement.dataset.stuck = 'yes';
  });
  await settings.getByRole('button', { name: say(settingsTexts.clear) }).click();
  await settings.getByRole('button', { name: say(settingsTexts.clearNow) }).click();
  await expect(settings.getByRole('alert')).toContainText(pattern(settingsTexts.remainsWarning));
  await page.evaluate(() => {
    delete document.documentElement.dataset.stuck;
  });
  await settings.getByRole('button', { name: say(settingsTexts.clearNow) }).click();
  await workbench.first();
});

test('clearing everything removes drafts, history, keys and settings, after asking', { tag: '@long' }, async ({
  page,
  context,
}) => {
  const workbench = new Workbench(page);
  await workbench.open();
  await workbench.write(spanishInvoice());
  await workbench.build();
  await (await openSettings(page)).getByRole('radio', { name: say(settingsTexts.dark) }).check();
  await page.getByRole('link', { name: say(shellTexts.write), exact: true }).click();
  const other = new Workbench(await context.newPage());
  await other.open();
  await page.bringToFront();
  const settings = await openSettings(page);
  await settings.getByRole('button', { name: say(settingsTexts.clear) }).click();
  await settings.getByRole('button', { name: say(settingsTexts.keep) }).click();
  await settings.getByRole('button', { name: say(settingsTexts.clear) }).click();
  await settings.getByRole('button', { name: say(settingsTexts.clearNow) }).click();
  await workbench.first();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', /.+/);
  const kept = await page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name ?? '');
    const counts: Record<string, number> = {};
    for (const name of names) {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
      });
      for (const store of database.objectStoreNames) {
        counts[`${name} ${store}`] = await new Promise((resolve) => {
          const counting = database.transaction(store).objectStore(store).count();
          counting.onsuccess = () => resolve(counting.result);
        });
      }
      database.close();
    }
    return counts;
  });
  expect(kept).toMatchObject({ 'billwright drafts': 0, 'billwright versions': 0 });
  expect(Object.entries(kept).filter(([name, count]) => name.includes('key') && count > 0)).toEqual([]);
  await other.first();
});
