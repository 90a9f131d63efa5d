import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import * as workerTexts from '../../engine/worker/texts.ts';
import { Form, FormWithProblems } from '../../shell/testing/form.tsx';
import { faultyInvoice, spanishInvoice } from '../../shell/testing/invoices.ts';
import { openDraft, show } from '../../shell/testing/show.tsx';
import { pattern } from '../../shell/testing/text-pattern.ts';
import { runOf } from '../../state/drafts/runs.ts';
import { useView } from '../../state/view/document-view.ts';
import { goToField } from '../../state/view/form-guide.ts';
import { say } from '../../ui/texts/say.ts';
import { fixFocused } from '../problems/go-to-problem.ts';
import * as helpTexts from './sheet/help/texts.ts';
import * as sheetTexts from './sheet/texts.ts';
import * as texts from './texts.ts';

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

test('typing in a field changes only its value in the text, as one undo step', async () => {
  const form = await Form.open(text);
  const renamed = text.replace('Talleres Llobregat S.L.', 'Another name');
  const name = form.section('Supplier').getByLabelText('Name');
  await form.fill(name, 'Another name');
  expect(form.text).toBe(renamed);
  await form.user.keyboard('{Control>}z{/Control}');
  expect(form.text).toBe(text);
  await waitFor(() => expect(name).toHaveValue('Talleres Llobregat S.L.'));
  await form.user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  expect(form.text).toBe(renamed);

  // In the middle, the cursor stays.
  const street = form.section('Supplier').getByLabelText<HTMLInputElement>(say(sheetTexts.street));
  await form.fill(street, 'Carrer 1', '');
  await form.user.type(street, 'El ', { initialSelectionStart: 0, initialSelectionEnd: 0 });
  expect(street).toHaveValue('El Carrer 1');
  await form.user.tab();
  await form.user.keyboard('{Control>}z{/Control}');
  expect(form.text).toBe(renamed);
});

test('a quantity typed with its unit fills both fields, and other words are reported', async () => {
  const form = await Form.open(text);
  const quantity = form.section('Lines').getByLabelText('Qty, row 1');
  const first = () => form.document.lines[0];
  await form.fill(quantity, '7,5 h');
  await waitFor(() => expect(first()).toMatchObject({ quantity: '7.5', item: { unit: 'h' } }));
  await form.fill(quantity, '3 Stück');
  await waitFor(() => expect(first()).toMatchObject({ quantity: '3', item: { unit: 'piece' } }));
  await form.user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(first().item.unit).toBe('h'));
  await form.fill(quantity, '4 lots of them');
  await waitFor(() => expect(first()).toMatchObject({ quantity: '4 lots of them', item: { unit: 'h' } }));
});

test('rows are added, copied, moved and removed', async () => {
  const form = await Form.open(text);
  const lines = form.section('Lines');
  const items = () => form.document.lines.map((line: { item?: { name: string } }) => line.item?.name ?? '').join();
  const tool = async (row: number, name: string) => {
    const more = lines.getByRole('button', { name: say(sheetTexts.rowTools, { number: row }) });
    if (more.ariaExpanded === 'false') await form.user.click(more);
    await form.user.click(await screen.findByRole('button', { name }));
  };
  await tool(1, 'Insert a copy of 1');
  expect(items()).toBe('Bookbinding,Bookbinding,Carriage');
  await tool(3, say(texts.moveUpEntry, { number: '3' }));
  expect(items()).toBe('Bookbinding,Carriage,Bookbinding');
  await tool(3, 'Remove 3');
  expect(items()).toBe('Bookbinding,Carriage');
  await waitFor(() => expect(form.cell('Item', 3)).toHaveFocus());
  form.cell('Price', 2).focus();
  await form.user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(items()).toBe('Carriage,Bookbinding');
  await waitFor(() => expect(form.cell('Item', 1)).toHaveFocus());
  const dataTransfer = new DataTransfer();
  fireEvent.dragStart(lines.getAllByTitle(say(texts.drag))[1] as HTMLElement, { dataTransfer });
  const first = lines.getAllByRole('row')[1] as HTMLElement;
  fireEvent.dragOver(first, { dataTransfer });
  fireEvent.drop(first, { dataTransfer });
  expect(items()).toBe('Bookbinding,Carriage');

  // A row begun by mistake disappears.
  await form.fill(form.cell('Item', 3), 'x', '');
  expect(items()).toBe('Bookbinding,Carriage,x');
  await form.fill(form.cell('Item', 3), '');
  expect(items()).toBe('Bookbinding,Carriage');
});

