import { type ComponentType, lazy, memo, type ReactNode, type RefObject, Suspense, useMemo } from 'react';
import { factsOf } from '../../../../countries/countries.ts';
import type { FormatForm } from '../../../../formats/declare/form.ts';
import { typeTitle } from '../../../engine/document/types/titles.ts';
import { isObject, isWithin, partAt } from '../../../engine/document/values.ts';
import { classes } from '../../../ui/classes.ts';
import { language, say } from '../../../ui/texts/say.ts';
import { FaultLines } from '../fault-lines.tsx';
import { type PathFilter, useForm } from '../form-context.ts';
import { useDocumentFor, usePart } from '../form-state.ts';
import { OtherMembers } from '../other-members.tsx';
import { fieldPath } from '../path.ts';
import { EntryTable } from './entry-table.tsx';
import { FieldRow } from './field-row.tsx';
import {
  hasNationalAccount,
  isPaidByNumber,
  type Layout,
  nationalAccountOf,
  placesOfMore,
  placesOfParty,
  type SheetCell,
  tablesOf,
  withNationalColumns,
} from './layouts.ts';
import { OptionalParts } from './optional-parts.tsx';
import { PartyBlock } from './party-block.tsx';
import { SheetField } from './sheet-field.tsx';
import * as texts from './texts.ts';
import { Totals, useHasTotals } from './totals.tsx';

/** Loaded separately, because most countries have none. */
const StatedByLaw = lazy(async () => ({ default: (await import('./stated-by-law.tsx')).StatedByLaw }));
const NationalFields = lazy(async () => ({ default: (await import('./national-fields.tsx')).NationalFields }));

/** The type of a document beside its number, or above it if its name is longer than this. */
const LONG = 20;
const numberBeside = 'grid-cols-[1.2fr_1.15fr_1.15fr]';
const numberBelow = 'grid-cols-2 [&>:first-child]:col-span-2';

interface SheetProps {
  layout: Layout;
  heading: string;
  scroll: RefObject<HTMLDivElement | null>;
  /** Whether to show the optional parts too, which are below the others. */
  isWhole: boolean;
  /** Shown next to the heading. */
  Facts?: ComponentType | undefined;
}

/** A document edited directly on its paper. */
export const Sheet = memo(function Sheet({ layout, heading, scroll, isWhole, Facts }: SheetProps) {
  const { model, country } = useForm();
  const { root } = model;
  const type = usePart(['type']);
  const isLong = typeof type === 'string' && (typeTitle(type, country)?.length ?? 0) > LONG;
  const hasTotals = useHasTotals();
  const members = model.fieldsOf(root).map(({ name }) => name);
  const taken = [...layout.number, ...layout.dates, ...layout.payment].flatMap(({ path }) =>
    path.length === 1 ? [String(path[0])] : [],
  );
  const shownOutside = [
    ...taken,
    ...layout.more.flatMap(({ members }) => members),
    ...placesOfMore(layout).map(({ path }) => String(path[0])),
    ...layout.parties.map(({ path }) => String(path[0])),
    ...tablesOf(layout).map(({ list }) => String(list[0])),
    ...(layout.payment.length > 0 ? ['payment'] : []),
    'totals',
    'total',
  ];
  // Two fields for one date would leave open which one counts.
  const absent = useDocumentFor((document) =>
    (layout.replaced ?? []).filter((name) => partAt(document, [name]) === undefined).join(' '),
  );
  const rest = layout.parties.some(({ path }) => path.length === 0)
    ? ''
    : members.filter((name) => !shownOutside.includes(name) && !absent.split(' ').includes(name)).join(' ');
  const parts = useMemo(
    () => (rest === '' ? layout.more : [...layout.more, { title: texts.others, members: rest.split(' ') }]),
    [layout, rest],
  );
  return (
    <div className="@container">
      <div className="mx-auto max-w-[980px] rounded bg-(--paper) px-4 py-5 shadow-(--paper-shadow) @lg:px-5 @lg:py-6 forced-colors:border">
        <FaultLines path="" className="mb-3" />
        <section
          data-landmark
          aria-label={say(texts.head)}
          className={classes('grid gap-4', layout.dates.length > 0 && '@lg:grid-cols-[1.12fr_1fr]')}
        >
          <div>
            <div className="mb-1 flex flex-wrap items-center gap-x-2 gap-y-1">
              <h2 className="mr-1 font-semibold text-2xl tracking-tight">{heading}</h2>
              <Suspense>{Facts && <Facts />}</Suspense>
            </div>
            <FieldRow
              places={layout.number}
              className={classes('grid gap-1', layout.dates.length > 0 && (isLong ? numberBelow : numberBeside))}
              labelled="above"
            />
          </div>
          <div className="grid content-start gap-0.5">
            {layout.dates.map((place) => (
              <FieldRow key={fieldPath(place.path)} places={[place]} className="" labelled="beside" />
            ))}
          </div>
        </section>
        {layout.parties.length > 0 && (
          <div className="mt-6 grid gap-6 @lg:grid-cols-2">
            {layout.parties.map(({ path }) => (
              <PartyBlock key={fieldPath(path)} path={path} />
            ))}
          </div>
        )}
        {layout.tables.map((table) => (
          <EntryTable key={fieldPath(table.list)} table={table} scroll={scroll} />
        ))}
        {/* Totals are on the right of the payment details, or above them if they are too wide. */}
        <div className="mt-5 flex flex-row-reverse flex-wrap items-start gap-6">
          {hasTotals && (
            <div className="flex-[1_1_17rem] @2xl:flex-[1_1_20rem]">
              <Totals />
            </div>
          )}
          <div className="grid flex-[999_1_13rem] content-start gap-4">
            {layout.payment.length > 0 && <Payment places={layout.payment} />}
            {(layout.payment.length > 0 || root.type === 'bill.Payment') && (
              <Suspense>
                <NationalFields />
              </Suspense>
            )}
          </div>
        </div>
        {isWhole && (
          <div className="mt-4">
            <OptionalParts parts={parts} scroll={scroll} />
            <Others known={members} />
          </div>
        )}
      </div>
    </div>
  );
});

