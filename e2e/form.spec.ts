import { expect, type Locator, type Page, test } from '@playwright/test';
import { spanishInvoice, Workbench } from './workbench.ts';

test.use({ viewport: { width: 1440, height: 1000 } });

/** The view Form of a draft. */
class Form {
  readonly workbench: Workbench;
  readonly document: Locator;

  constructor(page: Page) {
    this.workbench = new Workbench(page);
    this.document = this.workbench.document;
  }

  async open(text: unknown): Promise<void> {
    await this.workbench.open();
    await this.workbench.write(text);
    await this.show('Form');
  }

  async show(view: 'JSON' | 'Form'): Promise<void> {
    await this.document.getByRole('group', { name: 'View' }).getByRole('button', { name: view }).click();
  }

  section(name: string): Locator {
    return this.document.getByRole('region', { name, exact: true });
  }

  /** Adds a field to an object by its title, as the list of the fields that it lacks offers it. */
  async addField(within: Locator, object: string, title: string): Promise<void> {
    await within.getByRole('button', { name: `Add a field to ${object}`, exact: true }).click();
    const search = this.workbench.page.getByPlaceholder('Which field?');
    await expect(search).toBeFocused();
    await search.fill(title);
    await this.workbench.page
      .getByRole('option', { name: new RegExp(`^${title} `) })
      .first()
      .click();
  }
}

/** As a person lays it out. */
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

test('the document is written as fields, and the text keeps its layout and what the schema does not know', async ({
  page,
}) => {
  const form = new Form(page);
  await form.open(text);
  await form.document.getByLabel('Code', { exact: true }).first().fill('119');
  await form.workbench.expectText(text.replace('"118"', '"119"'));
  await form.section('Customer').getByLabel('Name', { exact: true }).fill('Librería Sant Jordi SL');
  await form.workbench.expectText(text.replace('"118"', '"119"').replace('Sant Jordi"', 'Sant Jordi SL"'));
  await expect(form.document.getByText('x_internal', { exact: true })).toBeVisible();

  await form.show('JSON');
  await expect(form.document.locator('.view-lines')).toContainText('"119"');
});

test('what is typed into a field is one step of undo, as any other change', async ({ page }) => {
  const form = new Form(page);
  await form.open(text);
  const name = form.section('Supplier').getByLabel('Name', { exact: true });
  await name.fill('');
  await name.pressSequentially('Another name');
  await form.workbench.expectText(text.replace('Talleres Llobregat S.L.', 'Another name'));
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+z');
  await form.workbench.expectText(text);
  await expect(name).toHaveValue('Talleres Llobregat S.L.');
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await form.workbench.expectText(text.replace('Talleres Llobregat S.L.', 'Another name'));
});

test('entries of lists are added, copied, moved and removed', async ({ page }) => {
  const form = new Form(page);
  await form.open(text);
  const lines = form.section('Lines');
  const items = async () => {
    const { lines } = (await form.workbench.documentNow()) as { lines: { item?: { name: string } }[] };
    return lines.map((line) => line.item?.name ?? '').join();
  };
  await lines.getByRole('button', { name: 'Duplicate 1' }).click();
  await expect.poll(items).toBe('Bookbinding,Bookbinding,Carriage');
  await lines.getByRole('button', { name: 'Move up 3' }).click();
  await expect.poll(items).toBe('Bookbinding,Carriage,Bookbinding');
  await lines.getByRole('button', { name: 'Remove 3' }).click();
  await expect.poll(items).toBe('Bookbinding,Carriage');
  await lines.getByRole('button', { name: /Carriage/ }).press('Alt+ArrowUp');
  await expect.poll(items).toBe('Carriage,Bookbinding');
  const drag = async (from: number, to: number) => {
    const handle = lines.getByRole('listitem', { name: `Line ${from}` }).getByTitle('Drag to another position');
    const dataTransfer = await page.evaluateHandle(() => new DataTransfer());
    await handle.dispatchEvent('dragstart', { dataTransfer });
    const place = lines.getByRole('listitem', { name: `Line ${to}` });
    for (const type of ['dragover', 'drop']) await place.dispatchEvent(type, { dataTransfer });
  };
  await drag(2, 1);
  await expect.poll(items).toBe('Bookbinding,Carriage');
  await drag(1, 2);
  await expect.poll(items).toBe('Carriage,Bookbinding');

  await lines.getByRole('button', { name: 'Add to Lines' }).click();
  await expect.poll(items).toBe('Carriage,Bookbinding,');
  const added = lines.getByRole('listitem', { name: 'Line 3' });
  await expect(added.getByLabel('Quantity', { exact: true })).toBeFocused();
  await page.keyboard.type('3');
  await added.getByRole('group', { name: 'Item' }).getByLabel('Name', { exact: true }).fill('Slipcase');
  await expect.poll(items).toBe('Carriage,Bookbinding,Slipcase');
});

