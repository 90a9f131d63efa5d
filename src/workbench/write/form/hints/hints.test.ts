import { expect, it } from 'vitest';
import type { RegimeDefinition } from '../../../../client/index.ts';
import { isUseOf } from '../../../../formats/national/cfdi/codes.ts';
import type { DocumentRecord } from '../../../documents/record.ts';
import type { Draft } from '../../../state/drafts/draft-storage.ts';
import { writingOf } from '../writing.ts';
import type { Known } from './hint.ts';
import { hintsOf } from './hints.ts';

const key = (key: string) => ({ key, name: { en: key }, no_percent: true });

const regime = {
  country: 'ES',
  categories: [
    {
      code: 'VAT',
      name: { en: 'VAT' },
      keys: ['reverse-charge', 'intra-community', 'export', 'outside-scope'].map(key),
      rates: [{ rate: 'general', name: { en: 'General' }, keys: ['standard'], values: [{ percent: '21.0%' }] }],
    },
    {
      code: 'IRPF',
      name: { en: 'IRPF' },
      retained: true,
      rates: [{ rate: 'pro', name: { en: 'Professionals' }, values: [{ percent: '15.0%' }] }],
    },
  ],
} as unknown as RegimeDefinition;

const known: Known = {
  country: 'ES',
  law: { regime, extensions: new Map(), day: '2026-11-27', language: 'en', writing: writingOf('ES', 'EUR') },
  today: '2026-11-27',
  dateOf: (day) => day,
  records: [],
  drafts: [],
  draft: 'this',
};

const vat = { cat: 'VAT', rate: 'general' };
const irpf = { cat: 'IRPF', rate: 'pro' };
const addresses = [{ street: 'Calle Mayor', country: 'ES' }];
const invoice = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  code: '46',
  issue_date: '2026-11-20',
  supplier: { name: 'Muebles Ría', tax_id: { country: 'ES', code: 'B98602642' }, addresses },
  customer: { name: 'Talleres Marín', tax_id: { country: 'ES' }, addresses },
  lines: [{ quantity: '1', item: { name: 'Mesa', price: '10.00' }, taxes: [vat, irpf] }],
};
const german = { ...invoice.customer, tax_id: { country: 'DE', code: '111111125' } };
const american = { ...invoice.customer, tax_id: { country: 'US' } };

const record = (code: string, others: Partial<DocumentRecord> = {}) =>
  ({
    way: 'written',
    supplier: 'ESB98602642',
    series: '',
    code,
    party: 'A',
    date: '2026-11-10',
    draft: code,
    ...others,
  }) as DocumentRecord;

const found = (changes: object, others: Partial<Known> = {}) =>
  hintsOf({ ...invoice, ...changes }, { ...known, ...others }).map(({ id }) => id);

