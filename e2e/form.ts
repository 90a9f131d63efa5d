import { expect, type Locator, type Page } from '@playwright/test';
import { say } from '../src/workbench/ui/texts/say.ts';
import * as editorTexts from '../src/workbench/write/editor/texts.ts';
import * as sheetTexts from '../src/workbench/write/form/sheet/texts.ts';
import * as formTexts from '../src/workbench/write/form/texts.ts';
import { Workbench } from './workbench.ts';

/** The form view of a draft. */
export class Form {
  readonly workbench: Workbench;
  readonly document: Locator;

  constructor(page: Page) {
    this.workbench = new Workbench(page);
    this.document = this.workbench.document;
  }

  async open(text: unknown): Promise<void> {
    await this.workbench.open();
    await this.workbench.write(text);
    await this.show(say(editorTexts.form));
    await this.openParties();
  }

  /** Shows the fields of parties that are shown as addresses. */
  async openParties(): Promise<void> {
    await this.document.locator('[data-form]').waitFor();
    const edit = this.document.getByRole('button', { name: say(sheetTexts.partyEdit), exact: true });
    for (let left = await edit.count(); left > 0; left--) await edit.first().click();
  }

  async show(view: string): Promise<void> {
    await this.workbench.page
      .getByRole('group', { name: say(editorTexts.view) })
      .getByRole('button', { name: view })
      .click();
  }

  section(name: string): Locator {
    return this.document.getByRole('region', { name, exact: true });
  }

  field(name: string): Locator {
    return this.document.getByLabel(name, { exact: true });
  }

  /** Returns the field of a column in a line. */
  cell(column: string, row: number): Locator {
    return this.section('Lines').getByLabel(`${column}, row ${row}`, { exact: true });
  }

  /** Opens the content of a button on the sheet. */
  async more(name: string, within = this.document): Promise<Locator> {
    const button = within.getByRole('button', { name, exact: true });
    const rarer = within.getByRole('button', { name: say(sheetTexts.rarer), expanded: false });
    await expect(button.or(rarer).first()).toBeVisible();
    if (!(await button.isVisible())) await rarer.click();
    if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    return within.getByRole('group', { name, exact: true });
  }

  /** Adds a field to an object by its title in the list of missing fields. */
  async addField(within: Locator, object: string, title: string): Promise<void> {
    await within.getByRole('button', { name: say(formTexts.addFieldTo, { object }), exact: true }).click();
    const search = this.workbench.page.getByPlaceholder(say(formTexts.whichField));
    await expect(search).toBeFocused();
    await search.fill(title);
    await this.workbench.page
      .getByRole('option', { name: new RegExp(`^${title} `) })
      .first()
      .click();
  }
}

/** Presses Tab, as a reader does, until a field has the focus. */
export async function tabTo(page: Page, to: Locator, most = 12): Promise<void> {
  if (page.context().browser()?.browserType().name() === 'firefox') await keepInPage(page);
  for (let i = 0; i <= most; i++) {
    if (await to.evaluate((element) => element === document.activeElement)) return;
    if (i < most) await page.keyboard.press('Tab');
  }
  throw new Error('it cannot be reached by Tab');
}

/**
 * Makes Tab begin again after the last control, as in Chromium. Firefox would go on to its own controls, from which its driver does not return:
 * keys still arrive in the page, but its buttons do not react.
 */
async function keepInPage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const last = document.body.lastElementChild;
    if (last instanceof HTMLElement && last.dataset.fence) return;
    document.querySelector('[data-fence]')?.remove();
    const fence = document.createElement('span');
    Object.assign(fence.dataset, { fence: 'end' });
    fence.tabIndex = 0;
    fence.addEventListener('focus', () => document.querySelector<HTMLElement>('a, button')?.focus());
    document.body.append(fence);
  });
}

/** Writes into fields by path, with Tab from one to the next. */
export async function writeAt(page: Page, at: (path: string) => Locator, texts: Readonly<Record<string, string>>) {
  for (const [path, text] of Object.entries(texts)) {
    await tabTo(page, at(path));
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Tab');
}
