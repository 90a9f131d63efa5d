import { useState } from 'react';
import type { AskedOption } from '../../formats/index.ts';
import { settings } from '../app/settings.ts';
import { say } from '../texts/say.ts';
import { Choice } from '../ui/choice.tsx';
import { Field, inputLook } from '../ui/field.tsx';
import type { Answers, SaveKind } from '../worker/saving.ts';
import * as texts from './texts.ts';

/** Returns the name of the setting that stores an answer. */
const settingOf = (asked: AskedOption) => `save-${asked}`;

/** Returns the default answers: the last ones, with the sequence number of a transmitter's files incremented. */
function firstAnswers(): Answers {
  return {
    progressive: numberAfter(settings.getItem(settingOf('progressive'))),
    transmitter: settings.getItem(settingOf('transmitter')) ?? '',
    environment: settings.getItem(settingOf('environment')) ?? 'production',
  };
}

function numberAfter(last: string | null): string {
  if (last === null) return '00001';
  return /^\d{1,10}$/.test(last) ? String(Number(last) + 1).padStart(last.length, '0') : last;
}

/** Stores the answers for the next time. */
export function keepAnswers(answers: Answers): void {
  for (const [asked, answer] of Object.entries(answers)) settings.setItem(settingOf(asked as AskedOption), answer);
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
      {asks.includes('progressive') && (
        <Field label={say(texts.progressive)} hint={say(texts.progressiveHint)}>
          {(control) => (
            <input
              {...control}
              className={inputLook}
              value={answers.progressive ?? ''}
              maxLength={10}
              onChange={({ target }) => onAnswer('progressive', target.value.replace(/[^A-Za-z0-9]/g, ''))}
            />
          )}
        </Field>
      )}
      {asks.includes('transmitter') && (
        <Field label={say(texts.transmitter)} hint={say(texts.transmitterHint)}>
          {(control) => (
            <input
              {...control}
              className={inputLook}
              value={answers.transmitter ?? ''}
              maxLength={32}
              onChange={({ target }) => onAnswer('transmitter', target.value)}
            />
          )}
        </Field>
      )}
      {asks.includes('environment') && (
        <Choice
          label={say(texts.environment)}
          value={answers.environment ?? 'production'}
          options={[
            { value: 'production', label: say(texts.production) },
            { value: 'demo', label: say(texts.demo) },
            { value: 'test', label: say(texts.test) },
          ]}
          onChange={(value) => onAnswer('environment', value)}
        />
      )}
    </div>
  );
}
