import { deflateRawSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { pattern } from '../src/workbench/shell/testing/text-pattern.ts';
import * as shellTexts from '../src/workbench/shell/texts.ts';
import * as draftsTexts from '../src/workbench/state/drafts/texts.ts';
import { say } from '../src/workbench/ui/texts/say.ts';
import * as uiTexts from '../src/workbench/ui/texts.ts';
import * as editorTexts from '../src/workbench/write/editor/texts.ts';
import { test } from './test.ts';
import { spanishInvoice, Workbench } from './workbench.ts';

test('a link contains the document, which is sent to no server', { tag: '@long' }, async ({
  page,
  browser,
  baseURL,
}) => {
  const workbench = new Workbench(page);
  await workbench.open();
  await workbench.write(spanishInvoice());
  await workbench.expectText(JSON.stringify(spanishInvoice(), null, 2));
  await workbench.fromMenu(pattern(draftsTexts.share));
  const link = await page
    .getByRole('dialog')
    .getByRole('textbox', { name: say(draftsTexts.link) })
    .inputValue();
  expect(link.startsWith(`${baseURL}/#document=`)).toBe(true);

  // Another user's browser, where nothing is stored yet.
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  const other = await context.newPage();
  const sent: string[] = [];
  other.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
  const opened = new Workbench(other);
  await other.goto(link);
  await expectOnPaper(opened);
  await expect(opened.drafts).toHaveCount(1);
  await opened.expectText(JSON.stringify(spanishInvoice(), null, 2));
  expect(new URL(other.url()).hash).toBe('');
  expect(sent.filter((text) => text.includes('document=') || text.includes('Talleres'))).toEqual([]);

  // Neither a reload nor the way to the document asks the question of the first visit.
  await other.reload();
  await expect(opened.drafts).toContainText('FAC-2025-118');
  await expect(other.getByRole('dialog')).toHaveCount(0);

  // Opened again, it shows the existing draft.
  await other.goto('about:blank');
  await other.goto(link);
  await expectOnPaper(opened);
  await expect(opened.drafts).toHaveCount(1);
  await other.getByRole('button', { name: say(shellTexts.document), exact: true }).click();
  await expect(opened.document.locator('[data-path]').first()).toBeVisible();
  await expect(other.getByRole('dialog')).toHaveCount(0);
  await context.close();
});

test('a link opens next to the drafts of a browser', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  const own = await workbench.drafts.first().textContent();
  const before = await workbench.text();
  await page.goto('about:blank');
  await page.goto(`/#document=${deflateRawSync(JSON.stringify(spanishInvoice())).toString('base64url')}`);
  await expectOnPaper(workbench);
  await expect(workbench.drafts).toHaveCount(2);
  await workbench.expectText(JSON.stringify(spanishInvoice()));

  await workbench.drafts
    .filter({ hasText: own ?? '' })
    .first()
    .click();
  await workbench.expectText(before);
});

/** Expects the shared invoice as paper alone, without a notice or a question. */
async function expectOnPaper({ page, drafts, result, document }: Workbench): Promise<void> {
  await expect(drafts.filter({ hasText: 'FAC-2025-118' })).toHaveAttribute('aria-current', 'page');
  await expect(result.getByText('Talleres').first()).toBeVisible();
  await expect(document).toBeHidden();
  // A notice or question would be there by now: both are loaded when the drafts are.
  await page.waitForTimeout(1500);
  await expect(page.getByText(say(draftsTexts.damagedLink))).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('the link is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const workbench = new Workbench(page);
  await workbench.open();
  await workbench.fromMenu(pattern(draftsTexts.share));
  await workbench.button(say(draftsTexts.copyLink)).click();
  await expect(workbench.button(say(draftsTexts.copied))).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('#document=');
});

test('a truncated link is reported, and opens nothing', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open('/#document=abc');
  await expect(page.getByText(say(draftsTexts.damagedLink))).toBeVisible();
  await expect(workbench.drafts).toHaveCount(1);
});

for (const levels of [3_000, 20_000]) {
  test(`a link with ${levels} nested lists opens, and every part reports the fault`, { tag: '@long' }, async ({
    page,
  }) => {
    const workbench = new Workbench(page);
    const uncaught: string[] = [];
    page.on('pageerror', ({ message }) => uncaught.push(message));
    const packed = deflateRawSync('['.repeat(levels) + ']'.repeat(levels)).toString('base64url');
    await page.goto(`/#document=${packed}`);
    await workbench.ready();
    await expect(workbench.problems.getByRole('listitem')).toContainText('128');
    await workbench.button(say(shellTexts.build)).click();
    for (const tab of await workbench.result.getByRole('tab').all()) await tab.click();
    await workbench.page
      .getByRole('group', { name: say(editorTexts.view) })
      .getByRole('button', { name: say(editorTexts.form) })
      .click();
    await expect(page.getByText(say(uiTexts.partBroken))).toHaveCount(0);
    await page.reload();
    await expect(workbench.problems.getByRole('listitem')).toContainText('128');
    await expect(page.getByText(say(uiTexts.partBroken))).toHaveCount(0);
    expect(uncaught).toEqual([]);
  });
}

const HOSTILE = '<img src=x onerror="window.hostile=1"><script>window.hostile=1</script>\u202e\u009b';

for (const [what, text] of Object.entries({
  'markup in texts': JSON.stringify({
    ...spanishInvoice(),
    notes: [{ key: 'general', text: HOSTILE }],
    attachments: [{ code: 'A', name: HOSTILE, url: 'javascript:window.hostile=1' }],
  }),
  'names of the prototype': '{"$schema":"https://gobl.org/draft-0/bill/invoice","__proto__":{"a":1},"toString":1}',
  'stamps of other hosts': JSON.stringify({
    $schema: 'https://gobl.org/draft-0/envelope',
    head: {
      stamps: [
        {
          prv: 'verifactu-qr',
          val: 'https://www2.agenciatributaria.gob.es.hostile.example/wlpl/TIKE-CONT/ValidarQR?nif=1',
        },
        { prv: 'favat-qr', val: 'javascript:window.hostile=1' },
      ],
    },
    doc: spanishInvoice(),
  }),
})) {
  test(`a link to a document with ${what} runs nothing and follows no link`, async ({ page, baseURL }) => {
    const workbench = new Workbench(page);
    const uncaught: string[] = [];
    const foreign: string[] = [];
    page.on('pageerror', ({ message }) => uncaught.push(message));
    page.on('request', (request) => foreign.push(request.url()));
    await page.goto(`/#document=${deflateRawSync(text).toString('base64url')}`);
    await expect(workbench.result.getByRole('tab').first()).toBeVisible({ timeout: 30_000 });
    await expect.poll(() => new URL(page.url()).hash).toBe('');
    for (const tab of await workbench.result.getByRole('tab').all()) await tab.click();
    const links = await page
      .locator('a[href]')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    expect(links.filter((link) => !link.startsWith(String(baseURL)))).toEqual([]);
    expect(foreign.filter((url) => !url.startsWith(String(baseURL)) && !/^(?:blob|data):/.test(url))).toEqual([]);
    expect(await page.evaluate(() => 'hostile' in window)).toBe(false);
    expect(uncaught).toEqual([]);
  });
}
