import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { zipSync } from 'fflate';
import * as texts from '../src/workbench/inbox/texts.ts';
import * as shellTexts from '../src/workbench/shell/texts.ts';
import * as keptTexts from '../src/workbench/state/stores/texts.ts';
import { say } from '../src/workbench/ui/texts/say.ts';
import * as uiTexts from '../src/workbench/ui/texts.ts';
import { ubl } from './e-invoice.ts';
import { dropFiles } from './files.ts';
import { expectNothingCutOff, expectNoViolations } from './look.ts';
import { test } from './test.ts';
import { notInFirefox, Workbench } from './workbench.ts';

const other = (number: string, day: string) =>
  ubl().replace('>R-7<', `>${number}<`).replace('>2026-02-03<', `>${day}<`);
const utf8 = (text: string) => new TextEncoder().encode(text);

const received = [
  { name: 'a.xml', content: ubl() },
  { name: 'again.xml', content: ubl() },
  { name: 'broken.xml', content: '<Invoice' },
  { name: 'faulty.xml', content: ubl('23.81').replace('>R-7<', '>R-6<') },
  { name: 'notes.txt', content: 'Hello' },
  { name: 'post.zip', content: zipSync({ 'march/b.xml': utf8(other('R-8', '2026-03-01')), 'empty.pdf': utf8('') }) },
];

async function openInbox(page: Page): Promise<void> {
  await page.goto('/inbox');
  await expect(page.getByRole('heading', { name: say(texts.dropHere) })).toBeVisible({ timeout: 20_000 });
}

/** The row of a file, by the start of its path. */
function rowOf(page: Page, file: string): Locator {
  return page.getByRole('row').filter({ has: page.getByRole('button', { name: say(texts.actionsFor, { file }) }) });
}

async function fromMenu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: say(uiTexts.moreActions), exact: true }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

/** Gives a file a status, by the menu of its row. */
async function mark(page: Page, file: string, status: keyof typeof texts.marks): Promise<void> {
  await page.getByRole('button', { name: say(texts.actionsFor, { file }) }).click();
  await page.getByRole('menuitem', { name: say<string>(texts.marks[status]), exact: true }).click();
}

async function saved(page: Page, item: string): Promise<string> {
  const saving = page.waitForEvent('download');
  await fromMenu(page, item);
  return readFile(await (await saving).path(), 'utf8');
}

test('before there are files, the four answers are explained and samples show each', async ({ page }) => {
  await openInbox(page);
  for (const meaning of Object.values(texts.meanings)) await expect(page.getByText(say(meaning))).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: say(texts.trySamples) }).click();
  await expect(page.getByRole('row')).toHaveCount(1 + 6, { timeout: 60_000 });
  for (const suggestion of Object.values(texts.suggestions))
    await expect(page.getByRole('row').filter({ hasText: say(suggestion) })).not.toHaveCount(0);
});

test('received files become a list with their faults, a report and payments', async ({ page }) => {
  const workbench = new Workbench(page);
  await openInbox(page);
  await dropFiles(page, ...received);
  await expect(page.getByRole('row')).toHaveCount(1 + 7, { timeout: 60_000 });
  await expect(rowOf(page, 'faulty.xml')).toContainText(say(texts.verdicts.invalid));
  await expect(rowOf(page, 'again.xml')).toContainText(say(texts.flags.duplicate_of));
  await expect(rowOf(page, 'b.xml')).toContainText('R-8');
  for (const file of ['broken.xml', 'notes.txt', 'empty.pdf'])
    await expect(rowOf(page, file)).toContainText(say(texts.verdicts.unreadable));
  await expectNoViolations(page);

  // The report says of each file what the list says.
  const report = JSON.parse(await saved(page, say(texts.reportAs, { kind: 'JSON' })));
  expect(report.verdicts).toEqual({ valid: 3, invalid: 1, 'not-judged': 0, unreadable: 3 });
  expect(report.files.find(({ file }: { file: string }) => file === 'faulty.xml')).toMatchObject({
    verdict: 'invalid',
    classes: { business: 1 },
  });
  expect(await saved(page, say(texts.listAsCsv))).toContain('post.zip/march/b.xml,pay,');

  // Only what is marked is paid.
  await mark(page, 'b.xml', 'pay');
  await page.getByRole('button', { name: say(texts.payments), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: say(texts.payments) });
  await expect(dialog).toContainText(say(texts.leftOut, { count: 1, files: 'b.xml' }));
  await page.keyboard.press('Escape');

  // By keyboard: to a file, into it, to the next, and back.
  const { filters } = texts;
  await page
    .getByRole('region', { name: say(filters) })
    .getByRole('searchbox')
    .fill('R-7');
  await expect(page.getByRole('row')).toHaveCount(1 + 2);
  await page.locator('[data-opens="0"]').focus();
  await page.keyboard.press('Enter');
  const place = page.getByRole('region', { name: say(texts.title) });
  await expect(place).toContainText(say(texts.place, { position: '1', count: '2' }), { timeout: 30_000 });
  await page.keyboard.press('j');
  await expect(place).toContainText(say(texts.place, { position: '2', count: '2' }), { timeout: 30_000 });
  await expect(page.getByRole('heading', { name: 'R-7', exact: true })).toBeVisible();
  await expect(page).toHaveURL(/file=.*again\.xml/);
  await expect(workbench.result).toContainText('EN 16931 (UBL)', { timeout: 30_000 });
  await expectNoViolations(page);

  // It is a view of the inbox, and not one of the user's drafts.
  await expect(
    page.getByRole('navigation', { name: say(shellTexts.places) }).getByRole('link', { name: say(shellTexts.inbox) }),
  ).toHaveAttribute('aria-current', 'page');
  await expect(workbench.problems).toHaveCount(0);
  await expect(workbench.drafts).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'R-7', exact: true })).toBeVisible({ timeout: 30_000 });
  await page.goBack();
  await expect(page).toHaveURL(/file=.*[+]a\.xml/);
  await place.getByRole('button', { name: say(texts.back) }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row').first()).toBeVisible();
});

