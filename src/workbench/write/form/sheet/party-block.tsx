import { Fragment, lazy, Suspense } from 'react';
import { isoCode } from '../../../../engine/country/iso-code.ts';
import { formsOf } from '../../../../formats/list/forms.ts';
import { text } from '../../../engine/document/values.ts';
import { classes } from '../../../ui/classes.ts';
import { say } from '../../../ui/texts/say.ts';
import { FaultLines } from '../fault-lines.tsx';
import { useForm } from '../form-context.ts';
import { useFaultCount, usePart } from '../form-state.ts';
import { fieldPath, type Path } from '../path.ts';
import { FieldRow } from './field-row.tsx';
import { inboxesOf } from './inboxes.ts';
import { partyName, rowsOfParty } from './layouts.ts';
import { More } from './more.tsx';
import { otherNumberOf } from './other-number.ts';
import { SheetField } from './sheet-field.tsx';
import * as texts from './texts.ts';

const UseCompany = lazy(async () => ({ default: (await import('./use-company.tsx')).UseCompany }));

/** A party as on paper: name, number, address; everything else behind *More*. */
export function PartyBlock({ path }: { path: Path }) {
  const { model, labels, country: ofDocument, isEuropean, extensions, readOnly } = useForm();
  const isNew = [usePart([...path, 'name']), usePart([...path, 'tax_id', 'code'])].every((value) => !text(value));
  const country = text(usePart([...path, 'tax_id', 'country']));
  const identities = usePart([...path, 'identities']);
  const known = usePart([...path, 'inboxes']);
  // A format that the user wants to save may require an address, too.
  const isWanted = useFaultCount(fieldPath([...path, 'inboxes'])) > 0;
  const hasInbox =
    isEuropean ||
    isWanted ||
    formsOf(ofDocument).some(({ inboxExample }) => inboxExample) ||
    (Array.isArray(known) && known.length > 0);
  const inboxes = inboxesOf(path, ofDocument, hasInbox, known);
  const field = model.fieldAt(path);
  if (!field) return null;
  const at = fieldPath(path);
  const title = labels.of(path) || field.title;
  const other =
    model.fieldAt([...path, 'identities']) && otherNumberOf(path, country ?? ofDocument, identities, extensions);
  const begun = [
    {
      of: [...path, 'addresses', 0],
      members: country ? { country: isoCode(country) } : {},
      follows: { path: [...path, 'tax_id', 'country'], convert: isoCountry },
    },
    { of: [...path, 'tax_id'], members: ofDocument ? { country: ofDocument } : {} },
  ];
  return (
    <section data-landmark aria-label={title} className="min-w-0">
      <h3
        data-group={at}
        tabIndex={-1}
        title={field.description}
        className="mb-1 rounded font-semibold text-xs uppercase tracking-wide"
      >
        {title}
      </h3>
      <FaultLines path={at} className="mb-1" />
      {at === '.supplier' && !readOnly && isNew && (
        <Suspense>
          <UseCompany />
        </Suspense>
      )}
      <div className="grid gap-1.5">
        <SheetField {...partyName} path={[...path, 'name']} labelled="above" className="font-semibold" />
        {rowsOfParty(ofDocument).map(({ columns, places }, row) => (
          <Fragment key={fieldPath(places[0]?.path ?? [])}>
            <FieldRow
              places={places.map((place) => ({
                ...place,
                path: [...path, ...place.path],
                // A number is that of the document's country, until another one is chosen.
                extras: begun.slice(0, place.path[0] === 'tax_id' ? 2 : 1),
              }))}
              className={classes('grid gap-x-1', columns)}
              labelled="above"
            />
            {row === 0 && other && <SheetField {...other} labelled="above" />}
          </Fragment>
        ))}
        {inboxes.length > 0 && (
          <FieldRow
            places={inboxes}
            className={classes('grid gap-x-1', inboxes.length > 1 && 'grid-cols-2')}
            labelled="above"
          />
        )}
      </div>
      <More title={say(texts.moreOn, { what: title })} field={field} path={path} />
    </section>
  );
}

function isoCountry(value: unknown): unknown {
  return typeof value === 'string' ? isoCode(value) : value;
}
