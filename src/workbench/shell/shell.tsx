import { Link, Outlet, useMatches, useMatchRoute } from '@tanstack/react-router';
import { lazy, useEffect } from 'react';
import { ThemeButton } from '../company/settings/theme-button.tsx';
import { useLearning } from '../documents/use-learning.ts';
import { useDescription } from '../engine/document/use-description.ts';
import { AwayNotice } from '../engine/service/away-notice.tsx';
import {
  endTour,
  loadTour,
  useFirstVisit,
  useTour,
  viewQuestion,
  workbenchTour,
} from '../how-it-works/tour/tour-state.ts';
import { DraftTabs } from '../state/drafts/draft-tabs.tsx';
import { useDrafts } from '../state/drafts/drafts.ts';
import { showHere, useIsInOtherTab } from '../state/drafts/follow-tabs.ts';
import { useGivenFiles } from '../state/drafts/given-files.ts';
import { answered, useQuestions } from '../state/drafts/questions.ts';
import { useSharedLink } from '../state/drafts/shared-link.ts';
import { storageFaultText } from '../state/drafts/storage-fault.ts';
import { useTitleOf } from '../state/drafts/titles.ts';
import { useActiveDraft } from '../state/drafts/use-active-draft.ts';
import { isWanted } from '../state/memory/setting.ts';
import { useDeveloperTools } from '../state/view/developer-tools.ts';
import { useFrame } from '../state/view/frame.ts';
import { Announcer } from '../ui/announcer.tsx';
import { classes } from '../ui/classes.ts';
import { useShownWords } from '../ui/language/interface-language.ts';
import { withTexts } from '../ui/language/later.ts';
import { useNotices } from '../ui/notice.ts';
import { OverlayBoundary } from '../ui/overlay-boundary.tsx';
import { isEmbedded } from '../ui/page/embedded.ts';
import { isOneFile } from '../ui/page/one-file.ts';
import { say } from '../ui/texts/say.ts';
import { ViewChoice } from '../write/editor/view-choice.tsx';
import { AppMenu } from './app-menu.tsx';
import { CommandCenter } from './command-center.tsx';
import { hostCommands } from './commands/index.ts';
import { OpenDialog } from './dialogs.tsx';
import { NewMenu } from './new/new-menu.tsx';
import { usePages } from './pages.ts';
import * as texts from './texts.ts';
import { Toolbar } from './toolbar.tsx';

