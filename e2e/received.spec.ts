import { readFile } from 'node:fs/promises';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import * as inspectTexts from '../src/workbench/inbox/inspect/texts.ts';
import * as resultTexts from '../src/workbench/shell/result/texts.ts';
import * as shellTexts from '../src/workbench/shell/texts.ts';
import { say } from '../src/workbench/ui/texts/say.ts';
import * as besideTexts from '../src/workbench/write/beside/texts.ts';
import * as sheetTexts from '../src/workbench/write/form/sheet/texts.ts';
import { ubl } from './e-invoice.ts';
import { dropFiles } from './files.ts';
import { expectNothingCutOff, expectNoViolations } from './look.ts';
import { test } from './test.ts';
import { ask, notInFirefox, Workbench } from './workbench.ts';

/** Opens an e-invoice for a user who has chosen the form. */
async function receive(page: Page, content: string | Uint8Array, name = 'rechnung.xml'): Promise<Workbench> {
  await page.addInitScript(() => localStorage.setItem('billwright.view', 'Form'));
  const workbench = new Workbench(page);
  await workbench.visit();
  await dropFiles(page, { name, content });
  await expect(workbench.document.getByRole('region', { name: say(inspectTexts.paper) })).toBeVisible({
    timeout: 30_000,
  });
  return workbench;
}

/** Returns an example of the service in another format: text, or bytes in Base64. */
async function example(request: APIRequestContext, name: string, to: string): Promise<string> {
  const document = await (await request.get(`/v0/examples/${name}`)).json();
  const { body } = await ask(request, '/convert', { data: document, to });
  return body.result;
}

test('a received e-invoice is shown as paper, with its kind, validity and actions', {
  tag: '@journey',
}, async ({ page }) => {
  const workbench = await receive(page, ubl());
  const { document } = workbench;
  await expect(document.getByRole('status')).toHaveText('Valid');
  for (const fact of ['R-7', 'Gärtnerei Lindenhof', '€23.80', '3 March 2026'])
    await expect(document).toContainText(fact);
  const paper = document.getByRole('region', { name: say(inspectTexts.paper) });
  await expect(paper).toContainText('Kanzlei Brandt');
  // No code is visible, and nothing is shown twice.
  await expect(document.locator('.view-line').first()).toBeHidden();
  await expect(workbench.tab(say(resultTexts.preview))).toHaveCount(0);
  await expect(workbench.result.getByRole('tab')).toHaveText([
    say(resultTexts.checks),
    say(resultTexts.terms),
    say(resultTexts.xml),
    say(resultTexts.files),
  ]);
  await expect(workbench.result).toContainText(say(inspectTexts.inOrder));
  for (const name of [say(shellTexts.makeDocument), 'Answer', 'Report'])
    await expect(workbench.button(name)).toHaveAccessibleDescription(/\w+ \w+ \w+/);
  await expectNoViolations(page);
  for (const width of [1024, 390]) {
    await page.setViewportSize({ width, height: 800 });
    // The paper is laid out again.
    await expect(() => expectNothingCutOff(page)).toPass({ timeout: 10_000 });
  }

  // The text is one key away, and one back.
  await page.setViewportSize({ width: 1280, height: 800 });
  await workbench.tab(say(resultTexts.checks)).focus();
  for (const name of [resultTexts.terms, resultTexts.xml]) {
    await page.keyboard.press('ArrowRight');
    await expect(workbench.tab(say(name))).toHaveAttribute('aria-selected', 'true');
  }
  await expect(workbench.result.locator('.view-line').first()).toBeVisible();
  await expect(paper).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(workbench.result.locator('.view-line')).toHaveCount(0);

  // Its document opens in the form.
  await workbench.button(say(shellTexts.makeDocument)).click();
  await expect(document.locator('[data-path=".code"]')).toHaveValue('R-7');
});