test('the inbox is stored once allowed, can be exported and imported, and is forgotten on request', async ({
  page,
}) => {
  await openInbox(page);
  await dropFiles(page, ...received.slice(0, 4));
  await expect(page.getByRole('row')).toHaveCount(1 + 4, { timeout: 60_000 });
  await page.getByRole('button', { name: say(texts.turnOn), exact: true }).click();
  await expect(page.getByText(say(texts.whereKept))).toBeVisible();
  await mark(page, 'a.xml', 'refused');
  await page.reload();
  await expect(rowOf(page, 'a.xml')).toContainText(say(texts.marks.refused));
  await expect(rowOf(page, 'again.xml')).toContainText(say(texts.flags.duplicate_of));

  // A letter about what cannot be shown.
  await page.locator('[data-opens]').filter({ hasText: 'broken.xml' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say(texts.writeToSupplier) })
    .click();
  await expect(page.getByRole('dialog').getByRole('textbox').last()).toHaveValue(/broken\.xml/);
  await page.keyboard.press('Escape');

  const saving = page.waitForEvent('download');
  await fromMenu(page, say(keptTexts.exportFile));
  const file = await (await saving).path();
  await fromMenu(page, say(texts.clear));
  await page.getByRole('button', { name: say(keptTexts.clearNow), exact: true }).click();
  await expect(page.getByRole('heading', { name: say(texts.dropHere) })).toBeVisible();

  // Its suppliers are still known, until they are forgotten too.
  await dropFiles(page, { name: 'later.xml', content: ubl() });
  await expect(rowOf(page, 'later.xml')).toContainText(say(texts.flags.duplicate_of), { timeout: 60_000 });
  await fromMenu(page, say(texts.suppliers));
  await expectNoViolations(page);
  await page.getByRole('button', { name: say(texts.forget, { name: 'Gärtnerei Lindenhof' }) }).click();
  await expect(page.getByText(say(texts.noSuppliers))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(rowOf(page, 'later.xml')).not.toContainText(say(texts.flags.duplicate_of));
  await page.locator('input[type=file][accept*=json]').setInputFiles(file);
  await expect(rowOf(page, 'a.xml')).toContainText(say(texts.marks.refused));
});

test('the suggestion for a file and its reason are in view on a laptop', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openInbox(page);
  await dropFiles(page, ...received.slice(0, 1));
  const row = rowOf(page, 'a.xml');
  await expect(row.getByText(say(texts.suggestions.pay), { exact: true })).toBeInViewport({
    ratio: 1,
    timeout: 60_000,
  });
  await expect(page.getByRole('button', { name: say(texts.actionsFor, { file: 'a.xml' }) })).toBeInViewport({
    ratio: 1,
  });
});

test('files appear as rows at once, and the header shows the sum to pay', { tag: '@journey' }, async ({ page }) => {
  await openInbox(page);
  const many = Array.from({ length: 14 }, (_, at) => ({
    name: `${at}.xml`,
    content: other(`N-${at}`, `2026-02-${10 + at}`),
  }));
  await dropFiles(page, ...many);
  await expect(page.getByRole('row')).toHaveCount(1 + 14, { timeout: 3_000 });
  await expect(page.getByText(say(texts.readingRow)).first()).toBeVisible();
  await expect(page.locator('[data-opens]')).toHaveCount(14, { timeout: 60_000 });
  await expect(page.getByText(say(texts.readingRow))).toHaveCount(0);
  await expect(page.getByRole('heading', { name: say(texts.title) }).locator('xpath=..')).toContainText('to pay');
  await expectNoViolations(page);
});

