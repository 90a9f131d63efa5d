import './ui/style/index.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { opensForm } from './beginning.ts';
import { useBackend } from './engine/service/backend.ts';
import { engine } from './engine/service/engine.ts';
import { bundleQuery } from './engine/service/service.ts';
import { FormView } from './shell/document-region.tsx';
import { DraftPreview } from './shell/result/panels.tsx';
import { router } from './shell/router.tsx';
import { DropZone } from './shell/shell.tsx';
import { FirstVisit } from './shell/workbench-page.tsx';
import { draftById, useDrafts } from './state/drafts/drafts.ts';
import { followTabs } from './state/drafts/follow-tabs.ts';
import { firstText } from './state/examples/first-text.ts';
import { interfaceLanguage } from './ui/language/interface-language.ts';
import { laterTexts } from './ui/language/later.ts';
import { afterForm } from './ui/page/after-form.ts';
import { chosenView } from './ui/page/chosen-view.ts';
import { isEmbedded } from './ui/page/embedded.ts';
import { isOneFile, pathNow } from './ui/page/one-file.ts';
import { settings } from './ui/page/settings.ts';
import { showLanguage } from './ui/texts/say.ts';

/** Milliseconds that the page waits for what it shows first. */
const SOON = 400;

// The service may run on this machine, so the browser's online state is irrelevant.
const queries = new QueryClient({
  defaultOptions: {
    queries: { networkMode: 'always', staleTime: 300_000, retry: 1 },
    // User input is kept where it is shown.
    mutations: { networkMode: 'always', gcTime: 0 },
  },
});

// An answer of one backend is not valid for the other.
useBackend.subscribe(() => void queries.invalidateQueries());

if (opensForm && useBackend.getState().backend === 'server') void queries.prefetchQuery(bundleQuery('bill/invoice'));

// While the page renders, load what it shows first: a scenario, or a draft.
const withShow = pathNow().startsWith('/show/');
const withDraft = pathNow() === '/' && (isEmbedded || location.hash !== '' || settings.getItem('draft') !== null);
const withPaper = (withShow || withDraft) && matchMedia('(min-width: 800px)').matches;
// The first page takes files from its first moment.
const first = withPaper
  ? DraftPreview.load()
  : !withDraft && pathNow() === '/' && Promise.all([FirstVisit.load(), DropZone.load()]);
if (withShow) import('./how-it-works/show/show-player.tsx').catch(() => {});
if (withDraft && chosenView() === 'Form') FormView.load().catch(() => {});
// Not earlier: it would delay the page. With a result of the last visit, it can wait for what shows that.
const withResult = withPaper && settings.getItem('result');
if (withDraft && !withResult) engine();

// After the form, which would arrive a quarter of a second later over a slow network.
void afterForm().then(() => document.documentElement.style.setProperty('--text-font', '"Inter Variable"'));

document.documentElement.lang = interfaceLanguage;
const translated = showLanguage(interfaceLanguage, ['page']);

if (isEmbedded) {
  useDrafts.setState({ status: 'ready' });
  void translated.then(draw);
} else {
  followTabs();
  if (!isOneFile) stayNewLater();
  const { load } = useDrafts.getState();
  const loaded = load(firstText).then(askAgain);
  const shown = withResult ? loaded.then(showLast) : loaded;
  // Together with the drafts and their paper if they arrive soon: a slow processor takes some time to render the page without them first.
  const ready = Promise.allSettled([shown, first]);
  void Promise.race([ready, new Promise((resolve) => setTimeout(resolve, SOON))])
    .then(() => translated)
    .then(draw);
}

function draw(): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element for the workbench');
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
  // A user who acts may open other parts.
  for (const name of ['pointerdown', 'keydown']) addEventListener(name, () => void laterTexts(), { once: true });
}

/** Shows the result of the last visit. */
async function showLast(): Promise<void> {
  const shown = draftById(settings.getItem('draft') ?? undefined);
  if (shown) (await import('./write/live/kept-result.ts')).showKept(shown);
}

/** Restores the form's open questions from before a reload, whether it is visible or not. */
function askAgain(): void {
  const { drafts } = useDrafts.getState();
  if (drafts.some(({ questions }) => questions)) import('./write/form/open-questions.ts').catch(() => {});
}

/** After the editor, which loads after the page. If this part cannot be loaded, there is no update either. */
function stayNewLater(): void {
  const afterLoad = 4_000;
  const start = () =>
    setTimeout(
      () =>
        import('./shell/offline/stay-new.ts').then(
          ({ stayNew }) => stayNew(),
          () => {},
        ),
      afterLoad,
    );
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}
