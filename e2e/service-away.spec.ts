import { expect } from '@playwright/test';
import * as serviceTexts from '../src/workbench/engine/service/texts.ts';
import * as catalogueTexts from '../src/workbench/reference/texts.ts';
import { pattern } from '../src/workbench/shell/testing/text-pattern.ts';
import { say } from '../src/workbench/ui/texts/say.ts';
import { test } from './test.ts';
import { notInFirefox, Workbench } from './workbench.ts';

test('an unavailable service is reported, the text kept, and work continues when it is back', {
  tag: '@journey',
}, async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  const text = await workbench.text();
  await page.route('**/v0/**', (route) => route.abort());
  await workbench.build();
  const notice = page
    .getByRole('main')
    .getByRole('alert')
    .filter({ has: workbench.button(say(serviceTexts.tryAgain)) });
  await expect(notice).toContainText(say(serviceTexts.away));
  await expect(notice).toContainText(pattern(serviceTexts.awayAdvice));
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(1);
  await workbench.expectText(text);

  await page.unroute('**/v0/**');
  await workbench.button(say(serviceTexts.tryAgain)).click();
  await expect(notice).toHaveCount(0);
  await workbench.build();
  await expect(workbench.result.getByRole('article')).toBeVisible();
  await expect(workbench.result.getByRole('alert')).toHaveCount(0);
});

test('a lost network is reported at once, and its return too', async ({ page }) => {
  notInFirefox('Its driver cannot take the network away.');
  const workbench = new Workbench(page);
  await workbench.open();
  const notice = page.getByRole('main').getByRole('alert');
  await expect(notice).toHaveCount(0);
  // Far sooner than the service is asked regularly.
  const soon = { timeout: 5_000 };
  await page.context().setOffline(true);
  await expect(notice).toContainText(say(serviceTexts.away), soon);
  await page.context().setOffline(false);
  await expect(notice).toHaveCount(0, soon);
});

test('the answer of another server is distinguished from no answer', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  await page.route('**/v0/build', (route) => route.fulfill({ status: 502, body: '<html>Bad gateway</html>' }));
  await workbench.build();
  await expect(workbench.result.getByRole('alert')).toContainText(say(serviceTexts.foreign));
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
