import { useEffect, useMemo, useState } from 'react';
import { localDay } from '../engine/document/local-day.ts';
import { startMemory, turnOn, useMemory } from '../state/memory/memory.ts';
import { noteInboxCount } from '../state/view/inbox-count.ts';
import { announce } from '../ui/announcer.tsx';
import { Button } from '../ui/button.tsx';
import { droppedFiles, takeEarly } from '../ui/dropped-files.ts';
import { Message } from '../ui/message.tsx';
import { OverlayBoundary } from '../ui/overlay-boundary.tsx';
import { order, say } from '../ui/texts/say.ts';
import { CompareDialog } from './compare/compare-dialog.tsx';
import { DatevDialog } from './datev-dialog.tsx';
import type { Entry } from './entry.ts';
import { FileDialog } from './file-dialog.tsx';
import { ForWhom } from './for-whom.tsx';
import { keepInbox, loadInbox, prepareReading, takeFiles, useInbox } from './inbox.ts';
import { InboxBar, noticed, type SaveReport, SelectionBar } from './inbox-bar.tsx';
import { InboxFilters } from './inbox-filters.tsx';
import { InboxIntroduction } from './inbox-introduction.tsx';
import { InboxProgress } from './inbox-progress.tsx';
import { InboxTable } from './inbox-table.tsx';
import { LetterDialog } from './letter/letter-dialog.tsx';
import { OpenTotals } from './open-totals.tsx';
import { useAnswerEntry, useOpenEntry } from './opening.ts';
import { PaymentsDialog } from './payments-dialog.tsx';
import { RepairFilesDialog } from './repair-files-dialog.tsx';
import { saveReport } from './report.ts';
import { filtered, type InboxRow, isOlder, noFilter, rowsOf, type Sorting, sorted, stacked } from './rows.ts';
import { showsNext } from './shown-order.ts';
import { SignReportDialog } from './sign-report-dialog.tsx';
import { SuppliersDialog } from './suppliers-dialog.tsx';
import * as texts from './texts.ts';
import { companiesIn, useRows } from './use-rows.ts';
import { wordsOf } from './words.ts';

type Shown =
  | { dialog: 'payments' | 'datev' | 'signed' | 'suppliers' | 'repair' | 'compare' }
  | { dialog: 'letter' | 'file'; key: string };

