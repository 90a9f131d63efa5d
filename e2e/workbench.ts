import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test';
import * as catalogueTexts from '../src/workbench/reference/texts.ts';
import * as firstTexts from '../src/workbench/shell/first/texts.ts';
import * as resultTexts from '../src/workbench/shell/result/texts.ts';
import { spanishInvoice } from '../src/workbench/shell/testing/invoices.ts';
import { pattern } from '../src/workbench/shell/testing/text-pattern.ts';
import * as shellTexts from '../src/workbench/shell/texts.ts';
import * as examplesTexts from '../src/workbench/state/examples/texts.ts';
import { say } from '../src/workbench/ui/texts/say.ts';
import * as editorTexts from '../src/workbench/write/editor/texts.ts';
import * as problemsTexts from '../src/workbench/write/problems/texts.ts';

export { faultyInvoice, spanishInvoice } from '../src/workbench/shell/testing/invoices.ts';

/** Returns an invoice with the addresses and the recent date whose lack the workbench hints at. */
export function withoutHints(invoice = spanishInvoice()) {
  const addresses = [{ street: 'Carrer Major 1', locality: 'Vic', code: '08500', country: 'ES' }];
  return {
    ...{ ...invoice, issue_date: new Date().toISOString().slice(0, 10) },
    supplier: { ...invoice.supplier, addresses },
    customer: { ...invoice.customer, addresses },
  };
}

/** The workbench, with its parts by user-visible names. */
export class Workbench {
  readonly page: Page;
  readonly document: Locator;
  readonly result: Locator;
  readonly problems: Locator;

  constructor(page: Page) {
    this.page = page;
    this.document = page.getByRole('region', { name: say(editorTexts.document) });
    this.result = page.getByRole('region', { name: say(resultTexts.title) });
    this.problems = page.getByRole('region', { name: say(problemsTexts.problems) });
  }

  async open(address = '/'): Promise<void> {
    if (test.info().project.name === 'switched-off') await this.page.route('**/v0/**', (route) => route.abort());
    await this.page.goto(address);
    await this.begin();
    await this.ready();
  }

  /** Shows the first page, for users without a draft. */
  async visit(): Promise<void> {
    await this.page.goto('/');
    await this.first();
  }

  /** Waits for the first page. */
  async first(): Promise<void> {
    await expect(this.page.getByRole('button', { name: say(firstTexts.newInvoice) })).toBeVisible({ timeout: 30_000 });
  }

  /** Begins with the example of the country as JSON, where there is no draft yet. */
  private async begin(): Promise<void> {
    const asJson = this.page.getByRole('button', { name: say(firstTexts.asJson), exact: true });
    await expect(asJson.or(this.document).first()).toBeVisible({ timeout: 30_000 });
    if (await asJson.isVisible()) await asJson.click();
  }

