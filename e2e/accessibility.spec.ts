import { expect, type Page } from '@playwright/test';
import { polishInvoice } from '../src/formats/national/ksef/testing.ts';
import * as apiTexts from '../src/workbench/developer/api/texts.ts';
import * as inspectTexts from '../src/workbench/inbox/inspect/texts.ts';
import * as catalogueTexts from '../src/workbench/reference/texts.ts';
import * as resultTexts from '../src/workbench/shell/result/texts.ts';
import { pattern } from '../src/workbench/shell/testing/text-pattern.ts';
import * as shellTexts from '../src/workbench/shell/texts.ts';
import * as draftsTexts from '../src/workbench/state/drafts/texts.ts';
import { say } from '../src/workbench/ui/texts/say.ts';
import * as calculationTexts from '../src/workbench/write/calculation/texts.ts';
import * as correctTexts from '../src/workbench/write/correct/texts.ts';
import * as editorTexts from '../src/workbench/write/editor/texts.ts';
import * as envelopeTexts from '../src/workbench/write/envelope/texts.ts';
import * as savingTexts from '../src/workbench/write/saving/texts.ts';
import * as signingTexts from '../src/workbench/write/signing/texts.ts';
import { ubl } from './e-invoice.ts';
import { dropFiles } from './files.ts';
import { Form } from './form.ts';
import { expectNothingCutOff, expectNoViolations } from './look.ts';
import { test } from './test.ts';
import { faultyInvoice, spanishInvoice, Workbench, withoutHints } from './workbench.ts';

