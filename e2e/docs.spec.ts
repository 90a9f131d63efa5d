import { expect, type Page } from '@playwright/test';
import { expectNothingCutOff, expectNoViolations } from './look.ts';
import { test } from './test.ts';

async function openDocs(page: Page, place = ''): Promise<string[]> {
  const problems: string[] = [];
  const origin = new URL(test.info().project.use.baseURL ?? '').origin;
  page.on('request', (request) => {
    const url = request.url();
    if (!/^(?:data|blob):/.test(url) && !url.startsWith(`${origin}/`)) problems.push(url);
  });
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto(`/v0/docs${place}`);
  await expect(page.getByRole('heading', { name: 'Billwright API', level: 1 })).toBeAttached();
  return problems;
}

const operation = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('the documentation page shows every operation, without external requests', async ({ page }) => {
  const problems = await openDocs(page);
  const { paths } = await (await page.request.get('/v0/openapi.json')).json();
  const contents = page.getByRole('navigation', { name: 'Contents' });
  for (const path of ['/build', '/replicate']) {
    const name: string = paths[path].post.summary;
    await contents.getByRole('link', { name: `POST ${path} ${name}` }).click();
    await expect(operation(page, name)).toBeInViewport();
  }
  await contents.getByRole('searchbox', { name: 'Find' }).fill('round-to');
  await expect(contents.getByRole('link')).toHaveCount(2);
  expect(problems).toEqual([]);
});

test('operations can be tried on the documentation page by keyboard', async ({ page }) => {
  const problems = await openDocs(page, '#build');
  const build = page.locator('#build');
  await build.getByText('Example: Rejected with 422').focus();
  await page.keyboard.press('Enter');
  await build.getByRole('button', { name: 'Try this example' }).focus();
  await page.keyboard.press('Enter');
  await expect(build.getByRole('textbox', { name: 'Body' })).toBeFocused();
  await build.getByRole('button', { name: 'Send' }).focus();
  await page.keyboard.press('Enter');
  await expect(build.getByRole('status')).toHaveText(/^422 /);
  await expect(build.locator('.answer')).toContainText('"faults"');
  await expect(build.locator('.command')).toContainText(/^curl -X POST 'http.*\/v0\/build'/);
  expect(problems.filter((problem) => !problem.includes('422'))).toEqual([]);
});

test('the documentation page sends paths, flags and headers', async ({ page }) => {
  await openDocs(page, '#getRegime');
  const regime = page.locator('#getRegime');
  await regime.getByText('Try it').click();
  await regime.getByRole('textbox', { name: 'code' }).fill('pt');
  await regime.getByRole('checkbox', { name: 'indent' }).check();
  const sent = page.waitForRequest(/\/v0\/regimes\//);
  await regime.getByRole('button', { name: 'Send' }).click();
  expect(new URL((await sent).url())).toMatchObject({ pathname: '/v0/regimes/pt', search: '?indent' });
  await expect(regime.getByRole('status')).toHaveText(/^200 /);
  await expect(regime.locator('.answer')).toContainText('"PT"');
});

for (const width of [1440, 390]) {
  test(`the documentation page is accessible at ${width} px`, { tag: '@long' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openDocs(page);
    if (width < 500) {
      await page.getByRole('button', { name: 'Contents' }).click();
      await page.getByRole('link', { name: /^POST \/build / }).click();
      await expect(page.getByRole('navigation')).toBeHidden();
    }
    // The other sections look the same, and take axe minutes.
    await page.evaluate(() => {
      const shown = '#build, #getRegime, #answer-BadRequest, #schema-BillInvoice, #schema-BillLineDraft';
      for (const part of document.querySelectorAll(`main > section:not(${shown})`)) part.remove();
      for (const link of document.querySelectorAll('nav li:nth-child(n + 9)')) link.remove();
      for (const part of document.querySelectorAll('details')) part.setAttribute('open', '');
    });
    await expectNoViolations(page);
    await expectNothingCutOff(page);
  });
}
