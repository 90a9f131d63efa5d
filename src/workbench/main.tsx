import './style/index.css';
import './beginning.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { isEmbedded } from './app/embedded.ts';
import { useDrafts } from './drafts/drafts.ts';
import { followTabs } from './drafts/follow-tabs.ts';
import { firstText } from './examples/first-text.ts';
import { interfaceLanguage } from './language/interface-language.ts';
import { laterTexts } from './language/later.ts';
import { useBackend } from './service/backend.ts';
import { router } from './shell/router.tsx';
import { showLanguage } from './texts/say.ts';

// The service may run on this very machine: whether the browser is online says nothing about it.
const queries = new QueryClient({
  defaultOptions: {
    queries: { networkMode: 'always', staleTime: 300_000, retry: 1 },
    // What one has given is kept where it is shown.
    mutations: { networkMode: 'always', gcTime: 0 },
  },
});

// What one backend has answered is not what the other would.
useBackend.subscribe(() => void queries.invalidateQueries());

// The paper, where there is room for it beside the document, is fetched while the page is being drawn.
if (matchMedia('(min-width: 800px)').matches && location.pathname === '/')
  import('./preview/preview.tsx').catch(() => {});

// While the page is being drawn, which takes a slow processor as long as a slow network.
void document.fonts.load('1rem "Inter Variable"').catch(() => {});

document.documentElement.lang = interfaceLanguage;
const translated = showLanguage(interfaceLanguage, ['page']);

if (isEmbedded) {
  useDrafts.setState({ status: 'ready' });
  void translated.then(draw);
} else {
  followTabs();
  stayNewLater();
  const { load } = useDrafts.getState();
  const loaded = load(() => firstText(queries)).then(askAgain);
  // With the drafts at once, where they come soon: a slow processor takes a while to draw the page without them first.
  void Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, 150))])
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
  void laterTexts();
}

/** Lets what a form asked before the page was left be asked again, whether it is shown or not. */
function askAgain(): void {
  const { drafts } = useDrafts.getState();
  if (drafts.some(({ questions }) => questions)) import('./form/open-questions.ts').catch(() => {});
}

/** After the editor, which is fetched after the page. Where this part cannot be had there is nothing new either. */
function stayNewLater(): void {
  const afterLoad = 4_000;
  const start = () =>
    setTimeout(
      () =>
        import('./offline/stay-new.ts').then(
          ({ stayNew }) => stayNew(),
          () => {},
        ),
      afterLoad,
    );
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}
