import { expect } from '@playwright/test';
import * as shellTexts from '../src/workbench/shell/texts.ts';
import { say } from '../src/workbench/ui/texts/say.ts';
import * as correctTexts from '../src/workbench/write/correct/texts.ts';
import { test } from './test.ts';
import { spanishInvoice, Workbench } from './workbench.ts';

test('a credit note opens as a new draft, and the original stays', { tag: '@journey' }, async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  const typed = JSON.stringify(spanishInvoice(), null, 2);
  await workbench.write(typed);
  await workbench.button(say(shellTexts.correct)).click();
  await expect(workbench.drafts).toHaveCount(2);
  await workbench.ready();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const asked = page.getByRole('region', { name: say(correctTexts.correction) });
  await expect(asked.getByLabel('Type', { exact: true })).toHaveValue('credit-note');
  await asked.getByLabel('Reason').fill('Returned');
  await page.keyboard.press('Enter');
  await expect.poll(() => workbench.text()).toContain('"reason": "Returned"');
  const correction = await workbench.documentNow();
  expect(correction).toMatchObject({
    type: 'credit-note',
    series: 'RFAC-2025',
    preceding: [{ series: 'FAC-2025', code: '118', issue_date: '2025-03-10', reason: 'Returned' }],
  });
  expect(correction.code).toBeUndefined();
  // Its figures are calculated again, and not those of the original.
  expect(correction.totals).toBeUndefined();
  await expect(workbench.result.getByRole('article')).toContainText('Factura rectificativa');
  await expect(workbench.result.getByRole('article')).toContainText(/1[.,\s]?975,33/);

  await workbench.drafts.first().click();
  await workbench.expectText(typed);
});

test('a fault is shown at its field, and the dialog stays', async ({ page, request }) => {
  const example = await (await request.get('/v0/examples/pt-saft-v1')).json();
  const workbench = new Workbench(page);
  await workbench.open();
  await workbench.write({ ...example, series: 'FT SERIES-A', code: '7' });
  await workbench.button(say(shellTexts.correct)).click();
  const dialog = page.getByRole('dialog');
  const reason = dialog.getByLabel('Reason');
  await expect(reason).toHaveAttribute('required');
  await dialog.getByRole('button', { name: say(correctTexts.make) }).click();
  await expect(reason).toBeFocused();
  await expect(reason).toHaveAttribute('aria-invalid', 'true');
  await expect(reason).toHaveAccessibleDescription(/reason/);
  await dialog.getByRole('button', { name: say(correctTexts.cancel) }).click();
  await expect(workbench.drafts).toHaveCount(1);
});

test('a correction can be made by keyboard', { tag: '@firefox' }, async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  await workbench.write(spanishInvoice());
  await workbench.button(say(shellTexts.correct)).focus();
  await page.keyboard.press('Enter');
  await expect(workbench.drafts).toHaveCount(2);
  await workbench.ready();
  const type = page.getByRole('region', { name: say(correctTexts.correction) }).getByLabel('Type', { exact: true });
  await type.focus();
  await page.keyboard.type('Corr');
  await expect.poll(() => workbench.text()).toContain('"type": "corrective"');
  expect(await workbench.documentNow()).toMatchObject({ type: 'corrective' });
});
