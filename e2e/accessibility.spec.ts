import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { spanishInvoice, Workbench } from './workbench.ts';

const states: { name: string; reach(page: Page): Promise<void> }[] = [
  { name: 'the workbench at its start', reach: (page) => new Workbench(page).open() },
  {
    name: 'the workbench with a result',
    async reach(page) {
      const workbench = new Workbench(page);
      await workbench.open();
      await workbench.startFrom(/freelance with IRPF/);
      await workbench.build();
      await expect(workbench.result.getByRole('article')).toBeVisible();
    },
  },
  {
    name: 'the workbench with changes shown',
    async reach(page) {
      const workbench = new Workbench(page);
      await workbench.open();
      await workbench.build();
      await workbench.tab('Changes').click();
      await expect(workbench.result.locator('.line-insert').first()).toBeVisible();
    },
  },
  {
    name: 'the workbench with faults',
    async reach(page) {
      const workbench = new Workbench(page);
      await workbench.open();
      const broken = spanishInvoice();
      broken.supplier.tax_id.code = 'B98602643';
      await workbench.write({ ...broken, curency: 'EUR' });
      await workbench.build();
      await page.keyboard.press('F8');
      await expect(workbench.problems.getByRole('listitem')).not.toHaveCount(0);
    },
  },
  {
    name: 'the calculation, unrounded',
    async reach(page) {
      const workbench = new Workbench(page);
      await workbench.open();
      await workbench.write(spanishInvoice());
      await workbench.tab('Calculation').click();
      await workbench.result.getByRole('switch', { name: 'Unrounded' }).click();
      await workbench.result.getByRole('button', { name: 'Payable', exact: true }).click();
      await expect(workbench.document.locator('.shown-place').first()).toBeVisible();
    },
  },
  {
    name: 'a signed envelope',
    async reach(page) {
      const workbench = new Workbench(page);
      await workbench.open();
      await workbench.write(spanishInvoice());
      await workbench.button('Sign').click();
      await page.getByRole('button', { name: 'Make a key' }).click();
      await page.getByRole('button', { name: /^Sign FAC/ }).click();
      await expect(workbench.result).toContainText('Verified with the key');
    },
  },
  {
    name: 'the form of a correction, with faults',
    async reach(page) {
      const workbench = new Workbench(page);
      await workbench.open();
      const { code: _code, ...draft } = spanishInvoice();
      await workbench.write({ ...draft, $addons: ['es-verifactu-v1'] });
      await workbench.button('Correct').click();
      await page.getByRole('button', { name: 'Make the correction' }).click();
      await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'the keys of this browser',
    async reach(page) {
      const workbench = new Workbench(page);
      await workbench.open();
      await workbench.button('Sign').click();
      await page.getByRole('button', { name: 'Make a key' }).click();
      await expect(page.getByRole('list', { name: 'Keys in this browser' })).toBeVisible();
    },
  },
  {
    name: 'the list of addons',
    async reach(page) {
      await page.goto('/addons');
      await expect(page.getByRole('navigation', { name: 'List of addons' }).getByRole('link')).not.toHaveCount(0);
    },
  },
  {
    name: 'an addon, in Spanish',
    async reach(page) {
      await page.goto('/addons/es-facturae-v3?lang=es');
      await expect(page.getByText('Factura Comercial')).toBeVisible();
    },
  },
];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });
    for (const { name, reach } of states) {
      test(`axe finds nothing on ${name}`, async ({ page }) => {
        await reach(page);
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

  test('nothing is cut off, and both panes are reached', async ({ page }) => {
    const workbench = new Workbench(page);
    await workbench.open();
    await expectNoOverflow(page);
    await workbench.build();
    await expect(workbench.result.getByRole('article')).toBeVisible();
    await expectNoOverflow(page);
    await workbench.button('Document').click();
    await expect(workbench.document.locator('.view-line').first()).toBeVisible();
    await page.getByRole('link', { name: 'Addons' }).click();
    await page.getByRole('navigation', { name: 'List of addons' }).getByRole('link').first().click();
    await expect(page.getByRole('link', { name: 'All addons' })).toBeVisible();
    await expectNoOverflow(page);
  });
});

async function expectNoOverflow(page: Page): Promise<void> {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wider).toBe(0);
}
