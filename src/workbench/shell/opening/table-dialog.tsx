import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { hasAmounts } from '../../../intake/amounts.ts';
import type { Layout, Mapping } from '../../../intake/documents.ts';
import type { Table } from '../../../intake/table.ts';
import { takeFiles } from '../../developer/batch/batch.ts';
import { linesFile } from '../../developer/batch/table-files.ts';
import { describe } from '../../engine/document/description.ts';
import { contentOf } from '../../engine/document/text.ts';
import { isObject } from '../../engine/document/values.ts';
import type { Draft } from '../../state/drafts/draft-storage.ts';
import { editText } from '../../state/drafts/open-texts.ts';
import type { Question } from '../../state/drafts/read-documents.ts';
import { useActiveDraft, useShowDraft } from '../../state/drafts/use-active-draft.ts';
import { maxTabs, useImport } from '../../state/drafts/use-import.ts';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Waiting } from '../../ui/message.tsx';
import { notify } from '../../ui/notice.ts';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { Switch } from '../../ui/switch.tsx';
import { say, sayList } from '../../ui/texts/say.ts';
import { addEntriesEdits } from '../../write/form/form-edits.ts';
import { ColumnsTable, fieldNames } from './columns-table.tsx';
import { remember } from './remembered.ts';
import * as texts from './texts.ts';
import { useIsSample, useUsualTaxes } from './use-sample.ts';
import { useTable } from './use-table.ts';

interface TableDialogProps {
  question: Extract<Question, { kind: 'tables' }>;
  onClose(): void;
}

const noTable = { name: '', rows: [], numbers: [], left: [] };

/** Asks for the contents of a table's columns, and opens the result: as drafts, on the page Batch, or as lines of the current draft. */
export function TableDialog({ question: { name, tables, answer }, onClose }: TableDialogProps) {
  const [sheet, setSheet] = useState(0);
  const [first] = tables;
  const table = tables[sheet] ?? first;
  const shown = useInvoiceShown();
  const [likeShown, setLikeShown] = useState(true);
  const isSample = useIsSample(shown);
  const taxes = useUsualTaxes(shown);
  const template = useMemo(
    () => (likeShown && shown ? templateOf(shown, isSample, taxes) : {}),
    [likeShown, shown, isSample, taxes],
  );
  const { mapping, made, isStale, error, correct } = useTable(table ?? noTable, template);
  const { openDrafts } = useImport();
  const show = useShowDraft();
  const navigate = useNavigate();
  if (!table) return null;
  const documents = made?.texts ?? [];

  const done = () => {
    if (mapping) remember(table, mapping);
    onClose();
  };
  const leave = () => {
    onClose();
    answer?.(undefined);
  };
  const read = () => {
    done();
    if (mapping) answer?.({ mapping, template });
  };
  const open = () => {
    done();
    openDrafts(documents.map((text) => ({ text })));
  };
  const toBatch = () => {
    done();
    const file = linesFile(documents, `${name.replace(/\.\w+$/, '') || 'table'}.jsonl`);
    void navigate({ to: '/batch' }).then(() => takeFiles([file], { table: name || undefined }));
  };
  const add = () => {
    if (!shown) return;
    done();
    const count = addLines(shown, documents[0]);
    show(shown.id);
    notify({ title: say(texts.added, { count, title: describe(shown.text).title }), tone: 'good' });
  };
  const many = documents.length > maxTabs;
  // The shown documents may belong to an earlier choice of columns.
  const isNone = documents.length === 0 || isStale || (made?.undecided.length ?? 0) > 0;
  return (
    <Dialog
      wide
      title={say(texts.table, { name: name || say(texts.pasted), rows: table.rows.length })}
      description={say(answer ? texts.tablesAbout : texts.tableAbout)}
      onClose={leave}
      footer={
        answer ? (
          <>
            <Button onClick={leave}>{say(texts.leaveOut)}</Button>
            <Button look="primary" disabled={isNone} onClick={read}>
              {say(texts.readSo)}
            </Button>
          </>
        ) : (
          <>
            <Button look={many ? 'primary' : 'plain'} disabled={isNone} onClick={toBatch}>
              {say(texts.toBatch)}
            </Button>
            {mapping?.layout === 'lines' && shown && (
              <Button onClick={add} disabled={isNone}>
                <span className="max-w-64 truncate">{say(texts.addLines, { title: describe(shown.text).title })}</span>
              </Button>
            )}
            <Button look={many ? 'plain' : 'primary'} disabled={isNone || many} onClick={open}>
              {say(texts.openDocuments, { count: documents.length })}
            </Button>
          </>
        )
      }
    >
      {error && <p className="text-bad">{say(texts.notRead, { error: error.message })}</p>}
      {!mapping ? (
        !error && <Waiting what={say(texts.reading)} />
      ) : (
        <div className="grid gap-4">
          <Options mapping={mapping} correct={correct} sheets={tables} sheet={sheet} onSheet={setSheet} />
          {shown && (
            <div>
              <Switch
                label={say(texts.template, { title: describe(shown.text).title })}
                checked={likeShown}
                onChange={setLikeShown}
              />
              {likeShown && isSample && (
                <p className="text-soft">{say(texts.sampleSupplier, { title: describe(shown.text).title })}</p>
              )}
            </div>
          )}
          <Discounts mapping={mapping} made={made} correct={correct} />
          <Outcome table={table} mapping={mapping} made={made} correct={correct} />
          <ColumnsTable table={table} mapping={mapping} onChange={(fields) => correct({ fields })} />
        </div>
      )}
    </Dialog>
  );
}

