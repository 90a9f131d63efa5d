import { Banknote, Plus } from 'lucide-react';
import type { SignOptions } from '../../engine/index.ts';
import type { ReportKind } from '../../formats/check-report/index.ts';
import { localDay } from '../engine/document/local-day.ts';
import { chooseFiles, chooseFolder } from '../state/drafts/choose-files.ts';
import { ask } from '../state/drafts/questions.ts';
import { useKeptFiles } from '../state/stores/kept-files.tsx';
import { Button } from '../ui/button.tsx';
import { saveBlob } from '../ui/files.ts';
import { Menu, MenuItem, MenuLabel, MenuLine } from '../ui/menu.tsx';
import { MoreMenu } from '../ui/more-menu.tsx';
import { notify } from '../ui/notice.ts';
import { counted, say, sayList } from '../ui/texts/say.ts';
import { Words } from '../ui/texts/words.tsx';
import * as compareTexts from './compare/texts.ts';
import { marks, readInbox, writeInbox } from './entry.ts';
import { addSaved, clearFiles, markFiles, removeFile, takeFiles, useInbox } from './inbox.ts';
import { isRepairable } from './repair-files.ts';
import { saveList } from './report.ts';
import { countToPay, type InboxRow, totalsOf } from './rows.ts';
import * as texts from './texts.ts';
import { amountShown } from './words.ts';

interface InboxBarProps {
  /** The rows that pass the filters. */
  rows: readonly InboxRow[];
  /** All rows. */
  all: readonly InboxRow[];
  isFiltered: boolean;
  /** The number of files checked for a report that is being saved. */
  checked: number | undefined;
  onReport: SaveReport;
  onDialog(dialog: 'payments' | 'datev' | 'signed' | 'suppliers' | 'repair' | 'compare'): void;
}

const iconOnPhone = 'max-md:px-2 max-md:[&>span]:sr-only';

/** Saves a report on the rows shown, signed if requested. */
export type SaveReport = (kind: ReportKind, by?: SignOptions) => void;

/** The name of the page, what is to be paid, and what can be done with the files shown. */
export function InboxBar({ rows, all, isFiltered, checked, onReport, onDialog }: InboxBarProps) {
  const isEmpty = all.length === 0;
  const { items, outside } = useFiles(!isEmpty);
  const list = (kind: 'xlsx' | 'csv') => noticed(saveList(rows, kind));
  return (
    <div className="flex min-h-13 shrink-0 items-center gap-x-3 border-line border-b px-4 py-2 max-md:gap-x-2">
      <h1 className="font-semibold text-[0.9375rem]">{say(texts.title)}</h1>
      <ToPay rows={all} />
      <div className="ml-auto flex shrink-0 items-center gap-2 max-md:gap-1">
        {checked !== undefined && (
          <p role="status" className="text-soft tabular-nums">
            {say(texts.reporting, { done: counted(checked), total: counted(rows.length) })}
          </p>
        )}
        {!isEmpty && (
          <>
            <Button Icon={Plus} onClick={() => void chooseFiles().then(takeFiles)} className={iconOnPhone}>
              <span>{say(texts.addFiles)}</span>
            </Button>
            <Button Icon={Banknote} look="primary" onClick={() => onDialog('payments')} className={iconOnPhone}>
              <span>{say(texts.payments)}</span>
            </Button>
          </>
        )}
        <MoreMenu>
          {isFiltered && <MenuLabel>{say(texts.shownOnly, { count: counted(rows.length) })}</MenuLabel>}
          {!isEmpty && (
            <>
              <MenuItem onSelect={() => void chooseFolder().then(takeFiles)}>{say(texts.chooseFolder)}</MenuItem>
              <MenuLine />
              {(['pdf', 'html', 'json'] as const).map((kind) => (
                <MenuItem key={kind} disabled={checked !== undefined} onSelect={() => onReport(kind)}>
                  {say(texts.reportAs, { kind: kind.toUpperCase() })}
                </MenuItem>
              ))}
              <MenuItem onSelect={() => onDialog('signed')}>{say(texts.signedReport)}</MenuItem>
              <MenuItem onSelect={() => list('xlsx')}>{say(texts.listAsXlsx)}</MenuItem>
              <MenuItem onSelect={() => list('csv')}>{say(texts.listAsCsv)}</MenuItem>
              <MenuItem onSelect={() => onDialog('datev')}>{say(texts.datev)}</MenuItem>
              <MenuLine />
              <MenuItem onSelect={() => onDialog('compare')}>{say(compareTexts.open)}</MenuItem>
              <MenuItem disabled={!rows.some(isRepairable)} onSelect={() => onDialog('repair')}>
                {say(texts.fixFiles)}
              </MenuItem>
            </>
          )}
          <MenuItem onSelect={() => onDialog('suppliers')}>{say(texts.suppliers)}</MenuItem>
          <MenuItem onSelect={() => void chooseFiles().then(takeReports)}>{say(texts.verifyReport)}</MenuItem>
          <MenuItem onSelect={() => ask({ kind: 'rejection', name: '', text: '' })}>{say(texts.fixRejected)}</MenuItem>
          <MenuLine />
          {items}
        </MoreMenu>
        {outside}
      </div>
    </div>
  );
}

