import { screen, waitFor, within } from '@testing-library/dom';
import { beforeAll, expect, test } from 'vitest';
import * as documentTexts from '../engine/document/texts.ts';
import { addonsQuery, regimesQuery, rulesQuery, schemasQuery } from '../engine/service/catalogue.ts';
import { spanishInvoice } from '../shell/testing/invoices.ts';
import { addressOf, openDraft, queries, showPage, textOf } from '../shell/testing/show.tsx';
import { say } from '../ui/texts/say.ts';
import * as overviewTexts from './overview/texts.ts';
import * as texts from './texts.ts';

// Pages and engine load on demand: on a busy machine, this takes longer than a test waits.
beforeAll(async () => {
  const pages = ['addons', 'regimes', 'schemas', 'rules'].map((name) => import(`./${name}-page.tsx`));
  const details = ['addon', 'regime', 'schema', 'rule'].map((name) => import(`./${name}-details.tsx`));
  const lists = [queries.fetchQuery(addonsQuery), queries.fetchQuery(regimesQuery), queries.fetchQuery(schemasQuery)];
  await Promise.all([...pages, ...details, ...lists, queries.fetchQuery(rulesQuery)]);
});

/** Returns the list of a catalogue. */
const listOf = async (things: string) =>
  within(await screen.findByRole('navigation', { name: say(texts.listOf, { things }) }));

const region = async (name: string | RegExp) => await screen.findByRole('region', { name });

const search = (things: string) => screen.getByRole('searchbox', { name: say(texts.searchIn, { things }) });

test('a text missing in the chosen language is shown in English, marked as such', async () => {
  showPage('/addons/es-facturae-v3?lang=el');
  const other = say(texts.otherLanguage, { wanted: 'Ελληνικά', shown: 'English' });
  await waitFor(() => expect(screen.getByRole('region', { name: 'es-facturae-v3' })).toHaveTextContent(other));
});

test('an addon links to the addons it requires, and to those that require it', async () => {
  const user = showPage('/addons/de-xrechnung-v3');
  const addon = within(await region('de-xrechnung-v3'));
  await user.click(await addon.findByRole('link', { name: 'eu-en16931-v2017' }));
  const required = within(await region('eu-en16931-v2017'));
  await required.findByRole('link', { name: 'de-xrechnung-v3' });
  expect(addressOf()).toBe('/addons/eu-en16931-v2017');
});

for (const [address, name] of [
  ['/addons/xx-nothing-v1', 'xx-nothing-v1'],
  ['/schemas/bill/nothing', 'bill/nothing'],
  ['/rules/GOBL-NOTHING-01', 'GOBL-NOTHING-01'],
] as const) {
  test(`an unknown entry is reported: ${address}`, async () => {
    showPage(address);
    await waitFor(() => expect(screen.getByRole('region', { name })).toHaveTextContent(/not found/));
  });
}

test('the addon graph leads to the addons', async () => {
  const user = showPage('/addons');
  const picture = within(await region(say(overviewTexts.graph)));
  const built = say(overviewTexts.buildsOnThose, { others: 'de-xrechnung-v3' });
  const items = picture.getAllByRole('listitem').filter((item) => item.textContent?.includes('xrechnung-ubl'));
  expect(items[0]).toHaveTextContent(built);
  await user.click(
    picture.getAllByRole('link').find((link) => link.getAttribute('href') === '/addons/de-xrechnung-v3') as HTMLElement,
  );
  await region('de-xrechnung-v3');
  expect(addressOf()).toBe('/addons/de-xrechnung-v3');
});

