import { describe, expect, it } from 'vitest';
import { amountToPay, instalmentAmount, instalmentAmounts, splitTax } from './amount-to-pay.ts';

const liable = { 'it-sdi-vat-liability': 'S' };
const split = {
  payable: '1232.50',
  taxes: { categories: [{ rates: [{ amount: '220.00', ext: liable }, { amount: '2.50' }] }] },
};

describe('amountToPay', () => {
  it.each([
    [{ payable: '122.00' }, undefined, '122.00'],
    [{ payable: '122.00', due: '100.00' }, undefined, '100.00'],
    [split, '220.00', '1012.50'],
    [{ ...split, due: '232.5' }, '220.00', '12.50'],
    [{ ...split, due: '200.00' }, '220.00', '-20.00'],
    [{}, undefined, undefined],
  ])('subtracts the tax under split payment, and returns what is left to pay of %j', (totals, tax, amount) => {
    expect([splitTax(totals), amountToPay(totals)]).toEqual([tax, amount]);
  });
});

describe('instalmentAmount', () => {
  it.each([
    [{ percent: '100%', amount: '1232.50' }, split, '1012.50'],
    [{ percent: '33.3%' }, { payable: '0.05' }, '0.02'],
    [{ percent: '50%' }, { payable: '-0.05' }, '-0.03'],
    [{ percent: '50%', amount: '61.00' }, { payable: '122.00', due: '100.00' }, '50.00'],
    [{ percent: '33.33%' }, { payable: '100' }, '33'],
    [{ amount: '7.00' }, split, '7.00'],
    [{ percent: '0%', amount: '7.00' }, split, '7.00'],
    [{ percent: '50%', amount: '7.00' }, {}, '7.00'],
  ])('is the share %j of the totals %j', (instalment, totals, amount) => {
    expect(instalmentAmount(instalment, totals)).toBe(amount);
  });
});

it('instalmentAmount adds the rounding difference to the last instalment', () => {
  const thirds = [{ percent: '33.33%' }, { percent: '33.33%' }, { percent: '33.34%' }];
  expect(instalmentAmounts(thirds, { payable: '484.00' })).toEqual(['161.32', '161.32', '161.36']);
  expect(instalmentAmounts(thirds, { payable: '100.00' })).toEqual(['33.33', '33.33', '33.34']);
  expect(instalmentAmounts([{ percent: '50%' }, { percent: '50%' }], { payable: '-924.11' })).toEqual([
    '-462.06',
    '-462.05',
  ]);
  // A real difference stays.
  expect(instalmentAmounts([{ percent: '60%' }, { percent: '60%' }], { payable: '119.00' })).toEqual([
    '71.40',
    '71.40',
  ]);
  expect(instalmentAmounts([{ amount: '40.00' }, { amount: '79.01' }], { payable: '119.00' })).toEqual([
    '40.00',
    '79.01',
  ]);
});
