import { expect, test } from '@playwright/test';
import { ask, spanishInvoice, Workbench } from './workbench.ts';

test('a built document is valid as it stands', { tag: '@journey' }, async ({ page, request }) => {
  const { body: built } = await ask(request, '/build', { data: spanishInvoice() });
  const workbench = new Workbench(page);
  await workbench.open();
  await workbench.write(built);
  await workbench.button('Validate').click();
  await expect(page.getByText('The document was checked without calculating or changing anything.')).toBeVisible();
});

test('one that was never built has faults: nothing is calculated for it', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  const typed = JSON.stringify(spanishInvoice(), null, 2);
  await workbench.write(typed);
  await workbench.button('Validate').click();
  await expect(workbench.problems.getByRole('listitem').filter({ hasText: 'GOBL-BILL-INVOICE' })).not.toHaveCount(0);
  await workbench.expectText(typed);
  await page.getByRole('button', { name: 'Build first' }).click();
  await expect(workbench.problems).toContainText('None found.');
});
