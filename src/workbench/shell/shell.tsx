import { Link, Outlet, useMatches, useMatchRoute } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { useLearning } from '../documents/use-learning.ts';
import { endShow, useShowing } from '../how-it-works/guide/showing.ts';
import { DraftTabs } from '../state/drafts/draft-tabs.tsx';
import { useOwnDrafts } from '../state/drafts/drafts.ts';
import { showHere } from '../state/drafts/follow-tabs.ts';
import { useGivenFiles } from '../state/drafts/given-files.ts';
import { answered, useQuestions } from '../state/drafts/questions.ts';
import { useSharedLink } from '../state/drafts/shared-link.ts';
import { useTitleOf } from '../state/drafts/titles.ts';
import { useActiveDraft } from '../state/drafts/use-active-draft.ts';
import { isWanted } from '../state/memory/setting.ts';
import { fillIn, useFillIn } from '../state/view/fill-in.ts';
import { useFrame } from '../state/view/frame.ts';
import { Announcer } from '../ui/announcer.tsx';
import { withTexts } from '../ui/language/later.ts';
import { useNotices } from '../ui/notice.ts';
import { OverlayBoundary } from '../ui/overlay-boundary.tsx';
import { afterForm } from '../ui/page/after-form.ts';
import { isEmbedded } from '../ui/page/embedded.ts';
import { settings } from '../ui/page/settings.ts';
import { part } from '../ui/part.tsx';
import { say } from '../ui/texts/say.ts';
import { useMedia } from '../ui/use-media.ts';
import { CommandCenter } from './command-center.tsx';
import { hostCommands } from './commands/index.ts';
import { OpenDialog } from './dialogs.tsx';
import { useGoKeys } from './go-keys.ts';
import { openNewMenu } from './new/new-menu.tsx';
import { Sidebar } from './sidebar.tsx';
import * as texts from './texts.ts';
import { Toolbar } from './toolbar.tsx';

const Show = lazy(async () => ({
  default: (await withTexts(import('../how-it-works/show/show-player.tsx'))).ShowPlayer,
}));
const Host = lazy(async () => ({ default: (await withTexts(import('./embedding/host.tsx'))).Host }));
const FillIn = lazy(async () => ({
  default: (await withTexts(import('../write/saving/fill-in-dialog.tsx'), ['later', 'names'])).FillInDialog,
}));

const Opening = lazy(async () => ({
  default: (await withTexts(import('./opening/opening-dialog.tsx'))).OpeningDialog,
}));
const PageNotices = lazy(async () => ({
  default: (await afterForm().then(() => import('./page-notices.tsx'))).PageNotices,
}));
export const DropZone = part(async () => (await import('../state/drafts/drop-zone.tsx')).DropZone);
const PhoneBar = lazy(async () => ({ default: (await import('./phone-bar.tsx')).PhoneBar }));
const MemoryOffer = lazy(async () => ({
  default: (await withTexts(import('../documents/memory-offer.tsx'))).MemoryOffer,
}));
const WhatChanged = lazy(async () => ({
  default: (await withTexts(import('../write/what-changed/strip.tsx'))).WhatChanged,
}));
const Notices = lazy(async () => ({ default: (await import('../ui/notices.tsx')).Notices }));

/** Sets the title of the browser's tab, `ES · Regimes · Billwright`, which bookmarks use too. */
function useTitle(draft: string | undefined): void {
  const title = useMatches({
    select(matches) {
      const page = matches.find(({ staticData }) => staticData.page)?.staticData.page;
      const { '*': _same, ...params } = (matches.at(-1)?.params ?? {}) as Record<string, string>;
      const shown = draft ?? (page && say(page.name));
      return [...Object.values(params), shown, say(texts.product)].filter(Boolean).join(' · ');
    },
  });
  useEffect(() => {
    const call = () => {
      document.title = title;
    };
    // Prints and saved PDFs are named after the document alone.
    const callPrinted = () => {
      document.title = draft ?? title;
    };
    call();
    addEventListener('beforeprint', callPrinted);
    addEventListener('afterprint', call);
    return () => {
      removeEventListener('beforeprint', callPrinted);
      removeEventListener('afterprint', call);
    };
  }, [title, draft]);
}

/** The frame of every page: name, drafts and commands at the top, pages at the side. */
export function Shell() {
  return (
    <CommandCenter>
      <Surroundings />
    </CommandCenter>
  );
}

