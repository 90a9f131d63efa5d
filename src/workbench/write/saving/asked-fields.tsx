import { useEffect, useState } from 'react';
import { isXmlText } from '../../../engine/reading/xml-text.ts';
import type { AskedField } from '../../../formats/declare/form.ts';
import type { AskedOption } from '../../../formats/index.ts';
import { askedFields, isSecret } from '../../../formats/list/forms.ts';
import { lazyJson, memberAt, textOf } from '../../engine/document/lazy-json.ts';
import { partAt } from '../../engine/document/values.ts';
import type { Answers, Saved, SaveKind } from '../../engine/worker/saving.ts';
import { type Entry, withAnswer } from '../../state/memory/entries.ts';
import { changeEntry, useMemory } from '../../state/memory/memory.ts';
import { classes } from '../../ui/classes.ts';
import { Field, inputLook, SelectInput, TextInput } from '../../ui/field.tsx';
import { FileButton } from '../../ui/file-button.tsx';
import { pemOrBase64 } from '../../ui/file-content.ts';
import { settings } from '../../ui/page/settings.ts';
import { PartFields } from '../../ui/part-fields.tsx';
import { say } from '../../ui/texts/say.ts';
import * as uiTexts from '../../ui/texts.ts';
import * as texts from './texts.ts';

/** Returns the supplier's tax number; empty if it has none. */
export function ownerOf(text: string): string {
  if (isXmlText(text)) return '';
  const root = lazyJson(text);
  return textOf(memberAt(memberAt(root, 'doc') ?? root, 'supplier', 'tax_id', 'code'));
}

/**
 * Returns the name of the setting that stores an answer. An answer that names the previous file is stored for each owner, the supplier of
 * the document.
 */
const settingOf = (asked: AskedOption, owner: string) =>
  askedFields[asked].last && owner !== '' ? `save-${asked}-${owner}` : `save-${asked}`;

const options = Object.keys(askedFields) as AskedOption[];

/** The setting that says whether answers are stored. */
const REMEMBERS = 'save-remembers';

/** Returns the default answers: the last ones. A number for each file is incremented. */
function firstAnswers(owner: string): Answers {
  return Object.fromEntries(options.map((asked) => [asked, firstAnswer(asked, owner)]));
}

function firstAnswer(asked: AskedOption, owner: string): string {
  const { choices, firstNumber, isOnce } = askedFields[asked];
  if (isSecret(asked)) return '';
  if (isOnce) return choices?.[0]?.value ?? '';
  const last = companyOf(owner)?.usual?.answers?.[asked] ?? settings.getItem(settingOf(asked, owner));
  return firstNumber === undefined ? (last ?? choices?.[0]?.value ?? '') : numberAfter(last, firstNumber);
}

function numberAfter(last: string | null, first: string): string {
  if (last === null) return first;
  return /^\d{1,10}$/.test(last) ? String(Number(last) + 1).padStart(last.length, '0') : last;
}

/** Returns the company in the memory that has a tax number. */
function companyOf(owner: string): Entry | undefined {
  const isOwn = ({ kind, value }: Entry) => kind === 'supplier' && partAt(value, ['tax_id', 'code']) === owner;
  return owner === '' ? undefined : useMemory.getState().entries.find(isOwn);
}

/**
 * Stores the answers for the next time, if the user wants that: with the company if the memory has it. If an answer names the
 * previous file, that is the saved one.
 */
export function keepAnswers(answers: Answers, content: Saved['content'], owner: string): void {
  const isWanted = settings.getItem(REMEMBERS) !== 'no';
  for (const [name, answer] of Object.entries(answers)) {
    const asked = name as AskedOption;
    if (isSecret(asked) || askedFields[asked].isOnce) continue;
    const { last, parts } = askedFields[asked];
    const kept = last && typeof content === 'string' ? content : answer;
    const company = askedFields[asked].company && companyOf(owner);
    if (company && isWanted) {
      if (company.usual?.answers?.[asked] !== kept) void changeEntry(company, withAnswer(company, asked, kept));
      continue;
    }
    settings.setItem(settingOf(asked, owner), isWanted || !(last ?? parts) ? kept : '');
  }
}

/** Returns the current answers, and functions to change one and to forget the secret ones. */
export function useAnswers(owner: string) {
  const [answers, setAnswers] = useState(() => firstAnswers(owner));
  const answer = (asked: AskedOption, value: string) => setAnswers((before) => ({ ...before, [asked]: value }));
  const forgetSecrets = () =>
    setAnswers((before) =>
      Object.fromEntries(options.map((asked) => [asked, isSecret(asked) ? '' : (before[asked] ?? '')])),
    );
  return { answers, answer, forgetSecrets };
}

/** Returns the answers that a kind requires. */
export function answersFor({ asks }: Pick<SaveKind, 'asks'>, answers: Answers): Answers {
  return Object.fromEntries(asks.map((asked) => [asked, answers[asked] ?? '']));
}

/** Returns the values that a kind asks for and the document lacks. */
export function openAsks({ asks }: Pick<SaveKind, 'asks'>, text: string): readonly AskedOption[] {
  if (isXmlText(text)) return asks;
  const root = lazyJson(text);
  const document = memberAt(root, 'doc') ?? root;
  return asks.filter((asked) => {
    const { unless } = askedFields[asked];
    return unless === undefined || memberAt(document, ...unless) === undefined;
  });
}

