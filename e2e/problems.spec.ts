import { expect } from '@playwright/test';
import * as formTexts from '../src/workbench/form/texts.ts';
import * as problemsTexts from '../src/workbench/problems/texts.ts';
import { say } from '../src/workbench/texts/say.ts';
import { test } from './test.ts';
import { spanishInvoice, Workbench } from './workbench.ts';

/** A warning at its start, faults further down. */
function broken() {
  const taxId = (code: string) => ({ tax_id: { country: 'ES', code } });
  return {
    curency: 'EUR',
    ...spanishInvoice(),
    supplier: { name: 'Talleres Llobregat S.L.', ...taxId('B98602643') },
    customer: taxId('54387763P'),
  };
}

test('problems are counted, and sorted by severity or place', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  await workbench.write(broken());
  const rows = workbench.problems.getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await expect(workbench.problems).toContainText(/2\s*errors/);
  await expect(workbench.problems).toContainText(/1\s*warning/);
  await expect(rows.last()).toContainText('curency');
  await workbench.problems.getByRole('combobox', { name: say(problemsTexts.order) }).selectOption('By position');
  await expect(rows.first()).toContainText('curency');
  await expect(rows.last()).toContainText('customer.name');
});

test('all problems or one of them can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const workbench = new Workbench(page);
  await workbench.open();
  await workbench.write(broken());
  const rows = workbench.problems.getByRole('listitem');
  await expect(rows).toHaveCount(3);
  const copied = async () => (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
  await workbench.button(say(problemsTexts.copyAll)).click();
  await expect(page.getByText('3 problems were copied')).toBeVisible();
  expect(await copied()).toHaveLength(3);

  await rows.last().hover();
  await rows
    .last()
    .getByRole('button', { name: say(problemsTexts.copy) })
    .click();
  await expect(page.getByText(say(formTexts.copied, { field: 'The problem' }))).toBeVisible();
  expect(await copied()).toEqual([expect.stringContaining('curency')]);
});
