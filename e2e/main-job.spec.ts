import { expect } from '@playwright/test';
import * as resultTexts from '../src/workbench/shell/result/texts.ts';
import { pattern } from '../src/workbench/shell/testing/text-pattern.ts';
import * as shellTexts from '../src/workbench/shell/texts.ts';
import * as operationsTexts from '../src/workbench/state/operations/texts.ts';
import { say } from '../src/workbench/ui/texts/say.ts';
import * as previewTexts from '../src/workbench/write/preview/texts.ts';
import * as problemsTexts from '../src/workbench/write/problems/texts.ts';
import { test } from './test.ts';
import { faultyInvoice, notInFirefox, spanishInvoice, Workbench, withoutHints } from './workbench.ts';
import { placeCursorIn } from './writing.ts';

// High enough for the whole document, because Monaco renders only visible lines.
test.use({ viewport: { width: 1440, height: 1300 } });

test('an invoice is written, shows a fault at its property, is fixed and built', {
  tag: ['@journey', '@firefox'],
}, async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();

  const broken = faultyInvoice();
  await workbench.write(broken);
  await workbench.build();

  await expect(workbench.problems.getByRole('listitem')).toHaveCount(1);
  await expect(workbench.problems.getByText('supplier.tax_id.code', { exact: true })).toBeVisible();
  await workbench.expectSquiggleUnder('"B98602643"');
  await expect(workbench.result).toContainText(say(resultTexts.incomplete));

  // The problem leads to its place, where typing fixes it.
  await workbench.problems.getByRole('listitem').getByRole('button').first().click();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('2');
  await expect(workbench.problems.getByRole('listitem')).toHaveCount(0);

  await workbench.build();
  const paper = workbench.result.getByRole('article');
  await expect(paper).toContainText('Factura');
  await expect(paper).toContainText('Talleres Llobregat S.L.');
  await expect(paper.getByRole('row', { name: /^Base imponible/ })).toContainText('1.632,50');
  await expect(paper.getByRole('row', { name: /^IVA 21 %/ })).toContainText('342,83');
  await expect(paper.getByRole('row', { name: /^Total/ })).toContainText('1.975,33');
});

test('a missing value is shown at the nearest existing place', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  const { code: _code, ...taxId } = spanishInvoice().supplier.tax_id;
  await workbench.write({ ...spanishInvoice(), supplier: { name: 'Talleres', tax_id: taxId } });
  await workbench.build();
  await expect(workbench.problems.getByText('supplier.tax_id.code', { exact: true })).toBeVisible();
  await workbench.expectSquiggleUnder('"tax_id"');
});

test('a squiggle moves with its text, and disappears when that changes', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  const broken = spanishInvoice();
  // Alone, so that it is in view without scrolling.
  broken.lines = [
    {
      quantity: '1',
      item: { name: 'Carriage', price: '12,50' },
      taxes: [{ cat: 'VAT', rate: 'standard' }],
    },
  ];
  await workbench.write(withoutHints(broken));
  await workbench.build();
  await workbench.expectSquiggleUnder('"12,50"');
  const before = await workbench.placeOf('"12,50"');

  await workbench.document.locator('.view-lines').click();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.press('End');
  await page.keyboard.insertText('\n  "type": "standard",');
  await expect.poll(async () => (await workbench.placeOf('"12,50"')).top).toBeGreaterThan(before.top);
  await workbench.expectSquiggleUnder('"12,50"');
  await expect(workbench.problems.getByRole('listitem')).toHaveCount(1);

  // From the first quotation mark to the comma.
  await page.keyboard.press('F8');
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Delete');
  await page.keyboard.type('.');
  await expect(workbench.problems.getByRole('listitem')).toHaveCount(0);
});

test('text that is not JSON is reported while typing, and not sent', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  await workbench.write('{\n  "series": "A"\n  "code": "1"\n}');
  await expect(workbench.problems.getByRole('listitem')).toContainText(
    'invalid JSON at line 3, column 3: unexpected "\\"": expected "," or "}"',
  );
  await workbench.expectSquiggleUnder('"code"');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await workbench.build();
  await expect(page.getByText(say(operationsTexts.notSent))).toBeVisible();
  expect(sent.filter((url) => url.endsWith('/build'))).toEqual([]);
});

test('Build keeps the text; Use as document is one undo step', { tag: '@journey' }, async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  const typed = JSON.stringify(spanishInvoice(), null, 2);
  await workbench.write(typed);
  await workbench.build();
  await expect(workbench.result.getByRole('article')).toBeVisible();
  await workbench.expectText(typed);

  await workbench.takeResult();
  await expect.poll(async () => (await workbench.documentNow()).totals).toBeTruthy();
  await expect(workbench.button(say(resultTexts.use))).toBeDisabled();

  await workbench.document.locator('.view-lines').click();
  await page.keyboard.press('ControlOrMeta+z');
  await workbench.expectText(typed);
});

