import * as Tabs from '@radix-ui/react-tabs';
import { lazy, Suspense, useDeferredValue, useEffect, useState } from 'react';
import { useDescription } from '../../engine/document/use-description.ts';
import { useRun } from '../../state/drafts/runs.ts';
import { useDeveloperTools } from '../../state/view/developer-tools.ts';
import { noteSeen } from '../../state/view/first-paper.ts';
import { useIsOnPage } from '../../state/view/xml-view.ts';
import { Boundary } from '../../ui/boundary.tsx';
import { Waiting } from '../../ui/message.tsx';
import { afterForm } from '../../ui/page/after-form.ts';
import { say } from '../../ui/texts/say.ts';
import { ToolsPlace } from '../../write/preview/tools-place.ts';
import { type PanelProps, panelsOf } from './panels.tsx';
import * as texts from './texts.ts';

// Loaded with the first result.
const ResultStatus = lazy(async () => ({
  default: (await afterForm().then(() => import('./result-status.tsx'))).ResultStatus,
}));
const UseAsDocument = lazy(async () => ({
  default: (await afterForm().then(() => import('./result-status.tsx'))).UseAsDocument,
}));

// Seldom needed: an example has a result at once.
const EmptyPreview = lazy(async () => ({ default: (await import('./empty-preview.tsx')).EmptyPreview }));
const NoResult = lazy(async () => ({ default: (await import('./no-result.tsx')).NoResult }));

interface ResultRegionProps extends PanelProps {
  /** The chosen panel, if any. */
  panel: string | undefined;
  onPanel(panel: string): void;
  /** Whether the page of a received bill is a panel, where there is room for one region. */
  withPage?: boolean;
}

/** The last valid result, marked if the text has changed since. */
export function ResultRegion({ panel, onPanel, withPage = false, ...props }: ResultRegionProps) {
  const { draft, readOnly } = props;
  const { built, inspection } = useRun(draft.id, 'built', 'inspection');
  // Rendered after typing, which it never delays.
  const drawn = useDeferredValue(built);
  const { isXml, blank } = useDescription(draft.text);
  const onPage = useIsOnPage(draft, isXml);
  const developerTools = useDeveloperTools();
  // A command may show a panel that has no tab.
  const panels = panelsOf({ isXml, onPage, withPage }).filter(
    ({ id, isTool, isOnRequest, isOfReport }) =>
      (((developerTools || !isTool) && !isOnRequest?.(draft)) || id === panel) &&
      (isOfReport || inspection?.report === undefined),
  );
  const shown = panels.find(({ id }) => id === panel) ?? panels[0];
  const isPaper = shown?.id === 'Preview';
  const [tools, setTools] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (!isPaper) noteSeen('paper');
  }, [isPaper]);
  return (
    <section
      data-region="result"
      data-landmark
      aria-label={say(texts.title)}
      className="flex h-full min-h-0 flex-col bg-panel"
    >
      <Tabs.Root value={shown?.id} onValueChange={onPanel} className="flex min-h-0 flex-1 flex-col">
        <div className="@container shrink-0 border-line border-b">
          <div className="-mb-px flex flex-wrap gap-x-1 @max-[48rem]:gap-x-0 pr-3.5 pl-2.5 @max-[48rem]:pr-3">
            <Tabs.List aria-label={say(texts.resultAs)} className="flex flex-wrap gap-x-1 @max-[48rem]:gap-x-0">
              {panels.map(({ id, name }) => (
                <Tabs.Trigger
                  key={id}
                  value={id}
                  // Radix focuses a clicked tab by script, and browsers would ring it like one reached by keyboard.
                  onMouseDown={({ currentTarget: { dataset } }) => {
                    dataset.clicked = '';
                  }}
                  onBlur={({ currentTarget: { dataset } }) => delete dataset.clicked}
                  className="h-10 pointer-coarse:min-h-11 rounded-t border-transparent border-b-2 px-1.5 font-medium text-soft outline-offset-[-2px] hover:text-ink data-[clicked]:outline-none data-[state=active]:border-accent data-[state=active]:text-ink"
                >
                  {say(name)}
                </Tabs.Trigger>
              ))}
            </Tabs.List>
            <div className="ml-auto flex min-h-10 items-center justify-end gap-2.5 pointer-coarse:py-1 pl-2">
              {built && !blank && (
                <Suspense>
                  <ResultStatus draft={draft} built={built} />
                  {shown?.id === 'JSON' && !isXml && <UseAsDocument draft={draft} built={built} readOnly={readOnly} />}
                </Suspense>
              )}
              <span ref={setTools} className="flex items-center gap-1 empty:hidden" />
            </div>
          </div>
        </div>
        {panels.map(({ id, draw, drawWithout }) => (
          <Tabs.Content key={id} value={id} tabIndex={-1} className="flex min-h-0 flex-1 outline-none">
            <Boundary of={drawn?.text ?? ''}>
              <Suspense fallback={<Waiting what={say(texts.loading)} />}>
                {blank && id === 'Preview' ? (
                  <EmptyPreview draft={draft} />
                ) : drawn ? (
                  <ToolsPlace value={tools}>{draw(drawn, props)}</ToolsPlace>
                ) : (
                  (drawWithout?.(props) ?? <NoResult draft={draft.id} isXml={isXml} />)
                )}
              </Suspense>
            </Boundary>
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </section>
  );
}
