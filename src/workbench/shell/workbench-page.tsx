import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { Group, Panel, Separator, usePanelRef } from 'react-resizable-panels';
import { useDescription } from '../engine/document/use-description.ts';
import type { Draft } from '../state/drafts/draft-storage.ts';
import { useDrafts } from '../state/drafts/drafts.ts';
import { watchRun } from '../state/drafts/runs.ts';
import { noteShown, useActiveDraft } from '../state/drafts/use-active-draft.ts';
import { useView } from '../state/view/document-view.ts';
import { forgetWords, useFormGuide } from '../state/view/form-guide.ts';
import { useFrame } from '../state/view/frame.ts';
import { showPane, usePane } from '../state/view/pane.ts';
import { useReadOnly } from '../state/view/read-only.ts';
import { roomForBoth } from '../state/view/switch-view.ts';
import { classes } from '../ui/classes.ts';
import { withTexts } from '../ui/language/later.ts';
import { Waiting } from '../ui/message.tsx';
import { isEmbedded } from '../ui/page/embedded.ts';
import { settings } from '../ui/page/settings.ts';
import { part } from '../ui/part.tsx';
import { say } from '../ui/texts/say.ts';
import { useMedia } from '../ui/use-media.ts';
import { ProblemsRegion } from '../write/problems/problems-region.tsx';
import { useFolding } from '../write/problems/use-folding.ts';
import { useComparing } from '../write/what-changed/comparing.ts';
import { DocumentRegion } from './document-region.tsx';
import { ResultRegion } from './result/result-region.tsx';
import * as texts from './texts.ts';

const PhonePanes = lazy(async () => ({ default: (await import('./phone-panes.tsx')).PhonePanes }));
const Compare = lazy(async () => ({
  default: (await withTexts(import('../write/what-changed/compare.tsx'), ['names'])).Compare,
}));
export const FirstVisit = part(
  async () => (await withTexts(import('./first/first-visit.tsx'), ['names'])).FirstVisit,
  () => <Opening />,
);

/** The document, its result and its problems; without one, where to begin. */
export function WorkbenchPage() {
  const status = useDrafts((state) => state.status);
  const draft = useActiveDraft();
  useAddressOf(draft);
  if (status === 'loading') return <Opening />;
  if (!draft && isEmbedded) return <Waiting what={say(texts.fetchingDocument)} />;
  if (!draft) return <FirstVisit />;
  return (
    <>
      <h1 className="sr-only">{say(texts.write)}</h1>
      <Regions draft={draft} />
    </>
  );
}

/** Shows the content of index.html until the drafts are loaded. */
function Opening() {
  return (
    <div className="grid size-full place-items-center p-8 text-center text-soft text-xl leading-relaxed sm:text-2xl">
      <div>
        <p className="max-w-xl text-balance">
          {document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content}
        </p>
        <div className="flex text-base">
          <Waiting what={say(texts.fetchingDrafts)} />
        </div>
      </div>
    </div>
  );
}

/** Keeps the current draft in the address, and remembers it. */
function useAddressOf(draft: Draft | undefined): void {
  const navigate = useNavigate();
  const router = useRouter();
  const { draft: named } = useSearch({ from: '/' });
  const id = draft?.id;
  useEffect(() => {
    if (!id) return;
    noteShown(id);
    // Not on the way to another page.
    if (named === id || router.history.location.pathname !== '/') return;
    // A panel in the address belongs to the draft there, which may be gone.
    const searchOf = ({ panel }: { panel?: string }) => ({ draft: id, ...(named === undefined && panel && { panel }) });
    void navigate({ to: '/', search: searchOf, replace: true });
  }, [id, named, navigate, router]);
}

/** The setting with the document's width, as a percentage. */
const WIDTH = 'document-width';

/** The lines of a form need more room than text. */
const widthFor = (isForm: boolean) => `${settings.getItem(WIDTH) ?? (isForm ? 58 : 52)}%`;

/** The document's width while form and text are side by side. */
const WIDTH_OF_BOTH = '68%';

