import { beforeAll, describe, expect, it } from 'vitest';
import { build } from '../engine/index.ts';
import { load } from '../engine/loading.ts';
import type { Json, JsonObject } from '../engine/model/json.ts';
import { processorTime } from '../engine/testing/processor-time.ts';
import { readHouseRules } from './read.ts';

beforeAll(() => load('all'));

const now = new Date('2026-03-01T10:00:00Z');

const invoice: JsonObject = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  currency: 'EUR',
  issue_date: '2026-02-10',
  supplier: { name: 'Werk GmbH', tax_id: { country: 'DE', code: '111111125' } },
  customer: { name: 'Kunde AG', tax_id: { country: 'DE', code: '282741168' } },
  ordering: { code: '4512345678' },
  notes: [{ text: 'Bitte ohne Abzug' }, { text: 'PROFORMA' }],
  lines: [
    { quantity: '2', item: { name: 'Stuhl', ref: 'A-1', price: '50.00' }, sum: '100.00' },
    { quantity: '1', item: { name: 'Tisch', price: '9900.50' }, taxes: [{ cat: 'VAT', percent: '19.0%' }] },
  ],
  totals: { payable: '10000.50' },
  payment: { terms: { due_dates: [{ date: '2026-03-12' }] } },
};

/** Returns the properties where a rule is broken. */
function broken(rule: JsonObject, document = invoice, more: JsonObject = {}): string[] {
  const read = readHouseRules({ ...more, rules: [{ code: 'X-A', message: 'No.', ...rule }] });
  if (!read.ok) throw new Error(read.faults.map(({ properties, template }) => `${properties} ${template}`).join());
  return read.rules.judge(document, { now }).faults.flatMap(({ properties }) => properties);
}

describe('tests of house rules', () => {
  it.each<[string, JsonObject, string, JsonObject]>([
    ['ordering.code', { present: true }, 'ordering.period', { present: true }],
    ['ordering.period', { absent: true }, 'ordering.code', { absent: true }],
    ['ordering.code', { pattern: '^45[0-9]{8}$' }, 'ordering.code', { pattern: '^46' }],
    ['currency', { in: ['EUR', 'USD'] }, 'currency', { in: ['USD'] }],
    ['currency', { in: 'currencies' }, 'currency', { not: { in: 'currencies' } }],
    ['currency', { equals: 'EUR' }, 'currency', { equals: { path: 'supplier.tax_id.country' } }],
    ['supplier.tax_id.country', { equals: { path: 'customer.tax_id.country' } }, 'currency', { equals: 12 }],
    ['totals.payable', { max: '10000.5' }, 'totals.payable', { max: 10000.49 }],
    ['totals.payable', { min: '10000.500' }, 'totals.payable', { min: '10000.5000000001' }],
    ['totals.payable', { equals: 10000.5 }, 'currency', { max: 5 }],
    ['lines[1].taxes[0].percent', { equals: '19%' }, 'lines[1].taxes[0].percent', { max: '7%' }],
    ['customer.name', { length: { max: 8 } }, 'customer.name', { length: 7 }],
    ['customer.name', { contains: ['ag', 'se'] }, 'notes[1].text', { not: { contains: 'proforma' } }],
    ['issue_date', { before: 'today' }, 'issue_date', { after: 'today' }],
    ['issue_date', { after: '2026-02-09' }, 'issue_date', { after: '2026-02-10' }],
    [
      'payment.terms.due_dates[0].date',
      { within: { days: 30, after: { path: 'issue_date' } } },
      'payment.terms.due_dates[0].date',
      { within: { days: 29, after: { path: 'issue_date' } } },
    ],
    ['issue_date', { within: { days: 19, before: 'today' } }, 'issue_date', { within: { days: 18, of: 'today' } }],
    ['lines', { count: 2 }, 'lines', { count: { min: 3 } }],
    ['charges', { count: { max: 0 } }, 'charges', { count: { min: 1 } }],
    ['lines', { sum: { of: 'quantity', max: 3 } }, 'lines', { sum: { of: 'quantity', equals: 2 } }],
    [
      'notes',
      { some: { of: 'text', test: { contains: 'abzug' } } },
      'notes',
      { some: { of: 'text', test: { pattern: '^x' } } },
    ],
    [
      'charges',
      { some: { of: 'code', test: { present: true } } },
      'lines',
      { some: { of: 'item.ref', test: { pattern: '^B' } } },
    ],
    ['currency', { any: [{ equals: 'USD' }, { pattern: '^E' }] }, 'currency', { any: [{ equals: 'USD' }] }],
    ['currency', { all: [{ pattern: 'R$' }, { pattern: '^E' }] }, 'currency', { all: [{ pattern: '^R' }] }],
    ['ordering.seller', { pattern: 'x' }, 'lines', { pattern: 'x' }],
  ])('accept %s for %j, and reject %s for %j', (good, holds, bad, fails) => {
    const more = { lists: { currencies: ['EUR', 'CHF'] } };
    expect(broken({ at: good, test: holds }, invoice, more)).toEqual([]);
    expect(broken({ at: bad, test: fails }, invoice, more)).toEqual([`$.${bad}`]);
  });

  it('report each entry of lists', () => {
    expect(broken({ at: 'lines[*].item.ref', test: { present: true } })).toEqual(['$.lines[1].item.ref']);
    const envelope = { $schema: 'https://gobl.org/draft-0/envelope', doc: invoice };
    expect(broken({ at: 'lines[*].item.ref', test: { present: true } }, envelope)).toEqual(['$.doc.lines[1].item.ref']);
  });

  it('compare codes as texts, not as numbers', () => {
    const codes = { ...invoice, ordering: { code: '0123' }, series: '123' };
    expect(broken({ at: 'ordering.code', test: { equals: '123' } }, codes)).toEqual(['$.ordering.code']);
    expect(broken({ at: 'ordering.code', test: { equals: { path: 'series' } } }, codes)).toEqual(['$.ordering.code']);
  });
});

