import { type ClipboardEvent, useState } from 'react';
import { isObject } from '../../../engine/document/values.ts';
import type { AskedRows } from '../../../state/drafts/open-question.ts';
import { announce } from '../../../ui/announcer.tsx';
import { notify } from '../../../ui/notice.ts';
import { say, sayList } from '../../../ui/texts/say.ts';
import { useForm } from '../form-context.ts';
import { fieldPath } from '../path.ts';
import type { TableOf } from './layouts.ts';
import type { Meaning } from './pasted-rows.ts';
import * as texts from './texts.ts';

/** A pasted text and its cell. */
type Pasted = Pick<AskedRows, 'text' | 'row' | 'column'>;

/**
 * Pastes spreadsheet rows into a table, over its entries and after them. If numbers are ambiguous, it writes nothing until the user has
 * chosen a reading.
 */
export function usePaste(table: TableOf, count: number, fresh: Readonly<Record<string, unknown>>) {
  const { actions, readOnly, writing, questions } = useForm();
  const list = fieldPath(table.list);
  const [asked, setAsked] = useState(() => {
    const open = questions.get(list);
    return open?.kind === 'rows' ? open.rows : undefined;
  });
  const ask = (rows: AskedRows | undefined) => {
    if (rows) questions.set(list, { kind: 'rows', rows });
    else questions.delete(list);
    setAsked(rows);
  };
  const paste = async (pasted: Pasted, meaning?: Meaning) => {
    const { text, row, column } = pasted;
    const { rowsIn } = await import('./pasted-rows.ts');
    const found = rowsIn(text, table.columns, column, writing.decimal, meaning);
    ask(found.asked && { ...pasted, ...found.asked });
    if (found.asked) return;
    const over = found.entries.slice(0, Math.max(0, count - row));
    if (over.length > 0) {
      actions.change(over.flatMap((each, index) => leaves(each, [...table.list, row + index])));
    }
    const added = found.entries.slice(over.length).map((each) => ({ ...fresh, ...each }));
    if (added.length > 0) actions.addEntries(table.list, added);
    const title = say(texts.pasted, { count: found.entries.length });
    announce(title);
    const { leftOut } = found;
    if (leftOut.length > 0)
      notify({ title, description: say(texts.leftOut, { columns: sayList(leftOut) }), duration: 15_000 });
  };
  const onPaste = (event: ClipboardEvent) => {
    const { target, clipboardData } = event;
    if (!(target instanceof Element) || readOnly) return;
    const column = Number(target.closest<HTMLElement>('[data-column]')?.dataset.column ?? -1);
    const row = Number(target.closest('[role=row]')?.getAttribute('aria-rowindex') ?? 0) - 2;
    if (column < 0 || row < 0) return;
    const text = clipboardData.getData('text/plain').trimEnd();
    // A single cell is for the field.
    if (!/[\t\r\n]/.test(text)) return ask(undefined);
    event.preventDefault();
    void paste({ text, row, column });
  };
  const answer = (meaning: Meaning | undefined) => {
    if (asked && meaning) void paste(asked, meaning);
    ask(undefined);
  };
  return { onPaste, readings: asked?.readings, answer };
}

/** Returns the values in an entry, each with its path. */
function leaves(entry: Record<string, unknown>, path: readonly (string | number)[]) {
  return Object.entries(entry).flatMap(([name, member]): { path: readonly (string | number)[]; value: unknown }[] =>
    isObject(member) ? leaves(member, [...path, name]) : [{ path: [...path, name], value: member }],
  );
}