it.each<[string, object, string[]]>([
  ['nothing about an ordinary invoice', {}, []],
  [
    'a customer in the Union, and withholding',
    { customer: german },
    ['abroad .customer.tax_id.country', 'withheld .customer.tax_id.country'],
  ],
  [
    'withholding for a private person in the Union',
    { customer: { ...german, tax_id: { country: 'DE' } } },
    ['withheld .customer.tax_id.country'],
  ],
  [
    'a customer outside the Union',
    { customer: american },
    ['abroad .customer.tax_id.country', 'withheld .customer.tax_id.country'],
  ],
  [
    'a country of the address without a tax number',
    { customer: { name: 'A', addresses: [{ street: '1 Main St', country: 'US' }] } },
    ['abroad .customer.addresses[0].country', 'withheld .customer.addresses[0].country'],
  ],
  [
    'nothing about treated lines',
    { customer: german, lines: [{ taxes: [{ cat: 'VAT', key: 'reverse-charge' }] }] },
    [],
  ],
  [
    'missing addresses',
    { supplier: { name: 'A' }, customer: { name: 'B', addresses: [{ country: 'ES' }] } },
    ['address .supplier.addresses[0].street', 'address .customer.addresses[0].street'],
  ],
  [
    'an IBAN in the field of the BIC',
    { payment: { instructions: { key: 'credit-transfer', credit_transfer: [{ bic: 'NL91 ABNA 0417 1643 00' }] } } },
    ['iban .payment.instructions.credit_transfer[0].bic'],
  ],
  ['no BIC', { payment: { instructions: { key: 'credit-transfer', credit_transfer: [{ bic: 'ABNANL2A' }] } } }, []],
  ['no address of simplified invoices', { $tags: ['simplified'], supplier: { name: 'A' }, customer: undefined }, []],
  ['a date long ago', { issue_date: '2020-11-20' }, ['unlikely .issue_date']],
  ['a date far ahead', { issue_date: '2050-11-20' }, ['unlikely .issue_date']],
  [
    'a supply of the time of an old invoice',
    { issue_date: '2020-11-20', op_date: '2020-11-18' },
    ['unlikely .issue_date'],
  ],
  ['a supply long before the invoice', { op_date: '2020-11-20' }, ['unlikely .op_date']],
  ['no date that is being written', { issue_date: '2050-1' }, []],
  [
    'a due date before the invoice',
    { payment: { terms: { due_dates: [{ date: '2026-11-19' }] } } },
    ['due .payment.terms.due_dates[0].date'],
  ],
  [
    'a due date long after',
    { payment: { terms: { due_dates: [{ date: '2027-11-19' }, { date: '2062-11-20' }] } } },
    ['due .payment.terms.due_dates[1].date'],
  ],
  ['a quantity below zero', { lines: [{ quantity: '-3' }] }, ['negative .lines[0].quantity']],
  [
    'no quantity of a correction',
    { type: 'corrective', preceding: [{ reason: 'Returned' }], lines: [{ quantity: '-3' }] },
    [],
  ],
  [
    'a correction without its cause',
    { type: 'corrective', preceding: [{ code: '1' }] },
    ['cause .preceding[0].reason'],
  ],
  ['no cause that is stated', { type: 'credit-note', preceding: [{ code: '1', reason: 'Returned' }] }, []],
  ['nothing about other documents', { $schema: 'https://gobl.org/draft-0/org/party' }, []],
  [
    'an intra-Community supply within a country',
    { lines: [{ taxes: [{ cat: 'VAT', key: 'intra-community' }] }] },
    ['treatment .lines[0].taxes'],
  ],
  [
    'an intra-Community supply that leaves the Union',
    { customer: american, lines: [{ taxes: [{ cat: 'VAT', key: 'intra-community' }] }] },
    ['treatment .lines[0].taxes'],
  ],
  [
    'an export to the same country',
    { lines: [{ taxes: [{ cat: 'VAT', key: 'export' }] }] },
    ['treatment .lines[0].taxes'],
  ],
  [
    'an export within the Union',
    { customer: german, lines: [{ taxes: [{ cat: 'VAT', key: 'export' }] }] },
    ['treatment .lines[0].taxes'],
  ],
  [
    'no export to a part of the country outside the territory of VAT',
    {
      customer: { ...invoice.customer, addresses: [{ street: 'Calle Real', code: '35001', country: 'ES' }] },
      lines: [{ taxes: [{ cat: 'VAT', key: 'export' }] }],
    },
    [],
  ],
  [
    'no export that is delivered abroad',
    {
      delivery: { receiver: { addresses: [{ country: 'CH' }] } },
      lines: [{ taxes: [{ cat: 'VAT', key: 'export' }] }],
    },
    [],
  ],
  [
    'the missing numbers of an intra-Community supply',
    {
      supplier: { ...invoice.supplier, tax_id: { country: 'ES' } },
      customer: { name: 'A', addresses: [{ street: 'Am Markt', country: 'DE' }] },
      lines: [{ taxes: [{ cat: 'VAT', key: 'intra-community' }] }],
    },
    ['number .supplier.tax_id.code', 'number .customer.tax_id.code'],
  ],
  [
    'the missing number of a reverse charge across a border',
    {
      customer: { name: 'A', addresses: [{ street: 'Am Markt', country: 'DE' }] },
      lines: [{ taxes: [{ cat: 'VAT', key: 'reverse-charge' }] }],
    },
    ['number .customer.tax_id.code'],
  ],
  ['no number of a reverse charge at home', { lines: [{ taxes: [{ cat: 'VAT', key: 'reverse-charge' }] }] }, []],
])('hintsOf finds %s', (_, changes, ids) => {
  expect(found(changes)).toEqual(ids);
});

