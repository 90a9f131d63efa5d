import { lazy, type RefObject, Suspense, useEffect, useMemo, useState } from 'react';
import { formsWith } from '../../../../formats/list/forms.ts';
import { isObject, isWithin, partAt, text } from '../../../engine/document/values.ts';
import { useFormGuide } from '../../../state/view/form-guide.ts';
import { classes } from '../../../ui/classes.ts';
import { say } from '../../../ui/texts/say.ts';
import type { Faults } from '../faults.ts';
import { useForm } from '../form-context.ts';
import { useDocumentFor, useFaultsFor, usePart } from '../form-state.ts';
import { ObjectFields } from '../object-fields.tsx';
import { fieldPath } from '../path.ts';
import { hasCashDiscount } from './cash-discount.ts';
import { EntryTable } from './entry-table.tsx';
import { FieldRow } from './field-row.tsx';
import { Fold } from './fold.tsx';
import { hasNationalAccount, isPaidByNumber, type MoreOf, nationalAccountPlaces, type RowOf } from './layouts.ts';
import { noteIndexOf } from './legal-note.ts';
import { hasHidden, More } from './more.tsx';
import * as texts from './texts.ts';

const CashDiscount = lazy(async () => ({ default: (await import('./cash-discount.tsx')).CashDiscount }));

interface OptionalPartsProps {
  parts: readonly MoreOf[];
  scroll: RefObject<HTMLDivElement | null>;
}

/** The optional parts of the document: those with content or an error, and buttons that add the others. */
export function OptionalParts({ parts: all, scroll }: OptionalPartsProps) {
  const { readOnly } = useForm();
  const parts = useHere(all);
  const { counts, filled, asked } = useUse(parts);
  const [chosen, setChosen] = useState<Readonly<Record<string, boolean>>>({});
  const [showsRare, setShowsRare] = useState(false);
  /** A part that was opened stays open until the user closes it, even if its last value is deleted. */
  const [seen, see] = useState<readonly string[]>([]);
  const used = parts.flatMap(({ title }, index) => (counts[index] !== '0' || filled[index] === '1' ? [title] : []));
  if (used.some((title) => !seen.includes(title))) see([...new Set([...seen, ...used])]);
  const [pressed, press] = useState<string>();
  useEffect(() => {
    if (asked) setChosen((before) => ({ ...before, [asked]: true }));
  }, [asked]);
  const fold = (part: MoreOf, isOpen: boolean) => (
    <Fold
      key={part.title}
      title={say(part.title)}
      isPill={!isOpen}
      takesFocus={pressed === part.title}
      faulty={Number(counts[parts.indexOf(part)])}
      onChange={() => {
        press(part.title);
        setChosen((before) => ({ ...before, [part.title]: !isOpen }));
      }}
    >
      {isOpen && <Content part={part} scroll={scroll} />}
    </Fold>
  );
  const open = parts.filter(({ title }) => chosen[title] ?? seen.includes(title));
  const closed = parts.filter((part) => !open.includes(part) && (!readOnly || seen.includes(part.title)));
  const rare = closed.filter(({ isUsual }) => !isUsual);
  return (
    <>
      {open.map((part) => fold(part, true))}
      <div className="mt-2 flex flex-wrap gap-1.5 empty:hidden">
        {closed.filter(({ isUsual }) => isUsual).map((part) => fold(part, false))}
        {rare.length > 0 && (
          <Fold title={say(texts.rarer)} isPill open={showsRare} onChange={() => setShowsRare(!showsRare)} />
        )}
        {showsRare && rare.map((part) => fold(part, false))}
      </div>
    </>
  );
}

interface ContentProps extends Pick<OptionalPartsProps, 'scroll'> {
  part: MoreOf;
}

/** The rows and tables of a part, and its rare fields behind them. */
function Content({ part: { title, rows = [], tables = [], control, members }, scroll }: ContentProps) {
  const { model } = useForm();
  const isPlain = rows.length + tables.length === 0 && !control;
  const document = usePart(isPlain ? [] : undefined);
  if (isPlain) {
    return (
      <ObjectFields field={model.root} path={[]} value={isObject(document) ? document : {}} depth={1} only={members} />
    );
  }
  return (
    <div className="grid gap-2">
      {rows.map(({ columns, places }) => (
        <FieldRow
          key={fieldPath(places[0]?.path ?? [])}
          places={places}
          className={classes('grid gap-x-1', columns)}
          labelled="above"
        />
      ))}
      {control && (
        <Suspense>
          <CashDiscount path={control.path} />
        </Suspense>
      )}
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
        <More title={say(texts.moreOn, { what: say(title) })} field={model.root} path={[]} only={members} />
      )}
    </div>
  );
}

