import { isZeroDate, today } from '../cal/date.ts';
import type { Calculation } from './calculation.ts';
import { calculateComplements } from './complements.ts';
import type { DocumentKind } from './kind.ts';
import { prepareDocument } from './prepare.ts';
import { Status } from './status.ts';

/** Completes a status report (chapter 02 §12). Its day is in UTC, in every regime. */
function calculateStatus(status: Status, calculation: Calculation): void {
  prepareDocument(status, Status, calculation);
  if (!status.issue_date || isZeroDate(status.issue_date))
    status.issue_date = today(calculation.environment.now(), 'UTC');
  for (const [position, line] of (status.lines ?? []).entries()) {
    line.index = position + 1;
    calculateComplements(line.complements, calculation, 'lines', position);
  }
}

export const statusKind: DocumentKind<Status> = {
  type: Status,
  calculate: calculateStatus,
  ready: ({ code, issue_date }) => Boolean(code) && issue_date !== undefined && !isZeroDate(issue_date),
  route({ type, supplier, customer }) {
    if (type === 'response') return { from: customer, to: supplier };
    return type === 'update' ? { from: supplier, to: customer } : {};
  },
};