/** Saves, loads and empties the inbox. */
function useFiles(hasFiles: boolean) {
  const save = async () => {
    const { entries = [], suppliers } = useInbox.getState();
    saveBlob('billwright-inbox.json', await writeInbox(entries, suppliers));
  };
  return useKeptFiles({
    save: hasFiles ? () => void save() : undefined,
    async take(text) {
      const taken = await readInbox(text);
      if (taken === undefined) return undefined;
      addSaved(taken.entries, taken.suppliers);
      return say(texts.imported, { count: taken.entries.length });
    },
    notOurs: say(texts.notOurs),
    clear: say(texts.clear),
    clearAsk: say(texts.clearAsk),
    onClear: hasFiles ? clearFiles : undefined,
  });
}

/** How many bills are to be paid, and their sum in each currency. */
function ToPay({ rows }: { rows: readonly InboxRow[] }) {
  const isReading = useInbox(({ progress }) => progress !== undefined);
  const count = countToPay(rows);
  if (count === 0) return null;
  const amounts = totalsOf(rows, localDay()).map(({ all, currency }) => amountShown(all, currency));
  return (
    <p className="min-w-0 text-soft tabular-nums max-md:text-xs">
      <Words
        text={isReading ? texts.countToPaySoFar : texts.countToPay}
        values={{
          count: counted(count),
          amount: <strong className="font-semibold text-good">{sayList(amounts)}</strong>,
        }}
      />
    </p>
  );
}

interface SelectionBarProps {
  rows: readonly InboxRow[];
  onLetter(each: InboxRow): void;
  onDone(): void;
}

/** What can be done with the bills that are ticked. */
export function SelectionBar({ rows, onLetter, onDone }: SelectionBarProps) {
  const [first] = rows;
  const remove = () => {
    for (const { entry } of rows) removeFile(entry.key);
    onDone();
  };
  return (
    <section
      aria-label={say(texts.selected, { count: rows.length })}
      className="flex shrink-0 flex-wrap items-center gap-2 border-line border-b bg-accent-wash px-4 py-2"
    >
      <p role="status" className="font-medium">
        {say(texts.selected, { count: rows.length })}
      </p>
      <Menu trigger={<Button>{say(texts.markAs)}</Button>}>
        {marks.map((mark) => (
          <MenuItem key={mark} onSelect={() => markAll(rows, mark)}>
            {say<string>(texts.marks[mark])}
          </MenuItem>
        ))}
      </Menu>
      <Button disabled={rows.length !== 1} onClick={() => first && onLetter(first)}>
        {say(texts.write)}
      </Button>
      <Button onClick={remove}>{say(texts.removeSelected)}</Button>
    </section>
  );
}

/** Tells why something was not saved. */
export function noticed(work: Promise<void>): void {
  void work.catch((error: unknown) => notify({ title: say(texts.failed, { why: reasonOf(error) }), tone: 'bad' }));
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Verifies each file as a report. */
function takeReports(files: readonly File[]): void {
  for (const file of files) ask({ kind: 'report', name: file.name, file });
}

function markAll(rows: readonly InboxRow[], mark: (typeof marks)[number]): void {
  markFiles(
    rows.map(({ entry }) => entry.key),
    mark,
  );
  notify({ title: say(texts.marked, { count: rows.length, mark: say<string>(texts.marks[mark]) }), tone: 'good' });
}
