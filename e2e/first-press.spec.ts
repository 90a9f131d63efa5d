import { expect } from '@playwright/test';
import * as shellTexts from '../src/workbench/shell/texts.ts';
import { say } from '../src/workbench/ui/texts/say.ts';
import { test } from './test.ts';
import { Workbench } from './workbench.ts';

const chunk = /\/assets\/(landmarks|go-to-problem|export)-/;

test('F6, F8 and saving work without a network once the page is loaded', async ({ page }) => {
  const fetched = new Set<string>();
  page.on('requestfinished', (request) => {
    const [, name] = chunk.exec(request.url()) ?? [];
    if (name) fetched.add(name);
  });
  const workbench = new Workbench(page);
  await workbench.open();
  await expect.poll(() => fetched.size).toBe(3);
  await page.route(chunk, (route) => route.abort());

  await workbench.button(say(shellTexts.newDrafts)).focus();
  await page.keyboard.press('F6');
  await expect(workbench.button(say(shellTexts.newDrafts))).not.toBeFocused();
  const downloading = page.waitForEvent('download');
  await workbench.fromMenu(/^JSON/);
  expect((await downloading).suggestedFilename()).toMatch(/\.json$/);
  await workbench.write({ $schema: 'https://gobl.org/draft-0/bill/invoice', currency: 'XXX' });
  await expect(workbench.problems.getByRole('listitem')).not.toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.press('F8');
  await expect(workbench.problems).not.toContainText('Line 4,');
});

test('F6 works on the first press, while its code is still loading', async ({ page }) => {
  await page.route(chunk, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  const workbench = new Workbench(page);
  await workbench.open();
  await workbench.button(say(shellTexts.newDrafts)).focus();
  await page.keyboard.press('F6');
  await expect(workbench.button(say(shellTexts.newDrafts))).not.toBeFocused();
});