interface AskedFieldsProps {
  asks: readonly AskedOption[];
  answers: Answers;
  onAnswer(asked: AskedOption, value: string): void;
}

/** The fields that a national format requires when saving. */
export function AskedFields({ asks, answers, onAnswer }: AskedFieldsProps) {
  const asked = options.filter((each) => asks.includes(each));
  if (asks.length === 0) return null;
  return (
    <div className="mb-4 grid items-start gap-3 sm:grid-cols-2">
      {asked.map((each) => (
        <AnswerField
          key={each}
          name={each}
          {...askedFields[each]}
          value={answers[each] ?? ''}
          onChange={(value) => onAnswer(each, value)}
        />
      ))}
      {asked.some((each) => askedFields[each].last) && <Remembers />}
    </div>
  );
}

interface AnswerFieldProps extends AskedField {
  name: AskedOption;
  value: string;
  onChange(value: string): void;
}

function AnswerField(props: AnswerFieldProps) {
  const {
    name,
    label,
    hint,
    choices,
    parts,
    last,
    file,
    isPassword,
    length,
    without = /(?!)/,
    value,
    onChange,
  } = props;
  if (parts) return <PartFields {...props} label={say(label)} parts={parts} />;
  if (last) return <LastField {...props} last={last} />;
  if (file !== undefined) return <SecretFile {...props} file={file} />;
  if (isPassword) return <Password {...props} />;
  if (choices) {
    return (
      <Field label={say(label)} {...(hint !== undefined && { hint: say(hint) })}>
        {(control) => (
          <SelectInput
            {...control}
            name={name}
            value={value}
            options={choices.map((each) => ({ value: each.value, label: say(each.label) }))}
            onChange={onChange}
          />
        )}
      </Field>
    );
  }
  return (
    <Field label={say(label)} {...(hint !== undefined && { hint: say(hint) })}>
      {(control) => (
        <input
          {...control}
          name={name}
          className={inputLook}
          value={value}
          maxLength={length}
          onChange={({ target }) => onChange(target.value.replace(without, ''))}
        />
      )}
    </Field>
  );
}

/** A file with a key or a certificate. It is read into memory only. */
function SecretFile({ name, label, hint, missing, file, onChange }: AnswerFieldProps & { file: string }) {
  const hints = [hint, missing].flatMap((text) => (text === undefined ? [] : say(text)));
  return (
    <Field label={say(label)} {...(hints.length > 0 && { hint: hints.join(' ') })}>
      {(control) => (
        <input
          {...control}
          name={name}
          type="file"
          accept={file}
          className={classes(inputLook, 'file:mr-2 file:rounded file:border file:border-line file:bg-sunk file:px-2')}
          onChange={async ({ target }) => {
            const [chosen] = target.files ?? [];
            onChange(chosen ? await pemOrBase64(chosen) : '');
          }}
        />
      )}
    </Field>
  );
}

const PAUSE = 400;

/** A password, passed on once the user pauses, because trying one takes a moment. */
function Password({ name, label, value, onChange }: AnswerFieldProps) {
  const [typed, type] = useState(value);
  useEffect(() => {
    if (typed === value) return;
    const waiting = setTimeout(() => onChange(typed), PAUSE);
    return () => clearTimeout(waiting);
  });
  return (
    <Field label={say(label)}>
      {(control) => (
        <TextInput
          {...control}
          name={name}
          type="password"
          autoComplete="off"
          value={typed}
          onChange={type}
          onBlur={() => onChange(typed)}
          onKeyDown={({ key }) => key === 'Enter' && onChange(typed)}
        />
      )}
    </Field>
  );
}

/** The choice of the previous file: the one saved last, none, or another. */
function LastField({ label, last, value, onChange }: AnswerFieldProps & { last: NonNullable<AskedField['last']> }) {
  const [saved] = useState(value === last.first.value ? '' : value);
  const [other, setOther] = useState('');
  const nameOf = (file: string) => last.numberIn(file) ?? '…';
  const choices = [
    ...(value === '' ? [{ value: '', label: say(uiTexts.choose) }] : []),
    ...(saved !== '' ? [{ value: saved, label: say(texts.savedLast, { number: nameOf(saved) }) }] : []),
    ...(other !== '' ? [{ value: other, label: nameOf(other) }] : []),
    { value: last.first.value, label: say(last.first.label) },
  ];
  return (
    <div className="grid gap-2 sm:col-span-2 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end">
      <Field label={say(label)}>
        {(control) => <SelectInput {...control} value={value} options={choices} onChange={onChange} />}
      </Field>
      <FileButton
        accept=".xml,application/xml,text/xml"
        onFile={async (file) => {
          const text = await file.text();
          setOther(text);
          onChange(text);
        }}
      >
        {say(texts.chooseRecord)}
      </FileButton>
    </div>
  );
}

/** Whether the answers are stored for the next time. */
function Remembers() {
  const [isOn, setOn] = useState(() => settings.getItem(REMEMBERS) !== 'no');
  return (
    <label className="flex min-h-[30px] pointer-coarse:min-h-11 items-center gap-2 sm:col-span-2">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => {
          setOn(target.checked);
          settings.setItem(REMEMBERS, target.checked ? '' : 'no');
        }}
      />
      {say(texts.remembers)}
    </label>
  );
}
