import { expect, type Page } from '@playwright/test';
import * as firstTexts from '../src/workbench/shell/first/texts.ts';
import { pattern } from '../src/workbench/shell/testing/text-pattern.ts';
import * as shellTexts from '../src/workbench/shell/texts.ts';
import { say } from '../src/workbench/ui/texts/say.ts';
import * as editorTexts from '../src/workbench/write/editor/texts.ts';
import * as problemsTexts from '../src/workbench/write/problems/texts.ts';
import { expectNothingCutOff } from './look.ts';
import { testOnOwnPage as test } from './test.ts';
import { notInFirefox, spanishInvoice, Workbench } from './workbench.ts';

/** Every page of the workbench, with its heading. */
const pages: readonly (readonly [path: string, heading: RegExp])[] = [
  ['/addons', /addon/i],
  ['/addons/es-facturae-v3', /facturae/i],
  ['/regimes', /countries/i],
  ['/regimes/ES', /spain/i],
  ['/schemas', /schema/i],
  ['/schemas/bill/invoice', /invoice/i],
  ['/rules', /rule/i],
  ['/rules/GOBL-ES-FACTURAE-BILL-INVOICE-01', /GOBL-ES-FACTURAE/],
  ['/batch', /batch|documents/i],
  ['/api', /./],
  ['/nowhere', pattern(shellTexts.noSuchPage)],
];

/** Shows each page, the workbench first in both views, and checks an expectation. */
async function onEveryPage(page: Page, expected: (page: Page) => Promise<void>): Promise<void> {
  const workbench = new Workbench(page);
  await workbench.open();
  await workbench.write(spanishInvoice());
  await expect(workbench.problems).toContainText(say(problemsTexts.noneFound));
  await expected(page);
  await workbench.page
    .getByRole('group', { name: say(editorTexts.view) })
    .getByRole('button', { name: say(editorTexts.form) })
    .click();
  await expect(workbench.document.getByRole('region', { name: 'Supplier' })).toBeVisible();
  await expected(page);
  for (const [path, heading] of pages) {
    await page.goto(path);
    await expect(page.getByText(heading).filter({ visible: true }).first()).toBeVisible();
    await expect(page.getByRole('status').getByText(/…$/)).toHaveCount(0);
    await test.step(path, () => expected(page));
  }
}

/** Expects that texts and backgrounds have WCAG 2 contrast (4.5:1; for disabled elements 1.5:1). */
async function expectContrast(page: Page): Promise<void> {
  const unseen = await page.evaluate(() => {
    const channelsOf = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
    const lightness = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((channel) => {
        const share = channel / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const groundOf = (element: Element | null): string => {
      for (let here = element; here; here = here.parentElement) {
        const { backgroundColor } = getComputedStyle(here);
        if ((channelsOf(backgroundColor)[3] ?? 1) > 0.5) return backgroundColor;
      }
      return getComputedStyle(document.documentElement).backgroundColor;
    };
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const isText =
        element &&
        node.textContent?.trim() &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (!isText || element.closest('.sr-only, [aria-hidden=true]:not(.monaco-editor *), svg')) continue;
      const [one, other] = [lightness(getComputedStyle(element).color), lightness(groundOf(element))];
      const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
      const isUsable = element.closest(':disabled, [aria-disabled=true]') === null;
      if (contrast < (isUsable ? 4.5 : 1.5)) found.add(`${contrast.toFixed(1)}: ${element.outerHTML.slice(0, 100)}`);
    }
    return [...found];
  });
  expect(unseen).toEqual([]);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`forced colours, ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { forcedColors: 'active' } });

    test('the text in the editor is visible', async ({ page }) => {
      notInFirefox('its driver does not force colours');
      const workbench = new Workbench(page);
      await workbench.open();
      await expectContrast(page);
      await page.keyboard.press('ControlOrMeta+k');
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectContrast(page);
    });

    test('every text is visible on every page', { tag: '@long' }, async ({ page }) => {
      test.slow();
      await onEveryPage(page, expectContrast);
    });
  });
}

test.describe('zoom of 200 %', () => {
  test.use({ viewport: { width: 640, height: 450 }, deviceScaleFactor: 2 });

  test('every page fits', { tag: '@long' }, async ({ page }) => {
    test.slow();
    await onEveryPage(page, expectNothingCutOff);
  });
});

test.describe('width of 320 pixels', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('every page fits', { tag: '@long' }, async ({ page }) => {
    test.slow();
    await onEveryPage(page, expectNothingCutOff);
  });
});

test.describe('reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves on any page', { tag: '@long' }, async ({ page }) => {
    test.slow();
    const moving = () =>
      document.getAnimations().flatMap(({ effect }) => {
        const { duration = 0, iterations = 1 } = effect?.getComputedTiming() ?? {};
        return Number(duration) > 1 && (iterations ?? 1) > 0 && effect instanceof KeyframeEffect
          ? [effect.target?.outerHTML.slice(0, 100)]
          : [];
      });
    await onEveryPage(page, async () => expect(await page.evaluate(moving)).toEqual([]));
  });
});

test('the form on a phone has large fields, no shortcut keys, and problems in plain words', async ({
  browser,
  baseURL,
}) => {
  notInFirefox('its driver has no touch screen');
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-GB',
    storageState: { cookies: [], origins: [] },
  });
  const page = await context.newPage();
  await page.goto('/');
  const workbench = new Workbench(page);
  await page.getByRole('button', { name: say(firstTexts.newInvoice) }).tap();
  // New leads back from the result to the document.
  await workbench.button(say(shellTexts.preview)).tap();
  await workbench.button(say(shellTexts.newDrafts)).tap();
  await page.getByRole('option', { name: 'Empty invoice, United Kingdom', exact: true }).tap();
  const fields = workbench.document.locator('[data-path]:visible');
  await expect(fields.first()).toBeVisible();
  const heights = () => fields.evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().height)));
  expect((await heights()).filter((height) => height < 44)).toEqual([]);
  await workbench.button(say(problemsTexts.checkAll)).tap();
  await workbench.button(say(shellTexts.preview)).tap();
  await expect(workbench.problems).toContainText('Supplier › Name');
  await context.close();
});
