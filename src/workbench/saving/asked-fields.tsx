import { useState } from 'react';
import type { AskedField } from '../../formats/form.ts';
import { askedFields } from '../../formats/forms.ts';
import type { AskedOption } from '../../formats/index.ts';
import { settings } from '../app/settings.ts';
import { say } from '../texts/say.ts';
import { Choice } from '../ui/choice.tsx';
import { Field, inputLook } from '../ui/field.tsx';
import type { Answers, Saved, SaveKind } from '../worker/saving.ts';

/** Returns the name of the setting that stores an answer. */
const settingOf = (asked: AskedOption) => `save-${asked}`;

const options = Object.keys(askedFields) as AskedOption[];

/** Returns the default answers: the last ones. A number for each file is incremented. */
function firstAnswers(): Answers {
  return Object.fromEntries(options.map((asked) => [asked, firstAnswer(asked)]));
}

function firstAnswer(asked: AskedOption): string {
  const { choices, firstNumber } = askedFields[asked];
  const last = settings.getItem(settingOf(asked));
  return firstNumber === undefined ? (last ?? choices?.[0]?.value ?? '') : numberAfter(last, firstNumber);
}

function numberAfter(last: string | null, first: string): string {
  if (last === null) return first;
  return /^\d{1,10}$/.test(last) ? String(Number(last) + 1).padStart(last.length, '0') : last;
}

/** Stores the answers for the next time. If an answer names the file before, that is the saved one. */
export function keepAnswers(answers: Answers, content: Saved['content']): void {
  for (const [name, answer] of Object.entries(answers)) {
    const asked = name as AskedOption;
    const last = askedFields[asked].isLast && typeof content === 'string' ? content : answer;
    settings.setItem(settingOf(asked), last);
  }
}

/** Returns the current answers, and a function to change one. */
export function useAnswers(): [answers: Answers, answer: (asked: AskedOption, value: string) => void] {
  const [answers, setAnswers] = useState(firstAnswers);
  return [answers, (asked, value) => setAnswers((before) => ({ ...before, [asked]: value }))];
}

/** Returns the answers that a kind requires. */
export function answersFor({ asks }: SaveKind, answers: Answers): Answers {
  return Object.fromEntries(asks.map((asked) => [asked, answers[asked] ?? '']));
}

interface AskedFieldsProps {
  asks: readonly AskedOption[];
  answers: Answers;
  onAnswer(asked: AskedOption, value: string): void;
}

/** The fields that a national format requires when saving. */
export function AskedFields({ asks, answers, onAnswer }: AskedFieldsProps) {
  return (
    <div className="mb-4 grid items-start gap-3 sm:grid-cols-2">
      {options
        .filter((asked) => asks.includes(asked))
        .map((asked) => (
          <AnswerField
            key={asked}
            {...askedFields[asked]}
            value={answers[asked] ?? ''}
            onChange={(value) => onAnswer(asked, value)}
          />
        ))}
    </div>
  );
}

interface AnswerFieldProps extends AskedField {
  value: string;
  onChange(value: string): void;
}

function AnswerField({ label, hint, choices, length, without = /(?!)/, value, onChange }: AnswerFieldProps) {
  if (choices) {
    const named = choices.map((each) => ({ value: each.value, label: say(each.label) }));
    return <Choice label={say(label)} value={value} options={named} onChange={onChange} />;
  }
  return (
    <Field label={say(label)} {...(hint !== undefined && { hint: say(hint) })}>
      {(control) => (
        <input
          {...control}
          className={inputLook}
          value={value}
          maxLength={length}
          onChange={({ target }) => onChange(target.value.replace(without, ''))}
        />
      )}
    </Field>
  );
}
