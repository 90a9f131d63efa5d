import { Calendar } from 'lucide-react';
import { type ComponentProps, useRef, useState } from 'react';
import { readDate, readTypedDate } from '../../intake/dates.ts';
import { classes } from './classes.ts';
import type { DateWriting } from './date-writing.ts';
import { inputLook } from './field.tsx';
import { say } from './texts/say.ts';
import * as texts from './texts.ts';
import { useTyped } from './use-typed.ts';

interface DateInputProps {
  about: ComponentProps<'input'> & { id: string };
  /** As YYYY-MM-DD; an invalid date stays as typed. */
  value: string;
  writing: DateWriting;
  /** The date that `+30` counts from, as YYYY-MM-DD. */
  base: string;
  onType(value: string): void;
  onClear(): void;
  /** Called when the user begins or finishes typing. */
  onStep?(): void;
  className?: string | undefined;
}

/** A date in the country's format, or chosen from a calendar. */
export function DateInput({ about, value: kept, writing, base, onType, onClear, onStep, className }: DateInputProps) {
  const [value, note] = useTyped(kept);
  const [typed, setTyped] = useState<string>();
  const written = useRef(value);
  const calendar = useRef<HTMLInputElement>(null);
  const put = (text: string) => {
    written.current = text;
    if (text === value) return;
    note(text);
    onType(text);
  };
  const isOther = typed !== undefined && written.current !== value;
  const shown = typed === undefined || isOther ? writing.day(value) : typed;
  const finish = () => {
    if (typed === undefined) return;
    setTyped(undefined);
    if (shown.trim() === '') {
      if (value !== '') {
        note('');
        onClear();
      }
    } else {
      put(readTypedDate(shown, writing.dates, base) ?? shown.trim());
    }
    onStep?.();
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
          onStep?.();
          currentTarget.select();
        }}
        onChange={({ target }) => {
          written.current = value;
          setTyped(target.value);
          const found = readDate(target.value, writing.dates);
          if (found) put(found);
        }}
        // Enter submits the input.
        onKeyDown={({ key }) => key === 'Enter' && finish()}
        onBlur={finish}
        // The date that an empty field stands for is as sure as a typed one, although only issuing writes it down.
        className={classes(
          className ?? inputLook,
          'pr-7',
          /^\d/.test(about.placeholder ?? '') && 'placeholder:text-ink!',
        )}
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
