import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { writeText } from '../../engine/document/write.ts';
import { localClient } from '../../engine/service/local-client.ts';
import type { Draft } from '../../state/drafts/draft-storage.ts';
import { replaceText } from '../../state/drafts/open-texts.ts';
import { titleOf } from '../../state/drafts/titles.ts';
import { operationDone } from '../../state/operations/done.ts';
import { useCancelled } from '../../state/operations/use-cancelled.ts';
import { useReadOnly } from '../../state/view/read-only.ts';
import { announce } from '../../ui/announcer.tsx';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, TextInput } from '../../ui/field.tsx';
import { Spinner, Waiting } from '../../ui/message.tsx';
import { notify } from '../../ui/notice.ts';
import { say } from '../../ui/texts/say.ts';
import { faultsOf, Refusal } from '../problems/refusal.tsx';
import { ImportKey } from './import-key.tsx';
import { KeyList } from './key-list.tsx';
import { useKeys } from './keys.ts';
import { MakeKey } from './make-key.tsx';
import { whyNoSigning } from './secure.ts';
import * as texts from './texts.ts';

interface SignDialogProps {
  draft: Draft;
  onClose(): void;
}

/** Asks for the key to sign a draft, and signs it. */
export function SignDialog({ draft, onClose }: SignDialogProps) {
  const { status, load } = useKeys();
  useCancelled('sign', draft.id);
  useEffect(() => void load(), [load]);
  const byHost = useReadOnly({ signed: false });
  const refusal = whyNoSigning() ?? byHost;
  if (refusal || status !== 'ready') {
    return (
      <Dialog title={say(texts.title)} description={say(texts.about)} onClose={onClose}>
        {refusal ? (
          <div role="alert">
            <p className="font-semibold">{say(texts.notPossible)}</p>
            <p className="mt-1 text-soft">{refusal}</p>
          </div>
        ) : (
          <Waiting what={say(texts.fetching)} />
        )}
      </Dialog>
    );
  }
  return <SignForm draft={draft} onClose={onClose} />;
}

function SignForm({ draft, onClose }: SignDialogProps) {
  const navigate = useNavigate();
  const { keys, unkept } = useKeys();
  const [chosen, choose] = useState<string>();
  const [issuer, setIssuer] = useState('');
  const [audience, setAudience] = useState('');
  const form = useId();
  const own = keys.filter((key) => key.private);
  const key = own.find(({ kid }) => kid === chosen) ?? own[0];
  const title = titleOf(draft);
  const signButton = useRef<HTMLButtonElement>(null);
  const hadKey = useRef(key !== undefined);
  // After the first key, the next step is to sign.
  useEffect(() => {
    if (key && !hadKey.current) signButton.current?.focus();
    hadKey.current = key !== undefined;
  }, [key]);

  const sign = useMutation({
    mutationFn: () => {
      if (!key?.private) throw new Error('there is no key to sign with');
      const by = { ...(issuer && { issuer }), ...(audience && { audience }) };
      return localClient.sign({ data: draft.text, privatekey: key.private, ...by });
    },
    onSuccess: ({ value }) => {
      const before = draft.text;
      replaceText(draft.id, writeText(value));
      notify({
        title: say(texts.signed, { document: title, key: key?.name ?? '' }),
        description: say(texts.signedAbout),
        tone: 'good',
        duration: 8_000,
        action: { label: say(texts.undo), onClick: () => replaceText(draft.id, before) },
      });
      onClose();
      operationDone.emit({ operation: 'sign', draft: draft.id, document: value });
      void navigate({ to: '/', search: { draft: draft.id, panel: 'Envelope' } });
    },
    onError: () => announce(say(texts.notSignedNotice)),
  });
  const faults = faultsOf(sign.error);
  const faultOf = (field: string) =>
    faults.find(({ properties }) => properties.includes(`request.${field}`))?.description;
  const others = faults.filter(
    ({ properties }) => !properties.some((path) => /^request\.(issuer|audience)$/.test(path)),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    sign.mutate();
  };

  return (
    <Dialog
      title={say(texts.title)}
      description={say(texts.about)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{say(texts.cancel)}</Button>
          <Button ref={signButton} look="primary" type="submit" form={form} disabled={!key} busy={sign.isPending}>
            {sign.isPending && <Spinner />}
            {say(texts.signDocument, { document: title })}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-5">
        {sign.error && <Refusal title={say(texts.notSigned)} error={sign.error} faults={others} />}
        <form id={form} onSubmit={submit} className="grid gap-4">
          {key ? (
            <Choice
              labelled
              label={say(texts.key)}
              value={key.kid}
              options={own.map(({ kid, name }) => ({ value: kid, label: name }))}
              onChange={choose}
            />
          ) : (
            <p>{say(texts.needKey)}</p>
          )}
          <details className="group" open={issuer !== '' || audience !== '' || undefined}>
            <summary className="w-fit rounded text-soft hover:text-ink">{say(texts.who)}</summary>
            <div className="mt-3 grid gap-3 sm:grid-cols-2">
              <UriField label={say(texts.issuer)} value={issuer} onChange={setIssuer} fault={faultOf('issuer')} />
              <UriField
                label={say(texts.audience)}
                value={audience}
                onChange={setAudience}
                fault={faultOf('audience')}
              />
            </div>
          </details>
        </form>
        <section aria-label={say(texts.keys)} className="grid grid-cols-1 gap-3 border-line border-t pt-4">
          <h3 className="font-semibold">{say(texts.keysHere)}</h3>
          {unkept && <p className="text-warn">{say(texts.unkept)}</p>}
          <KeyList />
          <MakeKey first={!key} onMade={choose} />
          <ImportKey label={say(texts.orImport)} onKept={choose} />
        </section>
      </div>
    </Dialog>
  );
}

interface UriFieldProps {
  label: string;
  value: string;
  fault: string | undefined;
  onChange(value: string): void;
}

function UriField({ label, value, fault, onChange }: UriFieldProps) {
  return (
    <Field label={label} fault={fault} hint={say(texts.uriHint)}>
      {(control) => <TextInput {...control} value={value} onChange={onChange} />}
    </Field>
  );
}