test('fields are added by their names, and what is left empty goes again', async ({ page }) => {
  const form = new Form(page);
  await form.open(text);
  const before = await form.workbench.text();
  await form.addField(form.section('Supplier'), 'Supplier', 'Alias');
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

test('each kind of value has its control', async ({ page }) => {
  const form = new Form(page);
  await form.open(text);
  await expect(form.document.getByLabel('Issue Date', { exact: true })).toHaveAttribute('type', 'date');
  await form.document.getByLabel('Issue Date', { exact: true }).fill('2025-04-01');
  await expect.poll(async () => (await form.workbench.documentNow()).issue_date).toBe('2025-04-01');

  // A closed list; amounts as text, in the writer's own form too; calculated figures, which nobody writes.
  await form.document.getByLabel('Type', { exact: true }).selectOption('proforma');
  await expect.poll(async () => (await form.workbench.documentNow()).type).toBe('proforma');
  const price = form.section('Lines').getByLabel('Price', { exact: true }).first();
  await price.fill('1.234,50');
  await price.press('Tab');
  await expect(price).toHaveValue('1234.50');
  await expect(form.section('Lines').getByLabel('Calculated', { exact: true }).first()).toContainText('24690.00');
  await expect(form.section('Lines').getByLabel('Total', { exact: true })).toHaveCount(0);

  // An open list: the taxes of the regime, with what they are today.
  const first = form.section('Lines').getByRole('listitem', { name: 'Line 1' });
  await form.addField(first, 'Line', 'Taxes');
  const category = first.getByLabel('Category', { exact: true });
  await category.fill('VAT');
  await form.addField(first, 'Tax Combo', 'Rate');
  await expect(first.getByLabel('Rate', { exact: true })).toBeFocused();
  await expect(page.locator('datalist option[value="general"]')).toHaveText(/21.0%/);
  await page.keyboard.type('general');
  await form.workbench.build();
  await expect(form.workbench.result.getByRole('article')).toContainText('21');
});

test('a picture is put in from a file', async ({ page }) => {
  const form = new Form(page);
  await form.open({ ...spanishInvoice(), supplier: { ...spanishInvoice().supplier, logos: [{ label: 'Logo' }] } });
  const logo = form.section('Supplier').getByRole('listitem', { name: 'Image 1' });
  await form.addField(logo, 'Image', 'Data');
  const choosing = page.waitForEvent('filechooser');
  await logo.getByRole('button', { name: 'Choose a file' }).click();
  await (await choosing).setFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.alloc(1_500, 7) });
  await expect(logo.getByLabel('Data', { exact: true })).toHaveText('1.5 kB');
  const data = Buffer.alloc(1_500, 7).toString('base64');
  await expect
    .poll(async () => (await form.workbench.documentNow()).supplier)
    .toMatchObject({ logos: [{ label: 'Logo', data }] });
});

test('the form leads by Tab, Enter goes to the next field, arrows go down and up', async ({ page }) => {
  const form = new Form(page);
  await form.open(text);
  const name = form.section('Supplier').getByLabel('Name', { exact: true });
  const country = form.section('Supplier').getByLabel('Country Code', { exact: true });
  await name.focus();
  await page.keyboard.press('Enter');
  await expect(country).toBeFocused();
  await name.focus();
  await page.keyboard.press('ArrowDown');
  await expect(country).toBeFocused();
  await form.section('Customer').getByLabel('Name', { exact: true }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(form.section('Supplier').getByLabel('Code', { exact: true })).toBeFocused();

  // Nobody is held in it.
  await form.document.getByRole('button', { name: 'Add a field to Invoice' }).focus();
  await page.keyboard.press('Tab');
  await expect(form.document.locator(':focus')).toHaveCount(0);
});

test('faults are at their fields, and a missing field is an empty one, ready to be filled in', async ({ page }) => {
  const form = new Form(page);
  const broken = spanishInvoice();
  broken.supplier.tax_id.code = 'B98602643';
  await form.open({ ...broken, customer: { tax_id: broken.customer.tax_id } });
  const code = form.section('Supplier').getByLabel('Code', { exact: true });
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await expect(code).toHaveAccessibleDescription(/./);
  await expect(form.document.getByRole('navigation', { name: 'Sections' })).toContainText(/Supplier\s*1 fault/);

  const name = form.section('Customer').getByLabel('Name', { exact: true });
  await expect(name).toHaveValue('');
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await form.workbench.problems.getByRole('button', { name: /name/i }).first().click();
  await expect(name).toBeFocused();
  await page.keyboard.type('Librería Sant Jordi');
  await expect(name).not.toHaveAttribute('aria-invalid', 'true');
  await code.fill('B98602642');
  await expect(form.workbench.problems).toContainText('None found.');
});

test('a text that is not JSON is fixed as text first', async ({ page }) => {
  const form = new Form(page);
  await form.open('{ "$schema": ');
  await expect(form.document).toContainText('The text is not JSON');
  await page.getByRole('button', { name: 'Show the text' }).click();
  await expect(form.document.locator('.view-line').first()).toBeVisible();
});

test('a signed envelope is shown, and not written', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const form = new Form(page);
  const envelope = {
    $schema: 'https://gobl.org/draft-0/envelope',
    head: {},
    doc: spanishInvoice(),
    sigs: ['e30.e30.e30'],
  };
  await form.open(envelope);
  await expect(form.section('Supplier').getByLabel('Name', { exact: true })).toBeDisabled();
  await expect(form.document.getByRole('button', { name: /^Add|^Remove (?!signatures)/ })).toHaveCount(0);
  await form.section('Supplier').getByRole('button', { name: 'Copy Name' }).click();
  await expect(page.getByText('Name was copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Talleres Llobregat S.L.');

  await form.document.getByRole('button', { name: 'Remove signatures' }).click();
  await form.section('Supplier').getByLabel('Name', { exact: true }).fill('New');
  await expect.poll(async () => JSON.stringify(await form.workbench.documentNow())).toContain('"name":"New"');
});
