import { type CDPSession, expect, type Page } from '@playwright/test';
import * as shellTexts from '../src/workbench/shell/texts.ts';
import * as draftsTexts from '../src/workbench/state/drafts/texts.ts';
import { say } from '../src/workbench/ui/texts/say.ts';
import * as problemsTexts from '../src/workbench/write/problems/texts.ts';
import { testOnOwnPage as test } from './test.ts';
import { spanishInvoice, Workbench } from './workbench.ts';

/** Returns Chromium's heap of the page after garbage collection, in MB. */
async function heap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1_000_000;
}

function longInvoice() {
  const taxes = [{ cat: 'VAT', rate: 'standard' }];
  const line = (_: unknown, index: number) => ({
    quantity: '1',
    item: { name: `Item ${index}`, price: '1.00' },
    taxes,
  });
  return { ...spanishInvoice(), lines: Array.from({ length: 1_000 }, line) };
}

/** Copies the current draft, views the copy and closes it, repeatedly. */
async function replicateAndClose(page: Page, workbench: Workbench, times: number): Promise<void> {
  for (let time = 0; time < times; time++) {
    await workbench.button(say(shellTexts.replicate)).click();
    await expect(workbench.drafts).toHaveCount(2);
    await expect(workbench.result.getByRole('article')).toBeVisible();
    await page.waitForTimeout(500);
    await page
      .getByRole('button', { name: new RegExp(`^${say(draftsTexts.close, { title: '.*FAC-2025' })}`) })
      .last()
      .click();
    await expect(workbench.drafts).toHaveCount(1);
  }
  await expect(page.getByText(/^Closed /)).toHaveCount(0, { timeout: 30_000 });
}

test('the memory of a draft that can no longer be reopened is released', { tag: '@long' }, async ({ page }) => {
  test.slow();
  const workbench = new Workbench(page);
  await workbench.open();
  await workbench.write(longInvoice());
  await expect(workbench.problems).toContainText(say(problemsTexts.noneFound));
  await replicateAndClose(page, workbench, 2);
  const session = await page.context().newCDPSession(page);
  const before = await heap(session);
  await replicateAndClose(page, workbench, 8);
  // Eight copies together would exceed 20 MB.
  expect((await heap(session)) - before).toBeLessThan(8);
});
