import { Plus } from 'lucide-react';
import type { FormatForm, FormField } from '../../../../formats/declare/form.ts';
import { formsOf, formsWith } from '../../../../formats/list/forms.ts';
import { isObject } from '../../../engine/document/values.ts';
import { Button } from '../../../ui/button.tsx';
import { say } from '../../../ui/texts/say.ts';
import { useForm } from '../form-context.ts';
import { usePart } from '../form-state.ts';
import { fieldPath } from '../path.ts';
import type { SheetCell } from './layouts.ts';
import { noteOf } from './legal-note.ts';
import { SheetField } from './sheet-field.tsx';
import * as texts from './texts.ts';
import { newUuid } from './uuid.ts';

/** The fields required by the e-invoices of the document's country. Their codes are offered once the document has the addon. */
export function NationalFields() {
  const { country, actions, readOnly, model } = useForm();
  const { type } = model.root;
  const given = usePart(['$addons']);
  const addons = Array.isArray(given) ? given : [];
  const forms = formsOf(country, type);
  const shown = formsWith(country, addons, type).filter(({ fields }) => fields.some(({ instead }) => !instead));
  const others = readOnly
    ? []
    : forms.flatMap(({ name, addon }) => (addon && !addons.includes(addon) ? { name, addon } : []));
  return (
    <>
      {shown.map((form) => (
        <FieldsOf key={form.name} form={form} />
      ))}
      {others.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {others.map(({ name, addon }) => (
            <Button key={addon} size="small" Icon={Plus} onClick={() => actions.set(['$addons'], [...addons, addon])}>
              {say(texts.nationalFields, { format: name })}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}

function FieldsOf({ form: { name, fields } }: { form: FormatForm }) {
  const { actions, readOnly } = useForm();
  const uuid = usePart(['uuid']);
  const noted = fields.find(({ note }) => note);
  const needsNote = usePart(noted?.path ?? ['notes']) !== undefined;
  const notes = usePart(['notes']);
  const shown = fields
    .filter(({ instead }) => !instead)
    .flatMap(({ note, ...field }) => (note && needsNote ? [field, noteOf(note, notes)] : [field]));
  return (
    <section data-landmark aria-label={name} className="min-w-0">
      <h3 className="mb-1 font-semibold text-xs uppercase tracking-wide">{name}</h3>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] gap-x-3 gap-y-1.5">
        {shown.map((place) => (
          <NationalField key={fieldPath(place.path)} {...place} />
        ))}
        {uuid === undefined && !readOnly && fields.some(({ path }) => path[0] === 'uuid') && (
          <Button size="small" className="self-end" onClick={() => actions.set(['uuid'], newUuid())}>
            {say(texts.makeUuid)}
          </Button>
        )}
      </div>
    </section>
  );
}

/** A field whose entry of a list, if it belongs to one, is found by its members. */
function NationalField({ entry, ...place }: SheetCell & Pick<FormField, 'entry'>) {
  const list = usePart(entry?.list);
  return <SheetField {...(entry ? placeInEntry(place, entry, list) : place)} labelled="above" />;
}

/** Returns the existing or future place of a field in an entry with certain members. */
export function placeInEntry(
  { path, extras = [], ...place }: SheetCell,
  { list, members }: NonNullable<FormField['entry']>,
  entries: unknown,
): SheetCell {
  const known = Array.isArray(entries) ? entries : [];
  const fits = (each: unknown) => isObject(each) && Object.entries(members).every(([name, is]) => each[name] === is);
  const found = known.findIndex(fits);
  const of = [...list, found < 0 ? known.length : found];
  const made = extras.map((each) => ({ of, members: { ...members, ...each.members } }));
  return { ...place, path: [...of, ...path.slice(of.length)], extras: made };
}