test('rows are pasted from a spreadsheet, as one undo step', async () => {
  const form = await Form.open(text);
  const paste = async (row: number, cells: string) => {
    form.cell('Item', row).focus();
    await form.user.paste(cells);
  };
  await paste(3, 'Slipcase\t3\t\t1.250,50\t5\nLabels\t100\t\t0,12');
  await waitFor(() =>
    expect(form.document.lines).toMatchObject([
      {},
      {},
      { quantity: '3', item: { name: 'Slipcase', price: '1250.50' }, discounts: [{ percent: '5%' }] },
      { quantity: '100', item: { name: 'Labels', price: '0.12' } },
    ]),
  );
  // Below headings, in their order; ignored columns are named.
  await paste(5, 'Cant.\tDescripción\tPrecio\tTotal\n2\tBoxes\t3,50\t7,00');
  await waitFor(() =>
    expect(form.document.lines.slice(4)).toMatchObject([{ quantity: '2', item: { name: 'Boxes', price: '3.50' } }]),
  );
  await screen.findAllByText(pattern(sheetTexts.leftOut));
  await form.user.keyboard('{Control>}z{/Control}');
  expect(form.document.lines).toHaveLength(4);
});

test('the reading of ambiguous pasted numbers is asked once', async () => {
  const form = await Form.open(text);
  form.cell('Item', 3).focus();
  await form.user.paste('Labels\t1.250\nBoxes\t2.500');
  const question = await form.section('Lines').findByRole('group', { name: pattern(sheetTexts.whichInPaste) });
  const [answer] = within(question).getAllByRole('button');
  await waitFor(() => expect(answer).toHaveFocus());
  expect(form.document.lines).toHaveLength(2);
  await form.user.keyboard('{Enter}');
  expect(form.document.lines).toMatchObject([{}, {}, { quantity: '1250' }, { quantity: '2500' }]);
  await waitFor(() => expect(question).not.toBeInTheDocument());
});

test('fields are added by name, and empty ones disappear', async () => {
  const form = await Form.open(text);
  const more = await form.more(say(sheetTexts.moreOn, { what: 'Supplier' }));
  // Its country and number are on the sheet.
  expect(more.queryByText('Tax identity')).not.toBeInTheDocument();
  await form.addField(more, 'Supplier', 'Alias');
  const alias = await form.section('Supplier').findByLabelText('Alias');
  await waitFor(() => expect(alias).toHaveFocus());
  await form.user.keyboard('x');
  expect(form.text).toBe(text.replace('"Talleres Llobregat S.L."', '"Talleres Llobregat S.L.", "alias": "x"'));
  await form.user.keyboard('{Backspace}{Tab}');
  expect(form.text).toBe(text);
});

test('dates, numbers and percentages are typed in local formats', async () => {
  const form = await Form.open(text);
  await form.fill(form.field(say(sheetTexts.issued)), '1.4.2025');
  expect(form.field(say(sheetTexts.issued))).toHaveValue('01/04/2025');
  expect(form.document.issue_date).toBe('2025-04-01');

  const price = form.cell('Price', 1);
  const line = () => form.document.lines[0];
  await form.fill(price, '1.234,50');
  expect(price).toHaveValue('1.234,50');
  expect(line()).toMatchObject({ item: { price: '1234.50' } });
  await waitFor(() => expect(form.cell('Amount', 1)).toHaveTextContent('24.690,00'));
  await form.fill(price, '1.250');
  expect(line()).toMatchObject({ item: { price: '1250' } });
  await form.fill(price, 'veinte');
  await form.problem(say(texts.noNumber, { pattern: '1250,50' }));
  await form.fill(price, '1250,5');
  // Left, it has the decimals of the other amounts.
  await waitFor(() => expect(price).toHaveValue('1.250,50'));
  expect(line()).toMatchObject({ item: { price: '1250.5' } });
  await form.fill(form.cell('Discount', 1), '10,0');
  expect(line()).toMatchObject({ discounts: [{ percent: '10.0%' }] });
  await form.fill(form.cell('Discount', 1), '1.125');
  expect(line()).toMatchObject({ discounts: [{ percent: '1.125%' }] });
  await form.fill(form.cell('Discount', 1), '€ 5');
  expect(line()).toMatchObject({ discounts: [{ amount: '5' }] });
  await form.fill(form.cell('Discount', 1), '€ 1.250');
  expect(line()).toMatchObject({ discounts: [{ amount: '1250' }] });
});

