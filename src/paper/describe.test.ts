import { describe, expect, it } from 'vitest';
import { units } from '../engine/org/units.ts';
import { describe as describePaper, describeSubject } from './describe.ts';
import type { PaperLanguage } from './languages.ts';
import type { Block } from './paper.ts';
import { subjectOf } from './subject.ts';
import { labels, paperFor } from './testing.ts';
import { writingFor } from './writing.ts';

const invoice = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  type: 'standard',
  series: 'RE',
  code: '17',
  issue_date: '2026-02-03',
  currency: 'EUR',
  supplier: {
    name: 'Mühle am Bach GmbH',
    tax_id: { country: 'DE', code: '111111125' },
    inboxes: [{ scheme: '0088', code: '4000001123452' }],
    logos: [{ url: 'https://example.com/logo.png' }, { data: 'iVBORw0KGgoAAAA=', alt: 'Ein Mühlrad' }],
  },
  customer: { name: 'Bäckerei Kern' },
  ordering: { code: 'PO-7', cost: 'KST 4711', sales: [{ code: 'A1' }] },
  lines: [
    {
      i: 1,
      quantity: '1200',
      item: { name: 'Mehl', price: '1.10', unit: 'kg', origin: 'FR', meta: { mahlgrad: '550' } },
      order: '3',
      taxes: [{ cat: 'VAT', percent: '7.0%' }],
      total: '1320.00',
    },
  ],
  discounts: [{ i: 1, reason: 'Treue', amount: '20.00', taxes: [{ cat: 'VAT', percent: '7.0%' }] }],
  totals: {
    sum: '1320.00',
    discount: '20.00',
    total: '1300.00',
    taxes: {
      categories: [
        {
          code: 'VAT',
          rates: [{ key: 'exempt', base: '1300.00', amount: '0.00', ext: { 'cef-vatex': 'VATEX-EU-132' } }],
        },
      ],
    },
    payable: '1300.00',
  },
  payment: {
    instructions: { key: 'credit-transfer', credit_transfer: [{ iban: 'DE89 3704 0044 0532 0130 00' }], ref: 'RE-17' },
  },
  attachments: [{ name: 'Lieferschein.pdf', url: 'https://example.com/l.pdf' }],
};

function paperOf(document: object, language?: PaperLanguage) {
  const paper = describePaper(document, language);
  if (!paper) throw new Error('There is no paper');
  const block = <K extends Block['kind']>(kind: K) =>
    paper.blocks.filter((each): each is Extract<Block, { kind: K }> => each.kind === kind);
  return { ...paper, block };
}

it('describe: shows a unit without a code next to the quantity, and omits properties that only a format uses', () => {
  const item = { name: 'Deska', price: '5.00', meta: { 'unit-label': 'szt.', 'ksef-annex-15': '1', kolor: 'dąb' } };
  const [{ rows } = { rows: [] }] = paperOf(
    { ...invoice, lines: [{ i: 1, quantity: '3', item, total: '15.00' }] },
    'pl',
  ).block('table');
  expect(rows[0]?.cells.map((cell) => cell.map(({ text }) => text)).slice(0, 2)).toEqual([
    ['Deska', 'kolor: dąb'],
    ['3 szt.'],
  ]);
});

it('describe: shows attributes, half-open periods, units by code, bank codes and the addressee', () => {
  const attributes = [
    { key: 'color', text: 'Rot', code: '3000' },
    { label: 'Nettogewicht', amount: '1.50', unit: 'kg' },
    { type: 'XL', amount: '2', ext: { 'untdid-unit': 'XZZ' } },
    { key: 'expiry', date: '2027-01-31' },
  ];
  const { blocks } = paperOf({
    ...invoice,
    ordering: { period: { start: '2026-01-01' }, addressee: { name: 'Poststelle' } },
    lines: [
      {
        i: 1,
        quantity: '2',
        item: { name: 'Glas', price: '1.00', ext: { 'untdid-unit': 'KGM' }, attributes },
        period: { end: '2026-01-31' },
        total: '2.00',
      },
    ],
    payment: { instructions: { key: 'credit-transfer', credit_transfer: [{ number: '123', clearing: '8021' }] } },
  });
  const text = JSON.stringify(blocks);
  for (const said of [
    'Farbe: Rot 3000',
    'Nettogewicht: 1,50 kg',
    'XL: 2 XZZ',
    'Haltbar bis: 31',
    '2 kg',
    '8021',
    'Poststelle',
  ])
    expect(text).toContain(said);
  expect(text).toContain('"ab 1. Januar 2026"');
  expect(text).toContain('"bis 31. Januar 2026"');
});

it('describe: shows an invoice in order, in the words and numbers of the language', () => {
  const paper = paperOf(invoice);
  expect(paper).toMatchObject({ language: 'de', size: 'a4', title: 'Rechnung RE-17' });
  expect(paper.blocks.map(({ kind }) => kind)).toEqual([
    'head',
    'parties',
    'facts',
    'table',
    'figures',
    'section',
    'section',
  ]);
  expect(paper.block('head')).toMatchObject([
    { dates: [{ name: 'Rechnungsdatum', text: '3. Februar 2026' }], logo: { mime: 'image/png', alt: 'Ein Mühlrad' } },
  ]);
  expect(paper.block('table')).toMatchObject([
    {
      columns: [{ isWide: true }, { heading: 'Menge', align: 'end' }, {}, { heading: 'Steuer' }, {}],
      rows: [
        {
          cells: [
            [{ text: 'Mehl' }, {}, {}, {}],
            [{ text: '1.200 kg' }],
            [{ text: '1,10' }],
            [{}],
            [{ text: '1.320,00' }],
          ],
        },
      ],
      rest: [{ span: 3, cells: [[{ text: 'Treue' }], [{}], [{ text: '−20,00' }]] }],
    },
  ]);
  expect(paper.block('figures')[0]?.rows.at(-1)).toEqual({
    label: 'Gesamtbetrag',
    amount: '1.300,00\u00a0€',
    isStrong: true,
  });
});

it.each(Object.entries(labels))(
  'describe: states what remains of a credit note in its own words, %s',
  (language, words) => {
    const totals = { payable: '119.00', advance: '119.00', due: '0.00' };
    const payment = { advances: [{ amount: '119.00' }] };
    const paper = paperOf({ ...invoice, type: 'credit-note', totals, payment }, language as PaperLanguage);
    const { payable = '', advance, due } = { ...words.credit, ...(words.refunded && { payable: words.refunded }) };
    expect(paper.block('figures')[0]?.rows.map(({ label }) => label)).toEqual([payable, advance, due]);
    expect(JSON.stringify(paper.blocks)).not.toContain(JSON.stringify(words.advance));
  },
);

it.each([
  ['ES', 'credit-note', 'es', 'Factura rectificativa'],
  ['ES', 'debit-note', 'es', 'Factura rectificativa'],
  ['ES', 'credit-note', 'en', 'Credit note'],
  ['DE', 'credit-note', 'de', 'Rechnungskorrektur'],
  ['CH', 'credit-note', 'de', 'Gutschrift'],
  ['PL', 'credit-note', 'pl', 'Faktura korygująca'],
  ['IT', 'corrective', 'it', 'Nota di variazione'],
  ['FR', 'credit-note', 'fr', 'Avoir'],
  ['NL', 'credit-note', 'nl', 'Creditfactuur'],
  ['BE', 'credit-note', 'nl', 'Creditnota'],
  ['MX', 'credit-note', 'es', 'Nota de crédito'],
])('describe: titles a correction of %s as its law does: %s in %s', (country, type, language, title) => {
  const paper = paperOf({ ...invoice, type, supplier: { tax_id: { country } } }, language as PaperLanguage);
  expect(paper.block('head')[0]?.title).toBe(title);
});

