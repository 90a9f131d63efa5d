import { expect } from '@playwright/test';
import * as catalogueTexts from '../src/workbench/catalogue/texts.ts';
import * as shellTexts from '../src/workbench/shell/texts.ts';
import { say } from '../src/workbench/texts/say.ts';
import { test } from './test.ts';
import { Workbench } from './workbench.ts';

test('a regime shows its rates over time, identities and corrections, in the chosen language', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: say(shellTexts.regimes) }).click();
  await page.getByRole('searchbox', { name: say(catalogueTexts.searchIn, { things: 'regimes' }) }).fill('spain');
  await page
    .getByRole('navigation', { name: say(catalogueTexts.listOf, { things: 'regimes' }) })
    .getByRole('link')
    .click();
  await expect(page).toHaveURL(/regimes\/ES/);

  const vat = page.getByRole('region', { name: 'VAT', exact: true });
  const general = vat
    .getByRole('list', { name: say(catalogueTexts.throughTime) })
    .first()
    .getByRole('listitem');
  await expect(general).toHaveText([
    /15.0%.*1993-01-01, until 1995-01-01/,
    /16.0%/,
    /18.0%.*2010-07-01, until 2012-09-01/,
    /21.0%.*2012-09-01/,
  ]);
  await expect(page.getByRole('region', { name: 'IRPF' })).toContainText(say(catalogueTexts.retained));
  await expect(page.getByRole('region', { name: say(catalogueTexts.identities) })).toContainText('passport');
  await expect(page.getByRole('region', { name: say(catalogueTexts.corrections) })).toContainText('Credit note');
  await expect(page.getByRole('region', { name: say(catalogueTexts.tags) })).toContainText('bill/invoice');

  await page.getByRole('combobox', { name: say(catalogueTexts.language) }).selectOption('es');
  await expect(vat).toContainText('Impuesto sobre el Valor Añadido');
  await expect(page.getByRole('heading', { name: 'España' })).toBeVisible();
});

test('regimes, addons and the document are linked', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  await page.goto('/regimes/PT');
  await workbench.button(say(catalogueTexts.useRegime)).click();
  await expect(page.getByText('In INV')).toBeVisible();
  await page.getByRole('link', { name: 'pt-saft-v1' }).click();
  await expect(page).toHaveURL(/addons\/pt-saft-v1/);
  await page.getByRole('definition').getByRole('link', { name: 'Portugal' }).click();
  await expect(page).toHaveURL(/regimes\/PT/);

  await page.getByRole('link', { name: say(shellTexts.workbench) }).click();
  await workbench.ready();
  await expect.poll(async () => (await workbench.documentNow()).$regime).toBe('PT');
  await workbench.document.getByRole('link', { name: 'Portugal' }).click();
  await expect(page).toHaveURL(/regimes\/PT/);
});

test('a long list of codes can be searched', async ({ page }) => {
  await page.goto('/regimes/PT');
  const regions = page.getByRole('region', { name: say(catalogueTexts.extensions) });
  await regions.getByText('pt-region').click();
  await regions.getByRole('searchbox').fill('madeira');
  await expect(
    regions.getByRole('region', { name: say(catalogueTexts.codesOf, { key: 'pt-region' }) }).getByRole('listitem'),
  ).toHaveText([/PT-MA/]);
});
