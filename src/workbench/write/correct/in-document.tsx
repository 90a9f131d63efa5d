import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { describe } from '../../engine/document/description.ts';
import { contentOf } from '../../engine/document/text.ts';
import { documentIn, isObject, partAt, text } from '../../engine/document/values.ts';
import { withoutCalculated } from '../../state/memory/figures.ts';
import { classes } from '../../ui/classes.ts';
import { Field, SelectInput, TextInput } from '../../ui/field.tsx';
import { Spinner } from '../../ui/message.tsx';
import { say } from '../../ui/texts/say.ts';
import type { Change } from '../form/form-edits.ts';
import { changesBetween } from './changes-between.ts';
import { isSettled, type OptionField, type Values, valuesIn } from './fields.ts';
import { corrected, correctionQuery } from './source.ts';
import { isMistyped } from './stamps.ts';
import * as texts from './texts.ts';
import { useOptions } from './use-options.ts';

interface CorrectionFieldsProps {
  /** The text of the correction. */
  text: string;
  /** The text that it corrects. */
  original: string;
  /** The number of what it corrects. */
  number: string;
  /** Changes the correction. Paths begin at the document. */
  onChange(changes: readonly Change[]): void;
}

/** What a correction asks, in the correction itself: its type, the reason, and which lines it is about. */
export function CorrectionFields(props: CorrectionFieldsProps) {
  const { data } = useQuery(correctionQuery(props.original));
  return data?.schema ? <Fields {...props} source={data.source} schema={data.schema} /> : null;
}

function Fields(props: CorrectionFieldsProps & { source: string; schema: unknown }) {
  const { source, schema, number, onChange } = props;
  const { country } = describe(source);
  const id = useId();
  const document = inText(props.text);
  const { fields, values, isKnown } = useOptions({ source, schema, country, typed: valuesIn(document) });
  // Applies only the differences between the corrections for the two answers. Everything else that was written stays.
  const last = useRef<Values>(undefined);
  const answer = useMutation({
    // One after another: an answer continues from the previous one, even if that is still being worked out.
    scope: { id: `correct ${id}` },
    mutationFn: async (next: Values) => {
      const from = last.current ?? values;
      const [before, after] = await Promise.all([corrected(source, fields, from), corrected(source, fields, next)]);
      last.current = next;
      return changesBetween(documentIn(before.value), documentIn(after.value));
    },
    onSuccess: onChange,
  });
  if (!isKnown) return null;
  const shownValues = answer.isPending ? answer.variables : values;
  const give = (path: string, value: string) => {
    if (!answer.isPending) last.current = undefined;
    answer.mutate({ ...shownValues, [path]: value });
  };
  const shown = fields.filter((field) => !elsewhere.has(field.path) && !isSettled(field));
  const hasCode = shown.some(({ path }) => path.startsWith('ext.'));
  const series = fields.find(({ path }) => path === 'series');
  return (
    <section
      aria-label={say(texts.correction)}
      className="flex flex-wrap items-start gap-x-3 gap-y-1.5 border-line border-b bg-panel px-3 py-2"
    >
      <Field label={say(texts.corrects)}>
        {(control) => (
          <output id={control.id} className="block min-h-[30px] content-center font-semibold">
            {number}
          </output>
        )}
      </Field>
      {shown.map((field) => (
        <div key={field.path} className={classes('min-w-40 max-w-80 flex-1', field.kind === 'yes-no' && 'self-end')}>
          <Option
            field={field.path === 'reason' && hasCode ? { ...field, title: say(texts.inWords) } : field}
            value={shownValues[field.path] ?? ''}
            onAnswer={(value) => give(field.path, value)}
          />
        </div>
      ))}
      <Lines document={document} original={inText(source)} onChange={onChange} />
      {answer.isPending && <Spinner />}
      {answer.error && (
        <p role="alert" className="basis-full text-bad">
          {say(texts.notChanged)}: {answer.error.message}
        </p>
      )}
      {series?.description === say(texts.ownSeries) && (
        <p className="basis-full text-soft text-xs">{series.description}</p>
      )}
    </section>
  );
}

const inText = (text: string) => documentIn(contentOf(text));

/** The options that have a field of their own in the form. */
const elsewhere: ReadonlySet<string> = new Set(['series', 'issue_date']);

interface OptionProps {
  field: OptionField;
  value: string;
  onAnswer(value: string): void;
}

