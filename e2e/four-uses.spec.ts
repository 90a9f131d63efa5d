import { expect, type Locator, type Page } from '@playwright/test';
import { readPo } from '../scripts/translations/po.mjs';
import * as howTexts from '../src/workbench/how-it-works/texts.ts';
import * as referenceTexts from '../src/workbench/reference/texts.ts';
import * as shellTexts from '../src/workbench/shell/texts.ts';
import { say } from '../src/workbench/ui/texts/say.ts';
import * as editorTexts from '../src/workbench/write/editor/texts.ts';
import * as sheetTexts from '../src/workbench/write/form/sheet/texts.ts';
import * as problemsTexts from '../src/workbench/write/problems/texts.ts';
import * as changedTexts from '../src/workbench/write/what-changed/texts.ts';
import { tabTo } from './form.ts';
import { test } from './test.ts';

/** What people come for, in one visit: as they would describe it, by mouse or by keyboard alone, in English and in German. */
for (const [language, italy] of [
  ['en', 'Italy'],
  ['de', 'Italien'],
] as const)
  for (const hand of ['mouse', 'keyboard'] as const)
    test.describe(`${language}, by ${hand}`, () => {
      test.use({ storageState: { cookies: [], origins: [] }, viewport: { width: 1440, height: 900 } });

      const words = (text: string) =>
        language === 'en'
          ? say(text)
          : (readPo('src/translations/de.po').find(({ template }) => template === text)?.translation ?? text);

      const press = async (page: Page, target: Locator) => {
        await expect(target).toBeVisible({ timeout: 30_000 });
        if (hand === 'mouse') return await target.click();
        await tabTo(page, target, 150);
        await page.keyboard.press('Enter');
      };
      const write = async (page: Page, target: Locator, text: string) => {
        await expect(target).toBeVisible();
        if (hand === 'mouse') await target.click();
        else await tabTo(page, target, 150);
        await page.keyboard.press('ControlOrMeta+a');
        await page.keyboard.type(text);
        await page.keyboard.press('Tab');
      };

      test('an invoice can be edited, checked and copied, and addons and the API opened', async ({ page }) => {
        if (hand === 'keyboard') test.slow();
        await page.addInitScript((chosen) => localStorage.setItem('billwright.language', chosen), language);
        const button = (text: string) => page.getByRole('button', { name: words(text), exact: true });
        const link = (text: string) => page.getByRole('link', { name: words(text), exact: true });
        await page.goto('/');

        // Edit and check: the fault is at its field and under Problems, and gone with its cause.
        await press(page, page.locator('[aria-keyshortcuts="Enter"]'));
        await expect(page.locator('[data-path=".series"]')).toBeFocused({ timeout: 30_000 });
        await press(page, button(editorTexts.seeExample));
        // Until the new draft has the focus, keys are kept for it.
        await expect(page.locator('[data-path=".series"]')).not.toHaveValue('', { timeout: 30_000 });
        await expect(page.locator('[data-form] input:focus')).toBeVisible();
        const problems = page.getByRole('region', { name: words(problemsTexts.problems) });
        const supplier = page.locator('section', { has: page.locator('[data-group=".supplier"]') }).last();
        await press(page, supplier.getByRole('button', { name: words(sheetTexts.partyEdit), exact: true }));
        const number = page.locator('[data-path=".supplier.tax_id.code"]');
        await write(page, number, '84428142');
        await expect(problems.getByRole('listitem')).not.toHaveCount(0);
        await expect(number).toHaveAttribute('aria-invalid', 'true');
        await write(page, number, '844281425');
        await expect(problems).toContainText(words(problemsTexts.noneFound));

        // A copy, by its button, which says what it changed.
        await press(page, button(shellTexts.replicate));
        await expect(page.locator('[data-path=".code"]')).toBeFocused();
        await expect(button(changedTexts.compare)).toBeVisible();

        // Which addon Italy needs, with names in one's language.
        await press(page, link(shellTexts.addons));
        await press(page, page.getByRole('link', { name: new RegExp(italy) }).first());
        const question = words(referenceTexts.whichOneIn).replace('{country}', italy);
        await expect(page.getByRole('heading', { name: question })).toBeVisible();

        // The API, for people who do not program.
        await press(page, link(shellTexts.howItWorks));
        await expect(page.getByText(/\d ms/).first()).toBeVisible({ timeout: 30_000 });
        await press(page, page.getByRole('button', { name: new RegExp(`^${words(howTexts.makeMistake)}`) }));
        const got = page.getByRole('region', { name: words(howTexts.youGet), exact: true });
        await expect(got.getByRole('listitem')).toHaveCount(2);
      });
    });
