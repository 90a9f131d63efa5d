import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import * as catalogueTexts from '../src/workbench/reference/texts.ts';
import * as firstTexts from '../src/workbench/shell/first/texts.ts';
import * as shellTexts from '../src/workbench/shell/texts.ts';
import { say } from '../src/workbench/ui/texts/say.ts';
import * as editorTexts from '../src/workbench/write/editor/texts.ts';
import * as formSheetTexts from '../src/workbench/write/form/sheet/texts.ts';
import * as problemsTexts from '../src/workbench/write/problems/texts.ts';
import { dropFiles } from './files.ts';
import { Form, tabTo, writeAt } from './form.ts';
import { expectNothingCutOff, expectNoViolations } from './look.ts';
import { test } from './test.ts';
import { spanishInvoice } from './workbench.ts';

/** An invoice written in the form, from *New*: the input and its total. */
interface Task {
  country: string;
  customer: readonly [name: string, country: string, number: string];
  supplier: readonly [name: string, number: string];
  lines: readonly (readonly [item: string, quantity: string, price: string, discount: string])[];
  /** Another tax of the first line, which the second takes over: its search and its name. */
  tax?: readonly [search: string, name: RegExp];
  due: string;
  iban: string;
  payable: RegExp;
  written: object;
}

const lines = (price: string, carriage: string) =>
  [
    ['Bookbinding', '20', price, '10'],
    ['Carriage', '1', carriage, ''],
  ] as const;

const spain: Task = {
  country: 'Spain',
  supplier: ['Encuadernaciones Sol S.L.', 'B98602642'],
  customer: ['Librería Sant Jordi', 'Spain', '54387763P'],
  lines: lines('90,00', '12,50'),
  tax: ['IRPF 15', /^IRPF 15/],
  due: '20/12/2026',
  iban: 'ES9121000418450200051332',
  payable: /1\.730,45/,
  written: {
    lines: [
      {
        quantity: '20',
        item: { name: 'Bookbinding', price: '90.00' },
        discounts: [{ percent: '10%' }],
        taxes: [
          { cat: 'VAT', rate: 'general' },
          { cat: 'IRPF', rate: 'pro' },
        ],
      },
      { taxes: [{ cat: 'VAT' }, { cat: 'IRPF' }] },
    ],
    payment: {
      terms: { due_dates: [{ date: '2026-12-20', percent: '100%' }] },
      instructions: { key: 'credit-transfer', credit_transfer: [{ iban: 'ES9121000418450200051332' }] },
    },
  },
};

const others: readonly Task[] = [
  {
    country: 'Germany',
    supplier: ['Buchbinderei Sonne GmbH', '111111125'],
    customer: ['Stadtbücherei', 'Germany', '282741168'],
    lines: lines('90,00', '12,50'),
    due: '20.12.2026',
    iban: 'DE89370400440532013000',
    payable: /1\.942,68/,
    written: { lines: [{ taxes: [{ cat: 'VAT', rate: 'general' }] }, {}] },
  },
  {
    country: 'France',
    supplier: ['Reliures du Soleil SARL', '44732829320'],
    customer: ['Librairie du Port', 'France', '39356000000'],
    lines: lines('90,00', '12,50'),
    tax: ['TVA 10', /^TVA 10/],
    due: '20/12/2026',
    iban: 'FR1420041010050500013M02606',
    payable: /1\s?795,75/,
    written: { lines: [{ taxes: [{ cat: 'VAT', rate: 'intermediate' }] }, {}] },
  },
  {
    country: 'Poland',
    supplier: ['Introligatornia Słońce sp. z o.o.', '9551893317'],
    customer: ['Biblioteka Miejska', 'Poland', '1132191233'],
    lines: lines('90,00', '12,50'),
    tax: ['VAT 8', /^VAT 8/],
    due: '20.12.2026',
    iban: 'PL61109010140000071219812874',
    payable: /1\s?763,10/,
    written: { lines: [{ taxes: [{ cat: 'VAT', rate: 'reduced' }] }, {}] },
  },
  {
    country: 'Italy',
    supplier: ['Legatoria del Sole S.r.l.', '12345678903'],
    customer: ['Libreria del Porto', 'Italy', '01234567897'],
    lines: lines('90,00', '12,50'),
    tax: ['IVA 10', /^IVA 10/],
    due: '20/12/2026',
    iban: 'IT60X0542811101000000123456',
    payable: /1\.795,75/,
    written: { lines: [{ taxes: [{ cat: 'VAT', rate: 'intermediate' }] }, {}] },
  },
];