it('describe: asks for no payment on a credit note', () => {
  const payment = {
    ...invoice.payment,
    terms: { key: 'due-date', notes: 'By agreement', due_dates: [{ date: '2026-04-01', amount: '1300.00' }] },
  };
  const text = (more: object) => JSON.stringify(paperOf({ ...invoice, payment, ...more }).block('section')[0]);
  const asked = ['DE89 3704', '1. April 2026'];
  for (const part of asked) {
    expect(text({})).toContain(part);
    expect(text({ type: 'credit-note' })).not.toContain(part);
    expect(text({ type: 'corrective', totals: { payable: '-10.00' } })).not.toContain(part);
    expect(text({ type: 'corrective', totals: { payable: '10.00' } })).toContain(part);
  }
  const [first] = JSON.parse(text({ type: 'credit-note' })).lines;
  expect(first).toEqual({ text: 'By agreement' });
});

it('describe: has no heading for an empty payment', () => {
  for (const payment of [{ terms: {} }, { terms: { due_dates: [] } }, { instructions: {} }]) {
    const sections = paperOf({ ...invoice, payment, attachments: [] }).block('section');
    expect(sections.map(({ label }) => label)).not.toContain('Zahlung');
  }
});

it('describe: groups account numbers as their country does', () => {
  const paid = (credit_transfer: object) =>
    JSON.stringify(
      paperOf({
        ...invoice,
        payment: { instructions: { key: 'credit-transfer', credit_transfer: [credit_transfer] } },
      }).block('section'),
    );
  const number = '61109010140000071219812874';
  for (const account of [{ iban: number }, { number }])
    expect(paid(account)).toContain('61 1090 1014 0000 0712 1981 2874');
});

it('describe: does not print the account holder as the name of a bank', () => {
  const paid = (name: string) =>
    JSON.stringify(
      paperOf({
        ...invoice,
        payment: {
          instructions: { key: 'credit-transfer', credit_transfer: [{ iban: 'DE02120300000000202051', name }] },
        },
      }).block('section'),
    );
  const bank = JSON.stringify(labels.de.bank);
  expect(paid('Sparkasse')).toContain(bank);
  expect(paid(invoice.supplier.name)).not.toContain(bank);
});

it('describe: shows additional content of e-invoices (chapter 13 §7)', () => {
  const paper = paperOf(invoice);
  const all = JSON.stringify(paper.blocks);
  for (const text of [
    '0088:4000001123452',
    'KST 4711',
    'A1',
    'Herkunft: Frankreich',
    'mahlgrad: 550',
    'Bestellposition: 3',
  ])
    expect(all).toContain(text);
  expect(all).toContain('Steuerfrei, Art. 132 MwStSystRL');
  expect(paper.block('section').map(({ label }) => label)).toEqual(['Zahlung', 'Anlagen']);
});

it('describe: shows discounts for early payment with their last day', () => {
  const linesOf = (notes: string, issue_date = '2026-03-02') => {
    const paper = paperOf({ ...invoice, issue_date, payment: { terms: { notes } } });
    return paper
      .block('section')[0]
      ?.lines.map(({ name, text }) => [name, text].filter(Boolean).join(': ').replaceAll('\u00a0', ' '));
  };
  const discount = '#SKONTO#TAGE=7#PROZENT=2.00#';
  expect(linesOf(`Within 30 days\n${discount}\n#SKONTO#TAGE=14#PROZENT=1.50#BASISBETRAG=100.00#\n`)).toEqual([
    'Within 30 days',
    'Skonto bei Zahlung bis: 9. März 2026 · 2 %',
    'Skonto bei Zahlung bis: 16. März 2026 · 1,5 % · 100,00 €',
  ]);
  expect(linesOf(`${discount} or so`)).toEqual([`${discount} or so`]);
  expect(linesOf(discount, 'soon')).toEqual([discount]);
});

it('describe: adds a payment code only to euro invoices with SEPA transfer (EPC069-12)', () => {
  const codeOf = (more: object) => paperOf({ ...invoice, ...more }).block('section')[0]?.code?.payload;
  expect(codeOf({})?.split('\n')).toEqual([
    ...['BCD', '002', '1', 'SCT', '', 'Mühle am Bach GmbH', 'DE89370400440532013000', 'EUR1300.00', '', '', 'RE-17'],
  ]);
  const { payment } = invoice;
  const instructions = { ...payment.instructions, ref: 'RF18 5390 0754 7034' };
  expect(codeOf({ payment: { instructions } })?.split('\n').slice(8)).toEqual(['', 'RF18539007547034']);
  const wrong = { ...instructions, credit_transfer: [{ iban: 'DE88370400440532013000' }] };
  expect(codeOf({ payment: { instructions: wrong } })).toBeUndefined();
  expect(codeOf({ currency: 'USD' })).toBeUndefined();
  expect(codeOf({ type: 'credit-note' })).toBeUndefined();
  expect(codeOf({ totals: { payable: '0.00' } })).toBeUndefined();
  expect(codeOf({ $schema: 'https://gobl.org/draft-0/bill/order' })).toBeUndefined();
});

it('describe: uses the paper and language of the supplier’s country by default', () => {
  const american = { ...invoice, supplier: { name: 'A', tax_id: { country: 'US' } } };
  expect(paperOf(american)).toMatchObject({ language: 'en', size: 'letter', title: 'Invoice RE-17' });
  expect(paperOf(american, 'pl').title).toBe('Faktura RE-17');
});

it('describe: describes payments, statuses, messages and all other documents', () => {
  const of = (path: string, members: object) => paperOf({ $schema: `https://gobl.org/draft-0/${path}`, ...members });
  const paid = of('bill/payment', {
    type: 'receipt',
    lines: [{ i: 1, document: { code: '7' }, amount: '5.00', refund: true }],
  });
  expect(paid.block('table')).toMatchObject([
    {
      columns: [{}, { heading: 'Amount' }],
      rows: [{ cells: [[{ text: '7' }, { text: 'Refund' }], [{ text: '−5.00' }]] }],
    },
  ]);
  const status = of('bill/status', {
    lines: [{ key: 'rejected', reasons: [{ key: 'prices', description: 'Too high' }] }],
  });
  expect(JSON.stringify(status.block('table'))).toContain('Prices: Too high');
  const verdict = of('bill/status', {
    type: 'system',
    lines: [
      { key: 'rejected', reasons: [{ key: 'other', faults: [{ code: 'FD', message: 'No route' }, { code: 'X-1' }] }] },
    ],
  });
  expect(JSON.stringify(verdict.block('table'))).toMatch(/\(FD\): No route.*"X-1"/);
  expect(of('note/message', { content: 'Hello' }).blocks).toMatchObject([{ title: 'Message' }, { text: 'Hello' }]);
  expect(of('org/item', { name: 'A', identities: [{ code: 'B-1' }] }).block('members')).toMatchObject([
    {
      members: [
        { name: 'Name', value: 'A' },
        { name: 'Identities', value: { entries: [{ members: [{ value: 'B-1' }] }] } },
      ],
    },
  ]);
  expect(describePaper({ code: '1' })).toBeUndefined();
});

