import { expect } from '@playwright/test';
import * as editorTexts from '../src/workbench/editor/texts.ts';
import * as formSheetTexts from '../src/workbench/form/sheet/texts.ts';
import * as formTexts from '../src/workbench/form/texts.ts';
import * as problemsTexts from '../src/workbench/problems/texts.ts';
import * as shellTexts from '../src/workbench/shell/texts.ts';
import { say } from '../src/workbench/texts/say.ts';
import * as workerTexts from '../src/workbench/worker/texts.ts';
import { Form } from './form.ts';
import { test } from './test.ts';
import { pattern } from './text-pattern.ts';
import { faultyInvoice, spanishInvoice } from './workbench.ts';

test.use({ viewport: { width: 1440, height: 1000 } });

interface Line {
  taxes?: object[];
}

/** Laid out as by a person. */
const text = `{
  "$schema": "https://gobl.org/draft-0/bill/invoice",
  "series": "FAC-2025",   "code":"118",
  "issue_date": "2025-03-10", "currency": "EUR",
  "supplier": { "name": "Talleres Llobregat S.L.", "tax_id": { "country": "ES", "code": "B98602642" } },
  "customer": { "name": "Librería Sant Jordi", "tax_id": { "country": "ES", "code": "54387763P" } },
  "x_internal": { "kept": [1.50, true] },
  "lines": [
    { "quantity": "20",
      "item": { "name": "Bookbinding", "price": "90.00" } },
    { "quantity": "1", "item": { "name": "Carriage", "price": "12.50" } }
  ]
}
`;

test('editing fields keeps the layout and unknown members of the text', {
  tag: '@firefox',
}, async ({ page }) => {
  const form = new Form(page);
  await form.open(text);
  await form.field('Code').first().fill('119');
  await form.workbench.expectText(text.replace('"118"', '"119"'));
  await form.section('Customer').getByLabel('Name', { exact: true }).fill('Librería Sant Jordi SL');
  await form.workbench.expectText(text.replace('"118"', '"119"').replace('Sant Jordi"', 'Sant Jordi SL"'));
  await expect(form.document.getByText('x_internal', { exact: true })).toBeVisible();

  // JSON with comments can be edited too, and the comments stay.
  await form.show(say(editorTexts.json));
  await form.workbench.write(text.replace('"series"', '// as the office counts\n  "series"'));
  await form.show(say(editorTexts.form));
  await form.field('Code').first().fill('120');
  await form.workbench.expectText(
    text.replace('"series"', '// as the office counts\n  "series"').replace('"118"', '"120"'),
  );

  await form.show(say(editorTexts.json));
  await expect(form.document.locator('.view-lines')).toContainText('"120"');
});

test('typing in a field is one undo step, like any other change', async ({ page }) => {
  const form = new Form(page);
  await form.open(text);
  const name = form.section('Supplier').getByLabel('Name', { exact: true });
  await name.fill('');
  // As slowly as people type, with pauses.
  await name.pressSequentially('Another name', { delay: 60 });
  await form.workbench.expectText(text.replace('Talleres Llobregat S.L.', 'Another name'));
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+z');
  await form.workbench.expectText(text);
  await expect(name).toHaveValue('Talleres Llobregat S.L.');
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await form.workbench.expectText(text.replace('Talleres Llobregat S.L.', 'Another name'));

  // In the middle, the cursor stays.
  const street = form.section('Supplier').getByLabel(say(formSheetTexts.street), { exact: true });
  await street.fill('Carrer 1');
  await page.keyboard.press('Home');
  await street.pressSequentially('El ');
  await expect(street).toHaveValue('El Carrer 1');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+z');
  await form.workbench.expectText(text.replace('Talleres Llobregat S.L.', 'Another name'));

  // The text's undo steps, wherever the focus is: also for input as JSON.
  const number = form.section('Supplier').getByLabel('NIF', { exact: true });
  await number.fill('B98602643');
  await form.show(say(editorTexts.json));
  await form.document.locator('.view-lines').click();
  await page.keyboard.press('ControlOrMeta+z');
  await form.workbench.expectText(text.replace('Talleres Llobregat S.L.', 'Another name'));
  await form.show(say(editorTexts.form));
  await name.focus();
  await page.keyboard.press('ControlOrMeta+z');
  await form.workbench.expectText(text);
});