/** Opens the workbench as on a first visit, with the question. */
async function firstVisit(page: Page): Promise<Form> {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: say(firstTexts.invoicesThatPass) })).toBeVisible();
  return new Form(page);
}

/** Writes the invoice with pointer, figures and Tab; returns the number of clicks since the first visit. */
async function byPointer(form: Form, task: Task): Promise<number> {
  const { page } = form.workbench;
  const write = (text: string) => page.keyboard.insertText(text);
  let clicks = 0;
  const click = async (target: Locator) => {
    clicks++;
    await target.click();
  };
  await click(page.getByRole('button', { name: say(firstTexts.newInvoice) }));
  await click(form.workbench.button(say(shellTexts.newDrafts)));
  await page.keyboard.type(`empty ${task.country}`);
  await click(page.getByRole('option', { name: `Empty invoice, ${task.country}`, exact: true }));
  await expect(form.field('Series')).toBeFocused();
  await write('F26');
  await page.keyboard.press('Tab');
  await write('31');
  await writeParties(form, task, click, write);
  await click(form.cell('Item', 1));
  for (const [index, [item, quantity, price, discount]] of task.lines.entries()) {
    for (const [position, cell] of [item, quantity, '', price, discount].entries()) {
      if (cell !== '') await write(cell);
      if (position < 4) await page.keyboard.press('Tab');
    }
    if (index === 0 && task.tax) {
      await click(form.document.getByRole('button', { name: /^Tax of row 1/ }));
      await page.keyboard.type(task.tax[0]);
      await click(page.getByRole('option', { name: task.tax[1] }));
    }
    if (index === 0) await click(form.cell('Item', 2));
  }
  await click(form.field(say(formSheetTexts.due)));
  await write(task.due);
  await tabTo(page, form.field('IBAN'), 3);
  await write(task.iban);
  await page.keyboard.press('Tab');
  return clicks;
}

/** Writes the supplier's name and number, and the customer, field by field. */
async function writeParties(
  form: Form,
  { supplier, customer }: Task,
  go: (to: Locator) => Promise<void>,
  write: (text: string) => Promise<void>,
) {
  const { page } = form.workbench;
  const ofSupplier = form.section('Supplier');
  await go(ofSupplier.getByLabel('Name', { exact: true }));
  await write(supplier[0]);
  await tabTo(page, ofSupplier.locator('[data-path=".supplier.tax_id.code"]'), 2);
  await write(supplier[1]);
  await go(form.section('Customer').getByLabel('Name', { exact: true }));
  await write(customer[0]);
  await page.keyboard.press('Tab');
  await page.keyboard.type(customer[1]);
  // Tab takes the highlighted country, like Enter.
  await page.keyboard.press('Tab');
  await write(customer[2]);
}

