import { expect } from '@playwright/test';
import * as shellTexts from '../src/workbench/shell/texts.ts';
import * as operationsTexts from '../src/workbench/state/operations/texts.ts';
import { say } from '../src/workbench/ui/texts/say.ts';
import * as problemsTexts from '../src/workbench/write/problems/texts.ts';
import { test } from './test.ts';
import { ask, spanishInvoice, Workbench } from './workbench.ts';

test('a built document is valid unchanged', async ({ page, request }) => {
  const { body: built } = await ask(request, '/build', { data: spanishInvoice() });
  const workbench = new Workbench(page);
  await workbench.open();
  await workbench.write(built);
  await workbench.do(say(shellTexts.validate));
  await expect(page.getByText(say(operationsTexts.validHow))).toBeVisible();
});

test('a document that was not built has faults: its totals are missing', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  const typed = JSON.stringify(spanishInvoice(), null, 2);
  await workbench.write(typed);
  await workbench.do(say(shellTexts.validate));
  await expect(workbench.problems.getByRole('listitem').filter({ hasText: 'GOBL-BILL-INVOICE' })).not.toHaveCount(0);
  await workbench.expectText(typed);
  await page.getByRole('button', { name: say(operationsTexts.buildFirst) }).click();
  await expect(workbench.problems).toContainText(say(problemsTexts.noneFound));
});
