/** Where references, periods and deliveries of an e-invoice come from, and what is said of the rest (chapter 14 §3.7, §3.8). */
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/model/json.ts';
import { writtenOf } from './testing.ts';

const uuid = '0195ce71-dc9c-72c8-bf2c-9890a4a9f0a2';
const noTerm = (property: string) => `dropped warning ${property}: It is not written; EN 16931 has no term for it.`;
const needsNone = (property: string) =>
  `dropped info ${property}: It is not written; EN 16931 has no term for it, and needs none.`;

describe('references', () => {
  const ORDERS = ['BT-10', 'BT-11', 'BT-11-0', 'BT-12', 'BT-13', 'BT-18', 'BT-18-1', 'BT-19'] as const;
  const ordering: JsonObject = {
    code: 'PO',
    cost: 'K',
    projects: [{ code: 'P', description: 'Bridge', issue_date: '2026-01-02' }],
    contracts: [{ code: 'C', issue_date: '2026-01-01' }],
    purchases: [{ code: 'B', uuid }],
    identities: [{ code: 'O', ext: { 'untdid-reference': 'AVT' } }],
  };
  const orders = [
    'BT-10 PO $.ordering.code',
    'BT-19 K $.ordering.cost',
    'BT-11 P $.ordering.projects[0].code',
    'BT-12 C $.ordering.contracts[0].code',
    'BT-13 B $.ordering.purchases[0].code',
    'BT-18 O $.ordering.identities[0].code',
    'BT-18-1 AVT $.ordering.identities[0].ext.untdid-reference',
  ];

  it('come from the order', async () => {
    expect(await writtenOf({ ordering }, ORDERS)).toEqual({
      terms: orders,
      said: [
        needsNone('$.ordering.projects[0].issue_date'),
        needsNone('$.ordering.projects[0].description'),
        needsNone('$.ordering.contracts[0].issue_date'),
        needsNone('$.ordering.purchases[0].uuid'),
      ],
    });
    expect((await writtenOf({ ordering }, ORDERS, 'en16931-cii')).terms).toEqual(
      orders.toSpliced(3, 0, 'BT-11-0 Bridge $.ordering.projects[0].description'),
    );
  });

  const PRECEDING = ['BT-25', 'BT-26', 'BT-X-148', 'BT-X-555'] as const;
  const preceding: JsonObject[] = [
    { series: 'R', code: '1', issue_date: '2026-01-01', ext: { 'untdid-document-type': '380' } },
    { code: '2', identities: [{ code: 'I' }] },
  ];

  it('to preceding invoices are told with what EXTENDED has beside', async () => {
    const core = await writtenOf({ ordering, preceding }, PRECEDING);
    expect(core.terms).toEqual([
      'BT-25 R-1 $.preceding[0].code',
      'BT-26 2026-01-01 $.preceding[0].issue_date',
      'BT-25 2 $.preceding[1].code',
    ]);
    expect(core.said).toEqual(
      expect.arrayContaining([needsNone('$.preceding[0].ext'), needsNone('$.preceding[1].identities')]),
    );
    const extended = await writtenOf({ ordering, preceding }, PRECEDING, 'facturx-extended');
    expect(extended.terms).toEqual([
      'BT-X-148 20260101 $.ordering.contracts[0].issue_date',
      'BT-25 R-1 $.preceding[0].code',
      'BT-26 20260101 $.preceding[0].issue_date',
      'BT-X-555 380 $.preceding[0].ext.untdid-document-type',
      'BT-25 2 $.preceding[1].code',
    ]);
  });

  const NO_ORDER =
    'supplied warning BT-13 $.ordering.purchases: There is neither a reference of the buyer nor an order; NA is written, which stands for none. Give ordering.code if the buyer has named one.';

  it.each<[string, JsonObject, string, string[], string[]]>([
    ['nothing in the core', { ordering: null }, 'en16931-ubl', [], []],
    [
      'NA in Peppol, where there is no other',
      { ordering: null },
      'peppol-ubl',
      ['BT-13 NA $.ordering.purchases'],
      [NO_ORDER],
    ],
    ['nothing in Peppol, where the buyer gave one', {}, 'peppol-ubl', ['BT-10 PO-88 $.ordering.code'], []],
  ])('of the buyer are %s', async (_, more, key, terms, said) => {
    expect(await writtenOf(more, ORDERS, key)).toEqual({ terms, said });
  });
});

describe('the period', () => {
  const january = { start: '2026-01-01', end: '2026-01-31' };
  const other =
    'dropped warning $.delivery.period: The period of the delivery is not written; an invoice has one period, and the order names another.';

  it.each<[string, JsonObject, string[]]>([
    ['begins on the same day', { ...january, end: '2026-02-28' }, [other]],
    ['ends on the same day', { ...january, start: '2025-12-01' }, [other]],
    ['is the same', january, []],
  ])('is that of the order, beside one of the delivery that %s', async (_, period, said) => {
    const more = { ordering: { code: 'PO', period: { label: 'Winter', ...january } }, delivery: { period } };
    const written = await writtenOf(more, ['BT-73', 'BT-74']);
    expect(written.terms).toEqual([
      'BT-73 2026-01-01 $.ordering.period.start',
      'BT-74 2026-01-31 $.ordering.period.end',
    ]);
    expect(written.said).toEqual([needsNone('$.ordering.period.label'), ...said]);
  });

  it('is that of the delivery, where there is no order', async () => {
    const more = { ordering: null, delivery: { period: { label: 'Winter', ...january } } };
    expect(await writtenOf(more, ['BT-73', 'BT-74'])).toEqual({
      terms: ['BT-73 2026-01-01 $.delivery.period.start', 'BT-74 2026-01-31 $.delivery.period.end'],
      said: [needsNone('$.delivery.period.label')],
    });
  });
});

