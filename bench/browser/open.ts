import type { Browser, Page } from '@playwright/test';

/** The button of the first page that begins in a view. */
export const BEGIN = { Form: 'main [aria-keyshortcuts="Enter"]', JSON: 'main [aria-keyshortcuts="Enter"] + button' };

/** In the page: presses a button as soon as it is shown. */
export function pressAtOnce(button: string): void {
  const looking = setInterval(() => {
    const shown = document.querySelector<HTMLButtonElement>(button);
    if (!shown) return;
    clearInterval(looking);
    shown.click();
  }, 20);
}

/** Returns a page of a new browser without service worker, which begins in JSON with the example of the country. */
export async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
  });
  await context.addInitScript(pressAtOnce, BEGIN.JSON);
  return await context.newPage();
}

/** Opens the workbench with a text in its editor, and waits until it was processed. */
export async function openWith(page: Page, origin: string, text: string): Promise<void> {
  await page.goto(origin);
  const lines = page.getByRole('region', { name: 'Document' }).locator('.view-lines');
  await lines.click({ timeout: 60_000 });
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
  await page.getByRole('region', { name: 'Result' }).getByRole('article').waitFor({ timeout: 60_000 });
  await page.waitForTimeout(3_000);
}

/** Prints a figure with its target. */
export function report(name: string, figure: string, aim: string, met: boolean): void {
  console.log(`  ${met ? '✓' : '✗'} ${name.padEnd(48)}${figure.padStart(12)}   (aim: ${aim})`);
}
