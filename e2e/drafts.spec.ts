import { expect } from '@playwright/test';
import * as firstTexts from '../src/workbench/shell/first/texts.ts';
import * as shellTexts from '../src/workbench/shell/texts.ts';
import * as draftsTexts from '../src/workbench/state/drafts/texts.ts';
import { say } from '../src/workbench/ui/texts/say.ts';
import { test, testOnOwnPage } from './test.ts';
import { notInFirefox, spanishInvoice, Workbench } from './workbench.ts';

test('drafts survive a reload, each with its address', { tag: '@journey' }, async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  await workbench.startFrom(/its Leitweg-ID/);
  await expect(workbench.drafts.last()).toContainText('R-26-0087');
  await workbench.write(spanishInvoice());
  await expect(workbench.drafts.last()).toContainText('FAC-2025-118');
  await workbench.expectText(JSON.stringify(spanishInvoice(), null, 2));
  const address = page.url();

  await page.reload();
  await workbench.ready();
  await expect(workbench.drafts).toHaveCount(2);
  await expect(workbench.drafts.last()).toHaveAttribute('aria-current', 'page');
  await workbench.expectText(JSON.stringify(spanishInvoice(), null, 2));

  await workbench.drafts.first().click();
  await expect(workbench.document).toContainText('"INV"');
  await page.goto(address);
  await workbench.ready();
  await expect(workbench.document).toContainText('FAC-2025');
});

test('input just before leaving the page is not lost', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  await workbench.write({ ...spanishInvoice(), code: '999' });
  const address = page.url();
  await page.goto('about:blank');
  await workbench.open(address);
  await expect(workbench.drafts.first()).toContainText('FAC-2025-999');
});

test('a closed draft can be restored', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  await workbench.write(spanishInvoice());
  await workbench.startFrom(/bookshop with both/);
  await expect(workbench.drafts).toHaveCount(2);
  await workbench.button(say(draftsTexts.close, { title: 'FAC-2025-118' })).click();
  await expect(workbench.drafts).toHaveCount(1);
  await workbench.button(say(draftsTexts.undo)).click();
  await expect(workbench.drafts).toHaveCount(2);
  await expect(workbench.drafts.first()).toContainText('FAC-2025-118');
  await workbench.expectText(JSON.stringify(spanishInvoice(), null, 2));
});

test('a restored draft keeps its undo history, even after its notice disappeared', {
  tag: '@long',
}, async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  const before = await workbench.text();
  await workbench.write(spanishInvoice());
  await workbench.startFrom(/bookshop with both/);
  await workbench.button(say(draftsTexts.close, { title: 'FAC-2025-118' })).click();
  await workbench.button(say(draftsTexts.undo)).click();
  await expect(workbench.drafts).toHaveCount(2);
  await expect(page.getByText(say(draftsTexts.closed, { title: 'FAC-2025-118' }))).toHaveCount(0);
  await page.waitForTimeout(11_000);
  await workbench.document.locator('.view-lines').click();
  await page.keyboard.press('ControlOrMeta+z');
  await workbench.expectText(before);
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await workbench.expectText(JSON.stringify(spanishInvoice(), null, 2));
  await workbench.build();
  await expect(workbench.result.getByRole('article')).toContainText('Bookbinding');
});

test('undo works after visiting another page', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  const before = await workbench.text();
  await workbench.write(spanishInvoice());
  await page.getByRole('link', { name: say(shellTexts.addons) }).click();
  await expect(page.getByRole('heading', { name: say(shellTexts.addons), exact: true })).toBeVisible();
  await page.getByRole('link', { name: say(shellTexts.write) }).click();
  await workbench.ready();
  await workbench.document.locator('.view-lines').click();
  await page.keyboard.press('ControlOrMeta+z');
  await workbench.expectText(before);
});

test('a new draft can be started after closing the last one', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  await page.getByRole('button', { name: say(draftsTexts.close, { title: 'INV' }) }).click();
  await page.getByRole('button', { name: say(firstTexts.asJson), exact: true }).click();
  await expect(workbench.document).toContainText('bill/invoice');
});

testOnOwnPage('a draft is restored unchanged after a crash of the page', async ({ page, context }) => {
  notInFirefox('it has no page that crashes');
  const workbench = new Workbench(page);
  await workbench.open();
  await workbench.write(spanishInvoice());
  await expect(workbench.result.getByRole('article')).toContainText('1.975,33');
  const crashed = page.waitForEvent('crash');
  void page.goto('chrome://crash').catch(() => undefined);
  await crashed;
  const after = new Workbench(await context.newPage());
  await after.open();
  await expect(after.drafts).toHaveCount(1);
  await after.expectText(JSON.stringify(spanishInvoice(), null, 2));
});