function Option({ field: { path, kind, title, need, choices, description }, value, onAnswer }: OptionProps) {
  if (kind === 'yes-no')
    return (
      <label className="flex min-h-[30px] items-center gap-2">
        <input type="checkbox" checked={value === 'yes'} onChange={() => onAnswer(value === 'yes' ? '' : 'yes')} />
        {title}
      </label>
    );
  const chosen = choices.find((choice) => choice.value === value);
  return (
    <Field
      label={title}
      required={need === 'required' && value === ''}
      hint={path === 'reason' && value === '' && <Asked />}
      fault={isMistyped(path, value) ? say(texts.numberMistyped, { name: title }) : undefined}
    >
      {(control) =>
        kind === 'choice' ? (
          <SelectInput
            {...control}
            title={chosen?.description || description}
            value={value}
            options={[
              ...(need !== 'required' || value === '' ? [{ value: '', label: say(texts.notChosen) }] : []),
              ...choices.map((choice) => ({ value: choice.value, label: choice.title })),
            ]}
            onChange={onAnswer}
          />
        ) : (
          <Typed {...control} value={value} onAnswer={onAnswer} />
        )
      }
    </Field>
  );
}

/** Asks for the reason, also where no law requires one: whoever gets the correction wants to know. */
function Asked() {
  return <span className="text-warn">{say(texts.askReason)}</span>;
}

/** A text, passed on once it is written. */
function Typed({ value, onAnswer, ...control }: Omit<OptionProps, 'field'> & { id: string }) {
  const [typed, type] = useState<string>();
  const done = () => {
    type(undefined);
    if (typed !== undefined && typed.trim() !== value) onAnswer(typed.trim());
  };
  return (
    <TextInput
      {...control}
      value={typed ?? value}
      onChange={type}
      onBlur={done}
      onKeyDown={({ key }) => key === 'Enter' && done()}
    />
  );
}

interface LinesProps {
  document: unknown;
  original: unknown;
  onChange(changes: readonly Change[]): void;
}

/** Whether the correction is about all lines of the original, or which. */
function Lines({ document, original, onChange }: LinesProps) {
  const all = linesOf(withoutCalculated(original));
  const present = linesOf(document);
  const found = foundAmong(all, present);
  const isThere = (line: unknown) => found.get(line) !== undefined;
  const [isChosen, choose] = useState(!all.every(isThere));
  if (all.length < 2) return null;
  const keep = (wanted: (line: unknown) => boolean) => {
    const own = new Set(found.values());
    const lines = all.filter(wanted).map((line) => found.get(line) ?? line);
    onChange([{ path: ['lines'], value: [...lines, ...present.filter((line) => !own.has(line))] }]);
  };
  return (
    <div className="min-w-40 max-w-80 flex-1">
      <Field label={say(texts.amount)}>
        {(control) => (
          <SelectInput
            {...control}
            value={isChosen ? 'chosen' : 'all'}
            options={[
              { value: 'all', label: say(texts.allLines) },
              { value: 'chosen', label: say(texts.chosenLines) },
            ]}
            onChange={(value) => {
              choose(value === 'chosen');
              if (value === 'all' && !all.every(isThere)) keep(() => true);
            }}
          />
        )}
      </Field>
      {isChosen && (
        <ul aria-label={say(texts.chosenLines)} className="mt-1 max-h-72 overflow-auto">
          {all.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing but their position.
            <li key={index}>
              <label className="flex min-h-6 pointer-coarse:min-h-11 items-center gap-2">
                <input
                  type="checkbox"
                  checked={isThere(line)}
                  disabled={isThere(line) && present.length === 1}
                  onChange={({ target }) => keep((each) => (each === line ? target.checked : isThere(each)))}
                />
                {text(partAt(line, ['item', 'name'])) ?? String(index + 1)}
              </label>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Returns the lines of a correction by the line of the original that each is about: the same one, otherwise one of the same item. */
function foundAmong(all: readonly unknown[], present: readonly unknown[]): ReadonlyMap<unknown, unknown> {
  const found = new Map<unknown, unknown>();
  const left = new Set(present);
  for (const look of [JSON.stringify, (line: unknown) => text(partAt(line, ['item', 'name']))])
    for (const line of all) {
      if (found.has(line)) continue;
      const match = [...left].find((each) => look(each) === look(line));
      if (match !== undefined) found.set(line, match);
      left.delete(match);
    }
  return found;
}

function linesOf(document: unknown): readonly unknown[] {
  const lines = isObject(document) ? document.lines : undefined;
  return Array.isArray(lines) ? lines : [];
}
