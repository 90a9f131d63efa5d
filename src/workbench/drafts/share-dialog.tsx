import { Check, Copy } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { copyText } from '../ui/copy.ts';
import { Dialog } from '../ui/dialog.tsx';
import type { Draft } from './draft-storage.ts';
import { sharedFragment } from './share.ts';

/** Longer links are cut by some programs that pass them on. */
const longLink = 8_000;

/** A link that holds the document of a draft. */
export function ShareDialog({ draft, onClose }: { draft: Draft; onClose(): void }) {
  const link = useMemo(() => `${location.origin}/${sharedFragment(draft.text)}`, [draft.text]);
  const [copied, setCopied] = useState<boolean>();
  return (
    <Dialog
      title="Share by a link"
      description="The link holds the document itself, compressed, after the # of the address: browsers never send that part to a server."
      onClose={onClose}
      footer={
        <Button look="primary" onClick={async () => setCopied(await copyText(link))}>
          {copied ? <Check aria-hidden className="size-3.5" /> : <Copy aria-hidden className="size-3.5" />}
          {copied ? 'Copied' : 'Copy the link'}
        </Button>
      }
    >
      <label className="grid gap-1">
        <span className="font-medium">Link</span>
        <textarea
          readOnly
          value={link}
          rows={5}
          onFocus={({ target }) => target.select()}
          className="w-full resize-none break-all rounded-[7px] border border-line bg-sunk px-2.5 py-2 font-mono text-xs"
        />
      </label>
      <p className="mt-2 text-soft" role="status">
        {copied === false
          ? 'The browser did not let it be copied: select the link and copy it yourself.'
          : `${link.length.toLocaleString('en')} characters. Anyone who has the link has the document.`}
      </p>
      {link.length > longLink && (
        <p className="mt-2 text-warn">
          Some programs cut links as long as this one. A file is safer for such a document.
        </p>
      )}
    </Dialog>
  );
}
