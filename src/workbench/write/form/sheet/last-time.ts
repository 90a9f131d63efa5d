import { create } from 'zustand';
import { countryOfParty, partAt } from '../../../engine/document/values.ts';
import type { Entry } from '../../../state/memory/entries.ts';
import type { FormShared } from '../form-context.ts';
import { fieldPath, type Path } from '../path.ts';

/** What a remembered item wrote into its line, or would write for a customer in the country of last time. */
export interface LastTime {
  at: string;
  name: string;
  line: NonNullable<Entry['line']>;
}

export const useLastTime = create<{ last: LastTime | undefined }>(() => ({ last: undefined }));

/** Writes what the line of a remembered item had last time. For a customer in another country, its taxes are only offered. */
export function writeLastTime(
  { line: last, name }: Entry,
  line: Path,
  document: unknown,
  actions: FormShared['actions'],
): void {
  useLastTime.setState({ last: undefined });
  if (!last) return;
  const { taxes, discounts, country } = last;
  if (discounts) actions.type([...line, 'discounts'], discounts);
  if (!taxes) return;
  if (country === countryOfParty(partAt(document, ['customer']))) actions.type([...line, 'taxes'], taxes);
  useLastTime.setState({ last: { at: fieldPath(line), name, line: last } });
}
