import { expect } from '@playwright/test';
import * as resultTexts from '../src/workbench/shell/result/texts.ts';
import * as shellTexts from '../src/workbench/shell/texts.ts';
import * as draftsTexts from '../src/workbench/state/drafts/texts.ts';
import { say } from '../src/workbench/ui/texts/say.ts';
import * as editorTexts from '../src/workbench/write/editor/texts.ts';
import * as previewTexts from '../src/workbench/write/preview/texts.ts';
import { expectNothingCutOff, expectNoViolations } from './look.ts';
import { test } from './test.ts';
import { Workbench } from './workbench.ts';

test('the toolbar has the same actions in both modes, and the rest in two menus', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  const actions = [
    ...[shellTexts.newDrafts, shellTexts.open, shellTexts.replicate, shellTexts.correct, shellTexts.build],
    ...[shellTexts.more, shellTexts.save, shellTexts.waysToSave],
  ].map((text) => say<string>(text));
  for (const view of [editorTexts.form, editorTexts.json]) {
    await page.getByRole('button', { name: say<string>(view), exact: true }).click();
    for (const name of actions) await expect(workbench.button(name)).toBeVisible();
  }
  await expectNoViolations(page);
  await workbench.fromMenu(say(shellTexts.validate));
  await workbench.toggleEnvelope();
  await workbench.build();
  await workbench.tab(say(resultTexts.result)).click();
  await expect(workbench.result).toContainText('/envelope"');
});

test('the toolbar fits at every width', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  for (const width of [1440, 1380, 1024, 768, 390, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(workbench.button(say(shellTexts.build))).toBeVisible();
    await expect(workbench.button(say(shellTexts.save))).toBeVisible();
    await expectNothingCutOff(page);
  }
});

test('eight drafts fit side by side with readable, different names', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  for (let count = 1; count < 8; count++) await workbench.startFrom('Empty invoice, United Kingdom');
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(workbench.drafts).toHaveCount(8);
    const names = await workbench.drafts.allInnerTexts();
    expect(new Set(names).size).toBe(8);
    for (const draft of await workbench.drafts.all()) await expect(draft).toBeInViewport({ ratio: 1 });
  }
});

test('groups of pages remember how they were left', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  const link = (name: string) => page.getByRole('link', { name: say<string>(name), exact: true });
  for (const name of [shellTexts.addons, shellTexts.countries, shellTexts.api, shellTexts.batch])
    await expect(link(name)).toBeVisible();
  await page
    .locator('summary')
    .filter({ hasText: say(shellTexts.reference) })
    .click();
  await expect(link(shellTexts.addons)).toBeHidden();
  await page.reload();
  await expect(link(shellTexts.api)).toBeVisible();
  await expect(link(shellTexts.addons)).toBeHidden();
});

test('the title of a copy or correction names the original', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  await workbench.startFrom(/bookshop with both rates/);
  const original = 'RE-2026-0214';
  await expect(workbench.drafts.last()).toContainText(original);
  await workbench.do(say(shellTexts.replicate));
  const copied = [say(draftsTexts.noNumber, { name: 'RE' }), say(draftsTexts.copyOf, { title: original })];
  await expect(workbench.drafts.last()).toHaveText(new RegExp(copied.join('.*')));
  await page.reload();
  await expect(workbench.drafts.last()).toHaveText(new RegExp(copied.join('.*')));

  await workbench.drafts.filter({ hasText: new RegExp(`^${original}`) }).click();
  // Germany has one sort of correction, so nothing is asked.
  await workbench.do(say(shellTexts.correct));
  await expect(workbench.drafts.last()).toContainText(` for ${original}`);
});

test("Save begins with the PDF and the country's e-invoices", async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  await workbench.startFrom(/bookshop with both rates/);
  await workbench.button(say(shellTexts.save)).click();
  const choices = page.getByRole('dialog', { name: /^Save / }).getByRole('radio');
  await expect(choices.nth(0)).toHaveAccessibleName(/^PDF/);
  await expect(choices.nth(1)).toHaveAccessibleName(/XRechnung/);
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Usual in Germany' })).toBeVisible();
  await choices.nth(1).check();
  // Missing fields are named by label, not by path.
  await expect(page.getByRole('dialog')).toContainText('Ordering');
  await expect(page.getByRole('dialog')).not.toContainText('$.');

  // Enter saves the chosen format.
  await workbench.unfoldFormats();
  const json = page.getByRole('dialog').getByRole('radio', { name: /^JSON/ });
  await json.check();
  const save = page.getByRole('dialog').getByRole('button', { name: /^Save .*\.json$/ });
  await expect(save).toBeEnabled();
  await json.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('typing while New is loading goes into its search', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  const before = await workbench.text();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/(new-list|command-list|popover-parts)-/, async (route) => {
    await released;
    await route.continue();
  });
  await workbench.button(say(shellTexts.newDrafts)).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('bookshop');
  release();
  await expect(page.getByRole('option', { name: /bookshop with both rates/ })).toBeVisible();
  await expect(page.getByRole('combobox', { name: say(shellTexts.newDrafts) })).toHaveValue('bookshop');
  expect(await workbench.text()).toBe(before);
});

for (const view of ['JSON', 'Form'] as const) {
  test(`typing goes into a new draft before it has the focus: ${view}`, async ({ page }) => {
    const workbench = new Workbench(page);
    await workbench.open();
    if (view === 'Form') await workbench.button(say(editorTexts.form)).click();
    await workbench.button(say(shellTexts.newDrafts)).click();
    await page.getByRole('combobox', { name: say(shellTexts.newDrafts) }).fill('empty spain');
    await expect(page.getByRole('option', { name: 'Empty invoice, Spain', exact: true })).toBeVisible();
    await page.keyboard.press('Enter');
    await page.keyboard.type(view === 'JSON' ? ', "code": "A1"' : 'A1');
    await expect.poll(async () => (await workbench.documentNow())[view === 'JSON' ? 'code' : 'series']).toBe('A1');
  });
}

for (const theme of ['light', 'dark'])
  test(`the paper is white in the ${theme} theme, and dark on request`, async ({ page }) => {
    await page.addInitScript((theme) => localStorage.setItem('billwright.theme', theme), theme);
    const workbench = new Workbench(page);
    await workbench.open();
    const ground = () =>
      workbench.result.locator('.paper').evaluate((paper) => getComputedStyle(paper).backgroundColor);
    await expect.poll(ground).toBe('rgb(255, 255, 255)');
    await expectNoViolations(page);
    await page.getByRole('button', { name: say(previewTexts.more) }).click();
    await page.getByRole('menuitemcheckbox', { name: say(previewTexts.darkPaper) }).click();
    await expect.poll(ground).not.toBe('rgb(255, 255, 255)');
    await expectNoViolations(page);
    await page.reload();
    await expect.poll(ground).not.toBe('rgb(255, 255, 255)');
  });