it('describe: describes a party like a letterhead, in the language of its country', () => {
  const party = {
    $schema: 'https://gobl.org/draft-0/org/party',
    name: 'Librería Sant Jordi',
    tax_id: { country: 'ES', code: '54387763P' },
    emails: [{ addr: 'a@example.com' }],
  };
  expect(describePaper(party)).toMatchObject({
    language: 'es',
    blocks: [
      { title: 'Librería Sant Jordi' },
      { label: 'Parte', lines: [{ name: 'NIF', text: '54387763P' }, { text: 'a@example.com' }] },
    ],
  });
  expect(describePaper({ ...party, name: undefined }, 'de')).toMatchObject({ blocks: [{ title: 'Partei' }, {}] });
});

it('describe: describes an item and an address in the requested language', () => {
  const item = {
    $schema: 'https://gobl.org/draft-0/org/item',
    name: 'Mehl',
    price: '1.10',
    unit: 'kg',
    identities: [{ key: 'gtin', code: '4000001123452', constructor: 'x' }],
  };
  expect(describePaper(item, 'de')).toMatchObject({
    language: 'de',
    blocks: [
      { title: 'Artikel' },
      {
        members: [
          { name: 'Name' },
          { name: 'Preis' },
          { name: 'Einheit' },
          {
            name: 'Kennungen',
            value: { entries: [{ members: [{ name: 'Schlüssel' }, { name: 'Code' }, { name: 'Constructor' }] }] },
          },
        ],
      },
    ],
  });
  const address = { $schema: 'https://gobl.org/draft-0/org/address', street: 'ul. Długa', locality: 'Gdańsk' };
  expect(describePaper(address, 'pl')).toMatchObject({
    blocks: [{ title: 'Adres' }, { members: [{ name: 'Ulica' }, { name: 'Miejscowość' }] }],
  });
});

it.each([
  ['de', 'Gutschrift'],
  ['fr', 'Autofacturation'],
] as const)('describe: shows the mention of a self-billed invoice in %s', (language, mention) => {
  const texts = (document: object) => JSON.stringify(describePaper(document, language)?.blocks);
  expect(texts({ ...invoice, $tags: ['self-billed'] })).toContain(mention);
  expect(texts(invoice)).not.toContain(mention);
});

it('describe: names the numbers of a party by their scheme', () => {
  const identities = [
    { code: '81349207100010', ext: { 'iso-scheme-id': '0009' } },
    { code: 'K-1', ext: { 'iso-scheme-id': '0999' } },
    { label: 'Kunde', code: 'K-2', ext: { 'iso-scheme-id': '0088' } },
  ];
  const [parties] = paperOf({ ...invoice, customer: { name: 'Bäckerei Kern', identities } }).block('parties');
  expect(parties?.parties[1]?.lines.slice(1)).toMatchObject([
    { name: 'SIRET', text: '81349207100010' },
    { text: 'K-1' },
    { name: 'Kunde', text: 'K-2' },
  ]);
});

