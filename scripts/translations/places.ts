/** The places of the workbench, as a person reaches them: pages, dialogs, menus, panels, in any language. Used by walk.ts. */

import type { Locator, Page } from '@playwright/test';
import { dropFiles } from '../../e2e/files.ts';
import * as api from '../../src/workbench/developer/api/texts.ts';
import * as batch from '../../src/workbench/developer/batch/texts.ts';
import * as guide from '../../src/workbench/how-it-works/guide/texts.ts';
import { shows } from '../../src/workbench/how-it-works/show/shows.ts';
import * as firstTexts from '../../src/workbench/shell/first/texts.ts';
import * as result from '../../src/workbench/shell/result/texts.ts';
import * as shell from '../../src/workbench/shell/texts.ts';
import { say } from '../../src/workbench/ui/texts/say.ts';
import * as editor from '../../src/workbench/write/editor/texts.ts';
import * as signing from '../../src/workbench/write/signing/texts.ts';

/** A page in a language, and a callback for each place. */
export interface Visit {
  page: Page;
  base: string;
  /** Reports a place once its texts no longer change. `own` is the content of the open document. */
  see(place: string, own?: string): Promise<void>;
}

/** Lists of the service. */
export interface Lists {
  rules: readonly { code: string }[];
  addons: readonly { key: string }[];
  regimes: readonly { country: string }[];
  examples: readonly { name: string; country: string; schema: string }[];
}

/** Elements that open a dialog, menu or list. */
const OPENERS = '[aria-haspopup]:not([aria-haspopup="false"])';

const PAGES = ['/', '/batch', '/schemas', '/regimes', '/addons', '/formats', '/rules', '/api', '/show'];
const SCHEMAS = ['bill/invoice', 'bill/status', 'org/party', 'tax/combo', 'pay/terms', 'envelope'];
const OPERATIONS = ['build', 'convert', 'sign', 'verify', 'bulk', 'addons'];
const UNKNOWN = ['/nowhere', '/rules/NONE', '/addons/none', '/schemas/none', '/regimes/ZZ', '/api/none', '/show/none'];
const RULES = 50;

/** Formats in which examples are written and then received, by addon. */
const RECEIVED = [
  ['de-xrechnung-v3', 'xrechnung-ubl'],
  ['fr-facturx-v1', 'facturx-en16931-pdf'],
  ['it-sdi-v1', 'fatturapa'],
  ['pl-favat-v3', 'ksef'],
] as const;

/** Examples that are saved in all formats. */
const WRITTEN = ['de-invoice', 'it-invoice', 'pl-invoice'];

