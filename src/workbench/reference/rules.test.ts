import { describe, expect, it } from 'vitest';
import type { AddonSummary, RegimeSummary, RuleSummary } from '../../client/index.ts';
import {
  addonOfRule,
  findRules,
  objectOfSchema,
  prefixOfAddon,
  prefixOfRegime,
  regimeOfRule,
  schemaOfObject,
} from './rules.ts';

const rules: RuleSummary[] = [
  { code: 'BW-AMOUNT', description: 'A value is no amount.', object: '', field: '' },
  { code: 'GOBL-BILL-LINE-01', description: 'A line needs a quantity.', object: 'bill.Line', field: 'quantity' },
  { code: 'GOBL-BILL-LINECHARGE-01', description: 'A charge has one.', object: 'bill.LineCharge', field: 'amount' },
  { code: 'GOBL-GR-MYDATA-BILL-INVOICE-02', description: 'Name a series.', object: 'bill.Invoice', field: 'series' },
];
const found = (search: string) => findRules(rules, search).map(({ code }) => code);

describe('findRules', () => {
  it('searches codes, objects, properties and messages', () => {
    expect(found('gobl-gr')).toEqual(['GOBL-GR-MYDATA-BILL-INVOICE-02']);
    expect(found('invoice series')).toEqual(['GOBL-GR-MYDATA-BILL-INVOICE-02']);
    expect(found('no AMOUNT')).toEqual(['BW-AMOUNT']);
    expect(found(' ')).toHaveLength(4);
    expect(found('nothing')).toEqual([]);
  });

  it("returns only an object's own rules for its full name", () => {
    expect(found('bill.Line')).toEqual(['GOBL-BILL-LINE-01']);
    expect(found('bill.line')).toHaveLength(2);
  });
});

describe('addonOfRule and regimeOfRule', () => {
  const addons: AddonSummary[] = ['gr-mydata-v1', 'eu-en16931-v2017'].map((key) => ({
    key,
    name: {},
    description: {},
    requires: [],
  }));
  const regimes: RegimeSummary[] = [{ country: 'EL', name: { en: 'Greece' }, currency: 'EUR' }];

  it("use the rule's code", () => {
    expect(prefixOfAddon('eu-en16931-v2017')).toBe('GOBL-EU-EN16931-');
    expect([prefixOfRegime('ES'), prefixOfRegime('EL')]).toEqual(['GOBL-ES-', 'GOBL-GR-']);
    expect(addonOfRule(addons, 'GOBL-GR-MYDATA-BILL-INVOICE-02')).toBe('gr-mydata-v1');
    expect(addonOfRule(addons, 'GOBL-GR-TAX-IDENTITY-01')).toBeUndefined();
    expect(regimeOfRule(regimes, 'GOBL-GR-TAX-IDENTITY-01')?.country).toBe('EL');
    expect(regimeOfRule(regimes, 'GOBL-BILL-LINE-01')).toBeUndefined();
    expect(regimeOfRule(regimes, 'BW-AMOUNT')).toBeUndefined();
  });
});

describe('schemaOfObject and objectOfSchema', () => {
  const paths = ['bill/line', 'bill/status-line', 'envelope', 'org/identity', 'regimes/mx/food-vouchers'];

  it('match by name, with or without a package of schemas', () => {
    expect(schemaOfObject(paths, 'bill.StatusLine')).toBe('bill/status-line');
    expect(schemaOfObject(paths, 'gobl.Envelope')).toBe('envelope');
    expect(schemaOfObject(paths, 'cfdi.FoodVouchers')).toBe('regimes/mx/food-vouchers');
  });

  it('handle packages with the same name, and missing schemas', () => {
    expect(schemaOfObject([...paths, 'tax/set'], 'tax.Identity')).toBeUndefined();
    expect(schemaOfObject(paths, 'bill.LineCharge')).toBeUndefined();
    expect(schemaOfObject(paths, '')).toBeUndefined();
  });

  it('lead from a schema to the object', () => {
    expect(objectOfSchema(rules, paths, 'bill/line')).toBe('bill.Line');
    expect(objectOfSchema(rules, paths, 'org/identity')).toBeUndefined();
  });
});
