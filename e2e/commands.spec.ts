import { expect, type Page } from '@playwright/test';
import * as resultTexts from '../src/workbench/shell/result/texts.ts';
import { pattern } from '../src/workbench/shell/testing/text-pattern.ts';
import * as shellTexts from '../src/workbench/shell/texts.ts';
import { say } from '../src/workbench/ui/texts/say.ts';
import { test } from './test.ts';
import { Workbench } from './workbench.ts';
import { placeCursorIn } from './writing.ts';

/** Runs the palette's first match once it is the intended one, because the catalogues load later. */
async function command(page: Page, search: string, found: RegExp): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('combobox', { name: say(shellTexts.commands) })).toBeFocused();
  await page.keyboard.type(search);
  await expect(page.getByRole('option', { selected: true })).toHaveText(found);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: say(shellTexts.commands) })).toBeHidden();
}

test('the command palette reaches actions, pages, drafts, panels, catalogues and examples', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  await command(page, 'build', /^Build/);
  await expect(workbench.result.getByRole('article')).toBeVisible();
  await command(page, 'show result', /^Show Result/);
  await expect(workbench.tab(say(resultTexts.result))).toHaveAttribute('aria-selected', 'true');
  await command(page, 'countries portugal', /Portugal/);
  await expect(page).toHaveURL(/regimes\/PT/);
  await command(page, 'addons facturae', /facturae/i);
  await expect(page).toHaveURL(/addons\/es-facturae-v3/);
  await command(page, 'schemas bill/line', /bill\/line/);
  await expect(page).toHaveURL(/schemas\/bill\/line/);
  await command(page, 'xrechnung trees', /xrechnung/i);
  await workbench.ready();
  await expect(workbench.drafts).toHaveCount(2);
  await command(page, 'empty factura españa', /^Empty invoice, Spain$/);
  await expect(workbench.drafts).toHaveCount(3);
  await expect.poll(() => workbench.text()).toContain('"$regime": "ES"');
  await command(page, 'drafts inv', /^INV/);
  await expect(workbench.drafts.first()).toHaveAttribute('aria-current', 'page');
  await command(page, 'dark theme', /^Dark theme/);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('the same shortcut opens and closes the palette from inside the text', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  const before = await workbench.text();
  await workbench.document.locator('.view-lines').click();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('combobox', { name: say(shellTexts.commands) })).toBeFocused();
  await page.keyboard.type('nothing of the kind');
  await expect(page.getByText(pattern(shellTexts.nothingFound))).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('F1');
  await expect(page.getByRole('combobox', { name: say(shellTexts.commands) })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await workbench.expectText(before);
});

test('? lists the shortcuts, but only outside text fields', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  const dialog = page.getByRole('dialog', { name: say(shellTexts.shortcuts) });
  await workbench.document.locator('.view-lines').click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('?');
  await expect.poll(() => workbench.text()).toContain('?');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('ControlOrMeta+z');

  await page.getByRole('link', { name: say(shellTexts.schemas) }).click();
  await page.getByRole('searchbox', { name: 'Search schemas' }).fill('');
  await page.getByRole('searchbox', { name: 'Search schemas' }).press('?');
  await expect(page.getByRole('searchbox', { name: 'Search schemas' })).toHaveValue('?');
  await expect(dialog).toBeHidden();

  await page.getByRole('heading', { name: say(shellTexts.schemas), exact: true }).click();
  await page.keyboard.press('?');
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText(say(shellTexts.nextProblem));
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('commands with keys show them in the palette and in the list of shortcuts', { tag: '@long' }, async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  const before = await workbench.text();
  await workbench.write({ ...JSON.parse(before), currency: 'NONE' });
  await expect(workbench.problems.getByRole('listitem')).not.toHaveCount(0);
  await command(page, say(shellTexts.nextProblem), new RegExp(`^${say(shellTexts.nextProblem)}.*F8$`));
  await expect(page.getByText(/Line 1,/)).toBeHidden();
  await command(page, 'outline', /^Outline/);
  await expect(page.getByRole('textbox', { name: 'Type to narrow down results.' })).toBeFocused();
  await page.keyboard.press('Escape');
  await command(page, 'undo', /^Undo/);
  await workbench.expectText(before);

  await command(page, 'shortcuts', /^Shortcuts/);
  const dialog = page.getByRole('dialog', { name: say(shellTexts.shortcuts) });
  for (const [scope, label] of [
    [say(shellTexts.everywhere), say(shellTexts.commands)],
    [say(shellTexts.write), say(shellTexts.build)],
    [say(shellTexts.inText), say(shellTexts.outline)],
    [say(shellTexts.inForm), say(shellTexts.redo)],
  ] as const) {
    await expect(dialog.getByRole('region', { name: scope, exact: true })).toContainText(label);
  }
  await page.keyboard.press('Escape');
  // Of the workbench, not of other pages.
  await page.getByRole('link', { name: say(shellTexts.schemas) }).click();
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('next problem');
  await expect(page.getByRole('combobox', { name: say(shellTexts.commands) })).toHaveValue('next problem');
  await expect(page.getByRole('option', { name: /next problem/ })).toHaveCount(0);
});

test('text typed while the palette loads goes into its search, not the document', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  const before = await workbench.text();
  await page.route('**/assets/command-palette-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await placeCursorIn(workbench, '"currency"');
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('nexxx');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  await page.keyboard.type('t prob');
  const search = page.getByRole('combobox', { name: say(shellTexts.commands) });
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('next prob');
  await expect(page.getByRole('option', { name: /next problem/ })).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await workbench.text()).toBe(before);
  await page.keyboard.press('ControlOrMeta+k');
  await expect(search).toHaveValue('');
});