describe('the delivery', () => {
  const DELIVERY = [
    'BT-70',
    'BT-71',
    'BT-71-1',
    'BT-72',
    'BT-75',
    'BT-76',
    'BT-77',
    'BT-78',
    'BT-79',
    'BT-80',
  ] as const;
  const addresses = [{ street: 'Kai', locality: 'Kiel', code: '24103', country: 'DE', meta: { gate: '2' } }];
  const said = (label: string) =>
    `dropped warning $.delivery.identities[0].label: What the number is for (${label}) is not written; EN 16931 has its scheme only.`;

  it('has its day, and whither it went', async () => {
    const delivery = { date: '2026-03-01', identities: [{ code: '1' }], receiver: { name: 'Depot', addresses } };
    expect(await writtenOf({ delivery }, DELIVERY)).toEqual({
      terms: [
        'BT-72 2026-03-01 $.delivery.date',
        'BT-71 1 $.delivery.identities[0].code',
        'BT-70 Depot $.delivery.receiver.name',
        'BT-75 Kai $.delivery.receiver.addresses[0].street',
        'BT-77 Kiel $.delivery.receiver.addresses[0].locality',
        'BT-78 24103 $.delivery.receiver.addresses[0].code',
        'BT-80 DE $.delivery.receiver.addresses[0].country',
      ],
      said: [needsNone('$.delivery.receiver.addresses[0].meta')],
    });
  });

  it.each([
    ['0088', 'BT-71-1 0088 undefined'],
    ['00881', undefined],
    ['X0088', undefined],
  ])('takes a label for a scheme that has four digits alone: %s', async (label, scheme) => {
    const written = await writtenOf({ delivery: { identities: [{ code: '1', label }] } }, DELIVERY);
    expect(written).toEqual({
      terms: ['BT-71 1 $.delivery.identities[0].code', ...(scheme === undefined ? [] : [scheme])],
      said: scheme === undefined ? [said(label)] : [],
    });
  });

  it('has more of who receives it in EXTENDED', async () => {
    const receiver = { name: 'Depot', alias: 'Hall 7', identities: [{ code: 'L1', scope: 'legal' }] };
    const { terms } = await writtenOf({ delivery: { receiver } }, ['BT-X-153', 'BT-X-154'], 'facturx-extended');
    expect(terms).toEqual([
      'BT-X-154 Hall 7 $.delivery.receiver.alias',
      'BT-X-153 L1 $.delivery.receiver.identities[0].code',
    ]);
    expect((await writtenOf({ delivery: { receiver } }, [])).said).toContain(noTerm('$.delivery.receiver.alias'));
  });

  const ROW = { quantity: '1', item: { name: 'Shelf', price: '9.00' }, taxes: [{ cat: 'VAT', percent: '19%' }] };
  const period = { start: '2026-01-01', end: '2026-01-31' };
  const supplied =
    'supplied info BG-13 $.delivery: Nothing says when or whither was delivered; name and address of the customer are written.';

  it('went to the buyer in ZUGFeRD, where nothing is said of it', async () => {
    expect(await writtenOf({}, DELIVERY, 'facturx-en16931')).toEqual({
      terms: [
        'BT-70 Librairie du Port SARL $.customer',
        'BT-75 12 Quai Rambaud $.customer.addresses[0].street',
        'BT-77 Lyon $.customer.addresses[0].locality',
        'BT-78 69002 $.customer.addresses[0].code',
        'BT-80 FR $.customer.addresses[0].country',
      ],
      said: [supplied],
    });
  });

  it.each<[string, JsonObject]>([
    ['a delivery', { delivery: { identities: [{ code: '1' }] } }],
    ['a day of supply', { op_date: '2026-02-28' }],
    ['a period', { ordering: { code: 'PO', period } }],
    ['a period of one of the lines', { lines: [ROW, { ...ROW, period }] }],
    ['an invoice for what is to come', { $tags: ['prepayment'] }],
  ])('went nowhere else in ZUGFeRD for %s', async (_, more) => {
    const written = await writtenOf(more, ['BT-70'], 'facturx-en16931');
    expect(written.terms).toEqual([]);
    expect(written.said).not.toContain(supplied);
  });

  it('is not told in ZUGFeRD without a buyer, nor in a profile that has no place for it', async () => {
    const { said } = await writtenOf({ customer: null }, [], 'facturx-en16931');
    expect(said.map((each) => each.split(':')[0])).toEqual(['BW-XML-BUYER $.customer']);
    const smallest = await writtenOf({}, DELIVERY, 'facturx-minimum');
    expect(smallest.terms).toEqual([]);
    expect(smallest.said.filter((each) => /deliver|BG-1[35]|BT-70/i.test(each))).toEqual([]);
  });
});
