import { expect, it } from 'vitest';
import { timeLinesOf } from './time-line.ts';

const standard = [
  { since: '2012-09-01', percent: '21.0%' },
  { since: '2010-07-01', percent: '18.0%' },
  { since: '1995-01-01', percent: '16.0%' },
];

it('timeLinesOf sorts percentages by time, each until the next', () => {
  const [line] = timeLinesOf(standard, '1995-01-01', '2025-06-01');
  expect(line?.periods.map(({ percent, since, until, holds }) => [percent, since, until, holds])).toEqual([
    ['16.0%', '1995-01-01', '2010-07-01', 'before'],
    ['18.0%', '2010-07-01', '2012-09-01', 'before'],
    ['21.0%', '2012-09-01', undefined, 'now'],
  ]);
  expect(line?.periods.map(({ years }) => Math.round(years))).toEqual([15, 2, 13]);
});

it('timeLinesOf distinguishes future values from the current one', () => {
  const [line] = timeLinesOf(
    [{ since: '2026-01-01', percent: '13.5%' }, { percent: '14%' }],
    '2000-01-01',
    '2025-06-01',
  );
  expect(line?.periods.map(({ percent, holds }) => [percent, holds])).toEqual([
    ['14%', 'now'],
    ['13.5%', 'later'],
  ]);
});

it('timeLinesOf gives each set of extensions a line, after the general one', () => {
  const values = [
    { ext: { 'pt-region': 'PT-MA' }, since: '2024-10-01', percent: '4.0%' },
    { ext: { 'pt-region': 'PT-MA' }, since: '2011-01-01', percent: '5.0%' },
    { since: '2011-01-01', percent: '6.0%' },
  ];
  const lines = timeLinesOf(values, '2011-01-01', '2025-06-01');
  expect(lines.map(({ ext, periods }) => [ext, periods.map(({ percent }) => percent)])).toEqual([
    [{}, ['6.0%']],
    [{ 'pt-region': 'PT-MA' }, ['5.0%', '4.0%']],
  ]);
});
