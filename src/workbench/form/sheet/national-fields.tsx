import { Plus } from 'lucide-react';
import { formOf } from '../../../formats/forms.ts';
import { say } from '../../texts/say.ts';
import { Button } from '../../ui/button.tsx';
import { useForm } from '../form-context.ts';
import { usePart } from '../form-state.ts';
import { fieldPath } from '../path.ts';
import { noteOf } from './legal-note.ts';
import { SheetField } from './sheet-field.tsx';
import * as texts from './texts.ts';

/** The fields required by the e-invoice of the document's country. Their codes are offered once the document has the addon. */
export function NationalFields() {
  const { country, actions, readOnly } = useForm();
  const form = formOf(country);
  const given = usePart(['$addons']);
  const noted = form?.fields.find(({ note }) => note);
  const notedValue = usePart(noted?.path ?? ['notes']);
  const notes = usePart(['notes']);
  if (!form) return null;
  const { name, addon, fields } = form;
  const addons = Array.isArray(given) ? given : [];
  const hasAddon = addons.includes(addon);
  const needsNote = notedValue !== undefined;
  const shown = fields.flatMap(({ note, ...field }) => (note && needsNote ? [field, noteOf(note, notes)] : [field]));
  if (!hasAddon && readOnly) return null;
  return (
    <section data-landmark aria-label={name} className="min-w-0">
      <h3 className="mb-1 font-semibold text-xs uppercase tracking-wide">{name}</h3>
      {hasAddon ? (
        <div className="grid grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] gap-x-3 gap-y-1.5">
          {shown.map((place) => (
            <SheetField key={fieldPath(place.path)} {...place} labelled="above" />
          ))}
        </div>
      ) : (
        <Button size="small" Icon={Plus} onClick={() => actions.set(['$addons'], [...addons, addon])}>
          {say(texts.nationalFields, { format: name })}
        </Button>
      )}
    </section>
  );
}
