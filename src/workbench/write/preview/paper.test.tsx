import { screen, waitFor, within } from '@testing-library/dom';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { Document } from '../../../client/index.ts';
import { spanishInvoice } from '../../shell/testing/invoices.ts';
import { openResult } from '../../shell/testing/result.tsx';
import { show } from '../../shell/testing/show.tsx';
import { say } from '../../ui/texts/say.ts';
import { Preview } from './preview.tsx';
import * as texts from './texts.ts';

const root = 'https://gobl.org/draft-0/';
const supplier = { name: 'Talleres Llobregat S.L.', tax_id: { country: 'ES', code: 'B98602642' } };
const lines = [
  { quantity: '2', item: { name: say(texts.paper), price: '10.00' }, taxes: [{ cat: 'VAT', rate: 'standard' }] },
];
const bill = { series: 'X', code: '1', issue_date: '2025-03-10', currency: 'EUR', supplier, customer: { name: 'Luz' } };

const documents: { name: string; document: object; shows: (string | RegExp)[] }[] = [
  {
    name: 'a credit note',
    document: {
      ...spanishInvoice(),
      type: 'credit-note',
      preceding: [{ series: 'FAC', code: '7', issue_date: '2025-03-01' }],
    },
    shows: ['Factura rectificativa', 'FAC-7'],
  },
  {
    name: 'an order',
    document: { $schema: `${root}bill/order`, type: 'purchase', ...bill, lines },
    shows: ['Pedido de compra', 'Proveedor', '24,20'],
  },
  {
    name: 'a delivery',
    document: {
      $schema: `${root}bill/delivery`,
      type: 'note',
      ...bill,
      lines,
      courier: { name: 'Rápido' },
      despatch_date: '2025-03-09',
    },
    shows: ['Albarán', 'Transportista', 'Rápido', '9 de marzo de 2025'],
  },
  {
    name: 'a payment',
    document: {
      $schema: `${root}bill/payment`,
      type: 'receipt',
      ...bill,
      methods: [{ key: 'card' }],
      lines: [{ document: { series: 'FAC', code: '118', issue_date: '2025-03-01' }, amount: '121.00' }],
    },
    shows: ['Recibo', 'FAC-118', '121,00'],
  },
  {
    name: 'a status',
    document: {
      $schema: `${root}bill/status`,
      type: 'update',
      issue_date: '2025-03-10',
      supplier,
      customer: { name: 'Luz' },
      lines: [{ key: 'paid', date: '2025-03-09', doc: { series: 'FAC', code: '118', issue_date: '2025-03-01' } }],
    },
    shows: ['Aviso de estado', 'Pagada', 'FAC-118'],
  },
  {
    name: 'a message',
    document: {
      $schema: `${root}note/message`,
      title: 'Closed in August',
      content: 'Dear all,\n\nsee you soon.',
    },
    shows: ['Closed in August', /Dear all,\s+see you soon\./],
  },
  {
    name: 'a party',
    document: { $schema: `${root}org/party`, ...supplier },
    shows: ['Talleres Llobregat S.L.', 'Parte', 'NIF B98602642'],
  },
];

for (const { name, document, shows } of documents) {
  test(`${name} is shown as on paper`, async () => {
    await openResult(document, 'Preview');
    const paper = await screen.findByRole('article');
    for (const text of shows) expect(paper).toHaveTextContent(text);
  });
}

/** A preview whose supplier moves from the United States to another country. */
function Moving({ to }: { to: string }) {
  const [country, move] = useState('US');
  const moved = { $schema: `${root}bill/invoice`, ...bill, supplier: { name: 'A', tax_id: { country } } };
  return (
    <>
      <button type="button" onClick={() => move(to)} aria-label={to} />
      <Preview document={moved as unknown as Document} />
    </>
  );
}

