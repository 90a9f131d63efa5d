import { type ComponentProps, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isMoney, type NumberRead, readNumber, readPercentage } from '../../intake/numbers.ts';
import { text } from '../document/values.ts';
import { say } from '../texts/say.ts';
import { classes } from '../ui/classes.ts';
import { inputLook } from '../ui/field.tsx';
import { useTyped } from '../ui/use-typed.ts';
import { useForm } from './form-context.ts';
import { useBuiltPart } from './form-state.ts';
import { stepsOf } from './path.ts';
import * as texts from './texts.ts';

interface NumberControlProps {
  about: ComponentProps<'input'> & { id: string };
  /** Its path as text. */
  path: string;
  /** In the standard's notation. */
  value: string;
  percent: boolean;
  /** Writes as part of the current undo step. */
  onType(value: string): void;
  /** Writes input with a currency sign where a percentage is also possible. */
  onMoney?(value: string): void;
  onClear(): void;
  className?: string | undefined;
}

/** A number in the format of the document's country. For an ambiguous number, the user is asked. */
export function NumberControl({
  about,
  path,
  value: kept,
  percent,
  onType,
  onMoney,
  onClear,
  className,
}: NumberControlProps) {
  const { writing, actions, questions } = useForm();
  const [value, note] = useTyped(kept);
  const [typed, setTyped] = useState(() => {
    const open = questions.get(path);
    return open?.kind === 'number' && open.value === value ? open.typed : undefined;
  });
  /** The last written value. Any other comes from elsewhere, such as undo. */
  const written = useRef(value);
  /** The value before the first key. */
  const before = useRef(value);
  const input = useRef<HTMLInputElement>(null);
  const isTyping = typed !== undefined;
  // Before the first key, which replaces the value.
  useLayoutEffect(() => {
    if (isTyping && input.current?.matches(':focus')) input.current.select();
  }, [isTyping]);
  const read = (text: string): NumberRead => (percent ? readPercentage : readNumber)(text, writing.decimal);
  const made = text(useBuiltPart(stepsOf(path)));
  const show = (text: string) => (percent && text !== '' ? writing.percent(text) : writing.number(text));
  const write = (text: string) => {
    written.current = text;
    if (text === value) return;
    note(text);
    onType(text);
  };
  const clear = () => {
    if (value === '') return;
    note('');
    onClear();
  };
  const takeBack = () => {
    if (before.current !== '') return write(before.current);
    written.current = '';
    clear();
  };
  const shownOf = (typed: string | undefined) => {
    if (typed === undefined) return show(made && isSameFigure(value, made) ? made : value);
    return written.current === value ? typed : writing.typed(value);
  };
  const shown = shownOf(typed);
  const asked = typed === undefined ? undefined : read(shown);
  const isAsked = asked?.kind === 'ambiguous';
  useEffect(() => {
    if (isAsked) questions.set(path, { kind: 'number', typed: shown, value });
    else questions.delete(path);
  }, [questions, path, isAsked, shown, value]);

  const onBlur = () => {
    if (typed === undefined) return;
    const found = read(shown);
    if (found.kind === 'ambiguous') return;
    setTyped(undefined);
    const money = onMoney && isMoney(shown) ? readNumber(shown, writing.decimal) : undefined;
    if (money?.kind === 'number') {
      onMoney?.(money.text);
    } else if (shown.trim() === '') {
      clear();
    } else {
      write(found.kind === 'number' ? found.text : shown.trim());
    }
    actions.endStep();
  };
  const answer = (reading: string) => {
    setTyped(undefined);
    write(reading);
    actions.endStep();
    // The answered question takes its focused button away.
    setTimeout(() => input.current?.focus());
  };
  return (
    <>
      <input
        {...about}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        spellCheck={false}
        value={shown}
        ref={input}
        onFocus={() => {
          // While the question is open, the typed text stays.
          if (typed !== undefined) return input.current?.select();
          actions.endStep();
          written.current = value;
          before.current = value;
          setTyped(/^-?\d+(\.\d+)?%?$/.test(value) ? writing.typed(value) : value);
        }}
        onChange={({ target }) => {
          setTyped(target.value);
          written.current = value;
          const found = read(target.value);
          if (found.kind === 'number' && !(onMoney && isMoney(target.value))) write(found.text);
          // For `1.234`, the intermediate 1.23 was not meant.
          if (found.kind === 'ambiguous') takeBack();
        }}
        onBlur={onBlur}
        className={classes(className ?? inputLook, 'text-right tabular-nums')}
      />
      {asked?.kind === 'ambiguous' && (
        // In a table it is wider than its column, and extends to the left.
        <span className="block @xl:flow-root">
          <span
            role="alert"
            data-question={path}
            className="mt-0.5 flex flex-wrap items-center justify-end gap-1 text-warn text-xs @xl:float-right @xl:w-max"
          >
            {say(texts.whichNumber)}
            {asked.readings.map((reading) => (
              <button
                key={reading}
                type="button"
                onClick={() => answer(reading)}
                className="min-h-6 rounded border border-line bg-panel px-1.5 text-ink tabular-nums hover:bg-sunk"
              >
                {show(reading)}
              </button>
            ))}
          </span>
        </span>
      )}
    </>
  );
}

/** Returns whether a calculated figure differs from a typed one only by zeros at its end: `1250.5` and `1250.50`. */
function isSameFigure(typed: string, made: string): boolean {
  return made.startsWith(typed) && (typed.includes('.') ? /^0*$/ : /^(\.0+)?$/).test(made.slice(typed.length));
}
