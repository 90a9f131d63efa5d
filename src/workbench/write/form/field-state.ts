import { classes } from '../../ui/classes.ts';
import { type FormShared, useForm } from './form-context.ts';
import { useBuiltPart, useFaultsAt, useIsHinted } from './form-state.ts';
import type { FormField } from './model.ts';
import { fieldPath, type Path } from './path.ts';
import { nameOfChoice } from './value-control.tsx';

/** The state of a field other than its value. */
interface FieldState {
  /** Whether it has an error, or is required for a build that was refused. */
  isFaulty: boolean;
  /** The value that building sets if it is empty. */
  filledIn: string | undefined;
  /** The ids of the elements that describe its control. */
  describedBy: string;
}

/** Returns the state of the field of an object at a path. Ids of its elements begin with `id`. */
export function useFieldState(
  id: string,
  field: FormField | undefined,
  object: FormField | undefined,
  path: Path,
  value: unknown,
): FieldState {
  const shared = useForm();
  const at = fieldPath(path);
  const problems = useFaultsAt(at);
  const isHinted = useIsHinted(at);
  const whole = useBuiltPart(path);
  const made = value === undefined ? whole : undefined;
  const filledIn = typeof made === 'string' && made !== '' ? shownAs(made, field, object, shared) : undefined;
  return {
    isFaulty: problems.some(({ severity }) => severity === 'error'),
    filledIn,
    describedBy: classes(`${id}-help`, (problems.length > 0 || isHinted) && `${at}-faults`),
  };
}

function shownAs(
  text: string,
  field: FormField | undefined,
  object: FormField | undefined,
  { writing, offersFor }: FormShared,
): string {
  if (field?.kind === 'amount') return writing.number(text);
  if (field?.kind === 'percentage') return writing.percent(text);
  const offers = field && object ? offersFor(field, object, {}) : [];
  return (field && nameOfChoice(field, text)) ?? offers.find(({ value }) => value === text)?.title ?? text;
}
