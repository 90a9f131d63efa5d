import { create } from 'zustand';
import { countryName } from '../../../engine/document/names.ts';
import { isObject, partAt, text } from '../../../engine/document/values.ts';
import type { Entry } from '../../../state/memory/entries.ts';
import { Button } from '../../../ui/button.tsx';
import { say, sayList } from '../../../ui/texts/say.ts';
import { type FormShared, useForm } from '../form-context.ts';
import { usePart } from '../form-state.ts';
import { fieldPath, type Path } from '../path.ts';
import { taxLabel } from './tax-choices.ts';
import * as texts from './texts.ts';

/** What a remembered item wrote into its line, or would write for a customer in the country of last time. */
interface LastTime {
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
  if (country === customerCountry(document)) actions.type([...line, 'taxes'], taxes);
  useLastTime.setState({ last: { at: fieldPath(line), name, line: last } });
}

/** Returns the country of a document's customer. */
function customerCountry(document: unknown): string | undefined {
  const customer = partAt(document, ['customer']);
  return text(partAt(customer, ['tax_id', 'country'])) ?? text(partAt(customer, ['addresses', 0, 'country']));
}

/** Below a line whose item was just chosen: its taxes as last time, or an offer of them. */
export function LastTimeNote({ path }: { path: Path }) {
  const { law, actions, readOnly } = useForm();
  const last = useLastTime(({ last }) => (last?.at === fieldPath(path) ? last : undefined));
  const taxes = usePart(last && [...path, 'taxes']);
  const name = usePart(last && [...path, 'item', 'name']);
  if (!last || name !== last.name || readOnly) return null;
  const { taxes: known = [], country } = last.line;
  const named = sayList(known.filter(isObject).map((combo) => taxLabel(law, combo)));
  const isWritten = JSON.stringify(taxes) === JSON.stringify(known);
  return (
    <p role="status" className="mt-0.5 flex flex-wrap items-center justify-end gap-x-2 pr-8 text-soft text-xs">
      {isWritten
        ? say(texts.asLastTime, { taxes: named })
        : country
          ? say(texts.lastTimeAbroad, { taxes: named, country: countryName(country) })
          : say(texts.lastTime, { taxes: named })}
      {!isWritten && (
        <Button size="small" onClick={() => actions.set([...path, 'taxes'], known)}>
          {say(texts.useLastTime)}
        </Button>
      )}
    </p>
  );
}
