import { useEffect } from 'react';
import { create } from 'zustand';
import { useDrafts } from '../../state/drafts/drafts.ts';
import { isByLink } from '../../state/drafts/shared-link.ts';
import { isNarrow, showView } from '../../state/view/document-view.ts';
import { settings } from '../../ui/page/settings.ts';

interface TourState {
  /** The question on the first visit, the tour of the workbench, or a scenario with its run. */
  shown: typeof viewQuestion | typeof workbenchTour | { show: string; run: number } | undefined;
}

export const useTour = create<TourState>(() => ({ shown: undefined }));

let runs = 0;

export const viewQuestion = 'question';
export const workbenchTour = 'workbench';

export function startTour(): void {
  useTour.setState({ shown: workbenchTour });
}

/** Plays a scenario from its beginning. */
export function startShow(name: string): void {
  useTour.setState({ shown: { show: name, run: ++runs } });
}

export function endTour(): void {
  useTour.setState({ shown: undefined });
}

export const loadTour = () => import('./tour.tsx');

/**
 * Asks once, on the first visit, how to write documents; on a phone it starts the tour of the form. If storage is refused, it shows the
 * form without asking each time. Who follows a link to a document wants to read it.
 */
export function useFirstVisit(onWorkbenchPage: boolean, loadQuestion: () => unknown): void {
  const onWorkbench = onWorkbenchPage && !isByLink;
  // Loaded before the editor, which occupies the network for some time.
  useEffect(() => {
    if (onWorkbench && settings.getItem('tour') === null) {
      if (!isNarrow()) void loadQuestion();
      void loadTour();
    }
  }, [onWorkbench, loadQuestion]);
  const ready = useDrafts(({ status }) => status === 'ready');
  const isRefused = useDrafts(({ storageFault }) => storageFault !== undefined);
  useEffect(() => {
    if (!onWorkbench || !ready || settings.getItem('tour') !== null) return;
    // Visitors who come for a scenario see that.
    if (useTour.getState().shown !== undefined) return;
    if (isRefused) {
      if (settings.getItem('view') === null) showView('Form');
      return;
    }
    settings.setItem('tour', 'done');
    if (isNarrow()) startTour();
    else useTour.setState({ shown: viewQuestion });
  }, [onWorkbench, ready, isRefused]);
}
