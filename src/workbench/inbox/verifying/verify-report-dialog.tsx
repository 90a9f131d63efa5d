import { useQuery } from '@tanstack/react-query';
import { FileCheck2 } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { text } from '../../engine/document/values.ts';
import { engine } from '../../engine/service/engine.ts';
import type { VerifiedReport } from '../../engine/worker/verify-report.ts';
import { chooseFiles } from '../../state/drafts/choose-files.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Waiting } from '../../ui/message.tsx';
import { DATED_ENGLISH, inLanguage, say } from '../../ui/texts/say.ts';
import { Facts, Stated } from '../../write/envelope/facts.tsx';
import { ImportKey } from '../../write/signing/import-key.tsx';
import { useKeys } from '../../write/signing/keys.ts';
import { whyNoSigning } from '../../write/signing/secure.ts';
import { readSignature } from '../../write/signing/signature.ts';
import * as texts from './texts.ts';

interface VerifyReportDialogProps {
  name: string;
  file: File;
  onClose(): void;
}

const moment = inLanguage(
  (tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'short' }),
  DATED_ENGLISH,
);

/** Shows whether the report of a check is as it was signed, and by which key. */
export function VerifyReportDialog({ name, file, onClose }: VerifyReportDialogProps) {
  const { keys, status, load } = useKeys();
  useEffect(() => void load(), [load]);
  const [checked, setChecked] = useState<readonly File[]>([]);
  const refusal = whyNoSigning();
  const publickeys = keys.map((each) => each.public);
  const { data: verified, error } = useQuery({
    queryKey: ['verify-report', file, publickeys, checked],
    queryFn: () => engine().call('verifyReport', { file, publickeys, checked }),
    enabled: status === 'ready' && refusal === undefined,
    placeholderData: (before) => before,
    gcTime: 0,
    retry: false,
  });
  const { header, payload } = readSignature(verified?.signature ?? '') ?? { header: {}, payload: {} };
  const kid = text(header.kid);
  const signer = keys.find((each) => each.kid === kid)?.name;
  return (
    <Dialog title={say(texts.title, { name })} description={say(texts.about)} onClose={onClose}>
      {refusal !== undefined && <p role="alert">{refusal}</p>}
      {error && <p role="alert">{say(texts.failed, { why: String(error) })}</p>}
      {!verified && !error && refusal === undefined && <Waiting what={say(texts.verifying)} />}
      {verified && (
        <div className="@container grid grid-cols-1 gap-4">
          <p role="status">
            <State verified={verified} signer={signer ?? kid ?? ''} />
          </p>
          <Facts
            facts={[
              { name: say(texts.key), value: signer ?? kid, code: signer === undefined },
              { name: say(texts.signer), value: text(payload.iss) },
              { name: say(texts.signedAt), value: typeof payload.iat === 'number' && timeOf(payload.iat * 1000) },
              { name: say(texts.checkedAt), value: timeOf(verified.checkedAt) },
              { name: say(texts.program), value: verified.program },
              { name: say(texts.files), value: verified.files > 0 && verified.files },
            ]}
          />
          {verified.state === 'unknown-key' && <ImportKey label={say(texts.importKey)} />}
          {verified.files > 0 && (
            <section aria-label={say(texts.compare)} className="grid justify-items-start gap-2">
              <p className="text-soft">{say(texts.compare)}</p>
              <Button Icon={FileCheck2} onClick={() => void chooseFiles().then(setChecked)}>
                {say(texts.compareFiles)}
              </Button>
              {verified.checked.map((each) => (
                <p key={each.name} className="wrap-anywhere">
                  <Stated tone={each.isIn ? 'good' : 'bad'}>
                    {say(each.isIn ? texts.isIn : texts.isNotIn, { name: each.name })}
                  </Stated>
                </p>
              ))}
            </section>
          )}
        </div>
      )}
    </Dialog>
  );
}

function State({ verified, signer }: { verified: VerifiedReport; signer: string }): ReactNode {
  const { state, why } = verified;
  switch (state) {
    case 'valid':
      return <Stated tone="good">{say(texts.valid, { key: signer })}</Stated>;
    case 'changed':
      return <Stated tone="bad">{say(texts.changed)}</Stated>;
    case 'unsigned':
      return <Stated tone="warn">{say(texts.unsigned)}</Stated>;
    case 'unknown-key':
      return <Stated tone="warn">{say(texts.unknownKey)}</Stated>;
    default:
      return <Stated tone="bad">{say(texts.notValid, { why })}</Stated>;
  }
}

function timeOf(time: number | string | undefined): string | undefined {
  return time === undefined ? undefined : moment().format(new Date(time));
}