const layouts: readonly { value: Layout; name: string; about: string }[] = [
  { value: 'lines', name: texts.lines, about: texts.linesAbout },
  { value: 'numbers', name: texts.numbers, about: texts.numbersAbout },
  { value: 'rows', name: texts.rows, about: texts.rowsAbout },
];

interface OptionsProps {
  mapping: Mapping;
  correct(change: Partial<Mapping>): void;
  sheets: readonly { name: string }[];
  sheet: number;
  onSheet(sheet: number): void;
}

/** Options for the whole table. */
function Options({ mapping, correct, sheets, sheet, onSheet }: OptionsProps) {
  const { layout, hasHeader, writing } = mapping;
  return (
    <>
      <RadioCards
        label={say(texts.layout)}
        value={layout}
        options={layouts.map(({ value, name, about }) => ({ value, name: say(name), about: say(about) }))}
        onChange={(chosen) => correct({ layout: chosen })}
      />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        {sheets.length > 1 && (
          <Choice
            labelled
            label={say(texts.sheet)}
            value={String(sheet)}
            options={sheets.map(({ name }, index) => ({ value: String(index), label: name }))}
            onChange={(chosen) => onSheet(Number(chosen))}
          />
        )}
        <Switch label={say(texts.hasHeader)} checked={hasHeader} onChange={(on) => correct({ hasHeader: on })} />
        <Choice
          labelled
          label={say(texts.decimal)}
          value={writing.decimal}
          options={[
            { value: '.', label: say(texts.point) },
            { value: ',', label: say(texts.comma) },
          ]}
          onChange={(chosen) => correct({ writing: { ...writing, decimal: chosen === ',' ? ',' : '.' } })}
        />
        <Choice
          labelled
          label={say(texts.dates)}
          value={writing.order}
          options={orders.map(({ value, label }) => ({ value, label: say(label) }))}
          onChange={(chosen) => {
            const order = orders.find(({ value }) => value === chosen)?.value;
            if (order) correct({ writing: { ...writing, order } });
          }}
        />
      </div>
    </>
  );
}

const orders = [
  { value: 'dmy', label: texts.dmy },
  { value: 'mdy', label: texts.mdy },
  { value: 'ymd', label: texts.ymd },
] as const;

/** Maximum number of skipped rows that are listed. */
const LEFT_NAMED = 5;

interface MadeProps {
  mapping: Mapping;
  made: ReturnType<typeof useTable>['made'];
  correct(change: Partial<Mapping>): void;
}

interface OutcomeProps extends MadeProps {
  table: Table;
}

