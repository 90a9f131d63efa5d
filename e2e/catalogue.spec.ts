import { expect } from '@playwright/test';
import * as catalogueTexts from '../src/workbench/reference/texts.ts';
import * as shellTexts from '../src/workbench/shell/texts.ts';
import { say } from '../src/workbench/ui/texts/say.ts';
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
  const extensions = page.getByRole('region', { name: 'es-facturae-v3' });
  await expect(extensions.getByText('Commercial Invoice')).toBeVisible();

  await page.getByRole('combobox', { name: say(catalogueTexts.language) }).selectOption('es');
  await expect(extensions.getByText('Factura Comercial')).toBeVisible();
  await expect(page).toHaveURL(/lang=es/);
  // The words of the page too.
  await expect(page.getByRole('heading', { name: 'Complementos', level: 1 })).toBeVisible();
  await page.locator('main').getByRole('combobox').selectOption('en');
  await expect(page.getByRole('heading', { name: say(catalogueTexts.addons), level: 1 })).toBeVisible();

  await workbench.button(say(catalogueTexts.addAddon)).click();
  // A Spanish addon for a British invoice.
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say(catalogueTexts.addAnyway) })
    .click();
  await expect(page.getByText('In INV/3309', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: say(shellTexts.write) }).click();
  await workbench.ready();
  await expect.poll(async () => (await workbench.documentNow()).$addons).toEqual(['es-facturae-v3']);
  await expect(workbench.document.getByRole('link', { name: /facturae/i })).toBeVisible();
});
