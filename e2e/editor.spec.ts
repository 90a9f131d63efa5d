import { expect } from '@playwright/test';
import { pattern } from '../src/workbench/shell/testing/text-pattern.ts';
import * as shellTexts from '../src/workbench/shell/texts.ts';
import { say } from '../src/workbench/ui/texts/say.ts';
import { test } from './test.ts';
import { spanishInvoice, Workbench } from './workbench.ts';
import { placeCursorIn } from './writing.ts';

test.use({ viewport: { width: 1440, height: 1300 } });

test('text that arrives at once, as from dictation, is inserted unchanged', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  for (const text of [JSON.stringify(spanishInvoice()), '{"a": [', 'a\n  {"b": "', '日本語']) {
    await workbench.write(text);
    await workbench.expectText(text);
  }
});

test('the text can be searched and replaced', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  await workbench.write(spanishInvoice());
  await page.keyboard.press('ControlOrMeta+f');
  const find = workbench.document.getByRole('dialog', { name: 'Find / Replace' });
  await expect(find.getByRole('textbox', { name: 'Find' })).toBeFocused();
  await page.keyboard.type('"standard"');
  await expect(find).toContainText('of 2');
  await find.getByRole('button', { name: 'Toggle Replace' }).click();
  await find.getByRole('textbox', { name: 'Replace' }).fill('"reduced"');
  await find.getByRole('button', { name: /^Replace All/ }).click();
  await expect.poll(() => workbench.text()).not.toContain('standard');
  expect((await workbench.text()).match(/"reduced"/g)).toHaveLength(2);
});

test('several cursors write at once', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  await workbench.write(spanishInvoice());
  await placeCursorIn(workbench, '"standard"');
  await page.keyboard.press('ControlOrMeta+Shift+l');
  await page.keyboard.insertText('reduced');
  await expect.poll(async () => (await workbench.text()).match(/reduced/g)?.length).toBe(2);
  expect(await workbench.text()).not.toContain('standard');
});

test('long lines wrap unless disabled, which is remembered', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  const long = 'Bookbinding '.repeat(40).trim();
  await workbench.write(`{"name": "${long}"}`);
  const lines = workbench.document.locator('.view-line');
  await expect(lines).not.toHaveCount(1);
  await page.keyboard.press('Alt+z');
  await expect(lines).toHaveCount(1);
  await page.reload();
  await workbench.ready();
  await expect(lines).toHaveCount(1);
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox', { name: say(shellTexts.commands) }).fill('wrap');
  await page.getByRole('option', { name: pattern(shellTexts.wrap) }).click();
  await expect(lines).not.toHaveCount(1);
});
