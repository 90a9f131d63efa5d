import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import { discardDraft } from '../../state/drafts/discarded.ts';
import { draftById, useDrafts } from '../../state/drafts/drafts.ts';
import { forgetWords, useFormGuide } from '../../state/view/form-guide.ts';
import { takeNotices } from '../../ui/notice.ts';
import { Notices } from '../../ui/notices.tsx';
import { takeKeys } from '../../ui/typed-ahead.tsx';
import { startChecks } from '../../write/live/check-live.ts';
import { CommandCenter } from '../command-center.tsx';
import { OpenDialog, openDialog } from '../dialogs.tsx';
import { router } from '../router.tsx';

let shown: { root: Root; container: HTMLElement } | undefined;

/** Shows an element as a page does: with commands and their keys, dialogs and notices. */
export function show(element: ReactNode): UserEvent {
  const root = createRootRoute();
  const component = () => (
    <CommandCenter>
      {element}
      <OpenDialog />
      <Notices />
    </CommandCenter>
  );
  const routeTree = root.addChildren([createRoute({ getParentRoute: () => root, path: '/', component })]);
  return render(createRouter({ routeTree, history: createMemoryHistory() }) as never);
}

/** Shows a page other than the workbench at its address. */
export function showPage(address: string): UserEvent {
  router.update({ history: createMemoryHistory({ initialEntries: [address] }) } as never);
  void router.load();
  return render(router);
}

/** Returns the address of the page. */
export function addressOf(): string {
  return router.state.location.href;
}

function render(shownRouter: typeof router): UserEvent {
  clear();
  onTestFinished(() => {
    clear();
    // It would open again over the page of the next test.
    openDialog();
    // A new draft holds keys until its form is there, which this page may lack.
    takeKeys();
    closeDrafts();
    // Otherwise the next form would go to the field that this one had no time for.
    useFormGuide.setState({ target: undefined, startIn: undefined, last: undefined, left: undefined });
    forgetWords();
  });
  const container = document.body.appendChild(document.createElement('div'));
  shown = { root: createRoot(container), container };
  shown.root.render(
    <QueryClientProvider client={queries}>
      <RouterProvider router={shownRouter} />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

/** The answers of the service; kept for other tests. */
export const queries = new QueryClient({
  defaultOptions: { queries: { networkMode: 'always', retry: false, staleTime: Number.POSITIVE_INFINITY } },
});

/** Opens a draft with its undo history, and checks it on every change. */
export function openDraft(document: unknown): string {
  const id = useDrafts.getState().open(typeof document === 'string' ? document : JSON.stringify(document, null, 2));
  const draft = draftById(id);
  if (!draft) throw new Error('the draft is not open');
  startChecks(draft);
  return id;
}

function closeDrafts(): void {
  const { drafts, close } = useDrafts.getState();
  for (const { id } of drafts) {
    close(id);
    discardDraft(id);
  }
}

export function textOf(draft: string): string {
  return draftById(draft)?.text ?? '';
}

function clear(): void {
  shown?.root.unmount();
  shown?.container.remove();
  shown = undefined;
  // Notices of an earlier test, which the next page would show.
  takeNotices();
}