function Surroundings() {
  const asked = useQuestions(({ questions }) => questions.length > 0);
  const notified = useNotices((state) => state.wanted);
  const draft = useActiveDraft();
  const matches = useMatchRoute();
  const onWorkbench = matches({ to: '/' }) !== false;
  // The first step of a scenario goes to the workbench.
  const guided = onWorkbench || matches({ to: '/show/$name' }) !== false;
  const shown = onWorkbench || draft?.inbox !== undefined ? draft?.id : undefined;
  const title = useTitleOf(draft);
  useTitle(shown && title);
  useEffect(() => showHere(shown), [shown]);
  useGoKeys();
  useSharedLink();
  useGivenFiles();
  useEffect(() => {
    // Builds are remembered without the form too.
    if (isWanted()) void import('../state/memory/memory.ts').then(({ startMemory }) => startMemory());
  }, []);
  useLearning(draft);
  const isPhone = useMedia('(max-width: 45rem)');
  const playing = useShowing((state) => state.shown);
  const asks = useFillIn(({ asked }) => asked);
  return (
    <div className="flex h-dvh flex-col bg-bg">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-md focus:bg-accent focus:px-3 focus:py-1.5 focus:text-accent-ink"
      >
        {say(texts.skipToPage)}
      </a>
      <div className="flex min-h-0 flex-1">
        {!isEmbedded && <Sidebar />}
        <div className="flex min-w-0 flex-1 flex-col">
          <Header onWrite={onWorkbench} />
          <main id="main" tabIndex={-1} className="flex min-h-0 flex-1 flex-col outline-none">
            <OverlayBoundary>
              <PageNotices draft={shown} />
            </OverlayBoundary>
            {shown && draft && settings.getItem('memory-offer') !== null && !isEmbedded && (
              <OverlayBoundary>
                <MemoryOffer key={draft.id} draft={draft} />
              </OverlayBoundary>
            )}
            {onWorkbench && draft?.origin && (
              <OverlayBoundary>
                <WhatChanged key={draft.id} draft={draft} origin={draft.origin} />
              </OverlayBoundary>
            )}
            <div className="flex min-h-0 flex-1">
              <Outlet />
            </div>
          </main>
        </div>
      </div>
      {!isEmbedded && isPhone && (
        <Suspense fallback={<div className="h-14 border-line border-t bg-panel" />}>
          <PhoneBar />
        </Suspense>
      )}
      <Announcer />
      <OverlayBoundary>
        <DropZone />
      </OverlayBoundary>
      {isEmbedded && (
        <OverlayBoundary>
          <Host draft={draft} commandIds={hostCommands} />
        </OverlayBoundary>
      )}
      <OpenDialog />
      {asked && (
        <OverlayBoundary onClose={answered}>
          <Opening />
        </OverlayBoundary>
      )}
      {asks && (
        <OverlayBoundary onClose={() => fillIn(undefined)}>
          <FillIn {...asks} />
        </OverlayBoundary>
      )}
      {playing && guided && (
        <OverlayBoundary key="show" onClose={endShow}>
          <Show key={playing.run} {...playing} />
        </OverlayBoundary>
      )}
      {notified && (
        <OverlayBoundary>
          <Notices />
        </OverlayBoundary>
      )}
    </div>
  );
}

/** The drafts as tabs, and the actions on the open one below them. Other pages have headers of their own. */
function Header({ onWrite }: { onWrite: boolean }) {
  const draft = useActiveDraft();
  // A host page provides one document; there are more only after the user makes a copy.
  const withTabs = useOwnDrafts().length > (isEmbedded ? 1 : 0);
  const isBare = useFrame((state) => state.toolbar === 'none');
  if (!onWrite) {
    return isEmbedded ? (
      <header data-landmark className="border-line border-b bg-panel px-3 py-2">
        <Link to="/" className="text-accent underline">
          {say(texts.backToDocument)}
        </Link>
      </header>
    ) : null;
  }
  if (!draft || (isBare && !withTabs)) return null;
  return (
    <header data-landmark>
      {withTabs && <DraftTabs onWorkbench={onWrite} onNew={isEmbedded ? undefined : openNewMenu} />}
      {!isBare && <Toolbar draft={draft} />}
    </header>
  );
}
