import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useMemo, useState } from 'react';
import type { Fault } from '../../client/index.ts';
import { goOnInCopy } from '../app/quiet.ts';
import { describe } from '../document/description.ts';
import { countryName, words } from '../document/names.ts';
import { writeText } from '../document/write.ts';
import type { Draft } from '../drafts/draft-storage.ts';
import { useDrafts } from '../drafts/drafts.ts';
import { titleOf } from '../drafts/titles.ts';
import { useShowDraft } from '../drafts/use-active-draft.ts';
import { operationDone } from '../operations/done.ts';
import { useCancelled } from '../operations/use-cancelled.ts';
import { faultsOf, Refusal } from '../service/refusal.tsx';
import { service } from '../service/service.ts';
import { say } from '../texts/say.ts';
import { announce } from '../ui/announcer.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Spinner, Waiting } from '../ui/message.tsx';
import { notify } from '../ui/notice.ts';
import { fieldAt, fieldsOf, initialValues, type OptionField, optionsOf, type Stamp } from './fields.ts';
import { OptionControl, StampsControl } from './option-control.tsx';
import { correctionQuery } from './source.ts';
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
    const fields = fieldsOf(data.schema);
    return <CorrectForm draft={draft} name={name} source={data.source} fields={fields} onClose={onClose} />;
  }
  return (
    <Dialog title={name} description={say(texts.newDocument)} onClose={onClose}>
      {isPending && <Waiting what={say(texts.fetching)} />}
      {data && <p role="alert">{say(texts.notCorrectable)}</p>}
      {error && <Refusal title={say(texts.notYet)} error={error} faults={faultsOf(error)} />}
    </Dialog>
  );
}

interface CorrectFormProps extends CorrectDialogProps {
  name: string;
  source: string;
  fields: readonly OptionField[];
}

function CorrectForm({ draft, name, source, fields, onClose }: CorrectFormProps) {
  const show = useShowDraft();
  const { country } = describe(draft.text);
  const form = useId();
  const [values, setValues] = useState(() => initialValues(fields));
  const [stamps, setStamps] = useState<readonly Stamp[]>([]);
  const [unfinished, setUnfinished] = useState<string>();
  const correct = useMutation({
    mutationFn: () => service.correct({ data: source, options: optionsOf(fields, values, stamps) }),
    onSuccess({ value }) {
      onClose();
      const correction = useDrafts.getState().open(writeText(value), draft.envelop);
      goOnInCopy(correction);
      show(correction);
      notify({
        title: say(texts.made, { type: words(values.type ?? ''), document: titleOf(draft) }),
        description: say(texts.madeAbout),
        tone: 'good',
      });
      operationDone.emit({ operation: 'correct', draft: draft.id, document: value });
    },
    onError: (error) => {
      announce(say(texts.notMadeNotice));
      focusFault(form, faultsOf(error), fields);
    },
  });
  const faults = faultsOf(correct.error);
  const faultAt = ({ path }: OptionField) =>
    path === unfinished
      ? say(texts.badDate)
      : faults.find(({ properties }) => properties.some((property) => fieldAt(property, fields)?.path === path))
          ?.description;
  const others = useMemo(
    () => faults.filter(({ properties }) => !properties.some((property) => fieldAt(property, fields))),
    [faults, fields],
  );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const broken = fields.find(({ path, kind }) => kind === 'date' && !isDate(values[path] ?? ''));
    setUnfinished(broken?.path);
    if (broken) controlOf(form, broken)?.focus();
    else correct.mutate();
  };
  const optional = fields.findIndex(({ need }) => need === 'optional');
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
        {fields.map((field, index) => (
          <div key={field.path} data-option={field.path} className="grid gap-4">
            {index === optional && index > 0 && (
              <h3 className="mt-1 border-line border-t pt-4 font-semibold">{say(texts.optional)}</h3>
            )}
            {field.kind === 'stamps' ? (
              <StampsControl field={field} stamps={stamps} fault={faultAt(field)} onChange={setStamps} />
            ) : (
              <OptionControl
                field={field}
                value={values[field.path] ?? ''}
                country={country}
                fault={faultAt(field)}
                onChange={(value) => setValues({ ...values, [field.path]: value })}
              />
            )}
          </div>
        ))}
      </form>
    </Dialog>
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