/** Writes the invoice without pointer; returns the number of keys other than text and Tab. */
async function byKeyboard(form: Form, task: Task): Promise<number> {
  const { page } = form.workbench;
  const type = (text: string) => page.keyboard.type(text);
  // An Italian customer has three fields of their own, and a hint.
  const go = (to: Locator) => tabTo(page, to, 15);
  let keys = 0;
  const press = async (key: string) => {
    keys++;
    await page.keyboard.press(key);
  };
  await expect(page.getByRole('button', { name: say(firstTexts.newInvoice) })).toBeVisible();
  await press('Enter');
  await expect(form.field('Series')).toBeVisible();
  await press('Alt+n');
  await expect(page.getByPlaceholder(/^Country, addon/)).toBeFocused();
  await type(`empty ${task.country}`);
  await expect(page.getByRole('option', { name: `Empty invoice, ${task.country}`, exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await press('Enter');
  await expect(form.field('Series')).toBeFocused();
  await type('F26');
  await go(form.field('Number').first());
  await type('31');
  await writeParties(form, task, go, type);
  for (const [index, [item, quantity, price, discount]] of task.lines.entries()) {
    await go(form.cell('Item', index + 1));
    await type(item);
    await go(form.cell('Qty', index + 1));
    await type(quantity);
    await go(form.cell('Price', index + 1));
    await type(price);
    await go(form.cell('Discount', index + 1));
    await type(discount);
    if (index === 0 && task.tax) {
      await go(form.document.getByRole('button', { name: /^Tax of row 1/ }));
      await press('Enter');
      await expect(page.getByPlaceholder(say(formSheetTexts.searchTax))).toBeFocused();
      await type(task.tax[0]);
      await press('Enter');
      await expect(form.document.getByRole('button', { name: /^Tax of row 1/ })).toBeFocused();
    }
  }
  // Past the totals, which appear with the first result.
  await expect(form.section('Totals')).toBeVisible();
  await press('F6');
  await expect(form.section('Totals')).toBeFocused();
  await press('F6');
  await expect(form.field(say(formSheetTexts.due))).toBeFocused();
  await type(task.due);
  await go(form.field('IBAN'));
  await type(task.iban);
  await page.keyboard.press('Tab');
  return keys;
}

/** Returns controls that exceed the form's edge. */
async function beyondForm(page: Page): Promise<string[]> {
  return await page.locator('[data-form]').evaluate((form) => {
    const { right } = form.getBoundingClientRect();
    const controls = Array.from(
      form.querySelectorAll('input:not([aria-hidden]), button, textarea, select, output, dd'),
    );
    const beyond = controls.filter((control) => control.getBoundingClientRect().right > right + 1);
    return [...(form.scrollWidth > form.clientWidth + 1 ? [form] : []), ...beyond].map((each) =>
      each.outerHTML.slice(0, 90),
    );
  });
}

/** Returns figures that are wider than their fields. */
async function figuresCut(page: Page): Promise<string[]> {
  return await page
    .locator('[data-form] input[inputmode=decimal]')
    .evaluateAll((inputs) =>
      inputs.flatMap((input) =>
        input instanceof HTMLInputElement && input.scrollWidth > input.clientWidth + 1 ? [input.value] : [],
      ),
    );
}

async function expectInvoice(form: Form, task: Task): Promise<void> {
  await expect
    .poll(() => form.workbench.documentNow())
    .toMatchObject({
      series: 'F26',
      code: '31',
      supplier: { name: task.supplier[0], tax_id: { code: task.supplier[1] } },
      customer: { name: task.customer[0], tax_id: { code: task.customer[2] } },
      ...task.written,
    });
  await expect(form.document.getByRole('definition').last()).toContainText(task.payable);
  // Germany and France require the date of supply: a warning.
  await expect(form.workbench.problems.getByRole('img', { name: say(problemsTexts.problem) })).toHaveCount(0);
}

test.use({ storageState: { cookies: [], origins: [] } });

test('a Spanish invoice with discount, IVA and IRPF takes at most 10 clicks, without JSON', async ({ page }) => {
  const form = await firstVisit(page);
  expect(await byPointer(form, spain)).toBeLessThanOrEqual(10);
  await expect(form.document.locator('.view-lines')).toBeHidden();
  await expectInvoice(form, spain);
  await form.workbench.build();
  await expect(form.workbench.result.getByRole('article')).toContainText('1.730,45');
  await expectNoViolations(page);
  // The build counts: it can be corrected at once.
  await form.workbench.do('Correct');
  await expect(form.workbench.drafts).toHaveCount(3);
  await form.workbench.drafts.nth(1).click();
  // At 200 % of a common screen, on a phone, and on the smallest required one (WCAG 1.4.10).
  for (const width of [1024, 720, 390, 320]) {
    await page.setViewportSize({ width, height: 640 });
    if (width < 800) await form.workbench.button(say(shellTexts.document)).click();
    expect(await beyondForm(page)).toEqual([]);
    expect(await figuresCut(page)).toEqual([]);
    // The page itself does not scroll.
    expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBe(0);
  }
  await expectNothingCutOff(page);
});

test('amounts of billions are not cut, in the form or on paper', async ({ page }) => {
  const form = await firstVisit(page);
  const { workbench } = form;
  await page.getByRole('button', { name: say(firstTexts.asJson) }).click();
  await workbench.ready();
  const invoice = spanishInvoice();
  const [first, second] = invoice.lines;
  if (first) Object.assign(first, { quantity: '1200000', item: { name: 'Turbine hall', price: '1234567890.12' } });
  if (second)
    Object.assign(second, {
      discounts: [{ amount: '1234567890.00' }],
      item: { name: 'Carriage', price: '98765432100.50' },
    });
  await workbench.write(invoice);
  await form.show('Form');
  await expect(form.cell('Price', 2)).toHaveValue('98.765.432.100,50');
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 800 });
    if (width < 800) await form.workbench.button(say(shellTexts.document)).click();
    await expect(form.cell('Amount', 1)).toHaveText('1.333.333.321.329.600,00');
    await expect.poll(() => beyondForm(page)).toEqual([]);
    expect(await figuresCut(page)).toEqual([]);
    if (width < 800) await form.workbench.button(say(shellTexts.preview)).click();
    await expect(workbench.result.getByRole('article')).toContainText('1.333.333.321.329.600,00');
    // Figures are whole and readable.
    const tables = workbench.result.getByRole('article').locator('table');
    await expect(tables.first()).not.toHaveClass(/figures-break/);
    expect(
      await tables.evaluateAll((all) => all.map((each) => Number.parseFloat(getComputedStyle(each).fontSize) >= 9)),
    ).not.toContain(false);
    await expect(() => expectNothingCutOff(page)).toPass();
  }
});

