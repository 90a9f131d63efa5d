import { finder } from '../../ui/find.ts';
import type { Row } from './row.ts';

export type Shown = 'all' | 'faulty' | 'good' | 'unjudged';

export interface Filter {
  /** Unreadable files count as faulty. */
  shown: Shown;
  /** Words that must all occur in the name, kind or faults. */
  find: string;
  /** A fault code of documents; empty for any. */
  code: string;
}

export const noFilter: Filter = { shown: 'all', find: '', code: '' };

export function filterRows(rows: readonly Row[], { shown, find, code }: Filter): readonly Row[] {
  if (shown === 'all' && find.trim() === '' && code === '') return rows;
  const isFound = finder(find);
  return rows.filter(
    ({ status, name, kind, faults }) =>
      (shown === 'all' || shown === (status === 'unreadable' ? 'faulty' : status)) &&
      (code === '' || faults.some((fault) => fault.code === code)) &&
      isFound(name, kind, ...faults.flatMap((fault) => [fault.code ?? '', fault.description])),
  );
}
