import { classes } from '../ui/classes.ts';
import { useForm } from './form-context.ts';
import { useBuiltPart, useFaultsAt } from './form-state.ts';
import type { FormField } from './model.ts';
import { fieldPath, type Path } from './path.ts';

/** What is known of a field beside its value. */
interface FieldState {
  /** What is written there is wrong, or building was refused for want of it. */
  isFaulty: boolean;
  /** What building puts there, where nothing is written. */
  filledIn: string | undefined;
  /** The parts that describe its control, by their identifiers. */
  describedBy: string;
}

/** Returns what is known of the field at a path, whose parts bear identifiers that begin with `id`. */
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
  return field?.choices.find(({ value }) => value === text)?.title ?? text;
}