/** Lists received files: what each is, whether it can be paid, and what the user did with it. */
export function InboxPage() {
  const { entries, unread, failure, reading } = useInbox();
  const [filter, setFilter] = useState(noFilter);
  const [sorting, setSorting] = useState<Sorting>();
  const [shown, setShown] = useState<Shown>();
  useEffect(() => {
    startMemory();
    void loadInbox();
    return prepareReading();
  }, []);
  useDroppedHere();
  useEndNotice();
  const rows = useRows();
  useEffect(() => {
    if (entries) noteInboxCount(rows.filter((each) => each.entry.mark === 'new' && !isOlder(each)).length);
  }, [entries, rows]);
  const found = useMemo(() => filtered(rows, filter, wordsOf), [rows, filter]);
  const inOrder = useMemo(() => stacked(sorting ? sorted(found, sorting, order().compare) : found), [found, sorting]);
  useEffect(() => showsNext(inOrder.map(({ entry }) => entry.key)), [inOrder]);
  const openEntry = useOpenEntry();
  const answer = useAnswerEntry();
  const open = (entry: Entry) =>
    void openEntry(entry).then((isShown) => !isShown && setShown({ dialog: 'file', key: entry.key }));
  const close = () => setShown(undefined);
  const [checked, setChecked] = useState<number>();
  const onReport: SaveReport = (kind, by) => {
    setChecked(0);
    noticed(saveReport(inOrder, kind, setChecked, by).finally(() => setChecked(undefined)));
  };
  const of = shown && 'key' in shown ? rows.find(({ entry }) => entry.key === shown.key) : undefined;
  const onLetter = ({ entry }: InboxRow) => setShown({ dialog: 'letter', key: entry.key });
  const isEmpty = entries?.length === 0;
  const [selected, select] = useState<ReadonlySet<string>>(new Set());
  const chosen = inOrder.filter(({ entry }) => selected.has(entry.key));
  const waiting = found.length < rows.length ? [] : reading;
  return (
    <div className="flex min-h-0 w-full flex-col bg-panel max-md:overflow-auto">
      <InboxBar
        rows={inOrder}
        isFiltered={found.length < rows.length}
        all={rows}
        checked={checked}
        onReport={onReport}
        onDialog={(dialog) => setShown({ dialog })}
      />
      {failure !== undefined && (
        <p role="alert" className="shrink-0 bg-bad-wash px-4 py-2">
          {say(texts.notKept, { why: failure })}
        </p>
      )}
      {unread > 0 && (
        <p role="status" className="shrink-0 bg-warn-wash px-4 py-2">
          {say(texts.unread, { count: unread })}
        </p>
      )}
      <InboxProgress />
      {rows.length === 0 && reading.length === 0 ? (
        isEmpty && <Introduction />
      ) : (
        <>
          <InboxFilters rows={rows} filter={filter} onChange={setFilter} />
          <ForWhom rows={rows} className="shrink-0 border-line border-b px-4 py-1.5" />
          {chosen.length > 0 && <SelectionBar rows={chosen} onLetter={onLetter} onDone={() => select(new Set())} />}
          {inOrder.length + waiting.length > 0 ? (
            <InboxTable
              rows={inOrder}
              sorting={sorting}
              onSort={setSorting}
              reading={waiting}
              selected={selected}
              onSelect={select}
              onOpen={open}
              onLetter={onLetter}
              onAnswer={(entry) => void answer(entry)}
            />
          ) : (
            <Message title={say(texts.noneFound)} />
          )}
        </>
      )}
      {entries && <Footer rows={rows} />}
      {shown && (
        <OverlayBoundary onClose={close}>
          {shown.dialog === 'payments' && <PaymentsDialog rows={inOrder} onClose={close} />}
          {shown.dialog === 'datev' && <DatevDialog rows={inOrder} onClose={close} />}
          {shown.dialog === 'signed' && <SignReportDialog count={inOrder.length} onSave={onReport} onClose={close} />}
          {shown.dialog === 'suppliers' && <SuppliersDialog onClose={close} />}
          {shown.dialog === 'repair' && <RepairFilesDialog rows={inOrder} onClose={close} />}
          {shown.dialog === 'compare' && <CompareDialog rows={inOrder} onOpen={open} onClose={close} />}
          {shown.dialog === 'letter' && of && <LetterDialog of={of} onClose={close} />}
          {shown.dialog === 'file' && of && <FileDialog of={of} onLetter={onLetter} onClose={close} />}
        </OverlayBoundary>
      )}
    </div>
  );
}

/** What *Inbox* is for. Shows nothing while files are read. */
function Introduction() {
  const isReading = useInbox(({ progress }) => progress !== undefined);
  return isReading ? null : <InboxIntroduction />;
}

/** What is open, and where the list is kept. */
function Footer({ rows }: { rows: readonly InboxRow[] }) {
  const { isOn } = useMemory();
  if (rows.length === 0) return null;
  return (
    <footer className="flex shrink-0 flex-wrap items-center gap-x-6 gap-y-1 border-line border-t px-4 py-1.5">
      <div className="max-md:hidden">
        <OpenTotals rows={rows} today={localDay()} />
      </div>
      <p className="ml-auto flex flex-wrap items-center gap-x-3 text-soft text-xs">
        {say(isOn ? texts.whereKept : texts.notStored)}
        {!isOn && (
          <Button
            size="small"
            title={say(texts.offAbout)}
            aria-description={say(texts.offAbout)}
            onClick={() => void turnOn(true).then(keepInbox)}
          >
            {say(texts.turnOn)}
          </Button>
        )}
      </p>
    </footer>
  );
}

/** While this page is shown, files dropped on it go to the inbox. */
function useDroppedHere(): void {
  useEffect(() => {
    const drop = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      void droppedFiles(event.dataTransfer).then(takeFiles);
    };
    document.addEventListener('drop', drop);
    void takeEarly(takeFiles);
    return () => document.removeEventListener('drop', drop);
  }, []);
}

/** Announces to screen readers that all files are read. */
function useEndNotice(): void {
  useEffect(
    () =>
      useInbox.subscribe(({ progress, entries = [], suppliers }, before) => {
        if (progress !== undefined || before.progress === undefined) return;
        const counts = { pay: 0, ask: 0, refuse: 0, nothing: 0 };
        for (const { row } of rowsOf(entries, suppliers, companiesIn(useMemory.getState().entries)))
          counts[row.suggestion]++;
        announce(say(texts.finished, { count: entries.length, ...counts }));
      }),
    [],
  );
}
