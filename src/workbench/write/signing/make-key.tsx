import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { explain } from '../../engine/service/explain.ts';
import { announce } from '../../ui/announcer.tsx';
import { Button } from '../../ui/button.tsx';
import { Field, TextInput } from '../../ui/field.tsx';
import { Spinner } from '../../ui/message.tsx';
import { say } from '../../ui/texts/say.ts';
import { useKeys } from './keys.ts';
import * as texts from './texts.ts';

interface MakeKeyProps {
  /** There is no key yet: the focus begins here, and Enter creates one. */
  first: boolean;
  onMade(kid: string): void;
}

/** Makes a key pair in this browser and stores it under a name. */
export function MakeKey({ first, onMade }: MakeKeyProps) {
  const [name, setName] = useState('');
  const keep = useKeys((state) => state.keep);
  const make = useMutation({
    mutationFn: async () => {
      const { localClient } = await import('../../engine/service/local-client.ts');
      const { value } = await localClient.keygen();
      const { kid } = value.publickey;
      await keep([{ kid, public: value.publickey, private: value.privatekey }], name.trim() || say(texts.myKey));
      return kid;
    },
    onSuccess: (kid) => {
      setName('');
      announce(say(texts.made));
      onMade(kid);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    make.mutate();
  };
  return (
    <form onSubmit={submit} className="flex items-end gap-2">
      <div className="min-w-0 flex-1">
        <Field label={say(texts.newName)} fault={make.error ? explain(make.error).title : undefined}>
          {(control) => <TextInput {...control} value={name} onChange={setName} placeholder={say(texts.myKey)} />}
        </Field>
      </div>
      <Button type="submit" look={first ? 'primary' : 'plain'} autoFocus={first} busy={make.isPending}>
        {make.isPending && <Spinner />}
        {say(texts.makeKey)}
      </Button>
    </form>
  );
}