test('a list value is chosen by name, and an unknown country is kept and reported', async () => {
  const form = await Form.open(text);
  const country = form.section('Customer').getByLabelText(say(sheetTexts.country));
  await form.fill(country, 'Atlantis');
  expect(country).toHaveValue('Atlantis');
  await waitFor(() => expect(country).toHaveAccessibleDescription(/Atlantis/));
  expect(country).toBeInvalid();
  await form.fill(country, 'portu');
  await waitFor(() => expect(country).toHaveValue('Portugal'));
  expect(form.document.customer).toMatchObject({ tax_id: { country: 'PT' } });
  await form.fill(form.field('Currency'), 'us dol', '{Enter}');
  expect(form.document.currency).toBe('USD');
  await form.fill(form.field('Type'), 'profor');
  expect(form.document.type).toBe('proforma');
  await form.fill(form.cell('Unit', 1), 'hour', '{Enter}');
  await form.fill(form.cell('Unit', 2), 'hou');
  expect(form.document.lines).toMatchObject([{ item: { unit: 'h' } }, { item: { unit: 'h' } }]);
});

test('Tab chooses no currency while several match, and the most used one is listed first', async () => {
  const form = await Form.open(text);
  const currency = form.field('Currency');
  for (const [typed, first] of [
    ['dollar', 'USD'],
    ['pound', 'GBP'],
    ['franc', 'CHF'],
    ['krone', 'NOK'],
    ['krona', 'SEK'],
    ['peso', 'MXN'],
    ['rupee', 'INR'],
  ] as const) {
    await form.fill(currency, typed);
    expect(form.document.currency).toBe('EUR');
    await form.fill(currency, typed, '{Enter}');
    expect(form.document.currency).toBe(first);
    await form.fill(currency, 'euro');
    expect(form.document.currency).toBe('EUR');
  }
});

test('the currencies of supplier and customer are listed first', async () => {
  const form = await Form.open({ ...JSON.parse(text), customer: { name: 'Nordlys', tax_id: { country: 'DK' } } });
  await form.fill(form.field('Currency'), 'krone', '{Enter}');
  expect(form.document.currency).toBe('DKK');
});

test.each([
  ['PL', '61 1090 1014 0000 0712 1981 2874', { iban: 'PL61109010140000071219812874' }],
  ['GB', '60-16-13 31926819', { number: '31926819', clearing: '601613' }],
])('the form reads an account number, %s', async (country, typed, account) => {
  const form = await Form.open({ ...JSON.parse(text), $regime: country, supplier: { name: 'A', tax_id: { country } } });
  await form.fill(form.field('IBAN'), typed);
  await waitFor(() => expect(form.document.payment.instructions.credit_transfer).toEqual([account]));
  const shown = 'iban' in account ? form.field('IBAN') : form.field(say(sheetTexts.accountNumber));
  expect(shown).toHaveValue(Object.values(account)[0]);
  await form.fill(shown, 'DE89370400440532013000');
  await waitFor(() =>
    expect(form.document.payment.instructions.credit_transfer).toEqual([{ iban: 'DE89370400440532013000' }]),
  );
});

test('a field with a warning accepts typing, and Tab chooses no unintended entry', async () => {
  const [line] = spanishInvoice().lines;
  const form = await Form.open({ ...spanishInvoice(), lines: [{ ...line, item: { ...line?.item, unit: 'HUR' } }] });
  await waitFor(() => expect(form.section('Lines').element).toHaveTextContent('UN/ECE Rec. 20'));
  const unit = form.cell('Unit', 1);
  await form.fill(unit, 'pie');
  await waitFor(() => expect(unit).toHaveValue('Piece'));
  // As people say it, not as the list does.
  await form.fill(unit, 'horas');
  await waitFor(() => expect(form.document.lines).toMatchObject([{ item: { unit: 'h' } }]));
  const country = form.section('Customer').getByLabelText(say(sheetTexts.country));
  await form.fill(country, 'zz');
  expect(country).toHaveValue('zz');
  await form.fill(country, 'uk');
  await waitFor(() => expect(country).toHaveValue('United Kingdom'));
});

