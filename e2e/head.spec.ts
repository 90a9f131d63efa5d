import { expect } from '@playwright/test';
import * as settingsTexts from '../src/workbench/company/settings/texts.ts';
import * as resultTexts from '../src/workbench/shell/result/texts.ts';
import * as shellTexts from '../src/workbench/shell/texts.ts';
import * as draftsTexts from '../src/workbench/state/drafts/texts.ts';
import { say } from '../src/workbench/ui/texts/say.ts';
import * as correctTexts from '../src/workbench/write/correct/texts.ts';
import * as editorTexts from '../src/workbench/write/editor/texts.ts';
import * as previewTexts from '../src/workbench/write/preview/texts.ts';
import { expectNothingCutOff, expectNoViolations } from './look.ts';
import { test } from './test.ts';
import { Workbench } from './workbench.ts';

/** Opens the workbench for a user who has chosen the form. */
async function withForm(workbench: Workbench): Promise<void> {
  await workbench.page.addInitScript(() => localStorage.setItem('billwright.view', 'Form'));
  await workbench.page.goto('/');
  await expect(workbench.button(say(shellTexts.build))).toBeVisible();
}

test('the header is reduced for the form, with developer tools on request', async ({ page }) => {
  const workbench = new Workbench(page);
  await withForm(workbench);
  const tools = [
    workbench.button(say(shellTexts.sign)),
    workbench.button(say(shellTexts.verify)),
    workbench.button(say(shellTexts.validate)),
    page.getByRole('switch', { name: say(editorTexts.envelope) }),
  ];
  for (const name of [
    shellTexts.newDrafts,
    shellTexts.replicate,
    shellTexts.correct,
    shellTexts.build,
    shellTexts.save,
    shellTexts.print,
    shellTexts.send,
  ].map((text) => say(text)))
    await expect(workbench.button(name)).toBeVisible();
  for (const tool of tools) await expect(tool).toBeHidden();
  await expect(workbench.button(say(shellTexts.build))).toContainText(say(shellTexts.build));
  await expectNoViolations(page);

  // They are in the palette.
  await expect(workbench.button(say(shellTexts.more))).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByPlaceholder(say(shellTexts.whatToDo)).fill(say(shellTexts.validate));
  await expect(page.getByRole('option', { name: say(shellTexts.validate) }).first()).toBeVisible();
  await page.getByPlaceholder(say(shellTexts.whatToDo)).fill(say(shellTexts.buildEnveloped));
  await page.keyboard.press('Enter');
  await workbench.build();
  await workbench.fromMenu(say(shellTexts.settings));
  await page.getByRole('switch', { name: say(settingsTexts.tools) }).check();
  await page.keyboard.press('Escape');
  for (const tool of tools) await expect(tool).toBeVisible();
  await expect(page.getByRole('switch', { name: say(editorTexts.envelope) })).toBeChecked();
  await workbench.tab(say(resultTexts.json)).click();
  await expect(workbench.result).toContainText('/envelope"');
  await page.reload();
  for (const tool of tools) await expect(tool).toBeVisible();
});

test('the header fits at every width, with and without developer tools', async ({ page }) => {
  const workbench = new Workbench(page);
  await withForm(workbench);
  for (const developer of [false, true]) {
    await page.evaluate((on) => localStorage.setItem('billwright.developer-tools', on ? 'on' : 'off'), developer);
    await page.reload();
    for (const width of [1440, 1380, 1024, 768, 390, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(workbench.button(say(shellTexts.build))).toBeVisible();
      await expect(workbench.button(say(shellTexts.save))).toBeVisible();
      await expectNothingCutOff(page);
    }
  }
});

test('drafts have room next to the commands of JSON', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  const tabs = page.getByRole('navigation', { name: say(shellTexts.drafts) });
  for (const width of [1280, 1440, 1600]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(async () => expect((await tabs.boundingBox())?.width).toBeGreaterThan(180)).toPass();
    for (const name of [shellTexts.openFiles, shellTexts.correct, shellTexts.sign, shellTexts.save])
      await expect(workbench.button(say(name))).toBeInViewport({ ratio: 1 });
  }
});

test('the title of a copy or correction names the original', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  await workbench.startFrom(/bookshop with both rates/);
  const original = 'RE/2026-0214';
  await expect(workbench.drafts.last()).toContainText(original);
  await workbench.do(say(shellTexts.replicate));
  await expect(workbench.drafts.last()).toContainText(say(draftsTexts.copyOf, { title: original }));
  await page.reload();
  await expect(workbench.drafts.last()).toContainText(say(draftsTexts.copyOf, { title: original }));

  await workbench.drafts.filter({ hasText: new RegExp(`^${original}`) }).click();
  await workbench.do(say(shellTexts.correct));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say(correctTexts.make) })
    .click();
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
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Required in Germany' })).toBeVisible();
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
    await page.addInitScript((chosen) => localStorage.setItem('billwright.view', chosen), view);
    const workbench = new Workbench(page);
    await workbench.page.goto('/');
    await expect(workbench.button(say(shellTexts.build))).toBeVisible();
    await page.waitForFunction(() => document.querySelector('[data-region="document"] .monaco-editor'));
    await workbench.button(say(shellTexts.newDrafts)).click();
    await page.getByRole('combobox', { name: say(shellTexts.newDrafts) }).fill('empty spain');
    await expect(page.getByRole('option', { name: 'Empty invoice, Spain', exact: true })).toBeVisible();
    await page.keyboard.press('Enter');
    await page.keyboard.type(view === 'JSON' ? ', "code": "A1"' : 'A1');
    await expect.poll(async () => (await workbench.documentNow())[view === 'JSON' ? 'code' : 'series']).toBe('A1');
  });
}

test('the paper is white in the dark theme, and dark on request', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('billwright.theme', 'dark'));
  const workbench = new Workbench(page);
  await workbench.open();
  const ground = () => workbench.result.locator('.paper').evaluate((paper) => getComputedStyle(paper).backgroundColor);
  await expect.poll(ground).toBe('rgb(255, 255, 255)');
  await expectNoViolations(page);
  await page.getByRole('switch', { name: say(previewTexts.darkPaper) }).check();
  await expect.poll(ground).not.toBe('rgb(255, 255, 255)');
  await expectNoViolations(page);
  await page.reload();
  await expect.poll(ground).not.toBe('rgb(255, 255, 255)');
});