it('hintsOf suggests reverse charge without withholding for a supply to another country', () => {
  const [abroad, withheld] = hintsOf({ ...invoice, customer: german }, known);
  const path = ['lines', 0, 'taxes'];
  expect(abroad?.ways.map(({ changes }) => changes)).toEqual([
    [{ path, value: [{ cat: 'VAT', key: 'reverse-charge' }] }],
    [{ path, value: [{ cat: 'VAT', key: 'intra-community' }] }],
  ]);
  expect(withheld?.ways[0]?.changes).toEqual([{ path, value: [vat] }]);
  const [outside] = hintsOf({ ...invoice, customer: american }, known);
  expect(outside?.ways.map(({ changes }) => changes)).toEqual([
    [{ path, value: [{ cat: 'VAT', key: 'outside-scope' }] }],
    [{ path, value: [{ cat: 'VAT', key: 'export' }] }],
  ]);
});

it('hintsOf offers what a treatment that cannot be is instead', () => {
  const lines = [{ taxes: [{ cat: 'VAT', key: 'export' }] }];
  const changesFor = (others: object) => hintsOf({ ...invoice, lines, ...others }, known)[0]?.ways[0]?.changes;
  const path = ['lines', 0, 'taxes'];
  expect(changesFor({})).toEqual([{ path, value: [{ cat: 'VAT', rate: 'general' }] }]);
  expect(changesFor({ customer: german })).toEqual([{ path, value: [{ cat: 'VAT', key: 'intra-community' }] }]);
});

it('hintsOf suggests corrected dates and quantities', () => {
  const changed = {
    payment: { terms: { due_dates: [{ date: '2020-01-01' }] } },
    lines: [{ quantity: '-3' }],
  };
  const changesFor = (others: object) =>
    hintsOf({ ...invoice, ...changed, ...others }, known).map(({ ways: [way] }) => way?.changes);
  const ofQuantity = [{ path: ['lines', 0, 'quantity'], value: '3' }];
  expect(changesFor({})).toEqual([
    [{ path: ['payment', 'terms', 'due_dates', 0, 'date'], value: '2026-12-20' }],
    ofQuantity,
  ]);
  // Until the date of issue is right, nothing follows from it.
  expect(changesFor({ issue_date: '2050-01-01', op_date: '2026-11-20' })).toEqual([
    [{ path: ['issue_date'], value: '2026-11-27' }],
    ofQuantity,
  ]);
});

it.each<[string, string, DocumentRecord[], string[]]>([
  ['a number that was used', '46', [record('46')], ['used .code']],
  ['a number used in another way of writing', '046', [record('46')], ['used .code']],
  ['not its own number', '46', [record('46', { draft: 'this' })], []],
  ['not the number of another supplier', '46', [record('46', { supplier: 'ESA1' })], []],
  ['not the number of a received invoice', '46', [record('46', { way: 'received' })], []],
  ['not the next number', '46', [record('44'), record('45')], []],
  ['a number that skips others', '46', [record('43')], ['skips .code']],
  ['an earlier number with a later date', '46', [record('45', { date: '2026-11-25' })], ['order .issue_date']],
])('hintsOf finds %s', (_, code, records, ids) => {
  expect(found({ code }, { records })).toEqual(ids);
});

it('hintsOf suggests the number after the last one', () => {
  const [used] = hintsOf({ ...invoice, code: '0043' }, { ...known, records: [record('0045'), record('0043')] });
  expect(used?.ways[0]?.changes).toEqual([{ path: ['code'], value: '0046' }]);
});