describe('conditions of house rules', () => {
  const never = { at: 'code', test: { present: true } };
  it.each<[JsonObject, boolean]>([
    [{ 'customer.tax_id.country': 'DE' }, true],
    [{ 'customer.tax_id.country': ['AT', 'DE'], currency: 'EUR' }, true],
    [{ 'customer.tax_id.country': 'DE', currency: 'USD' }, false],
    [{ 'payment.payee.name': 'X' }, false],
    [{ 'payment.payee.name': { not: { equals: 'X' } } }, false],
    [{ 'payment.payee.name': { absent: true } }, true],
    [{ 'lines[*].item.ref': 'A-1' }, true],
    [{ 'lines[*].item.ref': 'A-2' }, false],
    [{ any: [{ currency: 'USD' }, { 'totals.payable': { min: 10000 } }] }, true],
    [{ all: [{ currency: 'EUR' }, { 'totals.payable': { max: 10000 } }] }, false],
    [{ not: { currency: 'USD' } }, true],
  ])('decide whether a rule applies: %j', (when, applies) => {
    expect(broken({ when, ...never })).toEqual(applies ? ['$.code'] : []);
  });

  it('check each entry of a list by itself', () => {
    const rule = { each: 'lines[*]', when: { 'taxes[*].cat': 'VAT', '$.currency': 'EUR' }, at: 'item.ref' };
    expect(broken({ ...rule, test: { present: true } })).toEqual(['$.lines[1].item.ref']);
  });

  it('restrict a rule to invoices unless it names other documents', () => {
    const order = { ...invoice, $schema: 'https://gobl.org/draft-0/bill/order' };
    expect(broken(never, order)).toEqual([]);
    expect(broken({ ...never, for: ['order', 'bill/delivery'] }, order)).toEqual(['$.code']);
  });
});

