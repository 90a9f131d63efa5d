import { Fragment, lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { isoCode } from '../../../../engine/country/iso-code.ts';
import { formsOf } from '../../../../formats/list/forms.ts';
import { isWithin, text } from '../../../engine/document/values.ts';
import { useFormGuide } from '../../../state/view/form-guide.ts';
import { classes } from '../../../ui/classes.ts';
import { say } from '../../../ui/texts/say.ts';
import { FaultLines } from '../fault-lines.tsx';
import { useForm } from '../form-context.ts';
import { useFaultCount, useFaultsFor, useHiddenCount, useHintsAt, usePart } from '../form-state.ts';
import { fieldPath, type Path } from '../path.ts';
import { FieldRow } from './field-row.tsx';
import { inboxesOf } from './inboxes.ts';
import { isNumberInStreet, partyName, rowsOfParty, type SheetCell } from './layouts.ts';
import { More } from './more.tsx';
import { otherNumberOf } from './other-number.ts';
import { isCompleteParty, PartyAddress } from './party-address.tsx';
import { SheetField } from './sheet-field.tsx';
import * as texts from './texts.ts';

const UseCompany = lazy(async () => ({ default: (await import('./use-company.tsx')).UseCompany }));

/** A party: as on paper once it is complete, otherwise name, number and address; everything else behind *More*. */
export function PartyBlock({ path }: { path: Path }) {
  const { model, labels, country: ofDocument, isEuropean, extensions, readOnly } = useForm();
  const party = usePart(path);
  const isComplete = isCompleteParty(party);
  const at = fieldPath(path);
  const { isOpen, open, fields, button } = useOpen(at, isComplete);
  const address = useId();
  const hidden = useHiddenCount([at]);
  const isNew = [usePart([...path, 'name']), usePart([...path, 'tax_id', 'code'])].every((value) => !text(value));
  const country = text(usePart([...path, 'tax_id', 'country']));
  const [ofAddress, houseNumber] = [
    usePart([...path, 'addresses', 0, 'country']),
    usePart([...path, 'addresses', 0, 'num']),
  ];
  const living = text(ofAddress) ?? country ?? ofDocument;
  // While it is being changed, the field of a house number stays.
  const [hasNumber, setHasNumber] = useState(false);
  if (!hasNumber && text(houseNumber)) setHasNumber(true);
  const hasNoNumber = isNumberInStreet(living) && !hasNumber;
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
  // A document that is a party consists of its fields.
  const canFold = isComplete && !readOnly && path.length > 0;
  const title = labels.of(path) || field.title;
  const other =
    model.fieldAt([...path, 'identities']) && otherNumberOf(path, country ?? ofDocument, identities, extensions);
  const begun = [
    {
      of: [...path, 'addresses', 0],
      members: country ? { country: isoCode(country) } : {},
      follows: { path: [...path, 'tax_id', 'country'], convert: isoCountry },
    },
    { of: [...path, 'tax_id'], members: ofDocument ? { country: ofDocument } : {}, stays: at === '.supplier' },
  ];
  const rows = rowsOfParty(ofDocument, living).map(({ columns, places }) => {
    const shown = places.filter((place) => !hasNoNumber || place.path.at(-1) !== 'num');
    return {
      columns: shown.length < places.length ? '' : columns,
      places: shown.map((place) => ({
        ...place,
        path: [...path, ...place.path],
        // A number is that of the document's country, until another one is chosen.
        extras: begun.slice(0, place.path[0] === 'tax_id' ? 2 : 1),
      })),
    };
  });
  const name = { ...partyName, path: [...path, 'name'] };
  return (
    <section data-landmark aria-label={title} className="min-w-0">
      <div className="mb-1 flex items-baseline gap-2">
        <h3
          data-group={at}
          tabIndex={-1}
          title={field.description}
          className="rounded font-semibold text-xs uppercase tracking-wide"
        >
          {title}
        </h3>
        {canFold && (
          <button
            ref={button}
            type="button"
            aria-describedby={isOpen ? undefined : address}
            onClick={() => open(!isOpen)}
            className="ml-auto min-h-6 rounded px-1 font-medium text-accent text-xs hover:underline pointer-coarse:min-h-11"
          >
            {say(isOpen ? texts.partyDone : texts.partyEdit)}
          </button>
        )}
      </div>
      <FaultLines path={at} className="mb-1" />
      {at === '.supplier' && !readOnly && isNew && (
        <Suspense>
          <UseCompany />
        </Suspense>
      )}
      {canFold && !isOpen ? (
        <Folded
          {...{ at, party }}
          id={address}
          country={ofDocument}
          places={[name, ...rows.flatMap(({ places }) => places), ...(other ? [other] : []), ...inboxes]}
          onOpen={() => open(true)}
        />
      ) : (
        <div ref={fields} className="grid gap-1.5">
          <SheetField {...name} labelled="above" className="font-semibold" />
          {rows.map(({ columns, places }, row) => (
            <Fragment key={fieldPath(places[0]?.path ?? [])}>
              <FieldRow places={places} className={classes('grid gap-x-1', columns)} labelled="above" />
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
      )}
      {(!canFold || isOpen || hidden > 0) && (
        <More title={say(texts.moreOn, { what: title })} field={field} path={path} />
      )}
    </section>
  );
}

interface FoldedProps {
  /** The path of the party, as text. */
  at: string;
  party: unknown;
  country: string | undefined;
  /** The id of the address. */
  id: string;
  /** All its fields on the sheet. */
  places: readonly SheetCell[];
  onOpen(): void;
}

/** The address of a party, and just the fields that have a problem. They stay while they are corrected. */
function Folded({ at, party, country, id, places, onOpen }: FoldedProps) {
  const faulty = useFaultsFor((faults) => faults.pathsWithin(at).join(' '));
  const hints = useHintsAt(at, true);
  const [asked, setAsked] = useState<readonly string[]>([]);
  const added = [...faulty.split(' '), ...hints.map(({ at }) => at)].filter((path) => path && !asked.includes(path));
  if (added.length > 0) setAsked([...asked, ...added]);
  const shown = places.filter((place) => asked.includes(fieldPath(place.path)));
  return (
    <>
      <PartyAddress {...{ party, country, id, onOpen }} />
      {shown.length > 0 && (
        <div className="mt-1.5 grid gap-1.5">
          {shown.map((place) => (
            <SheetField key={fieldPath(place.path)} {...place} labelled="above" />
          ))}
        </div>
      )}
    </>
  );
}

/** Returns whether the fields of a party are open: until it is complete, and while the user or a problem asks for one of them. */
function useOpen(at: string, isComplete: boolean) {
  // What is being written stays as it is.
  const [isOpen, setOpen] = useState(!isComplete);
  const fields = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const wanted = useFormGuide(({ target }) => target !== undefined && target !== at && isWithin(target, at));
  useEffect(() => {
    const isShown = () => {
      const { target = '' } = useFormGuide.getState();
      return button.current?.closest('section')?.querySelector(`[data-path="${CSS.escape(target)}"]`) != null;
    };
    if (wanted && !isShown()) setOpen(true);
  }, [wanted]);
  const wasComplete = useRef(isComplete);
  useEffect(() => {
    // Filled in as a whole, such as by Use my company.
    if (isComplete && !wasComplete.current && !fields.current?.contains(document.activeElement)) setOpen(false);
    wasComplete.current = isComplete;
  }, [isComplete]);
  const byUser = useRef(false);
  const open = (isOpen: boolean) => {
    byUser.current = isOpen;
    setOpen(isOpen);
    if (!isOpen) button.current?.focus();
  };
  useEffect(() => {
    if (isOpen && byUser.current) fields.current?.querySelector<HTMLElement>('[data-path]')?.focus();
  }, [isOpen]);
  return { isOpen, open, fields, button };
}

function isoCountry(value: unknown): unknown {
  return typeof value === 'string' ? isoCode(value) : value;
}