test('rows are added, copied, moved, removed, and pasted from a spreadsheet', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const form = new Form(page);
  await form.open(text);
  const lines = form.section('Lines');
  const items = async () => {
    const { lines } = (await form.workbench.documentNow()) as { lines: { item?: { name: string } }[] };
    return lines.map((line) => line.item?.name ?? '').join();
  };
  const tool = async (row: number, name: string) => {
    const more = lines.getByRole('button', { name: say(formSheetTexts.rowTools, { number: row }) });
    if ((await more.getAttribute('aria-expanded')) === 'false') await more.click();
    await lines.getByRole('button', { name }).click();
  };
  await tool(1, 'Duplicate 1');
  await expect.poll(items).toBe('Bookbinding,Bookbinding,Carriage');
  await tool(3, say(formTexts.moveUpEntry, { number: '3' }));
  await expect.poll(items).toBe('Bookbinding,Carriage,Bookbinding');
  await tool(3, 'Remove 3');
  await expect.poll(items).toBe('Bookbinding,Carriage');
  await form.cell('Price', 2).press('Alt+ArrowUp');
  await expect.poll(items).toBe('Carriage,Bookbinding');
  const dataTransfer = await page.evaluateHandle(() => new DataTransfer());
  await lines.getByTitle(say(formTexts.drag)).nth(1).dispatchEvent('dragstart', { dataTransfer });
  for (const type of ['dragover', 'drop']) await lines.getByRole('row').nth(1).dispatchEvent(type, { dataTransfer });
  await expect.poll(items).toBe('Bookbinding,Carriage');

  await page.evaluate(() => navigator.clipboard.writeText('Slipcase\t3\t\t1.250,50\t5\nLabels\t100\t\t0,12'));
  await form.cell('Item', 3).focus();
  await page.keyboard.press('ControlOrMeta+v');
  await expect.poll(items).toBe('Bookbinding,Carriage,Slipcase,Labels');
  expect(await form.workbench.documentNow()).toMatchObject({
    lines: [{}, {}, { quantity: '3', item: { price: '1250.50' }, discounts: [{ percent: '5%' }] }, { quantity: '100' }],
  });
  // Below headings, in their order; ignored columns are named.
  await page.evaluate(() => navigator.clipboard.writeText('Cant.\tDescripción\tPrecio\tTotal\n2\tBoxes\t3,50\t7,00'));
  await form.cell('Item', 5).focus();
  await page.keyboard.press('ControlOrMeta+v');
  await expect.poll(items).toBe('Bookbinding,Carriage,Slipcase,Labels,Boxes');
  await expect(page.getByText(pattern(formSheetTexts.leftOut)).first()).toBeVisible();
  expect((await form.workbench.documentNow()).lines).toMatchObject([
    {},
    {},
    {},
    {},
    { quantity: '2', item: { price: '3.50' } },
  ]);
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(items).toBe('Bookbinding,Carriage,Slipcase,Labels');
  // A row begun by mistake disappears.
  await form.cell('Item', 5).fill('x');
  await expect.poll(items).toBe('Bookbinding,Carriage,Slipcase,Labels,x');
  await form.cell('Item', 5).fill('');
  await page.keyboard.press('Tab');
  await expect.poll(items).toBe('Bookbinding,Carriage,Slipcase,Labels');
});

test('an ambiguous number is asked about before building, and survives showing the text', async ({ page }) => {
  const form = new Form(page);
  await form.open(spanishInvoice());
  const { workbench } = form;
  const price = form.cell('Price', 1);
  const price1 = async () => ((await workbench.documentNow()) as { lines: { item: object }[] }).lines[0]?.item;
  const question = form.section('Lines').getByRole('alert');
  const answer = question.getByRole('button', { name: '1.250', exact: true });
  await price.fill('');
  await price.pressSequentially('1.250');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(answer).toBeFocused();
  await expect(page.getByText(say(formTexts.asksFirst, { typed: '1.250' })).first()).toBeVisible();

  // It is neither in the text nor lost while the text is shown.
  await form.show(say(editorTexts.json));
  expect(await price1()).toMatchObject({ price: '90.00' });
  // Nor when the page is left.
  await page.reload();
  await workbench.ready();
  await workbench.button(say(shellTexts.correct)).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(answer).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(price).toBeFocused();
  await expect.poll(price1).toMatchObject({ price: '1250' });
  await workbench.build();
  await expect(workbench.result.getByRole('article')).toContainText('22.500,00');

  // Text input meanwhile is the answer.
  await price.fill('');
  await price.pressSequentially('2.500');
  await form.show(say(editorTexts.json));
  await workbench.write((await workbench.text()).replace('"1250"', '"2500"'));
  await workbench.build();
  await expect(workbench.result.getByRole('article')).toContainText('45.000,00');
});

