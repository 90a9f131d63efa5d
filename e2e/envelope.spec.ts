import { expect, test } from '@playwright/test';
import { spanishInvoice, Workbench } from './workbench.ts';

// High enough for the whole document: Monaco draws only the lines that are in sight.
test.use({ viewport: { width: 1440, height: 1300 } });

test('the switch wraps what is built in an envelope, and is kept with the draft', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  await workbench.write(spanishInvoice());
  const envelope = page.getByRole('switch', { name: 'Envelope' });
  await envelope.click();
  await workbench.build();
  await expect(workbench.result.getByRole('article')).toContainText('1.975,33');
  await workbench.tab('JSON').click();
  await expect(workbench.result.locator('.view-lines')).toContainText('"head"');
  await expect(workbench.result.locator('.view-lines')).toContainText('"dig"');

  await page.reload();
  await workbench.ready();
  await expect(envelope).toBeChecked();
});

test('faults of an envelope are found in the bare document', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  const broken = spanishInvoice();
  broken.supplier.tax_id.code = 'B98602643';
  await workbench.write(broken);
  await page.getByRole('switch', { name: 'Envelope' }).click();
  await workbench.build();
  await expect(workbench.problems.getByText('doc.supplier.tax_id.code', { exact: true })).toBeVisible();
  await workbench.expectSquiggleUnder('"B98602643"');
});

test('a draft that is an envelope says so, and is built as it is', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  await workbench.write({ $schema: 'https://gobl.org/draft-0/envelope', doc: spanishInvoice() });
  const envelope = page.getByRole('switch', { name: 'Envelope' });
  await expect(envelope).toBeChecked();
  await expect(envelope).toBeDisabled();
  await workbench.build();
  await expect(workbench.result.getByRole('article')).toContainText('1.975,33');
});