/** The states of the interface. */
const states: { name: string; reach(page: Page): Promise<void> }[] = [
  { name: 'the workbench at its start', reach: (page) => new Workbench(page).open() },
  {
    name: 'the workbench with a result',
    async reach(page) {
      const workbench = new Workbench(page);
      await workbench.open();
      await workbench.startFrom(/freelance with IRPF/);
      await workbench.build();
      await expect(workbench.result.getByRole('article')).toBeVisible();
    },
  },
  {
    name: 'the workbench with changes shown',
    async reach(page) {
      const workbench = new Workbench(page);
      await workbench.open();
      await workbench.build();
      await workbench.tab(say(resultTexts.changes)).click();
      await expect(workbench.result.locator('.line-insert').first()).toBeVisible();
    },
  },
  {
    name: 'the workbench with faults',
    async reach(page) {
      const workbench = new Workbench(page);
      await workbench.open();
      const broken = faultyInvoice();
      await workbench.write({ ...broken, curency: 'EUR' });
      await workbench.build();
      await page.keyboard.press('F8');
      await expect(workbench.problems.getByRole('listitem')).not.toHaveCount(0);
    },
  },
  {
    name: 'the calculation, unrounded',
    async reach(page) {
      const workbench = new Workbench(page);
      await workbench.open();
      await workbench.write(spanishInvoice());
      await workbench.build();
      await workbench.tab(say(resultTexts.calculation)).click();
      await workbench.result.getByRole('switch', { name: say(calculationTexts.unrounded) }).click();
      await workbench.result.getByRole('button', { name: 'Payable', exact: true }).click();
      await expect(workbench.document.locator('.shown-location').first()).toBeVisible();
    },
  },
  {
    name: 'a signed envelope',
    async reach(page) {
      const workbench = new Workbench(page);
      await workbench.open();
      await workbench.write(spanishInvoice());
      await workbench.do(say(shellTexts.sign));
      await page.getByRole('button', { name: say(signingTexts.makeKey) }).click();
      await page.getByRole('button', { name: /^Sign FAC/ }).click();
      await expect(workbench.result).toContainText(pattern(envelopeTexts.verifiedWith));
      await expect(page.getByText('Signed FAC-2025-118 with')).toBeVisible();
    },
  },
  {
    name: 'the form of a correction, with faults',
    async reach(page) {
      const workbench = new Workbench(page);
      await workbench.open();
      const { code: _code, ...draft } = spanishInvoice();
      await workbench.write({ ...draft, $addons: ['es-facturae-v3'] });
      await workbench.do(say(shellTexts.correct));
      await page.getByRole('button', { name: say(correctTexts.make) }).click();
      await expect(page.getByRole('dialog').getByRole('alert')).toContainText(say(correctTexts.notMade));
    },
  },
  {
    name: 'the keys of this browser',
    async reach(page) {
      const workbench = new Workbench(page);
      await workbench.open();
      await workbench.do(say(shellTexts.sign));
      await page.getByRole('button', { name: say(signingTexts.makeKey) }).click();
      await expect(page.getByRole('list', { name: say(signingTexts.keysHere) })).toBeVisible();
    },
  },
  {
    name: 'the list of addons',
    async reach(page) {
      await page.goto('/addons');
      // A phone has a choice of countries instead of the list.
      await expect(
        page.getByRole('heading', { name: say(catalogueTexts.whichOneIn, { country: 'the United Kingdom' }) }),
      ).toBeVisible();
    },
  },
  {
    name: 'an addon, in Spanish',
    async reach(page) {
      await page.goto('/addons/es-facturae-v3?lang=es');
      await expect(page.getByText('Factura Comercial')).toBeVisible();
    },
  },
  {
    name: 'the form, with faults',
    async reach(page) {
      const workbench = new Workbench(page);
      await workbench.open();
      const broken = faultyInvoice();
      await workbench.write({ ...broken, customer: {} });
      await workbench.page
        .getByRole('group', { name: say(editorTexts.view) })
        .getByRole('button', { name: say(editorTexts.form) })
        .click();
      await expect(workbench.document.getByRole('region', { name: 'Supplier' })).toBeVisible();
      await expect(workbench.document.getByRole('region', { name: 'Supplier' })).toContainText('mistyped');
    },
  },
  {
    name: 'the form, with a list of choices',
    async reach(page) {
      const form = new Form(page);
      await form.open(spanishInvoice());
      await form.field('Currency').click();
      await expect(page.getByRole('listbox')).toBeVisible();
    },
  },
  {
    name: 'the list of new documents',
    reach: (page) => opened(page, (workbench) => workbench.button(say(shellTexts.newDrafts)).click()),
  },
  {
    name: 'the settings',
    async reach(page) {
      await page.goto('/settings');
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    },
  },
  { name: 'sharing', reach: (page) => opened(page, (workbench) => workbench.fromMenu(pattern(draftsTexts.share))) },
  {
    name: 'saving as an e-invoice, with faults',
    async reach(page) {
      const workbench = new Workbench(page);
      await workbench.open();
      await workbench.startFrom(/bookshop with both rates/);
      await workbench.button(say(shellTexts.save)).click();
      await workbench.chooseFormat(/XRechnung 3.0 \(UBL/);
      await expect(page.getByRole('button', { name: say(savingTexts.showFaults) })).toBeVisible();
    },
  },
  {
    name: 'an e-invoice in XML, with an error',
    async reach(page) {
      const workbench = new Workbench(page);
      await workbench.open();
      await workbench.write('<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"/>');
      await expect(workbench.document).toContainText('Not valid');
    },
  },
  {
    name: 'a received e-invoice on paper',
    async reach(page) {
      const workbench = new Workbench(page);
      await workbench.open();
      await page.evaluate(() => localStorage.setItem('billwright.view', 'Form'));
      await page.reload();
      await expect(workbench.document.locator('[data-path=".code"]')).toBeVisible({ timeout: 30_000 });
      // What takes dropped files is loaded after the form.
      await page.waitForLoadState('networkidle');
      await dropFiles(page, { name: 'rechnung.xml', content: ubl() });
      await expect(workbench.document.getByRole('region', { name: say(inspectTexts.paper) })).toBeVisible({
        timeout: 30_000,
      });
    },
  },
  {
    name: 'saving for KSeF, with its QR code',
    async reach(page) {
      const workbench = new Workbench(page);
      await workbench.open();
      await workbench.write(polishInvoice());
      await workbench.button(say(shellTexts.save)).click();
      await workbench.chooseFormat(/KSeF/);
      await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    },
  },
  {
    name: 'the requests of the service',
    async reach(page) {
      await new Workbench(page).open();
      await page.goto('/api');
      await expect(page.getByRole('status', { name: say(apiTexts.youGet) })).toContainText(/\d ms/);
    },
  },
  {
    name: 'the menu',
    async reach(page) {
      const workbench = new Workbench(page);
      await workbench.open();
      await workbench.button(say(shellTexts.more)).click();
      await expect(page.getByRole('menu')).toBeVisible();
    },
  },
  { name: 'the shortcuts', reach: (page) => opened(page, (workbench) => workbench.fromMenu(/Shortcuts/)) },
  { name: 'the commands', reach: (page) => opened(page, () => page.keyboard.press('ControlOrMeta+k')) },
  {
    name: 'the history of a draft',
    async reach(page) {
      const workbench = new Workbench(page);
      await workbench.open();
      await workbench.write(spanishInvoice());
      await workbench.build();
      await workbench.takeResult();
      await workbench.fromMenu(/History/);
      await expect(page.getByRole('dialog').locator('.line-insert').first()).toBeVisible();
    },
  },
  {
    name: 'the list of regimes',
    async reach(page) {
      await page.goto('/regimes');
      await expect(
        page.getByRole('navigation', { name: say(catalogueTexts.listOf, { things: 'countries' }) }).getByRole('link'),
      ).not.toHaveCount(0);
    },
  },
  {
    name: 'a regime',
    async reach(page) {
      await page.goto('/regimes/ES');
      await expect(page.getByRole('region', { name: 'VAT', exact: true })).toBeVisible();
    },
  },
  {
    name: 'the list of schemas',
    async reach(page) {
      await page.goto('/schemas');
      await expect(
        page.getByRole('navigation', { name: say(catalogueTexts.listOf, { things: 'schemas' }) }).getByRole('link'),
      ).not.toHaveCount(0);
    },
  },
  {
    name: 'a schema',
    async reach(page) {
      await page.goto('/schemas/bill/invoice');
      await expect(page.getByRole('row')).not.toHaveCount(0);
    },
  },
  {
    name: 'the list of rules',
    async reach(page) {
      await page.goto('/rules');
      await expect(
        page.getByRole('navigation', { name: say(catalogueTexts.listOf, { things: 'rules' }) }).getByRole('link'),
      ).not.toHaveCount(0);
    },
  },
  {
    name: 'a rule',
    async reach(page) {
      await page.goto('/rules/GOBL-ES-FACTURAE-BILL-INVOICE-01');
      await expect(page.getByRole('region', { name: say(catalogueTexts.tested) })).toBeVisible();
    },
  },
  {
    name: 'a rule with an example',
    async reach(page) {
      await page.goto('/rules/BW-AMOUNT');
      await expect(page.getByRole('region', { name: say(shellTexts.answer) })).toBeVisible();
    },
  },
  {
    name: 'an unknown address',
    async reach(page) {
      await page.goto('/nowhere');
      await expect(page.getByText(say(shellTexts.noSuchPage))).toBeVisible();
    },
  },
];

/** Opens a dialog over the workbench. */
async function opened(page: Page, open: (workbench: Workbench) => Promise<void>): Promise<void> {
  const workbench = new Workbench(page);
  await workbench.open();
  await open(workbench);
  await expect(page.getByRole('dialog')).toBeVisible();
}

for (const { name, reach } of states) {
  test(`axe finds no violations on ${name}, in either theme`, { tag: '@long' }, async ({ page }) => {
    await reach(page);
    await expectNoViolations(page);
  });
}

/** The views of an accountant, who has no developer tools. */
const accountantViews: { name: string; reach(page: Page): Promise<void> }[] = [
  { name: 'first visit', reach: (page) => new Workbench(page).visit() },
  {
    name: 'form',
    async reach(page) {
      const form = new Form(page);
      await form.workbench.open();
      await form.show(say(editorTexts.form));
      await expect(page.locator('[data-path=".code"]')).toBeVisible({ timeout: 30_000 });
    },
  },
  {
    name: 'saving',
    async reach(page) {
      await page.locator('[data-command="save"]').click();
      await expect(page.getByRole('dialog').getByRole('radio', { name: /^PDF/ })).toBeVisible({ timeout: 30_000 });
    },
  },
  ...['company', 'documents', 'inbox', 'formats', 'batch', 'show'].map((path) => ({
    name: path,
    async reach(page: Page) {
      await page.goto(`/${path}`);
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible({ timeout: 30_000 });
    },
  })),
];

/** The other places, and a page of each entry in them. */
const otherPlaces = [
  ['settings', 'how-it-works', 'addons', 'addons/es-facturae-v3', 'addons/IT', 'regimes', 'regimes/ES'],
  ['formats/en16931-ubl', 'schemas', 'schemas/bill/invoice', 'rules', 'rules/BW-AMOUNT', 'api', 'nowhere'],
];

async function expectWell(page: Page): Promise<void> {
  await expectNoViolations(page);
  await expectNothingCutOff(page);
}

for (const width of [390, 1024, 1440]) {
  test.describe(() => {
    test.use({ viewport: { width, height: 900 } });
    test(`axe finds no violations on an accountant's views at ${width} px`, { tag: '@long' }, async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('billwright.view', 'Form'));
      for (const { name, reach } of accountantViews)
        await test.step(name, async () => {
          await reach(page);
          await expectWell(page);
        });
    });

    for (const places of otherPlaces)
      test(`axe finds no violations on ${places.join(', ')} at ${width} px`, { tag: '@long' }, async ({ page }) => {
        for (const path of places)
          await test.step(path, async () => {
            await page.goto(`/${path}`);
            await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible({ timeout: 30_000 });
            await expectWell(page);
          });
      });

    test(`axe finds no violations on JSON with problems at ${width} px`, { tag: '@long' }, async ({ page }) => {
      const workbench = new Workbench(page);
      await workbench.open();
      await workbench.write({ ...faultyInvoice(), curency: 'EUR' });
      await expect(workbench.document.locator('.line-phrase').first()).toBeVisible();
      await expect(workbench.problems.getByRole('listitem')).toHaveCount(2);
      await expectWell(page);
    });
  });
}

