import { expect } from '@playwright/test';
import { pattern } from '../src/workbench/shell/testing/text-pattern.ts';
import * as shellTexts from '../src/workbench/shell/texts.ts';
import * as draftsTexts from '../src/workbench/state/drafts/texts.ts';
import { say } from '../src/workbench/ui/texts/say.ts';
import { test } from './test.ts';
import { spanishInvoice, Workbench } from './workbench.ts';

test('a draft in two tabs is marked in both, with input synchronised', { tag: '@long' }, async ({ context }) => {
  const here = new Workbench(await context.newPage());
  await here.open();
  const there = new Workbench(await context.newPage());
  await there.open();
  const notice = pattern(shellTexts.inOtherTab);
  await expect(here.page.getByText(notice)).toBeVisible();
  await expect(there.page.getByText(notice)).toBeVisible();

  const before = await here.text();
  await here.page.bringToFront();
  await here.write(spanishInvoice());
  await there.page.bringToFront();
  await expect(there.document).toContainText('FAC-2025');
  await expect(there.drafts).toHaveCount(1);

  // It is an undo step of that tab too.
  await there.document.locator('.view-lines').click();
  await there.page.keyboard.press('ControlOrMeta+z');
  await here.expectText(before);
  await expect(here.document).toContainText('INV');

  await there.page.close();
  await expect(here.page.getByText(notice)).toBeHidden();
});

test('neither of two concurrent texts is lost', { tag: '@long' }, async ({ context }) => {
  const here = new Workbench(await context.newPage());
  await here.open();
  const there = new Workbench(await context.newPage());
  await there.open();
  // That tab gets no messages while it writes.
  await here.page.evaluate(() => {
    const id = new URL(location.href).searchParams.get('draft');
    const channel = new BroadcastChannel('billwright.drafts');
    const draft = { id, text: '{"series":"ELSEWHERE"}', envelop: false, position: 1, changedAt: Date.now() + 60_000 };
    channel.postMessage({ kind: 'changed', draft, before: 'something that neither tab has' });
    channel.close();
  });
  await there.page.bringToFront();
  await expect(there.page.getByText(pattern(draftsTexts.changedInOtherTab)).first()).toBeVisible();
  await expect(there.drafts).toContainText([/ELSEWHERE/, /INV/]);
});

test('a draft closed in another tab stays while it is viewed', { tag: '@long' }, async ({ context }) => {
  const here = new Workbench(await context.newPage());
  await here.open();
  const there = new Workbench(await context.newPage());
  await there.open();
  await there.startFrom('Empty order');
  await expect(here.drafts).toHaveCount(2);
  await there.page.getByRole('button', { name: say(draftsTexts.close, { title: 'INV' }) }).click();
  await expect(here.page.getByText(pattern(draftsTexts.closedInOtherTab))).toBeVisible();
  await expect(here.drafts).toHaveCount(2);
  await here.page.reload();
  await here.ready();
  await expect(here.document).toContainText('INV');
});

test('actions on another page apply to the draft last shown in this tab', { tag: '@long' }, async ({ context }) => {
  const here = new Workbench(await context.newPage());
  await here.open();
  await here.write({ ...spanishInvoice(), series: 'HERE' });
  await expect(here.drafts).toContainText([/HERE/]);
  const there = new Workbench(await context.newPage());
  await there.open();
  await there.startFrom(/its Leitweg-ID/);
  await expect(here.drafts).toHaveCount(2);
  await here.page.bringToFront();
  await here.addAddon('es-facturae-v3');
  await expect(here.document).toContainText('HERE');
  await expect(here.document).toContainText('es-facturae-v3');
});