test('an error of a received e-invoice names its field, and leads to its place in the text', async ({ page }) => {
  const workbench = await receive(page, ubl('23.81'));
  await expect(workbench.document.getByRole('status')).toContainText('1');
  const row = workbench.problem('BR-CO-15');
  const field = row.getByRole('button', { name: /^Invoice total amount with VAT/ });
  await expect(field).toBeVisible();
  await field.click();
  await expect(workbench.result.locator('.squiggly-error')).toBeVisible();
  await expect(workbench.result.getByRole('textbox')).toBeFocused();
});

test('a missing buyer is named, not the line of the invoice', async ({ page }) => {
  const buyer = /<cac:AccountingCustomerParty>.*?<\/cac:AccountingCustomerParty>/s;
  const workbench = await receive(page, ubl().replace(buyer, ''));
  for (const [code, field] of [
    ['XSD-ELEMENT-MISSING', 'Buyer'],
    ['BR-07', 'Buyer name'],
    ['BR-10', 'Buyer postal address'],
  ] as const) {
    await expect(workbench.problem(code).getByRole('button', { name: field, exact: true })).toBeVisible();
  }
});

test('a received e-invoice shows a missing due date, and a damaged file', async ({ page }) => {
  const workbench = await receive(page, ubl().replace(/<cbc:DueDate>.*<\/cbc:DueDate>/, ''));
  await expect(workbench.document).toContainText(say(inspectTexts.noDueDate));
  await dropFiles(page, { name: 'halb.xml', content: ubl().slice(0, 1500) });
  await expect(workbench.document).toContainText(say(inspectTexts.unreadable));
  await expect(workbench.document).toContainText(say(inspectTexts.unreadableAbout));
});

test('a received PDF shows the facts of its e-invoice, and gets an answer', async ({ page, request }) => {
  const pdf = Buffer.from(await example(request, 'fr-facturx-v1', 'facturx-en16931-pdf'), 'base64');
  const workbench = await receive(page, pdf, 'facture.pdf');
  const { document, result } = workbench;
  await expect(document.getByRole('status')).toHaveText('Valid');
  for (const fact of ['FA-2026-0312 from Torréfaction des Deux Ponts SAS', '€941.51', 'due on 15 April 2026'])
    await expect(document).toContainText(fact);
  await expect(workbench.drafts.last()).toHaveText('facture.pdf');
  const kind = result.getByRole('region', { name: say(inspectTexts.sortAndRules) });
  await expect(kind).toContainText(say(inspectTexts.fromPdf));
  await workbench.tab(say(resultTexts.pdf)).click();
  const save = say(besideTexts.savePdf, { file: 'facture.pdf' });
  await expect(result.getByRole('button', { name: save })).toBeVisible();
  await expectNoViolations(page);

  await workbench.button('Answer').click();
  await expect(document.getByRole('textbox', { name: 'Number', exact: true })).toHaveValue('A-FA-2026-0312');
  // Whether to accept it is for the user to say.
  const status = document.locator('[data-path=".lines[0].key"]');
  await expect(status).toHaveValue('');
  await status.fill('Accepted');
  await page
    .getByRole('option', { name: /^Accepted/ })
    .first()
    .click();
  await expect(workbench.result).toContainText('Accept');
});

/** Answers an e-invoice, and returns what is offered to save. */
async function answered(page: Page, content: string) {
  const workbench = await receive(page, content);
  await workbench.button('Answer').click();
  await expect(workbench.document.getByRole('textbox', { name: 'Number', exact: true })).toHaveValue(/^A-/);
  await workbench.button('Save').click();
  const dialog = page.getByRole('dialog', { name: /^Save / });
  await expect(dialog.getByRole('radio').first()).toBeVisible({ timeout: 30_000 });
  return { workbench, dialog };
}

