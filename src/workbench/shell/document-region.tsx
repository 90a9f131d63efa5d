import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useDescription } from '../engine/document/use-description.ts';
import type { Draft } from '../state/drafts/draft-storage.ts';
import { changeRun, runOf } from '../state/drafts/runs.ts';
import { useActiveEditor } from '../state/view/active-editor.ts';
import { useView } from '../state/view/document-view.ts';
import { noteSeen, waitUntilSeen } from '../state/view/first-paper.ts';
import { useFrame } from '../state/view/frame.ts';
import { useReadOnly } from '../state/view/read-only.ts';
import { roomForBoth } from '../state/view/switch-view.ts';
import { resetXmlView, useIsOnPage, useXmlView } from '../state/view/xml-view.ts';
import { Boundary } from '../ui/boundary.tsx';
import { classes } from '../ui/classes.ts';
import { withTexts } from '../ui/language/later.ts';
import { Waiting } from '../ui/message.tsx';
import { notify } from '../ui/notice.ts';
import { part } from '../ui/part.tsx';
import { say } from '../ui/texts/say.ts';
import { useMedia } from '../ui/use-media.ts';
import { loadEditor } from '../write/editor/load-editor.ts';
import { PlainEditor } from '../write/editor/plain-editor.tsx';
import * as texts from '../write/editor/texts.ts';
import { InspectionBar, ReceivedPaper } from './result/panels.tsx';

const DocumentEditor = lazy(async () => {
  await waitUntilSeen(seenBefore());
  try {
    return { default: (await loadEditor()).DocumentEditor };
  } catch {
    notify({ title: say(texts.noEditor), description: say(texts.plainGoesOn), tone: 'bad' });
    return { default: () => <></> };
  }
});

const DocumentBar = lazy(async () => ({ default: (await import('../write/editor/document-bar.tsx')).DocumentBar }));

const DocumentFacts = lazy(async () => ({
  default: (await import('../write/editor/document-facts.tsx')).DocumentFacts,
}));

const ReadOnlyNotice = lazy(async () => ({
  default: (await withTexts(import('../write/editor/read-only-notice.tsx'))).ReadOnlyNotice,
}));

const SideBySide = lazy(async () => ({
  default: (await withTexts(import('../write/form/side-by-side.tsx'), ['names'])).SideBySide,
}));

export const FormView = part(
  async () => (await withTexts(import('../write/form/form-view.tsx'), ['names'])).FormView,
  () => <Waiting what={say(texts.loadingForm)} />,
);

/** Loads the content shown before the large editor; nothing if the editor itself comes first. */
function seenBefore() {
  const withForm = useView.getState().view === 'Form';
  const withPaper = useFrame.getState().result && matchMedia('(min-width: 800px)').matches;
  return [...(withForm ? (['form'] as const) : []), ...(withPaper ? (['paper'] as const) : [])];
}

/**
 * Checks a draft from now on. A result of the last visit is shown meanwhile; the code that shows it is loaded before the engine, which is
 * larger.
 */
async function checkSoon(draft: Draft): Promise<void> {
  if (runOf(draft.id).built?.isKept) await waitUntilSeen(seenBefore());
  (await import('../write/live/check-live.ts')).startChecks(draft);
}

interface DocumentRegionProps {
  draft: Draft;
  /** Why a received bill stays as it is. Its bar and its problems are elsewhere. */
  received?: string;
}

/** The draft's text. */
export function DocumentRegion({ draft, received }: DocumentRegionProps) {
  const description = useDescription(draft.text);
  const readOnly = useReadOnly(description) ?? received;
  const why = description.signed ? say(texts.signedWhy) : readOnly;
  const leaving = useActiveEditor((state) => state.leaving);
  const isThere = useActiveEditor(({ editor }) => editor !== undefined);
  const { view, both: wanted } = useView();
  const hasRoom = useMedia(roomForBoth);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per draft, with its text at that time.
  useEffect(() => void checkSoon(draft).catch((error) => changeRun(draft.id, { notLive: String(error) })), [draft.id]);
  const { isXml, kind } = description;
  useEffect(() => {
    // An e-invoice has no form.
    if (isXml) noteSeen('form');
  }, [isXml]);
  const both = wanted && hasRoom && !isXml;
  const withForm = !isXml && (both || view === 'Form');
  const withPaper = useIsOnPage(draft, isXml);
  useLayoutEffect(() => {
    useXmlView.setState({ onPage: withPaper });
    return () => useXmlView.setState({ onPage: false });
  }, [withPaper]);
  // The editor moves with its text: to the tab next to the page of an e-invoice, and back.
  const beside = useXmlView((state) => state.beside);
  const isText = isXml ? !withPaper || beside !== undefined : both || !withForm;
  // Once loaded, it keeps the undo steps and the place in the text.
  const [hasEditor, keepEditor] = useState(isText);
  if (isText && !hasEditor) keepEditor(true);
  const home = useRef<HTMLDivElement>(null);
  const [host] = useState(() => {
    const element = document.createElement('div');
    element.className = 'relative flex min-h-0 min-w-0 flex-1';
    return element;
  });
  useLayoutEffect(() => (beside ?? home.current)?.append(host), [beside, host]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each e-invoice opens in the view that the user prefers.
  useLayoutEffect(resetXmlView, [draft.id]);
  return (
    <section data-region="document" aria-label={say(texts.document)} className="flex h-full min-h-0 flex-col bg-panel">
      {!received && (isXml || both || !withForm) && (
        <Suspense fallback={<div className="h-10 shrink-0 border-line border-b" />}>
          {isXml ? <InspectionBar draft={draft} kind={kind} /> : <DocumentBar description={description} />}
        </Suspense>
      )}
      {why && !received && (
        <Suspense>
          <ReadOnlyNotice draft={draft} why={why} signed={description.signed} />
        </Suspense>
      )}
      <div className="flex min-h-0 flex-1">
        {withForm && (
          <div className="flex min-h-0 min-w-0 flex-1 flex-col">
            <Boundary of={draft.text}>
              <FormView
                key={draft.id}
                draft={draft}
                readOnly={readOnly !== undefined}
                Facts={both ? undefined : DocumentFacts}
              />
              <Suspense>{both && <SideBySide />}</Suspense>
            </Boundary>
          </div>
        )}
        {withPaper && (
          <Boundary of={draft.text}>
            <Suspense fallback={<Waiting what={say(texts.loading)} />}>
              <ReceivedPaper draft={draft} />
            </Suspense>
          </Boundary>
        )}
        <div
          ref={home}
          data-landmark
          className={classes(
            'flex min-h-0 min-w-0 flex-1',
            both ? 'border-line border-l' : (withForm || withPaper) && 'hidden',
          )}
        />
        {hasEditor &&
          createPortal(
            <>
              {!isThere && <PlainEditor key={draft.id} draft={draft} readOnly={why !== undefined} />}
              {/* Two fields with one name would be confusing, so this one is named when visible. */}
              <div className="flex min-w-0 flex-1" aria-hidden={!isThere}>
                <Suspense>
                  <DocumentEditor draft={draft} readOnly={why} />
                </Suspense>
              </div>
              <p
                className={classes(
                  'pointer-events-none absolute right-4 bottom-2 rounded-md border border-line bg-panel px-2 py-0.5 text-faint text-xs shadow-float',
                  leaving === 'unsaid' && 'hidden',
                )}
              >
                {say(leaving === 'ready' ? texts.tabLeaves : texts.escapeLeaves)}
              </p>
            </>,
            host,
          )}
      </div>
    </section>
  );
}