test('the preview follows a document into languages that are not loaded yet', async () => {
  const user = show(<Moving to="SA" />);
  expect(await screen.findByRole('article')).toHaveAttribute('lang', 'en');
  await user.click(screen.getByRole('button', { name: 'SA' }));
  await waitFor(() => expect(screen.getByRole('article')).toHaveAttribute('lang', 'ar'));
  expect(screen.getByRole('article')).toHaveAttribute('dir', 'rtl');
  expect(screen.getByRole('article')).toHaveTextContent(/المورد.*Supplier/);
});

test.each([
  ['CH', 'de'],
  ['CZ', 'cs'],
  ['SK', 'sk'],
])('the preview appears only with the slip or payment code of %s', async (country, language) => {
  const user = show(<Moving to={country} />);
  await screen.findByRole('article');
  await user.click(screen.getByRole('button', { name: country }));
  await waitFor(() => expect(screen.getByRole('article')).toHaveAttribute('lang', language));
});

test('the paper is available in all its languages', async () => {
  const { user } = await openResult(spanishInvoice(), 'Preview');
  const choice = await screen.findByRole('combobox', { name: say(texts.language) });
  for (const [language, title] of Object.entries({
    en: 'Invoice',
    es: 'Factura',
    de: 'Rechnung',
    fr: 'Facture',
    it: 'Fattura',
    pt: 'Fatura',
    pl: 'Faktura',
    nl: 'Factuur',
    'pt-BR': 'Fatura',
    ar: 'فاتورة ضريبية',
    da: 'Faktura',
    el: 'Τιμολόγιο',
    fi: 'Lasku',
    nb: 'Faktura',
    sk: 'Faktúra',
    sv: 'Faktura',
    bg: 'Фактура',
    cs: 'Faktura – daňový doklad',
    et: 'Arve',
    hr: 'Račun',
    hu: 'Számla',
    lt: 'PVM sąskaita faktūra',
    lv: 'Rēķins',
    ro: 'Factură',
    sl: 'Račun',
  })) {
    await user.selectOptions(choice, language);
    const paper = screen.getByRole('article');
    await waitFor(() => expect(paper).toHaveAttribute('lang', language));
    within(paper).getByRole('heading', { name: title });
  }
});

test('the preview shows payment details, and legally required notes', async () => {
  const { user } = await openResult(
    {
      ...spanishInvoice(),
      $tags: ['reverse-charge'],
      customer: { name: 'Buchhandlung Sonne', tax_id: { country: 'DE', code: '111111125' } },
      lines: [
        {
          quantity: '1',
          item: { name: 'Bookbinding', price: '100.00' },
          taxes: [{ cat: 'VAT', key: 'reverse-charge' }],
        },
      ],
      payment: {
        terms: { key: 'due-date', due_dates: [{ date: '2025-04-10', percent: '100%' }] },
        instructions: {
          key: 'credit-transfer',
          credit_transfer: [{ iban: 'ES9121000418450200051332', bic: 'CAIXESBBXXX' }],
        },
      },
    },
    'Preview',
  );
  await user.selectOptions(await screen.findByRole('combobox', { name: say(texts.language) }), 'en');
  const paper = screen.getByRole('article');
  for (const shown of [
    '10 April 2025',
    'By bank transfer',
    'ES91 2100 0418 4502 0005 1332',
    'CAIXESBBXXX',
    /reverse charge/i,
    'Inversión del sujeto pasivo',
  ])
    await waitFor(() => expect(paper).toHaveTextContent(shown));
});

test('the preview shows only content of the document', async () => {
  const { customer: _customer, ...simplified } = spanishInvoice();
  await openResult({ ...simplified, $tags: ['simplified'] }, 'Preview');
  const paper = await screen.findByRole('article');
  expect(paper).toHaveTextContent('1.975,33');
  for (const absent of ['Cliente', 'Vencimiento', 'IBAN', 'IRPF', 'undefined', 'null'])
    expect(paper).not.toHaveTextContent(absent);
});