it('describe: asks for the total without the tax under split payment, less advances', () => {
  const rates = [{ percent: '22.0%', base: '1000.00', amount: '220.00', ext: { 'it-sdi-vat-liability': 'S' } }];
  const categories = [{ code: 'VAT', rates }];
  const totals = {
    sum: '1000.00',
    total: '1000.00',
    taxes: { categories },
    payable: '1220.00',
    advance: '20.00',
    due: '1200.00',
  };
  const instructions = { key: 'credit-transfer', credit_transfer: [{ iban: 'IT60X0542811101000000123456' }] };
  const terms = { due_dates: [{ date: '2026-04-10', percent: '100%', amount: '1220.00' }] };
  const paper = paperOf({ ...invoice, totals, payment: { instructions, terms } }, 'it');
  const amounts = paper.block('figures').flatMap(({ rows }) => rows.map(({ label, amount }) => [label, amount]));
  expect(amounts.slice(-2)).toEqual([
    [labels.it.splitPayment, '−220,00'],
    [labels.it.due, expect.stringContaining('980,00')],
  ]);
  const payment = paper.block('section').find(({ label }) => label === labels.it.payment);
  // A single date for the whole amount does not repeat the amount.
  expect(payment?.lines[0]?.text).toBe('10 aprile 2026');
  expect(payment?.code?.payload).toContain('EUR980.00');
  const halves = ['2026-04-10', '2026-05-10'].map((date) => ({ date, percent: '50%', amount: '610.00' }));
  const shared = { ...invoice, totals, payment: { instructions, terms: { key: 'due-date', due_dates: halves } } };
  const parts = paperOf(shared, 'it')
    .block('section')
    .find(({ label }) => label === labels.it.payment);
  expect(parts?.lines[0]?.text).toMatch(/^10 aprile 2026 · 490,00.* \(50/);
});

it('describe: says of what a discount is a percentage', () => {
  const adjusted = {
    ...invoice,
    discounts: [{ reason: 'Trade customer', percent: '2.5%', amount: '30.00' }],
    charges: [{ percent: '10%', base: '500.00', amount: '50.00' }],
    totals: { sum: '1200.00' },
  };
  const [table] = paperOf(adjusted, 'en').block('table');
  expect(table?.rest?.map(({ cells }) => cells[0]?.[0]?.text)).toEqual([
    'Trade customer · 2,5\u00a0% on 1.200,00',
    'Charge · 10\u00a0% on 500,00',
  ]);
});

it('describe: keeps figures apart from an Arabic text on an English paper', () => {
  const reason = 'خصم';
  const item = { name: 'تمور', price: '10.00' };
  const discounts = [{ reason, percent: '10%', amount: '1.00' }];
  const { block } = paperOf({ ...invoice, lines: [{ quantity: '1', item, discounts }], discounts }, 'en');
  const [table] = block('table');
  const texts = [...(table?.rows ?? []), ...(table?.rest ?? [])].flatMap(({ cells }) => cells.flat());
  expect(texts.map(({ text }) => text).filter((text) => text.includes(reason))).toEqual([
    `${reason} \u2068−10\u00a0%\u2069`,
    `${reason} · \u206810\u00a0%\u2069 on \u20681.320,00\u2069`,
  ]);
});

const saudi = {
  ...invoice,
  currency: 'SAR',
  supplier: { name: 'شركة النخيل', tax_id: { country: 'SA', code: '300000000000003' } },
};

it('describe: puts Arabic and English next to each other on tax invoices of Saudi Arabia', () => {
  const { title, language, direction, block } = paperOf({ ...saudi, $tags: ['simplified'] });
  expect({ language, direction }).toEqual({ language: 'ar', direction: 'rtl' });
  expect(title).toBe('فاتورة ضريبية مبسطة / Simplified tax invoice RE-17');
  expect(block('head')[0]?.dates[0]).toEqual({ name: 'تاريخ الإصدار / \u2068Issue date\u2069', text: '2026-02-03' });
  expect(block('table')[0]?.columns[0]?.heading).toBe('الوصف\n\u2068Item\u2069');
  expect(block('figures')[0]?.rows.at(-1)?.amount).toMatch(/1,300\.00.SAR/);
  expect(block('figures')[0]?.rows[3]?.label).toContain('ضريبة القيمة المضافة / \u2068VAT\u2069');
});

it('describe: puts the first code next to the totals, and others into a section', () => {
  const tags = ['A', '300000000000003', '2026-02-03T10:00:00', '1300.00', '0.00'];
  const bytes = tags.map((value, at) => String.fromCharCode(at + 1, value.length) + value).join('');
  const totals = { ...saudi.totals, payable: '1300.00', tax: '0.00' };
  const stamps = [{ prv: 'zatca-qr', val: btoa(bytes) }];
  const { block } = paperOf({ head: { stamps }, doc: { ...saudi, totals } });
  expect(block('figures').at(-1)?.code).toMatchObject({ label: 'ZATCA', payload: btoa(bytes) });
  expect(block('section').some(({ code }) => code)).toBe(false);
});

it.each([
  ['credit-note', 'إشعار دائن', 'Credit note'],
  ['debit-note', 'إشعار مدين', 'Debit note'],
])('describe: puts English before Arabic on a Saudi %s in English, and keeps both', (type, arabic, english) => {
  const { direction, block } = paperOf({ ...saudi, type }, 'en');
  expect(direction).toBe('ltr');
  expect(block('head')[0]?.title).toBe(`${english} / \u2068${arabic}\u2069`);
});

it('describe: keeps Arabic on Saudi tax invoices in any language', () => {
  const { language, block } = paperOf(saudi, 'fr');
  expect(language).toBe('fr');
  expect(block('head')[0]?.title).toContain(labels.ar.titles.standard);
});

it('describe: writes other documents of Saudi Arabia in one language', () => {
  const order = { ...saudi, $schema: 'https://gobl.org/draft-0/bill/order', type: 'purchase' };
  expect(paperOf(order).block('head')[0]?.title).toBe(labels.ar.orderTitles.purchase);
});

it('describe: writes in the language of the address, or the one asked for', () => {
  const belgian = (code: string) => ({
    ...invoice,
    supplier: { tax_id: { country: 'BE' }, addresses: [{ country: 'BE', code }] },
  });
  expect(paperOf(belgian('5000')).language).toBe('fr');
  expect(paperOf(belgian('9000')).language).toBe('nl');
  expect(paperOf(belgian('9000'), 'fi').block('head')[0]?.title).toBe(labels.fi.titles.standard);
});

it.each(Object.entries(labels))(
  'describe: has a word for every unit, attribute and means of payment in %s',
  (_, words) => {
    const keysOf = (record: object) => Object.keys(record).sort();
    for (const group of ['titles', 'terms', 'means', 'taxKeys', 'attributes', 'identities'] as const)
      expect(keysOf(words[group])).toEqual(keysOf(labels.en[group]));
  },
);

it('describe: lists figures from right to left on Arabic papers', () => {
  const payment = { terms: { due_dates: [{ date: '2026-03-17', amount: '10.00' }] } };
  const [due] = paperOf({ ...invoice, supplier: { tax_id: { country: 'AE' } }, payment }, 'ar')
    .block('section')
    .flatMap(({ lines }) => lines);
  expect(due?.text.startsWith('\u200f')).toBe(true);
});

const party = (country: string, code: string) => ({ name: code, tax_id: { country, code } });
const taxNumbersOf = (supplier: object, customer: object, language?: PaperLanguage) =>
  paperOf({ ...invoice, supplier, customer }, language)
    .block('parties')[0]
    ?.parties.map(({ lines }) => `${lines[1]?.name} ${lines[1]?.text}`);

it.each([
  ['PL', '7792481035', 'DE', '811907980', ['Numer VAT UE PL7792481035', 'Numer VAT UE DE811907980']],
  ['PL', '7792481035', 'PL', '5265877635', ['NIP 7792481035', 'NIP 5265877635']],
  ['ES', 'B98602642', 'FR', '39356000000', ['NIF-IVA ESB98602642', 'NIF-IVA FR39356000000']],
  ['PT', '513123458', 'ES', 'B98602642', ['N.º IVA PT513123458', 'N.º IVA ESB98602642']],
  ['ES', 'B98602642', 'MX', 'PECX8001019H1', ['NIF B98602642', 'RFC PECX8001019H1']],
  ['DE', '111111125', 'US', '123456789', ['USt-IdNr. DE111111125', 'EIN 12-3456789']],
  ['AT', 'U10223006', 'DE', '111111125', ['UID-Nr. ATU10223006', 'UID-Nr. DE111111125']],
  ['CH', 'E109322551', 'DE', '111111125', ['MWST-Nr. CHE-109.322.551 MWST', 'USt-IdNr. DE111111125']],
  ['BR', '11222333000181', 'AR', '30712345671', ['CNPJ 11.222.333/0001-81', 'CUIT 30-71234567-1']],
  ['GB', '844281425', 'ZW', '7', ['VAT no. GB844281425', 'Tax ID 7']],
] as const)(
  'describe: names the tax numbers of a party in %s (%s) and one in %s (%s)',
  (from, code, to, other, expected) => {
    expect(taxNumbersOf(party(from, code), party(to, other))).toEqual(expected);
  },
);

it('describe: omits an identity that repeats the tax number', () => {
  const supplier = { ...party('DK', '12345674'), identities: [{ type: 'CVR', code: '12345674' }] };
  const [{ parties } = { parties: [] }] = paperOf({ ...invoice, supplier }).block('parties');
  expect(parties[0]?.lines.filter(({ text }) => text === '12345674').length).toBe(2);
});

it.each([
  [{ $tags: ['prepayment'] }, 'DE', 'Anzahlungsrechnung'],
  [{ tax: { ext: { 'untdid-document-type': '386' } } }, 'FR', 'Facture d’acompte'],
  [{ $tags: ['self-billed'] }, 'DE', 'Gutschrift'],
  [{ $tags: ['self-billed'] }, 'FR', 'Facture'],
  [{ $tags: ['self-billed'], type: 'credit-note' }, 'AT', 'Gutschriftskorrektur'],
  [{ tax: { ext: { 'it-sdi-document-type': 'TD24' } } }, 'IT', 'Fattura differita'],
  [{ tax: { ext: { 'it-sdi-document-type': 'TD02' } } }, 'IT', 'Acconto/anticipo su fattura'],
  [{ tax: { ext: { 'pl-favat-invoice-type': 'ROZ' } } }, 'PL', 'Faktura rozliczeniowa'],
  [{ tax: { ext: { 'ar-arca-doc-type': '6', 'ar-arca-concept': '1' } } }, 'AR', 'Factura B'],
  [{ $tags: ['invoice-receipt'] }, 'PT', 'Fatura-recibo'],
  [{ $tags: ['simplified'] }, 'AE', 'Simplified Tax Invoice'],
  [{ tax: { ext: { 'gr-mydata-invoice-type': '2.1' } } }, 'EL', 'Τιμολόγιο Παροχής Υπηρεσιών'],
  [{ $addons: ['it-ticket-v1'], $tags: ['simplified'] }, 'IT', 'Documento commerciale di vendita o prestazione'],
  [{ $addons: ['it-ticket-v1'], type: 'credit-note' }, 'IT', 'Documento commerciale emesso per reso merce'],
  [{ $addons: ['br-nfse-v1'] }, 'BR', 'Nota Fiscal de Serviço Eletrônica (NFS-e)'],
  [{ tax: { ext: { 'br-nfe-model': '65' } } }, 'BR', 'Nota Fiscal de Consumidor Eletrônica (NFC-e)'],
])('describe: chooses the title of an invoice by its kind: %j of %s', (more, country, title) => {
  const paper = paperOf({ ...invoice, ...more, supplier: { tax_id: { country } } });
  expect(paper.block('head')[0]?.title).toBe(title);
});

it('describe: writes the titles of a national format in other languages, too', () => {
  const polish = { ...invoice, supplier: party('PL', '1'), tax: { ext: { 'pl-favat-invoice-type': 'KOR_ZAL' } } };
  expect(paperOf(polish, 'de').block('head')[0]?.title).toBe('Korrektur einer Anzahlungsrechnung');
});

it('describe: heads the parties of a self-billed invoice by their roles, as the customer issues it', () => {
  const billed = { ...invoice, $tags: ['self-billed'], customer: party('DE', '1') };
  const [{ parties } = { parties: [] }] = paperOf(billed).block('parties');
  expect(parties.map(({ label }) => label)).toEqual([labels.de.provider, labels.de.client]);
});

it('describe: states the tax in the currency of the country', () => {
  const rate = { from: 'USD', to: 'EUR', amount: '0.8764' };
  const totals = { ...invoice.totals, tax: '200.00' };
  const rows = (more: object) =>
    paperOf({ ...invoice, currency: 'USD', totals, exchange_rates: [rate], ...more })
      .block('figures')[0]
      ?.rows.at(-1);
  expect(rows({})).toMatchObject({ label: 'USt (EUR)', amount: '175,28\u00a0€' });
  expect(rows({ exchange_rates: [{ ...rate, to: 'CHF' }, rate] })).toMatchObject({ label: 'USt (EUR)' });
  expect(rows({ exchange_rates: [] })).toMatchObject({ isStrong: true });
});

it.each([
  ['DE', 'de', 'Reverse Charge / Umkehr der Steuerschuld.', ['Steuerschuldnerschaft des Leistungsempfängers']],
  [
    'AT',
    'de',
    'Reverse charge: Customer to account for VAT to the relevant tax authority.',
    ['Übergang der Steuerschuld auf den Leistungsempfänger'],
  ],
  ['IT', 'it', 'Reverse Charge / Inversione del soggetto passivo', ['Inversione contabile']],
  ['NL', 'nl', 'Verlegd naar u', ['Verlegd naar u']],
  [
    'ES',
    'en',
    'Reverse Charge / Inversión del sujeto pasivo.',
    ['Reverse charge: customer to account for VAT / Inversión del sujeto pasivo'],
  ],
] as const)('describe: words the reverse charge as the law of %s in %s', (country, language, text, expected) => {
  const tax = { notes: [{ key: 'reverse-charge', cat: 'VAT', text }] };
  const notes = paperOf({ ...invoice, supplier: party(country, '1'), tax }, language).block('section');
  expect(notes.find(({ label }) => label === labels[language].notes)?.lines.map((line) => line.text)).toEqual(expected);
});

it('describe: has the sentences that Polish law asks for', () => {
  const polish = { ...invoice, supplier: party('PL', '1'), tax: { ext: { 'pl-favat-split-payment': '1' } } };
  expect(JSON.stringify(paperOf(polish).blocks)).toContain('Mechanizm podzielonej płatności');
});

it.each(Object.entries(labels))('describe: has a word for every unit in %s', (language, { units: own }) => {
  const durations = new Set(['s', 'min', 'h', 'day', 'wk', 'mon', 'yr']);
  const symbols = /^(?:[cdkm]?m|[cdm]?l|kl|[ck]?g|mg|t|ha|kcal|[cdm]?m[23]|k?w|kwh|kj)$/;
  const missing = units.filter(([key]) => !symbols.test(key) && !durations.has(key) && !Object.hasOwn(own, key));
  expect({ language, missing }).toEqual({ language, missing: [] });
});

it('describe: declines units of fractions, and Arabic units from three to ten', () => {
  const shownIn = (language: PaperLanguage, country: string, quantity: string, unit: string) => {
    const lines = [{ i: 1, quantity, item: { name: 'A', price: '1.00', unit }, total: '1.00' }];
    const paper = paperOf({ ...invoice, supplier: party(country, '1'), lines }, language);
    return paper.block('table')[0]?.rows[0]?.cells[1]?.[0]?.text;
  };
  expect(shownIn('pl', 'PL', '2.5', 'sack')).toBe('2,5 worka');
  expect(shownIn('pl', 'PL', '5', 'sack')).toBe('5 worków');
  expect(['5', '24'].map((quantity) => shownIn('ar', 'AE', quantity, 'bag'))).toEqual(['5 أكياس', '24 كيس']);
  expect(shownIn('ar', 'SA', '5', 'bag')).toBe('5 كيس / \u2068bag\u2069');
  // The unit that addons of e-invoices add to items without one.
  expect(shownIn('es', 'ES', '8', 'one')).toBe('8');
});

it('describe: prints numbers of parties, branches and accounts as their country does', () => {
  const textsOf = (country: string, more: object) => {
    const paper = paperOf({ ...invoice, supplier: { name: 'A', tax_id: { country }, ...more } });
    return JSON.stringify(paper.blocks);
  };
  expect(textsOf('SE', { identities: [{ type: 'ON', code: '5561234567' }] })).toContain('556123-4567');
  expect(textsOf('FR', { identities: [{ type: 'SIRET', code: '51234567900017' }] })).toContain('512 345 679 00017');
  const payment = { instructions: { key: 'credit-transfer', credit_transfer: [{ number: '1', clearing: '601613' }] } };
  const lines = paperOf({ ...invoice, supplier: party('GB', '1'), payment })
    .block('section')
    .flatMap((section) => section.lines);
  expect(lines).toContainEqual({ name: 'Sort code', text: '60-16-13' });
});

it.each([
  ['AE', ['prepayment'], 'Advance Tax Invoice'],
  ['AU', ['self-billed'], 'Recipient created tax invoice'],
  ['IN', ['prepayment'], 'Receipt Voucher'],
] as const)('describe: has the words of the law of %s on invoices tagged %s', (country, tags, title) => {
  const paper = paperOf({ ...invoice, $tags: tags, supplier: party(country, '1') });
  expect(paper.block('head')[0]?.title).toBe(title);
});

it.each([
  ['de', '1', '1 Portion'],
  ['de', '24', '24 Portionen'],
  ['pl', '3', '3 porcje'],
  ['pl', '12', '12 porcji'],
  ['fr', '35', '35 portions'],
  ['sk', '3', '3 porcie'],
  ['sk', '12', '12 porcií'],
  ['sk', '2.5', '2,5 porcie'],
  ['fi', '45', '45 annosta'],
  ['sl', '1', '1 porcija'],
  ['sl', '2', '2 porciji'],
  ['sl', '3', '3 porcije'],
  ['sl', '5', '5 porcij'],
  ['lt', '21', '21 porcija'],
  ['lt', '12', '12 porcijų'],
  ['ro', '19', '19 porții'],
  ['ro', '24', '24 de porții'],
  ['cs', '2.5', '2,5 porce'],
  ['hu', '24', '24 adag'],
  ['et', '24', '24 portsjonit'],
  ['el', '24', '24 μερίδες'],
  ['pt-BR', '24', '24 porções'],
  ['ar', '2', undefined],
] as const)('describe: puts units in %s into the right form for the amount %s', (language, quantity, text) => {
  const lines = [{ i: 1, quantity, item: { name: 'A', price: '1.00', unit: 'portion' }, total: '1.00' }];
  const supplier = language === 'ar' ? party('SA', '1') : party('DE', '1');
  const shown = paperOf({ ...invoice, supplier, lines }, language).block('table')[0]?.rows[0]?.cells[1]?.[0]?.text;
  if (text) expect(shown).toBe(text);
  expect(shown).not.toContain('|');
});

const CZECH = 'Daň odvede zákazník';

it.each([
  ['BG', 'bg', 'Reverse charge / Обратно начисляване', 'reverse-charge', 'Обратно начисляване'],
  ['CZ', 'cs', `Reverse charge / ${CZECH}`, 'reverse-charge', CZECH],
  [
    'CZ',
    'de',
    `Reverse charge / ${CZECH}`,
    'reverse-charge',
    `Steuerschuldnerschaft des Leistungsempfängers / ${CZECH}`,
  ],
  [
    'DE',
    'hu',
    'Reverse charge / Umkehr der Steuerschuld.',
    'reverse-charge',
    'Fordított adózás / Steuerschuldnerschaft des Leistungsempfängers',
  ],
  ['SI', 'sl', 'Self-billing / Samofakturiranje', 'self-billed', 'Samofakturiranje'],
  ['RO', 'ro', 'Taxare inversă, art. 331', 'reverse-charge', 'Taxare inversă, art. 331'],
] as const)('describe: writes mentions of %s in %s once: %s', (country, language, text, key, expected) => {
  const note = { cat: 'VAT', key, text };
  const paper = paperOf({ ...invoice, supplier: party(country, '1'), tax: { notes: [note] } }, language);
  const lines = paper.block('section').flatMap((section) => section.lines.map((line) => line.text));
  expect(lines.filter((line) => line === expected)).toHaveLength(1);
  if (text !== expected) expect(lines).not.toContain(text);
});

it.each([
  ['invoice', 'Data tal-ħruġ / Issue date'],
  ['order', 'Fornitur / Supplier'],
])('describe: puts English next to Maltese on an %s', (kind, label) => {
  const supplier = { ...party('MT', '1'), addresses: [{ locality: 'Valletta', country: 'DE' }] };
  const texts = JSON.stringify(
    paperFor({ ...invoice, $schema: `https://gobl.org/draft-0/bill/${kind}`, supplier }, 'mt'),
  ).replace(/[\u2068\u2069]/g, '');
  expect(texts).toContain(label);
  expect(texts).toContain(String(invoice.issue_date));
  expect(texts).toContain('Germany');
});

it('describe: prints the tax in whole forints', () => {
  const exchange_rates = [{ from: 'EUR', to: 'HUF', amount: '391.25' }];
  const totals = { total: '100.00', tax: '27.00', total_with_tax: '127.00', payable: '127.00' };
  const taxes = {
    categories: [{ code: 'VAT', amount: '27.00', rates: [{ base: '100.00', percent: '27.0%', amount: '27.00' }] }],
  };
  const bill = {
    ...invoice,
    currency: 'EUR',
    supplier: party('HU', '1'),
    exchange_rates,
    totals: { ...totals, taxes },
  };
  const amounts = paperOf(bill, 'hu')
    .block('figures')
    .flatMap(({ rows }) => rows.map(({ amount }) => amount));
  expect(amounts).toContain('10\u00a0564\u00a0Ft');
});

describe('describe: for a country', () => {
  const from = (country: string, more: object = {}) => ({ ...invoice, supplier: { tax_id: { country } }, ...more });
  const paidBy = (country: string, instructions: object) =>
    paperOf(from(country, { payment: { instructions: { key: 'credit-transfer', ...instructions } } }))
      .block('section')
      .flatMap(({ lines }) => lines.map(({ name, text }) => [name, text]));

  it.each([
    ['PL', undefined, ['Cena netto', 'Wartość netto']],
    ['PL', 'VAT', ['Cena brutto', 'Wartość brutto']],
    ['FR', undefined, ['Prix unitaire HT', 'Montant HT']],
    ['FR', 'VAT', ['Prix unitaire TTC', 'Montant TTC']],
  ])('states whether prices include tax: %s, %s', (country, prices_include, expected) => {
    const [table] = paperOf(from(country, { tax: { prices_include } })).block('table');
    const headings = table?.columns.map(({ heading }) => heading) ?? [];
    expect([headings[2], headings.at(-1)]).toEqual(expected);
  });

  it.each([
    ['MX', { credit_transfer: [{ number: '012180001234567897' }] }, ['CLABE', '012180001234567897']],
    ['AR', { credit_transfer: [{ number: '0110599520000001235579' }] }, ['CBU', '0110599520000001235579']],
    ['PE', { credit_transfer: [{ number: '002-215-001234567890-12' }] }, ['CCI', '002-215-001234567890-12']],
    ['SK', { ref: '20260058' }, ['Variabilný symbol', '20260058']],
    ['FI', { ref: '202601427' }, ['Viitenumero', '2026 01427']],
    ['FI', { ref: 'RF18539007547034' }, ['Viite', 'RF18 5390 0754 7034']],
    ['BE', { ref: '090933755493' }, ['Gestructureerde mededeling', '+++090/9337/55493+++']],
    ['BE', { ref: '202600088' }, ['Kenmerk', '202600088']],
    ['CH', { ref: '210000000003139471430009017' }, ['Verwendungszweck', '21 00000 00003 13947 14300 09017']],
  ])('names accounts and references: %s, %j', (country, instructions, expected) => {
    expect(paidBy(country, instructions)).toContainEqual(expected);
  });

  it('puts the bank code before the account', () => {
    const lines = paidBy('GB', { credit_transfer: [{ number: '31926819', clearing: '601613' }] }).map(
      ([, text]) => text,
    );
    expect(lines.slice(1, 3)).toEqual(['60-16-13', '31926819']);
  });

  it.each([
    ['AR', { series: '3', code: '10447' }, '00003-00010447'],
    ['CR', { series: '0010000101', code: '0000000873' }, '00100001010000000873'],
    ['DE', { series: '3', code: '10447' }, '3-10447'],
    // A series alone is not a number.
    ['US', { series: 'INV', code: undefined }, ''],
  ])('writes the number of the invoice: %s', (country, number, expected) => {
    expect(paperOf(from(country, number)).block('head')[0]?.number).toBe(expected);
  });

  it.each([
    ['BR', '11144477735', 'CPF'],
    ['BR', '18069577000115', 'CNPJ'],
    ['CR', '3101123456', 'Cédula jurídica'],
    ['CR', '101230456', 'Cédula física'],
  ])('names the tax number of a person or company: %s, %s', (country, code, expected) => {
    const supplier = { name: 'Alpha', tax_id: { country, code } };
    const [party] = paperOf({ ...invoice, supplier }).block('parties')[0]?.parties ?? [];
    expect(party?.lines.map(({ name }) => name)).toContain(expected);
  });

  it('names the parties of a Brazilian note by its subject, goods or services', () => {
    const labels = (addon: string) =>
      paperOf(from('BR', { $addons: [addon] }))
        .block('parties')
        .flatMap(({ parties }) => parties.map(({ label }) => label));
    expect(labels('br-nfse-v1')[0]).toBe('Prestador');
    expect(labels('br-nfe-v4')[0]).toBe('Emitente');
  });

  it('names the reason for an exemption, and for a missing rate', () => {
    const totals = (ext: object, code: string) => ({
      taxes: { categories: [{ code, rates: [{ key: 'exempt', base: '1.00', amount: '0.00', ext }] }] },
    });
    const label = (country: string, ext: object, tax = 'VAT') =>
      paperOf(from(country, { totals: totals(ext, tax) })).block('figures')[0]?.rows[0]?.label;
    expect(label('ES', { 'es-verifactu-exempt': 'E1' })).toBe('Exento, art. 20 LIVA');
    expect(label('ES', { 'es-verifactu-exempt': 'E6' })).toBe('Exento');
    expect(label('ES', { 'es-verifactu-exempt': 'E1' }, 'IGIC')).toBe(
      'IGIC exento, cap. I del Decreto Legislativo 1/2025 de Canarias',
    );
    expect(label('ES', { 'es-verifactu-exempt': 'E4' }, 'IPSI')).toBe('IPSI exento, art. 9 y 10 de la Ley 8/1991');
    expect(label('ES', { 'es-verifactu-exempt': 'E8' }, 'IGIC')).toBe('IGIC exento');
    expect(label('AU', {})).toMatch(/input taxed$/);
    const free = {
      taxes: { categories: [{ code: 'GST', rates: [{ key: 'zero', base: '1.00', percent: '0.0%', amount: '0.00' }] }] },
    };
    expect(paperOf(from('AU', { totals: free })).block('figures')[0]?.rows[0]?.label).toBe('GST-free');
  });

  describe('names the tax of each rate on lines', () => {
    const line = (...taxes: [cat: string, percent: string][]) => ({
      total: '1.00',
      taxes: taxes.map(([cat, percent]) => ({ cat, percent })),
    });
    const taxesOn = (bill: object) =>
      paperOf(bill)
        .block('table')
        .flatMap(({ rows, rest = [] }) => [...rows, ...rest])
        .map(({ cells }) => cells.at(-2)?.map(({ text }) => text));

    it.each([
      // A Costa Rican invoice: beer with excise, and food without.
      ['CR', [line(['ISC', '10%'], ['VAT', '13%']), line(['VAT', '1%'])], [['ISC 10%', 'IVA 13%'], ['IVA 1%']]],
      // Canadian ones: groceries at zero next to furniture with both taxes; deliveries to two provinces.
      ['CA', [line(['GST', '5%'], ['PST', '7%']), line(['GST', '0%'])], [['GST 5%', 'PST 7%'], ['GST 0%']]],
      ['CA', [line(['GST', '5%']), line(['HST', '13%'])], [['GST 5%'], ['HST 13%']]],
      ['AU', [line(['GST', '10%'], ['WET', '29%']), line(['GST', '0%'])], [['GST 10%', 'WET 29%'], ['GST 0%']]],
    ])('if lines have several taxes: %s', (country, lines, expected) => {
      expect(taxesOn(from(country, { lines, discounts: [] }))).toEqual(expected);
    });

    it.each([
      ['CR', [line(['VAT', '13%']), line(['VAT', '1%'])], [['13%'], ['1%']]],
      ['CA', [line(['GST', '5%']), line(['GST', '0%'])], [['5%'], ['0%']]],
      ['PT', [line(['VAT', '23%']), line(['VAT', '6%'])], [['23%'], ['6%']]],
    ])('but not if all have the same one: %s', (country, lines, expected) => {
      expect(taxesOn(from(country, { lines, discounts: [] }))).toEqual(expected);
    });

    it('also if only a charge has a different tax', () => {
      const charges = [{ i: 1, reason: 'Entrega', amount: '1.00', taxes: [{ cat: 'IGIC', percent: '7%' }] }];
      const bill = from('ES', { lines: [line(['VAT', '21%'])], discounts: [], charges });
      expect(taxesOn(bill)).toEqual([['IVA 21\u00a0%'], ['IGIC 7\u00a0%']]);
    });

    it('also in rows drawn before, once another line has a second tax', () => {
      const lines = [line(['GST', '5%']), line(['GST', '5%'])];
      const subject = subjectOf(from('CA', { lines, discounts: [] }));
      if (subject?.kind !== 'invoice') throw new Error('There is no invoice');
      const writing = writingFor(subject, 'en');
      const first = (added: object[]) => {
        const contents = { ...subject.contents, lines: [...lines.slice(0, 1), ...added] };
        const table = describeSubject({ ...subject, contents }, writing).blocks.find(({ kind }) => kind === 'table');
        return table?.kind === 'table' ? table.rows[0]?.cells.at(-2)?.[0]?.text : undefined;
      };
      expect(first(lines.slice(1))).toBe('5%');
      expect(first([line(['GST', '5%'], ['PST', '7%'])])).toBe('GST 5%');
    });
  });

  it('has a row for each kind of untaxed supply, even if the totals of the standard add them up', () => {
    const line = (key: string) => ({ total: '1.00', taxes: [{ cat: 'VAT', key }] });
    const rowsOf = (lines: object[], ext?: object) => {
      const totals = {
        taxes: { categories: [{ code: 'VAT', rates: [{ key: 'exempt', base: '2.00', amount: '0.00', ext }] }] },
      };
      const [figures] = paperOf(from('ES', { lines, totals })).block('figures');
      return figures?.rows.map(({ label, base }) => `${label} ${base}`);
    };
    expect(rowsOf([line('exempt'), line('reverse-charge')])).toEqual([
      'Exento · base imponible 1,00',
      'Inversión del sujeto pasivo · base imponible 1,00',
    ]);
    expect(rowsOf([line('exempt'), line('exempt')])).toEqual(['Exento · base imponible 2,00']);
    expect(rowsOf([line('exempt'), line('export')], { 'cef-vatex': 'VATEX-EU-132' })).toEqual([
      'Exento, art. 132 de la Directiva 2006/112/CE · base imponible 2,00',
    ]);
  });

  it('has the sentence on reverse charge even if the totals name another kind', () => {
    const lines = ['exempt', 'reverse-charge'].map((key) => ({ total: '1.00', taxes: [{ cat: 'VAT', key }] }));
    const totals = {
      taxes: { categories: [{ code: 'VAT', rates: [{ key: 'exempt', base: '2.00', amount: '0.00' }] }] },
    };
    expect(JSON.stringify(paperOf(from('DE', { lines, totals })))).toMatch(/Steuerschuldnerschaft/);
  });

  it('shows the amount paid if only the amount due is stated', () => {
    const totals = { total_with_tax: '252.73', payable: '211.36', due: '11.36' };
    const rows = paperOf(from('MX', { totals }))
      .block('figures')[0]
      ?.rows.map(({ amount }) => amount);
    expect(rows).toEqual(['252.73', '211.36', '−200.00', '€11.36']);
  });

  it('prints the account of a direct debit in groups', () => {
    const account = 'ES9121000418450200051332';
    const rows = paidBy('ES', { key: 'direct-debit', direct_debit: { account } });
    expect(rows).toContainEqual(['Cuenta', 'ES91 2100 0418 4502 0005 1332']);
  });

  it('names the supplier of a Spanish receipt issuer, and that of a payment advice supplier', () => {
    const parties = (type: string) => {
      const payment = { $schema: 'https://gobl.org/draft-0/bill/payment', type, supplier: party('ES', '1') };
      return paperOf(payment).block('parties')[0]?.parties[0]?.label;
    };
    expect(['receipt', 'advice'].map(parties)).toEqual(['Emisor', 'Proveedor']);
  });

  it('states the Saudi reason for zero-rated tax in Arabic and English', () => {
    const tax = { notes: [{ cat: 'VAT', key: 'zero', text: 'Qualifying metals' }] };
    const notes = (language: PaperLanguage) => JSON.stringify(paperOf(from('SA', { tax }), language).blocks);
    expect(notes('ar')).toMatch(/المعادن المؤهلة \/ .?Qualifying metals/);
    expect(notes('en')).toContain('Qualifying metals / ');
  });

  it('names the parts of a register entry and the addresses for e-invoices', () => {
    const party = (country: string, more: object) =>
      JSON.stringify(paperOf(from(country, { customer: { tax_id: { country }, ...more } })).block('parties'));
    expect(party('ES', { registration: { volume: '31204', page: '8' } })).toContain('Tomo 31204, Folio 8');
    expect(party('IT', { inboxes: [{ key: 'it-sdi-code', code: 'UF7K2Q' }] })).toContain('"Codice destinatario"');
    expect(party('IT', { registration: { office: 'RM', entry: '123456' } })).toContain('RM, REA 123456');
    const address = { locality: 'Singapore', code: '427755', country: 'SG' };
    expect(party('SG', { addresses: [address] }).match(/Singapore/g)).toHaveLength(1);
  });
});

describe('an amount paid before', () => {
  const labelsOf = (date: string, totals: object) => {
    const payment = { advances: [{ date, amount: '10.00' }] };
    return paperOf({ ...invoice, issue_date: '2026-05-16', payment, totals }, 'es')
      .block('figures')[0]
      ?.rows.map(({ label }) => label);
  };
  const totals = { payable: '10.00', advance: '10.00', due: '0.00' };

  it('is called an advance, or paid if it came after the supply or covers everything', () => {
    const part = { payable: '30.00', advance: '10.00', due: '20.00' };
    expect(labelsOf('2026-05-15', part)).toEqual(['Total', 'Anticipo', 'Importe a pagar']);
    expect(labelsOf('2026-05-16', part)).toEqual(['Total', 'Pagado', 'Importe a pagar']);
    expect(labelsOf('2026-05-15', totals)).toEqual(['Total', 'Pagado', 'Importe a pagar']);
  });

  it('is the total of an advance invoice, which asks for no payment', () => {
    const paper = paperOf(
      { ...invoice, $tags: ['prepayment'], payment: { advances: [{ amount: '10.00' }] }, totals: { payable: '10.00' } },
      'pl',
    );
    expect(paper.block('figures')[0]?.rows).toMatchObject([{ label: 'Razem' }]);
  });

  it('is left out of the total of a settlement, which states what remains', () => {
    const payment = { advances: [{ amount: '30.00' }] };
    const paper = paperOf({ ...invoice, $tags: ['settlement'], payment, totals: { payable: '10.00' } }, 'pl');
    expect(paper.block('figures')[0]?.rows).toMatchObject([{ label: 'Do zapłaty' }]);
  });

  it('is called a refund if a correction has a negative amount', () => {
    const paper = paperOf({ ...invoice, type: 'corrective', totals: { payable: '-10.00' } }, 'pl');
    expect(paper.block('figures')[0]?.rows).toMatchObject([
      { label: 'Do zwrotu', amount: expect.not.stringContaining('-') },
    ]);
  });
});

it('describe: shows the codes that a country asks for on paper', () => {
  const [line] = invoice.lines;
  const lines = [{ ...line, item: { ...line?.item, ext: { 'mx-cfdi-prod-serv': '86132000' } } }];
  const paper = paperOf({ ...invoice, supplier: party('MX', 'EKU9003173C9'), lines });
  expect(paper.block('table')[0]?.rows[0]?.cells[0]).toContainEqual({
    text: 'Clave SAT 86132000 · Clave unidad KGM',
    look: 'small',
  });
  const supplier = { ...party('CO', '900723418'), ext: { 'co-dian-fiscal-responsibility': 'O-47' } };
  const [{ parties } = { parties: [] }] = paperOf({ ...invoice, supplier }).block('parties');
  expect(parties[0]?.lines).toContainEqual({ name: 'Responsabilidad fiscal', text: 'O-47' });
});

it('describe: leaves out the columns of prices on a delivery note without any', () => {
  const $schema = 'https://gobl.org/draft-0/bill/delivery';
  const lines = [{ i: 1, quantity: '2', item: { name: 'Mehl' } }];
  const [table] = paperOf({ ...invoice, $schema, lines, discounts: [] }).block('table');
  expect(table?.columns.map(({ heading }) => heading)).toEqual([labels.de.item, labels.de.quantity]);
  expect(table?.rows[0]?.cells.length).toBe(2);
});

it.each([
  ['1380.000', 'EUR', '1.380,00'],
  ['0.075', 'EUR', '0,075'],
  ['1380.0000', 'KWD', '1.380,000'],
  ['1380.00', 'COP', '1.380,00'],
])('describe: writes the amount %s %s of a line as %s', (total, currency, expected) => {
  const lines = invoice.lines.map((line) => ({ ...line, total }));
  const [table] = paperOf({ ...invoice, currency, lines }).block('table');
  expect(table?.rows[0]?.cells.at(-1)).toEqual([{ text: expected }]);
});

it('describe: dates a credit note without calling it an invoice', () => {
  const names = (type: string) =>
    paperOf({ ...invoice, type })
      .block('head')[0]
      ?.dates.map(({ name }) => name);
  expect(names('standard')).toEqual(['Rechnungsdatum']);
  expect(names('credit-note')).toEqual(['Datum']);
});

it.each([
  ['PT', 'IVA – autoliquidação'],
  ['DK', 'Omvendt betalingspligt'],
  ['CH', 'Steuerschuldnerschaft des Leistungsempfängers'],
])('describe: states the reverse charge in the words of %s even without a note', (country, text) => {
  const rates = [{ key: 'reverse-charge', base: '1300.00', amount: '0.00' }];
  const totals = { ...invoice.totals, taxes: { categories: [{ code: 'VAT', rates }] } };
  const notes = (more: object = {}) => {
    const paper = paperOf({ ...invoice, ...more, totals, supplier: { tax_id: { country } } });
    return paper.block('section').find(({ label }) => label === labels[paper.language].notes)?.lines[0]?.text;
  };
  expect(notes()).toBe(text);
  expect(notes({ tax: { notes: [{ key: 'reverse-charge', text: 'Given' }] } })).toBe('Given');
});

it('describe: asks the payer to state the number of the invoice as printed', () => {
  const { ref: _, ...instructions } = invoice.payment.instructions;
  const portuguese = { ...invoice, series: 'FT A', supplier: { name: 'Adega', tax_id: { country: 'PT' } } };
  const paper = paperOf({ ...portuguese, payment: { instructions } });
  expect(paper.block('head')[0]?.number).toBe('FT A/17');
  expect(paper.block('section').find(({ code }) => code)?.code?.payload).toMatch(/\nFT A\/17$/);
});

it.each([
  ['a SIREN within the tax number', {}, 'SIREN 303 265 045'],
  ['none besides a SIRET', { identities: [{ type: 'SIRET', code: '30326504500012' }] }, undefined],
])('describe: prints %s of a French party', (_, more, printed) => {
  const supplier = { name: 'Atelier', tax_id: { country: 'FR', code: '40303265045' }, ...more };
  const [party] = paperOf({ ...invoice, $regime: 'FR', supplier }, 'fr').block('parties')[0]?.parties ?? [];
  const lines = party?.lines.map(({ name, text }) => `${name} ${text}`);
  expect(lines?.find((line) => line.startsWith('SIREN'))).toBe(printed);
});
