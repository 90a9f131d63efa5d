import { Download, KeyRound, Pencil, Trash2, UserRound } from 'lucide-react';
import { useRef, useState } from 'react';
import { announce } from '../../ui/announcer.tsx';
import { IconButton } from '../../ui/button.tsx';
import { inputLook } from '../../ui/field.tsx';
import { saveFile } from '../../ui/files.ts';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { notify } from '../../ui/notice.ts';
import { say } from '../../ui/texts/say.ts';
import { Words } from '../../ui/texts/words.tsx';
import type { KeptKey } from './key-storage.ts';
import { useKeys } from './keys.ts';
import * as texts from './texts.ts';

/** The keys of this browser, with actions to name, export and remove each. */
export function KeyList() {
  const keys = useKeys((state) => state.keys);
  if (keys.length === 0) return <p className="text-soft">{say(texts.noKeys)}</p>;
  return (
    <ul aria-label={say(texts.keysHere)} className="divide-y divide-line rounded-lg border border-line">
      {keys.map((key) => (
        <KeyRow key={key.kid} kept={key} />
      ))}
    </ul>
  );
}

function KeyRow({ kept }: { kept: KeptKey }) {
  const { kid, name, private: secret } = kept;
  const [renaming, setRenaming] = useState(false);
  const { rename, remove, keep } = useKeys();
  const pencil = useRef<HTMLButtonElement>(null);
  const Icon = secret ? KeyRound : UserRound;
  const take = async () => {
    await remove(kid);
    notify({
      title: say(texts.removed, { name }),
      ...(secret && { description: say(texts.removedAbout) }),
      duration: 10_000,
      action: { label: say(texts.undo), onClick: () => keep([{ kid, public: kept.public, private: secret }], name) },
    });
  };
  return (
    <li className="flex items-center gap-3 px-3 py-2">
      <Icon aria-hidden className="size-4 shrink-0 text-soft" />
      <div className="min-w-0 flex-1">
        {renaming ? (
          <Rename
            name={name}
            onDone={(changed, by) => {
              setRenaming(false);
              // After the field is gone, so that its blur event does not finish twice.
              if (by === 'key') setTimeout(() => pencil.current?.focus());
              if (changed) rename(kid, changed);
            }}
          />
        ) : (
          <div className="truncate font-medium">{name}</div>
        )}
        <div className="break-words text-faint text-xs">
          <Words
            text={texts.keyIs}
            values={{
              use: secret ? say(texts.signsAndVerifies) : say(texts.verifiesOnly),
              kid: <span className="font-mono">{kid}</span>,
            }}
          />
        </div>
      </div>
      <IconButton
        ref={pencil}
        Icon={Pencil}
        label={say(texts.renameKey, { name })}
        title={say(texts.rename)}
        onClick={() => setRenaming(true)}
      />
      <ExportButton kept={kept} />
      <IconButton Icon={Trash2} label={say(texts.removeKey, { name })} title={say(texts.remove)} onClick={take} />
    </li>
  );
}

function ExportButton({ kept: { name, public: shared, private: secret } }: { kept: KeptKey }) {
  const save = (file: string, key: object) => {
    saveFile(file, `${JSON.stringify(key, null, 2)}\n`);
    announce(say(texts.saved));
  };
  const saveShared = () => save(say(texts.publicKeyFile, { name }), shared);
  const about = { Icon: Download, label: say(texts.exportKey, { name }), title: say(texts.saveAsFile) };
  if (!secret) return <IconButton {...about} onClick={saveShared} />;
  return (
    <Menu trigger={<IconButton {...about} />}>
      <MenuItem onSelect={saveShared}>
        <KeyChoice title={say(texts.publicKey)} about={say(texts.publicKeyAbout)} />
      </MenuItem>
      <MenuItem onSelect={() => save(say(texts.privateKeyFile, { name }), secret)}>
        <KeyChoice title={say(texts.privateKey)} about={say(texts.privateKeyAbout)} />
      </MenuItem>
    </Menu>
  );
}

function KeyChoice({ title, about }: { title: string; about: string }) {
  return (
    <span>
      <span className="block font-medium">{title}</span>
      <span className="block text-soft text-xs">{about}</span>
    </span>
  );
}

interface RenameProps {
  name: string;
  onDone(changed: string | undefined, by: 'key' | 'leaving'): void;
}

function Rename({ name, onDone }: RenameProps) {
  const [text, setText] = useState(name);
  return (
    <input
      // Requested by the pressed button.
      ref={(input) => input?.focus()}
      aria-label={say(texts.nameOf, { name })}
      value={text}
      onChange={(event) => setText(event.target.value)}
      data-own-escape
      onBlur={() => onDone(text.trim() || undefined, 'leaving')}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onDone(text.trim() || undefined, 'key');
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onDone(undefined, 'key');
      }}
      className={inputLook}
    />
  );
}