describe('faults and warnings of house rules', () => {
  const read = readHouseRules({
    rules: [
      {
        code: 'X-A',
        at: 'currency',
        test: { equals: 'USD' },
        message: { de: 'Nicht {value}.', en: 'Not {value}, {x}.' },
      },
      { code: 'X-B', at: 'code', test: { present: true }, message: 'No.', level: 'warning' },
    ],
  });
  const rules = read.ok ? read.rules : undefined;

  it('have the level and the text of the rule', () => {
    expect(rules?.judge(invoice, { now, language: 'de-AT', at: [3] })).toEqual({
      faults: [{ code: 'X-A', properties: ['$[3].currency'], template: '{text}', values: { text: 'Nicht EUR.' } }],
      warnings: [{ code: 'X-B', properties: ['$[3].code'], template: '{text}', values: { text: 'No.' } }],
    });
    expect(rules?.judge(invoice, { now, language: 'fr' }).faults[0]?.values).toEqual({ text: 'Not EUR, {x}.' });
  });

  it('are listed with code, level and path', () => {
    expect(rules?.summaries().map(({ code, level, at }) => [code, level, at])).toEqual([
      ['X-A', 'fault', 'currency'],
      ['X-B', 'warning', 'code'],
    ]);
  });
});

describe('readHouseRules', () => {
  const rule = { code: 'X-A', at: 'code', test: { present: true }, message: 'No.' };

  it.each<[string, string, Json]>([
    ['BW-RULES-FORM', '$', 5],
    ['BW-RULES-FORM', '$', {}],
    ['BW-RULES-FORM', '$.rule', { rule: [], rules: [] }],
    ['BW-RULES-FORM', '$.rules', { rules: {} }],
    ['BW-RULES-FORM', '$.rules[0]', { rules: ['X'] }],
    [
      'BW-RULES-FORM',
      '$.rules[0]',
      { rules: [{ ...rule, at: undefined as never, test: { present: true } }].map(({ at: _, ...rest }) => rest) },
    ],
    ['BW-RULES-FORM', '$.rules[0].code', { rules: [{ ...rule, code: 'ORDER' }] }],
    ['BW-RULES-FORM', '$.rules[1].code', { rules: [rule, rule] }],
    ['BW-RULES-FORM', '$.rules[0].level', { rules: [{ ...rule, level: 'info' }] }],
    ['BW-RULES-FORM', '$.rules[0].for', { rules: [{ ...rule, for: 'invoyce' }] }],
    ['BW-RULES-FORM', '$.rules[0].test', { rules: [{ ...rule, test: {} }] }],
    ['BW-RULES-FORM', '$.rules[0].test.constructor', { rules: [{ ...rule, test: { constructor: 1 } }] }],
    ['BW-RULES-FORM', '$.rules[0].test.presnt', { rules: [{ ...rule, test: { presnt: true } }] }],
    ['BW-RULES-FORM', '$.rules[0].test.present', { rules: [{ ...rule, test: { present: false } }] }],
    ['BW-RULES-FORM', '$.rules[0].test.in', { lists: { orders: [] }, rules: [{ ...rule, test: { in: 'order' } }] }],
    ['BW-RULES-FORM', '$.rules[0].test.min', { rules: [{ ...rule, test: { min: '1,5' } }] }],
    ['BW-RULES-FORM', '$.rules[0].test.after', { rules: [{ ...rule, test: { after: '2026-02-30' } }] }],
    ['BW-RULES-FORM', '$.rules[0].test.within', { rules: [{ ...rule, test: { within: { days: 3 } } }] }],
    ['BW-RULES-FORM', '$.rules[0].message.de', { rules: [{ ...rule, message: { de: '' } }] }],
    ['BW-RULES-FORM', '$.lists.a[1]', { lists: { a: ['1', {}] }, rules: [] }],
    ['BW-RULES-FORM', '$.rules[0].when', { rules: [{ ...rule, when: [] }] }],
    ['BW-RULES-FORM', '$.rules[0].at', { rules: [{ ...rule, at: 'a..b' }] }],
    ['BW-RULES-PATH', '$.rules[0].at', { rules: [{ ...rule, at: 'orderng.code' }] }],
    ['BW-RULES-PATH', '$.rules[0].at', { rules: [{ ...rule, at: 'lines.item' }] }],
    ['BW-RULES-PATH', '$.rules[0].at', { rules: [{ ...rule, at: 'code[0]' }] }],
    ['BW-RULES-PATH', '$.rules[0].at', { rules: [{ ...rule, each: 'lines[*]', at: 'code' }] }],
    ['BW-RULES-PATH', '$.rules[0].when.custmer', { rules: [{ ...rule, when: { custmer: { present: true } } }] }],
    ['BW-RULES-PATH', '$.rules[0].test.min.path', { rules: [{ ...rule, test: { min: { path: 'total' } } }] }],
    ['BW-RULES-PATH', '$.rules[0].at', { rules: [{ ...rule, each: 'lines[*]', at: '$.lines[*].item' }] }],
    [
      'BW-RULES-PATH',
      '$.rules[0].test.sum',
      { rules: [{ ...rule, each: 'lines[*]', at: '$.lines', test: { sum: { of: 'sum', max: 1 } } }] },
    ],
    [
      'BW-RULES-PATH',
      '$.rules[0].test.sum.of',
      { rules: [{ ...rule, at: 'lines', test: { sum: { of: 'totl', max: 1 } } }] },
    ],
    [
      'BW-RULES-PATH',
      '$.rules[0].test.some.of',
      { rules: [{ ...rule, at: 'notes', test: { some: { of: 'txt', test: { present: true } } } }] },
    ],
    ['BW-RULES-PATTERN', '$.rules[0].test.pattern', { rules: [{ ...rule, test: { pattern: '(?=a)' } }] }],
    ['BW-RULES-LIMIT', '$.rules', { rules: Array.from({ length: 501 }, (_, i) => ({ ...rule, code: `X-${i}` })) }],
  ])('reports %s at %s', (code, property, file) => {
    const read = readHouseRules(file);
    expect(read.ok ? [] : read.faults.map((each) => [each.code, each.properties])).toEqual([[code, [property]]]);
  });

  it('reports tests that are nested too deep', () => {
    let test: JsonObject = { present: true };
    for (let i = 0; i < 20; i++) test = { not: test };
    const read = readHouseRules({ rules: [{ ...rule, test }] });
    expect(read.ok ? [] : read.faults.map((each) => each.code)).toEqual(['BW-RULES-LIMIT']);
  });

  it('accepts paths to keys of maps and to documents within others', () => {
    for (const at of ['meta.cost-centre', 'tax.ext.de-xrechnung-x', 'complements[0].number', 'lines[*].item.meta.sku'])
      expect(broken({ at, test: { pattern: 'x' } })).toEqual([]);
  });
});

