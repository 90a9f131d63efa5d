import { say } from '../texts/say.ts';
import type { FormField } from './model.ts';
import * as texts from './texts.ts';

interface HelpProps {
  id: string;
  field: FormField;
  /** Building has put something there. */
  filledIn: boolean;
}

/** What a field is, from the schema's own texts: while one is in it, or points at its label. Stands in a `group`. */
export function Help({ id, field: { description, calculated }, filledIn }: HelpProps) {
  const words = [description, filledIn && say(texts.filledInBy), calculated && !filledIn && say(texts.filledInLater)];
  return (
    <p
      id={id}
      className="pointer-events-none absolute top-full left-0 z-20 mt-0.5 hidden w-max max-w-72 rounded-md border border-line bg-panel px-2 py-1 text-soft text-xs shadow-float group-focus-within:block group-has-[label:hover]:block"
    >
      {words.filter(Boolean).join(' ')}
    </p>
  );
}
