import { useEffect } from 'react';
import { create } from 'zustand';
import { settings } from '../app/settings.ts';
import { useDrafts } from '../drafts/drafts.ts';

/** What is shown step by step: the tour of the workbench, or a scenario by its name, played for the so manieth time; undefined while nothing is. */
export const useTour = create<{ shown: typeof workbenchTour | { show: string; run: number } | undefined }>(() => ({
  shown: undefined,
}));

let runs = 0;

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

/** Shows the tour on the first visit, once: where that cannot be noted, it waits to be asked for. */
export function useFirstTour(onWorkbench: boolean): void {
  // Fetched before the editor, which takes the line for a while.
  useEffect(() => {
    if (onWorkbench && settings.getItem('tour') === null) void loadTour();
  }, [onWorkbench]);
  const ready = useDrafts(({ status, storageFault }) => status === 'ready' && storageFault === undefined);
  useEffect(() => {
    if (!onWorkbench || !ready || settings.getItem('tour') !== null) return;
    // Who comes for a scenario is shown that.
    if (useTour.getState().shown !== undefined) return;
    settings.setItem('tour', 'done');
    startTour();
  }, [onWorkbench, ready]);
}
