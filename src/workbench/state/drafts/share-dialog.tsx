import { Check, Copy } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { counted, say } from '../../ui/texts/say.ts';
import type { Draft } from './draft-storage.ts';
import { sharedFragment } from './share.ts';
import * as texts from './texts.ts';

/** Some programs truncate longer links. */
const longLink = 8_000;

/** A link that contains the document of a draft. */
export function ShareDialog({ draft, onClose }: { draft: Draft; onClose(): void }) {
  const link = useMemo(() => `${location.origin}/${sharedFragment(draft.text)}`, [draft.text]);
  const [copied, setCopied] = useState<boolean>();
  return (
    <Dialog
      title={say(texts.share)}
      description={say(texts.shareHow)}
      onClose={onClose}
      footer={
        <Button Icon={copied ? Check : Copy} look="primary" onClick={async () => setCopied(await copyText(link))}>
          {say(copied ? texts.copied : texts.copyLink)}
        </Button>
      }
    >
      <label className="grid gap-1">
        <span className="font-medium">{say(texts.link)}</span>
        <textarea
          readOnly
          value={link}
          rows={5}
          onFocus={({ target }) => target.select()}
          className="w-full resize-none break-all rounded-[7px] border border-line bg-sunk px-2.5 py-2 font-mono text-xs"
        />
      </label>
      <p className="mt-2 text-soft" role="status">
        {copied === false ? say(texts.notCopied) : say(texts.linkLength, { count: counted(link.length) })}
      </p>
      {link.length > longLink && <p className="mt-2 text-warn">{say(texts.linkIsLong)}</p>}
    </Dialog>
  );
}
