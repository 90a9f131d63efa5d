import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
import { isMoney, type NumberRead, readNumber, readPercentage } from '../../../intake/numbers.ts';
import { text } from '../../engine/document/values.ts';
import { classes } from '../../ui/classes.ts';
import { inputLook } from '../../ui/field.tsx';
import { useTyped } from '../../ui/use-typed.ts';
import { useForm } from './form-context.ts';
import { useBuiltPart } from './form-state.ts';
import { stepsOf } from './path.ts';

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
  /** Writes a number with the word after it, such as a unit. Returns whether the word is known. */
  onWord?: ((value: string, word: string) => Promise<boolean>) | undefined;
  onClear(): void;
  className?: string | undefined;
}

/** A number in the format of the document's country. */
export function NumberControl({
  about,
  path,
  value: kept,
  percent,
  onType,
  onMoney,
  onWord,
  onClear,
  className,
}: NumberControlProps) {
  const { writing, actions } = useForm();
  const [value, note] = useTyped(kept);
  const [typed, setTyped] = useState<string>();
  /** The last written value. Any other comes from elsewhere, such as undo. */
  const written = useRef(value);
  const input = useRef<HTMLInputElement>(null);
  const isTyping = typed !== undefined;
  // Before the first key, which replaces the value.
  useLayoutEffect(() => {
    if (isTyping && input.current?.matches(':focus')) input.current.select();
  }, [isTyping]);
  const read = (text: string, isPercent = percent): NumberRead => {
    const found = (isPercent ? readPercentage : readNumber)(text, writing.decimal);
    if (found.kind !== 'ambiguous') return found;
    // The other separator of the country separates thousands, which percentages do not have.
    const [whole, fraction] = found.readings;
    return { kind: 'number', text: isPercent ? fraction : whole };
  };
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
  const shownOf = (typed: string | undefined) => {
    if (typed === undefined) return show(made && isSameFigure(value, made) ? made : value);
    return written.current === value ? typed : writing.typed(value);
  };
  const shown = shownOf(typed);
  const onBlur = () => {
    if (typed === undefined) return;
    const found = read(shown);
    setTyped(undefined);
    const money = onMoney && isMoney(shown) ? read(shown, false) : undefined;
    if (money?.kind === 'number') {
      onMoney?.(money.text);
    } else if (shown.trim() === '') {
      clear();
    } else if (found.kind === 'number') {
      write(found.text);
    } else {
      void writeWords(shown.trim());
    }
    actions.endStep();
  };
  const writeWords = async (words: string) => {
    const [, figure = '', word = ''] = WITH_WORD.exec(words) ?? [];
    const number = read(figure);
    if (number.kind !== 'number' || !(await onWord?.(number.text, word))) write(words);
  };
  return (
    <input
      {...about}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      spellCheck={false}
      value={shown}
      ref={input}
      onFocus={() => {
        actions.endStep();
        written.current = value;
        setTyped(/^-?\d+(\.\d+)?%?$/.test(value) ? writing.typed(value) : value);
      }}
      onChange={({ target }) => {
        setTyped(target.value);
        written.current = value;
        const found = read(target.value);
        if (found.kind === 'number' && !(onMoney && isMoney(target.value))) write(found.text);
      }}
      onBlur={onBlur}
      className={classes(className ?? inputLook, 'text-right tabular-nums')}
    />
  );
}

/** A number and a word: `20 h`. */
const WITH_WORD = /^(\S*\d\S*?)\s*(\p{L}[^\d]*)$/u;

/** Returns whether a calculated figure differs from a typed one only by zeros at its end: `1250.5` and `1250.50`. */
function isSameFigure(typed: string, made: string): boolean {
  return made.startsWith(typed) && (typed.includes('.') ? /^0*$/ : /^(\.0+)?$/).test(made.slice(typed.length));
}
