import { useLocation, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { REPORTING } from '../../documents/reporting/address.ts';
import { useDrafts } from '../../state/drafts/drafts.ts';
import { announce } from '../../ui/announcer.tsx';
import { droppedFiles, droppedHandles, takeEarly } from '../../ui/dropped-files.ts';
import { Message } from '../../ui/message.tsx';
import { notify } from '../../ui/notice.ts';
import { Segments } from '../../ui/segments.tsx';
import { say } from '../../ui/texts/say.ts';
import { leaveBatch, restoreBatch, takeFiles } from './batch.ts';
import { BatchBar } from './batch-bar.tsx';
import { BatchFilters } from './batch-filters.tsx';
import { BatchIntroduction } from './batch-introduction.tsx';
import { BatchProgress } from './batch-progress.tsx';
import { type Batch, useBatch, useBatchOptions } from './batch-state.ts';
import { BatchTable } from './batch-table.tsx';
import { BooksTable } from './books-table.tsx';
import { filterRows, noFilter } from './filter.ts';
import { readAgain } from './read-files.ts';
import type { Row } from './row.ts';
import { type Sorting, sorted } from './sort.ts';
import { summaryOf } from './summary.ts';
import { SumsTable } from './sums-table.tsx';
import * as texts from './texts.ts';

const DeclarePart = lazy(async () => ({ default: (await import('./declare/declare-part.tsx')).DeclarePart }));

/** Processes many documents, or makes a report of them. */
export function BatchPage() {
  const hash = useLocation({ select: (location) => location.hash });
  if (hash !== REPORTING) return <BatchResults />;
  return (
    <Suspense>
      <DeclarePart />
    </Suspense>
  );
}

/** Builds or validates documents and lists the results in a table. */
function BatchResults() {
  const { phase, rows } = useBatch();
  const [filter, setFilter] = useState(noFilter);
  const summary = useMemo(() => summaryOf(rows), [rows]);
  const [sorting, setSorting] = useState<Sorting>();
  const [view, setView] = useState<View>('faults');
  const found = useMemo(() => filterRows(rows, filter), [rows, filter]);
  const shown = useMemo(() => (view === 'books' ? sorted(found, sorting) : found), [found, sorting, view]);
  const openRow = useOpenRow();
  useEffect(() => {
    void restoreBatch();
    return leaveBatch;
  }, []);
  useDroppedHere();
  useEndNotice();

  return (
    <div className="flex min-h-0 w-full flex-col bg-panel max-md:overflow-auto">
      <BatchBar rows={shown} summary={summary} />
      {phase === 'empty' ? (
        <BatchIntroduction />
      ) : (
        <>
          <BatchProgress summary={summary} />
          <BatchFilters filter={filter} summary={summary} total={rows.length} onChange={setFilter}>
            <Segments
              label={say(texts.view)}
              value={view}
              options={views.map(([value, name]) => ({ value, content: say(name) }))}
              onChange={setView}
              className="md:ml-auto"
            />
          </BatchFilters>
          {shown.length > 0 ? (
            <>
              {view === 'faults' && <BatchTable rows={shown} onOpen={openRow} />}
              {view === 'books' && (
                <BooksTable rows={shown} sorting={sorting} onSort={setSorting} onOpen={(row) => void openRow(row)} />
              )}
              {view === 'sums' && <SumsTable rows={shown} />}
            </>
          ) : (
            <NothingShown isEmpty={rows.length === 0} phase={phase} />
          )}
        </>
      )}
    </div>
  );
}

type View = 'faults' | 'books' | 'sums';

/** Views of the results: faults, books or sums. */
const views: readonly (readonly [View, string])[] = [
  ['faults', texts.faultsView],
  ['books', texts.booksView],
  ['sums', texts.sumsView],
];

function NothingShown({ isEmpty, phase }: { isEmpty: boolean; phase: Batch['phase'] }) {
  if (!isEmpty) return <Message title={say(texts.noneShown)} about={say(texts.noneShownAbout)} />;
  if (phase === 'running') return <Message title={say(texts.reading)} />;
  // Its content is not known yet.
  if (phase !== 'done') return null;
  return <Message title={say(texts.noDocument)} about={say(texts.noDocumentAbout)} />;
}

/** While this page is shown, anything dropped on it goes to the batch. */
function useDroppedHere(): void {
  useEffect(() => {
    const drop = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      void Promise.all([droppedFiles(event.dataTransfer), droppedHandles(event.dataTransfer)]).then(
        ([files, handles]) => takeFiles(files, { handles }),
      );
    };
    document.addEventListener('drop', drop);
    void takeEarly(takeFiles);
    return () => document.removeEventListener('drop', drop);
  }, []);
}

/** Announces the end of a batch to screen readers. */
function useEndNotice(): void {
  useEffect(
    () =>
      useBatch.subscribe(({ phase, rows }, before) => {
        if (before.phase !== 'running' || phase === 'running' || phase === 'empty') return;
        const { good, faulty, unreadable } = summaryOf(rows).counts;
        const how = { done: texts.doneNotice, aborted: texts.abortedNotice, failed: texts.failedNotice }[phase];
        announce(say(how, { good, faulty, unreadable }));
      }),
    [],
  );
}

/** Opens a row's document as a new draft. The results stay. */
function useOpenRow(): (row: Row) => Promise<void> {
  const navigate = useNavigate();
  return async ({ file, part, name }) => {
    if (useBatch.getState().waiting) {
      notify({ title: say(texts.notOpened, { name, why: say(texts.filesWanted) }), tone: 'bad' });
      return;
    }
    const found = await readAgain(file, part);
    if (!found || (found.fault !== undefined && found.text === '')) {
      notify({ title: say(texts.notOpened, { name, why: found?.fault ?? say(texts.fileChanged) }), tone: 'bad' });
      return;
    }
    const text = part === undefined ? found.text : (await import('../../engine/document/edits.ts')).ofLine(found.text);
    useBatchOptions.setState({ keep: true });
    const id = useDrafts.getState().open(text, useBatchOptions.getState().envelop);
    void navigate({ to: '/', search: { draft: id } });
    notify({ title: say(texts.opened, { name }), description: say(texts.openedAbout) });
  };
}