/** All places by name. Each function works from any page. */
export const places: Readonly<Record<string, (visit: Visit, lists: Lists) => Promise<void>>> = {
  async first({ page, base, see }) {
    await page.goto(base);
    await see('first visit');
    await page.getByRole('button', { name: say(firstTexts.asJson), exact: true }).click();
  },

  async pages(visit, { rules, addons, regimes }) {
    const paths = [
      ...PAGES,
      ...SCHEMAS.map((path) => `/schemas/${path}`),
      ...OPERATIONS.map((id) => `/api/${id}`),
      ...regimes.map(({ country }) => `/regimes/${country.toLowerCase()}`),
      ...addons.map(({ key }) => `/addons/${key}`),
      ...rules
        .filter((_, index) => index % Math.ceil(rules.length / RULES) === 0)
        .map(({ code }) => `/rules/${encodeURIComponent(code)}`),
      ...UNKNOWN,
    ];
    for (const path of paths) {
      await go(visit, path);
      await unfold(visit.page.locator('main'));
      await visit.see(path);
    }
  },

  async dialogs(visit) {
    const { page, see } = visit;
    await go(visit, '/');
    let opened = 0;
    for (const opener of await page.locator(OPENERS).all()) {
      if (!(await opener.isVisible()) || !(await opener.isEnabled())) continue;
      await opener.click({ timeout: 2_000 }).catch(() => {});
      await see(`opener ${++opened}`);
      // Entries of a menu open dialogs.
      const count = await page.getByRole('menuitem').count();
      for (let index = 0; index < count; index++) {
        const entry = page.getByRole('menuitem').nth(index);
        if (!(await entry.isVisible())) {
          await close(page);
          if (new URL(page.url()).pathname !== '/') await go(visit, '/');
          await opener.click({ timeout: 2_000 }).catch(() => {});
        }
        await entry.click({ timeout: 1_000 }).catch(() => {});
        await see(`opener ${opened}, entry ${index + 1}`);
      }
      await close(page);
      if (new URL(page.url()).pathname !== '/') await go(visit, '/');
    }
    await page.keyboard.press('ControlOrMeta+k');
    await see('commands');
    await close(page);
  },

  async documents(visit, { examples }) {
    const { page, see } = visit;
    await go(visit, '/');
    // One of each country and one of each type.
    const isFirst = (name: string, found: (each: Lists['examples'][number]) => boolean) =>
      examples.find(found)?.name === name;
    const shown = examples.filter(
      ({ name, country, schema }) =>
        WRITTEN.includes(name) ||
        isFirst(name, (each) => each.country === country) ||
        isFirst(name, (each) => each.schema === schema),
    );
    for (const { name } of shown) {
      const text = await example(visit, name);
      await dropFiles(page, { name: `${name}.json`, content: text });
      await showPane(page, shell.document);
      await button(page, editor.form).click();
      await see(`${name}, form`, text);
      await page.keyboard.press('ControlOrMeta+Enter');
      if (WRITTEN.includes(name)) await panels(visit, name, text);
      else await panels(visit, name, text, say(result.calculation));
      for (const command of WRITTEN.includes(name) ? [shell.correct, shell.save] : [shell.correct]) {
        if (!(await press(page, command))) continue;
        await page.waitForTimeout(command === shell.save ? 1_500 : 300);
        await see(`${name}, ${command}`, text);
        if (command === shell.save) await kinds(visit, name, text);
        await close(page);
      }
    }
  },

  async received(visit) {
    const { page, base, see } = visit;
    await go(visit, '/');
    for (const [name, format] of RECEIVED) {
      const answer = await fetch(`${base}/v0/convert`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Accept: format.endsWith('pdf') ? 'application/pdf' : 'application/xml',
        },
        body: JSON.stringify({ data: JSON.parse(await example(visit, name)), to: format }),
      });
      if (!answer.ok) throw new Error(`${name} as ${format}: ${await answer.text()}`);
      const bytes = new Uint8Array(await answer.arrayBuffer());
      const text = new TextDecoder().decode(bytes);
      const isPdf = text.startsWith('%PDF');
      await dropFiles(page, { name: `${format}.${isPdf ? 'pdf' : 'xml'}`, content: bytes });
      await page.waitForTimeout(1_500);
      const own = isPdf ? await example(visit, name) : text;
      await see(`received ${format}`, own);
      await panels(visit, `received ${format}`, own);
      for (const command of [shell.report, shell.answer]) {
        await showPane(page, shell.document);
        if (!(await press(page, command))) continue;
        await see(`received ${format}, ${command}`, own);
        await close(page);
        await go(visit, '/');
      }
    }
  },

  async batch(visit) {
    const { page, see } = visit;
    await go(visit, '/batch');
    await button(page, batch.trySamples).click();
    await page.waitForTimeout(3_000);
    await unfold(page.locator('main'));
    await see('batch with results');
    for (const opener of await page.locator(`main :is(${OPENERS})`).all()) {
      if (!(await opener.isVisible()) || !(await opener.isEnabled())) continue;
      await opener.click({ timeout: 2_000 }).catch(() => {});
      await see('batch, menu');
      await close(page);
    }
    for (const row of (await page.locator('main tbody tr').all()).slice(0, 12)) {
      await row.click({ timeout: 1_000 }).catch(() => {});
      await see('batch, row');
    }
  },

  async tables(visit) {
    const { page, see } = visit;
    await go(visit, '/');
    const cells = [
      ['Number', 'Article', 'Qty', 'Price', 'VAT'],
      ['1', 'Paper', '2', '3,50', '19'],
      ['1', 'Ink', '1', '12,00', '19'],
    ];
    await dropFiles(page, { name: 'table.csv', content: cells.map((row) => row.join(';')).join('\n') });
    await page.waitForTimeout(800);
    await see('table', JSON.stringify(cells));
    await close(page);
    await dropFiles(page, { name: 'broken.json', content: '{ "code": "1", "lines": [ { "quantity": 1 ]' });
    await page.waitForTimeout(800);
    await see('broken JSON', 'broken');
    await close(page);
  },

  async api(visit) {
    const { page, see } = visit;
    for (const id of ['build', 'sign', 'addons']) {
      await go(visit, `/api/${id}`);
      const run = button(page, api.run);
      if (!(await run.isVisible())) continue;
      await run.click();
      await page.waitForTimeout(1_000);
      await unfold(page.locator('main'));
      await see(`${id}, answered`);
    }
  },

  async signing(visit) {
    const { page, see } = visit;
    await go(visit, '/');
    const text = await example(visit, 'es-invoice');
    await dropFiles(page, { name: 'es.json', content: text });
    if (!(await press(page, shell.sign))) throw new Error('Sign is not offered');
    await see('sign without a key', text);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: say(signing.makeKey), exact: true }).click();
    await page.waitForTimeout(800);
    await unfold(dialog);
    await see('sign with a key', text);
    await dialog.getByRole('button', { name: named(signing.signDocument) }).click();
    await page.waitForTimeout(1_500);
    await see('signed', text);
    await panels(visit, 'signed', text);
  },

  async shows(visit) {
    const { page, see } = visit;
    for (const { name } of shows) {
      await page.goto(`${visit.base}/show/${name}`);
      for (let step = 1; step < 12; step++) {
        await page.waitForTimeout(4_000);
        await see(`scenario ${name}, step ${step}`);
        const next = button(page, guide.next);
        if (!(await next.isVisible())) break;
        await next.click();
      }
      await page.keyboard.press('Escape');
    }
  },

  async faults(visit) {
    const { page, see } = visit;
    await go(visit, '/');
    const text = await example(visit, 'es-invoice');
    const broken = text.replace(/"code":\s*"B\d+"/, '"code":"B00000001"').replace(/"currency"/, '"curency"');
    await dropFiles(page, { name: 'faulty.json', content: broken });
    await showPane(page, shell.document);
    await button(page, editor.form).click();
    await see('faults in a form', broken);
    await unfold(page.getByRole('region'));
    await see('faults, unfolded', broken);
    await button(page, editor.json).click();
    await see('faults in JSON', broken);
    await dropFiles(page, { name: 'text.json', content: '{ "$schema": 1, ' });
    await page.waitForTimeout(600);
    await see('not JSON');
    await close(page);
  },

  async away(visit) {
    const { page, see } = visit;
    await page.route('**/v0/**', (route) => route.abort());
    for (const path of ['/', '/addons', '/regimes/es', '/rules', '/batch', '/api/build', '/schemas']) {
      await page.goto(visit.base + path);
      await page.waitForTimeout(1_500);
      await see(`${path}, service away`);
    }
    await page.unroute('**/v0/**');
  },
};

