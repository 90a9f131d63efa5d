import { FileDown } from 'lucide-react';
import type { AttachedFile } from '../../../formats/index.ts';
import type { ShownSignature } from '../../engine/worker/inspect.ts';
import type { Draft } from '../../state/drafts/draft-storage.ts';
import { useRun } from '../../state/drafts/runs.ts';
import { Button } from '../../ui/button.tsx';
import { saveFile } from '../../ui/files.ts';
import { Message, Waiting } from '../../ui/message.tsx';
import { formatShown } from '../../ui/texts/format.ts';
import { say } from '../../ui/texts/say.ts';
import * as texts from './texts.ts';

/** The files in an e-invoice and its PDF, that PDF, and the signed file. */
export function FilesPanel({ draft: { id, pdf, signed } }: { draft: Draft }) {
  const { inspection, noInvoice } = useRun(id, 'inspection', 'noInvoice');
  if (!inspection && noInvoice === undefined) return <Waiting what={say(texts.checking)} />;
  const { files = [], pdfFiles = [] } = inspection ?? {};
  if (files.length === 0 && !pdf && !signed)
    return <Message title={say(texts.noFiles)} about={say(texts.noFilesAbout)} />;
  return (
    <div className="grid min-w-0 flex-1 content-start gap-6 overflow-auto px-4 py-3.5">
      {signed && <SignedFile signed={signed} signature={inspection?.signature} />}
      {pdf && (
        <section className="grid gap-2">
          <p className="font-semibold">{say(texts.pdf)}</p>
          <p className="text-soft">{say(pdfFiles.length > 0 ? texts.pdfAbout : texts.pdfAlone)}</p>
          <ul className="flex flex-wrap gap-2">
            <li className="min-w-0">
              <SaveButton name={pdf.name} onClick={() => void saveSource(pdf, 'application/pdf')} />
            </li>
            <FileItems files={pdfFiles} />
          </ul>
        </section>
      )}
      {files.length > 0 && (
        <section className="grid gap-2">
          <p className="font-semibold">{say(texts.files)}</p>
          <p className="text-soft">{say(texts.filesAbout)}</p>
          <ul className="flex flex-wrap gap-2">
            <FileItems files={files} />
          </ul>
        </section>
      )}
    </div>
  );
}

/** The signed file of an e-invoice, with the data of its certificates. */
function SignedFile({ signed, signature }: { signed: File; signature: ShownSignature | undefined }) {
  return (
    <section className="grid gap-2">
      <p className="font-semibold">{say(texts.signedFile)}</p>
      <p className="text-soft">{say(texts.signedAbout)}</p>
      {signature?.said.map((each) => (
        <p key={each}>{each}</p>
      ))}
      <ul className="grid gap-1">
        {signature?.signedBy.map((each) => (
          <li key={each.serial} className="wrap-anywhere">
            {certificateText(each)}
          </li>
        ))}
      </ul>
      <div className="min-w-0">
        <SaveButton name={signed.name} onClick={() => void saveSource(signed, 'application/pkcs7-mime')} />
      </div>
    </section>
  );
}

function certificateText({ subject, issuer, serial, from, to }: ShownSignature['signedBy'][number]): string {
  const day = (text: string | undefined) => (text === undefined ? '–' : dayOf(text));
  return say(texts.certificate, {
    subject: subject ?? '–',
    issuer: issuer ?? '–',
    serial,
    from: day(from),
    to: day(to),
  });
}

/** Returns the day of a certificate's time, whose year has two or four digits (RFC 5280): `260131235959Z`. */
function dayOf(time: string): string {
  const [, year = '', month = '', day = ''] = /^(\d{2}|\d{4})(\d{2})(\d{2})\d{4,6}Z$/.exec(time) ?? [];
  if (year === '') return time;
  const century = year.length === 4 ? '' : Number(year) < 50 ? '20' : '19';
  return formatShown().date(`${century}${year}-${month}-${day}`);
}

function FileItems({ files }: { files: readonly AttachedFile[] }) {
  return files.map((file) => (
    <li key={`${file.id} ${file.name}`} className="min-w-0">
      <SaveButton name={file.name} title={file.description} onClick={() => saveAttached(file)} />
    </li>
  ));
}

interface SaveButtonProps {
  name: string;
  title?: string | undefined;
  onClick(): void;
}

function SaveButton({ name, title, onClick }: SaveButtonProps) {
  return (
    <Button Icon={FileDown} onClick={onClick} title={title}>
      <span className="max-w-72 truncate">{say(texts.saveFile, { file: name })}</span>
    </Button>
  );
}

async function saveSource(file: File, mediaType: string): Promise<void> {
  saveFile(file.name, new Uint8Array(await file.arrayBuffer()), mediaType);
}

function saveAttached({ name, media_type, data }: AttachedFile): void {
  const bytes = Uint8Array.from(atob(data.replace(/\s/g, '')), (character) => character.charCodeAt(0));
  // A file name must not become a path.
  saveFile(name.replace(/[/\\]/g, '-'), bytes, media_type);
}
