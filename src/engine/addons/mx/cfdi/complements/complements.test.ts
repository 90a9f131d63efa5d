import { beforeAll, describe, expect, test } from 'vitest';
import { testEnvironment } from '../../../../bill/testing.ts';
import { build, type JsonObject, jsonSchema, schemaIds } from '../../../../index.ts';
import { modules } from '../../../../modules.ts';
import { idOf } from '../../../../schemas.ts';
import { buildingFaults, builtFrom, type Changes, loadAll } from '../../../testing.ts';
import cfdi from '../index.ts';

beforeAll(loadAll);

const vouchers: JsonObject = {
  $schema: 'https://gobl.org/draft-0/regimes/mx/food-vouchers',
  employer_registration: 'Y5412345109',
  account_number: '0123456789',
  lines: [
    {
      e_wallet_id: 'ABC1234',
      issue_date_time: '2026-02-27T10:20:30',
      employee: {
        tax_code: 'JUFA7608212V6',
        curp: 'JUFA760821MDFRRR00',
        name: 'Adriana Juárez Fernández',
        social_security: '12345678901',
      },
      amount: '10.125',
    },
    {
      i: 9,
      e_wallet_id: 'BCD4321',
      issue_date_time: '2026-02-27T11:20:30',
      employee: { tax_code: 'KAHO641101B39', curp: 'KAHO641101HDFRRR00', name: 'Oscar Kala Haak' },
      amount: '20.4',
    },
  ],
  total: '1.00',
};

const purchase: JsonObject = {
  e_wallet_id: '1',
  purchase_date_time: '2026-02-27T18:45:00',
  vendor_tax_code: 'RWT860605OF5',
  service_station_code: '8171650',
  quantity: '9.661',
  item: { type: '1', unit: 'l', name: 'Diesel', price: '12.743' },
  purchase_code: '2794668',
  taxes: [
    { cat: 'VAT', percent: '16.0%' },
    { cat: 'IEPS', rate: '0.1' },
  ],
};
const fuel: JsonObject = {
  $schema: 'https://gobl.org/draft-0/regimes/mx/fuel-account-balance',
  account_number: '0123456789',
  lines: [purchase],
};

const built = (complement: JsonObject, changes: Changes = {}) => builtFrom(complement, changes);

test('modules.ts lists the schemas of the complements, so that documents load the addon', () => {
  const entry = modules.find((each) => each.kind === 'addon' && each.key === 'mx-cfdi-v4');
  expect(entry).toHaveProperty(
    'schemas',
    cfdi.complements?.map(({ type }) => idOf(type)),
  );
  expect(schemaIds().filter((id) => id.includes('/regimes/mx/'))).toEqual([vouchers.$schema, fuel.$schema]);
});

test('both complements have a JSON Schema', () => {
  expect(jsonSchema('regimes/mx/food-vouchers')).toMatchObject({
    $ref: '#/$defs/cfdi.FoodVouchers',
    $defs: {
      'cfdi.FoodVouchers': { required: ['account_number', 'total', 'lines'] },
      'cfdi.FoodVouchersLine': { properties: { employee: { $ref: '#/$defs/cfdi.FoodVouchersEmployee' } } },
    },
  });
  expect(Object.keys(jsonSchema('regimes/mx/fuel-account-balance')?.$defs ?? {})).toEqual([
    'cfdi.FuelAccountBalance',
    'cfdi.FuelAccountItem',
    'cfdi.FuelAccountLine',
    'cfdi.FuelAccountTax',
  ]);
});

describe('food vouchers', () => {
  test('are numbered, rounded and totalled', () => {
    const { total, lines } = built(vouchers);
    expect(total).toBe('30.53');
    expect(lines.map(({ i, amount }: JsonObject) => [i, amount])).toEqual([
      [1, '10.13'],
      [2, '20.40'],
    ]);
  });

  test('write all members that the schema requires, even if empty', () => {
    expect(built({ $schema: vouchers.$schema ?? '', lines: [{}, null] })).toEqual({
      $schema: vouchers.$schema,
      account_number: '',
      total: '0.00',
      lines: [{ i: 1, e_wallet_id: '', issue_date_time: '0000-00-00T00:00:00', amount: '0.00' }, null],
    });
  });
});

