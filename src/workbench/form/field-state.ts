import { classes } from '../ui/classes.ts';
import { useForm } from './form-context.ts';
import { useBuiltPart, useFaultsAt } from './form-state.ts';
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

/** Returns the state of the field at a path. Ids of its elements begin with `id`. */
export function useFieldState(id: string, field: FormField | undefined, path: Path, value: unknown): FieldState {
  const { writing } = useForm();
  const at = fieldPath(path);
  const problems = useFaultsAt(at);
  const whole = useBuiltPart(path);
  const made = value === undefined ? whole : undefined;
  const filledIn = typeof made === 'string' && made !== '' ? shownAs(made, field, writing) : undefined;
  return {
    isFaulty: problems.some(({ severity }) => severity === 'error'),
    filledIn,
    describedBy: classes(`${id}-help`, problems.length > 0 && `${at}-faults`),
  };
}

function shownAs(text: string, field: FormField | undefined, writing: ReturnType<typeof useForm>['writing']): string {
  if (field?.kind === 'amount') return writing.number(text);
  if (field?.kind === 'percentage') return writing.percent(text);
  return (field && nameOfChoice(field, text)) ?? text;
}