test('a Spanish invoice takes at most 12 keys by keyboard, other than Tab and text', {
  tag: '@journey',
}, async ({ page }) => {
  const form = await firstVisit(page);
  expect(await byKeyboard(form, spain)).toBeLessThanOrEqual(12);
  await expectInvoice(form, spain);
});

for (const task of others) {
  test(`an invoice of ${task.country} takes at most 10 clicks`, { tag: '@long' }, async ({ page }) => {
    const form = await firstVisit(page);
    expect(await byPointer(form, task)).toBeLessThanOrEqual(10);
    await expectInvoice(form, task);
  });

  test(`an invoice of ${task.country} can be written by keyboard`, { tag: '@long' }, async ({ page }) => {
    const form = await firstVisit(page);
    expect(await byKeyboard(form, task)).toBeLessThanOrEqual(12);
    await expectInvoice(form, task);
  });
}

test('an XRechnung by hand takes at most 10 clicks, without JSON', { tag: '@long' }, async ({ page }) => {
  const form = await firstVisit(page);
  let clicks = 0;
  const click = async (target: Locator) => {
    clicks++;
    await target.click();
  };
  const at = (path: string) => form.document.locator(`[data-path="${path}"]`);
  const write = (texts: Readonly<Record<string, string>>) => writeAt(page, at, texts);
  await click(page.getByRole('button', { name: say(firstTexts.newInvoice) }));
  await click(form.workbench.button(say(shellTexts.newDrafts)));
  await page.keyboard.type('XRechnung');
  await click(page.getByRole('option', { name: /XRechnung/ }).first());
  await expect(at('.series')).toBeFocused();
  await write({
    '.series': 'RE',
    '.code': '7',
    '.op_date': '15.11.2026',
    '.supplier.name': 'Buchbinderei Sonne GmbH',
    '.supplier.tax_id.code': '111111125',
    '.supplier.addresses[0].street': 'Sonnenstr.',
    '.supplier.addresses[0].code': '10115',
    '.supplier.addresses[0].locality': 'Berlin',
    '.supplier.emails[0].addr': 'info@sonne.example',
    '.supplier.inboxes[0].code': 'info@sonne.example',
    '.customer.name': 'Stadtbücherei',
    '.customer.tax_id.country': 'Germany',
    '.customer.tax_id.code': '282741168',
    '.customer.addresses[0].street': 'Marktplatz',
    '.customer.addresses[0].code': '23552',
    '.customer.addresses[0].locality': 'Lübeck',
    '.customer.inboxes[0].code': 'rechnung@stadt.example',
    '.lines[0].item.name': 'Bookbinding',
    '.lines[0].quantity': '20',
    '.lines[0].item.price': '90,00',
    '.lines[0].discounts[0].percent': '10',
  });
  await click(at('.payment.terms.due_dates[0].date'));
  await write({
    '.payment.terms.due_dates[0].date': '20.12.2026',
    '.payment.instructions.key': 'Überweisung',
    '.payment.instructions.credit_transfer[0].iban': 'DE89370400440532013000',
    '.ordering.code': '04011000-1234512345-35',
    '.supplier.telephones[0].num': '030 1234567',
    '.supplier.people[0].name.given': 'Anna',
    '.supplier.people[0].name.surname': 'Sonne',
  });
  await expect(form.workbench.problems.getByRole('listitem')).toHaveCount(0);
  await click(form.workbench.button(say(shellTexts.save)));
  await click(page.getByRole('dialog').getByRole('radio', { name: /^XRechnung 3\.0 \(UBL\)/ }));
  const saving = page.waitForEvent('download');
  await click(page.getByRole('dialog').getByRole('button', { name: /\.xml$/ }));
  const file = await saving;
  expect(await readFile(await file.path(), 'utf8')).toContain('xrechnung_3.0');
  expect(clicks).toBeLessThanOrEqual(10);
});

