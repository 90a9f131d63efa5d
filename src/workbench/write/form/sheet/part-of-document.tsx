import { type RefObject, useEffect, useState } from 'react';
import { formsWith } from '../../../../formats/list/forms.ts';
import { isWithin, partAt, text } from '../../../engine/document/values.ts';
import { useFormGuide } from '../../../state/view/form-guide.ts';
import { classes } from '../../../ui/classes.ts';
import { say } from '../../../ui/texts/say.ts';
import { useForm } from '../form-context.ts';
import { useDocumentFor, useFaultsFor, usePart } from '../form-state.ts';
import { fieldPath } from '../path.ts';
import { hasCashDiscount } from './cash-discount.ts';
import { CashDiscount } from './cash-discount.tsx';
import { EntryTable } from './entry-table.tsx';
import { FieldRow } from './field-row.tsx';
import { Fold } from './fold.tsx';
import { hasNationalAccount, type MoreOf, nationalAccountPlaces, type RowOf, type TableOf } from './layouts.ts';
import { More } from './more.tsx';
import * as texts from './texts.ts';

interface PartOfDocumentProps {
  part: MoreOf;
  scroll: RefObject<HTMLDivElement | null>;
}

/** A part of the document as rows and tables, and its rare fields behind them. Opens if it has content or an error. */
export function PartOfDocument({
  part: { title, rows: all = [], tables = [], control, members },
  scroll,
}: PartOfDocumentProps) {
  const { model } = useForm();
  const rows = useWithoutNational(all);
  const fields = rows.flatMap(({ places }) => places.map(({ path }) => fieldPath(path)));
  const lists = tables.map(({ list }) => fieldPath(list));
  const isHere = (path: string) =>
    [...fields, ...lists].some((at) => isWithin(path, at)) && !tables.some((table) => isElsewhere(path, table));
  const faulty = useFaultsFor((faults) => {
    const within = [...fields, ...lists].flatMap((at) => faults.pathsWithin(at)).filter(isHere);
    return within.reduce((count, at) => count + faults.at(at).filter(({ severity }) => severity === 'error').length, 0);
  });
  const wanted = useFormGuide(({ target }) => target !== undefined && isHere(target));
  const [chosen, choose] = useState<boolean>();
  useEffect(() => {
    if (wanted) choose(true);
  }, [wanted]);
  const name = say(title);
  const isFilled = useDocumentFor(
    (document) =>
      rows.some(({ places }) => places.some(({ path }) => partAt(document, path) !== undefined)) ||
      tables.some(({ list, elsewhere = 0 }) => countIn(partAt(document, list)) > elsewhere) ||
      (control !== undefined && hasCashDiscount(text(partAt(document, control.path)))),
  );
  if (rows.length + tables.length === 0 && !control) {
    return <More title={name} field={model.root} path={[]} only={members} />;
  }
  const open = chosen ?? (faulty > 0 || isFilled);
  return (
    <Fold title={name} open={open} faulty={faulty} onChange={choose}>
      <div className="grid gap-2">
        {rows.map(({ columns, places }) => (
          <FieldRow
            key={fieldPath(places[0]?.path ?? [])}
            places={places}
            className={classes('grid gap-x-1', columns)}
            labelled="above"
          />
        ))}
        {control && <CashDiscount path={control.path} />}
        {tables.map((table) => (
          <div key={fieldPath(table.list)} className="min-w-0">
            {tables.length > 1 && (
              <p aria-hidden className="font-medium">
                {model.fieldAt(table.list)?.title}
              </p>
            )}
            <EntryTable table={table} scroll={scroll} isSmall />
          </div>
        ))}
        {members.length > 0 && (
          <More title={say(texts.moreOn, { what: name })} field={model.root} path={[]} only={members} />
        )}
      </div>
    </Fold>
  );
}

const countIn = (list: unknown) => (Array.isArray(list) ? list.length : 0);

/** Returns whether a path is in an entry whose fields are elsewhere on the sheet. */
function isElsewhere(path: string, { list, elsewhere = 0 }: TableOf): boolean {
  return Array.from({ length: elsewhere }, (_, index) => fieldPath([...list, index])).some((at) => isWithin(path, at));
}

/** Returns rows without the fields that the block of the national e-invoice or of a national account has. */
function useWithoutNational(rows: readonly RowOf[]): readonly RowOf[] {
  const { country, model } = useForm();
  const addons = usePart(['$addons']);
  const isNational = useDocumentFor(hasNationalAccount);
  const ofFormat = formsWith(country, addons, model.root.type).flatMap(({ fields }) => fields);
  const shown = new Set([...ofFormat, ...(isNational ? nationalAccountPlaces : [])].map(({ path }) => fieldPath(path)));
  return rows
    .map((row) => ({ ...row, places: row.places.filter(({ path }) => !shown.has(fieldPath(path))) }))
    .filter(({ places }) => places.length > 0);
}
