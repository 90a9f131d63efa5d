import { useState } from 'react';
import { partAt } from '../../engine/document/values.ts';
import { goIntoField } from '../../state/view/form-guide.ts';
import { classes } from '../../ui/classes.ts';
import { AddField } from './add-field.tsx';
import { useForm } from './form-context.ts';
import { useFaults } from './form-state.ts';
import { emptyEntry, type FormField, isShownOnly, sectionKinds } from './model.ts';
import { OtherMembers } from './other-members.tsx';
import { fieldPath, type Path } from './path.ts';
import { Section } from './section.tsx';
import { ShownFigures } from './shown-figures.tsx';
import { ValueField } from './value-field.tsx';

interface ObjectFieldsProps {
  field: FormField;
  path: Path;
  /** The content of the object; empty if it does not exist yet. */
  value: Readonly<Record<string, unknown>>;
  /** The number of sections around it. */
  depth: number;
  /** Show exactly these properties, present or not. Default: all usual ones. */
  only?: readonly string[] | undefined;
}

/**
 * The fields of an object: present, recommended, faulty and requested ones. Simple fields come first, then fields with
 * a section.
 */
export function ObjectFields({ field, path, value, depth, only }: ObjectFieldsProps) {
  const { model, readOnly, actions, placed, labels } = useForm();
  const faults = useFaults();
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set());
  const declared = model.fieldsOf(field);
  const fields = declared.filter(
    ({ name }) => !placed.has(fieldPath([...path, name])) && (only === undefined || only.includes(name)),
  );
  const isFigure = (each: FormField) => isShownOnly(each, declared, value);
  const isFaulty = ({ name }: FormField) => faults.countWithin(fieldPath([...path, name])) > 0;
  const isThere = (each: FormField) => value[each.name] !== undefined || asked.has(each.name);
  // Such as a tax identity, whose country and number are on the sheet.
  const isElsewhere = (each: FormField) => {
    if (each.kind !== 'object' || asked.has(each.name)) return false;
    const at = [...path, each.name];
    const members = model.fieldsOf(each);
    const shown = members.filter(({ name }) => placed.has(fieldPath([...at, name])));
    const needsPlace = (member: FormField) =>
      member.required || member.recommended || partAt(value, [each.name, member.name]) !== undefined;
    return (
      shown.length > 0 &&
      !members.some((member) => !shown.includes(member) && needsPlace(member)) &&
      faults.pathsWithin(fieldPath(at)).every((faulty) => placed.has(faulty))
    );
  };
  // A picture is chosen as a file, unless it has an address.
  const isFile = ({ kind }: FormField) => kind === 'data' && value.url === undefined;
  const isWanted = (each: FormField) =>
    only !== undefined || each.required || each.recommended || isFile(each) || isFaulty(each);
  const written = fields.filter(
    (each) => !isFigure(each) && !isElsewhere(each) && (isThere(each) || (!readOnly && isWanted(each))),
  );
  const simple = written.filter(({ kind }) => !sectionKinds.includes(kind));
  const sections = written.filter(({ kind }) => sectionKinds.includes(kind));
  const missing = fields.filter((each) => !written.includes(each) && !isFigure(each));

  const ask = (wanted: FormField) => {
    setAsked((before) => new Set(before).add(wanted.name));
    const at = [...path, wanted.name];
    if (wanted.kind === 'list') {
      actions.addEntry(at, emptyEntry(wanted));
      goIntoField(fieldPath([...at, 0]));
    } else {
      goIntoField(fieldPath(at));
    }
  };

  return (
    <div className="grid gap-3">
      {simple.length > 0 && (
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(10.5rem,100%),1fr))] gap-x-3 gap-y-2.5">
          {simple.map((each) => (
            <div key={each.name} className={classes('min-w-0', each.kind === 'long text' && 'col-span-full')}>
              <ValueField
                field={each}
                object={field}
                siblings={value}
                path={[...path, each.name]}
                value={value[each.name]}
                onGone={() => setAsked((before) => new Set([...before].filter((name) => name !== each.name)))}
              />
            </div>
          ))}
        </div>
      )}
      {sections.map((each) => (
        <Section key={each.name} field={each} path={[...path, each.name]} value={value[each.name]} depth={depth} />
      ))}
      <ShownFigures fields={fields.filter(isFigure)} path={path} value={value} />
      {only === undefined && <OtherMembers value={value} known={declared.map(({ name }) => name)} />}
      {!readOnly && only === undefined && missing.length > 0 && (
        <AddField missing={missing} object={(path.length === 1 && labels.of(path)) || field.title} onAdd={ask} />
      )}
    </div>
  );
}