function Regions({ draft }: { draft: Draft }) {
  const wide = useMedia('(min-width: 800px)');
  const readOnly = useReadOnly(useDescription(draft.text));
  const { result: withResult, problems: withProblems } = useFrame();
  const { pane, onlyResult } = usePane();
  const navigate = useNavigate();
  const { panel } = useSearch({ from: '/' });
  useEffect(
    () =>
      watchRun(draft.id, ({ built }, before) => built?.by === 'button' && built !== before.built && showPane('Result')),
    [draft.id],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a position belongs to its draft.
  useEffect(() => useFormGuide.setState({ left: undefined }), [draft.id]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: words belong to their draft.
  useEffect(() => forgetWords, [draft.id]);
  // A request for a panel makes it visible.
  const panelBefore = useRef(panel);
  useEffect(() => {
    if (panel !== panelBefore.current) showPane('Result');
    panelBefore.current = panel;
  }, [panel]);
  const folding = useFolding(draft.id);
  const hasRoom = useMedia(roomForBoth);
  const both = useView((state) => state.both) && hasRoom;
  const isForm = useView(({ view }) => view === 'Form');
  const width = both ? WIDTH_OF_BOTH : widthFor(isForm);
  const documentPanel = usePanelRef();
  const widthBefore = useRef(width);
  useEffect(() => {
    if (width !== widthBefore.current) documentPanel.current?.resize(width);
    widthBefore.current = width;
  }, [width, documentPanel]);

  const isComparing = useComparing((state) => state.draft === draft.id);
  const document = <DocumentRegion draft={draft} />;
  const result = (
    <ResultRegion
      draft={draft}
      readOnly={readOnly}
      panel={panel}
      onPanel={(panel) => void navigate({ to: '/', search: (search) => ({ ...search, panel }), replace: true })}
    />
  );

  return (
    <Group orientation="vertical" onLayoutChanged={folding.onLayoutChanged} className="size-full">
      <Panel id="work" minSize="30%" className="relative">
        {isComparing && draft.origin && (
          <div className="absolute inset-0 z-10">
            <Suspense>
              <Compare draft={draft} origin={draft.origin} />
            </Suspense>
          </div>
        )}
        <div className="contents" inert={isComparing}>
          {!withResult ? (
            document
          ) : wide && !onlyResult ? (
            <Group
              orientation="horizontal"
              onLayoutChanged={({ document = 0 }, { isUserInteraction }) => {
                if (isUserInteraction && !both) settings.setItem(WIDTH, String(document));
              }}
            >
              <Panel id="document" panelRef={documentPanel} minSize="25%" defaultSize={width}>
                {document}
              </Panel>
              <Separator className={classes(separator, 'w-px')} aria-label={say(texts.documentWidth)} />
              <Panel id="result" minSize="25%">
                {result}
              </Panel>
            </Group>
          ) : (
            <div className="flex size-full flex-col">
              <div className="flex shrink-0 items-center justify-between gap-3 border-line border-b bg-sunk px-2.5 py-1.5">
                <Suspense fallback={<div className="h-[34px] pointer-coarse:min-h-[42px]" />}>
                  <PhonePanes draft={draft} />
                </Suspense>
              </div>
              {/* Stays mounted, because it checks the document. */}
              <div className={classes('min-h-0 flex-1', pane !== 'Document' && 'hidden')}>{document}</div>
              {pane === 'Result' && <div className="min-h-0 flex-1">{result}</div>}
            </div>
          )}
        </div>
      </Panel>
      {withProblems && (
        <>
          <Separator className={classes(separator, 'h-px')} aria-label={say(texts.problemsHeight)} />
          <Panel id="problems" {...folding.panel}>
            <ProblemsRegion
              draft={draft.id}
              readOnly={readOnly !== undefined}
              onHeight={folding.onHeight}
              onToggle={folding.onToggle}
              folded={folding.folded}
            />
          </Panel>
        </>
      )}
    </Group>
  );
}

export const separator =
  'bg-line transition-colors data-[separator=active]:bg-accent data-[separator=hover]:bg-accent focus-visible:bg-accent';
