import { beforeAll, describe, expect, it } from 'vitest';
import { invoiceWith, loadAll, testEnvironment } from '../bill/testing.ts';
import { build, correct, invert, type JsonObject, replicate, validate } from '../index.ts';
import type { Json } from '../model/json.ts';
import { NumberText } from '../model/number-text.ts';
import { readDocumentText } from '../reading/document-text.ts';

beforeAll(loadAll);

const line = { quantity: '2', item: { name: 'Tea', price: '10.00' }, taxes: [{ cat: 'VAT', rate: 'standard' }] };

function noticed(members: JsonObject, envelop = false): string[] {
  const { warnings } = build(invoiceWith({ lines: [line], ...members }), { envelop }, testEnvironment);
  return warnings.flatMap(({ code, properties }) => properties.map((path) => `${code} ${path}`));
}

const likely = (country: string) => {
  const { warnings } = build(
    invoiceWith({ lines: [line], customer: { name: 'Client', tax_id: { country } } }),
    {},
    testEnvironment,
  );
  const [found] = warnings.filter(({ code }) => code === 'BW-COUNTRY');
  return found && (found.values?.likely ?? 'none');
};

describe('country codes', () => {
  it('are reported if unknown, at any path', () => {
    const address = { country: 'ZZ' };
    expect(
      noticed({
        customer: {
          name: 'Client',
          tax_id: { country: 'UK' },
          addresses: [{ country: 'ES' }, address],
          identities: [{ code: '1', country: 'ZZ' }],
        },
        lines: [
          { ...line, item: { ...line.item, origin: 'ZZ' }, taxes: [{ cat: 'VAT', percent: '10%', country: 'ZZ' }] },
        ],
        delivery: { receiver: { name: 'Port', addresses: [address] } },
      }).filter((each) => each.startsWith('BW-COUNTRY')),
    ).toEqual([
      'BW-COUNTRY $.customer.tax_id.country',
      'BW-COUNTRY $.customer.identities[0].country',
      'BW-COUNTRY $.customer.addresses[1].country',
      'BW-COUNTRY $.lines[0].item.origin',
      'BW-COUNTRY $.lines[0].taxes[0].country',
      'BW-COUNTRY $.delivery.receiver.addresses[0].country',
    ]);
  });

  it('are reported with a likely correction', () => {
    for (const [given, code] of Object.entries({
      UK: 'GB',
      Spain: 'ES',
      'España ': 'ES',
      Österreich: 'AT',
      DEU: 'DE',
      es: 'ES',
      'U.S.A.': 'US',
      Sverige: 'SE',
    }))
      expect([given, likely(given)]).toEqual([given, code]);
    for (const given of ['ZZ', 'Atlantis', '12']) expect([given, likely(given)]).toEqual([given, 'none']);
  });

  it('that only tax offices use are accepted in tax identities only', () => {
    for (const code of ['EL', 'GR', 'XI', 'XU', 'EU', 'ES']) expect([code, likely(code)]).toEqual([code, undefined]);
    const customer = { name: 'Client', addresses: [{ country: 'EL' }, { country: 'XI' }, { country: '1A' }] };
    expect(noticed({ customer })).toEqual(['BW-COUNTRY $.customer.addresses[0].country']);
  });
});

it('notices are the same for validation and in an envelope', () => {
  const payment = {
    instructions: { key: 'credit-transfer', credit_transfer: [{ iban: 'ES9121000418450200051333' }] },
  };
  const given = { payment, discounts: [{ percent: '19' }], customer: { name: 'C', addresses: [{ country: 'UK' }] } };
  const paths = [
    'customer.addresses[0].country',
    'discounts[0].percent',
    'payment.instructions.credit_transfer[0].iban',
  ];
  const { warnings } = validate(invoiceWith({ lines: [line], ...given }), {}, testEnvironment);
  expect(warnings.flatMap(({ properties }) => properties)).toEqual(paths.map((path) => `$.${path}`));
  const $schema = 'https://gobl.org/draft-0/envelope';
  const doc = invoiceWith({ lines: [line], ...given });
  const inEnvelope = validate({ $schema, head: {}, doc }, {}, testEnvironment).warnings;
  expect(inEnvelope.flatMap(({ properties }) => properties)).toEqual(paths.map((path) => `$.doc.${path}`));
});

describe('hints', () => {
  const german = { $regime: 'DE', supplier: { name: 'Nord GmbH', tax_id: { country: 'DE', code: '111111125' } } };

  it('ask for a number, except on a proforma', () => {
    expect(noticed({ code: '' })).toEqual(['BW-INVOICE-NUMBER $.code']);
    expect(noticed({ code: '', type: 'proforma' })).toEqual([]);
  });

  it('ask for a date of supply in Germany, in any of its properties', () => {
    const period = { start: '2026-10-01', end: '2026-10-31' };
    expect(noticed(german)).toEqual(['BW-SUPPLY-DATE $.op_date']);
    const places: JsonObject[] = [
      { op_date: '2026-10-01' },
      { delivery: { date: '2026-10-01' } },
      { delivery: { period } },
      { ordering: { period } },
      { lines: [{ ...line, period }] },
      { $tags: ['simplified'] },
    ];
    for (const stated of places) expect(noticed({ ...german, ...stated })).not.toContain('BW-SUPPLY-DATE $.op_date');
  });
});

