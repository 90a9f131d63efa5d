/**
 * The scenes of scripts/screenshots.mjs: every page and panel, and how to reach it.
 *
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {{ name: string, reach(page: Page): Promise<unknown> }} Scene
 */

/** A Spanish invoice with a faulty supplier tax code and a misspelt property. */
const faulty = `{
  "$schema": "https://gobl.org/draft-0/bill/invoice",
  "$addons": ["es-facturae-v3"],
  "series": "FAC-2025", "code": "118",
  "issue_date": "2025-03-10", "curency": "EUR",
  "supplier": {
    "name": "Talleres Llobregat S.L.",
    "tax_id": { "country": "ES", "code": "B98602643" }
  },
  "customer": {
    "name": "Librería Sant Jordi",
    "tax_id": { "country": "ES", "code": "54387763P" }
  },
  "lines": [
    { "quantity": "20",
      "item": { "name": "Bookbinding, quarter leather", "price": "90.00" },
      "discounts": [{ "percent": "10%", "reason": "Series" }],
      "taxes": [{ "cat": "VAT", "rate": "standard" }] },
    { "quantity": "1",
      "item": { "name": "Carriage", "price": "12.50" },
      "taxes": [{ "cat": "VAT", "rate": "standard" }] }
  ]
}
`;

/** @param {Page} page */
async function open(page) {
  await page.goto('/');
  await page.locator('.view-line').first().waitFor({ timeout: 60_000 });
}

/** The document without faults. */
const good = faulty.replace('B98602643', 'B98602642').replace('curency', 'currency');

/** @param {Page} page @param {string} text */
async function write(page, text) {
  await page.getByRole('region', { name: 'Document' }).locator('.view-lines').click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
  await page.keyboard.press('ControlOrMeta+Home');
}

/** @param {Page} page */
async function build(page) {
  await page.getByRole('button', { name: 'Build', exact: true }).click();
}

/** @param {Page} page @param {string} name */
async function panel(page, name) {
  await openGood(page);
  await build(page);
  await page.getByRole('region', { name: 'Result' }).getByRole('tab', { name }).click();
  await page.waitForTimeout(1000);
}

/** Opens the workbench with a valid invoice. @param {Page} page */
async function openGood(page) {
  await open(page);
  await write(page, good);
  await page.waitForTimeout(1500);
}

/** @param {Page} page @param {string} name */
async function press(page, name) {
  const button = page.getByRole('button', { name, exact: true });
  if (await button.isVisible()) return await button.click();
  // On a narrow page, the button is in a menu.
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name }).click();
}

/** @param {Page} page @param {RegExp} name */
async function fromMenu(page, name) {
  await press(page, 'Menu');
  await page.getByRole('menuitem', { name }).click();
  await page.getByRole('dialog').waitFor();
}

