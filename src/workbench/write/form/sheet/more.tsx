import { useEffect, useState } from 'react';
import { isObject, isWithin } from '../../../engine/document/values.ts';
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
  const isFilled = (names: readonly string[]) =>
    names.some((name) => !inBar.includes(name) && hasHidden(memberOf(value, name), [...path, name], placed));
  const open = chosen ?? (faulty > 0 || (only !== undefined && isFilled(only)));
  return (
    <Fold title={title} open={open} faulty={faulty} onChange={choose}>
      <ObjectFields field={field} path={path} value={isObject(value) ? value : {}} depth={1} only={only} />
    </Fold>
  );
}

/** Shown above the form. */
const inBar: readonly string[] = ['$regime', '$addons'];

const memberOf = (value: unknown, name: string) => (isObject(value) ? value[name] : undefined);

/** Returns whether a value has content that the sheet does not show. */
function hasHidden(value: unknown, path: Path, placed: PathFilter): boolean {
  if (value === undefined) return false;
  if (Array.isArray(value)) return value.some((entry, index) => hasHidden(entry, [...path, index], placed));
  if (isObject(value))
    return Object.entries(value).some(([name, member]) => hasHidden(member, [...path, name], placed));
  return !placed.has(fieldPath(path));
}
