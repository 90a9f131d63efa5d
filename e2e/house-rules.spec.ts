import { expect } from '@playwright/test';
import * as settingsTexts from '../src/workbench/company/settings/texts.ts';
import * as openingTexts from '../src/workbench/shell/opening/texts.ts';
import { say } from '../src/workbench/ui/texts/say.ts';
import { dropFiles } from './files.ts';
import { expectNothingCutOff, expectNoViolations } from './look.ts';
import { test } from './test.ts';
import { spanishInvoice, Workbench } from './workbench.ts';

const rules = `rules:
  - { code: X-ORDER, at: ordering.code, test: { present: true }, message: ACME needs its order number. }
`;

test('house rules of a dropped file apply to every document, until they are removed', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  await workbench.write(spanishInvoice());
  await dropFiles(page, { name: 'rules.yaml', content: rules });
  const dialog = page.getByRole('dialog', { name: say(openingTexts.rules, { name: 'rules.yaml' }) });
  await expect(dialog).toContainText('X-ORDER');
  await expectNoViolations(page);
  await expectNothingCutOff(page);
  await dialog.getByRole('button', { name: say(openingTexts.applyRules, { count: 1 }) }).click();
  await expect(workbench.problem('X-ORDER')).toBeVisible();

  await page.reload();
  await workbench.ready();
  await expect(workbench.problem('X-ORDER')).toBeVisible();
  const settings = await workbench.settings();
  await settings.getByRole('button', { name: say(settingsTexts.removeRules) }).click();
  await page.goBack();
  await expect(workbench.problem('X-ORDER')).toHaveCount(0);
});

test('house rules with faults do not apply, and the faults are shown', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  await dropFiles(page, { name: 'rules.yaml', content: rules.replace('ordering', 'orderng') });
  const dialog = page.getByRole('dialog', { name: say(openingTexts.rulesBroken, { name: 'rules.yaml' }) });
  await expect(dialog).toContainText('$.rules[0].at');
  await page.keyboard.press('Escape');
  await expect(workbench.problem('X-ORDER')).toHaveCount(0);
});
