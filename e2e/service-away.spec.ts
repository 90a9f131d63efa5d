import { expect } from '@playwright/test';
import * as serviceTexts from '../src/workbench/engine/service/texts.ts';
import * as catalogueTexts from '../src/workbench/reference/texts.ts';
import * as shellTexts from '../src/workbench/shell/texts.ts';
import { say } from '../src/workbench/ui/texts/say.ts';
import { test } from './test.ts';
import { notInFirefox, Workbench } from './workbench.ts';

test('while the service is away, this browser answers, and the service again when it is back', {
  tag: '@journey',
}, async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  const text = await workbench.text();
  await expect(workbench.result.getByRole('article')).toBeVisible();
  await page.route('**/v0/**', (route) => route.abort());
  await workbench.button(say(shellTexts.replicate)).click();
  const notice = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: say(serviceTexts.serverAway) });
  await expect(notice).toContainText(say(serviceTexts.goOn));
  await expect(workbench.problems).toContainText(say(serviceTexts.browser));
  // Nothing has to be pressed again.
  await expect(workbench.drafts).toHaveCount(2);
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await workbench.drafts.first().click();
  await workbench.expectText(text);

  await page.unroute('**/v0/**');
  await workbench.button(say(serviceTexts.tryAgain)).click();
  await expect(notice).toHaveCount(0);
  await workbench.build();
  await expect(workbench.problems).toContainText(say(serviceTexts.server));
  await expect(workbench.result.getByRole('article')).toBeVisible();
});

test('a lost network is reported at once, and its return too', async ({ page }) => {
  notInFirefox('Its driver cannot take the network away.');
  const workbench = new Workbench(page);
  await workbench.open();
  await expect(workbench.result.getByRole('article')).toBeVisible();
  const notice = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: say(serviceTexts.serverAway) });
  // Far sooner than the service is asked regularly.
  const soon = { timeout: 5_000 };
  await page.context().setOffline(true);
  await expect(notice).toBeVisible(soon);
  await page.context().setOffline(false);
  await expect(notice).toHaveCount(0, soon);
});

test('the answer of another server is distinguished from no answer', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  await page.route('**/v0/build', (route) => route.fulfill({ status: 502, body: '<html>Bad gateway</html>' }));
  await workbench.build();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(say(serviceTexts.foreign));
});

test('the catalogue also reports an unreachable service, and retries', async ({ page }) => {
  await page.route('**/v0/addons', (route) => route.abort());
  await page.goto('/addons');
  await expect(page.getByRole('main')).toContainText(say(serviceTexts.away));
  await page.unroute('**/v0/addons');
  await page.getByRole('button', { name: say(serviceTexts.fetchAgain) }).click();
  await expect(
    page.getByRole('navigation', { name: say(catalogueTexts.listOf, { things: 'addons' }) }).getByRole('link'),
  ).not.toHaveCount(0);
});
