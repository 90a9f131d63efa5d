import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import type { Fault } from '../../../client/index.ts';
import { describe } from '../../engine/document/description.ts';
import { countryName } from '../../engine/document/names.ts';
import { explain } from '../../engine/service/explain.ts';
import type { Draft } from '../../state/drafts/draft-storage.ts';
import { openMade } from '../../state/drafts/origin.ts';
import { changeRun } from '../../state/drafts/runs.ts';
import { titleOf } from '../../state/drafts/titles.ts';
import { useShowDraft } from '../../state/drafts/use-active-draft.ts';
import { operationDone } from '../../state/operations/done.ts';
import { useCancelled } from '../../state/operations/use-cancelled.ts';
import { announce } from '../../ui/announcer.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Spinner } from '../../ui/message.tsx';
import { say } from '../../ui/texts/say.ts';
import { faultsOf, Refusal } from '../problems/refusal.tsx';
import { fieldAt, isSettled, type OptionField, type Values } from './fields.ts';
import { OptionControl } from './option-control.tsx';
import { corrected, correctionQuery } from './source.ts';
import { isMistyped } from './stamps.ts';
import * as texts from './texts.ts';
import { useOptions } from './use-options.ts';

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
  return isPending ? <Making draft={draft.id} /> : <Refused {...{ draft, error, onClose }} />;
}

/** Says at the document why it cannot be corrected. */
function Refused({ draft: { id, text }, error, onClose }: CorrectDialogProps & { error: Error | null }) {
  const refuse = useEffectEvent(() => {
    const faults = faultsOf(error).map(({ description }) => description);
    const why = error && (faults.length > 0 ? { advice: faults.join(' ') } : explain(error));
    const failure = { title: say(texts.notYet), advice: say(texts.notCorrectable), ...why, text };
    changeRun(id, { failure });
    operationDone.emit({ operation: 'correct', draft: id, failure: failure.advice || failure.title });
    onClose();
  });
  useEffect(() => refuse(), []);
  return null;
}

interface CorrectFormProps extends CorrectDialogProps {
  name: string;
  source: string;
  schema: unknown;
}

function CorrectForm({ draft, name, source, schema, onClose }: CorrectFormProps) {
  const show = useShowDraft();
  const { country } = describe(draft.text);
  const form = useId();
  const [typed, setTyped] = useState<Values>({});
  const { fields, values, isKnown } = useOptions({ source, schema, country, typed });
  const correct = useMutation({
    mutationFn: () => corrected(source, fields, values),
    onSuccess({ value, warnings }) {
      onClose();
      show(openMade({ by: 'correct', value, original: draft, warnings }));
      operationDone.emit({ operation: 'correct', draft: draft.id, document: value, warnings });
    },
    onError: () => announce(say(texts.notMadeNotice)),
  });
  const faults = faultsOf(correct.error);
  const faulty = faults.flatMap(({ properties }) => properties.map((property) => fieldAt(property, fields)?.path));
  // Options with a usual answer are asked for in the correction itself.
  const isShown = (field: OptionField | undefined) =>
    field !== undefined && !isSettled(field) && (field.need !== 'optional' || faulty.includes(field.path));
  const shown = fields.filter(isShown);
  // Once something is typed, only the button ends it.
  const isAsked = shown.some(({ path }) => !values[path] || typed[path] !== undefined) || correct.isError;
  const isAtOnce = isKnown && !isAsked;
  const { mutate, isIdle } = correct;
  useEffect(() => {
    if (isAtOnce && isIdle) mutate();
  }, [isAtOnce, isIdle, mutate]);
  // After the dialog, which the first refusal may open, has taken the focus.
  const focusRefused = useEffectEvent(() => focusFault(form, faults, fields));
  useEffect(() => {
    const later = setTimeout(() => correct.error && focusRefused());
    return () => clearTimeout(later);
  }, [correct.error]);
  const [isTried, setTried] = useState(false);
  const faultAt = ({ path, kind, title }: OptionField) => {
    if (isTried && isMistyped(path, values[path])) return say(texts.numberMistyped, { name: title });
    const found = faults.find(({ properties }) =>
      properties.some((property) => fieldAt(property, fields)?.path === path),
    );
    // Rules name keys, which the dialog does not show.
    if (found && kind === 'choice' && !values[path]) return say(texts.chooseCode);
    if (found && path.startsWith('stamps.') && !values[path]) return say(texts.numberMissing);
    return found && kind === 'yes-no' ? say(texts.tickBox) : found?.description;
  };
  const others = faults.filter(({ properties }) => !properties.some((property) => isShown(fieldAt(property, fields))));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const mistyped = shown.find(({ path }) => isMistyped(path, values[path]));
    if (mistyped) controlOf(form, mistyped)?.focus();
    else correct.mutate();
  };
  // No answer here would help, and none would be lost.
  const isHopeless = others.length === faults.length && shown.every(({ path }) => values[path] && !typed[path]);
  if (correct.error && isHopeless) return <Refused {...{ draft, error: correct.error, onClose }} />;
  if (!isKnown || isAtOnce) return <Making draft={draft.id} />;
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
        {shown.map((field) => (
          <div key={field.path} data-option={field.path}>
            <OptionControl
              field={field}
              value={values[field.path] ?? ''}
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
function Making({ draft }: { draft: string }) {
  useEffect(() => {
    changeRun(draft, { busy: 'correct' });
    return () => changeRun(draft, { busy: undefined });
  }, [draft]);
  return (
    <p role="status" className="sr-only">
      {say(texts.fetching)}
    </p>
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