test('Tab takes the highlighted means of payment', async () => {
  const form = await Form.open({ ...spanishInvoice(), payment: { instructions: { key: 'card' } } });
  await form.fill(form.field(say(sheetTexts.means)), 'transfer');
  expect(form.document.payment).toMatchObject({ instructions: { key: 'credit-transfer' } });
});

test('dates are read in words and as days from the invoice, and impossible ones reported', async () => {
  const form = await Form.open(spanishInvoice());
  const date = form.field(say(sheetTexts.issued));
  await form.fill(date, '31 dic');
  expect(form.document.issue_date).toBe('2025-12-31');
  const due = form.field(say(sheetTexts.due));
  await form.fill(due, '+30');
  await waitFor(() => expect(due).toHaveValue('30/01/2026'));
  await form.fill(date, '31/02/2026');
  await waitFor(() => expect(date).toHaveAccessibleDescription(/31 February 2026/));
  expect(date).toBeInvalid();
});

test('F8 moves between fields with faults, Shift+F8 back', async () => {
  const line = { quantity: '1', item: { name: 'A', price: '1.00' } };
  const form = await Form.open({
    ...spanishInvoice(),
    customer: { name: 'B', tax_id: { country: 'ES', code: 'B98602643' } },
    lines: [line, { ...line, item: { price: '2.00' } }],
  });
  const code = form.section('Customer').getByLabelText('NIF');
  await waitFor(() => expect(code).toBeInvalid());
  for (const [key, field] of [
    ['{F8}', code],
    ['{F8}', form.cell('Item', 2)],
    ['{Shift>}{F8}{/Shift}', code],
  ] as const) {
    await form.user.keyboard(key);
    await waitFor(() => expect(field).toHaveFocus());
  }
});

test('a mistyped tax number is corrected by a likely one', async () => {
  const form = await Form.open({
    ...spanishInvoice(),
    customer: { name: 'B', tax_id: { country: 'DE', code: '136695967' } },
  });
  const customer = form.section('Customer');
  const [fix] = await customer.findAllByRole('button', { name: say(texts.fix) });
  await form.user.click(fix as HTMLElement);
  await form.user.click(await customer.findByRole('button', { name: /136695976/ }));
  await waitFor(() => expect(form.document.customer).toMatchObject({ tax_id: { code: '136695976' } }));
});

test('one list offers rates, exemptions, retentions, surcharges and gross prices by name', async () => {
  const form = await Form.open({ ...spanishInvoice(), $addons: ['es-verifactu-v1'] });
  const tax = await form.findByRole('button', { name: /^Tax of row 1/ });
  const written = () => form.document.lines[0]?.taxes;
  const choose = async (name: RegExp) => {
    await form.user.click(tax);
    const list = within(await screen.findByRole('dialog', { name: say(sheetTexts.tax) }));
    await form.user.click(await list.findByRole('option', { name }));
  };
  await choose(/^IVA 10\s%/);
  expect(written()).toEqual([{ cat: 'VAT', rate: 'reduced' }]);
  await choose(/^with surcharge 1,4\s%/);
  expect(written()).toEqual([{ cat: 'VAT', rate: 'reduced+eqs' }]);
  await choose(/^IRPF 15\s%/);
  await waitFor(() => expect(tax).toHaveAccessibleName(/IVA 10\s%.*IRPF −15\s%/));
  await choose(/^Exempt: .*\b20\b/);
  expect(written()).toMatchObject([{ key: 'exempt', ext: { 'es-verifactu-exempt': 'E1' } }, { cat: 'IRPF' }]);
  await choose(/^Prices include IVA/);
  expect(form.document.tax).toEqual({ prices_include: 'VAT' });
  await waitFor(() => expect(JSON.stringify(runOf(form.draft).built?.document.totals)).toContain('IRPF'));
});

