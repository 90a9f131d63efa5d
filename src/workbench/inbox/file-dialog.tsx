import { FileDown, Mail } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { say } from '../ui/texts/say.ts';
import { saveEntry } from './opening.ts';
import { Findings, MarkChoice, Noticed, Suggested } from './row-parts.tsx';
import type { InboxRow } from './rows.ts';
import * as texts from './texts.ts';
import { baseOf, formatName } from './words.ts';

interface FileDialogProps {
  of: InboxRow;
  onLetter(of: InboxRow): void;
  onClose(): void;
}

/** A file that cannot be shown as an e-invoice: the reason, and what to do. */
export function FileDialog({ of, onLetter, onClose }: FileDialogProps) {
  const { entry, row } = of;
  return (
    <Dialog
      title={baseOf(row.file)}
      description={formatName(entry)}
      onClose={onClose}
      footer={
        <>
          <Button Icon={FileDown} disabled={!entry.content} onClick={() => saveEntry(entry)}>
            {say(texts.saveFile)}
          </Button>
          <Button Icon={Mail} look="primary" onClick={() => onLetter(of)}>
            {say(texts.writeToSupplier)}
          </Button>
        </>
      }
    >
      <div className="grid justify-items-start gap-3">
        <Suggested {...of} />
        <div>
          <Noticed row={row} />
          <Findings {...of} />
        </div>
        <p className="wrap-anywhere text-soft text-xs">{row.file}</p>
        {!entry.content && <p className="text-soft">{say(texts.noContent)}</p>}
        <MarkChoice entry={entry} />
      </div>
    </Dialog>
  );
}
