import type { ComponentProps } from 'react';
import { DateInput } from '../../ui/date-input.tsx';
import { useForm } from './form-context.ts';

type DateControlProps = Omit<ComponentProps<typeof DateInput>, 'writing' | 'base' | 'onStep'>;

/** A date in the format of the document's country. */
export function DateControl(props: DateControlProps) {
  const { writing, actions, law } = useForm();
  return <DateInput {...props} writing={writing} base={law.day} onStep={actions.endStep} />;
}
