import { Tabs } from 'radix-ui';
import { lazy, type ReactNode, Suspense, useDeferredValue } from 'react';
import { useActiveEditor } from '../app/active-editor.ts';
import { showView } from '../app/document-view.ts';
import { goToField } from '../app/form-guide.ts';
import { describe } from '../document/description.ts';
import type { Draft } from '../drafts/draft-storage.ts';
import { replaceText } from '../drafts/open-texts.ts';
import { type Built, type Run, useRun } from '../drafts/runs.ts';
import { headerEditing } from '../envelope/envelope.ts';
import { announce } from '../ui/announcer.tsx';
import { Boundary } from '../ui/boundary.tsx';
import { Button } from '../ui/button.tsx';
import { Message, Waiting } from '../ui/message.tsx';
import { milliseconds } from '../ui/milliseconds.ts';
import { Pill } from '../ui/pill.tsx';
import { Shortcut } from '../ui/shortcut.tsx';
import { panels } from './panels.ts';

const Preview = lazy(async () => ({ default: (await import('../preview/preview.tsx')).Preview }));
const ReadOnlyText = lazy(async () => ({ default: (await import('../editor/read-only-text.tsx')).ReadOnlyText }));

const Changes = lazy(async () => ({ default: (await import('./changes.tsx')).Changes }));

const Calculation = lazy(async () => ({ default: (await import('../calculation/calculation.tsx')).Calculation }));

const EnvelopePanel = lazy(async () => ({ default: (await import('../envelope/envelope-panel.tsx')).EnvelopePanel }));

interface ResultRegionProps {
  draft: Draft;
  /** Why the document must not be changed. */
  readOnly: string | undefined;
  panel: string | undefined;
  onPanel(panel: string): void;
  /** Shows the document, where it is out of sight. */
  onGoThere(): void;
}