test('a supply is exempt by an EN 16931 reason, found by its meaning', async () => {
  const form = await Form.open({ ...spanishInvoice(), $addons: ['eu-en16931-v2017'] });
  const tax = await form.findByRole('button', { name: /^Tax of row 1.*IVA 21\s%/ });
  const written = () => form.document.lines[0]?.taxes;
  const reasoned = (key: string, code: string) => [{ cat: 'VAT', key, ext: { 'cef-vatex': code } }];
  await form.user.click(tax);
  await form.user.keyboard('hospital');
  await form.user.click(await screen.findByRole('option', { name: /^Exempt: hospital/ }));
  expect(written()).toEqual(reasoned('exempt', 'VATEX-EU-132-1B'));
  await waitFor(() => expect(tax).toHaveAccessibleName(/Exempt/));
  await form.user.click(tax);
  await form.user.keyboard('reverse{Enter}');
  expect(written()).toEqual(reasoned('reverse-charge', 'VATEX-EU-AE'));
  await waitFor(() => expect(tax).toHaveAccessibleName(/Reverse charge/i));
});

test('a discount has its reason in the language of the country', async () => {
  const [first, ...others] = spanishInvoice().lines;
  const form = await Form.open({ ...spanishInvoice(), lines: [{ ...first, discounts: undefined }, ...others] });
  await form.fill(form.cell('Discount', 1), '10');
  expect(form.document.lines[0].discounts).toEqual([{ reason: 'Descuento', percent: '10%' }]);
});

test('a missing unit shows the name of the one that building sets', async () => {
  const form = await Form.open({ ...spanishInvoice(), $addons: ['eu-en16931-v2017'] });
  await waitFor(() => expect(form.cell('Unit', 2)).toHaveProperty('placeholder', 'One'));
});

test('an extension that a fault names is offered with its codes', async () => {
  const taxes = [
    { cat: 'VAT', rate: 'general' },
    { cat: 'IRPEF', percent: '20%' },
  ];
  const form = await Form.open({
    ...spanishInvoice(),
    $regime: 'IT',
    $addons: ['it-sdi-v1'],
    supplier: { name: 'Sole', tax_id: { country: 'IT', code: '12345678903' } },
    lines: [{ quantity: '1', item: { name: 'Lezione', price: '90.00' }, taxes }],
  });
  await form.user.click(form.getByRole('button', { name: say(sheetTexts.rowTools, { number: 1 }) }));
  const reason = await waitFor(() => {
    const found = form.element.querySelector<HTMLElement>('[data-path=".lines[0].taxes[1].ext.it-sdi-retained"]');
    if (!found) throw new Error('the reason is not offered');
    return found;
  });
  reason.focus();
  await form.user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(form.document.lines[0].taxes[1].ext).toHaveProperty('it-sdi-retained'));
  // Escape leads back to the row.
  await form.user.keyboard('{Escape}');
  const tools = form.getByRole('button', { name: say(sheetTexts.rowTools, { number: 1 }), expanded: false });
  expect(tools).toHaveFocus();
});

test('a picture is inserted from a file', async () => {
  const form = await Form.open({
    ...spanishInvoice(),
    supplier: { ...spanishInvoice().supplier, logos: [{ label: 'Logo' }] },
  });
  const more = await form.more(say(sheetTexts.moreOn, { what: 'Supplier' }));
  const logo = within(more.getByRole('listitem', { name: 'Image 1' }));
  const bytes = new Uint8Array(1_500).fill(7);
  const chosen = logo.getByRole('button', { name: say(texts.chooseFile) });
  const input = chosen.parentElement?.querySelector<HTMLInputElement>('input[type=file]');
  await form.user.upload(input as HTMLElement, new File([bytes], 'logo.png', { type: 'image/png' }));
  await waitFor(() => expect(logo.getByLabelText('Data')).toHaveTextContent('1.5 kB'));
  const data = Buffer.from(bytes).toString('base64');
  expect(form.document.supplier).toMatchObject({ logos: [{ label: 'Logo', data }] });
});

