import { FileDown } from 'lucide-react';
import type { Verification } from '../../../paper/verification.ts';
import { engine } from '../../engine/service/engine.ts';
import { fileName } from '../../state/drafts/export.ts';
import { Button } from '../../ui/button.tsx';
import { saveFile } from '../../ui/files.ts';
import { notify } from '../../ui/notice.ts';
import { say } from '../../ui/texts/say.ts';
import { QrCode } from '../preview/qr-code.tsx';
import * as texts from './texts.ts';

/** The code to verify the file being saved, and the PDF with it. */
export function VerificationCode({ text, verification }: { text: string; verification: Verification }) {
  const { url, label } = verification;
  const save = async () => {
    const bytes = await engine().call('savePages', { text, verification });
    if (bytes) saveFile(`${fileName(text)}.pdf`, bytes, 'application/pdf');
    else notify({ title: say(texts.noPages), tone: 'bad' });
  };
  return (
    <section aria-label={say(texts.verification)} className="mt-4 flex flex-wrap items-start gap-4">
      <QrCode label={label} payload={url} />
      <div className="grid min-w-48 flex-1 justify-items-start gap-2">
        <p className="font-semibold">{say(texts.verification)}</p>
        <p className="text-soft">{say(texts.verificationAbout)}</p>
        <p className="wrap-anywhere text-faint text-xs">{url}</p>
        <Button size="small" Icon={FileDown} onClick={() => void save()}>
          {say(texts.savePages)}
        </Button>
      </div>
    </section>
  );
}