/** Opens each panel of the result, or one. */
async function panels({ page, see }: Visit, place: string, text: string, name: string | RegExp = /./): Promise<void> {
  await page.waitForTimeout(600);
  await showPane(page, shell.preview);
  for (const tab of await page.getByRole('tab', { name }).all()) {
    if (!(await tab.isVisible())) continue;
    await tab.click();
    await see(`${place}, ${await tab.textContent()}`, text);
  }
}

/** Chooses each format of the dialog Save as. */
async function kinds({ page, see }: Visit, place: string, text: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  for (const kind of await dialog.getByRole('radio').all()) {
    await kind.check({ force: true, timeout: 1_000 }).catch(() => {});
    await page.waitForTimeout(300);
    await see(`${place}, save as ${(await kind.getAttribute('value')) ?? ''}`, text);
  }
}

/** Goes to a page of the workbench without loading it again. */
async function go({ page, base }: Visit, path: string): Promise<void> {
  if (!page.url().startsWith(base)) {
    await page.goto(base + path);
    // On a first visit, a dialog asks how to write.
    await page.waitForTimeout(1_500);
    await page.keyboard.press('Escape');
  } else
    await page.evaluate((address) => {
      history.pushState({}, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
  await page.waitForTimeout(300);
}

/** Opens collapsed sections. */
async function unfold(root: Locator): Promise<void> {
  await root.evaluateAll((elements) => {
    for (const element of elements)
      for (const each of element.querySelectorAll('details:not([open])')) each.setAttribute('open', '');
  });
}

/** Presses a button, or its menu entry if there is no room for the button. Returns whether it is offered. */
async function press(page: Page, text: string): Promise<boolean> {
  const own = button(page, text);
  if (await own.isVisible()) {
    if (!(await own.isEnabled())) return false;
    await own.click();
    return true;
  }
  const more = button(page, shell.more);
  if (!(await more.isVisible())) return false;
  await more.click();
  const entry = page.getByRole('menuitem', { name: say<string>(text), exact: true });
  await page.getByRole('menuitem').first().waitFor();
  if (await entry.isVisible()) {
    await entry.click();
    return true;
  }
  await close(page);
  return false;
}

/** Shows the document or the result, where there is room for only one. */
async function showPane(page: Page, name: string): Promise<void> {
  const choice = button(page, name);
  if (await choice.isVisible()) await choice.click();
}

function button(page: Page, text: string): Locator {
  return page.getByRole('button', { name: say<string>(text), exact: true }).first();
}

/** Returns the pattern of a text with any values. */
function named(text: string): RegExp {
  const [before = '', after = ''] = say<string>(text, { document: '\0' })
    .split('\0')
    .map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`^${before}.+${after}$`, 'u');
}

async function close(page: Page): Promise<void> {
  for (let times = 0; times < 3; times++) await page.keyboard.press('Escape');
  await page.waitForTimeout(100);
}

async function example({ base }: Visit, name: string): Promise<string> {
  return await (await fetch(`${base}/v0/examples/${name}`)).text();
}
