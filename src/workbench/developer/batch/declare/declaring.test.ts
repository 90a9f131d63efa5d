import { describe, expect, it, test } from 'vitest';
import { changeReport, numberOf, optionsOf, type ReportSettings, sirenIn, useDeclaring } from './declaring.ts';

const report: ReportSettings = {
  content: 'sales',
  regime: 'monthly',
  start: '2026-10-01',
  end: '2026-10-10',
  platform: ' 0042 ',
  platformName: '',
  siren: 'FR 44 732 829 320',
  number: '',
  isRectifying: false,
  isFull: false,
};

test.each([
  ['732 829 320', '732829320'],
  ['FR44732829320', '732829320'],
  ['732 829 320 00074', '732829320'],
  ['73282932', '73282932'],
])('sirenIn finds the SIREN in %s', (given, expected) => {
  expect(sirenIn(given)).toBe(expected);
});

describe('the options of a report', () => {
  it('have the time in France, a number and the platform', () => {
    expect(optionsOf(report, new Date('2026-11-02T05:30:00Z'))).toEqual({
      id: 'S-20261001',
      content: 'transactions',
      role: 'seller',
      type: 'initial',
      detail: 'base',
      period: { start: '2026-10-01', end: '2026-10-10' },
      sender: { code: '0042', name: '0042' },
      declarant: { code: '732829320', name: '732829320' },
      issued: '2026-11-02T06:30:00',
    });
  });

  it('depend on the content of the report', () => {
    expect(optionsOf({ ...report, content: 'payments', siren: '' })).toMatchObject({
      content: 'payments',
      role: 'seller',
    });
    expect(optionsOf({ ...report, siren: '' })).not.toHaveProperty('declarant');
    expect(optionsOf({ ...report, content: 'purchases', isFull: true })).toMatchObject({
      role: 'buyer',
      detail: 'full',
    });
    expect(numberOf({ ...report, content: 'purchases', isRectifying: true })).toBe('B-20261001-R');
    expect(numberOf({ ...report, number: ' X-1 ' })).toBe('X-1');
  });
});

it('another regime changes the period, but not the company', () => {
  changeReport({ regime: 'franchise', platform: '0042' });
  const { start, end } = useDeclaring.getState().report;
  expect([Number(start.slice(5, 7)) % 2, start.slice(8), Number(end.slice(5, 7)) % 2]).toEqual([1, '01', 0]);
  changeReport({ start: '2026-10-02' });
  expect(useDeclaring.getState().report.start).toBe('2026-10-02');
});
