import { Download, RotateCw, Trash2 } from 'lucide-react';
import { serviceHost } from '../service/address.ts';
import { chooseBackend, useBackend } from '../service/backend.ts';
import { Button } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import { saveFile } from '../ui/files.ts';
import { Menu, MenuItem, MenuLabel } from '../ui/menu.tsx';
import { Switch } from '../ui/switch.tsx';
import { clearBatch, runAgain, useBatch, useBatchOptions } from './batch.ts';
import { ChooseButtons } from './choose-buttons.tsx';
import { builtAsLines, resultsAsCsv, resultsAsJson } from './export.ts';
import type { Row } from './row.ts';
import { type Summary, summaryOf } from './summary.ts';

const operations = [
  { value: 'build', label: 'Build' },
  { value: 'validate', label: 'Validate' },
];

const backends = [
  { value: 'server', label: serviceHost ?? 'This server' },
  { value: 'browser', label: 'This browser' },
];

interface BatchBarProps {
  /** Those that the filters show. */
  rows: readonly Row[];
  summary: Summary;
}

/** What is done with documents and by whom, and what can be done with the results. */
export function BatchBar({ rows, summary }: BatchBarProps) {
  const { phase } = useBatch();
  const { operation, envelop, keep } = useBatchOptions();
  const { backend } = useBackend();
  const isRunning = phase === 'running';
  return (
    <div className="flex min-h-12 shrink-0 flex-wrap items-center gap-x-4 gap-y-2 border-line border-b px-4 py-2">
      <h1 className="font-semibold text-[0.9375rem]">Batch</h1>
      <Choice
        label="Operation"
        labelled
        value={operation}
        options={operations}
        onChange={(chosen) => useBatchOptions.setState({ operation: chosen === 'validate' ? 'validate' : 'build' })}
      />
      <Choice
        label="By"
        labelled
        value={backend}
        options={backends}
        onChange={(chosen) => chooseBackend(chosen === 'browser' ? 'browser' : 'server')}
      />
      {operation === 'build' && (
        <Switch
          label="Envelope"
          checked={envelop}
          title="Each document is built in an envelope"
          onChange={(envelop) => useBatchOptions.setState({ envelop })}
        />
      )}
      {phase !== 'empty' && (
        <>
          <Switch
            label="Keep results"
            checked={keep}
            title="Results stay while you look at other pages, until the workbench is closed"
            onChange={(keep) => useBatchOptions.setState({ keep })}
          />
          <div className="flex flex-wrap items-center gap-2 xl:ml-auto">
            <ChooseButtons />
            <Button onClick={runAgain} disabled={isRunning}>
              <RotateCw aria-hidden className="size-3.5" />
              Run again
            </Button>
            <ExportMenu rows={rows} summary={summary} />
            <Button look="bare" onClick={clearBatch}>
              <Trash2 aria-hidden className="size-3.5" />
              Clear
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

function ExportMenu({ rows, summary }: BatchBarProps) {
  const { rows: all, operation } = useBatch();
  const isFiltered = rows.length < all.length;
  const saveJson = () => saveFile('batch.json', resultsAsJson(rows, isFiltered ? summaryOf(rows) : summary, operation));
  const isNothingBuilt = !rows.some(({ built }) => built !== undefined);
  return (
    <Menu
      trigger={
        <Button disabled={rows.length === 0}>
          <Download aria-hidden className="size-3.5" />
          Export
        </Button>
      }
    >
      <MenuLabel>{isFiltered ? `The ${rows.length.toLocaleString('en')} that are shown` : 'All results'}</MenuLabel>
      <MenuItem onSelect={() => saveFile('batch.csv', resultsAsCsv(rows), 'text/csv')}>Results as CSV</MenuItem>
      <MenuItem onSelect={saveJson}>Results as JSON</MenuItem>
      <MenuItem
        disabled={isNothingBuilt}
        onSelect={() => saveFile('built.jsonl', builtAsLines(rows), 'application/jsonl')}
      >
        Built documents as JSON lines
      </MenuItem>
    </Menu>
  );
}