test('the reading of ambiguous pasted numbers is asked once', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const form = new Form(page);
  await form.open(text);
  await page.evaluate(() => navigator.clipboard.writeText('Labels\t1.250\nBoxes\t2.500'));
  await form.cell('Item', 3).focus();
  await page.keyboard.press('ControlOrMeta+v');
  const question = form.section('Lines').getByRole('group', { name: pattern(formSheetTexts.whichInPaste) });
  await expect(question.getByRole('button').first()).toBeFocused();
  expect((await form.workbench.documentNow()).lines).toHaveLength(2);
  // It waits while the text is shown, and building waits for it.
  await form.show(say(editorTexts.json));
  await page.reload();
  await form.workbench.ready();
  await form.workbench.build();
  await expect(question.getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect
    .poll(async () => (await form.workbench.documentNow()).lines)
    .toMatchObject([{}, {}, { quantity: '1250' }, { quantity: '2500' }]);
});

test('fields are added by name, and empty ones disappear', async ({ page }) => {
  const form = new Form(page);
  await form.open(text);
  const before = await form.workbench.text();
  await form.addField(await form.more(say(formSheetTexts.moreOn, { what: 'Supplier' })), 'Supplier', 'Alias');
  const alias = form.section('Supplier').getByLabel('Alias', { exact: true });
  await expect(alias).toBeFocused();
  await page.keyboard.type('x');
  await form.workbench.expectText(
    before.replace('"Talleres Llobregat S.L."', '"Talleres Llobregat S.L.", "alias": "x"'),
  );
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Tab');
  await form.workbench.expectText(before);
});

test('dates, numbers and percentages are typed in local formats', { tag: '@firefox' }, async ({ page }) => {
  const form = new Form(page);
  await form.open(text);
  await form.field(say(formSheetTexts.issued)).fill('1.4.2025');
  await page.keyboard.press('Tab');
  await expect(form.field(say(formSheetTexts.issued))).toHaveValue('01/04/2025');
  await expect.poll(async () => (await form.workbench.documentNow()).issue_date).toBe('2025-04-01');

  const price = form.cell('Price', 1);
  const written = async () => ((await form.workbench.documentNow()) as { lines: Line[] }).lines[0];
  await price.fill('1.234,50');
  await price.press('Tab');
  await expect(price).toHaveValue('1.234,50');
  await expect.poll(written).toMatchObject({ item: { price: '1234.50' } });
  await expect(form.cell('Amount', 1)).toHaveText('24.690,00');
  await price.fill('');
  await price.pressSequentially('1.250');
  await price.press('Tab');
  await expect(form.section('Lines').getByRole('alert')).toContainText(say(formTexts.whichNumber));
  // Until it is answered neither reading counts, nor the intermediate 1.25.
  await expect.poll(written).toMatchObject({ item: { price: '1234.50' } });
  await form.section('Lines').getByRole('button', { name: '1.250', exact: true }).click();
  await expect.poll(written).toMatchObject({ item: { price: '1250' } });
  await form.cell('Discount', 1).fill('10,0');
  await form.cell('Discount', 1).press('Tab');
  await expect.poll(written).toMatchObject({ discounts: [{ percent: '10.0%' }] });
  await form.cell('Discount', 1).fill('€ 5');
  await form.cell('Discount', 1).press('Tab');
  await expect.poll(written).toMatchObject({ discounts: [{ amount: '5' }] });
});