describe('a missing figure', () => {
  const { quantity: _, ...unlimited } = line;

  it('is reported for each row that counts as 0', () => {
    const part = { item: { name: 'Leaf', price: '1.00' } };
    expect(noticed({ lines: [line, unlimited, { ...line, quantity: null, breakdown: [part] }] })).toEqual([
      'BW-WARN-ZERO $.lines[1].quantity',
      'BW-WARN-ZERO $.lines[2].quantity',
      'BW-WARN-ZERO $.lines[2].breakdown[0].quantity',
      'BW-WARN-VALUE $.lines[2].item.price',
    ]);
    const rows = { charges: [{ reason: 'Post' }], discounts: [{ reason: 'Sale' }] };
    expect(noticed({ ...rows, lines: [{ ...line, ...rows, substituted: [part] }] }, true)).toEqual([
      'BW-WARN-ZERO $.lines[0].discounts[0].amount',
      'BW-WARN-ZERO $.lines[0].charges[0].amount',
      'BW-WARN-ZERO $.lines[0].substituted[0].quantity',
      'BW-WARN-ZERO $.discounts[0].amount',
      'BW-WARN-ZERO $.charges[0].amount',
    ]);
    expect(noticed({ payment: { advances: [{ description: 'Deposit' }] } })).toEqual([
      'BW-WARN-ZERO $.payment.advances[0].amount',
    ]);
  });

  it('is not reported if it is 0, can be calculated, or has another spelling', () => {
    const charges: Json[] = [{ percent: '10%' }, { reason: 'Post', amount: 0 }];
    const rows = { charges, discounts: [{ percent: '1%' }] };
    expect(noticed({ ...rows, lines: [{ ...line, quantity: '0' }] })).toEqual([]);
    expect(noticed({ lines: [{ ...unlimited, Quantity: '1' }] })).toEqual(['BW-WARN-NAME $.lines[0].Quantity']);
  });

  it('fails strict operations', () => {
    const document = invoiceWith({ lines: [unlimited] });
    expect(build(document, { strict: true }, testEnvironment)).toMatchObject({
      ok: false,
      key: 'input',
      faults: [{ code: 'BW-WARN-ZERO', properties: ['$.lines[0].quantity'] }],
    });
  });
});

describe('digits left over by floating-point arithmetic', () => {
  const priced = (price: Json) => noticed({ lines: [{ ...line, item: { name: 'Tea', price } }] });

  it.each<[Json]>([[0.1 + 0.2], [1.1 * 3], [1 / 3], ['0.30000000000000004'], ['2.9999999999999996']])(
    'are reported: %s',
    (price) => {
      expect(priced(price)).toEqual(['BW-WARN-DIGITS $.lines[0].item.price']);
    },
  );

  it('are reported in JSON texts, and in exact expansions of a number', () => {
    for (const text of ['0.30000000000000004', '0.1000000000000000055511151231257827']) {
      const read = readDocumentText(`{"price": ${text}}`, '$');
      expect(priced((read.ok && read.value.price) || null)).toEqual(['BW-WARN-DIGITS $.lines[0].item.price']);
    }
  });

  it.each<[Json]>([
    [0.1],
    [1234567890.12345],
    [9007199254740991],
    [1e15],
    ['1.0000000000000000'],
    ['0.333333333333333333'],
    ['123456789012.3456789'],
    [new NumberText('12345678901234567')],
  ])('are not reported: %s', (price) => {
    expect(priced(price)).toEqual([]);
  });

  it('are reported once for a percentage', () => {
    expect(noticed({ discounts: [{ reason: 'Sale', percent: 0.1 + 0.2 }] })).toEqual([
      'BW-WARN-DIGITS $.discounts[0].percent',
    ]);
  });
});

describe('extensions', () => {
  const extended = (ext: JsonObject) => noticed({ tax: { ext } });

  it('are reported if the key resembles a defined one, or the code is not defined', () => {
    expect(extended({ 'es-verifactu-doc-typ': 'F1' })).toEqual(['BW-WARN-EXTENSION $.tax.ext.es-verifactu-doc-typ']);
    expect(extended({ 'es-verifactu-doc-type': 'F9' })).toEqual(['BW-WARN-EXTENSION $.tax.ext.es-verifactu-doc-type']);
    const lines = [{ ...line, item: { ...line.item, ext: { 'untdid-unti': 'HUR' } } }];
    expect(noticed({ lines })).toEqual(['BW-WARN-EXTENSION $.lines[0].item.ext.untdid-unti']);
  });

  it('are not reported if the author invented their key', () => {
    expect(
      extended({ 'es-verifactu-doc-type': 'F1', 'acme-cost-centre': 'K4', 'untdid-document-type': '380' }),
    ).toEqual([]);
  });
});

