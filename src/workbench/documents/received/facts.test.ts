import { describe, expect, it } from 'vitest';
import { factsOf, messageFactsOf } from './facts.ts';

it('factsOf returns the sender, the amount and its due date', () => {
  const document = {
    series: 'R',
    code: '7',
    currency: 'EUR',
    supplier: { name: 'Gärtnerei Lindenhof GmbH' },
    totals: { payable: '23.80', due: '3.80' },
    payment: { terms: { due_dates: [{ date: '2026-03-12', amount: '3.80' }] } },
  };
  expect(factsOf(document, [])).toEqual({
    from: 'Gärtnerei Lindenhof GmbH',
    number: 'R-7',
    amount: '3.80',
    isPaid: false,
    currency: 'EUR',
    due: '2026-03-12',
    isCredit: false,
    isSelfBilled: false,
  });
  const credit = { ...document, type: 'credit-note', customer: { name: 'Kanzlei' }, totals: { payable: '5.00' } };
  expect(factsOf(credit, [])).toMatchObject({ amount: '5.00', isCredit: true, to: 'Kanzlei', due: undefined });
  expect(factsOf({ ...document, $tags: ['self-billed'] }, []).isSelfBilled).toBe(true);
  const represented = { ...document, ordering: { seller: { name: 'Floristería Vega' } } };
  expect(factsOf(represented, []).from).toBe('Floristería Vega');
});

it('factsOf returns the paid amount if nothing is left to pay', () => {
  const payment = { terms: { due_dates: [{ date: '2026-03-12', amount: '23.80' }] } };
  expect(factsOf({ totals: { payable: '23.80', due: '0.00' }, payment }, [])).toMatchObject({
    amount: '23.80',
    isPaid: true,
    due: undefined,
  });
  expect(factsOf({ totals: { payable: '0.00', due: '0.00' } }, [])).toMatchObject({ amount: '0.00', isPaid: false });
});

it('factsOf omits facts that an e-invoice lacks', () => {
  expect(factsOf({ payment: { terms: { due_dates: 'soon' } } }, [])).toEqual({
    isPaid: false,
    isCredit: false,
    isSelfBilled: false,
  });
});

it('factsOf returns the stated due date, even if it is not a date', () => {
  expect(factsOf({}, [{ id: 'BT-9', value: '01.04.2026' }]).due).toBe('01.04.2026');
  expect(factsOf({ type: 'credit-note' }, [{ id: 'BT-9', value: '01.04.2026' }]).due).toBe(undefined);
});

it('factsOf omits cash discounts in the notation of XRechnung from the terms', () => {
  const termsOf = (notes: string) => factsOf({ payment: { terms: { notes } } }, []).terms;
  expect(termsOf('#SKONTO#TAGE=7#PROZENT=2.00#\n')).toBe(undefined);
  expect(termsOf('#SKONTO#TAGE=7#PROZENT=2.00#\nWithin 30 days')).toBe('Within 30 days');
});

it('factsOf returns the amount that the e-invoice states, even if it is wrong', () => {
  const document = { totals: { payable: '23.80' } };
  const term = (value: string) => ({ id: 'BT-115', value });
  expect(factsOf(document, [term('923.80')]).amount).toBe('923.80');
  expect(factsOf(document, [term('a lot')]).amount).toBe('23.80');
  // In a file with several invoices.
  expect(factsOf(document, [term('1.00'), term('2.00')]).amount).toBe('23.80');
});

it.each([
  ['EUR', '336.9', '336.90'],
  ['EUR', '7', '7.00'],
  ['JPY', '7', '7'],
  ['KWD', '7.5', '7.500'],
  ['EUR', '7.1234', '7.1234'],
])('factsOf adds decimals that an e-invoice in %s omits', (currency, value, amount) => {
  expect(factsOf({ currency }, [{ id: 'BT-115', value }]).amount).toBe(amount);
});

it('factsOf returns the terms of payment', () => {
  expect(factsOf({ payment: { terms: { notes: 'Within 30 days' } } }, []).terms).toBe('Within 30 days');
});

describe('messageFactsOf', () => {
  const schema = 'https://gobl.org/draft-0/bill';
  const parties = { supplier: { name: 'Gärtnerei' }, customer: { name: 'Kanzlei' } };

  it('returns the sender, the status, its invoice and its first day', () => {
    const lines = [{ key: 'rejected', date: '2026-03-05', doc: { series: 'R', code: '7' } }];
    const status = { $schema: `${schema}/status`, type: 'response', issue_date: '2026-03-06', ...parties, lines };
    const facts = { from: 'Kanzlei', number: 'R-7', status: 'rejected', date: '2026-03-05' };
    expect(messageFactsOf(status)).toEqual(facts);
    expect(messageFactsOf({ ...status, type: 'update' })?.from).toBe('Gärtnerei');
    expect(messageFactsOf({ ...status, type: 'system' })?.from).toBe(undefined);
  });

  it('returns the amount of a payment', () => {
    const lines = [{ amount: '120', document: { code: '7' } }];
    const payment = { $schema: `${schema}/payment`, type: 'receipt', currency: 'EUR', ...parties, lines };
    expect(messageFactsOf({ ...payment, issue_date: '2026-03-06' })).toEqual({
      from: 'Gärtnerei',
      number: '7',
      amount: '120.00',
      currency: 'EUR',
      date: '2026-03-06',
    });
  });

  it('returns nothing for an invoice', () => {
    expect(messageFactsOf({ $schema: `${schema}/invoice`, code: '7' })).toBe(undefined);
  });
});