test('Tab follows the order of the form, Enter goes to the next field, arrows move vertically', async () => {
  const form = await Form.open(text);
  const supplier = form.section('Supplier');
  const name = supplier.getByLabelText('Name');
  const country = supplier.getByLabelText(say(sheetTexts.country));
  for (const key of ['{Enter}', '{ArrowDown}']) {
    name.focus();
    await form.user.keyboard(key);
    await waitFor(() => expect(country).toHaveFocus());
  }
  form.section('Customer').getByLabelText('Name').focus();
  await form.user.keyboard('{ArrowUp}');
  expect(supplier.getByLabelText(say(sheetTexts.email))).toHaveFocus();
  form.cell('Price', 1).focus();
  await form.user.keyboard('{Enter}');
  expect(form.cell('Item', 2)).toHaveFocus();

  // The user can leave it.
  (await form.findByRole('button', { name: say(sheetTexts.rarer) })).focus();
  await form.user.tab();
  expect(form.element).not.toContainElement(document.activeElement as HTMLElement);
});

test('optional parts are added by buttons, rare ones by a second', async () => {
  const form = await Form.open(text);
  const button = (name: string) => form.getByRole('button', { name: say<string>(name) });
  const closed = () => within(form.element).getAllByRole('button', { expanded: false });
  const { note, onTheWhole, prepayments, order, delivery, rarer, period } = sheetTexts;
  // They come a moment after the rest.
  await form.findByRole('button', { name: say(rarer) });
  expect(closed().slice(-6)).toEqual([note, onTheWhole, prepayments, order, delivery, rarer].map(button));
  await form.user.click(button(note));
  const field = form.field(say(note));
  expect(field).toHaveFocus();
  await form.fill(field, 'Thank you', '');
  expect(form.document).toMatchObject({ notes: [{ text: 'Thank you' }] });
  // It stays while it is edited, and goes back to the others by its heading.
  await form.fill(field, '', '');
  expect(field).toHaveFocus();
  await form.user.click(button(note));
  expect(button(note)).toHaveFocus();
  expect(field).not.toBeInTheDocument();

  await form.user.click(button(rarer));
  await form.user.click(button(period));
  expect(form.field(say(sheetTexts.periodStart))).toHaveFocus();
  goToField('.delivery.receiver.name');
  await waitFor(() => expect(form.field(say(sheetTexts.receiver))).toHaveFocus());
});

test('fields on the sheet have help for who fills them in, once the form is used', async () => {
  const form = await Form.open(text);
  const name = form.section('Customer').getByLabelText(say(sheetTexts.name));
  await form.user.pointer({ target: name });
  await waitFor(() => expect(name).toHaveAccessibleDescription(say(helpTexts.partyName)));
  expect(form.cell('Price', 1)).toHaveAccessibleDescription(say(helpTexts.price));
});

test('faults are at their fields, and a missing field is empty and ready to fill in', async () => {
  const broken = faultyInvoice();
  const form = await Form.open({ ...broken, customer: { tax_id: broken.customer.tax_id } });
  const supplier = form.section('Supplier');
  const code = supplier.getByLabelText('NIF');
  await waitFor(() => expect(code).toHaveAccessibleDescription(/./));
  expect(code).toBeInvalid();
  expect(supplier.getByRole('button', { name: say(texts.details) })).toBeVisible();

  const name = form.section('Customer').getByLabelText('Name');
  expect(name).toHaveValue('');
  expect(name).toBeInvalid();
  const [first] = await within(form.problems).findAllByRole('button', { name: /name/i });
  await form.user.click(first as HTMLElement);
  await waitFor(() => expect(name).toHaveFocus());
  await form.user.keyboard('Librería Sant Jordi');
  await waitFor(() => expect(name).toBeValid());
  await form.fill(code, 'B98602642');
  await waitFor(() => expect(runOf(form.draft).problems).toEqual([]));
});

test('a number that may be meant is asked about on request, and its removal is not offered', async () => {
  const customer = { name: 'Librería Sant Jordi', tax_id: { country: 'ES', code: 'B98602624' } };
  const form = await Form.open({ ...spanishInvoice(), customer });
  const number = within(await form.problem('Customer › NIF'));
  const ask = await number.findByRole('button', { name: say(texts.fix) });
  const meant = { name: /^Did you mean B\d{8}\?/ };
  expect(number.queryByRole('button', meant)).toBeNull();
  await form.user.click(ask);
  const [first] = await number.findAllByRole('button', meant);
  await waitFor(() => expect(first).toHaveFocus());
  expect(number.queryByRole('button', { name: say(texts.removeField, { field: 'NIF' }) })).toBeNull();
});