describe('tax rates', () => {
  const german = { name: 'Buchhandlung am Hafen GmbH', tax_id: { country: 'DE', code: '111111125' } };
  const rated = (tax: JsonObject, members: JsonObject = {}) =>
    noticed({
      supplier: german,
      op_date: '2026-03-10',
      lines: [{ ...line, taxes: [{ cat: 'VAT', ...tax }] }],
      ...members,
    });
  const found = ['BW-WARN-RATE $.lines[0].taxes[0].percent'];

  it('are reported if the country does not have them on the tax date', () => {
    for (const percent of ['16%', '18%', '20%']) expect(rated({ percent })).toEqual(found);
    for (const percent of ['19%', '19.0%', '7%', '0%', '7.8%']) expect(rated({ percent })).toEqual([]);
    expect(rated({ percent: '16%' }, { issue_date: '2020-09-01' })).toEqual([]);
    expect(rated({ percent: '16%' }, { value_date: '2020-09-01' })).toEqual([]);
    expect(rated({ percent: '19%' }, { issue_date: '2020-09-01' })).toEqual(found);
    expect(rated({ percent: '19%', key: 'zero' })).toEqual(found);
  });

  it('are compared with those of the country of the tax', () => {
    expect(rated({ percent: '19%', country: 'ES' })).toEqual(found);
    expect(rated({ percent: '21%', country: 'ES' })).toEqual([]);
    expect(rated({ percent: '17%', country: 'LU' })).toEqual([]);
  });

  it('are accepted if the law has rates beyond the list, or the regime has none for the day', () => {
    expect(rated({ percent: '16%' }, { issue_date: '1985-09-01' })).toEqual([]);
    const spanish = (tax: JsonObject, issue_date = '2026-03-10') =>
      noticed({ issue_date, lines: [{ ...line, taxes: [tax] }] });
    expect(spanish({ cat: 'VAT', percent: '5%' }, '2024-05-01')).toEqual([]);
    expect(spanish({ cat: 'VAT', percent: '5%' })).toEqual(found);
    expect(spanish({ cat: 'IGIC', percent: '9.5%' })).toEqual([]);
    expect(spanish({ cat: 'VAT', percent: '10%', surcharge: '1.4%' })).toEqual([]);
    const taxes: Json[] = [
      { cat: 'VAT', rate: 'standard' },
      { cat: 'IRPF', percent: '17%' },
    ];
    expect(noticed({ lines: [{ ...line, taxes }] })).toEqual([]);
    const portuguese = { name: 'Livraria do Porto', tax_id: { country: 'PT', code: '545259045' } };
    const regional = (percent: string) =>
      rated({ percent }, { supplier: portuguese }).filter((each) => each.startsWith('BW-WARN-RATE'));
    expect([regional('16%'), regional('22%'), regional('17%')]).toEqual([[], [], found]);
  });

  it('are reported once for all rows, at their positions in the input', () => {
    const row = { ...line, taxes: [{ cat: 'VAT', percent: '16%' }] };
    const document = invoiceWith({ supplier: german, op_date: '2026-03-10', lines: [null, row, line, row] });
    const { warnings } = build(document, { strict: true }, testEnvironment);
    expect(warnings.map(({ code, properties }) => [code, ...properties])).toEqual([
      ['BW-WARN-RATE', '$.lines[1].taxes[0].percent', '$.lines[3].taxes[0].percent'],
    ]);
  });

  it('give a warning in every operation', () => {
    const built = build(
      invoiceWith({ lines: [{ ...line, taxes: [{ cat: 'VAT', percent: '16%' }] }] }),
      {},
      testEnvironment,
    );
    if (!built.ok) throw new Error(JSON.stringify(built.faults));
    const correction = { type: 'corrective', reason: 'Return' };
    for (const outcome of [
      validate(built.result, {}, testEnvironment),
      replicate(built.result, {}, testEnvironment),
      invert(built.result, {}, testEnvironment),
      correct(built.result, correction, {}, testEnvironment),
    ])
      expect(outcome.warnings.map(({ code }) => code)).toEqual(['BW-WARN-RATE']);
  });
});

describe('taxes without effect', () => {
  it('are reported', () => {
    expect(noticed({ lines: [line], tax: { prices_include: 'VTA' } })).toEqual(['BW-WARN-PRICES $.tax.prices_include']);
    expect(noticed({ lines: [line], tax: { prices_include: 'VAT' } })).toEqual([]);
    const abroad = { supplier: { name: 'Sol' }, lines: [{ ...line, taxes: [{ cat: 'VATT', rate: 'standrd' }] }] };
    expect(noticed(abroad)).toEqual(['BW-WARN-ZERO $.lines[0].taxes[0].percent']);
  });
});