/** Signs the document with a new key. @param {Page} page */
async function sign(page) {
  await openGood(page);
  await press(page, 'Sign');
  await page.getByRole('button', { name: 'Make a key' }).click();
  await page.getByRole('button', { name: /^Sign FAC/ }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.getByText('Verified with').waitFor();
}

/** @param {Page} page @param {string} place @param {string} key */
async function typeAt(page, place, key) {
  await page.getByRole('region', { name: 'Document' }).locator('.view-line', { hasText: place }).first().click();
  await page.keyboard.press('End');
  await page.keyboard.press(key);
}

/** @type {Scene[]} */
export const scenes = [
  { name: 'workbench-start', reach: open },
  {
    name: 'workbench-fault',
    async reach(page) {
      await open(page);
      await write(page, faulty);
      await build(page);
      await page.getByRole('region', { name: 'Problems' }).getByRole('listitem').first().waitFor();
      await page.keyboard.press('F8');
    },
  },
  ...['Preview', 'JSON', 'Changes', 'Calculation', 'Envelope'].map((name) => ({
    name: `result-${name.toLowerCase()}`,
    reach: (/** @type {Page} */ page) => panel(page, name),
  })),
  {
    name: 'form',
    async reach(page) {
      await open(page);
      await write(page, faulty.replace('curency', 'currency'));
      await page.getByRole('group', { name: 'View' }).getByRole('button', { name: 'Form' }).click();
      await page.getByRole('region', { name: 'Supplier' }).waitFor();
      await page.waitForTimeout(1500);
    },
  },
  {
    name: 'new',
    async reach(page) {
      await open(page);
      await page.getByRole('button', { name: 'New', exact: true }).click();
      await page.getByRole('option').nth(8).waitFor();
    },
  },
  {
    name: 'addons',
    async reach(page) {
      await page.goto('/addons');
      await page.getByRole('link', { name: 'FacturaE' }).waitFor();
    },
  },
  {
    name: 'addon-es',
    async reach(page) {
      await page.goto('/addons/es-facturae-v3?lang=es');
      await page.getByRole('region', { name: 'Extensions' }).waitFor();
    },
  },
  {
    name: 'regimes',
    async reach(page) {
      await page.goto('/regimes');
      await page.getByRole('link', { name: 'Spain' }).waitFor();
    },
  },
  {
    name: 'regime-es',
    async reach(page) {
      await page.goto('/regimes/ES');
      await page.getByRole('list', { name: 'Through time' }).first().waitFor();
    },
  },
  {
    name: 'regime-pt',
    async reach(page) {
      await page.goto('/regimes/PT?lang=pt');
      await page.getByRole('list', { name: 'Through time' }).first().waitFor();
    },
  },
  {
    name: 'schemas',
    async reach(page) {
      await page.goto('/schemas');
      await page.getByRole('link', { name: 'bill/invoice' }).waitFor();
    },
  },
  {
    name: 'schema-invoice',
    async reach(page) {
      await page.goto('/schemas/bill/invoice');
      await page.getByRole('table').first().waitFor();
    },
  },
  {
    name: 'tour',
    async reach(page) {
      await page.goto('/');
      await page.getByRole('dialog', { name: 'Write here' }).waitFor();
    },
  },
  {
    name: 'writing',
    async reach(page) {
      await open(page);
      await write(page, good);
      await typeAt(page, '"issue_date"', 'Enter');
      await page.keyboard.type('"');
      await page.locator('.suggest-widget.visible').waitFor();
    },
  },
  {
    name: 'fix',
    async reach(page) {
      await open(page);
      await write(page, faulty);
      await page.getByRole('region', { name: 'Problems' }).getByRole('listitem').first().waitFor();
      await page.keyboard.press('F8');
      await page.waitForTimeout(500);
      await page.keyboard.press('ControlOrMeta+.');
      await page.waitForTimeout(1000);
    },
  },
  {
    name: 'not-json',
    async reach(page) {
      await openGood(page);
      await write(page, good.replace('"currency": "EUR",', '"currency": EUR,'));
      await page.getByText('line 5').first().waitFor();
    },
  },
  {
    name: 'away',
    async reach(page) {
      await openGood(page);
      await page.route('**/v0/**', (route) => route.abort());
      await build(page);
      await page.getByRole('button', { name: 'Try again' }).waitFor();
    },
  },
  {
    name: 'correct',
    async reach(page) {
      await openGood(page);
      await press(page, 'Correct');
      await page.getByRole('dialog').getByLabel('Series').waitFor();
    },
  },
  {
    name: 'sign',
    async reach(page) {
      await openGood(page);
      await press(page, 'Sign');
      await page.getByRole('button', { name: 'Make a key' }).click();
      await page.getByRole('list', { name: 'Keys in this browser' }).getByRole('listitem').first().waitFor();
    },
  },
  { name: 'signed', reach: sign },
  {
    name: 'verify',
    async reach(page) {
      await sign(page);
      await press(page, 'Verify');
      await page.waitForTimeout(1000);
    },
  },
  {
    name: 'outline',
    async reach(page) {
      await openGood(page);
      await press(page, 'Outline');
      await page.locator('.quick-input-list .monaco-list-row').nth(5).waitFor();
    },
  },
  {
    name: 'history',
    async reach(page) {
      await openGood(page);
      await build(page);
      await press(page, 'Use as document');
      await fromMenu(page, /History/);
    },
  },
  ...[
    { name: 'share', item: /Share by a link/ },
    { name: 'settings', item: /Settings/ },
    { name: 'shortcuts', item: /Shortcuts/ },
  ].map(({ name, item }) => ({
    name,
    reach: async (/** @type {Page} */ page) => {
      await openGood(page);
      await fromMenu(page, item);
    },
  })),
  {
    name: 'menu',
    async reach(page) {
      await openGood(page);
      await press(page, 'Menu');
      await page.getByRole('menu').waitFor();
    },
  },
  {
    name: 'commands',
    async reach(page) {
      await openGood(page);
      await page.keyboard.press('ControlOrMeta+k');
      await page.getByRole('combobox', { name: 'Commands' }).waitFor();
      await page.keyboard.type('regime');
    },
  },
  { name: 'batch-start', reach: (page) => page.goto('/batch') },
  {
    name: 'batch',
    async reach(page) {
      await page.goto('/batch');
      const [choosing] = await Promise.all([
        page.waitForEvent('filechooser'),
        page.getByRole('button', { name: 'Choose files' }).click(),
      ]);
      const documents = Array.from({ length: 400 }, (_, index) =>
        (index % 7 === 3 ? faulty : good).replaceAll(/\s*\n\s*/g, ' ').replace('"118"', `"${index + 1}"`),
      );
      const buffer = Buffer.from(documents.join('\n'));
      await choosing.setFiles([{ name: 'march.jsonl', mimeType: 'application/json', buffer }]);
      await page
        .getByRole('region', { name: 'Progress' })
        .getByText(/in [\d.]+ s/)
        .waitFor();
    },
  },
  {
    name: 'api',
    async reach(page) {
      await openGood(page);
      await page.getByRole('link', { name: 'API' }).click();
      await page.getByRole('navigation', { name: 'List of operations' }).getByRole('link').first().click();
      await page.getByRole('button', { name: 'Run' }).click();
      await page.getByRole('region', { name: 'Answer', exact: true }).locator('.view-line').first().waitFor();
    },
  },
  {
    name: 'catalogue-in-english',
    reach: (page) => page.goto('/addons/pl-favat-v3'),
  },
  { name: 'docs', reach: (page) => page.goto('/v0/docs') },
];
