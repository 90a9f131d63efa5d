import { beforeAll, describe, expect, it } from 'vitest';
import { invoiceWith, loadAll, testEnvironment } from '../bill/testing.ts';
import { build, type JsonObject, validate } from '../index.ts';

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

  it('are reported with the code that was probably meant', () => {
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

  it('of tax offices are accepted in tax identities only', () => {
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
