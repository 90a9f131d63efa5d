import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { spanishInvoice } from './workbench.ts';

const good = JSON.stringify(spanishInvoice());
const faulty = good.replace('B98602642', 'B98602643').replace('"90.00"', '"9x"');

async function batch(page: Page): Promise<void> {
  await page.goto('/batch');
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose files' }).first().click();
  const lines = Array.from({ length: 40 }, (_, index) => (index % 3 === 0 ? faulty : good));
  const many = { name: 'year.jsonl', mimeType: 'application/jsonl', buffer: Buffer.from(lines.join('\n')) };
  const broken = { name: 'a-rather-long-name-of-a-scan.json', mimeType: 'application/json', buffer: Buffer.from('{') };
  await (await choosing).setFiles([broken, many]);
  await expect(page.getByRole('region', { name: 'Progress' })).toContainText(/in [\d.]+ s/);
}

async function operation(page: Page): Promise<void> {
  await page.goto('/api/sign');
  await page.getByRole('button', { name: 'Run' }).click();
  const answer = page.getByRole('region', { name: 'Answer', exact: true });
  await expect(answer).toContainText(/ ms/);
  await expect(answer.locator('.view-line').first()).toBeVisible();
  await answer.getByText('Headers of the answer').click();
}

const pages = [
  { name: 'Batch before there are files', reach: (page: Page) => page.goto('/batch') },
  { name: 'Batch with results', reach: batch },
  {
    name: 'the list of operations',
    reach: async (page: Page) => {
      await page.goto('/api');
      await expect(page.getByRole('link', { name: '/build' })).toBeVisible({ timeout: 30_000 });
    },
  },
  { name: 'an operation that was run', reach: operation },
];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });
    for (const { name, reach } of pages) {
      test(`axe finds nothing on ${name}`, async ({ page }) => {
        await reach(page);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`)).toEqual(
          [],
        );
      });
    }
  });
}

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 360, height: 740 } });
  for (const { name, reach } of pages) {
    test(`nothing is cut off on ${name}`, async ({ page }) => {
      await reach(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const wider = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        const boxes = [...document.querySelectorAll('main section, main div')];
        // What scrolls sideways on purpose, and the editor, which has scrollbars of its own.
        const cut = boxes.filter((box) => {
          const { overflowX } = getComputedStyle(box);
          return (
            box.scrollWidth > box.clientWidth + 1 &&
            overflowX === 'auto' &&
            !box.matches('.monaco-editor *, [aria-label="Code"]')
          );
        });
        return { page: scrollWidth - clientWidth, cut: cut.map((box) => box.className) };
      });
      expect(wider).toEqual({ page: 0, cut: [] });
    });
  }
});
