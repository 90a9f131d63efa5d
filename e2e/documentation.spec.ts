import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import * as resultTexts from '../src/workbench/shell/result/texts.ts';
import * as shellTexts from '../src/workbench/shell/texts.ts';
import * as documentationTexts from '../src/workbench/ui/documentation/texts.ts';
import { say } from '../src/workbench/ui/texts/say.ts';
import * as correctTexts from '../src/workbench/write/correct/texts.ts';
import { test } from './test.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};

/** The site built by `npm run docs`, which `npm run test:more` runs first. */
test.describe('documentation site', { tag: '@long' }, () => {
  // biome-ignore lint/suspicious/noSkippedTests: the site may not be built if the long tests run alone; the report says so.
  test.skip(!existsSync('dist/docs/index.html'), 'the documentation is not built: npm run docs');

  /** Records browser errors while a page is used, and requests to other hosts. */
  const complaintsOf = (page: Page) => {
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', ({ message }) => complaints.push(message));
    page.on('request', (request) => {
      const { host, protocol } = new URL(request.url());
      if (protocol !== 'data:' && host !== new URL(page.url()).host && page.url() !== 'about:blank') {
        complaints.push(`asks ${host}`);
      }
    });
    return complaints;
  };

  const axe = async (page: Page) => {
    const { violations } = await new AxeBuilder({ page }).analyze();
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  };

  test('is readable from its first page, within its policy and without another host', async ({ page }) => {
    const complaints = complaintsOf(page);
    await page.goto('/docs');
    await expect(page).toHaveURL(/\/docs\/$/);
    await expect(page.getByRole('heading', { level: 1, name: /^Billwright/ })).toBeVisible();
    await page
      .getByRole('link', { name: say(correctTexts.title, { document: 'an invoice with a credit note' }) })
      .first()
      .click();
    await expect(
      page.getByRole('heading', { level: 1, name: say(correctTexts.title, { document: 'an invoice' }) }),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Conformance' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Conformance' })).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('finds a rule by its code, by keyboard', async ({ page }) => {
    const complaints = complaintsOf(page);
    await page.goto('/docs/service');
    await page.waitForLoadState('networkidle');
    await page.keyboard.press('Control+k');
    const search = page.getByRole('searchbox');
    await expect(search).toBeFocused();
    await search.fill('BR-DE-15');
    await expect(page.getByRole('option').first()).toContainText('BR-DE-15');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/docs\/rules\/xrechnung-ubl\.html#br-de-15$/);
    await expect(page.getByRole('heading', { name: /^BR-DE-15\b/ })).toBeInViewport();
    expect(complaints).toEqual([]);
  });

  for (const [task, place] of [
    ['credit note', 'Correct an invoice with a credit note'],
    ['reverse charge', 'Issue a reverse charge invoice'],
    ['factur-x', 'Make a Factur-X or ZUGFeRD PDF'],
    ['verifactu', 'Issue a VeriFactu invoice'],
    ['FatturaPA', 'Issue a FatturaPA invoice for SdI'],
    ['KSeF', 'Issue an invoice for KSeF'],
    ['KSeF offline', 'When KSeF is offline'],
    ['discount', 'Give discounts and add charges'],
    ['CSP', 'Content Security Policy (CSP)'],
    ['plugin', 'It has no plug-ins'],
    ['webhook', 'It sends nothing'],
    ['zod', 'Clients in other languages'],
  ] as const) {
    test(`finds the right page first for ${task}`, async ({ page }) => {
      const complaints = complaintsOf(page);
      await page.goto('/docs/');
      await page.waitForLoadState('networkidle');
      await page.keyboard.press('Control+k');
      await page.getByRole('searchbox').fill(task);
      await expect(page.getByRole('option').first()).toContainText(place);
      expect(complaints).toEqual([]);
    });
  }

  test("shows a regime's rates and the requirements of its rules", async ({ page }) => {
    await page.goto('/docs/regimes/fi');
    await expect(page.getByRole('heading', { level: 1, name: 'Finland' })).toBeVisible();
    await expect(page.getByRole('row', { name: /general.*25\.5%.*2024-09-01/ })).toBeVisible();
    await page.getByRole('link', { name: /GOBL-FI/ }).click();
    await expect(page.getByRole('heading', { name: /^GOBL-FI-TAX-IDENTITY-01/ })).toBeVisible();
  });

  test('works below any address of a plain web server', async ({ page }) => {
    const server = createServer(async ({ url = '' }, response) => {
      const path = url.replace(/[?#].*$/, '').replace(/\/$/, '/index.html');
      const content = await readFile(join('dist/docs', path.replace('/some/where/', ''))).catch(() => undefined);
      response.writeHead(content ? 200 : 404, { 'Content-Type': TYPES[extname(path)] ?? 'application/octet-stream' });
      response.end(content);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    try {
      await page.goto(`http://127.0.0.1:${port}/some/where/rules/`);
      const complaints = complaintsOf(page);
      await page.reload();
      await page.waitForLoadState('networkidle');
      await page.getByRole('link', { name: 'BW-…' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Codes of Billwright' })).toBeVisible();
      await expect(page).toHaveURL(/\/some\/where\/rules\/bw\.html$/);
      await page.getByRole('link', { name: 'All pages' }).click();
      await page.getByRole('link', { name: 'Sign and verify documents' }).first().click();
      await expect(page).toHaveURL(/\/some\/where\/guides\/sign\.html$/);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: 'Sign and verify documents' })).toBeVisible();
      expect(complaints).toEqual([]);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });

  test('has its own page for unknown addresses', async ({ page, request }) => {
    const answer = await page.goto('/docs/nowhere');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    expect((await request.get('/docs/nowhere', { headers: { Accept: 'application/json' } })).status()).toBe(404);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [1280, 360]) {
      test(`has no accessibility violations and no horizontal overflow, ${colorScheme}, ${width} pixels wide`, async ({
        page,
      }) => {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 800 });
        for (const path of [
          '',
          'guides/verifactu',
          'settings',
          'regimes/fi',
          'rules/gobl-fi',
          'terms/xrechnung',
          'nowhere',
        ]) {
          await page.goto(`/docs/${path}`);
          await page.waitForLoadState('networkidle');
          await expect(page.locator('html')).toHaveClass(colorScheme === 'dark' ? /dark/ : /^(?!.*dark)/);
          expect(await axe(page), path).toEqual([]);
          expect(
            await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
            path,
          ).toBeLessThanOrEqual(0);
        }
      });
    }
  }

  test('is linked from the workbench, and links back', async ({ page }) => {
    await page.goto('/api');
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: say(documentationTexts.documentation) }).click();
    const documentation = await opened;
    await expect(documentation).toHaveTitle(/Billwright/);
    await documentation
      .getByRole('link', { name: say(shellTexts.write), exact: true })
      .first()
      .click();
    await expect(documentation.getByRole('tab', { name: say(resultTexts.preview) })).toBeVisible();
  });
});