const Tour = lazy(async () => ({ default: (await loadTour()).Tour }));
const loadQuestion = () => import('./opening/view-question.tsx');
const ViewQuestion = lazy(async () => ({ default: (await loadQuestion()).ViewQuestion }));
const Show = lazy(async () => ({
  default: (await withTexts(import('../how-it-works/show/show-player.tsx'))).ShowPlayer,
}));
const Host = lazy(async () => ({ default: (await withTexts(import('./embedding/host.tsx'))).Host }));
const Opening = lazy(async () => ({
  default: (await withTexts(import('./opening/opening-dialog.tsx'))).OpeningDialog,
}));
const ServiceStatus = lazy(async () => ({
  default: (await import('../engine/service/service-status.tsx')).ServiceStatus,
}));
const DropZone = lazy(async () => ({ default: (await import('../state/drafts/drop-zone.tsx')).DropZone }));
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
  useShownWords();
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
  const shown = onWorkbench ? draft?.id : undefined;
  const title = useTitleOf(draft);
  useTitle(shown && title);
  useEffect(() => showHere(shown), [shown]);
  useSharedLink();
  useGivenFiles();
  useEffect(() => {
    // Builds are remembered without the form too.
    if (isWanted()) void import('../state/memory/memory.ts').then(({ startMemory }) => startMemory());
  }, []);
  useLearning(draft);
  useFirstVisit(onWorkbench && !isEmbedded, loadQuestion);
  const touring = useTour((state) => state.shown);
  return (
    <div
      className={classes(
        'grid h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto]',
        !isEmbedded && 'sm:grid-cols-[80px_minmax(0,1fr)] sm:grid-rows-[auto_minmax(0,1fr)]',
      )}
    >
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-md focus:bg-accent focus:px-3 focus:py-1.5 focus:text-accent-ink"
      >
        {say(texts.skipToPage)}
      </a>
      <Header />
      {!isEmbedded && <Rail />}
      <main
        id="main"
        tabIndex={-1}
        className={classes('row-start-2 flex min-h-0 flex-col outline-none', !isEmbedded && 'sm:col-start-2')}
      >
        <AwayNotice />
        <StorageNotice />
        <OtherTabNotice draft={shown} />
        <div className="flex min-h-0 flex-1">
          <Outlet />
        </div>
      </main>
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
      {touring && guided && (
        // The question disappears before the tour, which loads only then, is available.
        <OverlayBoundary key={typeof touring === 'string' ? touring : 'show'} onClose={endTour}>
          {touring === viewQuestion ? (
            <ViewQuestion />
          ) : touring === workbenchTour ? (
            <Tour />
          ) : (
            <Show key={touring.run} {...touring} />
          )}
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

function Header() {
  const onWorkbench = useMatchRoute()({ to: '/' }) !== false;
  const draft = useActiveDraft();
  const developerTools = useDeveloperTools();
  // A host page provides one document; there are more only after the user makes a copy.
  const withTabs = useDrafts(({ drafts }) => !isEmbedded || drafts.length > 1);
  const toolbar = useFrame((state) => state.toolbar);
  const isBare = toolbar === 'none';
  if (isBare && onWorkbench && !withTabs) return null;
  return (
    <header
      data-landmark
      className="col-span-full flex items-center gap-x-2 border-line border-b bg-panel px-3 max-md:flex-wrap md:h-12"
    >
      {!isEmbedded && (
        <Link
          to="/"
          className="flex h-12 shrink-0 items-center gap-2.5 rounded font-semibold text-[0.9375rem] tracking-tight"
        >
          <img src="/favicon.svg" alt="" className="size-5" />
          <span className={developerTools ? 'max-[100rem]:sr-only' : 'max-xl:sr-only'}>{say(texts.product)}</span>
        </Link>
      )}
      {isEmbedded && !onWorkbench && (
        <Link to="/" className="text-accent underline">
          {say(texts.backToDocument)}
        </Link>
      )}
      <div className="contents max-md:order-3 max-md:flex max-md:min-w-0 max-md:basis-full max-md:items-center max-md:gap-2">
        {withTabs && (
          <div className="contents max-md:flex max-md:h-11 max-md:min-w-0 max-md:flex-1">
            <DraftTabs onWorkbench={onWorkbench} />
          </div>
        )}
        {onWorkbench && draft && !isBare && <Views text={draft.text} />}
      </div>
      <div className="ml-auto flex h-12 shrink-0 items-center gap-1 lg:gap-1.5 xl:gap-2.5">
        {onWorkbench && !isBare && (draft ? <Toolbar draft={draft} /> : !isEmbedded && <NewMenu />)}
        {developerTools && !isOneFile && toolbar === 'full' && (
          <OverlayBoundary>
            <ServiceStatus />
          </OverlayBoundary>
        )}
        {!isEmbedded && (
          <div className="contents max-sm:hidden">
            <ThemeButton />
          </div>
        )}
        {toolbar === 'full' && <AppMenu />}
      </div>
    </header>
  );
}

/** The choice between form and text; e-invoices in XML have their own views. */
function Views({ text }: { text: string }) {
  const { isXml } = useDescription(text);
  if (isXml) return null;
  return (
    <div className="ml-auto flex shrink-0 items-center gap-1">
      <ViewChoice />
    </div>
  );
}

function Rail() {
  const developerTools = useDeveloperTools();
  const pages = usePages().filter(({ rail }) => (rail === 'tools' ? developerTools : rail));
  return (
    <nav
      aria-label={say(texts.pages)}
      className="flex items-center justify-center gap-1 border-line bg-panel max-sm:gap-0 max-sm:row-start-3 max-sm:border-t max-sm:py-1 sm:row-start-2 sm:flex-col sm:justify-start sm:border-r sm:pt-2.5"
    >
      {pages.map(({ to, name, Icon, rail }) => (
        <Link
          key={name}
          to={to}
          activeOptions={{ exact: to === '/', includeSearch: false }}
          activeProps={{ className: 'bg-accent-wash! text-accent! font-medium' }}
          className={`grid w-[76px] justify-items-center max-sm:w-auto max-sm:min-w-0 max-sm:flex-auto gap-1 hyphens-auto [hyphenate-limit-chars:12] text-center rounded-lg pt-2 pb-1.5 text-2xs text-soft leading-tight tracking-tight hover:bg-sunk${rail === true ? '' : ' max-sm:hidden'}`}
        >
          <Icon aria-hidden className="size-5" strokeWidth={1.6} />
          {name}
        </Link>
      ))}
    </nav>
  );
}

function StorageNotice() {
  const fault = useDrafts((state) => state.storageFault);
  if (!fault) return null;
  return (
    <p role="alert" className="border-line border-b bg-warn-wash px-4 py-2">
      {storageFaultText(fault)}
    </p>
  );
}

function OtherTabNotice({ draft }: { draft: string | undefined }) {
  const isInOtherTab = useIsInOtherTab(draft);
  if (!isInOtherTab) return null;
  return (
    <p role="status" className="border-line border-b bg-accent-wash px-4 py-1.5 text-xs">
      {say(texts.inOtherTab)}
    </p>
  );
}
