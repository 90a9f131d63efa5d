import { expect } from '@playwright/test';
import * as catalogueTexts from '../src/workbench/catalogue/texts.ts';
import * as shellTexts from '../src/workbench/shell/texts.ts';
import { say } from '../src/workbench/texts/say.ts';
import { test } from './test.ts';
import { Workbench } from './workbench.ts';

test('addons are searched, read in another language and added to the document', { tag: '@journey' }, async ({
  page,
}) => {
  const workbench = new Workbench(page);
  await workbench.open();
  await page.getByRole('link', { name: say(shellTexts.addons) }).click();
  const list = page.getByRole('navigation', { name: say(catalogueTexts.listOf, { things: 'addons' }) });
  await expect(list.getByRole('link')).not.toHaveCount(0);

  await page.getByRole('searchbox', { name: say(catalogueTexts.searchIn, { things: 'addons' }) }).fill('facturae');
  await expect(list.getByRole('link')).toHaveCount(1);
  await list.getByRole('link').click();
  await expect(page).toHaveURL(/addons\/es-facturae-v3/);
  const extensions = page.getByRole('region', { name: say(catalogueTexts.extensions) });
  await expect(extensions.getByText('Commercial Invoice')).toBeVisible();

  await page.getByRole('combobox', { name: say(catalogueTexts.language) }).selectOption('es');
  await expect(extensions.getByText('Factura Comercial')).toBeVisible();
  await expect(page).toHaveURL(/lang=es/);

  await workbench.button(say(catalogueTexts.addAddon)).click();
  await expect(page.getByText('In INV')).toBeVisible();
  await page.getByRole('link', { name: say(shellTexts.workbench) }).click();
  await workbench.ready();
  await expect.poll(async () => (await workbench.documentNow()).$addons).toEqual(['es-facturae-v3']);
  await expect(workbench.document.getByRole('link', { name: 'es-facturae-v3' })).toBeVisible();
});

test('a text missing in the chosen language is shown in English, marked as such', async ({ page }) => {
  await page.goto('/addons/es-facturae-v3?lang=el');
  const addon = page.getByRole('region', { name: 'es-facturae-v3' });
  await expect(addon).toContainText(say(catalogueTexts.otherLanguage, { wanted: 'Ελληνικά', shown: 'English' }));
});

test('the catalogues remember their language', async ({ page }) => {
  await page.goto('/addons/es-facturae-v3');
  const language = page.getByRole('combobox', { name: say(catalogueTexts.language) });
  await language.selectOption('es');
  await expect(page).toHaveURL(/lang=es/);
  await page.goto('/addons');
  await expect(language).toHaveValue('es');
});

test('an addon links to the addons it requires, and to those that require it', async ({ page }) => {
  await page.goto('/addons/de-xrechnung-v3');
  await page.getByRole('definition').getByRole('link', { name: 'eu-en16931-v2017' }).click();
  await expect(page).toHaveURL(/addons\/eu-en16931-v2017/);
  await expect(page.getByRole('definition').getByRole('link', { name: 'de-xrechnung-v3' })).toBeVisible();
});

test('an unknown addon is reported', async ({ page }) => {
  await page.goto('/addons/xx-nothing-v1');
  await expect(page.getByRole('region', { name: 'xx-nothing-v1' })).toContainText(/not found|no addon|unknown/i);
});
