import { readFile } from 'node:fs/promises';
import { expect, type FileChooser, type Locator, type Page } from '@playwright/test';
import * as texts from '../src/workbench/inbox/texts.ts';
import { say } from '../src/workbench/ui/texts/say.ts';
import * as uiTexts from '../src/workbench/ui/texts.ts';
import { ubl } from './e-invoice.ts';
import { test } from './test.ts';
import { notInFirefox } from './workbench.ts';

/** Presses Tab until something has the focus. */
async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let pressed = 0; pressed < 60; pressed++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    const before = await page.evaluateHandle(() => document.activeElement);
    await page.keyboard.press(key);
    // Menus move the focus after the key, not at once.
    await expect.poll(() => before.evaluate((element) => element !== document.activeElement)).toBe(true);
  }
  await expect(target).toBeFocused();
}

const received = ['R-7', 'R-8', 'R-9'].map((number) => ({
  name: `${number}.xml`,
  mimeType: 'text/xml',
  buffer: Buffer.from(ubl().replace('>R-7<', `>${number}<`).replace('>2026-02-03<', `>2026-02-0${number[2]}<`)),
}));

test('the whole inbox works with the keyboard alone', async ({ page }) => {
  notInFirefox('its driver does not choose files');
  test.slow();
  // Before the key is pressed: `waitForEvent` reaches a busy browser too late.
  const choosing = new Promise<FileChooser>((resolve) => page.once('filechooser', resolve));
  await page.goto('/inbox');
  const choose = page.getByRole('button', { name: say(texts.chooseFiles), exact: true });
  await tabTo(page, choose);
  await page.keyboard.press('Enter');
  await (await choosing).setFiles(received);
  await expect(page.locator('[data-opens]')).toHaveCount(3, { timeout: 60_000 });

  // The list has the focus of the button that is gone; arrow keys move between its files.
  await expect(page.getByRole('region', { name: say(texts.list), exact: true })).toBeFocused();
  const opens = (at: number) => page.locator(`[data-opens="${at}"]`);
  for (const [key, at] of [
    ['ArrowDown', 0],
    ['End', 2],
    ['Home', 0],
    ['ArrowDown', 1],
    ['k', 0],
    ['j', 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect(opens(at)).toBeFocused();
  }

  // Sort, search, filter.
  const heading = page.getByRole('columnheader', { name: say(texts.date), exact: true });
  await tabTo(page, heading.getByRole('button'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(heading).toHaveAttribute('aria-sort', 'descending');
  await expect(page.getByRole('row').nth(1)).toContainText('R-9');
  await tabTo(page, page.getByRole('searchbox', { name: say(texts.search) }), 'Shift+Tab');
  await page.keyboard.type('R-8');
  await expect(page.getByRole('row')).toHaveCount(1 + 1);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await expect(page.getByRole('row')).toHaveCount(1 + 3);

  // Open, and back to the same row.
  await tabTo(page, opens(0));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const place = page.getByRole('region', { name: say(texts.title) });
  await expect(place).toContainText(say(texts.place, { position: '2', count: '3' }), { timeout: 30_000 });
  await tabTo(page, place.getByRole('button', { name: say(texts.back) }));
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-opens]:focus')).toHaveCount(1);

  // Mark by a letter, and take it back; then report and export what is shown.
  await page.keyboard.press('a');
  const marked = page.getByRole('row').filter({ hasText: say(texts.marks.asked) });
  await expect(marked).toHaveCount(1);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(marked).toHaveCount(0);
  await page.keyboard.press('a');
  await expect(marked).toHaveCount(1);

  // The search finds the status, too.
  await tabTo(page, page.getByRole('searchbox', { name: say(texts.search) }), 'Shift+Tab');
  await page.keyboard.type(say(texts.marks.asked));
  await expect(page.getByRole('row')).toHaveCount(1 + 1);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await expect(page.getByRole('row')).toHaveCount(1 + 3);
  const more = page.getByRole('button', { name: say(uiTexts.moreActions), exact: true });
  const saved = async (item: string) => {
    await tabTo(page, more, 'Shift+Tab');
    await page.keyboard.press('Enter');
    const entry = page.getByRole('menuitem', { name: item, exact: true });
    await tabTo(page, entry, 'ArrowDown');
    const saving = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    return readFile(await (await saving).path(), 'latin1');
  };
  expect(await saved(say(texts.listAsCsv))).toContain('R-8.xml');
  expect(await saved(say(texts.reportAs, { kind: 'PDF' }))).toMatch(/^%PDF-/);

  // Erase what is remembered of a supplier.
  await tabTo(page, more);
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('menuitem', { name: say(texts.suppliers), exact: true }), 'ArrowDown');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: say(texts.forget, { name: 'Gärtnerei Lindenhof' }) }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(say(texts.noSuppliers))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
});

test('a reload keeps the files and their status', async ({ page }) => {
  notInFirefox('its driver does not choose files');
  await page.goto('/inbox');
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: say(texts.chooseFiles), exact: true }).click();
  await (await choosing).setFiles(received);
  await expect(page.locator('[data-opens]')).toHaveCount(3, { timeout: 60_000 });
  await page.locator('[data-opens="0"]').press('a');
  const marked = page.getByRole('row').nth(1);
  await expect(marked).toContainText(say(texts.marks.asked));
  await page.reload();
  await expect(page.locator('[data-opens]')).toHaveCount(3);
  await expect(marked).toContainText(say(texts.marks.asked));

  // Another tab has a list of its own.
  const other = await page.context().newPage();
  await other.goto('/inbox');
  await expect(other.getByRole('heading', { name: say(texts.dropHere) })).toBeVisible();
  await other.close();
});

test('after a reload while files were read, the page says how many to choose again', async ({ page }) => {
  notInFirefox('its driver does not choose files');
  const many = Array.from({ length: 120 }, (_, i) => ({
    name: `${i}.xml`,
    mimeType: 'text/xml',
    buffer: Buffer.from(ubl().replace('>R-7<', `>R-${i}<`)),
  }));
  const unread = page.getByRole('status').filter({ hasText: say(texts.unread, { count: 120 }).slice('120'.length) });
  await page.goto('/inbox');
  const choose = async (files: typeof many) => {
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: say(texts.chooseFiles), exact: true }).click();
    await (await choosing).setFiles(files);
  };
  await choose(many);
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.reload();
  await expect(unread).toBeVisible();
  await choose(many.slice(0, 3));
  await expect(unread).toBeHidden();
});