test('a list value is chosen by name, and an unknown country is kept and reported', async ({ page }) => {
  const form = new Form(page);
  await form.open(text);
  const country = form.section('Customer').getByLabel(say(formSheetTexts.country), { exact: true });
  const written = async () => (await form.workbench.documentNow()).customer;
  await country.fill('Atlantis');
  await page.keyboard.press('Tab');
  await expect(country).toHaveValue('Atlantis');
  await expect(country).toHaveAttribute('aria-invalid', 'true');
  await expect(country).toHaveAccessibleDescription(/Atlantis/);
  await country.fill('portu');
  await page.keyboard.press('Tab');
  await expect(country).toHaveValue('Portugal');
  await expect.poll(written).toMatchObject({ tax_id: { country: 'PT' } });
  await form.field('Currency').fill('us dol');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await form.workbench.documentNow()).currency).toBe('USD');
  await form.field('Type').fill('profor');
  await page.keyboard.press('Tab');
  await expect.poll(async () => (await form.workbench.documentNow()).type).toBe('proforma');
  await form.cell('Unit', 1).fill('hour');
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => (await form.workbench.documentNow()).lines)
    .toMatchObject([{ item: { unit: 'h' } }, {}]);
  await form.cell('Unit', 2).fill('hou');
  await page.keyboard.press('Tab');
  await expect
    .poll(async () => (await form.workbench.documentNow()).lines)
    .toMatchObject([{}, { item: { unit: 'h' } }]);
});

test('a field with a warning accepts the first key, and Tab chooses no unintended entry', async ({ page }) => {
  const form = new Form(page);
  const [line] = spanishInvoice().lines as { item: object }[];
  await form.open({ ...spanishInvoice(), lines: [{ ...line, item: { ...line?.item, unit: 'HUR' } }] });
  const unit = form.cell('Unit', 1);
  await expect(form.section('Lines')).toContainText('untdid-unit');
  await unit.fill('pie');
  await page.keyboard.press('Tab');
  await expect(unit).toHaveValue('Piece');
  const country = form.section('Customer').getByLabel(say(formSheetTexts.country), { exact: true });
  await country.fill('zz');
  await page.keyboard.press('Tab');
  await expect(country).toHaveValue('zz');
  await country.fill('uk');
  await page.keyboard.press('Tab');
  await expect(country).toHaveValue('United Kingdom');
});

test('Tab takes the highlighted means of payment', async ({ page }) => {
  const form = new Form(page);
  await form.open({ ...spanishInvoice(), payment: { instructions: { key: 'card' } } });
  const means = form.document
    .getByRole('combobox', { name: 'Means' })
    .or(form.document.getByLabel('Key', { exact: true }))
    .first();
  await means.fill('transfer');
  await page.keyboard.press('Tab');
  await expect
    .poll(async () => (await form.workbench.documentNow()).payment)
    .toMatchObject({ instructions: { key: 'credit-transfer' } });
});

test('dates are read in words and as days from the invoice, and impossible ones reported', async ({ page }) => {
  const form = new Form(page);
  await form.open({ ...spanishInvoice(), issue_date: '2025-03-10' });
  const date = form.field(say(formSheetTexts.issued));
  const written = async () => (await form.workbench.documentNow()).issue_date;
  await date.fill('31 dic');
  await page.keyboard.press('Tab');
  await expect.poll(written).toBe('2025-12-31');
  const due = form.field(say(formSheetTexts.due));
  await due.fill('+30');
  await page.keyboard.press('Tab');
  await expect(due).toHaveValue('30/01/2026');
  await date.fill('31/02/2026');
  await page.keyboard.press('Tab');
  await expect(date).toHaveAttribute('aria-invalid', 'true');
  await expect(date).toHaveAccessibleDescription(/31 February 2026/);
});

test('F8 moves between fields in the form, Shift+F8 back', async ({ page }) => {
  const form = new Form(page);
  const line = { quantity: '1', item: { name: 'A', price: '1.00' } };
  await form.open({
    ...spanishInvoice(),
    customer: { name: 'B', tax_id: { country: 'ES', code: 'B98602643' } },
    lines: [line, { ...line, item: { price: '2.00' } }],
  });
  const code = form.section('Customer').getByLabel('NIF', { exact: true });
  const item = form.cell('Item', 2);
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  for (const [key, field] of [
    ['F8', code],
    ['F8', item],
    ['Shift+F8', code],
  ] as const) {
    await page.keyboard.press(key);
    await expect(field).toBeFocused();
  }
});

test('a mistyped tax number is corrected by a likely one', async ({ page }) => {
  const form = new Form(page);
  await form.open({
    ...spanishInvoice(),
    customer: { name: 'B', tax_id: { country: 'DE', code: '136695967' } },
  });
  const customer = form.section('Customer');
  await customer
    .getByRole('button', { name: say(formTexts.fix) })
    .first()
    .click();
  await customer.getByRole('button', { name: /136695976/ }).click();
  await expect
    .poll(async () => (await form.workbench.documentNow()).customer)
    .toMatchObject({ tax_id: { code: '136695976' } });
});

