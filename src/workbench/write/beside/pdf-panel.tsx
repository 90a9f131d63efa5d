import { useQuery } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Draft } from '../../state/drafts/draft-storage.ts';
import { fileName } from '../../state/drafts/export.ts';
import { invoiceShown, useRun } from '../../state/drafts/runs.ts';
import { Button } from '../../ui/button.tsx';
import { saveBlob } from '../../ui/files.ts';
import { Message, Waiting } from '../../ui/message.tsx';
import { say } from '../../ui/texts/say.ts';
import { FaultList } from '../problems/fault-list.tsx';
import { savedQuery } from '../saving/saving-queries.ts';
import * as texts from './texts.ts';

/** The PDF of a document, or the one that contained an e-invoice, in the browser's viewer. */
export function PdfPanel({ draft: { id, text, pdf } }: { draft: Draft }) {
  // Determine the invoice shown.
  const { paperLanguage } = useRun(id, 'inspection', 'invoice', 'paperLanguage');
  const { data, error } = useQuery({
    ...savedQuery(text, 'pdf', pdf === undefined, { invoice: invoiceShown(id), language: paperLanguage }),
    placeholderData: (before) => before,
    // Each key leads to a different drawing.
    gcTime: 0,
  });
  const content = data?.content;
  const blob = pdf ?? (content instanceof Uint8Array ? content : undefined);
  const address = useAddressOf(blob);
  if (error) return <Message title={say(texts.noPdf)} about={error.message} />;
  if (!pdf && data && !blob) {
    return (
      <div className="min-h-0 flex-1 overflow-auto px-4 py-3.5">
        <p className="font-semibold text-bad">{say(texts.refused, { count: data.faults.length })}</p>
        <FaultList faults={data.faults} />
      </div>
    );
  }
  if (!blob || !address) return <Waiting what={say(texts.drawing)} />;
  const name = pdf?.name ?? `${fileName(text)}.pdf`;
  const save = (
    <Button Icon={FileDown} size="small" onClick={() => saveBlob(name, asBlob(blob))}>
      <span className="max-w-72 truncate">{say(texts.savePdf, { file: name })}</span>
    </Button>
  );
  if (!navigator.pdfViewerEnabled) {
    return (
      <Message title={say(texts.noViewer)} about={say(pdf ? texts.noViewerReceived : texts.noViewerAbout)}>
        {save}
      </Message>
    );
  }
  return (
    <div className="flex min-h-0 min-w-0 flex-1 flex-col">
      <div className="flex min-h-10 shrink-0 items-center justify-end border-line border-b px-4 py-1.5">{save}</div>
      <iframe title={name} src={`${address}${FITTING}`} className="min-h-0 w-full flex-1 border-0" />
    </div>
  );
}

/** Viewer options: fit the width, without thumbnails. */
const FITTING = '#view=FitH&navpanes=0&pagemode=none';

type Content = Blob | Uint8Array<ArrayBuffer>;

function asBlob(content: Content): Blob {
  return content instanceof Blob ? content : new Blob([content], { type: 'application/pdf' });
}

/** Returns an object URL for a PDF while it is shown. */
function useAddressOf(content: Content | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!content) return;
    // A dropped file may lack its type.
    const made = URL.createObjectURL(new Blob([asBlob(content)], { type: 'application/pdf' }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [content]);
  return address;
}
