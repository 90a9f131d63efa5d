import { expect } from '@playwright/test';
import * as firstTexts from '../src/workbench/shell/first/texts.ts';
import * as resultTexts from '../src/workbench/shell/result/texts.ts';
import { pattern } from '../src/workbench/shell/testing/text-pattern.ts';
import * as draftsTexts from '../src/workbench/state/drafts/texts.ts';
import { say } from '../src/workbench/ui/texts/say.ts';
import * as editorTexts from '../src/workbench/write/editor/texts.ts';
import { test } from './test.ts';
import { Workbench } from './workbench.ts';

/** Delays the editor's files. Returns the function that releases them. */
async function withLateEditor(workbench: Workbench): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await workbench.page.route(/\/assets\/(document-editor|monaco)-/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('text typed before the editor loads keeps its cursor and undo history', async ({ page }) => {
  const workbench = new Workbench(page);
  const letThrough = await withLateEditor(workbench);
  await workbench.visit();
  await workbench.button(say(firstTexts.asJson)).click();
  const field = workbench.document.getByRole('textbox', { name: say(editorTexts.document) });
  await field.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('{\n  "code": "7"\n}');
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await page.keyboard.type(', "series": "A"');
  const written = '{\n  "code": "7", "series": "A"\n}';
  await expect(field).toHaveValue(written);
  await workbench.expectText(written);

  letThrough();
  await expect(workbench.document.locator('.monaco-editor.focused')).toBeVisible();
  await expect(field).toHaveCount(1);
  await page.keyboard.type('5');
  await workbench.expectText('{\n  "code": "7", "series": "A"5\n}');
  await page.keyboard.press('ControlOrMeta+z');
  await workbench.expectText(written);
  for (let step = 0; step < 5; step++) await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(async () => (await workbench.text()).includes('$schema')).toBe(true);
});

test("the first visit's document is requested once, and not on a second visit", async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/v0/examples')) asked.push(pathname);
  });
  const workbench = new Workbench(page);
  await workbench.open();
  await expect(workbench.document).toContainText('"supplier"');
  await page.reload();
  await expect(workbench.document).toContainText('"supplier"');
  expect(asked).toEqual(['/v0/examples', '/v0/examples/gb-invoice']);
});

test('the plain field stays usable if the editor cannot be loaded', async ({ page }) => {
  const workbench = new Workbench(page);
  await page.route(/\/assets\/(document-editor|monaco)-/, (route) => route.abort());
  await workbench.visit();
  await workbench.button(say(firstTexts.asJson)).click();
  await expect(page.getByText(say(editorTexts.noEditor))).toBeVisible();
  await workbench.document.getByRole('textbox', { name: say(editorTexts.document) }).fill('{ "code": "8" }');
  await workbench.expectText('{ "code": "8" }');
});

test('an empty invoice is shown if the first text cannot be loaded, with a notice', async ({ page }) => {
  await page.route(/\/assets\/open-documents-|\/v0\/examples/, (route) => route.abort());
  const workbench = new Workbench(page);
  await workbench.open();
  await expect(workbench.document).toContainText('bill/invoice');
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '{"a": 1}');
    // Including Firefox's names.
    const init = { clipboardData, data: '{"a": 1}', dataType: 'text/plain' };
    dispatchEvent(new ClipboardEvent('paste', init));
  });
  await expect(page.getByText(pattern(draftsTexts.openingFailed))).toBeVisible();
});

test('a form is written, checked and undone without Monaco, which takes over with the text', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/monaco-/.test(request.url())) asked.push(request.url());
  });
  const workbench = new Workbench(page);
  await workbench.visit();
  await workbench.button(say(firstTexts.newInvoice)).click();
  await workbench.button(say(editorTexts.seeExample)).click();
  const series = workbench.document.getByLabel('Series', { exact: true });
  await expect(series).not.toHaveValue('');
  const before = await series.inputValue();
  await series.fill('AB');
  await page.keyboard.press('Tab');
  await workbench.document.getByLabel('Number', { exact: true }).fill('77');
  await page.keyboard.press('Tab');
  await expect(workbench.result.getByRole('article')).toContainText('AB-77');
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(series).toHaveValue(before);
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(series).toHaveValue('AB');
  expect(asked).toEqual([]);

  await page.keyboard.press('F2');
  await expect(workbench.document.locator('.monaco-editor.focused')).toBeVisible();
  await expect.poll(() => workbench.text()).toContain('"series": "AB"');
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => workbench.text()).not.toContain('"AB"');
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect.poll(() => workbench.text()).toContain('"code": "77"');
});

test('the preview of the last visit appears before the engine loads, and disappears with its draft', async ({
  page,
}) => {
  const workbench = new Workbench(page);
  await workbench.visit();
  await workbench.button(say(firstTexts.newInvoice)).click();
  await workbench.button(say(editorTexts.seeExample)).click();
  const paper = workbench.result.getByRole('article');
  await expect(paper).toContainText('Total');
  const kept = () => page.evaluate(() => localStorage.getItem('billwright.result'));
  await expect.poll(kept).toBeTruthy();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/worker-/, async (route) => {
    await released;
    await route.continue();
  });
  await page.reload();
  await expect(paper).toContainText('Total');
  await expect(workbench.result.getByText(say(resultTexts.updating))).toBeVisible();
  release();
  await expect(workbench.result.getByText(say(resultTexts.updating))).toBeHidden();
  await expect(paper).toContainText('Total');
  await page.getByRole('button', { name: /^Close INV/ }).click();
  await expect.poll(kept).toBe('');
});
