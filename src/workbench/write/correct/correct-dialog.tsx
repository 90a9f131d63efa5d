import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useId, useMemo, useState } from 'react';
import type { Document, Fault } from '../../../client/index.ts';
import { factsOf } from '../../../countries/countries.ts';
import { describe } from '../../engine/document/description.ts';
import { countryName } from '../../engine/document/names.ts';
import { service } from '../../engine/service/service.ts';
import type { FittingCodes } from '../../engine/worker/correction-codes.ts';
import type { Draft } from '../../state/drafts/draft-storage.ts';
import { openMade } from '../../state/drafts/origin.ts';
import { titleOf } from '../../state/drafts/titles.ts';
import { useShowDraft } from '../../state/drafts/use-active-draft.ts';
import { continuedFromMemory } from '../../state/memory/begin.ts';
import { operationDone } from '../../state/operations/done.ts';
import { useCancelled } from '../../state/operations/use-cancelled.ts';
import { announce } from '../../ui/announcer.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Spinner } from '../../ui/message.tsx';
import { say } from '../../ui/texts/say.ts';
import { faultsOf, Refusal } from '../problems/refusal.tsx';
import {
  codesOf,
  fieldAt,
  fieldsOf,
  initialValues,
  isSettled,
  type OptionField,
  optionsOf,
  type Values,
} from './fields.ts';
import { useLocalFields } from './local-names.ts';
import { OptionControl } from './option-control.tsx';
import { codesQuery, correctionQuery } from './source.ts';
import * as texts from './texts.ts';

interface CorrectDialogProps {
  draft: Draft;
  onClose(): void;
}

/** Asks for the options of a draft's correction, by country and addons, and makes it. */
export function CorrectDialog({ draft, onClose }: CorrectDialogProps) {
  useCancelled('correct', draft.id);
  const title = titleOf(draft);
  const { country } = describe(draft.text);
  const { data, error, isPending } = useQuery(correctionQuery(draft.text));
  const name = country
    ? say(texts.titleInCountry, { document: title, country: countryName(country) })
    : say(texts.title, { document: title });
  if (data?.schema) {
    return <CorrectForm draft={draft} name={name} source={data.source} schema={data.schema} onClose={onClose} />;
  }
  if (isPending) return <Making />;
  return (
    <Dialog title={name} description={say(texts.newDocument)} onClose={onClose}>
      {data && <p role="alert">{say(texts.notCorrectable)}</p>}
      {error && <Refusal title={say(texts.notYet)} error={error} faults={faultsOf(error)} />}
    </Dialog>
  );
}

interface CorrectFormProps extends CorrectDialogProps {
  name: string;
  source: string;
  schema: unknown;
}

