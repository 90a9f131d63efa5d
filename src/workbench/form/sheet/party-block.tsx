import { text } from '../../document/values.ts';
import { say } from '../../texts/say.ts';
import { classes } from '../../ui/classes.ts';
import { FaultLines } from '../fault-lines.tsx';
import { useForm } from '../form-context.ts';
import { usePart } from '../form-state.ts';
import { fieldPath, type Path } from '../path.ts';
import { FieldRow } from './field-row.tsx';
import { rowsOfParty } from './layouts.ts';
import { More } from './more.tsx';
import { SheetField } from './sheet-field.tsx';
import * as texts from './texts.ts';

/** A party as on paper: its name, number, address; all else behind *More*. */
export function PartyBlock({ path }: { path: Path }) {
  const { model } = useForm();
  const country = text(usePart([...path, 'tax_id', 'country']));
  const field = model.fieldAt(path);
  if (!field) return null;
  const at = fieldPath(path);
  const address = { of: [...path, 'addresses', 0], members: country ? { country } : {} };
  return (
    <section aria-label={field.title} className="min-w-0">
      <h3
        data-group={at}
        tabIndex={-1}
        title={field.description}
        className="mb-0.5 rounded text-soft text-xs uppercase tracking-wide"
      >
        {field.title}
      </h3>
      <FaultLines path={at} className="mb-1" />
      <SheetField
        path={[...path, 'name']}
        hint={say(texts.nameOf, { party: field.title })}
        className="font-semibold text-base"
      />
      {rowsOfParty.map(({ columns, places }) => (
        <FieldRow
          key={fieldPath(places[0]?.path ?? [])}
          places={places.map((place) => ({ ...place, path: [...path, ...place.path], beside: [address] }))}
          className={classes('grid gap-x-1', columns)}
          hinted
        />
      ))}
      <More title={say(texts.moreOn, { what: field.title })} field={field} path={path} />
    </section>
  );
}