it('hintsOf leaves a due date that a copy kept to the question about it', () => {
  const kept = [{ what: 'due-date', path: '.payment.terms.due_dates[0].date' }];
  const waysOf = (answered: readonly string[]) => {
    // An original has more, which no hint reads.
    const drafts = [{ id: 'this', text: '', origin: { kept, answered } } as unknown as Draft];
    const copy = { ...invoice, payment: { terms: { due_dates: [{ date: '2026-04-01' }] } } };
    return hintsOf(copy, { ...known, drafts }).map(({ ways }) => ways.length);
  };
  expect([waysOf([]), waysOf(['dates'])]).toEqual([[0], [1]]);
});

it('hintsOf counts the numbers of open drafts', () => {
  const open = (id: string, code: string) =>
    ({ id, text: JSON.stringify({ ...invoice, code }), changedAt: 1 }) as Draft;
  const drafts = [open('this', '0044'), open('copy', '0043')];
  expect(found({ code: '0044' }, { records: [record('0042')], drafts })).toEqual([]);
  const [skips] = hintsOf({ ...invoice, code: '0046' }, { ...known, records: [record('0042')], drafts });
  expect(skips?.ways[0]?.changes).toEqual([{ path: ['code'], value: '0044' }]);
});

it('hintsOf finds a number that another open draft of the same supplier has, and offers one that is free', () => {
  const text = JSON.stringify(invoice);
  const drafts = [{ id: 'other', text }] as Draft[];
  const [hint] = hintsOf(invoice, { ...known, drafts });
  expect(hint?.id).toBe('used .code');
  expect(hint?.ways[0]?.changes).toEqual([{ path: ['code'], value: '47' }]);
  const supplier = { ...invoice.supplier, tax_id: { country: 'ES', code: 'B98602643' } };
  expect(found({}, { drafts: [{ id: 'other', text: JSON.stringify({ ...invoice, supplier }) }] as Draft[] })).toEqual(
    [],
  );
});

it.each([
  ['EKU9003173C9', true],
  ['EKU9003713C9', false],
  ['KAHO641101B39', true],
  ['KAHO641101B3A', false],
  ['MUÑ190412AB3', true],
  ['XAXX010101000', true],
  ['EKU900317', true],
])('tests the last character of the RFC %s: %s', (code, isRight) => {
  const document = { ...invoice, lines: [], customer: { ...invoice.customer, tax_id: { country: 'MX', code } } };
  const found = hintsOf(document, { ...known, country: 'MX' }).filter(({ isWrong }) => isWrong);
  expect(found.map(({ at }) => at)).toEqual(isRight ? [] : ['.customer.tax_id.code']);
});

it('advises the code that a Mexican credit note has, and finds a CLABE with a wrong digit', () => {
  const customer = { ...invoice.customer, tax_id: { country: 'MX' }, ext: { 'mx-cfdi-use': 'G03' } };
  const inMexico = (number: string, type: string) => ({
    ...{ ...invoice, type, customer, lines: [] },
    payment: { instructions: { credit_transfer: [{ number }] } },
  });
  const found = (number: string, type = 'standard') =>
    hintsOf(inMexico(number, type), { ...known, country: 'MX' }).map(({ at, isWrong = false }) => [at, isWrong]);
  expect(found('032180000118359719')).toEqual([]);
  expect(found('032 180 00011835971 8')).toEqual([['.payment.instructions.credit_transfer[0].number', true]]);
  expect(found('032180000118359719', 'credit-note')).toEqual([['.customer.ext.mx-cfdi-use', false]]);
  // Not where the SAT refuses it: for wage earners (605) and others.
  const isAdvised = (regime: string) => {
    const ext = { 'mx-cfdi-use': 'D01', 'mx-cfdi-fiscal-regime': regime };
    const note = { ...inMexico('032180000118359719', 'credit-note'), customer: { ...customer, ext } };
    return hintsOf(note, { ...known, country: 'MX' }).length > 0;
  };
  const regimes = '601 603 605 606 607 608 610 611 612 614 615 616 620 621 622 623 624 625 626'.split(' ');
  const open = regimes.filter((regime) => isUseOf('G02', 'EKU9003173C9', regime));
  expect(regimes.filter(isAdvised)).toEqual(open);
  expect(open).not.toContain('605');
});