/** The documents of the table, its skipped rows, and its unreadable cells. */
function Outcome({ table: { left }, mapping: { fields, joinsCustomers = false }, made, correct }: OutcomeProps) {
  if (!made) return null;
  const [cell] = made.unread;
  const field = fieldNames.find(([key]) => key === cell?.field)?.[1];
  return (
    <div role="status" className="grid gap-1">
      <p className="font-medium">{say(texts.becomes, { count: made.texts.length })}</p>
      {left.length > 0 && (
        <p>
          {say(texts.leftRows, {
            count: left.length,
            rows: left
              .slice(0, LEFT_NAMED)
              .map(({ number, text }) => say(texts.leftRow, { row: number, text: text.slice(0, 60) }))
              .join(', '),
          })}
        </p>
      )}
      {made.ignored.length > 0 && (
        <p className="text-warn">
          {say(texts.ignoredColumns, {
            count: made.ignored.length,
            columns: sayList(made.ignored.slice(0, LEFT_NAMED).map((name) => name.slice(0, 60))),
          })}
        </p>
      )}
      {made.differing.slice(0, LEFT_NAMED).map(({ row, field: name, text, made: sum }) => (
        <p key={`${row} ${name}`} className="text-warn">
          {say(texts.differingSum, { row, text: text.slice(0, 60), made: sum })}
        </p>
      ))}
      {made.shared.slice(0, LEFT_NAMED).map(({ number, customers }) => (
        <p key={number} className="text-warn">
          {say(texts.sharedNumber, {
            number,
            count: customers.length,
            customers: sayList(customers.slice(0, LEFT_NAMED).map((name) => name.slice(0, 60))),
          })}
        </p>
      ))}
      {made.shared.length > 0 && (
        <div>
          <Switch
            label={say(texts.joinCustomers)}
            checked={joinsCustomers}
            onChange={(on) => correct({ joinsCustomers: on })}
          />
        </div>
      )}
      {made.untaxed && (
        <p className="text-warn">
          {made.emptyRates === undefined
            ? say(texts.untaxed)
            : say(texts.untaxedColumn, { column: made.emptyRates.slice(0, 60) })}
        </p>
      )}
      {!hasAmounts(fields) && <p className="text-warn">{say(texts.noPrices)}</p>}
      {cell && field && (
        <p className="text-warn">
          {say(texts.unread, {
            count: made.unread.length,
            first: say(texts.unreadCell, { field: say(field), row: cell.row, text: cell.text.slice(0, 60) }),
          })}
        </p>
      )}
    </div>
  );
}

const kinds = [
  { value: 'percent', label: texts.percentages },
  { value: 'amount', label: texts.amounts },
] as const;

/** Asks whether bare discounts are percentages or amounts, if some can be both. */
function Discounts({ mapping: { discounts }, made, correct }: MadeProps) {
  // The answer stays in view, for a change of mind.
  const [asked, setAsked] = useState<{ text: string; row: number }>();
  const [cell] = made?.undecided ?? [];
  if (cell && (cell.row !== asked?.row || cell.text !== asked.text)) setAsked({ text: cell.text, row: cell.row });
  if (!asked || (!cell && discounts === undefined)) return null;
  return (
    <div className="grid gap-1">
      <Choice
        labelled
        label={say(texts.discounts, { text: asked.text.slice(0, 60), row: asked.row })}
        value={discounts ?? ''}
        options={[
          ...(discounts === undefined ? [{ value: '', label: '' }] : []),
          ...kinds.map(({ value, label }) => ({ value, label: say(label) })),
        ]}
        onChange={(chosen) => correct({ discounts: kinds.find(({ value }) => value === chosen)?.value })}
      />
      {cell && <p className="text-warn">{say(texts.discountsAbout)}</p>}
    </div>
  );
}

/** Returns the current draft if it is a readable invoice. */
function useInvoiceShown(): Draft | undefined {
  const draft = useActiveDraft();
  const { schema, isXml, envelope } = describe(draft?.text ?? '');
  return draft && schema === 'bill/invoice' && !isXml && !envelope && isObject(contentOf(draft.text))
    ? draft
    : undefined;
}

/**
 * Returns the members that a table's documents take from the current draft: its supplier unless it is an example's, and the taxes of its lines or the
 * usual ones.
 */
function templateOf({ text }: Draft, isSample: boolean, taxes: readonly unknown[]) {
  const content = contentOf(text);
  if (!isObject(content)) return {};
  const { $addons, currency, supplier, lines } = content;
  const $regime = content.$regime ?? (isSample ? describe(text).country : undefined);
  const [line] = Array.isArray(lines) ? lines : [];
  const isTaxed = isObject(line) && Array.isArray(line.taxes) && line.taxes.length > 0;
  const like = {
    $regime,
    $addons,
    currency,
    ...(!isSample && { supplier }),
    lines: [{ taxes: isTaxed ? line.taxes : taxes }],
  };
  // Cloned for the transfer to the worker.
  return JSON.parse(JSON.stringify(like)) as Record<string, never>;
}

/** Adds the lines of a document to a draft, as one step; returns their number. */
function addLines({ id, text }: Draft, document: string | undefined): number {
  const { lines = [] } = JSON.parse(document ?? '{}') as { lines?: unknown[] };
  editText(
    id,
    addEntriesEdits(text, ['lines'], lines, () => []),
  );
  return lines.length;
}
