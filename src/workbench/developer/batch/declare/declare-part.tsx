import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, File as FileIcon, Files, FileUp, FolderOpen, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { loadDocuments, useDocuments } from '../../../documents/documents.ts';
import { ReportView } from '../../../documents/reporting/report-shown.tsx';
import { startEngine } from '../../../engine/service/engine.ts';
import { explain } from '../../../engine/service/explain.ts';
import type { DeclareRequest } from '../../../engine/worker/declare.ts';
import { chooseFiles, chooseFolder } from '../../../state/drafts/choose-files.ts';
import { Button } from '../../../ui/button.tsx';
import { droppedFiles } from '../../../ui/dropped-files.ts';
import { saveFile } from '../../../ui/files.ts';
import { notify } from '../../../ui/notice.ts';
import { say } from '../../../ui/texts/say.ts';
import { addFiles, addRecords, numberOf, optionsOf, removeDocuments, useDeclaring } from './declaring.ts';
import { FoundLists } from './found-lists.tsx';
import { SettingsForm } from './settings-form.tsx';
import * as texts from './texts.ts';

/** Makes the French e-reporting of many documents: documents and settings in, a preview by block, and the file. */
export function DeclarePart() {
  const { documents, unread, report } = useDeclaring();
  const making = useMutation({ mutationFn: madeReport });
  const made = making.data;
  // A preview of other settings or documents must not be saved.
  const isCurrent = made?.documents === documents && made.report === report;
  const result = useRef<HTMLDivElement>(null);
  useDroppedHere();
  const preview = async () => {
    await making.mutateAsync({ documents, report }).catch(() => undefined);
    result.current?.focus();
  };
  const { answer } = made ?? {};
  const xml = isCurrent ? answer?.result : undefined;
  return (
    <div className="min-h-0 w-full overflow-auto bg-panel">
      <div className="mx-auto grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-8 px-4 py-5">
        <header className="grid gap-2">
          <Link to="/batch" className="flex items-center gap-1.5 justify-self-start text-accent hover:underline">
            <ArrowLeft aria-hidden className="size-3.5" />
            {say(texts.back)}
          </Link>
          <h1 className="font-semibold text-lg">{say(texts.title)}</h1>
          <p className="max-w-prose text-soft">{say(texts.about)}</p>
        </header>
        <Documents />
        <SettingsForm faults={isCurrent ? (answer?.faults ?? []) : []} />
        <div className="flex flex-wrap items-center gap-3">
          <Button look="primary" busy={making.isPending} onClick={() => void preview()}>
            {say(texts.preview)}
          </Button>
          <Button
            Icon={FileUp}
            disabled={typeof xml !== 'string'}
            onClick={() =>
              typeof xml === 'string' && saveFile(`${fileName(numberOf(report))}.xml`, xml, 'application/xml')
            }
          >
            {say(texts.save)}
          </Button>
        </div>
        <div ref={result} tabIndex={-1} className="grid min-w-0 gap-8 outline-none">
          <div role="status">
            {making.error && <p className="text-bad">{say(texts.failed, { why: explain(making.error).title })}</p>}
            {made && !isCurrent && <p className="text-warn">{say(texts.changed)}</p>}
          </div>
          {made && isCurrent && (
            <>
              <FoundLists answer={made.answer} documents={documents} unread={unread} />
              {made.answer.report && <ReportView report={made.answer.report} />}
            </>
          )}
        </div>
      </div>
    </div>
  );
}

type Given = Pick<ReturnType<typeof useDeclaring.getState>, 'documents' | 'report'>;

/** Makes a report in an engine of its own: thousands of documents would block the one that helps while typing. */
async function madeReport({ documents, report }: Given) {
  const request: DeclareRequest = { documents, options: optionsOf(report) };
  let lost: () => void = () => undefined;
  const isLost = new Promise<never>((_, reject) => {
    lost = () => reject(new Error(say(texts.title)));
  });
  const engine = startEngine(lost);
  try {
    return { documents, report, answer: await Promise.race([engine.calls.call('declareReport', request), isLost]) };
  } finally {
    engine.end();
  }
}

/** A number may have characters that would make a path. */
function fileName(number: string): string {
  return number.replace(/[/\\]/g, '-');
}

function Documents() {
  const { documents, unread, isReading } = useDeclaring();
  const count = documents.length + unread.length;
  return (
    <section aria-label={say(texts.documents)} className="grid gap-3">
      <h2 className="font-semibold text-base">{say(texts.documents)}</h2>
      <p className="text-soft">{say(texts.documentsAbout)}</p>
      <div className="flex flex-wrap gap-2">
        <Button Icon={FolderOpen} onClick={() => void chooseFolder().then(addFiles)}>
          {say(texts.chooseFolder)}
        </Button>
        <Button Icon={FileIcon} onClick={() => void chooseFiles().then(addFiles)}>
          {say(texts.chooseFiles)}
        </Button>
        <Button Icon={Files} onClick={() => void addMine()}>
          {say(texts.myDocuments)}
        </Button>
        {count > 0 && (
          <Button Icon={Trash2} look="bare" onClick={removeDocuments}>
            {say(texts.removeAll)}
          </Button>
        )}
      </div>
      <p role="status" className="font-medium">
        {isReading ? say(texts.reading) : say(texts.count, { count })}
      </p>
    </section>
  );
}

async function addMine(): Promise<void> {
  await loadDocuments();
  if (addRecords(useDocuments.getState().records ?? []) === 0) notify({ title: say(texts.noneKept) });
}

/** While this part is shown, files dropped anywhere go to the report. */
function useDroppedHere(): void {
  useEffect(() => {
    const drop = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      void droppedFiles(event.dataTransfer).then(addFiles);
    };
    document.addEventListener('drop', drop);
    return () => document.removeEventListener('drop', drop);
  }, []);
}
