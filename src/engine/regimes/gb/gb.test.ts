import { beforeAll, describe, expect, test } from 'vitest';
import { reverseChargeScenarios } from '../../tax/shared-scenarios.ts';
import {
  accepts,
  identityFaults,
  invoiceOf,
  line,
  loadAll,
  normalisedCode,
  notesFor,
  percentOn,
  UNAVAILABLE,
} from '../testing.ts';

beforeAll(loadAll);

describe('VAT number', () => {
  test.each([
    ['980780684', 'old check digits, a published example of stdnum'],
    ['844281425', 'old check digits'],
    ['000472631', 'old check digits, a small number'],
    ['340804329', 'new check digits, a published example of stdnum'],
    ['100000132', 'new check digits'],
    ['350983637001', 'a branch'],
    ['GD103', 'a department'],
    ['HA503', 'a health authority'],
    ['GD000', 'the first of the departments'],
    ['GD499', 'the last of the departments'],
    ['HA500', 'the first of the health authorities'],
    ['009999914', 'old check digits, the last of the small numbers'],
    ['100000089', 'old check digits, the first of the large numbers'],
    ['949000040', 'old check digits, the last before the unused range'],
    ['970000171', 'old check digits, the first after the unused range'],
    ['999000005', 'old check digits, the last number'],
    ['200003996', 'new check digits, 42 more than 54'],
    ['200004700', 'new check digits, 55 less than 55'],
  ])('accepts %s: %s', (code) => expect(accepts('GB', code)).toBe(true));

  test.each([
    ['999999991', ['03']],
    ['980780685', ['03']],
    ['GD500', ['03']],
    ['010000090', ['03']],
    ['099999948', ['03']],
    ['949000138', ['03']],
    ['970000073', ['03']],
    ['999000103', ['03']],
    ['100000034', ['03']],
    ['99900005', ['01', '03']],
    ['00GD000', ['01', '02', '03']],
    ['HA499', ['03']],
    ['000000000', ['02', '03']],
    ['123456', ['01', '03']],
    ['12345678910', ['01', '03']],
    ['GD12', ['01']],
    ['ABCDEFGHI', ['01', '02', '03']],
  ])('reports for %s the faults %j', (code, numbers) => {
    expect(identityFaults('GB', code)).toEqual(numbers.map((number) => `GOBL-GB-TAX-IDENTITY-${number} $.code`));
  });

  test('with separators is checked unchanged before normalising', () => {
    expect(identityFaults('GB', '12.449.965-4')).toEqual([
      'GOBL-TAX-IDENTITY-02 $.code',
      'GOBL-GB-TAX-IDENTITY-01 $.code',
      'GOBL-GB-TAX-IDENTITY-02 $.code',
      'GOBL-GB-TAX-IDENTITY-03 $.code',
    ]);
  });

  test.each(['-20000096', '+00001222'])('with a leading sign, as in %s, has only faults of its form', (code) => {
    expect(identityFaults('GB', code)).toEqual(['GOBL-TAX-IDENTITY-02 $.code', 'GOBL-GB-TAX-IDENTITY-01 $.code']);
  });

  test.each([
    ['GB', 'XU980780684', '980780684'],
    ['GB', 'GB 980 7806 84', '980780684'],
    ['GB', 'XI980780684', '980780684'],
    ['GB', 'GBGB844281425', 'GB844281425'],
    ['XI', 'XI 980 7806 84', '980780684'],
    ['XI', 'GB980780684', '980780684'],
    ['XU', 'XUXI980780684', '980780684'],
  ])('with country %s normalises %s to %s', (country, code, normal) =>
    expect(normalisedCode(country, code)).toBe(normal),
  );

  test('is not checked under the codes XI and XU', () => {
    expect(identityFaults('XI', '123')).toEqual([]);
    expect(identityFaults('XU', '123')).toEqual([]);
  });
});

describe('invoice', () => {
  test('from Northern Ireland has the regime GB and keeps XI on its taxes', () => {
    const { document } = invoiceOf('XI', {
      lines: [line({ taxes: [{ cat: 'VAT', country: 'XI', rate: 'general' }] })],
    });
    expect(document.$regime).toBe('GB');
    expect(document.supplier.tax_id).toEqual({ country: 'XI' });
    expect(document.lines[0].taxes).toEqual([
      { cat: 'VAT', country: 'XI', key: 'standard', rate: 'general', percent: '20.0%' },
    ]);
  });

  test.each([
    ['general', '20.0%'],
    ['reduced', '5.0%'],
  ])('with the rate %s gets %s from 2011-01-04 on', (rate, percent) => {
    expect(percentOn('GB', '2011-01-03', rate)).toBe(UNAVAILABLE);
    expect(percentOn('GB', '2011-01-04', rate)).toBe(percent);
  });

  test('has a reverse-charge note that says who owes the tax', () => {
    expect(notesFor('GB', ['reverse-charge'])).toEqual([reverseChargeScenarios[0]?.list[0]?.note]);
  });
});