test('an answer has a reason and an action to choose, and is saved for Peppol', async ({ page, request }) => {
  const document = await (await request.get('/v0/examples/be-invoice')).json();
  for (const party of [document.supplier, document.customer])
    party.inboxes = [{ key: 'peppol', scheme: '0208', code: party.tax_id.code }];
  const { body } = await ask(request, '/convert', { data: document, to: 'peppol-ubl' });
  const { workbench, dialog } = await answered(page, body.result.replace(/(:PayableAmount[^>]*>)/, '$19'));
  const response = dialog.getByRole('radio', { name: /^Peppol Invoice Response/ });
  await expect(response).toBeChecked();
  await page.keyboard.press('Escape');
  await workbench.document.getByRole('button', { name: say(sheetTexts.rowTools, { number: '1' }) }).click();
  for (const [key, shown] of [
    ['legal', 'reasons'],
    ['reissue', 'actions'],
  ] as const) {
    const choice = workbench.document.locator(`[data-path=".lines[0].${shown}[0].key"]`);
    await expect(choice).toBeVisible();
    await expect(choice).not.toHaveText(key);
  }
});

test('an answer to a French e-invoice is saved for its platform, or for the portal', async ({ page, request }) => {
  const { dialog } = await answered(page, await example(request, 'fr-facturx-v1', 'en16931-cii'));
  await expect(dialog.getByRole('radio', { name: /CDAR/ })).toBeChecked();
  await new Workbench(page).unfoldFormats();
  await expect(dialog.getByRole('radio', { name: /CDAR/ })).toHaveCount(2);
  await expect(dialog.getByRole('radio', { name: /^Peppol Invoice Response/ })).toBeVisible();
});

test('a message about an invoice shows its sender and status', async ({ page, request }) => {
  const { document } = await receive(page, await example(request, 'fr-ctc-flow6-v1', 'cdar'));
  await expect(document.getByRole('status')).toHaveText('Valid');
  await expect(document).toContainText('Status of invoice F2026-00412 from Hôtel du Grand Ballon SARL');
  await expect(document).toContainText('Rejected on 18 September 2026');
  // It is neither an invoice nor answered.
  await expect(document.getByRole('button', { name: 'Report' })).toBeVisible();
  await expect(document.getByRole('button', { name: 'Answer' })).toHaveCount(0);
});

test('a report names the e-invoice and its fields with errors', async ({ page }) => {
  const workbench = await receive(page, ubl('23.81'));
  await workbench.button('Report').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('R-7 from Gärtnerei Lindenhof');
  await expect(dialog).toContainText(say(inspectTexts.notValid, { count: 1 }));
  await expectNoViolations(page);
  const saving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: say(inspectTexts.saveHtml) }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('R-7-report.html');
  expect(await readFile(await saved.path(), 'utf8')).toMatch(/BR-CO-15.*Invoice total amount with VAT/s);
});

test('an e-invoice and its report open by keyboard alone', async ({ page }) => {
  notInFirefox('its driver does not choose files');
  const workbench = await receive(page, ubl());
  // The first one can open before the driver listens.
  await expect(async () => {
    const choosing = page.waitForEvent('filechooser', { timeout: 2_000 });
    await page.keyboard.press('ControlOrMeta+o');
    await (await choosing).setFiles({ name: 'b.xml', mimeType: 'text/xml', buffer: Buffer.from(ubl('23.81')) });
  }).toPass();
  await expect(workbench.document).toContainText(say(inspectTexts.notValid, { count: 1 }));
  const actions = workbench.button('Report');
  await page.keyboard.press('F6');
  await page.keyboard.press('F6');
  // The tabs, the toolbar, the letter, *Fix* and other ways to go on come before it.
  const hasFocus = () => actions.evaluate((button) => button === document.activeElement);
  for (let tabs = 0; tabs < 20 && !(await hasFocus()); tabs++) await page.keyboard.press('Tab');
  await expect(actions).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText(say(inspectTexts.notValid, { count: 1 }));
});

test('on a telephone the facts scroll with the paper', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  const { document } = await receive(page, ubl());
  const verdict = document.getByRole('status');
  await expect(verdict).toHaveText('Valid');
  await document.getByText('Kanzlei Brandt').first().scrollIntoViewIfNeeded();
  await document.evaluate((region) => region.scrollTo(0, region.scrollHeight));
  await expect(verdict).not.toBeInViewport();
});