test('a regime shows its rates over time, identities and corrections, in the chosen language', async () => {
  const user = showPage('/regimes');
  const list = await listOf('countries');
  await user.type(search('countries'), 'spain');
  await waitFor(() =>
    expect(list.getAllByRole('link').map((link) => link.textContent)).toEqual([expect.stringContaining('Spain')]),
  );
  await user.click(list.getByRole('link'));
  const vat = await region('VAT');
  expect(addressOf()).toMatch(/^\/regimes\/ES/);
  const [general] = within(vat).getAllByRole('list', { name: say(texts.throughTime) });
  expect(
    within(general as HTMLElement)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    expect.stringMatching(/15%.*1 January 1993 or earlier.*until 1 January 1995/),
    expect.stringMatching(/16%/),
    expect.stringMatching(/18%.*1 July 2010.*until 1 September 2012/),
    expect.stringMatching(/21%.*1 September 2012/),
  ]);
  expect(await region('IRPF')).toHaveTextContent(say(texts.retained));
  expect(await region(say(texts.identities))).toHaveTextContent('passport');
  expect(await region(say(texts.corrections))).toHaveTextContent('Credit note');
  expect(await region(say(texts.tags))).toHaveTextContent('bill/invoice');

  await user.selectOptions(screen.getByRole('combobox', { name: say(texts.language) }), 'es');
  await screen.findByRole('heading', { name: 'España' });
  expect(await region('VAT')).toHaveTextContent('Impuesto sobre el Valor Añadido');
  // Only names and descriptions change, not the words of the page.
  expect(await region(say(texts.identities))).toHaveTextContent('passport');

  // The other catalogues remember it.
  const other = showPage('/addons');
  await waitFor(() => expect(screen.getByRole('combobox', { name: say(texts.language) })).toHaveValue('es'));
  await other.selectOptions(screen.getByRole('combobox', { name: say(texts.language) }), 'en');
});

test('schemas have their names and descriptions in the chosen language', async () => {
  const user = showPage('/schemas/bill/invoice');
  await screen.findByRole('heading', { name: say(documentTexts.invoice) });
  await user.selectOptions(screen.getByRole('combobox', { name: say(texts.language) }), 'es');
  await screen.findByRole('heading', { name: 'Factura' });
  await screen.findByText('El comprador.');
  screen.getByRole('columnheader', { name: say(texts.property) });
  await user.selectOptions(screen.getByRole('combobox', { name: say(texts.language) }), 'en');
});

test('the page of a country states who needs which addon, and since when', async () => {
  showPage('/addons/IT');
  const italy = within(await region('Italy'));
  await italy.findByRole('heading', { name: say(texts.whichOneIn, { country: 'Italy' }) });
  await italy.findByText('the invoice itself: required since 1 January 2019');
  expect(italy.getByRole('link', { name: /SDI FatturaPA/ })).toHaveAttribute('href', '/addons/it-sdi-v1');
});

test('an addon of another country is added after confirmation, and can be removed again', async () => {
  const id = openDraft(spanishInvoice());
  const user = showPage('/addons/de-xrechnung-v3');
  const addon = within(await region('de-xrechnung-v3'));
  const add = say(texts.addAddon, { document: 'FAC-2025-118' });
  await user.click(await addon.findByRole('button', { name: add }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: say(texts.cancel) }));
  expect(textOf(id)).not.toContain('de-xrechnung-v3');
  await user.click(addon.getByRole('button', { name: add }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: say(texts.addAnyway) }));
  expect(textOf(id)).toContain('de-xrechnung-v3');
  await user.click(addon.getByRole('button', { name: say(texts.remove) }));
  expect(textOf(id)).not.toContain('de-xrechnung-v3');
});

test('a regime can be used in the document, and links to its addons', async () => {
  const draft = openDraft(spanishInvoice());
  const user = showPage('/regimes/PT');
  await user.click(await screen.findByRole('button', { name: say(texts.useRegime) }));
  await waitFor(() => expect(JSON.parse(textOf(draft)).$regime).toBe('PT'));
  await user.click(screen.getAllByRole('link', { name: 'pt-saft-v1' })[0] as HTMLElement);
  const addon = within(await region('pt-saft-v1'));
  const [country] = await addon.findAllByRole('link', { name: 'Portugal' });
  await user.click(country as HTMLElement);
  await waitFor(() => expect(addressOf()).toBe('/regimes/PT'));
});

test('a long list of codes can be searched', async () => {
  const user = showPage('/regimes/PT');
  const extensions = within(await region(say(texts.extensions)));
  await user.click(await extensions.findByText('pt-region'));
  await user.type(await extensions.findByRole('searchbox'), 'madeira');
  const codes = extensions.getByRole('region', { name: say(texts.codesOf, { key: 'pt-region' }) });
  await waitFor(() => expect(within(codes).getAllByRole('listitem')).toHaveLength(1));
  expect(codes).toHaveTextContent('PT-MA');
});