function Others({ known }: { known: readonly string[] }) {
  const document = usePart([]);
  return <OtherMembers value={isObject(document) ? document : {}} known={known} />;
}

/** Payment details, with the number of an account that has no IBAN in its place, or before it where people pay by number. */
function Payment({ places }: Pick<BlockProps, 'places'>) {
  const { country } = useForm();
  const isNational = useDocumentFor(hasNationalAccount);
  const isIban = ({ path }: SheetCell) => path.at(-1) === 'iban';
  const dueDates = usePart(['payment', 'terms', 'due_dates']);
  const isSeveral = Array.isArray(dueDates) && dueDates.length > 1;
  const tag = language.translation?.language ?? 'en';
  const shown = places.flatMap((place) => {
    if (isSeveral && place.path.includes('due_dates')) return [];
    if (!isIban(place)) return [place];
    if (!isNational && !isPaidByNumber(country)) return [place];
    return [...nationalAccountOf(country, tag), ...(isNational ? [] : [place])];
  });
  return (
    <Block title={say(texts.payment)} places={shown}>
      {factsOf(country).statements && (
        <Suspense>
          <StatedByLaw />
        </Suspense>
      )}
    </Block>
  );
}

interface BlockProps {
  title: string;
  places: readonly SheetCell[];
  children?: ReactNode;
}

function Block({ title, places, children }: BlockProps) {
  return (
    <section data-landmark aria-label={title} className="min-w-0">
      <h3 className="mb-1 font-semibold text-xs uppercase tracking-wide">{title}</h3>
      <div className="grid gap-1.5">
        {places.map((place) => (
          <SheetField key={place.label ?? fieldPath(place.path)} {...place} labelled="above" />
        ))}
        {children}
      </div>
    </section>
  );
}

/**
 * Returns which paths have a place on the sheet.
 * @param forms of the e-invoices of the document
 */
export function placedOn(layout: Layout, forms: readonly FormatForm[] = []): PathFilter {
  const national: readonly SheetCell[] = forms.flatMap(({ fields }) => fields);
  const places = [...layout.number, ...layout.dates, ...layout.payment, ...national, ...placesOfMore(layout)];
  const besides = places.flatMap(({ extras = [] }) =>
    extras.flatMap(({ of, members }) => Object.keys(members).map((name) => [...of, name])),
  );
  const parties = layout.parties.flatMap(({ path }) => placesOfParty(path).map(({ path }) => path));
  const paths = new Set([...places.map(({ path }) => path), ...besides, ...parties].map(fieldPath));
  const cells = new Map(
    tablesOf(layout)
      .map((table) => withNationalColumns(table, forms))
      .map(({ list, columns }) => [
        fieldPath(list),
        new Set(
          columns.flatMap(({ path, kind }) => {
            if (kind === 'taxes') return [];
            return fieldPath(kind === 'discount' ? [...path, 0, 'percent'] : path);
          }),
        ),
      ]),
  );
  const lists = new Set(layout.more.flatMap(({ tables = [] }) => tables.map(({ list }) => fieldPath(list))));
  return {
    firstIn: (path) => [...paths].find((each) => isWithin(each, path)),
    has(path) {
      const [, list = '', cell = ''] = /^([^[]*)\[\d+\](.*)$/.exec(path) ?? [];
      return paths.has(path) || lists.has(path) || (cells.get(list)?.has(cell) ?? false);
    },
  };
}