describe('fuel account', () => {
  test('calculates taxes from the unrounded total', () => {
    const { subtotal, total, lines } = built(fuel);
    expect([subtotal, total]).toEqual(['123.11', '143.78']);
    expect(lines[0]).toMatchObject({ i: 1, total: '123.11', taxes: [{ amount: '19.70' }, { amount: '0.97' }] });
  });

  test('gives price and quantity at least three decimals', () => {
    const [line] = built(fuel, { 'lines.0.quantity': '10', 'lines.0.item.price': '12.74321' }).lines;
    expect([line.quantity, line.item.price, line.total]).toEqual(['10.000', '12.74321', '127.43']);
  });

  test('prefers the percentage of a tax to its rate, and keeps an amount without either', () => {
    const taxes = [
      { cat: 'VAT', percent: '16%', rate: '5' },
      { cat: 'IEPS', amount: '1.005' },
    ];
    expect(built(fuel, { 'lines.0.taxes': taxes }).lines[0].taxes).toEqual([
      { cat: 'VAT', percent: '16%', rate: '5', amount: '19.70' },
      { cat: 'IEPS', amount: '1.01' },
    ]);
  });

  test('keeps the total of a line without an item, which is written as null', () => {
    const [line] = built(fuel, { 'lines.0.item': undefined, 'lines.0.total': '50.005' }).lines;
    expect(line).toMatchObject({ item: null, total: '50.01' });
  });
});

const invoice = (complement: JsonObject): JsonObject => ({
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  $addons: ['mx-cfdi-v4'],
  code: '118',
  issue_date: '2026-03-10',
  issue_time: '09:30:00',
  supplier: {
    name: 'ESCUELA KEMPER URGATE',
    tax_id: { country: 'MX', code: 'EKU9003173C9' },
    addresses: [{ code: '26015' }],
    ext: { 'mx-cfdi-fiscal-regime': '601' },
  },
  customer: {
    name: 'UNIVERSIDAD ROBOTICA ESPAÑOLA',
    tax_id: { country: 'MX', code: 'URE180429TM6' },
    addresses: [{ code: '86991' }],
    ext: { 'mx-cfdi-fiscal-regime': '601', 'mx-cfdi-use': 'G03' },
  },
  lines: [
    {
      quantity: '1',
      item: { name: 'Comisión', price: '10.00', ext: { 'mx-cfdi-prod-serv': '84141602' } },
      taxes: [{ cat: 'VAT', rate: 'general' }],
    },
  ],
  complements: [complement],
});

test('complements of an invoice are calculated, with or without the addon', () => {
  for (const $addons of [['mx-cfdi-v4'], undefined]) {
    expect(builtFrom(invoice(vouchers), { $addons }).complements[0].total).toBe('30.53');
    expect(builtFrom(invoice(fuel), { $addons }).complements[0].total).toBe('143.78');
  }
});

test('complements of a payment are left unchanged', () => {
  const payment: JsonObject = {
    $schema: 'https://gobl.org/draft-0/bill/payment',
    currency: 'MXN',
    complements: [vouchers],
  };
  expect(builtFrom(payment).complements[0].total).toBe('1.00');
});

test('complements have faults only with the addon', () => {
  const empty: JsonObject = { $schema: vouchers.$schema ?? '' };
  expect(buildingFaults(empty)).toEqual([]);
  expect(buildingFaults(invoice(empty), { $addons: undefined })).toEqual([]);
  expect(buildingFaults(invoice(empty))).toEqual([
    'GOBL-MX-CFDI-FOODVOUCHERS-02 $.complements[0].account_number',
    'GOBL-MX-CFDI-FOODVOUCHERS-05 $.complements[0].lines',
  ]);
});

test('unreadable values are reported with their path', () => {
  const outcome = build(invoice({ ...fuel, lines: [{ quantity: 'ten' }] }), {}, testEnvironment);
  expect(!outcome.ok && outcome.faults[0]).toMatchObject({ properties: ['$.complements[0].lines[0].quantity'] });
});
