import { expect, it } from 'vitest';
import { Report } from '../declare/report.ts';
import { instalmentsOf } from './instalments.ts';

const written = (percents: string[], payable: string) => {
  const report = new Report();
  const rows = percents.map((percent) => ({ percent }));
  const amounts = instalmentsOf(
    rows,
    { payable },
    rows.map((_, position) => `$[${position}]`),
    report,
  );
  return { amounts, losses: report.losses.map(({ kind, severity, properties }) => [kind, severity, ...properties]) };
};

it('the last instalment takes the rounding difference, which is reported', () => {
  expect(written(['33.33%', '33.33%', '33.34%'], '488.02')).toEqual({
    amounts: ['162.66', '162.66', '162.70'],
    losses: [['changed', 'info', '$[2]']],
  });
  expect(written(['50%', '50%'], '924.10')).toEqual({ amounts: ['462.05', '462.05'], losses: [] });
  expect(written(['60%', '60%'], '119.00')).toEqual({ amounts: ['71.40', '71.40'], losses: [] });
});
