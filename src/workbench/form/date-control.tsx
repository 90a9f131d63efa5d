import { Calendar } from 'lucide-react';
import { type ComponentProps, useRef, useState } from 'react';
import { readDate, readTypedDate } from '../../intake/dates.ts';
import { say } from '../texts/say.ts';
import { classes } from '../ui/classes.ts';
import { inputLook } from '../ui/field.tsx';
import { useForm } from './form-context.ts';
import * as texts from './texts.ts';

interface DateControlProps {
  about: ComponentProps<'input'> & { id: string };
  /** As YYYY-MM-DD. */
  value: string;
  onType(value: string): void;
  onClear(): void;
  className?: string | undefined;
}

/** A date as people write it where the document is from, or chosen from a calendar. */
export function DateControl({ about, value, onType, onClear, className }: DateControlProps) {
  const { writing, actions, law } = useForm();
  const [typed, setTyped] = useState<string>();
  const written = useRef(value);
  const calendar = useRef<HTMLInputElement>(null);
  const put = (text: string) => {
    written.current = text;
    if (text !== value) onType(text);
  };
  const isOther = typed !== undefined && written.current !== value;
  const shown = typed === undefined || isOther ? writing.day(value) : typed;
  const onBlur = () => {
    if (typed === undefined) return;
    setTyped(undefined);
    if (shown.trim() === '') {
      if (value !== '') onClear();
    } else {
      put(readTypedDate(shown, writing.dates, law.day) ?? shown.trim());
    }
    actions.endStep();
  };
  return (
    <span className="relative block">
      <input
        {...about}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        value={shown}
        placeholder={about.placeholder ? writing.day(about.placeholder) : writing.datePattern}
        onFocus={({ currentTarget }) => {
          actions.endStep();
          currentTarget.select();
        }}
        onChange={({ target }) => {
          written.current = value;
          setTyped(target.value);
          const found = readDate(target.value, writing.dates);
          if (found) put(found);
        }}
        onBlur={onBlur}
        className={classes(className ?? inputLook, 'pr-7')}
      />
      <input
        ref={calendar}
        type="date"
        tabIndex={-1}
        aria-hidden
        disabled={about.disabled}
        value={/^\d{4}-\d\d-\d\d$/.test(value) ? value : ''}
        onChange={({ target }) => target.value !== '' && put(target.value)}
        className="pointer-events-none absolute right-0 bottom-0 size-0 opacity-0"
      />
      <button
        type="button"
        tabIndex={-1}
        disabled={about.disabled}
        aria-label={say(texts.calendar)}
        onClick={() => calendar.current?.showPicker()}
        className="absolute top-0 right-0 grid h-full w-6 place-items-center rounded text-faint hover:text-ink"
      >
        <Calendar aria-hidden className="size-3.5" />
      </button>
    </span>
  );
}
