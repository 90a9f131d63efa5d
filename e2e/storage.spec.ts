import { expect } from '@playwright/test';
import * as settingsTexts from '../src/workbench/company/settings/texts.ts';
import * as firstTexts from '../src/workbench/shell/first/texts.ts';
import { pattern } from '../src/workbench/shell/testing/text-pattern.ts';
import * as draftsTexts from '../src/workbench/state/drafts/texts.ts';
import { say } from '../src/workbench/ui/texts/say.ts';
import * as editorTexts from '../src/workbench/write/editor/texts.ts';
import * as historyTexts from '../src/workbench/write/history/texts.ts';
import { Form } from './form.ts';
import { test } from './test.ts';
import { spanishInvoice, Workbench } from './workbench.ts';

test('refused storage is reported, and the page works while it is open', { tag: '@long' }, async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Storage is disabled', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: refuse });
    indexedDB.open = refuse;
  });
  const form = new Form(page);
  const { workbench } = form;
  await workbench.visit();
  await expect(page.getByText(pattern(draftsTexts.storageRefused))).toBeVisible();
  await page.getByRole('button', { name: say(firstTexts.newInvoice) }).click();
  await expect(form.section('Lines')).toBeVisible();
  await form.show(say(editorTexts.json));
  await workbench.ready();
  await workbench.write(spanishInvoice());
  await workbench.build();
  await expect(workbench.result.getByRole('article')).toContainText('1.975,33');
  await workbench.startFrom('Empty order');
  await expect(workbench.drafts).toHaveCount(2);
  await workbench.drafts.first().click();
  await workbench.takeResult();
  await workbench.fromMenu(/History/);
  await expect(page.getByRole('dialog').getByRole('list', { name: say(historyTexts.versions) })).toBeVisible();
});

test('full storage is reported until there is space again', async ({ page }) => {
  await page.addInitScript(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...given) {
      if (document.documentElement.dataset.full) throw new DOMException('No room', 'QuotaExceededError');
      return put.apply(this, given);
    };
  });
  const workbench = new Workbench(page);
  await workbench.open();
  await page.evaluate(() => document.documentElement.setAttribute('data-full', 'yes'));
  await workbench.write(spanishInvoice());
  const notice = page.getByRole('alert').filter({ hasText: pattern(draftsTexts.storageFull) });
  await expect(notice).toBeVisible();
  await expect(workbench.drafts).toContainText('FAC-2025-118');

  await page.evaluate(() => document.documentElement.removeAttribute('data-full'));
  // The page moves down below the notice, and a press may miss.
  await expect(async () => {
    await workbench.document.locator('.view-lines').click();
    await expect(workbench.document.locator('.monaco-editor.focused')).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' ');
  await expect(notice).toBeHidden();
  await workbench.expectText(`${JSON.stringify(spanishInvoice(), null, 2)} `);
});

test('damaged storage is reported, and everything can be cleared', { tag: '@long' }, async ({ page }) => {
  // As a newer version, or damage, leaves it.
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('billwright', 9);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          opening.result.close();
          resolve();
        };
      }),
  );
  const workbench = new Workbench(page);
  await workbench.visit();
  const notice = page.getByRole('alert').filter({ hasText: pattern(draftsTexts.storageUnusable) });
  await expect(notice).toBeVisible();
  const settings = await workbench.settings();
  await settings.getByRole('button', { name: say(settingsTexts.clearAsk) }).click();
  await settings.getByRole('button', { name: say(settingsTexts.clearNow) }).click();
  await expect(page.getByRole('button', { name: say(firstTexts.newInvoice) })).toBeVisible();
  await expect(notice).toBeHidden();
  await workbench.open();
  await workbench.write(spanishInvoice());
  await workbench.expectText(JSON.stringify(spanishInvoice(), null, 2));
  await page.reload();
  await workbench.ready();
  await expect(workbench.document).toContainText('FAC-2025');
});

test('damaged files of the inbox do not hide the others', async ({ page }) => {
  // Only a page of the service has a storage.
  await page.goto('/v0/');
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        localStorage.setItem('billwright.memory', 'on');
        const opening = indexedDB.open('billwright-inbox', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('files', { keyPath: 'key' });
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const putting = opening.result.transaction('files', 'readwrite');
          const read = { file: 'whole.xml', digest: '', format: 'file', verdict: 'unreadable', flags: [], broken: [] };
          const whole = { key: 'w', read, classes: {}, mark: 'new' };
          for (const value of [whole, { ...whole, key: 'd', read: { ...read, file: 'damaged.xml', flags: [null] } }])
            putting.objectStore('files').put(value);
          putting.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
  );
  await page.goto('/inbox');
  await expect(page.getByText('whole.xml').first()).toBeVisible();
  await expect(page.getByText('damaged.xml')).toHaveCount(0);
});