test('axe finds no violations with form and text side by side, in either theme', { tag: '@long' }, async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  await workbench.fromMenu(say(shellTexts.both));
  await expect(workbench.document.locator('[data-path=".code"]')).toBeVisible();
  await expectNoViolations(page);
});

test.describe('narrow screen', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const { name, reach } of states) {
    test(`shows ${name} without horizontal scrolling`, { tag: '@long' }, async ({ page }) => {
      await reach(page);
      await expectNothingCutOff(page);
    });
  }

  test('a problem leads to its place in the text, also from the result', async ({ page }) => {
    const workbench = new Workbench(page);
    await workbench.open();
    const broken = faultyInvoice();
    await workbench.write(broken);
    await expect(workbench.problems.getByRole('listitem')).toHaveCount(1);
    await workbench.button(say(shellTexts.preview)).click();
    await expect(workbench.result).toBeVisible();
    await workbench.problem('GOBL-ES-TAX-IDENTITY-01').getByRole('button').first().click();
    await expect(workbench.document.getByRole('textbox')).toBeFocused();
    await expect(workbench.problems).toContainText('Line 11,');
  });

  test('the list of problems is as high as its row', async ({ page }) => {
    const workbench = new Workbench(page);
    await workbench.open();
    // Hints would fill the panel.
    await workbench.write({ ...withoutHints(), curency: 'EUR' });
    await expect(workbench.problems.getByRole('listitem')).toHaveCount(1);
    const left = () =>
      workbench.problems
        .getByRole('list')
        .evaluate(({ parentElement: rows }) =>
          rows?.parentElement ? rows.parentElement.clientHeight - rows.getBoundingClientRect().height : Number.NaN,
        );
    await expect.poll(async () => Math.abs(await left())).toBeLessThan(2);
  });

  test('long names of addons take lines of their own', async ({ page }) => {
    const workbench = new Workbench(page);
    await workbench.open();
    const addons = ['de-xrechnung-v3', 'eu-en16931-v2017', 'fr-ctc-flow10-v1'];
    await workbench.write({ ...spanishInvoice(), $addons: addons });
    for (const addon of addons) {
      const link = workbench.document.getByTitle(addon, { exact: true });
      await expect(link).not.toHaveText('…');
      const box = await link.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 400)).toBeLessThan(360);
    }
  });

  test('both panes and every panel of the result are reachable', async ({ page }) => {
    const workbench = new Workbench(page);
    await workbench.open();
    await expectNothingCutOff(page);
    await workbench.build();
    await expect(workbench.result.getByRole('article')).toBeVisible();
    for (const name of ['Result', 'Changes', 'Calculation', 'Envelope', 'Preview']) {
      await workbench.tab(name).click();
      await expect(workbench.tab(name)).toHaveAttribute('aria-selected', 'true');
      await expectNothingCutOff(page);
    }
    await workbench.button(say(editorTexts.document)).click();
    await expect(workbench.document.locator('.view-line').first()).toBeVisible();
    await workbench.button(say(shellTexts.moreOnPhone)).click();
    await page.getByRole('link', { name: say(shellTexts.addons) }).click();
    // The list is behind the choice of a country.
    await page.getByRole('combobox', { name: say(catalogueTexts.country), exact: true }).selectOption('Spain');
    await expect(page.getByRole('link', { name: say(catalogueTexts.allAddons) })).toBeVisible();
    await expectNothingCutOff(page);
  });
});
