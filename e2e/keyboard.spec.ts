import { expect, type Page } from '@playwright/test';
import * as resultTexts from '../src/workbench/shell/result/texts.ts';
import * as shellTexts from '../src/workbench/shell/texts.ts';
import * as examplesTexts from '../src/workbench/state/examples/texts.ts';
import { say } from '../src/workbench/ui/texts/say.ts';
import * as uiTexts from '../src/workbench/ui/texts.ts';
import * as editorTexts from '../src/workbench/write/editor/texts.ts';
import { test } from './test.ts';
import { faultyInvoice, spanishInvoice, Workbench, withoutHints } from './workbench.ts';

test('the main task works by keyboard', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  // A page that is loaded has its focus in no field.
  await page.reload();
  await workbench.ready();

  await tabTo(page, 'New');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: say(examplesTexts.title) })).toBeFocused();
  await page.keyboard.type('empty invoice');
  await page.keyboard.press('Enter');
  await expect(workbench.drafts).toHaveCount(2);
  await workbench.ready();

  await expect(workbench.document.getByRole('textbox')).toBeFocused();
  const broken = faultyInvoice();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(JSON.stringify(broken, null, 2));
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(workbench.problems.getByRole('listitem')).toContainText(['GOBL-ES-TAX-IDENTITY-01']);

  await page.keyboard.press('F8');
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('2');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(workbench.result.getByRole('article')).toContainText('1.975,33');

  // From the text to the result.
  await page.keyboard.press('Escape');
  await tabTo(page, say(resultTexts.preview));
  await page.keyboard.press('ArrowRight');
  await expect(workbench.button(say(resultTexts.use))).toBeVisible();
  await tabTo(page, say(resultTexts.use));
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await workbench.documentNow()).totals).toBeTruthy();
});

test('Tab indents in the text, and leaves it after Escape', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  const before = await workbench.text();
  await workbench.document.locator('.view-lines').click();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.press('Tab');
  await workbench.expectText(`  ${before}`);
  await page.keyboard.press('Escape');
  await expect(page.getByText(say(editorTexts.tabLeaves))).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(workbench.document.getByRole('textbox')).not.toBeFocused();
  await workbench.expectText(`  ${before}`);
  // A field reached by Tab explains how to leave it.
  await page.keyboard.press('Shift+Tab');
  await expect(workbench.document.getByRole('textbox')).toBeFocused();
  await expect(page.getByText(say(editorTexts.escapeLeaves))).toBeVisible();
});

test('F8 cycles through the problems, Shift+F8 back, arrows through their list', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  const line = (price: string) => ({ quantity: '1', item: { name: 'A', price }, taxes: [] });
  await workbench.write({ ...withoutHints(), lines: [line('1,00'), line('2,00'), line('3,00')] });
  await workbench.build();
  const rows = workbench.problems.getByRole('listitem');
  await expect(rows).toHaveCount(3);
  const at = async () => Number(/Line (\d+)/.exec((await workbench.problems.textContent()) ?? '')?.[1]);

  // The prices are in text order, one below the other.
  const places = (await workbench.text())
    .split('\n')
    .flatMap((line, index) => (line.includes(',00"') ? index + 1 : []));
  const [first, second, third] = places;
  for (const [key, place] of [
    ['F8', first],
    ['F8', second],
    ['Shift+F8', first],
    ['Shift+F8', third],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(at).toBe(place);
  }

  await rows.first().getByRole('button').first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(1).getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(at).toBe(second);
});

test('a link skips the header', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  await page.reload();
  await workbench.ready();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: say(shellTexts.skipToPage) });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

/** Presses Tab until the focused element has this name. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
    });
    if (typeof name === 'string' ? focused === name : name.test(focused)) return;
  }
  throw new Error(`Tab never comes to ${name}`);
}

test('a closed dialog returns the focus, however it was opened', { tag: '@long' }, async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  await workbench.write(spanishInvoice());
  const dialog = page.getByRole('dialog');
  const close = async () => {
    await expect(dialog.getByText(/^Loading .*…$/)).toHaveCount(0);
    await expect.poll(() => dialog.evaluate((window) => window.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  };
  await workbench.button(say(shellTexts.save)).focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await close();
  await expect(workbench.button(say(shellTexts.save))).toBeFocused();
  // The first of its kind loads, the second is available at once.
  for (const [item, menu] of [
    [/Share/, shellTexts.waysToSave],
    [/History/, shellTexts.more],
    [/Shortcuts/, shellTexts.help],
    [/Commands/, shellTexts.help],
  ] as const) {
    await workbench.fromMenu(item);
    await expect(dialog).toBeVisible();
    await close();
    await expect(workbench.button(say<string>(menu))).toBeFocused();
  }
  await workbench.button(say(shellTexts.build)).focus();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(dialog).toBeVisible();
  await page.keyboard.type('Shortcuts');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: say(shellTexts.shortcuts) })).toBeVisible();
  await close();
  await expect(workbench.button(say(shellTexts.build))).toBeFocused();
});

test('Tab cycles in a long dialog, and the focused element is visible', async ({ page, request }) => {
  await page.setViewportSize({ width: 1280, height: 560 });
  // What VERI*FACTU asks for is long.
  await page.addInitScript(() => localStorage.setItem('billwright.save-system', '{"version":"1"}'));
  const workbench = new Workbench(page);
  await workbench.open();
  await workbench.write(await (await request.get('/v0/examples/es-verifactu-v1')).json());
  await workbench.button(say(shellTexts.save)).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /^VERI/ }).check();
  await dialog.getByLabel(/^Installation number/).focus();
  await expect(dialog.getByLabel(/^Installation number/)).toBeInViewport();
  await dialog.getByRole('button', { name: say(uiTexts.close) }).focus();
  await page.keyboard.press('Tab');
  // Of a choice, Tab comes to what is chosen, although it is not the first, and leaves from there.
  const chosen = dialog.getByRole('radio', { checked: true });
  await expect(chosen).toBeFocused();
  await expect(chosen).toBeInViewport();
  await page.keyboard.press('Shift+Tab');
  await expect(dialog.getByRole('button', { name: say(uiTexts.close) })).toBeFocused();
});
