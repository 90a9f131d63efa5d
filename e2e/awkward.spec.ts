import { expect } from '@playwright/test';
import * as apiTexts from '../src/workbench/developer/api/texts.ts';
import * as batchTexts from '../src/workbench/developer/batch/texts.ts';
import * as catalogueTexts from '../src/workbench/reference/texts.ts';
import * as resultTexts from '../src/workbench/shell/result/texts.ts';
import { pattern } from '../src/workbench/shell/testing/text-pattern.ts';
import * as shellTexts from '../src/workbench/shell/texts.ts';
import * as draftsTexts from '../src/workbench/state/drafts/texts.ts';
import { say } from '../src/workbench/ui/texts/say.ts';
import * as envelopeTexts from '../src/workbench/write/envelope/texts.ts';
import * as formTexts from '../src/workbench/write/form/texts.ts';
import * as problemsTexts from '../src/workbench/write/problems/texts.ts';
import { testOnOwnPage as test } from './test.ts';
import { faultyInvoice, spanishInvoice, Workbench } from './workbench.ts';

// Refused and full storage: storage.spec.ts. One draft in two tabs: two-tabs.spec.ts. Leaving the text by keyboard: keyboard.spec.ts. Keys
// and text fields: commands.spec.ts. Signing over plain http: signing.spec.ts.

test('a page over plain http works without features of secure pages', { tag: '@long' }, async ({ page, baseURL }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  const workbench = new Workbench(page);
  await workbench.open(`http://workbench.lan:${new URL(baseURL ?? '').port}/`);
  expect(
    await page.evaluate(() => [
      isSecureContext,
      crypto.subtle === undefined,
      'serviceWorker' in navigator,
      navigator.clipboard === undefined,
    ]),
  ).toEqual([false, true, false, true]);

  const broken = faultyInvoice();
  await workbench.write(broken);
  await expect(workbench.problems.getByRole('listitem')).toHaveCount(1);
  // The digest of an envelope does not need the browser's cryptography.
  await workbench.write(spanishInvoice());
  await workbench.toggleEnvelope();
  await workbench.build();
  await workbench.tab(say(resultTexts.envelope)).click();
  await expect(workbench.result).toContainText(say(envelopeTexts.digestMatches));
  await workbench.button(say(shellTexts.replicate)).click();
  await expect(workbench.drafts).toHaveCount(2);
  await page.reload();
  await workbench.ready();
  await expect(workbench.drafts).toHaveCount(2);
  await page.getByRole('link', { name: say(shellTexts.addons) }).click();
  await expect(
    page
      .getByRole('navigation', { name: say(catalogueTexts.listOf, { things: 'addons' }) })
      .getByRole('link')
      .first(),
  ).toBeVisible();
  expect(errors).toEqual([]);
});

test('problems can be copied on a page over plain http', { tag: '@long' }, async ({ page, baseURL }) => {
  const workbench = new Workbench(page);
  await workbench.open(`http://workbench.lan:${new URL(baseURL ?? '').port}/`);
  const broken = faultyInvoice();
  await workbench.write(broken);
  await expect(workbench.problems.getByRole('listitem')).toHaveCount(1);
  await workbench.button(say(problemsTexts.copyAll)).click();
  await expect(page.getByText(say(formTexts.copied, { field: 'The problem' }))).toBeVisible();
  await workbench.write('');
  await page.keyboard.press('ControlOrMeta+v');
  await expect(workbench.document).toContainText('supplier.tax_id.code');
});

test('a batch runs on a page over plain http, and survives a reload', async ({ page, baseURL }) => {
  await page.goto(`http://workbench.lan:${new URL(baseURL ?? '').port}/batch`);
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: say(batchTexts.chooseFiles), exact: true }).click();
  const buffer = Buffer.from(JSON.stringify(spanishInvoice()));
  await (await choosing).setFiles([{ name: 'good.json', mimeType: 'application/json', buffer }]);
  const progress = page.getByRole('region', { name: say(batchTexts.progress) });
  await expect(progress).toContainText(/1 of 1.*[\d.]+ s/);
  await page.reload();
  await expect(progress).toContainText('1 of 1');
});

test('shortcut keys type text in a field, also while a dialog is open', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  await page.keyboard.press('ControlOrMeta+k');
  const search = page.getByRole('combobox', { name: say(shellTexts.commands) });
  await expect(search).toBeFocused();
  await page.keyboard.type('a?');
  await expect(search).toHaveValue('a?');
  await expect(page.getByRole('dialog', { name: say(shellTexts.shortcuts) })).toHaveCount(0);
});

test('links, answers and code can be copied on a page over plain http', { tag: '@long' }, async ({ page, baseURL }) => {
  const origin = `http://workbench.lan:${new URL(baseURL ?? '').port}`;
  const workbench = new Workbench(page);
  await workbench.open(`${origin}/`);
  await workbench.fromMenu(pattern(draftsTexts.share));
  const link = await page
    .getByRole('dialog')
    .getByRole('textbox', { name: say(draftsTexts.link) })
    .inputValue();
  await workbench.button(say(draftsTexts.copyLink)).click();
  await expect(workbench.button(say(draftsTexts.copied))).toBeVisible();
  await page.keyboard.press('Escape');
  await expectPasted(workbench, link);

  await page.goto(`${origin}/api/getVersion`);
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByText('Copied as cURL')).toBeVisible();
  await page.getByRole('button', { name: say(apiTexts.run), exact: true }).click();
  await page.getByRole('button', { name: say(apiTexts.copyAnswer) }).click();
  await expect(page.getByText(say(apiTexts.answerCopied))).toBeVisible();
  await page.getByRole('link', { name: say(shellTexts.write), exact: true }).click();
  await workbench.ready();
  await expectPasted(workbench, '"version"');
});

/** Pastes over the whole text of the editor. */
async function expectPasted(workbench: Workbench, piece: string): Promise<void> {
  await workbench.write('');
  await workbench.page.keyboard.press('ControlOrMeta+v');
  await expect.poll(() => workbench.text()).toContain(piece);
}
