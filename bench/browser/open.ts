import type { Browser, Page } from '@playwright/test';

/** Returns a page of a new browser, without the first-visit tour and service worker. */
export async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
  });
  await context.addInitScript(() => localStorage.setItem('billwright.tour', 'done'));
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
