import { expect, type Page } from '@playwright/test';
import * as apiTexts from '../src/workbench/developer/api/texts.ts';
import * as batchTexts from '../src/workbench/developer/batch/texts.ts';
import * as catalogueTexts from '../src/workbench/reference/texts.ts';
import { pattern } from '../src/workbench/shell/testing/text-pattern.ts';
import { say } from '../src/workbench/ui/texts/say.ts';
import { expectNothingCutOff, expectNoViolations } from './look.ts';
import { test } from './test.ts';
import { spanishInvoice } from './workbench.ts';

const good = JSON.stringify(spanishInvoice());
const faulty = good.replace('B98602642', 'B98602643').replace('"90.00"', '"9x"');

async function batch(page: Page): Promise<void> {
  await page.goto('/batch');
  const choosing = page.waitForEvent('filechooser');
  await page
    .getByRole('button', { name: say(batchTexts.chooseFiles) })
    .first()
    .click();
  const lines = Array.from({ length: 40 }, (_, index) => (index % 3 === 0 ? faulty : good));
  const many = { name: 'year.jsonl', mimeType: 'application/jsonl', buffer: Buffer.from(lines.join('\n')) };
  const broken = { name: 'a-rather-long-name-of-a-scan.json', mimeType: 'application/json', buffer: Buffer.from('{') };
  await (await choosing).setFiles([broken, many]);
  await expect(page.getByRole('region', { name: say(batchTexts.progress) })).toContainText(pattern(batchTexts.took));
}

async function operation(page: Page): Promise<void> {
  await page.goto('/api/sign');
  await page.getByRole('button', { name: say(apiTexts.run), exact: true }).click();
  const answer = page.getByRole('region', { name: say(apiTexts.answer), exact: true });
  await expect(answer).toContainText(/ ms/);
  await expect(answer.locator('.view-line').first()).toBeVisible();
  await answer.getByText(pattern(apiTexts.answerHeaders)).click();
}

const pages = [
  { name: 'Batch before there are files', reach: (page: Page) => page.goto('/batch') },
  { name: 'Batch with results', reach: batch },
  {
    name: 'the list of operations',
    reach: async (page: Page) => {
      await page.goto('/api');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 });
      const asList = page.getByRole('button', { name: say(catalogueTexts.asList), exact: true });
      if (await asList.isVisible()) await asList.click();
      await expect(page.getByRole('link', { name: '/build Complete' })).toBeVisible({ timeout: 30_000 });
    },
  },
  { name: 'an operation that was run', reach: operation },
];

for (const { name, reach } of pages) {
  test(`axe finds no violations on ${name}, in either theme`, { tag: '@long' }, async ({ page }) => {
    await reach(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoViolations(page);
  });
}

test.describe('narrow screen', () => {
  test.use({ viewport: { width: 360, height: 740 } });
  for (const { name, reach } of pages) {
    test(`shows ${name} without horizontal scrolling`, { tag: '@long' }, async ({ page }) => {
      await reach(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNothingCutOff(page);
      const sideways = await page.evaluate(() =>
        // Except the editor, with its own scrollbars, and code, which does not wrap.
        [...document.querySelectorAll('main section, main div')]
          .filter((box) => getComputedStyle(box).overflowX === 'auto' && box.scrollWidth > box.clientWidth + 1)
          .filter((box) => !box.matches('.monaco-editor *, [aria-label="Code"], :has(> pre)'))
          .map((box) => box.className),
      );
      expect(sideways).toEqual([]);
    });
  }
});
