import { useNavigate } from '@tanstack/react-router';
import { Download, FolderOpen, Play, RotateCw, Trash2 } from 'lucide-react';
import { lazy, useState } from 'react';
import { REPORTING } from '../../documents/reporting/address.ts';
import { serviceHost } from '../../engine/service/address.ts';
import { chooseBackend, useBackend } from '../../engine/service/backend.ts';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { saveFile } from '../../ui/files.ts';
import { Menu, MenuItem, MenuLabel } from '../../ui/menu.tsx';
import { OverlayBoundary } from '../../ui/overlay-boundary.tsx';
import { Switch } from '../../ui/switch.tsx';
import { counted, say } from '../../ui/texts/say.ts';
import { clearBatch, goOn, runAgain } from './batch.ts';
import { useBatch, useBatchOptions } from './batch-state.ts';
import { booksAsCsv, booksAsXlsx } from './books.ts';
import { ChooseButtons } from './choose-buttons.tsx';
import { builtAsLines, resultsAsCsv, resultsAsJson } from './export.ts';
import { CorrectionOptions, KeyOptions } from './operation-options.tsx';
import type { Operation, Row } from './row.ts';
import { type Summary, summaryOf } from './summary.ts';
import * as texts from './texts.ts';

const ZipDialog = lazy(async () => ({ default: (await import('./zip-dialog.tsx')).ZipDialog }));

const operations: readonly { value: Operation; label: string }[] = [
  { value: 'build', label: texts.build },
  { value: 'validate', label: texts.validate },
  { value: 'correct', label: texts.correct },
  { value: 'sign', label: texts.sign },
];

const backends = () => [
  { value: 'server', label: serviceHost ?? say(texts.thisServer) },
  { value: 'browser', label: say(texts.thisBrowser) },
];

interface BatchBarProps {
  /** The rows that pass the filters. */
  rows: readonly Row[];
  summary: Summary;
}

/** The operation and service of a batch, and actions on the results. */
export function BatchBar({ rows, summary }: BatchBarProps) {
  const { phase, waiting, operation: begun } = useBatch();
  const { operation, envelop, keep, key } = useBatchOptions();
  const { backend } = useBackend();
  const isRunning = phase === 'running';
  return (
    <div className="flex min-h-13 shrink-0 flex-wrap items-center gap-x-4 gap-y-2 border-line border-b px-4 py-2">
      <h1 className="font-semibold text-[0.9375rem]">{say(texts.title)}</h1>
      <Choice
        label={say(texts.operation)}
        labelled
        value={operation}
        options={operations.map(({ value, label }) => ({ value, label: say(label) }))}
        onChange={(chosen) => {
          const found = operations.find(({ value }) => value === chosen);
          if (found) useBatchOptions.setState({ operation: found.value, isChosen: true });
        }}
      />
      <Choice
        label={say(texts.by)}
        labelled
        value={backend}
        options={backends()}
        onChange={(chosen) => chooseBackend(chosen === 'browser' ? 'browser' : 'server')}
      />
      {operation === 'build' && (
        <Switch
          label={say(texts.envelope)}
          checked={envelop}
          title={say(texts.envelopeAbout)}
          onChange={(envelop) => useBatchOptions.setState({ envelop })}
        />
      )}
      {operation === 'correct' && <CorrectionOptions />}
      {operation === 'sign' && <KeyOptions />}
      {phase !== 'empty' && (
        <>
          <Switch
            label={say(texts.keep)}
            checked={keep}
            title={say(texts.keepAbout)}
            onChange={(keep) => useBatchOptions.setState({ keep })}
          />
          <div className="flex flex-wrap items-center gap-2 xl:ml-auto">
            <ChooseButtons />
            {(phase === 'aborted' || phase === 'failed') && (
              <Button Icon={Play} onClick={() => void goOn()} disabled={begun === 'sign' && !key}>
                {say(texts.goOn)}
              </Button>
            )}
            {phase === 'done' && waiting && (
              <Button Icon={FolderOpen} onClick={() => void goOn()}>
                {say(texts.giveAgain)}
              </Button>
            )}
            <Button Icon={RotateCw} onClick={runAgain} disabled={isRunning || waiting !== undefined}>
              {say(texts.runAgain)}
            </Button>
            <ExportMenu rows={rows} summary={summary} />
            <Button Icon={Trash2} look="bare" onClick={clearBatch}>
              {say(texts.clear)}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

function ExportMenu({ rows, summary }: BatchBarProps) {
  const { rows: all, operation, files, waiting } = useBatch();
  const navigate = useNavigate();
  const declare = async () => {
    void (await import('./declare/declaring.ts')).addFiles(files);
    await navigate({ to: '/batch', hash: REPORTING });
  };
  const isFiltered = rows.length < all.length;
  const saveJson = () => saveFile('batch.json', resultsAsJson(rows, isFiltered ? summaryOf(rows) : summary, operation));
  const isNothingBuilt = !rows.some(({ built }) => built !== undefined);
  const [zipping, setZipping] = useState(false);
  const saveBooks = async () => {
    saveFile(
      'books.xlsx',
      await booksAsXlsx(rows),
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    );
  };
  return (
    <>
      {zipping && (
        <OverlayBoundary onClose={() => setZipping(false)}>
          <ZipDialog rows={rows} onClose={() => setZipping(false)} />
        </OverlayBoundary>
      )}
      <Menu
        trigger={
          <Button Icon={Download} disabled={rows.length === 0}>
            {say(texts.exportMenu)}
          </Button>
        }
      >
        <MenuLabel>
          {isFiltered ? say(texts.exportShown, { count: counted(rows.length) }) : say(texts.exportAll)}
        </MenuLabel>
        <MenuItem onSelect={() => saveFile('batch.csv', resultsAsCsv(rows), 'text/csv')}>
          {say(texts.exportCsv)}
        </MenuItem>
        <MenuItem onSelect={saveJson}>{say(texts.exportJson)}</MenuItem>
        <MenuItem onSelect={() => saveFile('books.csv', booksAsCsv(rows), 'text/csv')}>
          {say(texts.exportBooksCsv)}
        </MenuItem>
        <MenuItem onSelect={() => void saveBooks()}>{say(texts.exportBooksXlsx)}</MenuItem>
        <MenuItem
          disabled={isNothingBuilt}
          onSelect={() => saveFile('built.jsonl', builtAsLines(rows), 'application/jsonl')}
        >
          {say(texts.exportBuilt)}
        </MenuItem>
        <MenuItem disabled={isNothingBuilt} onSelect={() => setZipping(true)}>
          {say(texts.exportAs)}
        </MenuItem>
        <MenuItem disabled={waiting !== undefined} onSelect={() => void declare()}>
          {say(texts.exportReport)}
        </MenuItem>
      </Menu>
    </>
  );
}
