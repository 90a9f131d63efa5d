import { expect } from '@playwright/test';
import { say } from '../src/workbench/ui/texts/say.ts';
import * as historyTexts from '../src/workbench/write/history/texts.ts';
import { test } from './test.ts';
import { spanishInvoice, Workbench } from './workbench.ts';

test('an earlier version is compared, restored as one step, and undone', { tag: '@long' }, async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  await workbench.write(spanishInvoice());
  await workbench.build();
  await expect(workbench.result.getByRole('article')).toContainText('1.975,33');
  const typed = await workbench.text();
  await workbench.takeResult();
  await expect.poll(async () => (await workbench.documentNow()).totals).toBeTruthy();
  const built = await workbench.text();

  await page.reload();
  await workbench.ready();
  await workbench.fromMenu(/History/);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('list', { name: say(historyTexts.versions) }).getByRole('button')).toHaveCount(1);
  await expect(dialog.locator('.line-insert').first()).toBeVisible();
  await workbench.button(say(historyTexts.restore)).click();
  await workbench.expectText(typed);

  await workbench.document.locator('.view-lines').click();
  await page.keyboard.press('ControlOrMeta+z');
  await workbench.expectText(built);
  await workbench.fromMenu(/History/);
  await expect(dialog.getByRole('list', { name: say(historyTexts.versions) }).getByRole('button')).toHaveCount(2);
});

test('a draft that was neither built nor replaced has no history', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  await workbench.fromMenu(/History/);
  await expect(page.getByRole('dialog')).toContainText(say(historyTexts.none));
});
