import type { Syntax } from '../../declare/syntax.ts';
import { lazily } from '../../lazily.ts';
import { flux10Facts } from './facts.ts';
import { flux10 as format } from './index.ts';

const PARTS = new Set(['ReportDocument', 'TransactionsReport', 'PaymentsReport']);

/** The French e-reporting: a report of sales and payments for the tax administration. */
export const flux10: Syntax = {
  ...flux10Facts,
  formats: [format],
  isRoot: ({ name, children }) => name === 'Report' && children.some((child) => PARTS.has(child.name)),
  ownClasses: lazily(() => import('./classes.ts')),
  load: lazily(async () => (await import('./flux10.ts')).flux10),
};