  /** Waits until the editor shows a text. */
  async ready(): Promise<void> {
    // Polled in each frame: `toBeVisible` soon polls twice a second, and describes the whole page each time.
    await this.page.waitForFunction(
      () => document.querySelector('[data-region="document"] .view-line')?.checkVisibility(),
      undefined,
      { timeout: 30_000 },
    );
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** A problem by its code. */
  problem(code: string): Locator {
    return this.problems.locator(`[data-code="${code}"]`);
  }

  tab(name: string): Locator {
    return this.result.getByRole('tab', { name });
  }

  /** Takes the result as the document. */
  async takeResult(): Promise<void> {
    await this.tab(say(resultTexts.result)).click();
    await this.button(say(resultTexts.use)).click();
  }

  /** The drafts' tabs, by title. */
  get drafts(): Locator {
    return this.page.getByRole('navigation', { name: say(shellTexts.drafts) }).getByRole('link');
  }

  /** Replaces the text in the editor. */
  async write(document: unknown): Promise<void> {
    // On a busy machine, a click may hit a page that is still rendering, and the input would be lost.
    await expect(async () => {
      await this.document.locator('.view-lines').click();
      await expect(this.document.locator(':focus')).toHaveRole('textbox', { timeout: 2000 });
    }).toPass();
    await this.page.keyboard.press('ControlOrMeta+a');
    await this.page.keyboard.insertText(typeof document === 'string' ? document : JSON.stringify(document, null, 2));
    await this.page.keyboard.press('ControlOrMeta+Home');
  }

  async startFrom(example: string | RegExp): Promise<void> {
    await this.button(say(shellTexts.newDrafts)).click();
    const exact = typeof example === 'string';
    await this.page.getByRole('option', { name: example, exact }).click();
    await this.ready();
  }

  /** Starts an empty invoice of a country. */
  async startNew(country: string): Promise<void> {
    const count = await this.drafts.count();
    await this.button(say(shellTexts.newDrafts)).click();
    const option = this.page.getByRole('option', { name: `Empty invoice, ${country}`, exact: true });
    await this.page.getByRole('combobox', { name: say(examplesTexts.title) }).fill(`empty ${country}`);
    await option.click();
    await expect(this.drafts).toHaveCount(count + 1);
  }

  /** Adds an addon to the document from the addon's page. */
  async addAddon(key: string): Promise<void> {
    await this.page.getByRole('link', { name: say(shellTexts.addons), exact: true }).click();
    await this.page
      .getByRole('navigation', { name: say(catalogueTexts.listOf, { things: 'addons' }) })
      .getByRole('link', { name: key })
      .click();
    // Until its page is there, the page before has such buttons too.
    await this.page
      .getByRole('region', { name: key })
      .getByRole('button', { name: pattern(catalogueTexts.addAddon) })
      .click();
    await this.page.getByRole('link', { name: say(shellTexts.write), exact: true }).click();
  }

  /** Runs an item of one of the menus of the toolbar. */
  async fromMenu(item: string | RegExp): Promise<void> {
    for (const menu of [shellTexts.waysToSave, shellTexts.more]) {
      await this.button(say(menu)).click();
      const found = this.page.getByRole('menuitem', { name: item });
      await expect(this.page.getByRole('menuitem').first()).toBeVisible();
      if (await found.isVisible()) return await found.click();
      await this.page.keyboard.press('Escape');
    }
    const help = this.button(say(shellTexts.help));
    if (await help.isVisible()) {
      await help.click();
      return await this.page.getByRole('menuitem', { name: item }).click();
    }
    await this.button(say(shellTexts.moreOnPhone)).click();
    await this.page.getByRole('dialog').getByRole('button', { name: item }).click();
  }

  /** Shows the settings, by their link. */
  async settings(): Promise<Locator> {
    const link = this.page.getByRole('link', { name: say(shellTexts.settings), exact: true });
    const more = this.button(say(shellTexts.moreOnPhone));
    await expect(link.or(more).filter({ visible: true }).first()).toBeVisible();
    if (!(await link.isVisible())) await more.click();
    await link.click();
    await expect(this.page.getByRole('heading', { name: say(shellTexts.settings), exact: true })).toBeVisible();
    return this.page.getByRole('main');
  }

  /** Runs an action from its button if there is room, otherwise from a menu. */
  async do(action: string): Promise<void> {
    const more = this.button(say(shellTexts.more));
    const own = this.button(action);
    await expect(more.or(own).first()).toBeVisible();
    if (await own.isVisible()) {
      await own.click();
    } else {
      await more.click();
      await this.page.getByRole('menuitem', { name: action, exact: true }).click();
    }
  }

  /** Chooses a format in the dialog *Save as*, where rare ones are folded. */
  async chooseFormat(name: string | RegExp): Promise<void> {
    const dialog = this.page.getByRole('dialog', { name: /^Save / });
    const format = this.page.getByRole('radio', { name });
    await this.unfoldFormats();
    // The label around the hidden radio button takes the click.
    await dialog.locator('label').filter({ has: format }).first().click();
    await expect(format.first()).toBeChecked();
  }

  /** Shows all formats in the dialog *Save*. */
  async unfoldFormats(): Promise<void> {
    const dialog = this.page.getByRole('dialog', { name: /^Save / });
    await expect(dialog.getByRole('radio').first()).toBeVisible({ timeout: 30_000 });
    // Those that are open are no longer among them.
    const folds = dialog.getByRole('button', { expanded: false });
    for (let left = await folds.count(); left > 0; left--) await folds.first().click();
  }

  /** Lets Build wrap the document in an envelope, or no more. */
  async toggleEnvelope(): Promise<void> {
    await this.button(say(shellTexts.more)).click();
    await this.page.getByRole('menuitemcheckbox', { name: say(shellTexts.envelope), exact: true }).click();
  }

  async build(): Promise<void> {
    await this.button(say(shellTexts.build)).click();
  }

  /** Returns the text of the current draft, as stored in the browser. */
  async text(): Promise<string> {
    return await this.page.evaluate(async () => {
      const id = new URL(location.href).searchParams.get('draft') ?? '';
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open('billwright');
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      const draft = await new Promise<{ text: string } | undefined>((resolve, reject) => {
        const reading = database.transaction('drafts').objectStore('drafts').get(id);
        reading.onsuccess = () => resolve(reading.result);
        reading.onerror = () => reject(reading.error);
      });
      database.close();
      return draft?.text ?? '';
    });
  }

  /** Waits until the stored text is the expected one. */
  async expectText(expected: string): Promise<void> {
    await expect.poll(() => this.text()).toBe(expected);
  }

  /** Returns the document in the editor, once it is stored and valid JSON. */
  async documentNow(): Promise<Record<string, unknown>> {
    await expect.poll(async () => isJson(await this.text())).toBe(true);
    return JSON.parse(await this.text());
  }

  /** Returns the place of a piece of text on the screen. */
  async placeOf(piece: string): Promise<Box> {
    const line = this.document.locator('.view-line', { hasText: piece }).first();
    await expect(line).toBeVisible();
    return await line.evaluate((element, wanted) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const start = node.textContent?.indexOf(wanted) ?? -1;
        if (start < 0) continue;
        const range = document.createRange();
        range.setStart(node, start);
        range.setEnd(node, start + wanted.length);
        const { left, top, width, height } = range.getBoundingClientRect();
        return { left, top, width, height };
      }
      throw new Error(`${wanted} is not in one piece on its line`);
    }, piece);
  }

  /** Returns the places of squiggles on the screen. */
  async squiggles(kind: 'error' | 'warning' = 'error'): Promise<Box[]> {
    return await this.document.locator(`.squiggly-${kind}`).evaluateAll((marks) =>
      marks.map((mark) => {
        const { left, top, width, height } = mark.getBoundingClientRect();
        return { left, top, width, height };
      }),
    );
  }

  /** Expects a squiggle below a piece of text, from its first to its last character. */
  async expectSquiggleUnder(piece: string, kind: 'error' | 'warning' = 'error'): Promise<void> {
    await expect
      .poll(async () => {
        // Until its colours are applied, a line consists of other pieces.
        const place = await this.placeOf(piece).catch(() => undefined);
        if (!place) return false;
        return (await this.squiggles(kind)).some((mark) => isUnder(mark, place));
      })
      .toBe(true);
  }
}

/** Skips a test in Firefox, for features that its driver does not support. */
export function notInFirefox(reason: string): void {
  // biome-ignore lint/suspicious/noSkippedTests: Chromium covers it.
  test.skip(test.info().project.name.includes('firefox'), reason);
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Returns whether it is on the same line and of the same width, within two pixels. */
function isUnder(mark: Box, text: Box): boolean {
  const sameLine = mark.top < text.top + text.height && mark.top + mark.height > text.top;
  return sameLine && Math.abs(mark.left - text.left) < 2 && Math.abs(mark.width - text.width) < 2;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Returns the service's answer to a request, as programs send it. */
export async function ask(request: APIRequestContext, path: string, data: unknown) {
  const answer = await request.post(`/v0${path}`, { data });
  return { status: answer.status(), body: await answer.json() };
}
