import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import * as texts from '../src/workbench/inbox/texts.ts';
import * as verifyingTexts from '../src/workbench/inbox/verifying/texts.ts';
import { say } from '../src/workbench/ui/texts/say.ts';
import * as uiTexts from '../src/workbench/ui/texts.ts';
import * as signingTexts from '../src/workbench/write/signing/texts.ts';
import { ubl } from './e-invoice.ts';
import { dropFiles } from './files.ts';
import { expectNoViolations } from './look.ts';
import { test } from './test.ts';
import { Workbench } from './workbench.ts';

async function openInbox(page: Page): Promise<void> {
  await page.goto('/inbox');
  await expect(page.getByRole('heading', { name: say(texts.dropHere) })).toBeVisible({ timeout: 20_000 });
  await dropFiles(page, { name: 'a.xml', content: ubl() }, { name: 'again.xml', content: ubl() });
  await expect(page.locator('[data-opens]')).toHaveCount(2, { timeout: 60_000 });
}

async function fromMenu(page: Page, button: string, item: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

const states = {
  valid: verifyingTexts.valid,
  changed: verifyingTexts.changed,
  unsigned: verifyingTexts.unsigned,
} as const;

/** The text before the first value. */
const begins = (template: string) => new RegExp(`^${template.split('{')[0]?.trim()}`);

test('a report is signed, and verified when it is opened', async ({ page }) => {
  await openInbox(page);
  const reports: Record<string, string> = {};
  for (const kind of ['json', 'html', 'pdf'] as const) {
    await fromMenu(page, say(uiTexts.moreActions), say(texts.signedReport));
    const dialog = page.getByRole('dialog', { name: say(texts.signedReport) });
    await dialog.getByRole('combobox', { name: say(texts.kindOfFile) }).selectOption(kind);
    if (kind === 'json') {
      await dialog.getByRole('button', { name: say(signingTexts.makeKey) }).click();
      await expectNoViolations(page);
    }
    const saving = page.waitForEvent('download');
    await dialog.getByRole('button', { name: say(texts.saveSignedReport) }).click();
    const download = await saving;
    expect(download.suggestedFilename()).toBe(`inbox-report.${kind}`);
    reports[kind] = await readFile(await download.path(), 'latin1');
  }

  const shown = async (name: string, text: string, state: keyof typeof states) => {
    await dropFiles(page, { name, content: Uint8Array.from(text, (each) => each.charCodeAt(0)) });
    const dialog = page.getByRole('dialog', { name: say(verifyingTexts.title, { name }) });
    await expect(dialog.getByRole('status')).toHaveText(begins(states[state]), { timeout: 30_000 });
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  };
  for (const [kind, text] of Object.entries(reports)) {
    await shown(`report.${kind}`, text, 'valid');
    await shown(`changed.${kind}`, text.replace('again.xml', 'other.xml'), 'changed');
  }
  await shown(
    'unsigned.json',
    JSON.stringify({ ...JSON.parse(reports.json ?? ''), head: undefined, sigs: [] }),
    'unsigned',
  );
  // None of them is in the list.
  await expect(page.getByRole('row')).toHaveCount(1 + 2);

  // Outside of the inbox, too.
  await new Workbench(page).open();
  await shown('report.html', reports.html ?? '', 'valid');
});

test('marked invoices become bookings with the accounts of a table', async ({ page }) => {
  await openInbox(page);
  await page.locator('[data-opens]').first().press('p');
  await fromMenu(page, say(uiTexts.moreActions), say(texts.datev));
  const dialog = page.getByRole('dialog', { name: say(texts.datev) });
  const empty = page.waitForEvent('download');
  await dialog.getByRole('button', { name: say(texts.saveEmptyTable) }).click();
  const table = await readFile(await (await empty).path(), 'utf8');
  expect(table).toContain('category: S');
  const load = (name: string, text: string) =>
    dialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/yaml', buffer: Buffer.from(text) });
  await load('wrong.yaml', 'accounts: 7');
  await expect(dialog.getByRole('alert')).toBeVisible();
  await load('empty.yaml', table);
  await expect(dialog.getByRole('region', { name: say(texts.notBooked) })).toContainText('a.xml');
  await expectNoViolations(page);
  await load('accounts.yaml', 'accounts: [{ account: 4980, creditor: 70000 }]');
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  const saving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: say(texts.saveBookings) }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe('EXTF_inbox.csv');
  expect(await readFile(await download.path(), 'latin1')).toMatch(/^"EXTF";700;[\s\S]*;4980;70000;/);
});
