import { expect } from '@playwright/test';
import * as catalogueTexts from '../src/workbench/reference/texts.ts';
import * as shellTexts from '../src/workbench/shell/texts.ts';
import { say } from '../src/workbench/ui/texts/say.ts';
import { test } from './test.ts';
import { spanishInvoice, Workbench } from './workbench.ts';

test.use({ viewport: { width: 1440, height: 1300 } });

const typed = JSON.stringify(spanishInvoice());

const actions: { name: string; act(workbench: Workbench): Promise<void>; leaves: RegExp }[] = [
  {
    name: 'formatting the text',
    act: async ({ document }) => document.getByRole('button', { name: 'Format' }).click(),
    leaves: /\n {2}"supplier"/,
  },
  {
    name: 'taking the result as the document',
    act: async (workbench) => workbench.takeResult(),
    leaves: /"payable": "1975.33"/,
  },
  {
    name: 'adding an addon from its page',
    act: (workbench) => workbench.addAddon('es-facturae-v3'),
    leaves: /es-facturae-v3/,
  },
  {
    name: 'using a regime from its page',
    act: async ({ page }) => {
      await page.getByRole('link', { name: say(shellTexts.countries), exact: true }).click();
      await page
        .getByRole('navigation', { name: say(catalogueTexts.listOf, { things: 'countries' }) })
        .getByRole('link', { name: /Portugal/ })
        .click();
      await page.getByRole('button', { name: say(catalogueTexts.useRegime) }).click();
      await page.getByRole('link', { name: say(shellTexts.write), exact: true }).click();
    },
    leaves: /"\$regime":\s*"PT"/,
  },
];

for (const { name, act, leaves } of actions) {
  test(`${name} is one undo step`, async ({ page }) => {
    const workbench = new Workbench(page);
    await workbench.open();
    await workbench.write(typed);
    await expect(workbench.result.getByRole('article')).toContainText('1.975,33');
    await workbench.expectText(typed);
    await act(workbench);
    await expect.poll(() => workbench.text()).toMatch(leaves);
    await workbench.ready();
    await workbench.document.locator('.view-lines').click();
    await page.keyboard.press('ControlOrMeta+z');
    await workbench.expectText(typed);
  });
}
