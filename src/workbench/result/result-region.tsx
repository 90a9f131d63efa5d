import { Tabs } from 'radix-ui';
import { Suspense, useDeferredValue } from 'react';
import { useCommand } from '../app/commands.ts';
import { countsOf } from '../app/problem.ts';
import { useProblems } from '../app/problem-store.ts';
import { useDescription } from '../document/use-description.ts';
import type { Draft } from '../drafts/draft-storage.ts';
import { type Built, type Run, useRun } from '../drafts/runs.ts';
import { say } from '../texts/say.ts';
import { Boundary } from '../ui/boundary.tsx';
import { Button } from '../ui/button.tsx';
import { Message, Waiting } from '../ui/message.tsx';
import { milliseconds } from '../ui/milliseconds.ts';
import { Pill } from '../ui/pill.tsx';
import { Shortcut } from '../ui/shortcut.tsx';
import { type PanelProps, panelsOf } from './panels.tsx';
import { takeAsDocument, whyNotUsed } from './take-as-document.ts';
import * as texts from './texts.ts';

interface ResultRegionProps extends PanelProps {
  /** The panel that is shown, where one was chosen. */
  panel: string | undefined;
  onPanel(panel: string): void;
}

/** What came back: the last good result, marked where the text has changed since. */
export function ResultRegion({ panel, onPanel, ...props }: ResultRegionProps) {
  const { draft, readOnly } = props;
  const run = useRun(draft.id);
  const { built } = run;
  // Drawn after the typing itself, which it never holds up.
  const drawn = useDeferredValue(built);
  const { isXml } = useDescription(draft.text);
  const panels = panelsOf({ isXml });
  const shown = panels.find(({ id }) => id === panel) ?? panels[0];
  return (
    <section data-region="result" aria-label={say(texts.title)} className="flex h-full min-h-0 flex-col bg-panel">
      <Tabs.Root value={shown?.id} onValueChange={onPanel} className="flex min-h-0 flex-1 flex-col">
        <div className="@container shrink-0 border-line border-b">
          <div className="flex @max-[39rem]:flex-wrap items-stretch gap-x-3 @max-[48rem]:gap-x-2 pr-3.5 pl-4 @max-[48rem]:pr-3">
            <Tabs.List
              aria-label={say(texts.resultAs)}
              className="flex h-10 min-w-0 gap-4 @max-[48rem]:gap-3 overflow-x-auto [scrollbar-width:none] @min-[39rem]:shrink-0"
            >
              {panels.map(({ id, name }) => (
                <Tabs.Trigger
                  key={id}
                  value={id}
                  ref={id === shown?.id ? intoSight : undefined}
                  className="border-transparent border-b-2 font-medium text-soft outline-offset-[-2px] hover:text-ink data-[state=active]:border-accent data-[state=active]:text-ink"
                >
                  {say(name)}
                </Tabs.Trigger>
              ))}
            </Tabs.List>
            <div className="ml-auto flex min-h-10 min-w-0 items-center justify-end gap-2.5">
              {built && <ResultStatus draft={draft} run={run} built={built} />}
              {built && !isXml && <UseAsDocument draft={draft} built={built} readOnly={readOnly} />}
            </div>
          </div>
        </div>
        {run.failure && (
          <div role="alert" className="border-line border-b bg-bad-wash px-4 py-2.5">
            <p className="font-semibold text-bad">{run.failure.title}</p>
            <p>{run.failure.advice}</p>
          </div>
        )}
        {panels.map(({ id, draw, drawWithout }) => (
          <Tabs.Content key={id} value={id} tabIndex={-1} className="flex min-h-0 flex-1 outline-none">
            <Boundary of={drawn?.text ?? ''}>
              <Suspense fallback={<Waiting what={say(texts.loading)} />}>
                {drawn ? draw(drawn, props) : (drawWithout?.(props) ?? <NoResult draft={draft.id} run={run} />)}
              </Suspense>
            </Boundary>
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </section>
  );
}

/** Scrolls the tab that is shown into sight, where there is not room for all. */
function intoSight(tab: HTMLElement | null): void {
  tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Whether the result is of the present text, and complete. */
function ResultStatus({ draft, run, built }: { draft: Draft; run: Run; built: Built }) {
  const shortfall = shortfallOf(draft, run, built);
  if (shortfall) {
    const { text, short, title } = shortfall;
    return (
      <Pill tone="warn" title={title ?? say(text)}>
        <span className="@min-[39rem]:@max-[48rem]:sr-only">{say(text)}</span>
        <span aria-hidden className="@min-[48rem]:hidden @max-[39rem]:hidden">
          {say(short)}
        </span>
      </Pill>
    );
  }
  return built.time === undefined ? null : (
    <span className="truncate text-faint text-xs @max-[46rem]:sr-only">
      {say(texts.builtIn, { time: milliseconds(built.time) })}
    </span>
  );
}

/** What a result lacks: beside the tabs, in few words where there is little room, and in a sentence. */
interface Shortfall {
  text: string;
  short: string;
  title?: string;
}

/** Returns what a result lacks; nothing where it is of the present text and complete. */
function shortfallOf(draft: Draft, run: Run, built: Built): Shortfall | undefined {
  const current = draft.text === built.from || draft.text === built.text;
  const old = (text: string) => ({ text, short: texts.old });
  if (!current && run.checked === draft.text) return old(run.notJson ? texts.oldNotJson : texts.oldFaults);
  if (!current && run.notLive !== undefined) return old(texts.oldText);
  if (draft.envelop !== built.envelop && draft.text === built.from && run.notLive !== undefined)
    return old(texts.oldEnvelope);
  const inPart = { short: texts.inPart };
  if (built.partial) return { ...inPart, text: texts.readInPart, title: say(texts.readInPartAbout) };
  if (built.faults > 0) return { ...inPart, text: texts.calculatedInPart, title: say(texts.calculatedInPartAbout) };
  return undefined;
}

function UseAsDocument({ draft, built, readOnly }: Pick<ResultRegionProps, 'draft' | 'readOnly'> & { built: Built }) {
  const why = whyNotUsed(draft, built, readOnly);
  return (
    <Button
      size="small"
      onClick={() => takeAsDocument(draft, built)}
      disabled={why !== undefined}
      title={why ?? say(texts.useAbout)}
    >
      {say(texts.use)}
    </Button>
  );
}

/** Why there is no result. */
function NoResult({ draft, run }: { draft: string; run: Run }) {
  const { errors } = countsOf(useProblems(draft));
  const keys = useCommand('build')?.keys ?? [];
  if (run.busy === 'build') return <Waiting what={say(texts.building)} />;
  if (run.notJson) return <Message title={say(texts.notJson)} about={say(texts.notJsonAbout)} />;
  if (errors > 0) return <Message title={say(texts.faultCount, { count: errors })} about={say(texts.faultsAbout)} />;
  return (
    <Message title={say(texts.notBuilt)} about={say(texts.notBuiltAbout)}>
      {keys.map(({ chord }) => (
        <p key={chord} className="text-faint">
          <Shortcut keys={chord} />
        </p>
      ))}
    </Message>
  );
}