test('schemas are searched, and link to one another', async () => {
  const user = showPage('/schemas');
  const list = await listOf('schemas');
  await user.type(search('schemas'), 'bill invoice');
  await user.click(await list.findByRole('link', { name: /bill\/invoice/i }));
  await screen.findByRole('heading', { name: say(documentTexts.invoice) });
  const lines = screen.getByRole('row', { name: /^lines/ });
  expect(lines).toHaveTextContent('list of');
  await user.click(within(lines).getByRole('link', { name: 'bill/line' }));
  const [total] = await screen.findAllByRole('row', { name: /^total / });
  expect(addressOf()).toMatch(/^\/schemas\/bill\/line/);
  expect(total).toHaveTextContent(say(texts.calculated));
  const [part] = screen.getAllByRole('link', { name: 'bill.SubLine' });
  expect(part).toHaveAttribute('href', `#${(await region('bill.SubLine')).id}`);
});

test('values of closed and open lists are shown', async () => {
  const user = showPage('/schemas/bill/invoice');
  const type = await screen.findByRole('row', { name: /^type/ });
  await user.click(within(type).getByText('6 values'));
  expect(type).toHaveTextContent('credit-note');
  expect(screen.getByRole('row', { name: /^\$tags/ })).toHaveTextContent('others allowed');
});

test('rules are searched by code, object and text, and only visible ones are rendered', async () => {
  const user = showPage('/rules');
  const list = await listOf('rules');
  await waitFor(() => expect(list.getAllByRole('link').length).toBeGreaterThan(5));
  expect(list.getAllByRole('link').length).toBeLessThan(100);
  const find = async (words: string) => {
    await user.clear(search('rules'));
    // Each key would search thousands of rules.
    await user.paste(words);
  };
  await find('facturae tax number');
  await user.click(await list.findByRole('link', { name: /GOBL-ES-FACTURAE-BILL-INVOICE-01/ }));
  const details = within(await region('GOBL-ES-FACTURAE-BILL-INVOICE-01'));
  expect(await details.findByRole('region', { name: say(texts.whereApplied) })).toHaveTextContent('customer.tax_id');
  expect(details.getByRole('region', { name: say(texts.tested) })).toHaveTextContent('present');
  expect(details.getByRole('link', { name: 'es-facturae-v3' })).toBeVisible();
  await find('bill.PaymentLine');
  await waitFor(() => expect(list.getAllByRole('link')[0]).toHaveTextContent('GOBL-BILL-PAYMENTLINE-'));
  await find('xylophone');
  await screen.findByText(say(texts.noRuleFound));
});

test('a code of the service is explained, with an example', async () => {
  showPage('/rules/BW-AMOUNT');
  expect(await region(say(texts.howToFix))).toHaveTextContent('12.50');
  expect(await region(say(texts.request))).toHaveTextContent('"quantity": "12,50"');
  expect(await region(say(texts.answer))).toHaveTextContent('BW-AMOUNT');
});

for (const [address, code] of [
  ['/addons/es-facturae-v3', 'GOBL-ES-FACTURAE-'],
  ['/regimes/EL', 'GOBL-GR-'],
  ['/schemas/envelope', 'GOBL-ENVELOPE-01'],
] as const) {
  test(`an entry links to its rules: ${address}`, async () => {
    const user = showPage(address);
    await user.click(await screen.findByRole('link', { name: /^\d+ rules$/ }));
    const list = await listOf('rules');
    await waitFor(() => expect(list.getAllByRole('link')[0]).toHaveTextContent(code));
  });
}

test("the page of today's rules shows their releases, and links to the formats", async () => {
  const user = showPage('/formats/rules');
  const page = within(await region(say(texts.rulesAsOfToday)));
  const row = within(await page.findByRole('row', { name: /^Peppol BIS Billing 3 for UBL/ }));
  row.getByRole('cell', { name: '3.0.21' });
  row.getByRole('cell', { name: /^3\.0\.22 / });
  await user.type(search('rules'), 'romania');
  await waitFor(() => expect(page.getAllByRole('row')).toHaveLength(2));
  await user.click(page.getByRole('link', { name: /CIUS-RO/ }));
  await region('cius-ro-ubl');
});