test('one list offers rates, exemptions, retentions, surcharges and gross prices by name', async ({ page }) => {
  const form = new Form(page);
  await form.open({ ...spanishInvoice(), $addons: ['es-verifactu-v1'] });
  const tax = form.document.getByRole('button', { name: /^Tax of row 1/ });
  const written = async () => ((await form.workbench.documentNow()) as { lines: Line[] }).lines[0]?.taxes;
  const choose = async (name: RegExp) => {
    await tax.click();
    await page
      .getByRole('dialog', { name: say(formSheetTexts.tax) })
      .getByRole('option', { name })
      .click();
  };
  await choose(/^IVA 10\s%/);
  await expect.poll(written).toEqual([{ cat: 'VAT', rate: 'reduced' }]);
  await choose(/^with surcharge 1,4\s%/);
  await expect.poll(written).toEqual([{ cat: 'VAT', rate: 'reduced+eqs' }]);
  await choose(/^IRPF 15\s%/);
  await expect(tax).toHaveAccessibleName(/IVA 10\s%.*IRPF −15\s%/);
  await choose(/^Exempt: .*20/);
  await expect.poll(written).toMatchObject([{ key: 'exempt', ext: { 'es-verifactu-exempt': 'E1' } }, { cat: 'IRPF' }]);
  await choose(/^Prices include IVA/);
  await expect.poll(async () => (await form.workbench.documentNow()).tax).toEqual({ prices_include: 'VAT' });
  await form.workbench.build();
  await expect(form.workbench.result.getByRole('article')).toContainText('IRPF');
});

test('a supply is exempt by an EN 16931 reason, found by its meaning', async ({ page }) => {
  const form = new Form(page);
  await form.open({ ...spanishInvoice(), $addons: ['eu-en16931-v2017'] });
  const tax = form.document.getByRole('button', { name: /^Tax of row 1/ });
  await expect(tax).toHaveAccessibleName(/IVA 21\s%/);
  const written = async () => ((await form.workbench.documentNow()) as { lines: Line[] }).lines[0]?.taxes;
  const reasoned = (key: string, code: string) => [{ cat: 'VAT', key, ext: { 'cef-vatex': code } }];
  await tax.click();
  await page.keyboard.type('hospital');
  await page.getByRole('option', { name: /^Exempt: hospital/ }).click();
  await expect.poll(written).toEqual(reasoned('exempt', 'VATEX-EU-132-1B'));
  await expect(tax).toHaveAccessibleName(/Exempt/);
  await tax.click();
  await page.keyboard.type('reverse');
  await page.keyboard.press('Enter');
  await expect.poll(written).toEqual(reasoned('reverse-charge', 'VATEX-EU-AE'));
  await expect(tax).toHaveAccessibleName(/Reverse charge/i);
});

test('a picture is inserted from a file', async ({ page }) => {
  const form = new Form(page);
  await form.open({ ...spanishInvoice(), supplier: { ...spanishInvoice().supplier, logos: [{ label: 'Logo' }] } });
  await form.more(say(formSheetTexts.moreOn, { what: 'Supplier' }));
  const logo = form.section('Supplier').getByRole('listitem', { name: 'Image 1' });
  await form.addField(logo, 'Image', 'Data');
  const choosing = page.waitForEvent('filechooser');
  await logo.getByRole('button', { name: say(formTexts.chooseFile) }).click();
  await (await choosing).setFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.alloc(1_500, 7) });
  await expect(logo.getByLabel('Data', { exact: true })).toHaveText('1.5 kB');
  const data = Buffer.alloc(1_500, 7).toString('base64');
  await expect
    .poll(async () => (await form.workbench.documentNow()).supplier)
    .toMatchObject({ logos: [{ label: 'Logo', data }] });
});

