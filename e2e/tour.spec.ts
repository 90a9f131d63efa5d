import { expect, type Page } from '@playwright/test';
import * as texts from '../src/workbench/how-it-works/tour/texts.ts';
import * as tourTexts from '../src/workbench/how-it-works/tour/texts.ts';
import * as inspectTexts from '../src/workbench/inbox/inspect/texts.ts';
import * as inboxTexts from '../src/workbench/inbox/texts.ts';
import * as catalogueTexts from '../src/workbench/reference/texts.ts';
import * as resultTexts from '../src/workbench/shell/result/texts.ts';
import * as shellTexts from '../src/workbench/shell/texts.ts';
import { say } from '../src/workbench/ui/texts/say.ts';
import * as editorTexts from '../src/workbench/write/editor/texts.ts';
import { ubl } from './e-invoice.ts';
import { violations } from './look.ts';
import { test } from './test.ts';
import { notInFirefox, Workbench } from './workbench.ts';

const tour = (page: Page) => page.getByRole('dialog').filter({ hasText: /Tour, \d of 4/ });

test.describe('first-visit question', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  for (const name of [say(editorTexts.form), say(editorTexts.json)]) {
    test(`the view switch answers it: ${name}`, async ({ page }) => {
      await page.goto('/');
      const question = page.getByRole('dialog', { name: texts.question });
      await expect(question).toBeVisible();
      // The header is reduced until the user has chosen to write JSON.
      const validate = page.getByRole('button', { name: say(shellTexts.validate), exact: true });
      await expect(validate).toHaveCount(0);
      const button = page
        .getByRole('group', { name: say(editorTexts.view) })
        .getByRole('button', { name, exact: true });
      await button.click();
      await expect(question).toHaveCount(0);
      await expect(button).toHaveAttribute('aria-pressed', 'true');
      await expect(tour(page)).toBeVisible();
      await expect(validate).toHaveCount(name === say(editorTexts.json) ? 1 : 0);
      await page.reload();
      await expect(button).toHaveAttribute('aria-pressed', 'true');
    });
  }

  test('checks a received invoice, without a tour', async ({ page }) => {
    notInFirefox('its driver does not choose files');
    await page.goto('/');
    const question = page.getByRole('dialog', { name: texts.question });
    await expect(question.getByRole('button', { name: say(editorTexts.form), exact: true })).toBeFocused();
    const found = await violations(page);
    expect(found.map(({ id }) => id)).toEqual([]);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    const choosing = page.waitForEvent('filechooser');
    await page.keyboard.press('Enter');
    await (await choosing).setFiles({ name: 'a.xml', mimeType: 'text/xml', buffer: Buffer.from(ubl('23.81')) });
    await expect(page.getByRole('status').filter({ hasText: say(inspectTexts.notValid, { count: 1 }) })).toBeVisible();
    await expect(question).toHaveCount(0);
    await expect(tour(page)).toHaveCount(0);
    // The addons page tells what to do with it.
    await page.goto('/addons/de-xrechnung-v3');
    await expect(page.getByText(say(catalogueTexts.received))).toBeVisible();
  });

  test('checks several received invoices in the inbox, with a report after four clicks', async ({ page }) => {
    notInFirefox('its driver does not choose files');
    await page.goto('/');
    const question = page.getByRole('dialog', { name: texts.question });
    const choosing = page.waitForEvent('filechooser');
    await question.getByRole('button', { name: texts.chooseFiles }).click();
    const buffer = Buffer.from(ubl('23.81'));
    await (await choosing).setFiles(['a.xml', 'b.xml'].map((name) => ({ name, mimeType: 'text/xml', buffer })));
    const actions = page.getByRole('button', { name: say(inboxTexts.actionsFor, { file: 'a.xml' }) });
    await expect(page.getByRole('row').filter({ has: actions })).toContainText(say(inboxTexts.verdicts.invalid));
    await expect(question).toHaveCount(0);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: inboxTexts.reportOf, exact: true }).click();
    await page.getByRole('menuitem', { name: 'PDF' }).click();
    expect((await saving).suggestedFilename()).toBe('inbox-report.pdf');
  });

  test('arrow keys choose the view, and the tour ends in the text', async ({ page }) => {
    const workbench = new Workbench(page);
    await page.goto('/');
    const question = page.getByRole('dialog', { name: texts.question });
    await expect(question.getByRole('button', { name: say(editorTexts.form), exact: true })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(question.getByRole('button', { name: say(editorTexts.json), exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(tour(page)).toContainText(texts.write);
    await workbench.ready();
    for (let step = 0; step < 4; step++) await page.keyboard.press('Enter');
    await expect(tour(page)).toHaveCount(0);
    await expect(workbench.document.locator(':focus')).toHaveRole('textbox');
  });
});

test.describe('first visit', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    await page
      .getByRole('dialog', { name: texts.question })
      .getByRole('button', { name: say(editorTexts.json), exact: true })
      .click();
  });

  test('shows a tour of four steps once, usable by keyboard', { tag: '@long' }, async ({ page }) => {
    const workbench = new Workbench(page);
    await expect(tour(page)).toHaveAccessibleName(texts.write);
    await expect(tour(page).getByRole('button', { name: say(tourTexts.next) })).toBeFocused();
    const found = await violations(page);
    expect(found.map(({ id, nodes }) => `${id} ${nodes.map(({ target }) => target)}`)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(tour(page)).toContainText(texts.paper);
    await page.keyboard.press('Enter');
    await expect(tour(page)).toContainText(texts.problems);
    await page.keyboard.press('Enter');
    await expect(tour(page)).toContainText(texts.save);
    await page.keyboard.press('Enter');
    await expect(tour(page)).toHaveCount(0);

    await page.reload();
    await workbench.ready();
    await expect(tour(page)).toHaveCount(0);
  });

  test('lets the user skip it by button or Escape', async ({ page }) => {
    const workbench = new Workbench(page);
    await tour(page)
      .getByRole('button', { name: say(tourTexts.skip) })
      .click();
    await expect(tour(page)).toHaveCount(0);
    await workbench.fromMenu(say(shellTexts.tour));
    await expect(tour(page)).toContainText(texts.write);
    await page.keyboard.press('Escape');
    await expect(tour(page)).toHaveCount(0);
  });

  test('does not block a user who starts to work', async ({ page }) => {
    const workbench = new Workbench(page);
    await workbench.ready();
    await expect(tour(page)).toBeVisible();
    await workbench.write({ title: 'Hello' });
    await expect(tour(page)).toHaveCount(0);
    await workbench.expectText('{\n  "title": "Hello"\n}');
  });

  test('shows a step without a target, and does not move while the pointer is pressed', async ({ page }) => {
    await new Workbench(page).ready();
    const moved = await page.addStyleTag({
      content: '[data-region="document"] { transform: translate(-200px, -200px) }',
    });
    await moved.evaluate((style: HTMLStyleElement) => {
      if (style.sheet) style.sheet.disabled = true;
    });
    await page.addStyleTag({ content: '[data-region="problems"] { display: none }' });
    const next = tour(page).getByRole('button', { name: say(tourTexts.next) });
    await next.hover();
    await page.mouse.down();
    const before = await tour(page).boundingBox();
    await moved.evaluate((style: HTMLStyleElement) => {
      if (style.sheet) style.sheet.disabled = false;
    });
    await page.waitForTimeout(400);
    expect(await tour(page).boundingBox()).toEqual(before);
    await page.mouse.up();
    await expect(tour(page)).toContainText(texts.paper);
    await expect(tour(page)).toBeInViewport({ ratio: 1 });
    await next.click();
    await expect(tour(page)).toContainText(texts.problems);
  });

  test('shows the region of each step on a narrow screen', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await tour(page)
      .getByRole('button', { name: say(tourTexts.next) })
      .click();
    await expect(tour(page)).toContainText(texts.paper);
    await expect(page.getByRole('region', { name: say(resultTexts.title) })).toBeVisible();
    await tour(page)
      .getByRole('button', { name: say(tourTexts.next) })
      .click();
    await expect(tour(page)).toBeInViewport({ ratio: 1 });
  });
});

test('the tour starts again from the palette, on any page', async ({ page }) => {
  await page.goto('/addons');
  await expect(page.getByRole('navigation', { name: say(catalogueTexts.listOf, { things: 'addons' }) })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('combobox', { name: say(shellTexts.commands) })).toBeFocused();
  await page.keyboard.type('tour');
  await page.keyboard.press('Enter');
  await expect(tour(page)).toContainText(texts.write);
  await tour(page)
    .getByRole('button', { name: say(tourTexts.next) })
    .click();
  await tour(page)
    .getByRole('button', { name: say(tourTexts.back) })
    .click();
  await expect(tour(page)).toContainText(texts.write);
});