/** Returns the parts with the place of the note, and without fields that the block of the national e-invoice or of a national account has. */
function useHere(parts: readonly MoreOf[]): readonly MoreOf[] {
  const { country, model } = useForm();
  const addons = usePart(['$addons']);
  const isNational = useDocumentFor(hasNationalAccount);
  const note = noteIndexOf(usePart(['notes']));
  return useMemo(() => {
    const ofFormat = formsWith(country, addons, model.root.type).flatMap(({ fields }) => fields);
    const shown = new Set(
      [...ofFormat, ...(isNational || isPaidByNumber(country) ? nationalAccountPlaces : [])].map(({ path }) =>
        fieldPath(path),
      ),
    );
    const here = ({ places, ...row }: RowOf) => ({
      ...row,
      places: places
        .filter(({ path }) => !shown.has(fieldPath(path)))
        .map((place) => (place.path[0] === 'notes' ? { ...place, path: ['notes', note, 'text'] } : place)),
    });
    return parts.map((part) => ({
      ...part,
      rows: (part.rows ?? []).map(here).filter(({ places }) => places.length > 0),
    }));
  }, [parts, country, model, addons, isNational, note]);
}

/** Returns the number of errors in each part, which ones have content, and the one that is to be shown. */
function useUse(parts: readonly MoreOf[]) {
  const { placed } = useForm();
  const { countsIn, filledIn, partOf } = useMemo(() => {
    const placesOf = ({ rows = [] }: MoreOf) => rows.flatMap(({ places }) => places.map(({ path }) => path));
    const tablesOf = ({ tables = [] }: MoreOf) => tables;
    const isInList = (path: string) => parts.flatMap(tablesOf).some(({ list }) => isWithin(path, fieldPath(list)));
    const shown = { has: (path: string) => placed.has(path) || isInList(path) };
    const has = (part: MoreOf, path: string) =>
      placesOf(part).some((place) => isWithin(path, fieldPath(place))) ||
      tablesOf(part).some(({ list, elsewhere = 0 }) => {
        const isElsewhere = Array.from({ length: elsewhere }, (_, index) => fieldPath([...list, index]));
        return isWithin(path, fieldPath(list)) && !isElsewhere.some((at) => isWithin(path, at));
      });
    const findPart = (path: string) => {
      const at = placed.firstIn(path) ?? path;
      const found = parts.findIndex((part) => has(part, at));
      if (found >= 0 || shown.has(at)) return found;
      return parts.findIndex(({ members }) => members.some((name) => isWithin(at, `.${name}`)));
    };
    /** Found once, because each key that is typed asks for all places with faults. */
    const known = new Map<string, number>();
    const partOf = (path: string) => {
      const part = known.get(path) ?? findPart(path);
      known.set(path, part);
      return part;
    };
    const isFilled = (document: unknown) => (part: MoreOf) =>
      placesOf(part).some((path) => partAt(document, path) !== undefined) ||
      tablesOf(part).some(({ list, elsewhere = 0 }) => countIn(partAt(document, list)) > elsewhere) ||
      (part.control && hasCashDiscount(text(partAt(document, part.control.path)))) ||
      hasHidden(document, part.members, shown);
    return {
      partOf,
      filledIn: (document: unknown) => parts.map((part) => Number(isFilled(document)(part))).join(''),
      countsIn: (faults: Faults) => {
        const counts = parts.map(() => 0);
        for (const path of faults.pathsWithin('')) {
          const part = partOf(path);
          const errors = faults.at(path).filter(({ severity }) => severity === 'error').length;
          if (part >= 0) counts[part] = (counts[part] ?? 0) + errors;
        }
        return counts.join(' ');
      },
    };
  }, [parts, placed]);
  return {
    counts: useFaultsFor(countsIn).split(' '),
    filled: useDocumentFor(filledIn),
    asked: useFormGuide(({ target }) => (target === undefined ? undefined : parts[partOf(target)]?.title)),
  };
}

const countIn = (list: unknown) => (Array.isArray(list) ? list.length : 0);
