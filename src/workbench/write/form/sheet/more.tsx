import { useEffect, useState } from 'react';
import { isObject, isWithin, partAt } from '../../../engine/document/values.ts';
import { useFormGuide } from '../../../state/view/form-guide.ts';
import { type PathFilter, useForm } from '../form-context.ts';
import { useHiddenCount, usePart } from '../form-state.ts';
import type { FormField } from '../model.ts';
import { ObjectFields } from '../object-fields.tsx';
import { fieldPath, type Path } from '../path.ts';
import { Fold } from './fold.tsx';

interface MoreProps {
  title: string;
  /** The object that contains the fields. */
  field: FormField;
  path: Path;
  /** The fields to show. Default: all without a place on the sheet. */
  only?: readonly string[];
}

/** Fields without a place on the sheet, or further parts of one, behind a button. Opens if they contain an error or a requested field. */
export function More({ title, field, path, only }: MoreProps) {
  const { model, placed } = useForm();
  const value = usePart(path);
  const names = only ?? model.fieldsOf(field).map(({ name }) => name);
  const within = names.map((name) => fieldPath([...path, name]));
  const faulty = useHiddenCount(within);
  const wanted = useFormGuide(
    ({ target }) => target !== undefined && !placed.firstIn(target) && within.some((at) => isWithin(target, at)),
  );
  const [chosen, choose] = useState<boolean>();
  useEffect(() => {
    if (wanted) choose(true);
  }, [wanted]);
  const open = chosen ?? (faulty > 0 || (only !== undefined && hasHidden(value, only, placed)));
  return (
    <Fold title={title} faulty={faulty} onChange={choose}>
      {open && <ObjectFields field={field} path={path} value={isObject(value) ? value : {}} depth={1} only={only} />}
    </Fold>
  );
}

/** Shown above the form. */
const inBar: readonly string[] = ['$regime', '$addons'];

/** Returns whether members of the document have content that the sheet does not show. */
export function hasHidden(document: unknown, names: readonly string[], shown: Pick<PathFilter, 'has'>): boolean {
  return names.some((name) => !inBar.includes(name) && isHidden(partAt(document, [name]), [name], shown));
}

function isHidden(value: unknown, path: Path, shown: Pick<PathFilter, 'has'>): boolean {
  if (value === undefined) return false;
  if (Array.isArray(value)) return value.some((entry, index) => isHidden(entry, [...path, index], shown));
  if (isObject(value)) return Object.entries(value).some(([name, member]) => isHidden(member, [...path, name], shown));
  return !shown.has(fieldPath(path));
}
