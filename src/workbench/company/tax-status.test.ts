import { describe, expect, it } from 'vitest';
import { faultsOf } from '../engine/worker/check.ts';
import type { Entry } from '../state/memory/entries.ts';
import { withOwnCompany } from '../state/memory/own-company.ts';
import { statusesOf, withFittingStatus, withStatus } from './tax-status.ts';

const company = (country: string, more: object = {}): Entry => ({
  kind: 'supplier',
  name: 'Sol',
  value: { name: 'Sol', tax_id: { country }, ...more },
  usedAt: 0,
});

it('withStatus sets, changes and removes a tax status', () => {
  const flat = withStatus(company('IT', { ext: { other: '1' } }), 'small-business');
  expect(flat.value.ext).toEqual({ other: '1', 'it-sdi-fiscal-regime': 'RF19' });
  expect(flat.usual?.status?.taxes).toEqual([{ cat: 'VAT', key: 'exempt', ext: { 'it-sdi-exempt': 'N2.2' } }]);
  expect(withStatus(flat, 'cash').value.ext).toEqual({ other: '1', 'it-sdi-fiscal-regime': 'RF17' });
  expect(withStatus(flat, '')).toEqual(company('IT', { ext: { other: '1' } }));
});

it('withFittingStatus removes a tax status that the country does not have', () => {
  const cash = withStatus(company('ES'), 'professional');
  expect(withFittingStatus(cash)).toBe(cash);
  expect(withFittingStatus({ ...cash, value: { ...cash.value, tax_id: { country: 'US' } } }).usual).toBeUndefined();
  expect(statusesOf('US')).toEqual([]);
});

const numbers: Readonly<Record<string, string>> = {
  AT: 'U16370905',
  BE: '0403170701',
  DE: '111111125',
  ES: 'B98602642',
  FR: '44732829320',
  IT: '12345670785',
  NL: '000099995B57',
  PL: '9551893317',
  PT: '545259045',
};

describe.each(Object.entries(numbers))('a company in %s', (country, code) => {
  const address = { street: 'Sol', num: '1', locality: 'Sol', region: 'RM', code: '00100', country };
  const own = company(country, { tax_id: { country, code }, addresses: [address] });

  it.each(statusesOf(country).map(({ key }) => key))('with the status %s can issue a valid invoice', async (key) => {
    const { value, usual } = withStatus(own, key);
    const empty = { $schema: 'https://gobl.org/draft-0/bill/invoice', $regime: country };
    const begun = withOwnCompany(empty, [{ ...own, value, usual: usual ?? {} }], []);
    const taxes = usual?.status?.taxes ?? [{ cat: 'VAT', rate: 'general' }];
    const invoice = {
      ...begun,
      code: '1',
      op_date: '2026-11-01',
      customer: { ...own.value, name: 'Luna' },
      lines: [{ quantity: '1', item: { name: 'Luz', price: '10' }, taxes }],
    };
    const faults = await faultsOf(JSON.stringify(invoice), false);
    // The customer is the company itself.
    expect(faults?.filter(({ code }) => code !== 'BW-WARN-SAME-NUMBER')).toEqual([]);
  });
});