test('faults use the labels of the form, with fixes there and under Problems', async () => {
  const [line] = spanishInvoice().lines;
  const lines = [{ ...line, discounts: [{ percent: '10' }], taxes: [{ cat: 'VAT', rate: 'standrd' }] }];
  const form = await Form.open({ ...spanishInvoice(), lines, colour: 'red' });
  await form.problem('Lines 1 › Discount');
  expect(form.cell('Discount', 1)).toHaveAccessibleDescription(/1000%/);
  await form.user.click(
    await form.section('Lines').findByRole('button', { name: say(workerTexts.write, { json: '"10%"' }) }),
  );
  await waitFor(() => expect(form.document.lines).toMatchObject([{ discounts: [{ percent: '10%' }] }]));

  // The user chooses one where it was requested, and the form stays.
  await form.checked();
  const colour = within(await form.problem('colour'));
  await form.user.click(await colour.findByRole('button', { name: say(texts.fix) }));
  const remove = await colour.findByRole('button', { name: say(workerTexts.remove, { name: 'colour' }) });
  await waitFor(() => expect(remove).toHaveFocus());
  await form.user.keyboard('{Enter}');
  await waitFor(() => expect(form.document).not.toHaveProperty('colour'));
  expect(form.element).toBeVisible();
});

test('a fault next to a field has details behind a button, and fixes reachable by keyboard', async () => {
  const broken = faultyInvoice();
  const [line] = broken.lines;
  const form = await Form.open({ ...broken, lines: [{ ...line, taxes: [{ cat: 'VAT', rate: 'standrd' }] }] });
  const rate = within(
    await form
      .section('Lines')
      .findByText(/has no rate/)
      .then((found) => found.closest('li') as HTMLElement),
  );
  (await rate.findByRole('button', { name: say(texts.fix) })).focus();
  await form.user.keyboard('{Enter}');
  const general = await rate.findByRole('button', { name: /^Use "general" / });
  await waitFor(() => expect(general).toHaveFocus());
  await form.user.keyboard('{Tab}{Tab}{Enter}');
  await waitFor(() => expect(form.document.lines).toMatchObject([{ taxes: [{ cat: 'VAT', rate: 'reduced' }] }]));
  await waitFor(() => expect(form.getByRole('button', { name: /^Tax of row 1/ })).toHaveFocus());

  await waitFor(() => expect(screen.queryByText(/has no rate/)).toBeNull());
  const supplier = form.section('Supplier');
  const details = await supplier.findByRole('button', { name: say(texts.details) });
  const fault = details.closest('li') as HTMLElement;
  expect(fault).not.toHaveTextContent('B98602642');
  await form.user.click(details);
  expect(fault).toHaveTextContent('B98602642');

  // Without it the supplier would lack a number, so only others are asked about.
  await form.user.click(await within(fault).findByRole('button', { name: say(texts.fix) }));
  const use = await within(fault).findByRole('button', { name: say(workerTexts.didYouMean, { value: 'B98602634' }) });
  expect(within(fault).queryByRole('button', { name: say(texts.removeField, { field: 'NIF' }) })).toBeNull();
  await form.user.click(use);
  await waitFor(() => expect(supplier.getByLabelText('NIF')).toHaveFocus());
  expect(form.document.supplier).toMatchObject({ tax_id: { country: 'ES', code: 'B98602634' } });
});

test('Tab goes from field to field past what a problem offers, which a key reaches from the field', async () => {
  const form = await Form.open(faultyInvoice());
  const supplier = form.section('Supplier');
  const number = supplier.getByLabelText('NIF');
  const details = await supplier.findByRole('button', { name: say(texts.details) });
  const fault = details.closest('li') as HTMLElement;
  await form.user.click(number);
  await form.user.tab();
  expect(supplier.getByLabelText(say(sheetTexts.street))).toHaveFocus();

  await form.user.click(number);
  expect(number).toHaveAccessibleDescription(pattern(`${say(texts.fix)} (Ctrl+.)`));
  expect(fixFocused()).toBe(true);
  const [first] = await within(fault).findAllByRole('button', { name: pattern(workerTexts.didYouMean) });
  await waitFor(() => expect(first).toHaveFocus());
});

