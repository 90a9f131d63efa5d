import { FileDown } from 'lucide-react';
import type { AttachedFile } from '../../formats/index.ts';
import type { Draft } from '../drafts/draft-storage.ts';
import { useRun } from '../drafts/runs.ts';
import { say } from '../texts/say.ts';
import { Button } from '../ui/button.tsx';
import { saveFile } from '../ui/files.ts';
import { Message, Waiting } from '../ui/message.tsx';
import * as texts from './texts.ts';

/** The files in an e-invoice, those in the PDF that it came in, and that PDF. */
export function FilesPanel({ draft: { id, pdf } }: { draft: Draft }) {
  const { inspection, noInvoice } = useRun(id);
  if (!inspection && noInvoice === undefined) return <Waiting what={say(texts.checking)} />;
  const { files = [], pdfFiles = [] } = inspection ?? {};
  if (files.length === 0 && !pdf) return <Message title={say(texts.noFiles)} about={say(texts.noFilesAbout)} />;
  return (
    <div className="grid min-w-0 flex-1 content-start gap-6 overflow-auto px-4 py-3.5">
      {pdf && (
        <section className="grid gap-2">
          <p className="font-semibold">{say(texts.pdf)}</p>
          <p className="text-soft">{say(pdfFiles.length > 0 ? texts.pdfAbout : texts.pdfAlone)}</p>
          <ul className="flex flex-wrap gap-2">
            <li className="min-w-0">
              <SaveButton name={pdf.name} onClick={() => void savePdf(pdf)} />
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

async function savePdf(pdf: File): Promise<void> {
  saveFile(pdf.name, new Uint8Array(await pdf.arrayBuffer()), 'application/pdf');
}

function saveAttached({ name, media_type, data }: AttachedFile): void {
  const bytes = Uint8Array.from(atob(data.replace(/\s/g, '')), (character) => character.charCodeAt(0));
  // A name is not a path, whatever it says.
  saveFile(name.replace(/[/\\]/g, '-'), bytes, media_type);
}
