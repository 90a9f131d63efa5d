import { useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { useOwnDrafts } from '../state/drafts/drafts.ts';
import { useShowDraft } from '../state/drafts/use-active-draft.ts';
import { startMemory, turnOn, useMemory } from '../state/memory/memory.ts';
import * as memoryTexts from '../state/memory/texts.ts';
import { useKeptFiles } from '../state/stores/kept-files.tsx';
import { readSaved } from '../state/stores/saved-file.ts';
import { billKey, useBills } from '../state/view/bills.ts';
import { useCommands } from '../state/view/commands.ts';
import { Button } from '../ui/button.tsx';
import { saveFile } from '../ui/files.ts';
import { MenuItem, MenuLine } from '../ui/menu.tsx';
import { Message } from '../ui/message.tsx';
import { MoreMenu } from '../ui/more-menu.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { Segments } from '../ui/segments.tsx';
import { counted, order, say } from '../ui/texts/say.ts';
import { useMedia } from '../ui/use-media.ts';
import { DocumentCards } from './document-cards.tsx';
import type { DocumentCommand, RowsProps } from './document-parts.tsx';
import { clearDocuments, keepDocuments, loadDocuments, useDocuments } from './documents.ts';
import { DocumentsTable } from './documents-table.tsx';
import { NumbersUsed } from './numbers-used.tsx';
import { OpenAmounts } from './open-amounts.tsx';
import { writeRecords } from './record.ts';
import { REPORTING } from './reporting/address.ts';
import * as reportTexts from './reporting/texts.ts';
import { draftOf } from './row-draft.ts';
import {
  countsOf,
  doubtsAmong,
  foundIn,
  isIssuedInFrance,
  openDrafts,
  rowsOf,
  type Shown,
  type Sorting,
  sorted,
} from './rows.ts';
import * as texts from './texts.ts';
import { useSummaries } from './use-summaries.ts';

const kinds: readonly { value: Shown; name: string }[] = [
  { value: 'all', name: texts.all },
  { value: 'written', name: texts.written },
  { value: 'received', name: texts.received },
  { value: 'drafts', name: texts.drafts },
];

/** Lists the documents that the user wrote and received. */
export function DocumentsPage() {
  const { isOn } = useMemory();
  const { records = [], failure } = useDocuments();
  const drafts = useOwnDrafts();
  const [shown, setShown] = useState<Shown>('all');
  const [search, setSearch] = useState('');
  const [sorting, setSorting] = useState<Sorting>();
  useEffect(() => {
    startMemory();
    void loadDocuments();
  }, []);
  const open = useMemo(() => openDrafts(records, drafts), [records, drafts]);
  const summaries = useSummaries(open);
  const rows = useMemo(() => rowsOf(records, open, summaries), [records, open, summaries]);
  const isFrench = useMemo(() => rows.some(isIssuedInFrance), [rows]);
  const doubts = useMemo(() => doubtsAmong(rows), [rows]);
  const found = useMemo(() => foundIn(rows, shown, search), [rows, shown, search]);
  const inOrder = useMemo(() => (sorting ? sorted(found, sorting, order().compare) : found), [found, sorting]);
  const openRow = useOpenRow();
  const isWide = useMedia('(min-width: 900px)');
  const counts = useMemo(() => countsOf(rows), [rows]);
  return (
    <div className="flex min-h-0 w-full flex-col bg-panel max-md:overflow-auto">
      <div className="flex min-h-13 shrink-0 items-center gap-x-4 border-line border-b px-4 py-2 max-md:gap-x-2">
        <h1 className="font-semibold text-[0.9375rem]">{say(texts.title)}</h1>
        <OpenAmounts records={records} />
        <div className="ml-auto">
          <More isFrench={isFrench} />
        </div>
      </div>
      {!isOn && (
        <div className="flex shrink-0 flex-wrap items-center gap-x-4 gap-y-2 border-line border-b bg-sunk px-4 py-3">
          <p className="max-w-prose">
            <strong className="font-semibold">{say(texts.off)}.</strong> {say(texts.offAbout)}
          </p>
          <Button look="primary" onClick={() => void turnOn(true)}>
            {say(texts.turnOn)}
          </Button>
        </div>
      )}
      {failure !== undefined && (
        <p role="alert" className="shrink-0 bg-bad-wash px-4 py-2">
          {say(texts.notKept, { why: failure })}
        </p>
      )}
      <section
        aria-label={say(texts.show)}
        className="flex shrink-0 flex-wrap items-center gap-x-4 gap-y-2 border-line border-b px-4 py-2"
      >
        <Segments
          label={say(texts.show)}
          value={shown}
          options={kinds.map(({ value, name }) => ({
            value,
            content: (
              <>
                {say(name)} <span className="font-normal">{counted(counts[value])}</span>
              </>
            ),
          }))}
          onChange={setShown}
        />
        <SearchField
          label={say(texts.search)}
          placeholder={say(texts.searchWhat)}
          value={search}
          onChange={setSearch}
        />
      </section>
      {inOrder.length > 0 ? (
        isWide ? (
          <DocumentsTable rows={inOrder} doubts={doubts} sorting={sorting} onSort={setSorting} onOpen={openRow} />
        ) : (
          <DocumentCards rows={inOrder} doubts={doubts} onOpen={openRow} />
        )
      ) : (
        <Message
          title={say(rows.length > 0 ? texts.noneFound : texts.empty)}
          about={rows.length > 0 ? undefined : say(texts.emptyAbout)}
        />
      )}
      <NumbersUsed records={records} />
    </div>
  );
}

/** Other lists of what is remembered, and ways to save, load and delete this one. */
function More({ isFrench }: { isFrench: boolean }) {
  const { records = [] } = useDocuments();
  const navigate = useNavigate();
  const { items, outside } = useKeptFiles({
    save: records.length > 0 ? () => saveFile('billwright-documents.json', writeRecords(records)) : undefined,
    async take(text) {
      const taken = (await readSaved(text, 'documents'))?.documents;
      if (taken === undefined) return undefined;
      await keepDocuments(taken);
      return say(texts.imported, { count: taken.length });
    },
    notOurs: say(texts.notOurs),
    clear: say(texts.clear),
    clearAsk: say(texts.clearAsk),
    onClear: records.length > 0 ? () => void clearDocuments() : undefined,
  });
  return (
    <>
      <MoreMenu>
        <MenuItem onSelect={() => void navigate({ to: '/company' })}>{say(memoryTexts.seeAll)}</MenuItem>
        {isFrench && (
          <MenuItem onSelect={() => void navigate({ to: '/batch', hash: REPORTING })}>
            {say(reportTexts.makeReport)}
          </MenuItem>
        )}
        <MenuLine />
        {items}
      </MoreMenu>
      {outside}
    </>
  );
}

interface Wanted {
  draft: string;
  command: DocumentCommand;
}

/** Returns a function that shows a document, and runs a command on it if one is named: its draft, or a new one of its text if that was closed. */
function useOpenRow(): RowsProps['onOpen'] {
  const show = useShowDraft();
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<Wanted>();
  const command = useCommands().find(({ id }) => id === wanted?.command);
  // In the next frame: without a draft there were no commands.
  useEffect(() => {
    if (!wanted || !command) return;
    setWanted(undefined);
    void show(wanted.draft).then(() => command.runOn(wanted.draft));
  }, [wanted, command, show]);
  return (row, command) => {
    const { shown, party, number } = row;
    const file = shown === 'received' ? useBills.getState().bills.get(billKey(party, number))?.file : undefined;
    if (file !== undefined) return void navigate({ to: '/inbox', search: { file } });
    const id = draftOf(row);
    if (command) setWanted({ draft: id, command });
    else void show(id);
  };
}
