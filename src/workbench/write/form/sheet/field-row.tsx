import { classes } from '../../../ui/classes.ts';
import { say } from '../../../ui/texts/say.ts';
import { FaultLines } from '../fault-lines.tsx';
import { useForm } from '../form-context.ts';
import { fieldPath } from '../path.ts';
import type { SheetCell } from './layouts.ts';
import { SheetField } from './sheet-field.tsx';

interface FieldRowProps {
  places: readonly SheetCell[];
  /** The classes that divide the row among the fields. */
  className: string;
  labelled?: 'above' | 'beside';
}

/** Fields side by side with their problems below, because each is too narrow for sentences. */
export function FieldRow({ places, className, labelled }: FieldRowProps) {
  const { model } = useForm();
  return (
    <div>
      <div className={classes(className, labelled === 'above' && 'items-end')}>
        {places.map((place) => (
          <SheetField key={fieldPath(place.path)} {...place} {...(labelled && { labelled })} hidesFaults />
        ))}
      </div>
      {places.map(({ path, label }) => {
        const at = fieldPath(path);
        const name = label === undefined ? model.fieldAt(path)?.title : say(label);
        return <FaultLines key={at} path={at} id={`${at}-faults`} label={name} />;
      })}
    </div>
  );
}
