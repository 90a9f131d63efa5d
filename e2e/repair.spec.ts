import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import * as inspectTexts from '../src/workbench/inbox/inspect/texts.ts';
import * as rejectionTexts from '../src/workbench/inbox/rejection/texts.ts';
import * as texts from '../src/workbench/inbox/repair/texts.ts';
import * as inboxTexts from '../src/workbench/inbox/texts.ts';
import * as shellTexts from '../src/workbench/shell/texts.ts';
import { say } from '../src/workbench/ui/texts/say.ts';
import * as uiTexts from '../src/workbench/ui/texts.ts';
import { ubl } from './e-invoice.ts';
import { dropFiles, paste } from './files.ts';
import { expectNothingCutOff, expectNoViolations } from './look.ts';
import { test } from './test.ts';
import { Workbench } from './workbench.ts';

const refused = ubl()
  .replace('>2026-03-03<', '>03.03.2026<')
  .replace('<cbc:DocumentCurrencyCode>EUR', '<cbc:DocumentCurrencyCode>eur')
  .replace('<cbc:InvoicedQuantity unitCode="C62">', '<cbc:InvoicedQuantity>');

async function open(page: Page, content: string): Promise<Workbench> {
  const workbench = new Workbench(page);
  await page.addInitScript(() => localStorage.setItem('billwright.view', 'Form'));
  await workbench.visit();
  await dropFiles(page, { name: 'refused.xml', content });
  await expect(workbench.document.getByRole('region', { name: say(inspectTexts.paper) })).toBeVisible({
    timeout: 30_000,
  });
  return workbench;
}

test('a rejected e-invoice is repaired after a preview, with an answer from the user and the rejection explained', async ({
  page,
}) => {
  const workbench = await open(page, refused);
  await workbench.button(say(shellTexts.repair)).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('2026-03-03', { timeout: 30_000 });
  await expect(dialog).toContainText('Invoice currency code');
  await expect(dialog.getByText(say(texts.count, { count: 2 }))).toBeVisible();
  const apply = dialog.getByRole('button', { name: say(texts.apply) });
  await expect(apply).toBeEnabled();
  await expect(dialog.getByRole('textbox', { name: say(texts.after) })).toBeAttached({ timeout: 30_000 });
  await expectNoViolations(page);

  // What only the user can say.
  await dialog.getByRole('textbox', { name: /BT-130/ }).fill('C62');
  await dialog.getByRole('button', { name: say(texts.lookAgain) }).click();
  await expect(dialog.getByText(say(texts.count, { count: 3 }))).toBeVisible({ timeout: 30_000 });

  // The rejection that came with it.
  await dialog.getByText(say(texts.pasteAnswer)).click();
  await dialog.getByRole('textbox', { name: say(rejectionTexts.rejection) }).fill('[BR-CL-04], [BR-CO-10]');
  await dialog.getByRole('button', { name: say(rejectionTexts.explain) }).click();
  await expect(dialog.getByText('BR-CO-10', { exact: true })).toBeVisible();
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(() => expectNothingCutOff(page)).toPass({ timeout: 10_000 });
  }
  await page.setViewportSize({ width: 1280, height: 800 });

  const saving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: say(texts.save) }).click();
  const saved = await readFile(await (await saving).path(), 'utf8');
  expect(saved).toContain('<cbc:DueDate>2026-03-03<');
  await apply.click();
  await expect(workbench.document.getByRole('status')).toHaveText(say(inspectTexts.valid), { timeout: 30_000 });
  await expect(workbench.button(say(shellTexts.repair))).toHaveCount(0);
});

test('one dialog repairs all files of the inbox with the same faults', async ({ page }) => {
  await page.goto('/inbox');
  await expect(page.getByRole('heading', { name: say(inboxTexts.dropHere) })).toBeVisible({ timeout: 20_000 });
  const wrong = (number: string) =>
    ubl().replace('>R-7<', `>${number}<`).replace('<cbc:DocumentCurrencyCode>EUR', '<cbc:DocumentCurrencyCode>eur');
  await dropFiles(page, { name: 'a.xml', content: wrong('A-1') }, { name: 'b.xml', content: wrong('B-1') });
  await expect(page.getByText(say(inboxTexts.verdicts.invalid))).toHaveCount(2, { timeout: 60_000 });
  await page.getByRole('button', { name: say(uiTexts.moreActions), exact: true }).click();
  await page.getByRole('menuitem', { name: say(inboxTexts.fixFiles) }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('b.xml', { timeout: 30_000 });
  await expectNoViolations(page);

  const saving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: say(inboxTexts.saveAllRepaired) }).click();
  const archive = await saving;
  expect(archive.suggestedFilename()).toBe(`${say(inboxTexts.repairedName)}.zip`);
  const files = unzipSync(await readFile(await archive.path()));
  const repaired = (number: string) => ubl().replace('>R-7<', `>${number}<`);
  expect(Object.entries(files).map(([name, content]) => [name, new TextDecoder().decode(content)])).toEqual([
    ['a.xml', repaired('A-1')],
    ['b.xml', repaired('B-1')],
  ]);
  await dialog.getByRole('button', { name: say(inboxTexts.repairFiles, { count: 2 }) }).click();
  await expect(page.getByText(say(inboxTexts.verdicts.invalid))).toHaveCount(0, { timeout: 60_000 });
  await expect(page.locator('[data-opens]')).toHaveCount(2);
});

test('a rejection pasted outside text fields is explained', async ({ page }) => {
  const workbench = new Workbench(page);
  await page.addInitScript(() => localStorage.setItem('billwright.view', 'Form'));
  await workbench.visit();
  await paste(page, '[BR-DE-15] Das Element "Buyer reference" (BT-10) muss übermittelt werden.');
  const dialog = page.getByRole('dialog', { name: say(texts.fixTitle) });
  await expect(dialog.getByText('BR-DE-15', { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(dialog.getByText(say<string>(rejectionTexts.kinds.ask), { exact: true })).toBeVisible();
  await expectNoViolations(page);

  await dialog.getByRole('textbox', { name: say(rejectionTexts.rejection) }).fill('Codice errore 00404');
  await dialog.getByRole('button', { name: say(rejectionTexts.explain) }).click();
  await expect(dialog.getByText('SDI-00404', { exact: true })).toBeVisible();
});