describe('checking house rules', () => {
  it('uses the figures of the built document', () => {
    const built = build({ ...invoice, totals: null }, {}, { now: () => now, uuid: () => '' });
    expect(built.ok).toBe(true);
    if (built.ok)
      expect(broken({ at: 'totals.payable', test: { max: '11881.00' } }, built.result)).toEqual(['$.totals.payable']);
  });

  it('stops when rules take too long for a document', () => {
    const rule = (i: number) => ({ code: `X-${i}`, level: 'warning', message: 'No.', at: 'lines[*].item.name' });
    const test = { contains: Array.from({ length: 100 }, (_, i) => `b${i}`) };
    const read = readHouseRules({ rules: Array.from({ length: 20 }, (_, i) => ({ ...rule(i), test: { not: test } })) });
    const lines = Array.from({ length: 1000 }, () => ({ item: { name: 'a'.repeat(200) } }));
    const verdict = read.ok ? read.rules.judge({ ...invoice, lines }, { now }) : undefined;
    expect(verdict?.faults.map(({ code, properties }) => [code, properties])).toEqual([['BW-RULES-LIMIT', ['$']]]);
  });

  it('takes time linear in the lines', async () => {
    const many = (count: number) => ({
      ...invoice,
      lines: Array.from({ length: count }, () => ({ item: { name: 'x' } })),
    });
    const read = readHouseRules({
      rules: [
        {
          code: 'X-A',
          level: 'warning',
          message: 'No.',
          each: 'lines[*]',
          when: { '$.currency': 'EUR' },
          at: 'item.name',
          test: { pattern: '^(x+)+$' },
        },
      ],
    });
    if (!read.ok) throw new Error();
    const timed = (count: number) => {
      const document = many(count);
      return processorTime(() => read.rules.judge(document, { now }));
    };
    await timed(20_000);
    expect(await timed(80_000)).toBeLessThan(20 * Math.max(await timed(20_000), 5));
  });
});
