import { CalendarClock, Download, FileCheck2, Hammer, MessageCircleQuestion, Users } from 'lucide-react';
import type { SignOptions } from '../../engine/index.ts';
import type { ReportKind } from '../../formats/check-report/index.ts';
import { chooseFiles } from '../state/drafts/choose-files.ts';
import { ask } from '../state/drafts/questions.ts';
import { Button } from '../ui/button.tsx';
import { Menu, MenuItem, MenuLabel, MenuLine } from '../ui/menu.tsx';
import { notify } from '../ui/notice.ts';
import { counted, say } from '../ui/texts/say.ts';
import { ChooseFiles } from './choose-files.tsx';
import * as compareTexts from './compare/texts.ts';
import { marks } from './entry.ts';
import { markFiles } from './inbox.ts';
import { isRepairable } from './repair-files.ts';
import { saveList } from './report.ts';
import type { InboxRow } from './rows.ts';
import * as texts from './texts.ts';

interface InboxBarProps {
  /** The rows that pass the filters. */
  rows: readonly InboxRow[];
  isFiltered: boolean;
  /** Whether there are no files. */
  isEmpty: boolean;
  /** The number of files checked for a report that is being saved. */
  checked: number | undefined;
  onReport: SaveReport;
  onDialog(dialog: 'payments' | 'datev' | 'signed' | 'suppliers' | 'repair' | 'compare'): void;
}

/** Saves a report on the rows shown, signed if asked for. */
export type SaveReport = (kind: ReportKind, by?: SignOptions) => void;

/** The name of the page, and what can be done with the files shown. */
export function InboxBar({ rows, isFiltered, isEmpty, checked, onReport, onDialog }: InboxBarProps) {
  const list = (kind: 'xlsx' | 'csv') => noticed(saveList(rows, kind));
  const filter = isFiltered && <MenuLabel>{say(texts.shownOnly, { count: counted(rows.length) })}</MenuLabel>;
  return (
    <div className="flex min-h-12 shrink-0 flex-wrap items-center gap-x-4 gap-y-2 border-line border-b px-4 py-2">
      <h1 className="font-semibold text-[0.9375rem]">{say(texts.title)}</h1>
      <div className="ml-auto flex flex-wrap items-center gap-2">
        {checked !== undefined && (
          <p role="status" className="text-soft tabular-nums">
            {say(texts.reporting, { done: counted(checked), total: counted(rows.length) })}
          </p>
        )}
        {!isEmpty && (
          <>
            <ChooseFiles />
            <Menu trigger={<Button disabled={rows.length === 0}>{say(texts.markShown)}</Button>}>
              {filter}
              {marks.map((mark) => (
                <MenuItem key={mark} onSelect={() => markAll(rows, mark)}>
                  {say<string>(texts.marks[mark])}
                </MenuItem>
              ))}
            </Menu>
            <Button Icon={Hammer} disabled={!rows.some(isRepairable)} onClick={() => onDialog('repair')}>
              {say(texts.repairShown)}
            </Button>
            <Menu
              trigger={
                <Button Icon={Download} disabled={rows.length === 0}>
                  {say(texts.list)}
                </Button>
              }
            >
              {filter}
              <MenuItem onSelect={() => list('xlsx')}>{say(texts.listAsXlsx)}</MenuItem>
              <MenuItem onSelect={() => list('csv')}>{say(texts.listAsCsv)}</MenuItem>
              <MenuItem onSelect={() => onDialog('payments')}>{say(texts.payments)}</MenuItem>
              <MenuItem onSelect={() => onDialog('datev')}>{say(texts.datev)}</MenuItem>
            </Menu>
            <Menu
              trigger={
                <Button
                  Icon={FileCheck2}
                  look="primary"
                  busy={checked !== undefined}
                  disabled={rows.length === 0 && checked === undefined}
                >
                  {say(texts.reportOf)}
                </Button>
              }
            >
              {filter}
              {(['pdf', 'html', 'json'] as const).map((kind) => (
                <MenuItem key={kind} onSelect={() => onReport(kind)}>
                  {say(texts.reportAs, { kind: kind.toUpperCase() })}
                </MenuItem>
              ))}
              <MenuItem onSelect={() => onDialog('signed')}>{say(texts.signedReport)}</MenuItem>
              <MenuLine />
              <MenuItem onSelect={() => void chooseFiles().then(takeReports)}>{say(texts.verifyReport)}</MenuItem>
            </Menu>
          </>
        )}
        {!isEmpty && (
          <Button Icon={CalendarClock} look="bare" disabled={rows.length === 0} onClick={() => onDialog('compare')}>
            {say(compareTexts.open)}
          </Button>
        )}
        <Button Icon={MessageCircleQuestion} look="bare" onClick={() => ask({ kind: 'rejection', name: '', text: '' })}>
          {say(texts.explainRejection)}
        </Button>
        <Button Icon={Users} look="bare" onClick={() => onDialog('suppliers')}>
          {say(texts.suppliers)}
        </Button>
      </div>
    </div>
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
