import { Percentage } from '../../../../num/percentage.ts';

/** The VAT rates that can be reported: those of France with its overseas departments, including past ones (G1.24). */
const PERCENTS = [
  '0%',
  '0.9%',
  '1.05%',
  '1.75%',
  '2.1%',
  '5.5%',
  '7%',
  '8.5%',
  '9.2%',
  '9.6%',
  '10%',
  '13%',
  '19.6%',
  '20%',
  '20.6%',
];

const known = PERCENTS.flatMap((text) => Percentage.parse(text) ?? []);

/** Returns whether a rate can be reported. A missing rate can. */
export function isReportable(percent: Percentage | undefined): boolean {
  return percent === undefined || known.some((each) => each.equals(percent));
}

/** The reportable rates, for messages. */
export const PERCENT_LIST = PERCENTS.join(', ');
