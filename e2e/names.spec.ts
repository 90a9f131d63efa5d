import { expect } from '@playwright/test';
import * as referenceTexts from '../src/workbench/reference/texts.ts';
import { say } from '../src/workbench/ui/texts/say.ts';
import * as editorTexts from '../src/workbench/write/editor/texts.ts';
import { test } from './test.ts';
import { ask, spanishInvoice, Workbench } from './workbench.ts';

test.use({ viewport: { width: 1600, height: 1000 } });

test('controls and regions have their documented names', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  for (const name of ['Document', 'Result', 'Problems'])
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
  for (const name of ['New', 'Open', 'Replicate', 'Correct', 'Build', 'Save', 'More ways to save'])
    await expect(workbench.button(name)).toBeVisible();
  for (const name of ['Preview', 'Result', 'Changes', 'Calculation', 'XML', 'Envelope'])
    await expect(workbench.result.getByRole('tab', { name, exact: true })).toBeVisible();
  for (const name of [
    'Write',
    'Inbox',
    'Documents',
    'Addons',
    'Countries',
    'Formats',
    'Schemas',
    'API',
    'Batch',
    'How it works',
  ])
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  const view = page.getByRole('group', { name: say(editorTexts.view), exact: true });
  for (const name of ['JSON', 'Form']) await expect(view.getByRole('button', { name, exact: true })).toBeVisible();
});

test('the button Remove signatures and the setting Names in are available when needed', async ({ page, request }) => {
  const { body: keys } = await ask(request, '/keygen', {});
  const { body: signed } = await ask(request, '/sign', { data: spanishInvoice(), privatekey: keys.private });
  const workbench = new Workbench(page);
  await workbench.open();
  await workbench.write(signed);
  await expect(workbench.button(say(editorTexts.removeSignatures))).toBeVisible();
  for (const name of ['Addons', 'Countries']) {
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    await expect(page.getByRole('combobox', { name: say(referenceTexts.language), exact: true })).toBeVisible();
  }
});
