import { expect } from '@playwright/test';
import * as settingsTexts from '../src/workbench/company/settings/texts.ts';
import * as catalogueTexts from '../src/workbench/reference/texts.ts';
import * as firstTexts from '../src/workbench/shell/first/texts.ts';
import * as resultTexts from '../src/workbench/shell/result/texts.ts';
import * as shellTexts from '../src/workbench/shell/texts.ts';
import { say } from '../src/workbench/ui/texts/say.ts';
import * as uiTexts from '../src/workbench/ui/texts.ts';
import * as editorTexts from '../src/workbench/write/editor/texts.ts';
import { test } from './test.ts';
import { notInFirefox, Workbench } from './workbench.ts';

test('no request leaves the origin, and the page’s policy is kept', async ({ page, baseURL }) => {
  const foreign: string[] = [];
  const refused: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith('data:')) foreign.push(request.url());
  });
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to/.test(message.text())) refused.push(message.text());
  });
  const workbench = new Workbench(page);
  await workbench.open();
  await workbench.build();
  for (const name of ['Result', 'Changes', 'Preview']) await workbench.tab(name).click();
  await page.getByRole('link', { name: say(shellTexts.addons) }).click();
  await page
    .getByRole('navigation', { name: say(catalogueTexts.listOf, { things: 'addons' }) })
    .getByRole('link')
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  expect(foreign).toEqual([]);
  expect(refused).toEqual([]);
});

test('no error is printed during work', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  const workbench = new Workbench(page);
  await workbench.open();
  await workbench.build();
  for (const name of ['Result', 'Changes', 'Preview', 'Changes', 'Result']) await workbench.tab(name).click();
  await workbench.startFrom(/its Leitweg-ID/);
  await workbench.build();
  await expect(workbench.tab(say(resultTexts.result))).toBeVisible();
  expect(errors).toEqual([]);
});

test('the shell appears before the editor', async ({ page }) => {
  await page.route(/document-editor|monaco/, () => undefined);
  // The page may wait for the delayed files to load.
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: say(firstTexts.asJson), exact: true }).click();
  await expect(page.getByRole('button', { name: say(shellTexts.build), exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: say(editorTexts.document) }).getByRole('textbox')).toBeVisible();
});

test('the theme follows the system, can be chosen, and is remembered', async ({ page }) => {
  notInFirefox('its driver does not change the colours of the system');
  await page.emulateMedia({ colorScheme: 'dark' });
  const workbench = new Workbench(page);
  await workbench.open();
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await ground();
  await (await workbench.settings()).getByRole('radio', { name: say(settingsTexts.light) }).check();
  await expect.poll(ground).not.toBe(dark);
  const light = await ground();
  await page.goto('/');
  await expect(workbench.document.locator('.monaco-editor').first()).toHaveClass(/\bvs\b/);

  await page.reload();
  await workbench.ready();
  expect(await ground()).toBe(light);
});

test('an unknown address is reported', async ({ page }) => {
  await page.goto('/nowhere');
  await expect(page.getByText(say(shellTexts.noSuchPage))).toBeVisible();
  await page.getByRole('link', { name: say(shellTexts.goToWorkbench) }).click();
  await new Workbench(page).first();
});

test('a part that cannot be loaded is reported, and the rest of the page works', async ({ page }) => {
  await page.route('**/assets/draft-preview-*.js', (route) => route.abort());
  const workbench = new Workbench(page);
  await workbench.open();
  await expect(workbench.result.getByText(say(uiTexts.partBroken))).toBeVisible();
  await workbench.tab(say(resultTexts.result)).click();
  await expect(workbench.result.locator('.view-lines')).toContainText('"$regime"');
  await page.unroute('**/assets/draft-preview-*.js');
  await workbench.tab(say(resultTexts.preview)).click();
  await workbench.button(say(uiTexts.reload)).click();
  await expect(workbench.result.getByRole('article')).toBeVisible();
});