/** What came back: the last good result, marked where the text has changed since. */
export function ResultRegion({ draft, readOnly, panel, onPanel, onGoThere }: ResultRegionProps) {
  const run = useRun(draft.id);
  const { built } = run;
  // Drawn after the typing itself, which it never holds up.
  const drawn = useDeferredValue(built);
  const shown = panels.find((known) => known === panel) ?? 'Preview';
  return (
    <section aria-label="Result" className="flex h-full min-h-0 flex-col bg-panel">
      <Tabs.Root value={shown} onValueChange={onPanel} className="flex min-h-0 flex-1 flex-col">
        <div className="@container shrink-0 border-line border-b">
          <div className="flex @max-[36rem]:flex-wrap items-stretch gap-x-3 pr-3.5 pl-4">
            <Tabs.List
              aria-label="Result as"
              className="flex h-10 min-w-0 gap-4 overflow-x-auto [scrollbar-width:none] @min-[36rem]:shrink-0"
            >
              {panels.map((name) => (
                <Tabs.Trigger
                  key={name}
                  value={name}
                  className="border-transparent border-b-2 font-medium text-soft outline-offset-[-2px] hover:text-ink data-[state=active]:border-accent data-[state=active]:text-ink"
                >
                  {name}
                </Tabs.Trigger>
              ))}
            </Tabs.List>
            <div className="ml-auto flex min-h-10 min-w-0 items-center justify-end gap-2.5">
              {built && <Age draft={draft} run={run} built={built} />}
              {built && <UseAsDocument draft={draft} built={built} readOnly={readOnly} />}
            </div>
          </div>
        </div>
        {run.failure && (
          <div role="alert" className="border-line border-b bg-bad-wash px-4 py-2.5">
            <p className="font-semibold text-bad">{run.failure.title}</p>
            <p>{run.failure.advice}</p>
          </div>
        )}
        {panels.map((name) => (
          <Tabs.Content key={name} value={name} tabIndex={-1} className="flex min-h-0 flex-1 outline-none">
            <Boundary of={drawn?.text ?? ''}>
              {name === 'Envelope' ? (
                <Suspense fallback={<Waiting what="The envelope is being loaded …" />}>
                  <EnvelopePanel
                    text={envelopeText(draft, drawn)}
                    editing={headerEditing(describe(draft.text), readOnly !== undefined)}
                    onEdit={() => {
                      showView('Form');
                      onGoThere();
                      goToField('.head');
                    }}
                  />
                </Suspense>
              ) : drawn ? (
                <Panel name={name} draft={draft.id} built={drawn} onGoThere={onGoThere} />
              ) : (
                <Nothing run={run} />
              )}
            </Boundary>
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </section>
  );
}

interface PanelProps {
  name: Exclude<(typeof panels)[number], 'Envelope'>;
  draft: string;
  built: Built;
  onGoThere(): void;
}

function Panel({ name, draft, built, onGoThere }: PanelProps): ReactNode {
  switch (name) {
    case 'Preview':
      return (
        <Suspense fallback={<Waiting what="The preview is being loaded …" />}>
          <Preview document={built.document} />
        </Suspense>
      );
    case 'JSON':
      return (
        <Suspense fallback={<Waiting what="The text is being loaded …" />}>
          <ReadOnlyText text={built.text} label="Result, as JSON" />
        </Suspense>
      );
    case 'Changes':
      return (
        <Suspense fallback={<Waiting what="The changes are being loaded …" />}>
          <Changes key={draft} built={built} />
        </Suspense>
      );
    case 'Calculation':
      return (
        <Suspense fallback={<Waiting what="The calculation is being loaded …" />}>
          <Calculation text={built.from} envelop={built.envelop} onGoThere={onGoThere} />
        </Suspense>
      );
  }
}

/** The envelope to look into: the draft where it is one, else the result's. */
function envelopeText(draft: Draft, built: Built | undefined): string | undefined {
  if (describe(draft.text).envelope) return draft.text;
  return built?.envelop ? built.text : undefined;
}

/** Whether the result is the text's, and whole. */
function Age({ draft, run, built }: { draft: Draft; run: Run; built: Built }) {
  const current = draft.text === built.from || draft.text === built.text;
  const checked = run.checked === draft.text;
  if (!current && checked) {
    return (
      <Pill tone="warn" yielding>
        {run.notJson ? 'Old: the text is not JSON' : 'Old: the text now has faults'}
      </Pill>
    );
  }
  if (!current && run.notLive !== undefined)
    return (
      <Pill tone="warn" yielding>
        Old: the text has changed
      </Pill>
    );
  if (draft.envelop !== built.envelop && draft.text === built.from && run.notLive !== undefined)
    return (
      <Pill tone="warn" yielding>
        Old: Envelope was switched
      </Pill>
    );
  if (built.partial)
    return (
      <Pill tone="warn" yielding title="The document without what cannot be read in it">
        Read in part
      </Pill>
    );
  if (built.faults > 0)
    return (
      <Pill tone="warn" yielding title="The document has faults: it is shown as far as it could be calculated">
        Calculated in part
      </Pill>
    );
  return built.time === undefined ? null : (
    <span className="truncate text-faint text-xs">built in {milliseconds(built.time)}</span>
  );
}

function UseAsDocument({ draft, built, readOnly }: Pick<ResultRegionProps, 'draft' | 'readOnly'> & { built: Built }) {
  const same = draft.text === built.text;
  const use = () => {
    const replace = () => replaceText(draft.id, built.text);
    const { editor } = useActiveEditor.getState();
    if (editor) editor.keepPlace(replace);
    else replace();
    announce('The result is now the document. Undo brings the text back.');
  };
  const why =
    readOnly ??
    (same
      ? 'The document is the result already.'
      : built.partial
        ? 'The result lacks what cannot be read in the document.'
        : undefined);
  return (
    <Button
      size="small"
      onClick={use}
      disabled={why !== undefined}
      title={why ?? 'Put the result into the editor; undo brings the text back'}
    >
      Use as document
    </Button>
  );
}

function Nothing({ run }: { run: Run }) {
  if (run.busy === 'build') return <Waiting what="Being built …" />;
  if (run.notJson) {
    return (
      <Message title="The text is not JSON">
        <p>What is wrong, and where, is listed under Problems.</p>
      </Message>
    );
  }
  if (run.faults.length > 0) {
    return (
      <Message
        title={run.faults.length === 1 ? 'The document has a fault' : `The document has ${run.faults.length} faults`}
      >
        <p>Nothing of it could be calculated. What is wrong, and where, is listed under Problems.</p>
      </Message>
    );
  }
  return (
    <Message title="Nothing built yet">
      <p>
        The document is calculated and checked while you write, and appears here; the text stays as it is. Build asks
        the service.
      </p>
      <p className="text-faint">
        <Shortcut keys="Mod+Enter" />
      </p>
    </Message>
  );
}
