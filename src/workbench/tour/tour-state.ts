import { useEffect } from 'react';
import { create } from 'zustand';
import { isNarrow } from '../app/document-view.ts';
import { settings } from '../app/settings.ts';
import { useDrafts } from '../drafts/drafts.ts';

interface TourState {
  /** The question on the first visit, the tour of the workbench, or a scenario: its name, and which playing of it this is. */
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
export const loadQuestion = () => import('./view-question.tsx');

/** Asks on the first visit, once, how to write; on a telephone the tour of the form begins. If storage is refused, nothing is shown. */
export function useFirstVisit(onWorkbench: boolean): void {
  // Fetched before the editor, which takes the line for a while.
  useEffect(() => {
    if (onWorkbench && settings.getItem('tour') === null) {
      if (!isNarrow()) void loadQuestion();
      void loadTour();
    }
  }, [onWorkbench]);
  const ready = useDrafts(({ status, storageFault }) => status === 'ready' && storageFault === undefined);
  useEffect(() => {
    if (!onWorkbench || !ready || settings.getItem('tour') !== null) return;
    // Who comes for a scenario is shown that.
    if (useTour.getState().shown !== undefined) return;
    settings.setItem('tour', 'done');
    if (isNarrow()) startTour();
    else useTour.setState({ shown: viewQuestion });
  }, [onWorkbench, ready]);
}
