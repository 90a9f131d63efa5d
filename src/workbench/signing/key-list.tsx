import { Download, KeyRound, Pencil, Trash2, UserRound } from 'lucide-react';
import { useRef, useState } from 'react';
import { announce } from '../ui/announcer.tsx';
import { Button } from '../ui/button.tsx';
import { inputLook } from '../ui/field.tsx';
import { saveFile } from '../ui/files.ts';
import { Menu, MenuItem } from '../ui/menu.tsx';
import { notify } from '../ui/notice.ts';
import type { KeptKey } from './key-storage.ts';
import { useKeys } from './keys.ts';

/** The keys of this browser, each to be named, exported and removed. */
export function KeyList() {
  const keys = useKeys((state) => state.keys);
  if (keys.length === 0) return <p className="text-soft">No key is kept in this browser yet.</p>;
  return (
    <ul aria-label="Keys in this browser" className="divide-y divide-line rounded-lg border border-line">
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
  const take = () => {
    remove(kid);
    notify({
      title: `Removed ${name}`,
      ...(secret && { description: 'Signatures made with it stay valid; new ones cannot be made.' }),
      duration: 10_000,
      action: { label: 'Undo', onClick: () => keep([{ kid, public: kept.public, private: secret }], name) },
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
              // Once the field is gone, so that leaving it is no second end.
              if (by === 'key') setTimeout(() => pencil.current?.focus());
              if (changed) rename(kid, changed);
            }}
          />
        ) : (
          <div className="truncate font-medium">{name}</div>
        )}
        <div className="truncate text-faint text-xs">
          {secret ? 'Signs and verifies' : 'Verifies only'} · <span className="font-mono">{kid}</span>
        </div>
      </div>
      <Button
        ref={pencil}
        look="bare"
        size="small-icon"
        aria-label={`Rename ${name}`}
        title="Rename"
        onClick={() => setRenaming(true)}
      >
        <Pencil aria-hidden className="size-3.5" />
      </Button>
      <ExportButton kept={kept} />
      <Button look="bare" size="small-icon" aria-label={`Remove ${name}`} title="Remove" onClick={take}>
        <Trash2 aria-hidden className="size-3.5" />
      </Button>
    </li>
  );
}

function ExportButton({ kept: { name, public: shared, private: secret } }: { kept: KeptKey }) {
  const save = (kind: string, key: object) => {
    saveFile(`${name} ${kind}.json`, `${JSON.stringify(key, null, 2)}\n`);
    announce('The key was saved as a file.');
  };
  const icon = <Download aria-hidden className="size-3.5" />;
  if (!secret) {
    return (
      <Button
        look="bare"
        size="small-icon"
        aria-label={`Export ${name}`}
        title="Save as a file"
        onClick={() => save('public key', shared)}
      >
        {icon}
      </Button>
    );
  }
  return (
    <Menu
      trigger={
        <Button look="bare" size="small-icon" aria-label={`Export ${name}`} title="Save as a file">
          {icon}
        </Button>
      }
    >
      <MenuItem onSelect={() => save('public key', shared)}>
        <KeyChoice title="Public key" about="To share: it verifies what you signed." />
      </MenuItem>
      <MenuItem onSelect={() => save('private key', secret)}>
        <KeyChoice title="Private key" about="Keep it secret: anyone who has it can sign in your name." />
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
      // Asked for by the button that was pressed.
      ref={(input) => input?.focus()}
      aria-label={`Name of ${name}`}
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