test('the result can be read as JSON and compared with the input', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  await workbench.write(spanishInvoice());
  await workbench.build();
  await workbench.tab(say(resultTexts.result)).click();
  await expect(workbench.result.locator('.view-lines')).toContainText('"$regime"');
  await workbench.tab(say(resultTexts.changes)).click();
  await expect(workbench.result.locator('.line-insert').first()).toBeVisible();
  await expect(page).toHaveURL(/panel=Changes/);
});

test('the last result stays, marked as outdated, when the text gets faults', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  await workbench.write(spanishInvoice());
  await workbench.build();
  await expect(workbench.result.getByRole('article')).toBeVisible();
  await workbench.write('{ "series": ');
  await expect(workbench.result.getByTitle(say(resultTexts.oldNotJson))).toBeVisible();
  await expect(workbench.result.getByRole('article')).toContainText('1.975,33');
  await workbench.write({ ...spanishInvoice(), $schema: 'https://gobl.org/draft-0/bill/invoce' });
  await expect(workbench.result.getByTitle(say(resultTexts.oldFaults))).toBeVisible();
  await expect(workbench.result.getByRole('article')).toContainText('1.975,33');
});

test('the preview is in the supplier’s language by default, and only the paper is printed', async ({ page }) => {
  notInFirefox('its driver does not show a page as it is printed; preview.spec.ts prints');
  const workbench = new Workbench(page);
  await workbench.open();
  await workbench.write(spanishInvoice());
  await workbench.build();
  const paper = workbench.result.getByRole('article');
  await expect(paper).toContainText('10 de marzo de 2025');
  await workbench.result.getByRole('combobox', { name: say(previewTexts.language) }).selectOption('de');
  await expect(paper).toContainText('Rechnung');
  await expect(paper).toContainText('10. März 2025');

  await page.emulateMedia({ media: 'print' });
  await expect(paper).toBeVisible();
  await expect(workbench.document).toBeHidden();
  await expect(workbench.button(say(shellTexts.build))).toBeHidden();
});

test('Build shows its duration, and one notice sums up the outcome', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  await workbench.write(spanishInvoice());
  await workbench.build();
  await expect(page.getByText(say(operationsTexts.built, { count: 0 }))).toBeAttached();
  await expect(workbench.result.getByText(/^built in [\d.]+ ms$/)).toBeVisible();
  await workbench.write({ ...spanishInvoice(), supplier: {}, customer: { tax_id: { country: 'ES', code: '1' } } });
  await workbench.build();
  await expect(page.getByRole('status').filter({ hasText: pattern(operationsTexts.notBuilt) })).toBeAttached();
});

test('Use as document keeps the cursor at its property', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  await workbench.write(spanishInvoice());
  await placeCursorIn(workbench, '"Carriage"');
  const line = async () => Number(/Line (\d+)/.exec((await workbench.problems.textContent()) ?? '')?.[1]);
  await expect.poll(line).toBeGreaterThan(1);
  const before = await line();
  await workbench.takeResult();
  await expect.poll(async () => (await workbench.documentNow()).totals).toBeTruthy();
  // The cursor is placed after the text; until then it is somewhere in it.
  await expect.poll(async () => (await workbench.text()).split('\n')[(await line()) - 1]).toContain('Carriage');
  expect(await line()).toBeGreaterThan(before);
});

test('an unknown schema is reported at its value, and a missing one offered', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  await workbench.write({ ...spanishInvoice(), $schema: 'https://gobl.org/draft-0/bill/invoce' });
  await workbench.expectSquiggleUnder('"https://gobl.org/draft-0/bill/invoce"');
  await workbench.problems.getByRole('button', { name: /^Use .*bill\/invoice/ }).click();
  await expect.poll(async () => (await workbench.documentNow()).$schema).toBe(spanishInvoice().$schema);
  await expect(workbench.problems).toContainText(say(problemsTexts.noneFound));

  const { $schema: _schema, ...bare } = spanishInvoice();
  await workbench.write(bare);
  await expect(workbench.problems.getByRole('listitem')).toHaveCount(1);
  await expect(
    workbench.problems.getByRole('listitem').getByRole('button', { name: /Fix|bill\/invoice/ }),
  ).toBeVisible();
});

test('a slow operation can be cancelled', { tag: '@service' }, async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  await page.route('**/v0/build', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 20_000));
    await route.abort();
  });
  await workbench.build();
  await expect(workbench.button(say(shellTexts.build))).toBeDisabled();
  await workbench.button(say(shellTexts.cancel)).click();
  await expect(workbench.button(say(shellTexts.build))).toBeFocused();
  await expect(workbench.button(say(shellTexts.build))).toBeEnabled();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
});