test('the form asks to fix invalid JSON as text first', async () => {
  useView.setState({ view: 'Form' });
  const user = show(<FormWithProblems draft={openDraft('{ "$schema": ')} />);
  expect(await screen.findByText(say(texts.notJson))).toBeVisible();
  await user.click(screen.getByRole('button', { name: say(texts.showText) }));
  expect(useView.getState().view).toBe('JSON');
});

test('an invoice from the Emirates asks for the values that PINT AE requires, and creates its UUID', async () => {
  const form = await Form.open({
    $schema: 'https://gobl.org/draft-0/bill/invoice',
    code: '1',
    currency: 'AED',
    issue_date: '2026-11-20',
    supplier: { name: 'Palm LLC', tax_id: { country: 'AE', code: '100111222333403' } },
    customer: { name: 'Sand LLC' },
    lines: [{ quantity: '1', item: { name: 'Fan', price: '100.00' }, taxes: [{ cat: 'VAT', rate: 'standard' }] }],
  });
  await form.fill(form.section('Supplier').getByLabelText('Trade licence'), 'CN-1112223');
  await form.fill(form.section('Supplier').getByLabelText(say(sheetTexts.electronicAddress)), '0235:1001112223');
  const own = form.section('PINT AE');
  await form.fill(own.getByLabelText(/^Seller: licence/), 'Dubai Economic Department');
  await form.fill(own.getByLabelText(/^Transaction type/), '00000001');
  await form.user.click(own.getByRole('button', { name: say(sheetTexts.makeUuid) }));
  const { uuid, supplier, tax } = form.document;
  expect(uuid).toMatch(/^[\da-f-]{36}$/);
  expect(supplier.identities).toEqual([
    { scope: 'legal', type: 'TL', code: 'CN-1112223', label: 'Dubai Economic Department' },
  ]);
  expect(supplier.inboxes[0].code).toBe('0235:1001112223');
  expect(tax.ext).toEqual({ 'pint-ae-transaction': '00000001' });
  expect(own.queryByRole('button', { name: say(sheetTexts.makeUuid) })).toBeNull();
});

test('a complete party is shown as an address, whose fields open by a button, and a faulty field by itself', async () => {
  const form = await Form.open(text, 'addresses');
  const supplier = form.section('Supplier');
  expect(supplier.element).toHaveTextContent('B98602642');
  expect(supplier.queryByLabelText('Name')).toBeNull();
  await form.user.click(supplier.getByRole('button', { name: say(sheetTexts.partyEdit) }));
  expect(supplier.getByLabelText('Name')).toHaveFocus();
  await form.fill(supplier.getByLabelText('Name'), 'Another name');
  await form.user.click(supplier.getByRole('button', { name: say(sheetTexts.partyDone) }));
  expect(supplier.queryByLabelText('Name')).toBeNull();
  expect(supplier.element).toHaveTextContent('Another name');

  goToField('.supplier.tax_id.code');
  await waitFor(() => expect(supplier.getByLabelText('NIF')).toHaveFocus());

  const faulty = await Form.open(text.replace('54387763P', '54387763A'), 'addresses');
  const customer = faulty.section('Customer');
  const number = await waitFor(() => customer.getByLabelText('NIF'));
  expect(customer.queryByLabelText('Name')).toBeNull();
  await faulty.fill(number, '54387763P');
  await faulty.checked();
  expect(faulty.document.customer.tax_id.code).toBe('54387763P');
  expect(number).toHaveValue('54387763P');
});

test('a line without a price leaves the totals unknown, before its problem is shown', async () => {
  const first = { quantity: '1', item: { name: 'Bookbinding', price: '90.00' } };
  const form = await Form.open({ ...spanishInvoice(), lines: [first, { quantity: '1', item: { name: 'Carriage' } }] });
  const totals = form.section(say(sheetTexts.totals));
  await waitFor(() => expect(totals.element).toHaveTextContent(say(sheetTexts.notCounted, { count: 1 })));
  expect(totals.getByText(say(sheetTexts.payable)).nextElementSibling).toHaveTextContent(/^–$/);
});