test('a spreadsheet is one row, which is read to its end', async ({ page }) => {
  await openInbox(page);
  const sheet = zipSync({ 'xl/workbook.xml': utf8('<workbook/>'), '[Content_Types].xml': utf8('<Types/>') });
  await dropFiles(page, { name: 'list.xlsx', content: sheet }, { name: 'a.xml', content: ubl() });
  await expect(page.locator('[data-opens]')).toHaveCount(2, { timeout: 60_000 });
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.getByRole('row')).toHaveCount(1 + 2);
});

test('for a rejected bill a letter comes first, and selected bills are marked together', async ({ page }) => {
  await openInbox(page);
  await dropFiles(page, ...received.filter(({ name }) => name === 'a.xml' || name === 'faulty.xml'));
  const faulty = rowOf(page, 'faulty.xml');
  await expect(faulty).toContainText(say(texts.suggestions.refuse), { timeout: 60_000 });
  await faulty.getByRole('button', { name: say(texts.writeToSupplier) }).click();
  await expect(page.getByRole('dialog').getByRole('textbox').last()).toHaveValue(/R-6/);
  await page.keyboard.press('Escape');

  for (const file of ['a.xml', 'faulty.xml'])
    await page.getByRole('checkbox', { name: say(texts.select, { file }) }).check();
  const bar = page.getByRole('region', { name: say(texts.selected, { count: 2 }) });
  await bar.getByRole('button', { name: say(texts.markAs) }).click();
  await page.getByRole('menuitem', { name: say(texts.marks.asked), exact: true }).click();
  for (const file of ['a.xml', 'faulty.xml']) await expect(rowOf(page, file)).toContainText(say(texts.marks.asked));
  await expectNoViolations(page);

  // In the invoice, too: the letter, and nothing that changes the file.
  await page.locator('[data-opens]').last().click();
  const place = page.getByRole('region', { name: say(texts.title) });
  await expect(place.getByRole('button', { name: say(texts.writeToSupplier) })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('button', { name: say(shellTexts.repair), exact: true })).toHaveCount(0);
  await place.getByRole('button', { name: say(texts.markRefused) }).click();
  await expect(place).toContainText(say(texts.marks.refused));
});

test('the focus returns to the menu that opened a file', async ({ page }) => {
  await openInbox(page);
  await dropFiles(page, { name: 'broken.xml', content: '<Invoice' });
  const menu = page.getByRole('button', { name: say(texts.actionsFor, { file: 'broken.xml' }) });
  await expect(menu).toBeVisible({ timeout: 60_000 });
  await menu.press('Enter');
  await page.getByRole('menuitem', { name: say(texts.open), exact: true }).press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
});

test('the inbox fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openInbox(page);
  await dropFiles(page, ...received);
  await expect(page.locator('[data-opens]')).toHaveCount(7, { timeout: 60_000 });
  await expectNothingCutOff(page);
  await expectNoViolations(page);
  await page.getByRole('button', { name: say(texts.actionsFor, { file: 'a.xml' }) }).click();
  await page.getByRole('menuitem', { name: say(texts.writeToSupplier) }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNothingCutOff(page);
});

test.describe('in an empty browser', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('four clicks lead from the first page to the report', async ({ page }) => {
    notInFirefox('its driver does not choose files');
    await page.goto('/');
    let clicks = 0;
    const click = async (of: Locator) => {
      clicks++;
      await of.click({ timeout: 30_000 });
    };
    const choosing = page.waitForEvent('filechooser');
    await click(page.getByRole('button', { name: say(texts.chooseFiles), exact: true }));
    const files = [ubl(), ubl('23.81').replace('>R-7<', '>R-6<')];
    await (await choosing).setFiles(
      files.map((text, at) => ({ name: `${at}.xml`, mimeType: 'text/xml', buffer: Buffer.from(text) })),
    );
    await expect(page.locator('[data-opens]')).toHaveCount(2, { timeout: 60_000 });
    await click(page.getByRole('button', { name: say(uiTexts.moreActions), exact: true }));
    const saving = page.waitForEvent('download');
    await click(page.getByRole('menuitem', { name: say(texts.reportAs, { kind: 'JSON' }), exact: true }));
    const report = JSON.parse(await readFile(await (await saving).path(), 'utf8'));
    expect(report.verdicts).toMatchObject({ valid: 1, invalid: 1 });
    expect(clicks).toBeLessThanOrEqual(4);
  });
});