function CorrectForm({ draft, name, source, schema, onClose }: CorrectFormProps) {
  const given = useMemo(() => fieldsOf(schema), [schema]);
  const show = useShowDraft();
  const { country } = describe(draft.text);
  const form = useId();
  const [typed, setTyped] = useState<Values>({});
  const preset = { ...initialValues(given), ...typed };
  const type = preset.type ?? '';
  const options = { type, copy_tax: true, reason: '–' };
  const codes = codesOf(given);
  const { data: fitting } = useQuery(codesQuery(source, options, codes));
  const { fields: named, isComplete } = useLocalFields(source, given);
  const fields = useMemo(() => named.map((field) => withCodes(field, fitting)), [named, fitting]);
  const series = factsOf(country).correctionSeries?.(type, preset.series ?? '');
  const shown = fields
    .filter((field) => !isSettled(field))
    .map((field) => (isOwnSeries(field, series) ? { ...field, description: say(texts.ownSeries) } : field));
  const values: Values = {
    ...initialValues(fields),
    ...(series !== undefined && { series }),
    ...chosenOf(fields, typed),
  };
  const [unfinished, setUnfinished] = useState<string>();
  const correct = useMutation({
    mutationFn: async () => await service.correct({ data: source, options: optionsOf(fields, values), warnings: true }),
    async onSuccess({ value: corrected, warnings }) {
      const value = (await continuedFromMemory(corrected, source)) as Document;
      onClose();
      show(openMade({ by: 'correct', value, original: draft, warnings }));
      operationDone.emit({ operation: 'correct', draft: draft.id, document: value, warnings });
    },
    onError: (error) => {
      announce(say(texts.notMadeNotice));
      focusFault(form, faultsOf(error), fields);
    },
  });
  // Where a country has one sort of correction, and asks for nothing else, there is nothing to choose.
  const isKnown = isComplete && (fitting !== undefined || Object.keys(codes).length === 0);
  const isAsked =
    shown.some(({ path, need }) => path === 'type' || (need !== 'optional' && !values[path])) || correct.isError;
  const isAtOnce = isKnown && !isAsked;
  const { mutate, isIdle } = correct;
  useEffect(() => {
    if (isAtOnce && isIdle) mutate();
  }, [isAtOnce, isIdle, mutate]);
  const faults = faultsOf(correct.error);
  const faultAt = ({ path, kind }: OptionField) => {
    if (path === unfinished) return say(texts.badDate);
    const found = faults.find(({ properties }) =>
      properties.some((property) => fieldAt(property, fields)?.path === path),
    );
    // Rules name keys, which the dialog does not show.
    if (found && kind === 'choice' && !values[path]) return say(texts.chooseCode);
    if (found && path.startsWith('stamps.') && !values[path]) return say(texts.numberMissing);
    return found && kind === 'yes-no' ? say(texts.tickBox) : found?.description;
  };
  const others = useMemo(
    () => faults.filter(({ properties }) => !properties.some((property) => isShown(fieldAt(property, fields)))),
    [faults, fields],
  );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const broken = fields.find(({ path, kind }) => kind === 'date' && !isDate(values[path] ?? ''));
    setUnfinished(broken?.path);
    if (broken) controlOf(form, broken)?.focus();
    else correct.mutate();
  };
  if (!isKnown || isAtOnce) return <Making />;
  const optional = shown.findIndex(({ need }) => need === 'optional');
  return (
    <Dialog
      title={name}
      description={say(texts.opensAsDraft)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{say(texts.cancel)}</Button>
          <Button look="primary" type="submit" form={form} busy={correct.isPending}>
            {correct.isPending && <Spinner />}
            {say(texts.make)}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="grid gap-4">
        {correct.error && (others.length > 0 || faults.length === 0) && (
          <Refusal title={say(texts.notMade)} error={correct.error} faults={others} />
        )}
        {shown.map((field, index) => (
          <div key={field.path} data-option={field.path} className="grid gap-4">
            {index === optional && index > 0 && (
              <h3 className="mt-1 border-line border-t pt-4 font-semibold">{say(texts.optional)}</h3>
            )}
            <OptionControl
              field={field}
              value={values[field.path] ?? ''}
              country={country}
              fault={faultAt(field)}
              onChange={(value) => setTyped({ ...typed, [field.path]: value })}
            />
          </div>
        ))}
      </form>
    </Dialog>
  );
}

/** Shown while it is not known yet whether there is anything to ask. */
function Making() {
  return (
    <p role="status" className="sr-only">
      {say(texts.fetching)}
    </p>
  );
}

function isShown(field: OptionField | undefined): boolean {
  return field !== undefined && !isSettled(field);
}

/** Returns a field with the codes that fit the correction; required if it has a fault without one. */
function withCodes(field: OptionField, fitting: Readonly<Record<string, FittingCodes>> | undefined): OptionField {
  const found = fitting?.[field.path.replace(/^ext\./, '')];
  if (!found) return field;
  const { codes, initial, isNeeded } = found;
  const choices = field.choices.filter(({ value }) => codes.includes(value));
  return { ...field, initial, choices, need: isNeeded ? 'required' : field.need };
}

/** Returns the user's answers that are still possible. */
function chosenOf(fields: readonly OptionField[], typed: Values): Values {
  const isPossible = ({ path, choices }: OptionField) =>
    choices.length === 0 || choices.some(({ value }) => value === typed[path]);
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = typed[field.path];
      return value !== undefined && isPossible(field) ? [[field.path, value]] : [];
    }),
  );
}

/** Scrolls to the first field with a fault and focuses it. */
function focusFault(form: string, faults: readonly Fault[], fields: readonly OptionField[]): void {
  const faulty = fields.find(({ path }) =>
    faults.some(({ properties }) => properties.some((property) => fieldAt(property, fields)?.path === path)),
  );
  if (faulty) controlOf(form, faulty)?.focus();
}

function controlOf(form: string, { path }: OptionField): HTMLElement | undefined {
  const block = document.getElementById(form)?.querySelector(`[data-option="${CSS.escape(path)}"]`);
  return block?.querySelector<HTMLElement>('input, select, textarea, button') ?? undefined;
}

/** Returns whether a text is a valid date or empty. */
function isDate(text: string): boolean {
  return text === '' || /^\d{4}-\d\d-\d\d$/.test(text);
}

/** Returns whether a field is the series, and the law asks for another one than the corrected document has. */
function isOwnSeries({ path }: OptionField, series: string | undefined): boolean {
  return path === 'series' && series !== undefined;
}
