import { Plus } from 'lucide-react';
import { say } from '../../../texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { useForm } from '../../form-context.ts';
import { usePart } from '../../form-state.ts';
import { fieldPath } from '../../path.ts';
import type { SheetCell } from '../layouts.ts';
import { legalNoteOf } from '../legal-note.ts';
import { SheetField } from '../sheet-field.tsx';
import { nationalForm } from './national.ts';
import * as texts from './texts.ts';

/** The fields required by the e-invoice of the document's country. Their codes are offered once the document has the addon. */
export function NationalFields() {
  const { country, actions, readOnly } = useForm();
  const given = usePart(['$addons']);
  const exemption = usePart(['tax', 'ext', 'pl-favat-exemption']);
  const notes = usePart(['notes']);
  const national = nationalForm(country);
  if (!national) return null;
  const { format, addon, places } = national;
  const addons = Array.isArray(given) ? given : [];
  const hasAddon = addons.includes(addon);
  const shown = exemption === undefined ? places : withAfter(places, 'pl-favat-exemption', legalNoteOf(notes));
  if (!hasAddon && readOnly) return null;
  return (
    <section data-landmark aria-label={format} className="min-w-0">
      <h3 className="mb-1 font-semibold text-xs uppercase tracking-wide">{format}</h3>
      {hasAddon ? (
        <div className="grid grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] gap-x-3 gap-y-1.5">
          {shown.map((place) => (
            <SheetField key={fieldPath(place.path)} {...place} labelled="above" />
          ))}
        </div>
      ) : (
        <Button size="small" Icon={Plus} onClick={() => actions.set(['$addons'], [...addons, addon])}>
          {say(texts.nationalFields, { format })}
        </Button>
      )}
    </section>
  );
}

/** Returns places with another one after that of an extension. */
function withAfter(places: readonly SheetCell[], key: string, added: SheetCell): SheetCell[] {
  return places.flatMap((place) => (place.path.at(-1) === key ? [place, added] : [place]));
}
