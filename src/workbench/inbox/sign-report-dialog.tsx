import { FileDown } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ReportKind } from '../../formats/check-report/index.ts';
import { Button } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Waiting } from '../ui/message.tsx';
import { say } from '../ui/texts/say.ts';
import { ImportKey } from '../write/signing/import-key.tsx';
import { KeyList } from '../write/signing/key-list.tsx';
import { useKeys } from '../write/signing/keys.ts';
import { MakeKey } from '../write/signing/make-key.tsx';
import { whyNoSigning } from '../write/signing/secure.ts';
import type { SaveReport } from './inbox-bar.tsx';
import * as texts from './texts.ts';

interface SignReportDialogProps {
  /** The number of files that the report is about. */
  count: number;
  onSave: SaveReport;
  onClose(): void;
}

const KINDS: readonly ReportKind[] = ['pdf', 'html', 'json'];

/** Asks for the key to sign a report, and its kind. */
export function SignReportDialog({ count, onSave, onClose }: SignReportDialogProps) {
  const { status, keys, load } = useKeys();
  useEffect(() => void load(), [load]);
  const [chosen, choose] = useState<string>();
  const [kind, setKind] = useState<ReportKind>('pdf');
  const own = keys.filter((key) => key.private);
  const key = own.find(({ kid }) => kid === chosen) ?? own[0];
  const refusal = whyNoSigning();
  const save = () => {
    // A key is plain data.
    if (key?.private) onSave(kind, { privatekey: JSON.parse(JSON.stringify(key.private)) });
    onClose();
  };
  return (
    <Dialog
      title={say(texts.signedReport)}
      description={say(texts.signedReportAbout)}
      onClose={onClose}
      footer={
        <Button Icon={FileDown} look="primary" disabled={!key || refusal !== undefined} onClick={save}>
          {say(texts.saveSignedReport)}
        </Button>
      }
    >
      {refusal !== undefined && <p role="alert">{refusal}</p>}
      {refusal === undefined && status !== 'ready' && <Waiting what={say(texts.keys)} />}
      {refusal === undefined && status === 'ready' && (
        <div className="grid grid-cols-1 gap-4">
          <p className="text-soft">{say(texts.shownOnly, { count })}</p>
          <Choice
            labelled
            label={say(texts.kindOfFile)}
            value={kind}
            options={KINDS.map((each) => ({ value: each, label: each.toUpperCase() }))}
            onChange={(value) => setKind(value as ReportKind)}
          />
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
          <section aria-label={say(texts.keys)} className="grid grid-cols-1 gap-3 border-line border-t pt-4">
            <h3 className="font-semibold">{say(texts.keys)}</h3>
            <KeyList />
            <MakeKey first={!key} onMade={choose} />
            <ImportKey label={say(texts.orImportKey)} onKept={choose} />
          </section>
        </div>
      )}
    </Dialog>
  );
}
