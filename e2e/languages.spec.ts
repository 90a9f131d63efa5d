import { expect } from '@playwright/test';
import { readPo } from '../scripts/translations/po.mjs';
import { languageCodes } from '../src/translations/load.ts';
import * as settingsTexts from '../src/workbench/company/settings/texts.ts';
import * as firstTexts from '../src/workbench/shell/first/texts.ts';
import * as shellTexts from '../src/workbench/shell/texts.ts';
import { say } from '../src/workbench/ui/texts/say.ts';
import { test } from './test.ts';
import { Workbench } from './workbench.ts';

/** Returns the translation of a text. */
function translated(language: string, text: string): string {
  return readPo(`src/translations/${language}.po`).find(({ template }) => template === text)?.translation ?? '';
}

for (const language of languageCodes.filter((code) => code !== 'en'))
  test(`the page is in the browser's language: ${language}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ locale: language, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('button', { name: translated(language, firstTexts.newInvoice) })).toBeVisible();
    await page.goto('/batch');
    await expect(page.getByRole('link', { name: translated(language, shellTexts.batch) })).toBeVisible();
    await context.close();
  });

test('the settings remember another language', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  const settings = await workbench.settings();
  await settings.getByRole('combobox', { name: say(settingsTexts.language) }).selectOption('de');
  // The page loads again.
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  const save = page.getByRole('button', { name: translated('de', shellTexts.save), exact: true });
  await page.goto('/');
  await expect(save).toBeVisible();
  await page.reload();
  await expect(save).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});