test('Tab follows the order of the form, Enter goes to the next field, arrows move vertically', async ({ page }) => {
  const form = new Form(page);
  await form.open(text);
  const name = form.section('Supplier').getByLabel('Name', { exact: true });
  const country = form.section('Supplier').getByLabel(say(formSheetTexts.country), { exact: true });
  await name.focus();
  await page.keyboard.press('Enter');
  await expect(country).toBeFocused();
  await name.focus();
  await page.keyboard.press('ArrowDown');
  await expect(country).toBeFocused();
  await form.section('Customer').getByLabel('Name', { exact: true }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(form.section('Supplier').getByLabel(say(formSheetTexts.email), { exact: true })).toBeFocused();
  await form.cell('Price', 1).focus();
  await page.keyboard.press('Enter');
  await expect(form.cell('Item', 2)).toBeFocused();

  // The user can leave it.
  await form.document.getByRole('button', { name: say(formSheetTexts.others), exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(form.document.locator(':focus')).toHaveCount(0);
});

test('a field shows help when focused or hovered, but not below an idle pointer', async ({ page }) => {
  const form = new Form(page);
  await form.open(text);
  const supplier = form.section('Supplier');
  const field = (name: string) => supplier.getByLabel(name, { exact: true });
  const helpOf = (name: string) => field(name).locator('xpath=ancestor::*[@data-field][1]').locator('[data-help]');
  await field('Country').click();
  // Below the list, which would cover it.
  const help = (await helpOf('Country').textContent()) ?? '';
  await expect(form.document.getByRole('listbox').locator('xpath=following-sibling::p')).toHaveText(help);
  await expect(helpOf('Country')).toBeHidden();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(helpOf('Country')).toBeHidden();
  await expect(form.document.locator('[data-help]:visible')).toHaveCount(1);
  await field(say(formSheetTexts.country)).hover({ position: { x: 4, y: 4 } });
  await expect(helpOf('Country')).toBeVisible();
});

test('faults are at their fields, and a missing field is empty and ready to fill in', async ({ page }) => {
  const form = new Form(page);
  const broken = faultyInvoice();
  await form.open({ ...broken, customer: { tax_id: broken.customer.tax_id } });
  const code = form.section('Supplier').getByLabel('NIF', { exact: true });
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await expect(code).toHaveAccessibleDescription(/./);
  await expect(form.section('Supplier').getByRole('button', { name: say(formTexts.details) })).toBeVisible();

  const name = form.section('Customer').getByLabel('Name', { exact: true });
  await expect(name).toHaveValue('');
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await form.workbench.problems.getByRole('button', { name: /name/i }).first().click();
  await expect(name).toBeFocused();
  await page.keyboard.type('Librería Sant Jordi');
  await expect(name).not.toHaveAttribute('aria-invalid', 'true');
  await code.fill('B98602642');
  await expect(form.workbench.problems).toContainText(say(problemsTexts.noneFound));
});

test("a fix under Problems has the form's label while the form is shown", async ({ page }) => {
  const form = new Form(page);
  const customer = { name: 'Librería Sant Jordi', tax_id: { country: 'ES', code: '54387763Q' } };
  await form.open({ ...spanishInvoice(), customer });
  const { problems } = form.workbench;
  const number = problems.getByRole('listitem').filter({ hasText: 'Customer › NIF' });
  await number.getByRole('button', { name: say(formTexts.fix) }).click();
  await expect(number.getByRole('button', { name: /^Use "/ }).first()).toBeFocused();
  await expect(number.getByRole('button', { name: say(formTexts.removeField, { field: 'NIF' }) })).toBeVisible();
  await form.show(say(editorTexts.json));
  await expect(problems.getByRole('button', { name: say(workerTexts.remove, { name: 'code' }) })).toBeVisible();
});

test('faults use the labels of the form, with fixes there and under Problems', async ({ page }) => {
  const form = new Form(page);
  const [line] = spanishInvoice().lines;
  const lines = [{ ...line, discounts: [{ percent: '10' }], taxes: [{ cat: 'VAT', rate: 'standrd' }] }];
  await form.open({ ...spanishInvoice(), lines, colour: 'red' });
  const { problems } = form.workbench;
  await expect(problems).toContainText('Lines 1 › Discount');
  await expect(form.cell('Discount', 1)).toHaveAccessibleDescription(/1000%/);
  await form
    .section('Lines')
    .getByRole('button', { name: say(workerTexts.write, { json: '"10%"' }) })
    .click();
  await expect
    .poll(async () => (await form.workbench.documentNow()).lines)
    .toMatchObject([{ discounts: [{ percent: '10%' }] }]);

  // The user chooses one where it was requested, and the form stays.
  const colour = problems.getByRole('listitem').filter({ hasText: 'colour' });
  await colour.getByRole('button', { name: say(formTexts.fix) }).click();
  await expect(colour.getByRole('button', { name: say(workerTexts.remove, { name: 'colour' }) })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(async () => Object.hasOwn(await form.workbench.documentNow(), 'colour')).toBe(false);

  // The fixed problem takes no space any more: the layout stays, with the pointer on a field.
  await expect(colour).toBeHidden();
  await form.section('Supplier').getByLabel(say(formSheetTexts.town)).hover();
  await expect(form.section('Supplier').getByText('The town, village or city.')).toBeVisible();
  await form.cell('Price', 1).focus();
  await expect(
    form
      .section('Lines')
      .getByText(/Left empty|price/i)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
});

test('a fault next to a field is short, with details behind a button and fixes reachable by keyboard', async ({
  page,
}) => {
  const form = new Form(page);
  const broken = faultyInvoice();
  const [line] = broken.lines;
  await form.open({ ...broken, lines: [{ ...line, taxes: [{ cat: 'VAT', rate: 'standrd' }] }] });
  const rate = form.section('Lines').getByRole('listitem').filter({ hasText: 'has no rate' });
  await rate.getByRole('button', { name: say(formTexts.fix) }).focus();
  await page.keyboard.press('Enter');
  await expect(rate.getByRole('button', { name: /^Use "general" / })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => (await form.workbench.documentNow()).lines)
    .toMatchObject([{ taxes: [{ cat: 'VAT', rate: 'reduced' }] }]);
  await expect(form.document.getByRole('button', { name: /^Tax of row 1/ })).toBeFocused();

  // Found once the rate is valid.
  const supplier = form.section('Supplier');
  const fault = supplier
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: say(formTexts.details) }) });
  await expect(fault).not.toContainText('B98602642');
  for (const width of [1440, 1280, 360]) {
    await page.setViewportSize({ width, height: 900 });
    expect((await fault.boundingBox())?.height).toBeLessThan(90);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await fault.getByRole('button', { name: say(formTexts.details) }).click();
  await expect(fault).toContainText('B98602642');

  // Without it the supplier would lack a number, so only others are offered.
  await fault.getByRole('button', { name: say(formTexts.fix) }).click();
  await expect(fault.getByRole('button', { name: say(formTexts.removeField, { field: 'NIF' }) })).toHaveCount(0);
  await fault.getByRole('button', { name: 'Use "B98602642"' }).click();
  await expect(supplier.getByLabel('NIF', { exact: true })).toBeFocused();
  await expect
    .poll(async () => (await form.workbench.documentNow()).supplier)
    .toMatchObject({ tax_id: { country: 'ES', code: 'B98602642' } });
});

test('the header of the table of lines fits on a common screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const form = new Form(page);
  await form.open(spanishInvoice());
  const heads = form.section('Lines').getByRole('columnheader');
  const cut = await heads.evaluateAll((all) =>
    all
      .filter((head) => head.scrollWidth > head.clientWidth && !head.querySelector('.sr-only'))
      .map((head) => head.textContent),
  );
  expect(cut).toEqual([]);
  const series = form.field('Series');
  expect(await series.evaluate((input) => input.scrollWidth - input.clientWidth)).toBeLessThanOrEqual(0);
});

test('the form asks to fix invalid JSON as text first', async ({ page }) => {
  const form = new Form(page);
  await form.open('{ "$schema": ');
  await expect(form.document).toContainText(say(formTexts.notJson));
  await page.getByRole('button', { name: say(formTexts.showText) }).click();
  await expect(form.document.locator('.view-line').first()).toBeVisible();
});

test('a signed envelope is read-only', async ({ page }) => {
  const form = new Form(page);
  const envelope = {
    $schema: 'https://gobl.org/draft-0/envelope',
    head: {},
    doc: spanishInvoice(),
    sigs: ['e30.e30.e30'],
  };
  await form.open(envelope);
  await expect(form.section('Supplier').getByLabel('Name', { exact: true })).toBeDisabled();
  await expect(form.document.getByRole('button', { name: /^Add a field|^Remove (?!signatures)/ })).toHaveCount(0);

  await form.document.getByRole('button', { name: say(editorTexts.removeSignatures) }).click();
  await form.section('Supplier').getByLabel('Name', { exact: true }).fill('New');
  await expect.poll(async () => JSON.stringify(await form.workbench.documentNow())).toContain('"name":"New"');
});
