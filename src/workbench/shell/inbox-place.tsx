import { useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { Group, Panel, Separator } from 'react-resizable-panels';
import { Inbox, ReceivedHead } from '../inbox/load.ts';
import { askForCorrected } from '../inbox/texts.ts';
import type { Draft } from '../state/drafts/draft-storage.ts';
import { useActiveDraft } from '../state/drafts/use-active-draft.ts';
import { say } from '../ui/texts/say.ts';
import { useMedia } from '../ui/use-media.ts';
import { DocumentRegion } from './document-region.tsx';
import { ResultRegion } from './result/result-region.tsx';
import * as texts from './texts.ts';
import { separator } from './workbench-page.tsx';

/** The received bills, or one of them. */
export function InboxPlace() {
  const { file } = useSearch({ from: '/inbox' });
  return <Suspense>{file === undefined ? <Inbox /> : <Received file={file} />}</Suspense>;
}

/** A received bill: what to do with it above its page and its checks. On a phone, the checks first. */
function Received({ file }: { file: string }) {
  const draft = useActiveDraft();
  return (
    <div className="flex size-full min-h-0 flex-col bg-panel">
      <ReceivedHead file={file} draft={draft} />
      {draft && <Regions key={draft.id} draft={draft} />}
    </div>
  );
}

function Regions({ draft }: { draft: Draft }) {
  const { panel } = useSearch({ from: '/inbox' });
  const navigate = useNavigate();
  const isWide = useMedia('(min-width: 800px)');
  const why = say(askForCorrected);
  const document = <DocumentRegion draft={draft} received={why} />;
  const result = (
    <ResultRegion
      draft={draft}
      readOnly={why}
      panel={panel}
      onPanel={(panel) => void navigate({ to: '.', search: (search) => ({ ...search, panel }), replace: true })}
      withPage={!isWide}
    />
  );
  if (!isWide) {
    return (
      <>
        {/* Stays mounted, because it checks the document. */}
        <div className="hidden">{document}</div>
        <div className="min-h-0 flex-1">{result}</div>
      </>
    );
  }
  return (
    <Group orientation="horizontal" className="min-h-0 flex-1">
      <Panel id="document" minSize="25%" defaultSize="54%">
        {document}
      </Panel>
      <Separator className={`${separator} w-px`} aria-label={say(texts.documentWidth)} />
      <Panel id="result" minSize="25%">
        {result}
      </Panel>
    </Group>
  );
}
