import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules of these standards that depend on colours. The others give the same result in both themes. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Returns the axe violations of a page with frames of its own origin only, by rules or, if not stated, by the standards. */
async function violations(page: Page, rules?: string[]) {
  const runOnly = rules ? { type: 'rule' as const, values: rules } : { type: 'tag' as const, values: standards };
  // Descriptions of what passes take most of the time, then the blank page of the other mode.
  const options = { runOnly, resultTypes: ['violations' as const], preload: false };
  return (await new AxeBuilder({ page }).setLegacyMode().options(options).analyze()).violations;
}

/** Expects no axe violations in the light and dark theme; in Firefox, or if a theme was chosen, only in that. */
export async function expectNoViolations(page: Page): Promise<void> {
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  // A notice may begin to fade while its colours are measured.
  await page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('[data-sonner-toast] { transition: none !important; animation: none !important; }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];
  });
  const isFirefox = page.context().browser()?.browserType().name() === 'firefox';
  const isChosen = (await page.locator('html[data-theme]').count()) > 0;
  for (const colorScheme of isFirefox || isChosen ? [undefined] : (['light', 'dark'] as const)) {
    const before = await ground();
    const wasOther =
      colorScheme !== undefined &&
      (await page.evaluate((scheme) => !matchMedia(`(prefers-color-scheme: ${scheme})`).matches, colorScheme));
    if (colorScheme) await page.emulateMedia({ colorScheme });
    if (wasOther) await expect.poll(ground).not.toBe(before);
    // Fading colours would be measured half-way.
    await page.evaluate(async () => {
      const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
      const ending = () =>
        document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
      // New elements begin to move in the next frame.
      for (await frame(), await frame(); ending().length > 0; await frame())
        await Promise.allSettled(ending().map(({ finished }) => finished));
    });
    const found = (await violations(page, colorScheme === 'dark' ? colourRules : undefined)).map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`,
    );
    expect({ colorScheme, found }).toEqual({ colorScheme, found: [] });
  }
}

/** Expects that the page does not scroll sideways, and that every control is visible or reachable by scrolling. */
export async function expectNothingCutOff(page: Page): Promise<void> {
  const cut = await page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const scrolls = (element: Element): boolean => {
      for (let around = element.parentElement; around; around = around.parentElement) {
        const { overflowX } = getComputedStyle(around);
        if ((overflowX === 'auto' || overflowX === 'scroll') && around.scrollWidth > around.clientWidth) return true;
      }
      return false;
    };
    const controls = Array.from(
      document.querySelectorAll('a, button, input, select, textarea, [role=tab], h1, h2, h3'),
    );
    const beyond = controls.filter((control) => {
      const { left, right, width: own } = control.getBoundingClientRect();
      const shown = own > 1 && control.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      return shown && !control.closest('.monaco-editor') && (right > width + 1 || left < -1) && !scrolls(control);
    });
    // A window scrolls only vertically, and paper content stays within its edge.
    const dialogs = Array.from(document.querySelectorAll('[role=dialog], [role=dialog] *'));
    const sideways = dialogs.filter(
      (element) =>
        element.scrollWidth > element.clientWidth + 1 &&
        ['auto', 'scroll'].includes(getComputedStyle(element).overflowX) &&
        !element.closest('.monaco-editor'),
    );
    const overPaper = Array.from(document.querySelectorAll('.paper table')).filter((table) => {
      const paper = table.closest('.paper')?.getBoundingClientRect();
      return paper && table.getBoundingClientRect().right > paper.right + 1;
    });
    const wider = document.documentElement.scrollWidth - width;
    return [
      ...(wider > 0 ? [`the page, by ${wider} px`] : []),
      ...[...beyond, ...sideways, ...overPaper].map((element) => element.outerHTML.slice(0, 120)),
    ];
  });
  expect(cut).toEqual([]);
}
