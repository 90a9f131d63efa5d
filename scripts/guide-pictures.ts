/**
 * Takes the pictures of docs/guides/accountants.md: the steps of the guide in the workbench, in English and in light colours. Needs a
 * build. Playwright's own screenshots cannot be WebP, a third of the size of PNG.
 *
 *   npm run pictures [NAME…]
 */

import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium, type Locator, type Page } from '@playwright/test';
import { dropFiles } from '../e2e/files.ts';
import * as inspectTexts from '../src/workbench/inbox/inspect/texts.ts';
import * as firstTexts from '../src/workbench/shell/first/texts.ts';
import * as resultTexts from '../src/workbench/shell/result/texts.ts';
import * as shellTexts from '../src/workbench/shell/texts.ts';
import * as examplesTexts from '../src/workbench/state/examples/texts.ts';
import { say } from '../src/workbench/ui/texts/say.ts';
import * as correctTexts from '../src/workbench/write/correct/texts.ts';
import * as editorTexts from '../src/workbench/write/editor/texts.ts';
import * as signingTexts from '../src/workbench/write/signing/texts.ts';
import { findChromium } from './find-browser.mjs';
import { startListening } from './start-listening.mjs';

const FOLDER = 'docs/guides/pictures';
const SIZE = { width: 1280, height: 800 };
const TODAY = new Date('2026-11-02T09:00:00Z');

const invoice = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  $addons: ['de-xrechnung-v3'],
  series: 'R26',
  code: '117',
  issue_date: '2026-11-02',
  tax: { rounding: 'currency' },
  op_date: '2026-10-30',
  supplier: {
    name: 'Buchbinderei Lindenhof GmbH',
    tax_id: { country: 'DE', code: '111111125' },
    addresses: [{ street: 'Lindenstraße', num: '8', code: '24103', locality: 'Kiel', country: 'DE' }],
    people: [{ name: { given: 'Ada', surname: 'Lind' } }],
    telephones: [{ num: '+49 431 1234567' }],
    emails: [{ addr: 'rechnung@lindenhof.example' }],
    inboxes: [{ email: 'rechnung@lindenhof.example' }],
  },
  customer: {
    name: 'Stadtbücherei Musterstadt',
    addresses: [{ street: 'Rathausplatz', num: '1', code: '12345', locality: 'Musterstadt', country: 'DE' }],
    inboxes: [{ email: 'eingang@musterstadt.example' }],
  },
  ordering: { code: '04011000-12345-03' },
  lines: [
    {
      quantity: '40',
      item: { name: 'Bucheinband in Leinen', price: '18.00', unit: 'piece' },
      taxes: [{ cat: 'VAT', rate: 'general' }],
    },
    { quantity: '1', item: { name: 'Lieferung', price: '12.00' }, taxes: [{ cat: 'VAT', rate: 'general' }] },
  ],
  payment: {
    terms: { due_dates: [{ date: '2026-12-02', percent: '100%' }] },
    instructions: { key: 'credit-transfer+sepa', credit_transfer: [{ iban: 'DE02120300000000202051' }] },
  },
};

const { origin, process: service } = await startListening(['dist/node/serve.js', '--port', '0']);
const browser = await chromium.launch({ executablePath: findChromium() });
const chosen = process.argv.slice(2);

const steps: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async new(page) {
    await button(page, shellTexts.newDrafts).click();
    await page.getByRole('combobox', { name: say(examplesTexts.title) }).fill('empty germany');
    await page.getByRole('option', { name: 'Empty invoice, Germany', exact: true }).first().waitFor();
  },

  async form(page) {
    await open(page, invoice);
  },

  async problems(page) {
    const { ordering: _, ...incomplete } = invoice;
    await open(page, incomplete);
  },

  async save(page) {
    await open(page, invoice);
    await button(page, shellTexts.save).click();
    await page.waitForTimeout(3_000);
  },

  async received(page) {
    await dropFiles(page, { name: 'rechnung.xml', content: (await written()).replaceAll('>139.08<', '>139.80<') });
    const paper = page.getByRole('region', { name: say(inspectTexts.paper), exact: true });
    await paper.getByText('R26-117').first().waitFor({ timeout: 60_000 });
  },

  async correct(page) {
    await open(page, invoice);
    await button(page, shellTexts.correct).click();
    await page.getByRole('region', { name: say(correctTexts.correction) }).waitFor();
  },

  async sign(page) {
    await open(page, invoice);
    await page.keyboard.press('Control+k');
    await page.getByPlaceholder(say(shellTexts.whatToDo)).fill(say(shellTexts.sign));
    await page.keyboard.press('Enter');
    await page.getByLabel(say(signingTexts.newName)).fill('Office');
    await button(page, signingTexts.makeKey).click();
  },
};

try {
  mkdirSync(FOLDER, { recursive: true });
  for (const [name, take] of Object.entries(steps)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue;
    const context = await browser.newContext({
      locale: 'en-GB',
      viewport: SIZE,
      colorScheme: 'light',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    await page.clock.setFixedTime(TODAY);
    await page.goto(origin);
    const begin = page.getByRole('button', { name: say(firstTexts.newInvoice) });
    await begin.click({ timeout: 60_000 });
    await take(page);
    await page.waitForTimeout(3_000);
    await picture(page, name);
    await context.close();
  }
} finally {
  await browser.close();
  service.kill();
}

async function open(page: Page, document: object): Promise<void> {
  await dropFiles(page, { name: 'invoice.json', content: JSON.stringify(document, null, 2) });
  await button(page, editorTexts.form).click();
  await page
    .getByRole('region', { name: say(resultTexts.title) })
    .getByText('R26-117')
    .waitFor();
}

/** Returns the invoice as an XRechnung. */
async function written(): Promise<string> {
  const answer = await fetch(`${origin}/v0/convert`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/xml' },
    body: JSON.stringify({ to: 'xrechnung-ubl', data: invoice }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return await answer.text();
}

async function picture(page: Page, name: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 65 });
  const bytes = Buffer.from(data, 'base64');
  writeFileSync(`${FOLDER}/${name}.webp`, bytes);
  console.log(`${name}.webp: ${Math.round(bytes.length / 1024)} KB`);
}

function button(page: Page, text: string): Locator {
  return page.getByRole('button', { name: say<string>(text), exact: true }).first();
}