test('the list of addons next to the document adds and removes one', async ({ page }) => {
  const form = await firstVisit(page);
  await page.keyboard.press('Enter');
  await form.workbench.startNew('Spain');
  const menu = form.workbench.button(say(editorTexts.addAddon));
  await menu.click();
  await page.keyboard.type('verifactu');
  const list = page.getByRole('dialog', { name: say(editorTexts.addAddonHow) });
  await expect(list.getByRole('option', { selected: true })).toContainText('VERI*FACTU');
  await page.keyboard.press('Tab');
  await expect.poll(() => form.workbench.documentNow()).toMatchObject({ $addons: ['es-verifactu-v1'] });
  await menu.click();
  await page.keyboard.type('verifactu');
  await page.keyboard.press('Enter');
  await expect.poll(() => form.workbench.documentNow()).not.toHaveProperty('$addons');

  // One of another country asks first. A message then names the addon and can undo it.
  const choose = async (answer: string) => {
    await menu.click();
    await page.keyboard.type('german xrechnung');
    await expect(list.getByRole('option', { selected: true })).toContainText('XRechnung');
    await page.keyboard.press('Enter');
    const question = page.getByRole('dialog').filter({ hasText: say(catalogueTexts.addAnyway) });
    await question.getByRole('button', { name: answer, exact: true }).press('Enter');
  };
  await choose(say(catalogueTexts.cancel));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await form.workbench.documentNow()).not.toHaveProperty('$addons');
  await choose(say(catalogueTexts.addAnyway));
  await expect.poll(() => form.workbench.documentNow()).toMatchObject({ $addons: ['de-xrechnung-v3'] });
  await page
    .getByRole('listitem')
    .filter({ hasText: /XRechnung.* added to/ })
    .getByRole('button', { name: say(catalogueTexts.undo), exact: true })
    .click();
  await expect.poll(() => form.workbench.documentNow()).not.toHaveProperty('$addons');
});

test('Enter in New works before its list has loaded', async ({ page }) => {
  await page.route('**/v0/formats', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2000));
    await route.continue();
  });
  const form = await firstVisit(page);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Alt+n');
  await page.keyboard.type('xrechnung');
  await page.keyboard.press('Enter');
  await expect.poll(() => form.workbench.documentNow()).toMatchObject({ $addons: ['de-xrechnung-v3'] });
  await expect(form.document.locator('[data-path=".series"]')).toBeFocused();
});

test('a file opened on the first page while New is loading is not covered', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/v0/examples', async (route) => {
    await released;
    await route.continue();
  });
  const { workbench } = await firstVisit(page);
  await page.keyboard.press('Escape');
  await dropFiles(page, { name: 'invoice.json', content: JSON.stringify(spanishInvoice()) });
  await expect(workbench.drafts).toHaveCount(1);
  const listed = page.waitForResponse('**/v0/examples');
  release();
  await listed;
  await expect(workbench.result.getByRole('article')).toContainText('1.975,33');
  await expect(workbench.drafts).toHaveCount(1);
});

test('text typed at once in a new draft, and after a copy, goes into its first empty field', async ({ page }) => {
  const form = await firstVisit(page);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: say(editorTexts.seeExample) }).click();
  await expect(form.field('Series')).not.toHaveValue('');
  await page.keyboard.press('Alt+n');
  await expect(page.getByPlaceholder(/^Country, addon/)).toBeFocused();
  await page.keyboard.type('empty Spain');
  await expect(page.getByRole('option', { name: 'Empty invoice, Spain', selected: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.type('F26', { delay: 20 });
  await expect(form.field('Series')).toHaveValue('F26');
  // The example took the place of the empty invoice.
  await form.workbench.drafts.first().click();
  await form.workbench.do('Replicate');
  const code = form.document.locator('[data-path=".code"]');
  await expect(code).toBeFocused();
  // Quiet until it is left. Tab would take the next number, once it is suggested.
  await expect(form.workbench.problems.getByRole('listitem')).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(form.workbench.problems.getByRole('listitem')).toHaveCount(1);
});
