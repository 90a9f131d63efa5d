import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { say } from '../../../ui/texts/say.ts';
import { useForm } from '../form-context.ts';
import { type Meaning, meanings } from './pasted-rows.ts';
import * as texts from './texts.ts';

interface PasteQuestionProps {
  /** The path of the table, as text. */
  list: string;
  /** The readings of the first ambiguous cell, in the order of `meanings`. */
  readings: readonly [string, string];
  /** Called without a meaning if the paste is cancelled. */
  onAnswer(meaning: Meaning | undefined): void;
}

/** Asks once for all pasted rows which reading of ambiguous numbers is meant. */
export function PasteQuestion({ list, readings, onAnswer }: PasteQuestionProps) {
  const { writing } = useForm();
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    group.current?.querySelector('button')?.focus();
    return () => {
      // Its focused button is gone.
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <fieldset ref={group} data-question={list} className="mt-1 flex flex-wrap items-center gap-1.5 text-sm">
      <legend className="float-left mr-1 text-warn">{say(texts.whichInPaste)}</legend>
      {meanings.map((meaning, index) => {
        const reading = readings[index] ?? '';
        return (
          <Button key={meaning} size="small" onClick={() => onAnswer(meaning)}>
            {reading.endsWith('%') ? writing.percent(reading) : writing.number(reading)}
          </Button>
        );
      })}
      <Button size="small" onClick={() => onAnswer(undefined)}>
        {say(texts.notPasted)}
      </Button>
    </fieldset>
  );
}
