import { Upload } from 'lucide-react';
import { type ClipboardEvent, useState } from 'react';
import { engine } from '../../engine/service/engine.ts';
import { isSameKey } from '../../engine/worker/read-key.ts';
import { announce } from '../../ui/announcer.tsx';
import { Field, TextInput } from '../../ui/field.tsx';
import { FileButton } from '../../ui/file-button.tsx';
import { notify } from '../../ui/notice.ts';
import { say } from '../../ui/texts/say.ts';
import { useKeys } from './keys.ts';
import * as texts from './texts.ts';

/** Pending imports, one after another, because each is compared with the stored keys. */
let taken: Promise<void> = Promise.resolve();

/** Imports keys from a file or the clipboard: own keys, or public keys of others. */
export function ImportKey({ label, onKept }: { label: string; onKept?(kid: string): void }) {
  const [problem, setProblem] = useState<string>();
  const takeNext = async (text: string, name: string) => {
    const read = await engine().call('keys', text);
    if ('problem' in read) return setProblem(read.problem);
    // Current keys: others may have been added since rendering.
    const { keys, keep } = useKeys.getState();
    const other = keys.find((kept) => read.keys.some((key) => key.kid === kept.kid && !isSameKey(key, kept)));
    if (other) return setProblem(say(texts.otherKey, { kid: other.kid, name: other.name }));
    setProblem(undefined);
    await keep(read.keys, name);
    const { length: count } = read.keys;
    if (read.passedOver.length === 0) announce(say(texts.importedNotice, { count }));
    else {
      const description = say(texts.skipped, { what: read.passedOver.join(' ') });
      notify({ title: say(texts.taken, { count }), description, duration: 10_000 });
    }
    for (const { kid } of read.keys) onKept?.(kid);
  };
  const take = (text: string, name: string) => {
    const next = () => takeNext(text, name);
    taken = taken.then(next, next);
    return taken;
  };
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    void take(event.clipboardData.getData('text'), say(texts.pasted));
  };
  return (
    <Field label={label} fault={problem} hint={say(texts.importHint)}>
      {(control) => (
        <span className="flex gap-2">
          <TextInput
            {...control}
            value=""
            onPaste={paste}
            onChange={(text) => void take(text, say(texts.pasted))}
            placeholder={say(texts.pasteHere)}
          />
          <FileButton
            accept=".json,.jwk,.jwks,application/json"
            onFile={async (file) => take(await file.text(), file.name.replace(/\.\w+$/, ''))}
          >
            <Upload aria-hidden className="size-3.5" />
            {say(texts.loadFile)}
          </FileButton>
        </span>
      )}
    </Field>
  );
}
