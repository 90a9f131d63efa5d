import { Download, FileCheck2, Hammer, MessageCircleQuestion, Users } from 'lucide-react';
import { useState } from 'react';
import type { ReportKind } from '../../formats/check-report/index.ts';
import { counted, say } from '../texts/say.ts';
import { Button } from '../ui/button.tsx';
import { Menu, MenuItem, MenuLabel } from '../ui/menu.tsx';
import { notify } from '../ui/notice.ts';
import { ChooseFiles } from './choose-files.tsx';
import { marks } from './entry.ts';
import { markFiles } from './inbox.ts';
import { isRepairable } from './repair-files.ts';
import { saveList, saveReport } from './report.ts';
import type { InboxRow } from './rows.ts';
import * as texts from './texts.ts';

interface InboxBarProps {
  /** The rows that pass the filters. */
  rows: readonly InboxRow[];
  isFiltered: boolean;
  /** Whether there are no files. */
  isEmpty: boolean;
  onPayments(): void;
  onRepair(): void;
  onRejection(): void;
  onSuppliers(): void;
}

/** The name of the page, and what can be done with the files shown. */
export function InboxBar({ rows, isFiltered, isEmpty, onPayments, onRepair, onRejection, onSuppliers }: InboxBarProps) {
  const [checked, setChecked] = useState<number>();
  const saved = (work: Promise<void>) =>
    void work.catch((error: unknown) => notify({ title: say(texts.failed, { why: String(error) }), tone: 'bad' }));
  const report = (kind: ReportKind) => {
    setChecked(0);
    saved(saveReport(rows, kind, setChecked).finally(() => setChecked(undefined)));
  };
  const list = (kind: 'xlsx' | 'csv') => saved(saveList(rows, kind));
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
            <Button Icon={Hammer} disabled={!rows.some(isRepairable)} onClick={onRepair}>
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
              <MenuItem onSelect={onPayments}>{say(texts.payments)}</MenuItem>
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
                <MenuItem key={kind} onSelect={() => report(kind)}>
                  {say(texts.reportAs, { kind: kind.toUpperCase() })}
                </MenuItem>
              ))}
            </Menu>
          </>
        )}
        <Button Icon={MessageCircleQuestion} look="bare" onClick={onRejection}>
          {say(texts.explainRejection)}
        </Button>
        <Button Icon={Users} look="bare" onClick={onSuppliers}>
          {say(texts.suppliers)}
        </Button>
      </div>
    </div>
  );
}

function markAll(rows: readonly InboxRow[], mark: (typeof marks)[number]): void {
  markFiles(
    rows.map(({ entry }) => entry.key),
    mark,
  );
  notify({ title: say(texts.marked, { count: rows.length, mark: { template: texts.marks[mark] } }), tone: 'good' });
}
